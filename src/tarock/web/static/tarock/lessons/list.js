// The list of all lessons: how much of each is solved on this device.

import { solvedOf } from "./progress.js";
import { say } from "./words.js";

const lang = document.documentElement.lang;

for (const link of document.querySelectorAll("[data-lesson]")) {
  const all = Number(link.dataset.tasks);
  const n = [...solvedOf(link.dataset.lesson)].filter((task) => task < all).length;
  if (n === 0) continue;
  link.querySelector(".far").textContent = n === all ? `✓ ${say(lang, "solved")}` : say(lang, "far", { n, all });
  link.classList.toggle("solved", n === all);
}
