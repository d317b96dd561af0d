// The grid of tables stays live: state, games, the clock. A table that is new drawn, or a result, loads the page anew.

import { runClocks } from "./clock.js";
import { watch } from "./watch.js";

runClocks();
const grid = document.querySelector("[data-live]");
if (grid) {
  let draw = null;
  watch(grid.dataset.live, (data) => {
    const before = draw;
    draw = data.draw;
    if (before !== null && before !== data.draw) return location.reload();
    for (const table of data.tables) show(table);
    const written = document.querySelector("#written strong");
    if (written) written.textContent = data.written;
    const clock = document.querySelector(".figures .clock");
    if (clock) Object.assign(clock.dataset, { ends: data.ends, warns: data.warns });
  });
}

function show(table) {
  const node = grid.querySelector(`[data-table="${table.table}"]`);
  if (!node) return;
  node.className = `seat-table ${table.state}`;
  node.querySelector(".word").textContent = table.word;
  node.querySelector(".played").textContent = table.games;
  node.querySelector("progress").value = table.games;
}
