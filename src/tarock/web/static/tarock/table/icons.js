// The few signs of the bar, drawn as thin lines. Each stands beside its word or carries it as a label.

import { h } from "../common/dom.js";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  list: "M5 4h14v16H5zM9 4v16M5 9h14M5 14h14",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  close: "M6 6l12 12M18 6L6 18",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.4.4.6 1.2.6 2.2h6c0-1 .2-1.8.6-2.2A6 6 0 0 0 12 3z",
  last: "M4 8h11v12H4zM8 8V4h12v12h-5",
  rest: "M4 12h13M13 7l5 5-5 5M20 5v14",
};

export const icon = (name) =>
  h(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    h("path", { d: PATHS[name] }),
  );
