// What taps, drags and keys do: choosing, saying, playing, asking. Everything ends in a wish to the server or in nothing.

import { drag, mayGo } from "./hand.js";
import { writeSettings } from "./settings.js";
import { WIDE } from "./side.js";
import { keepName } from "./sit.js";

export class Actions {
  constructor(page) {
    this.page = page;
  }

  /** The actions as functions for the page. */
  bound() {
    const names = Object.getOwnPropertyNames(Actions.prototype).filter(
      (name) => !["constructor", "bound"].includes(name),
    );
    return Object.fromEntries(names.map((name) => [name, this[name].bind(this)]));
  }

  // the deal

  async act(action, mark) {
    const { page } = this;
    if (!page.free) return false;
    page.ui.refused = null;
    page.ui.advice = null;
    return page.store.act(action, mark);
  }

  /** Several words of one turn, one after the other; the first that is refused ends it. */
  async sayAll(actions) {
    const { page } = this;
    for (const action of actions) {
      if (!(await page.store.act(action, "say"))) return;
      await shownAll(page.store);
    }
  }

  choose(key) {
    this.page.ui.chosen = key;
    this.page.draw();
  }

  refuse(refusal) {
    this.page.ui.refused = refusal ?? null;
    this.page.draw();
  }

  gather(id, word) {
    const { words } = this.page.ui;
    if (!words.delete(id)) words.set(id, word);
    this.page.draw();
  }

  tapCard(card) {
    const { page } = this;
    const { seen } = page;
    if (!seen.mine || !page.free) return undefined;
    if (seen.phase === "discard") return page.toggle(card);
    if (seen.phase !== "play") return undefined;
    const action = seen.legal("play").find((one) => one[2] === card);
    if (!action) return page.refuse(seen.refusal(`card:${card}`));
    if (page.settings.taps === "two" && page.ui.lifted !== card && !page.byKeys) {
      page.ui.lifted = card;
      page.ui.refused = null;
      return page.draw();
    }
    return page.act(action, `card:${card}`);
  }

  dragCard(event, card) {
    const { page } = this;
    const { seen } = page;
    const allowed = seen.mine && page.free && ["play", "discard"].includes(seen.phase);
    drag(event, card, {
      allowed,
      drop: () => {
        const action = seen.legal("play").find((one) => one[2] === card);
        if (seen.phase === "discard") page.toggle(card);
        else if (action) page.act(action, `card:${card}`);
        else page.refuse(seen.refusal(`card:${card}`));
      },
    });
  }

  /** Put a card among those to discard, or take it back. */
  toggle(card) {
    const { page } = this;
    const { choice } = page.seen.d;
    const { discard } = page.ui;
    page.ui.refused = null;
    if (discard.has(card)) discard.delete(card);
    else if (!mayGo(choice, card)) return page.refuse(page.seen.refusal(`card:${card}`));
    else if (discard.size < choice.count) discard.add(card);
    return page.draw();
  }

  async claim() {
    const { page } = this;
    const seat = page.seen.seat;
    if (await page.dialogs.ask(page.t("claimSure"))) await page.act(["claim", seat], "claim");
  }

  async hint() {
    const { page } = this;
    if (!page.free) return;
    const { moment } = page.seen;
    const found = await page.store.wish("hint");
    if (found?.action && moment === page.seen.moment && !page.store.pending) {
      page.ui.advice = { action: found.action, why: found.why, moment };
      page.draw();
    }
  }

  forget(what) {
    this.page.ui[what] = null;
    this.page.draw();
  }

  // the table

  wish(what, fields) {
    return this.page.store.wish(what, fields);
  }

  async sit(place) {
    const { page } = this;
    const name = page.ui.name.trim();
    if (!name) return page.querySelector("#sit-name").focus();
    keepName(name);
    return page.store.wish("sit", { place, name, ...(page.data.token ? { token: page.data.token } : {}) });
  }

  async stand() {
    const { page } = this;
    page.dialogs.close();
    if (await page.dialogs.ask(page.t("standSure"))) await page.store.wish("stand");
  }

  async end() {
    const { page } = this;
    page.dialogs.close();
    if (await page.dialogs.ask(page.t("endSure"))) await page.store.wish("end");
  }

  // the screen

  open(name) {
    const { page } = this;
    if (name === "chat") page.ui.unread = 0;
    if (WIDE.matches && ["list", "chat", "log"].includes(name)) return page.tab(name);
    page.dialogs.open(name);
    return page.draw();
  }

  tab(name) {
    this.page.ui.tab = name;
    if (name === "chat") this.page.ui.unread = 0;
    this.page.dialogs.close();
    this.page.draw();
  }

  flip(what) {
    this.page.ui[what] = !this.page.ui[what];
    this.page.draw();
  }

  set(name, value) {
    this.page.settings[name] = value;
    writeSettings(this.page.settings);
    this.page.draw();
  }

  say(refusal) {
    this.page.store.say({ text: refusal.why, clause: refusal.clause });
  }
}

/** Until everything that came is on the screen. */
async function shownAll(store) {
  while (!store.current) await new Promise((resolve) => store.addEventListener("change", resolve, { once: true }));
}
