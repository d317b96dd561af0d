// The form for a table: the name used last, places that the rule set allows, what belongs to a rule set of one's own.

import { keepName, lastName } from "./sit.js";

const form = document.getElementById("new-table");
const { rules, name, cents, spectators } = form.elements;

function follow() {
  const chosen = rules.selectedOptions[0];
  form.querySelector(".own-rules").hidden = rules.value !== "own";
  const sizes = chosen.dataset.sizes ? chosen.dataset.sizes.split(" ") : ["4", "5", "6"];
  for (const pick of form.querySelectorAll("[data-places]")) {
    const allowed = sizes.includes(pick.dataset.places);
    const input = pick.querySelector("input");
    pick.hidden = !allowed;
    input.disabled = !allowed;
    if (!allowed && input.checked) form.querySelector(`[data-places="${sizes[0]}"] input`).checked = true;
  }
  cents.placeholder = chosen.dataset.cents ?? "";
  form.querySelector(".cents").hidden = chosen.dataset.unit === "cents";
  form.elements.delay.parentElement.hidden = spectators.value !== "delay";
  form.elements.deals.hidden = form.elements.unit.value === "";
  const places = Number(form.elements.places.value);
  for (const line of form.querySelectorAll("[data-place]")) line.hidden = Number(line.dataset.place) > places;
}

if (!name.value) name.value = lastName();
form.addEventListener("input", follow);
form.addEventListener("submit", () => keepName(name.value.trim()));
follow();
