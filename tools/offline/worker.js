// The service worker of the built game: what was played once can be played without a connection. FILES and VERSION stand
// before this when it is built (tools/offline/plugin.ts). Pages come from the net while there is one, so that a new
// version is met at once; files whose name holds their hash never change and come from the store; all others come from the
// store and are renewed behind it. Nothing but this game's own files is touched.

/* global FILES, VERSION, self, caches */

const STORE = `honeybell ${VERSION}`;
const here = (path) => new URL(path, self.registration.scope).href;
const FIXED = /\/built\/[^/]+-[\w-]{8}\.\w+$/;

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('honeybell ') && name !== STORE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? fromNet(request) : fromStore(event, request, url));
});

/** All there is, one after the other in small groups: the player may be playing meanwhile. What is stored already is kept. */
async function fill() {
  const store = await caches.open(STORE);
  const kept = await olderStores();
  for (let i = 0; i < FILES.length; i += 6)
    await Promise.all(FILES.slice(i, i + 6).map((file) => bring(store, kept, file)));
}

async function bring(store, kept, [path, hash]) {
  const url = here(path);
  if (await store.match(url)) return;
  for (const old of kept) {
    const found = await old.match(url);
    if (found?.headers.get('x-honeybell') === hash || (found && FIXED.test(url))) {
      await store.put(url, found);
      return;
    }
  }
  const answer = await fetch(url, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await store.put(url, await marked(answer, hash));
}

/** The answer with the hash of its content, by which the next version sees whether it has changed. */
async function marked(answer, hash) {
  const headers = new Headers(answer.headers);
  headers.set('x-honeybell', hash);
  return new Response(await answer.blob(), { status: 200, headers });
}

async function olderStores() {
  const names = (await caches.keys()).filter((name) => name.startsWith('honeybell ') && name !== STORE);
  return Promise.all(names.map((name) => caches.open(name)));
}

/** A page: from the net, and from the store when there is none. */
async function fromNet(request) {
  try {
    return await fetch(request);
  } catch {
    const store = await caches.open(STORE);
    const folder = new URL(request.url).pathname.endsWith('/gallery/') ? 'gallery/index.html' : 'index.html';
    return (await store.match(here(folder))) ?? Response.error();
  }
}

/** Anything else: from the store; a second attempt at something (`?` and the time) is the same thing. */
async function fromStore(event, request, url) {
  const store = await caches.open(STORE);
  const found = await store.match(url.href, { ignoreSearch: true });
  if (!found) return fetch(request);
  return found;
}
