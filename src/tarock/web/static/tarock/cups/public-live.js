// A public page that stays fresh: its live part is asked for again, the search for one's own name stays as it was typed.

import { run } from "./public-clock.js";
import { nodes, poll } from "./public-poll.js";

const region = document.querySelector(".live");
let typed = recall();

run();
if (region) {
  finder();
  if (region.dataset.part) poll(region.dataset.part, { changed: replace });
}

function replace(html) {
  if (isBusy()) return false;
  const open = [...region.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent);
  const field = region.querySelector(".finder input");
  const caret = field === document.activeElement ? field.selectionStart : null;
  region.replaceChildren(...nodes(html));
  for (const details of region.querySelectorAll("details"))
    if (open.includes(details.querySelector("summary").textContent)) details.open = true;
  finder();
  if (caret !== null) {
    const again = region.querySelector(".finder input");
    again?.focus({ preventScroll: true });
    again?.setSelectionRange(caret, caret);
  }
  return true;
}

/** Whether somebody is writing something that would be lost. */
function isBusy() {
  return [...region.querySelectorAll("textarea")].some((area) => area.value || area === document.activeElement);
}

/** The field in which one finds oneself. */
function finder() {
  const place = region.querySelector(".finder");
  if (!place || !region.querySelector("[data-find]")) return;
  const label = document.createElement("label");
  label.textContent = region.dataset.find;
  const field = document.createElement("input");
  field.type = "search";
  field.autocomplete = "off";
  field.value = typed;
  field.addEventListener("input", () => {
    typed = field.value;
    remember();
    filter();
  });
  label.append(field);
  place.replaceChildren(label);
  filter();
}

function filter() {
  const words = plain(typed);
  region.classList.toggle("filtering", words.length > 0);
  for (const line of region.querySelectorAll("[data-find]")) {
    const own = line.dataset.find.split(" ");
    const fits = words.every((word) => (/^\d+$/.test(word) ? own[0] === word : own.some((w) => w.startsWith(word))));
    line.classList.toggle("match", words.length > 0 && fits);
  }
}

/** As the server writes names for searching: without accents and capitals. */
function plain(text) {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function recall() {
  try {
    return sessionStorage.getItem("tarock-find") ?? "";
  } catch {
    return "";
  }
}

function remember() {
  try {
    sessionStorage.setItem("tarock-find", typed);
  } catch {
    // Nothing is kept where the browser does not want it.
  }
}
