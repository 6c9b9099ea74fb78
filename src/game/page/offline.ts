/**
 * Makes the game playable without a connection. After AFTER_MS a service worker stores the files the game needs and
 * the words of the player's language. A tab keeps the version it was opened with: a newer version waits until the last
 * tab of the old one is closed, or until a tab is opened alone. Only in the built game; during development everything
 * comes from the disk. Where a browser refuses service workers (private windows, plain http) the game needs its
 * connection.
 */

import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';
import { pageScope } from '../../ui/index.ts';
import type { Language } from '../../words/index.ts';

/** Milliseconds from the start until storing begins, so that it does not compete with the game's own pictures. */
const AFTER_MS = 20_000;
/** Milliseconds within which a newer version of the service worker must answer; otherwise this tab keeps its version until the next visit. */
const PATIENCE_MS = 3000;

/** The browser's service workers; null in browsers without them, and during development. */
const workers = (): ServiceWorkerContainer | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/**
 * Calls `begin`, unless a newer version is ready and no other tab runs the old one. In that case the page is loaded
 * again. Without a service worker `begin` is called at once.
 */
export function beginWithNewest(begin: () => void): void {
  const container = workers();
  if (container === null || container.controller === null) begin();
  else void meetNewVersion(container).then(begin);
}

/** Lets a newer version of the game take over, after which the page is loaded again. Resolves if this tab keeps its version instead. */
async function meetNewVersion(container: ServiceWorkerContainer): Promise<void> {
  const waiting = (await container.getRegistration().catch(() => undefined))?.waiting;
  if (waiting === null || waiting === undefined) return;
  await new Promise<void>((stays) => {
    const timer = setTimeout(stays, PATIENCE_MS);
    // If other tabs are open, the newer version sends the message `stays`, and this tab keeps its version. If none is
    // open, the newer version takes over, and the page is loaded again.
    pageScope.listen(container, 'message', ({ data }: MessageEvent<{ stays?: boolean }>) => {
      if (data.stays === true) stays();
    });
    pageScope.listen(
      container,
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

/** Begins to store the game's files; stores each language when it is first chosen. */
export function keepForOffline(language: ReadonlySignal<Language>, afterMs = AFTER_MS): void {
  const container = workers();
  if (container === null) return;
  const register = (): void => {
    container.register('./offline.js').catch(() => undefined);
  };
  // On a page that was served by a service worker, the worker is registered at once, because registering also checks
  // for a newer version.
  if (container.controller !== null) register();
  else setTimeout(register, afterMs);
  void container.ready.then(({ active }) => effect(() => active?.postMessage({ keep: language.value })));
}
