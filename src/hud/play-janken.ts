/** Sits down to janken with the guest who asks, and tells why an offer has ended. */

import type { SimEvent } from '../sim/state/world-state.ts';
import type { JankenEnd } from './read/janken.ts';
import { showToast } from './toasts.ts';
import type { Store } from './store.ts';

/** Milliseconds for which the reason why an offer has ended stays on the screen. */
const ENDED_MS = 5000;

/** Lets the player sit down with the guest who asks for janken, or get up again. If nobody asks, a message says so. */
export function playJanken(store: Store): void {
  const view = store.janken.peek();
  const playing = store.playing.peek();
  if (playing === null && (view === null || view.over !== null)) return showToast(store, { key: 'toast.noJanken' });
  store.playing.value = playing === null ? (view?.guest ?? null) : null;
}

/** Remembers for a few seconds why the offer or game that the player has seen ended without a result. */
export function hearJankenEnd(store: Store, events: readonly SimEvent[]): void {
  const view = store.janken.peek();
  const ended = events.find(({ type, what, who }) => type === 'janken' && what === 'ends' && who === view?.guest);
  if (ended === undefined || view === null) return;
  const end = { name: view.name, look: view.look, why: reasonOf(store, ended) };
  store.jankenEnded.value = end;
  setTimeout(() => {
    if (store.jankenEnded.peek() === end) store.jankenEnded.value = null;
  }, ENDED_MS);
}

function reasonOf({ cafe }: Store, { who, why }: SimEvent): JankenEnd {
  const guest = cafe?.state.people[who ?? ''];
  if (why === 'unanswered') return 'unanswered';
  return guest?.role !== 'guest' || guest.stage === 'leave' ? 'left' : 'later';
}
