// Lists and names that this device used lately, for the start page and the next list. Only here, never sent.

const LISTS = "tarock-lists";
const NAMES = "tarock-names";
const MOST_LISTS = 12;
const MOST_NAMES = 24;

function read(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may have no room: then nothing is remembered.
  }
}

/** Note a list that was opened here. */
export function rememberList(state) {
  const one = {
    path: location.pathname,
    players: state.sheet.players,
    at: state.sheet.at,
    rules: state.sheet.rules.name,
  };
  write(LISTS, [one, ...read(LISTS).filter((other) => other.path !== one.path)].slice(0, MOST_LISTS));
}

export function recentLists() {
  return read(LISTS);
}

/** Note what a new list was begun with: names in their order, rule set, cents. */
export function rememberTable(table) {
  const [last] = read(NAMES);
  const known = [...table.names, ...(last?.known ?? [])];
  write(NAMES, [{ ...table, known: [...new Set(known)].slice(0, MOST_NAMES) }]);
}

export function lastTable() {
  return read(NAMES)[0] ?? null;
}
