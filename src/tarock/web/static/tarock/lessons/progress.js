// How far one has come: kept on this device only.

const KEY = "tarock-lessons";

/** The numbers of the solved tasks of each lesson. */
export function solved() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

export function solvedOf(slug) {
  const tasks = solved()[slug];
  return new Set(Array.isArray(tasks) ? tasks : []);
}

export function keepSolved(slug, number) {
  const all = solved();
  all[slug] = [...solvedOf(slug).add(number)].sort((a, b) => a - b);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A private window may have no room: it is only for the tick beside the lesson.
  }
}
