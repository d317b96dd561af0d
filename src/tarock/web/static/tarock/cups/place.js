// A table's page on a phone: the clock, the cross sum, and what others have done since.

import { runClocks } from "./clock.js";
import { watch } from "./watch.js";
import "./sums.js";

runClocks();
const place = document.querySelector("[data-watch]");
let first = true;
let touched = false;
place.addEventListener("input", () => {
  touched = true;
});
watch(place.dataset.watch, () => {
  if (!first && !touched) location.reload();
  first = false;
});
