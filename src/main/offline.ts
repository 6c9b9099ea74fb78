/**
 * Playing without a connection: once the game has been played for a little while, a service worker keeps all of its files.
 * Only in the built game; while one works on it everything comes fresh from the disk. Where a browser refuses – private
 * windows, plain http – the game simply needs its connection.
 */

/** The first minutes belong to the game: its pictures come first. */
const AFTER_MS = 20_000;

export function keepForOffline(afterMs = AFTER_MS): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('./offline.js').catch(() => undefined);
  };
  // Whoever has it already meets a new version at once.
  if (navigator.serviceWorker.controller !== null) register();
  else setTimeout(register, afterMs);
}
