import type { Store } from './store.ts';

/** Lets the player sit down with the guest who asks for janken, or get up again. */
export function playJanken(store: Store): void {
  const guest = store.janken.peek()?.guest ?? null;
  store.playing.value = store.playing.peek() === guest ? null : guest;
}
