// Clocks that run down: `data-ends`, `data-warns` and the server's time `data-now`, which a phone's own clock may miss.

/** Let all clocks below `root` run. */
export function runClocks(root = document) {
  for (const node of root.querySelectorAll(".clock[data-ends]")) start(node);
}

function start(node) {
  const ahead = Date.parse(node.dataset.now) - Date.now();
  const label = document.createElement("strong");
  const rest = node.querySelector("strong")?.nextSibling;
  node.replaceChildren(label, ...(rest ? [rest] : []));
  let last = "";
  const tick = () => {
    if (!node.isConnected) return clearInterval(timer);
    const now = Date.now() + ahead;
    const left = Math.ceil((Date.parse(node.dataset.ends) - now) / 1000);
    const text = left > 0 ? minutes(left) : node.dataset.over;
    node.classList.toggle("over", left <= 0);
    node.classList.toggle("warning", left > 0 && Boolean(node.dataset.warns) && now >= Date.parse(node.dataset.warns));
    if (rest) rest.textContent = left > 0 ? ` ${endOf(node)}` : "";
    if (text !== last) label.textContent = last = text;
  };
  const timer = setInterval(tick, 1000);
  tick();
}

function minutes(seconds) {
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, "0"));
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":");
}

function endOf(node) {
  const time = new Date(node.dataset.ends);
  return `(${String(time.getHours()).padStart(2, "0")}:${String(time.getMinutes()).padStart(2, "0")})`;
}
