// The projector: chooses what the hall needs now, turns the pages, keeps going for hours.

import { left, tick } from "./public-clock.js";
import { nodes, poll } from "./public-poll.js";

const TURN = 9000;
/** Views that change with each other by themselves, by phase of the day. */
const AUTOMATIC = {
  registration: ["entrants"],
  drawn: ["seats"],
  playing: ["seats", "clock", "standings"],
  between: ["standings"],
  over: ["standings", "prizes"],
  closed: ["standings", "prizes"],
};
/** For so long after its start the seats of a round are shown alone: everybody is still looking for the table. */
const LOOKING = 10 * 60_000;
const KEYS = { 0: "", 1: "seats", 2: "standings", 3: "clock", 4: "prizes", 5: "entrants" };

const screen = document.querySelector(".screen");
const live = screen.querySelector(".live");
const [title, small, pages, lost] = [".title", ".clock-small", ".pages", ".lost"].map((s) => screen.querySelector(s));
const told = { view: "", wanted: recall("view"), page: 0, paused: false };
let asleep = 0;

look(recall("look"));
draw();
poll(screen.dataset.part, { every: 4000, hidden: true, changed: replace, state: (online) => (lost.hidden = online) });
setInterval(turn, TURN);
setInterval(clocks, 250);
addEventListener("resize", draw);
addEventListener("keydown", (event) => event.ctrlKey || event.metaKey || event.altKey || press(event.key, event));
screen.querySelector(".keys").addEventListener("click", (event) => press(event.target.dataset?.key, event));
addEventListener("pointermove", wake);
keepAwake();

function replace(html) {
  live.replaceChildren(...nodes(html));
  draw();
}

/** The views that there are now, in the order in which they follow each other. */
function views() {
  const show = live.querySelector(".show");
  const there = [...live.querySelectorAll("[data-view]")].map((section) => section.dataset.view);
  if (told.wanted && there.includes(told.wanted)) return [told.wanted];
  const automatic = (AUTOMATIC[show.dataset.phase] ?? []).filter((view) => there.includes(view));
  const found = automatic.length ? automatic : there.slice(0, 1);
  const looking = show.dataset.phase === "playing" && found.includes("seats") && isEarly(show);
  if (looking) return ["seats"];
  return found.length > 1 ? found.filter((view) => view !== "seats" || show.dataset.phase !== "playing") : found;
}

/** Whether the round has just begun: then nobody needs anything but the seats. */
function isEarly(show) {
  const { started, warns } = show.dataset;
  return Boolean(started) && left(started) > -LOOKING && !(warns && left(warns) <= 0);
}

function draw() {
  const possible = views();
  if (!possible.includes(told.view)) [told.view, told.page] = [possible[0] ?? "", 0];
  for (const section of live.querySelectorAll("[data-view]"))
    section.classList.toggle("on", section.dataset.view === told.view);
  const section = live.querySelector("section.on");
  title.textContent = section?.dataset.title ?? "";
  page(section);
  for (const button of screen.querySelectorAll(".keys [data-key]"))
    button.setAttribute("aria-pressed", String(isOn(button.dataset.key)));
  clocks();
}

function isOn(key) {
  if (key === "p") return told.paused;
  return key in KEYS && KEYS[key] === told.wanted;
}

/** Show one page of a list: as many rows and columns as there is room for. */
function page(section) {
  const list = section?.querySelector(".big-list");
  if (!list) return (pages.textContent = "");
  const items = [...list.children];
  const first = items[0];
  if (!first) return (pages.textContent = "");
  first.hidden = false;
  const room = section.getBoundingClientRect().height;
  const rows = Math.max(1, Math.floor((room - 4) / first.getBoundingClientRect().height));
  const wide = innerWidth / innerHeight;
  const columns = items.length > rows ? (wide > 1.2 ? 2 : 1) : 1;
  const each = rows * columns;
  const count = Math.ceil(items.length / each);
  told.pages = count;
  told.page = Math.min(told.page, count - 1);
  list.style.setProperty("grid-template-rows", `repeat(${Math.min(rows, items.length)}, auto)`);
  items.forEach((item, place) => (item.hidden = Math.floor(place / each) !== told.page));
  pages.textContent = count > 1 ? `${told.page + 1} / ${count}` : "";
}

/** The next page, and behind the last one the next view. */
function turn() {
  if (told.paused) return;
  const possible = views();
  const paged = live.querySelector("section.on .big-list");
  if (paged && told.page + 1 < (told.pages ?? 1)) told.page += 1;
  else {
    told.view = possible[(possible.indexOf(told.view) + 1) % possible.length];
    told.page = 0;
  }
  draw();
}

function clocks() {
  const show = live.querySelector(".show");
  small.hidden = !show?.dataset.ends || told.view === "clock";
  if (show?.dataset.ends) {
    small.dataset.ends = show.dataset.ends;
    small.dataset.warns = show.dataset.warns;
    tick(small);
  }
  live.querySelectorAll(".clock[data-ends]").forEach(tick);
}

function press(key, event) {
  if (!key) return;
  key = key.length === 1 ? key.toLowerCase() : key;
  if (key in KEYS) {
    [told.wanted, told.page, told.view] = [KEYS[key], 0, ""];
    keep("view", told.wanted);
  } else if (key === "p" || (key === " " && event.type === "keydown" && !event.target.closest?.("button"))) told.paused = !told.paused;
  else if (key === "d") look(screen.dataset.look === "dark" ? "light" : "dark");
  else if (key === "f") full();
  else if (key === "ArrowRight") step(1);
  else if (key === "ArrowLeft") step(-1);
  else return;
  if (event.type === "keydown") event.preventDefault();
  draw();
}

function step(by) {
  told.page = (told.page + by + (told.pages ?? 1)) % (told.pages ?? 1);
}

function full() {
  if (document.fullscreenElement) document.exitFullscreen?.();
  else document.documentElement.requestFullscreen?.().catch(() => {});
}

function look(name) {
  if (!name) return;
  screen.dataset.look = name;
  keep("look", name);
}

/** The row of keys appears with the mouse and goes again. */
function wake() {
  screen.classList.add("awake");
  clearTimeout(asleep);
  asleep = setTimeout(() => screen.classList.remove("awake"), 4000);
}

/** The machine shall not go to sleep; where the browser cannot promise that, its own settings have to. */
async function keepAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch {
    // Without permission it stays as it is.
  }
  document.addEventListener("visibilitychange", () => document.hidden || keepAwake(), { once: true });
}

function recall(name) {
  try {
    return localStorage.getItem(`tarock-screen-${name}`) ?? "";
  } catch {
    return "";
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(`tarock-screen-${name}`, value);
  } catch {
    // Then it is forgotten.
  }
}
