// The service worker of the built game: what was played once can be played without a connection, and a tab keeps the
// version it was opened with. Workbox does both: all that is needed to play is stored ahead, as one version; a newer
// version is stored beside it and waits until no tab plays the old one. What only some need – the compiler, the words and
// faces of each language – is stored when somebody asks for it. FILES stands before this when it is built (plugin.ts).

/* global FILES */

import { setCacheNameDetails } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** What versions before this one called their stores. */
const OLD_STORE = /^honeybell /;
/** A second attempt at something (`?` and the time) is the same thing, and so is the game with another seed. */
const ANY_QUERY = [/./];

setCacheNameDetails({ prefix: 'honeybell' });
precacheAndRoute(FILES.ahead, { ignoreURLParametersMatching: ANY_QUERY });

const here = (path) => new URL(path, self.registration.scope).href;
const bare = (address) => address.replace(/[?#].*$/, '');

/** Addresses of what is stored when it is asked for, and under which address: with the hash of what it holds. */
const asked = new Map(FILES.asked.map(({ url, revision }) => [here(url), `${here(url)}?${revision}`]));
const ASKED_STORE = `honeybell-asked-${self.registration.scope}`;
const whenAsked = new CacheFirst({
  cacheName: ASKED_STORE,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => asked.get(bare(request.url)) ?? request.url }],
});
registerRoute(({ url }) => asked.has(bare(url.href)), whenAsked);

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

/** Nobody plays them any more: else this one would still be waiting. */
async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => OLD_STORE.test(name)).map((name) => caches.delete(name)));
  const store = await caches.open(ASKED_STORE);
  const current = new Set(asked.values());
  for (const request of await store.keys()) if (!current.has(request.url)) await store.delete(request);
}

self.addEventListener('message', (event) => {
  const { keep, takeOver } = event.data ?? {};
  if (takeOver === true) event.waitUntil(takeOverFrom(event.source));
  if (typeof keep === 'string') event.waitUntil(keepLanguage(keep, event));
});

/** A tab that has just been opened would rather have this version: if it is the only one, it can. */
async function takeOverFrom(tab) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = tabs.every(({ id, url }) => id === tab?.id || !url.startsWith(self.registration.scope));
  if (isAlone) await self.skipWaiting();
  else tab?.postMessage({ stays: true });
}

/** Stores all that is said in a language, with its faces, and says so. */
async function keepLanguage(language, event) {
  for (const { url, of } of FILES.asked)
    if (of === language) await whenAsked.handle({ request: new Request(here(url)), event }).catch(() => null);
  event.source?.postMessage({ kept: language });
}
