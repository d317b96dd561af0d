// Before one sits, and for who only watches: the places, a name, and the chair to take.

import { h } from "../common/dom.js";

const NAME = "tarock-name";

/** The name that was used here last. */
export function lastName() {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

export function keepName(name) {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Then it is typed again next time.
  }
}

/** Where the own hand would lie. */
export function sitPanel(page) {
  const { t, view, data } = page;
  if (page.me !== null || view.ended) return null;
  if (!data.mayPlay) return h("p", { key: "watch", class: "sit muted" }, t("watching"), watchNote(page));
  const free = view.places.map((place, number) => ({ ...place, number })).filter((place) => place.kind !== "person");
  return h(
    "form",
    { key: "sit", class: "sit", onsubmit: (event) => event.preventDefault() },
    h("label", { for: "sit-name" }, t("yourName")),
    h("input", {
      id: "sit-name",
      name: "name",
      maxlength: 20,
      value: page.ui.name,
      autocomplete: "nickname",
      oninput: (event) => (page.ui.name = event.target.value),
    }),
    h(
      "div",
      { class: "quick" },
      free.map((place) =>
        h(
          "button",
          {
            key: place.number,
            type: "button",
            class: "primary",
            "data-sit": place.number,
            onclick: () => page.sit(place.number),
          },
          t("sitHere", { name: place.name }),
        ),
      ),
    ),
    watchNote(page),
  );
}

function watchNote(page) {
  const { t, view } = page;
  if (view.deal?.view) return null;
  const key = { none: "watchNever", after: "watchLater" }[view.config.spectators];
  return key ? h("p", { key: "later", class: "muted" }, t(key)) : null;
}

/** Who is here: before the first deal, and for who may not see the deal that is played. */
export function waitingPanel(page) {
  const { t, view } = page;
  const own = page.me === null ? null : view.places[page.me];
  return h(
    "section",
    { key: "waiting", class: "slip small", "aria-labelledby": "slip-title" },
    h("h2", { id: "slip-title", tabindex: -1 }, t("places")),
    h(
      "ul",
      { class: "who-is-here" },
      view.places.map((place, n) =>
        h(
          "li",
          { key: n },
          h("b", null, place.name),
          " ",
          h("small", null, place.kind === "bot" ? t("bot") : place.ready ? t("isReady") : ""),
        ),
      ),
    ),
    view.deal && h("p", { key: "runs", class: "muted" }, t("dealRuns", { n: view.deal.number })),
    !view.deal && view.config.start === "ready" && h("p", { key: "ready", class: "muted" }, t("waitReady")),
    own &&
      !view.deal &&
      !own.ready &&
      h(
        "div",
        { class: "quick" },
        h(
          "button",
          { type: "button", class: "primary", "data-act": "ready", onclick: () => page.wish("ready") },
          t("begin"),
        ),
      ),
    page.data.invite && h("button", { type: "button", onclick: () => page.open("invite") }, t("invite")),
  );
}
