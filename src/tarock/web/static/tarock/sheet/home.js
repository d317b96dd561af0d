// The start page: lists that were open on this device.

import { h, render } from "../common/dom.js";
import { recentLists } from "./recent.js";

const place = document.getElementById("recent");
const lists = recentLists();
if (lists.length) {
  place.hidden = false;
  const day = (at) =>
    new Date(at).toLocaleDateString(document.documentElement.lang === "en" ? "en-IE" : "de-AT", {
      weekday: "short",
      day: "numeric",
      month: "long",
    });
  render(
    place.querySelector("ul"),
    lists.map(({ path, players, at, rules }) =>
      h(
        "li",
        { key: path },
        h(
          "a",
          { class: "door", href: path },
          h("strong", null, players.join(", ")),
          h("span", null, `${day(at)} · ${rules}`),
        ),
      ),
    ),
  );
}
