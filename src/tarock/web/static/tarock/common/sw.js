// Keeps the pages of one part of the program on the device so that they open without a connection. `NAME`, `VERSION` and
// `FILES` stand above, put there by the server: new files make a new worker, which fetches them all before it takes over.

/* global NAME, VERSION, FILES */

const STATIC = `tarock-${NAME}-${VERSION}`;
const PAGES = `tarock-pages-${NAME}`;
const PATIENCE = 3500;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(STATIC).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))),
  );
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (key) => key.startsWith(`tarock-${NAME}-`) && key !== STATIC;
  event.waitUntil(caches.keys().then((keys) => Promise.all(keys.filter(old).map((key) => caches.delete(key)))));
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { pathname, origin } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

/** The page from the server; from the device where the server does not answer in time. */
async function page(request) {
  const cache = await caches.open(PAGES);
  const key = new URL(request.url).pathname;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const response = await fetch(request, { signal: stop.signal });
    if (response.ok) await cache.put(key, response.clone());
    if (response.status < 500) return response;
    throw new Error(String(response.status));
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function file(request) {
  const kept = await caches.match(request, { cacheName: STATIC, ignoreSearch: true });
  return kept ?? fetch(request);
}
