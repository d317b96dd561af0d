// Clocks: an end as a moment, shown as the time that is left. The server's time counts, not the phone's.

let offset = 0;

/** Learn the server's time from one of its answers. */
export function setTime(response) {
  const said = Date.parse(response.headers.get("Date") ?? "");
  if (!Number.isNaN(said)) offset = said - Date.now();
}

/** Milliseconds until a moment, by the server's time. */
export function left(moment) {
  return Date.parse(moment) - Date.now() - offset;
}

/** `1:07:05`, `7:05`; with a minus when it is over. */
export function shown(milliseconds) {
  const seconds = Math.abs(Math.floor(milliseconds / 1000));
  const two = (n) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const text = hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return milliseconds < 0 ? `−${text}` : text;
}

/** Bring one clock up to date. */
export function tick(clock) {
  if (!clock.dataset.ends) return;
  const rest = left(clock.dataset.ends);
  const text = shown(rest);
  if (clock.textContent !== text) clock.textContent = text;
  clock.classList.toggle("over", rest < 0);
  clock.classList.toggle("soon", rest >= 0 && Boolean(clock.dataset.warns) && left(clock.dataset.warns) <= 0);
}

/** Keep all clocks of the page going. */
export function run() {
  setInterval(() => document.querySelectorAll(".clock[data-ends]").forEach(tick), 500);
}
