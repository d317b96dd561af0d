// The list as this device knows it: what the server confirmed, what still waits here, and the way between the two.
//
// Every wish goes through the queue, also with a connection: first kept, then sent, then struck from the queue. Wishes are
// sent one after the other in their order; each names the change that it builds upon (`after`), so that nothing is written
// past a game that its writer has not seen. Their ids make sending twice harmless.

import { Offline, get, post } from "./net.js";
import { uuid7 } from "../common/uuid7.js";

const EVERY = 3000;
const SLOWEST = 30000;

export class SheetState extends EventTarget {
  waiting = [];
  by = "";
  online = true;
  sending = false;

  constructor(memory, data) {
    super();
    this.memory = memory;
    Object.assign(this, {
      token: data.token,
      role: data.role,
      links: data.links,
      rules: data.rules,
      sheet: data.sheet,
    });
    this.rulebook = data.rulebook;
    this.lang = data.lang;
    this.pause = EVERY;
  }

  get mayWrite() {
    return this.role !== "read";
  }

  get mayDirect() {
    return this.role === "direct";
  }

  /** Take up what the device remembers, then keep in step with the server. */
  async start() {
    const [kept, by, waiting] = await Promise.all([
      this.memory.get(`sheet:${this.token}`),
      this.memory.get(`by:${this.token}`),
      this.memory.waiting(this.token),
    ]);
    if (kept && kept.version > this.sheet.version) this.sheet = kept;
    this.by = by ?? "";
    this.waiting = waiting;
    this.changed();
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    this.hurry();
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }

  async setBy(name) {
    this.by = name;
    this.changed();
    await this.memory.set(`by:${this.token}`, name);
  }

  /** The first wish that cannot be sent before somebody decides: the server refused it, or somebody wrote in between. */
  get stuck() {
    return this.waiting[0]?.trouble ? this.waiting[0] : null;
  }

  /** Waiting games, in order. */
  get pendingGames() {
    return this.waiting.filter((item) => item.wish.kind === "entered");
  }

  /** Dealer and the four who play the next game, counting what still waits. */
  get next() {
    const { players, seatings, next } = this.sheet;
    const taken = this.waiting.filter((item) => item.wish.kind === "cancelled").length;
    const shift = this.pendingGames.length - taken;
    const place = (players.indexOf(next.dealer) + shift + 4 * players.length) % players.length;
    return { number: next.number + shift, dealer: players[place], seats: seatings[place], radl: next.radl };
  }

  /** The id of the last change to the order of the games, waiting ones included. */
  get order() {
    return this.#builtUpon("entered", {});
  }

  /** Keep a wish and send it as soon as that is possible. `fields` are those of its kind, `after` what it builds upon. */
  async wish(kind, fields = {}, after = this.#builtUpon(kind, fields)) {
    const at = new Date().toISOString(); // when it was tapped, however late it is sent
    const wish = { id: uuid7(), at, kind, by: this.by, after, ...fields };
    const item = { token: this.token, wish, at, number: this.next.number };
    await this.memory.add(item);
    this.waiting = [...this.waiting, item];
    this.changed();
    this.flush();
    return item;
  }

  #builtUpon(kind, fields) {
    const own = this.waiting.map((item) => item.wish);
    if (kind === "entered") {
      return own.findLast((wish) => wish.kind === "entered" || wish.kind === "cancelled")?.id ?? this.sheet.next.order;
    }
    const before = own.findLast((wish) => wish.id === fields.game || wish.game === fields.game);
    if (fields.game && before) return before.id;
    return this.sheet.rows.find((row) => row.id === fields.game)?.changed ?? this.sheet.last;
  }

  /** Send what waits, one after the other; whether the server could be reached. */
  async flush() {
    if (this.sending || !this.waiting.length || this.stuck) return true;
    this.sending = true;
    try {
      while (this.waiting.length && !this.stuck) await this.#sendFirst();
      this.#reached(true);
      return true;
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      this.#reached(false);
      return false;
    } finally {
      this.sending = false;
      this.changed();
    }
  }

  async #sendFirst() {
    const item = this.waiting[0];
    const { status, data } = await post("events", item.wish);
    if (data?.sheet) await this.#know(data.sheet);
    if (status === 200) {
      await this.memory.remove(item);
      this.waiting = this.waiting.filter((one) => one !== item);
    } else {
      item.trouble = status === 409 ? "changed" : "refused";
      item.problems = data?.problems ?? [];
      await this.memory.change(item);
      this.dispatchEvent(new CustomEvent("trouble", { detail: item }));
    }
    this.changed();
  }

  async #know(sheet) {
    if (sheet.version < this.sheet.version) return;
    this.sheet = sheet;
    await this.memory.set(`sheet:${this.token}`, sheet);
  }

  /** Drop a waiting wish; what was built upon it builds upon what it was built upon. */
  async drop(item) {
    await this.memory.remove(item);
    this.waiting = this.waiting.filter((one) => one !== item);
    const orphans = this.waiting.filter((one) => one.wish.game === item.wish.id);
    for (const orphan of orphans) await this.drop(orphan);
    for (const other of this.waiting) {
      if (other.wish.after !== item.wish.id) continue;
      other.wish.after = item.wish.after;
      await this.memory.change(other);
    }
    this.changed();
    this.flush();
  }

  /** Send a waiting wish again in another shape (`wish` fields win), as one that knows the list as it stands. */
  async again(item, fields = {}) {
    const row = this.sheet.rows.find((one) => one.id === (fields.game ?? item.wish.game));
    const kind = fields.kind ?? item.wish.kind;
    const after = kind === "entered" ? this.sheet.next.order : (row?.changed ?? this.sheet.last);
    const id = uuid7();
    const old = item.wish.id;
    item.wish = { ...item.wish, ...fields, after, id };
    delete item.trouble;
    delete item.problems;
    await this.memory.change(item);
    for (const other of this.waiting) {
      if (other.wish.after !== old) continue;
      other.wish.after = kind === "entered" ? id : this.sheet.next.order;
      if (other.wish.game === old) other.wish.game = kind === "entered" ? id : fields.game;
      await this.memory.change(other);
    }
    this.changed();
    this.flush();
  }

  /** Look at the server at once. */
  hurry() {
    clearTimeout(this.timer);
    this.pause = EVERY;
    this.#look();
  }

  async #look() {
    try {
      if (document.visibilityState === "visible" || this.waiting.length) await this.#ask();
      this.#reached(true);
      this.pause = EVERY;
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      this.#reached(false);
      this.pause = Math.min(this.pause * 2, SLOWEST);
    }
    this.timer = setTimeout(() => this.#look(), this.pause);
  }

  async #ask() {
    const { status, data } = await get(`state?since=${this.sheet.version}`);
    if (status === 200) {
      await this.#know(data.sheet);
      this.changed();
    }
    if (!(await this.flush())) throw new Offline("not sent");
  }

  #reached(online) {
    if (this.online === online) return;
    this.online = online;
    this.changed();
  }
}
