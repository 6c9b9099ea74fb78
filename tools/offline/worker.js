// The service worker of the built game: makes it playable offline, and lets each tab keep the version it was opened
// with. Workbox stores everything needed to play as one version; a newer version is stored beside it and activated once
// no tab uses the old one. What only some players need (the compiler, words and fonts of each language) is stored when
// it is used. The build puts FILES in front of this text (plugin.ts).

/* global FILES */

import { setCacheNameDetails } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** Names of stores of earlier versions. */
const OLD_STORE = /^honeybell /;
/** The query is ignored: a retry (`?` and the time) or another seed is the same file. */
const ANY_QUERY = [/./];

setCacheNameDetails({ prefix: 'honeybell' });
precacheAndRoute(FILES.ahead, { ignoreURLParametersMatching: ANY_QUERY });

const here = (path) => new URL(path, self.registration.scope).href;
const bare = (address) => address.replace(/[?#].*$/, '');

/** Addresses stored on use, and the keys under which they are stored: with the hash of their contents. */
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

/** No tab uses the old versions any more: otherwise this worker would still be waiting. */
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

/** Activates this version for a newly opened tab if it is the only one. */
async function takeOverFrom(tab) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = tabs.every(({ id, url }) => id === tab?.id || !url.startsWith(self.registration.scope));
  if (isAlone) await self.skipWaiting();
  else tab?.postMessage({ stays: true });
}

/** Resolves once a file is stored. Its response alone arrives earlier, while the store is still being written. */
async function kept(address, event) {
  const [response, stored] = whenAsked.handleAll({ request: new Request(address), event });
  await response;
  await stored;
}

/** Stores all words and fonts of a language, and reports when done. */
async function keepLanguage(language, event) {
  for (const { url, of } of FILES.asked) if (of === language) await kept(here(url), event).catch(() => null);
  event.source?.postMessage({ kept: language });
}
