// What this device keeps by itself (IndexedDB): wishes not yet sent, the last known list, a half-tapped entry, who writes.
// Where a browser gives no database (some private windows) everything lives until the page is closed, and `lasting` says so.

const NAME = "tarock";
const VERSION = 1;

function opened() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("queue", { keyPath: "seq", autoIncrement: true }).createIndex("token", "token");
      asked.result.createObjectStore("kept");
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error("blocked"));
  });
}

class Database {
  lasting = true;

  constructor(db) {
    this.db = db;
  }

  #ask(store, mode, work) {
    return new Promise((resolve, reject) => {
      // "strict": it is on the disk, not only on its way there, before the form is closed.
      const transaction = this.db.transaction(store, mode, { durability: "strict" });
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  }

  /** Put a wish at the end of the queue; it gets its place (`seq`). */
  async add(item) {
    item.seq = await this.#ask("queue", "readwrite", (store) => store.add(item));
    return item;
  }

  change(item) {
    return this.#ask("queue", "readwrite", (store) => store.put(item));
  }

  remove(item) {
    return this.#ask("queue", "readwrite", (store) => store.delete(item.seq));
  }

  /** All waiting wishes of a list, in the order in which they were made. */
  waiting(token) {
    return this.#ask("queue", "readonly", (store) => store.index("token").getAll(token));
  }

  get(key) {
    return this.#ask("kept", "readonly", (store) => store.get(key));
  }

  set(key, value) {
    return this.#ask("kept", "readwrite", (store) => (value === undefined ? store.delete(key) : store.put(value, key)));
  }
}

class Memory {
  lasting = false;
  items = [];
  kept = new Map();
  seq = 0;

  async add(item) {
    this.seq += 1;
    this.items.push(Object.assign(item, { seq: this.seq }));
    return item;
  }

  async change(item) {
    this.items = this.items.map((one) => (one.seq === item.seq ? item : one));
  }

  async remove(item) {
    this.items = this.items.filter((one) => one.seq !== item.seq);
  }

  async waiting(token) {
    return this.items.filter((one) => one.token === token);
  }

  async get(key) {
    return this.kept.get(key);
  }

  async set(key, value) {
    this.kept.set(key, value);
  }
}

/** The device's memory. */
export async function memory() {
  try {
    return new Database(await opened());
  } catch {
    return new Memory();
  }
}
