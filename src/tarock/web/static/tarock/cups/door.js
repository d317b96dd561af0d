// The field at the door: known players while typing, arrows and Enter; a new name is the last choice.

import "./filter.js";

const form = document.querySelector("#arrive");
const field = form.elements.typed;
const list = document.querySelector("#found");
let options = [];
let chosen = -1;
let asked = 0;
let settled = "";

function close() {
  list.hidden = true;
  options = [];
  chosen = -1;
  field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-activedescendant");
}

function show(players, typed) {
  const fresh = /^\d+$/.test(typed) ? [] : [{ name: typed, fresh: true }];
  options = [...players, ...fresh];
  list.replaceChildren(...options.map(line));
  list.hidden = options.length === 0;
  field.setAttribute("aria-expanded", String(options.length > 0));
  choose(options.length ? 0 : -1);
}

function line(player, place) {
  const item = document.createElement("li");
  item.role = "option";
  item.id = `found-${place}`;
  const number = document.createElement("span");
  number.className = "number";
  number.textContent = player.fresh ? "+" : player.number;
  const name = document.createElement("strong");
  name.textContent = player.name;
  const more = document.createElement("small");
  more.textContent = player.fresh ? form.dataset.new : [player.club, player.status].filter(Boolean).join(" · ");
  item.append(number, name, more);
  item.addEventListener("mousedown", (event) => {
    event.preventDefault();
    choose(place);
    send();
  });
  return item;
}

function choose(place) {
  chosen = place;
  [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === place)));
  if (place >= 0) field.setAttribute("aria-activedescendant", `found-${place}`);
  else field.removeAttribute("aria-activedescendant");
}

async function search() {
  const typed = field.value.trim();
  const turn = ++asked;
  if (!typed) {
    settled = "";
    return close();
  }
  try {
    const answer = await fetch(`${form.dataset.search}?q=${encodeURIComponent(typed)}`, { cache: "no-store" });
    const data = answer.ok ? await answer.json() : { players: [] };
    if (turn !== asked) return;
    settled = typed;
    show(data.players, typed);
  } catch {
    if (turn === asked) close(); // without a network the server decides when it is back
  }
}

function send() {
  const player = options[chosen];
  form.elements.number.value = player && !player.fresh ? player.number : "";
  form.elements.new.value = "1";
  form.elements.new.disabled = !player?.fresh;
  form.submit();
}

field.addEventListener("input", search);
field.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!options.length) return;
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    choose((chosen + step + options.length) % options.length);
  } else if (event.key === "Escape") close();
});
field.addEventListener("blur", () => {
  list.hidden = true; // what was chosen stays chosen: the button may be pressed by finger
  field.setAttribute("aria-expanded", "false");
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  // Whoever types fast and presses Enter means what is typed now, not the list of two letters ago.
  if (settled !== field.value.trim()) await search();
  send();
});
if (field.value.trim()) search(); // typed before this script was there
