/**
 * Playing without a connection: once the game has been played for a little while, a service worker stores what is needed
 * to play, and the words of the language that is read. It also keeps to each tab the version it was opened with: a newer
 * one waits until the last tab of the old one is gone, or until a tab that is opened alone asks for it. Only in the built
 * game; while one works on it everything comes fresh from the disk. Where a browser refuses – private windows, plain http
 * – the game simply needs its connection.
 */

import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';
import type { Language } from '../../words/index.ts';

/** The first minutes belong to the game: its pictures come first. */
const AFTER_MS = 20_000;
/** A newer version that does not answer for so long is met another time. */
const PATIENCE_MS = 3000;

/** Null where there is none, or the game comes from its sources. */
const workers = (): ServiceWorkerContainer | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/**
 * Begins, unless a newer version has been waiting and no other tab plays the old one: then the page is loaded anew. On a
 * page that no service worker serves it begins at once.
 */
export function beginWithNewest(begin: () => void): void {
  const container = workers();
  if (container === null || container.controller === null) begin();
  else void meetNewVersion(container).then(begin);
}

/** Resolves when this version stays. */
async function meetNewVersion(container: ServiceWorkerContainer): Promise<void> {
  const waiting = (await container.getRegistration().catch(() => undefined))?.waiting;
  if (waiting === null || waiting === undefined) return;
  await new Promise<void>((stays) => {
    const timer = setTimeout(stays, PATIENCE_MS);
    // It says that there are others; else this page is the new version's, and is loaded as such.
    container.addEventListener('message', ({ data }: MessageEvent<{ stays?: boolean }>) => {
      if (data.stays === true) stays();
    });
    container.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(timer);
        location.reload();
      },
      { once: true },
    );
    container.startMessages();
    waiting.postMessage({ takeOver: true });
  });
}

/** Begins to store the game; later, and whenever another one is read, its language. */
export function keepForOffline(language: ReadonlySignal<Language>, afterMs = AFTER_MS): void {
  const container = workers();
  if (container === null) return;
  const register = (): void => {
    container.register('./offline.js').catch(() => undefined);
  };
  // A page that a service worker serves looks for a newer version at once.
  if (container.controller !== null) register();
  else setTimeout(register, afterMs);
  void container.ready.then(({ active }) => effect(() => active?.postMessage({ keep: language.value })));
}
