// What stands below the stage: the ways from step to step, and the tricks so far.

import { h } from "../common/dom.js";

/** Signs as paths in a box of 24: no font has them all. */
const SIGNS = {
  first: "M6 5h2.5v14H6zM20 5v14l-10-7z",
  backTrick: "M12 5v14l-9-7zM21 5v14l-9-7z",
  back: "M16 5v14l-10-7z",
  on: "M8 5v14l10-7z",
  onTrick: "M3 5v14l9-7zM12 5v14l9-7z",
  last: "M15.5 5H18v14h-2.5zM4 5v14l10-7z",
};

export function controls(replay) {
  const { t, step, frames } = replay;
  const last = frames.length - 1;
  const ways = {
    first: 0,
    backTrick: replay.far(-1),
    back: Math.max(step - 1, 0),
    on: Math.min(step + 1, last),
    onTrick: replay.far(1),
    last,
  };
  return h(
    "div",
    { key: "controls", class: "controls" },
    h("div", { class: "ways", role: "group", "aria-label": t("steps") }, Object.entries(ways).map(([name, to]) => way(replay, name, to))),
    h("input", {
      type: "range",
      min: 0,
      max: last,
      value: step,
      "aria-label": t("slider"),
      "aria-valuetext": t("step", { n: step, all: last }),
      title: t("keys"),
      oninput: (event) => replay.go(Number(event.target.value)),
    }),
  );
}

function way(replay, name, to) {
  const label = replay.t(name);
  return h(
    "button",
    { key: name, type: "button", "aria-label": label, title: label, "aria-disabled": to === replay.step, onclick: () => replay.go(to) },
    h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, h("path", { d: SIGNS[name] })),
  );
}

/** A table of the tricks that are taken in at this step. */
export function tricksSoFar(replay) {
  const { t, data, draw } = replay;
  const taken = replay.frames.slice(0, replay.step + 1).filter((frame) => frame.trick?.won);
  if (taken.length === 0) return null;
  return h(
    "details",
    { class: "card", key: "so-far" },
    h("summary", {}, h("strong", {}, `${t("soFar")} (${taken.length})`)),
    h(
      "div",
      { class: "scroll" },
      h(
        "table",
        { class: "tricks" },
        h("thead", {}, h("tr", {}, [t("number"), ...data.names].map((name) => h("th", { scope: "col" }, name)))),
        h(
          "tbody",
          {},
          taken.map(({ trick }, n) =>
            h(
              "tr",
              {},
              h("th", { scope: "row" }, n + 1),
              data.names.map((name, seat) => {
                const card = trick.cards[(seat - trick.leader + 4) % 4];
                const marks = `${seat === trick.best ? "best" : ""} ${seat === trick.leader ? "led" : ""}`;
                return h("td", { class: marks, title: data.cards[card][1] }, draw.text(card), seat === trick.best && h("span", { class: "unseen" }, ` ${t("takenBy")} ${name}`));
              }),
            ),
          ),
        ),
      ),
    ),
  );
}
