// A page that stays open loads itself anew when there is something new, unless somebody is typing or reading in it.

import { watch } from "./watch.js";

const watched = document.querySelector("[data-watch]");
if (watched) {
  let first = true;
  let busy = false;
  const keep = () => {
    busy = true;
  };
  document.addEventListener("input", keep);
  document.addEventListener("toggle", keep, true);
  watch(watched.dataset.watch, () => {
    if (!first && !busy) location.reload();
    first = false;
  });
}
