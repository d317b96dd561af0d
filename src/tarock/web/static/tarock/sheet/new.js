// The form for a new list: names of the last time, games that fit the number of players, cents of the rule set.

import { lastTable, rememberTable } from "./recent.js";

const form = document.getElementById("new-list");
const names = [...form.querySelectorAll("input[data-name]")];
const rules = form.elements.rules;
const cents = form.elements.cents;
const last = lastTable();

function fill() {
  if (!last || names.some((field) => field.value)) return;
  last.names.slice(0, names.length).forEach((name, place) => (names[place].value = name));
  if (last.rules !== "own" && [...rules.options].some((option) => option.value === last.rules)) rules.value = last.rules;
}

/** Rows beyond the last name stay folded but for one; the games to choose from follow the number of names. */
function fold() {
  const used = names.filter((field) => field.value.trim()).length;
  names.forEach((field, place) => {
    field.closest(".seat").hidden = place > 3 && place > used;
  });
  for (const option of form.querySelectorAll("[data-for]")) {
    const fits = option.dataset.for === (used > 4 ? "more" : "four");
    option.hidden = !fits;
    const input = option.querySelector("input");
    if (!fits && input.checked) form.querySelector("input[name=games][value='0']").checked = true;
    input.disabled = !fits;
  }
}

function followRules() {
  const option = rules.selectedOptions[0];
  cents.placeholder = option.dataset.cents;
  cents.closest(".cents").hidden = option.dataset.unit === "cents";
  form.querySelector(".own-rules").hidden = rules.value !== "own";
}

fill();
fold();
followRules();
const known = document.getElementById("known-names");
for (const name of last?.known ?? []) known.append(Object.assign(document.createElement("option"), { value: name }));
form.addEventListener("input", fold);
rules.addEventListener("change", followRules);
form.addEventListener("submit", () => {
  rememberTable({ names: names.map((field) => field.value.trim()).filter(Boolean), rules: rules.value });
});
