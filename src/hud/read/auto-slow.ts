/**
 * Slows the café down for moments that the player should not miss, and returns to the player's speed three café
 * seconds after they end, unless the player has chosen a speed meanwhile. Pure, in ticks of the café.
 */

import type { Guest } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Speed } from '../api.ts';
import { SLOW_KINDS, type SlowKind } from '../../ui/settings/settings.ts';
import { SOON_TICKS } from './lamps.ts';
import { guestsOf } from './names.ts';

export interface SlowMoment {
  readonly kind: SlowKind;
  /** Identifies the moment; the key does not change while the moment lasts. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** Number of guests from which a party at the door counts as large. */
const LARGE_PARTY = 4;
/** Ticks after the last moment until the former speed returns: three café seconds. */
export const RETURN_TICKS = 60;
const TRYING: ReadonlySet<Guest['stage']> = new Set(['queue', 'toSeat', 'callOrder', 'waitDish', 'callBill']);

/** Finds the moments for which the café may slow down now, such as a celebrity at the door; the most urgent kind comes first. */
export function readMoments(state: WorldState): SlowMoment[] {
  const guests = guestsOf(state);
  const found: SlowMoment[] = [];
  const at = (kind: SlowKind, key: string, { x, y }: { x: number; y: number }): void =>
    void found.push({ kind, key: `${kind} ${key}`, x, y });
  for (const event of state.calendar?.going ?? [])
    if (event.kind === 'alarm' || event.kind === 'tv') at(event.kind, String(event.id), event);
  const table = state.janken?.table;
  const asks = table && table.over === null ? state.people[table.guest] : undefined;
  if (asks !== undefined) at('janken', asks.id, asks);
  const regulars = new Set(state.regulars?.who.map(({ id }) => id));
  const parties = new Map<string, Guest[]>();
  for (const guest of guests) {
    const queues = guest.stage === 'queue';
    if (guest.isHero && queues) at('hero', guest.id, guest);
    if (regulars.has(guest.id) && TRYING.has(guest.stage) && guest.patienceLeft * guest.patience <= SOON_TICKS)
      at('regular', guest.id, guest);
    if (queues && guest.party !== null) parties.set(guest.party, [...(parties.get(guest.party) ?? []), guest]);
  }
  for (const [party, members] of parties)
    if (members.length >= LARGE_PARTY && members[0] !== undefined) at('party', party, members[0]);
  return found.sort((a, b) => SLOW_KINDS.indexOf(a.kind) - SLOW_KINDS.indexOf(b.kind));
}

export interface Slowing {
  /** The speed to return to; null while the café is not slowed. */
  readonly from: Speed | null;
  readonly moment: SlowMoment | null;
  /** Keys of the moments that still last and must not slow the café again. */
  readonly seen: readonly string[];
  readonly lastedUntil: number;
}
export const NOT_SLOWED: Slowing = { from: null, moment: null, seen: [], lastedUntil: 0 };

/**
 * Decides at each tick whether the café slows down, stays slow or returns to the player's speed. @param speed the
 * café's speed now; 0 while paused, when no speed is set
 * @returns the speed to set, or null to leave it
 */
export function slowStep(
  before: Slowing,
  now: { readonly tick: number; readonly speed: Speed; readonly moments: readonly SlowMoment[] },
): { readonly slowing: Slowing; readonly set: Speed | null } {
  const { tick, speed, moments } = now;
  const seen = moments.map(({ key }) => key);
  // A moment that begins while the game is paused counts as seen, so it does not change the speed that the player
  // chooses next.
  if (speed === 0) return { slowing: { ...before, seen }, set: null };
  // While the café is slowed, a speed other than 1× was chosen by the player and is kept.
  const touched = before.from !== null && speed !== 1;
  const slowed = touched ? { from: null, moment: null } : before;
  const fresh = moments.find(({ key }) => !before.seen.includes(key));
  if (fresh !== undefined && speed > 1 && !touched)
    return { slowing: { from: speed, moment: fresh, seen, lastedUntil: tick }, set: 1 };
  if (slowed.from === null) return { slowing: { from: null, moment: null, seen, lastedUntil: tick }, set: null };
  if (seen.length > 0) {
    const moment = moments.find(({ key }) => key === slowed.moment?.key) ?? moments[0] ?? null;
    return { slowing: { from: slowed.from, moment, seen, lastedUntil: tick }, set: null };
  }
  if (tick - before.lastedUntil < RETURN_TICKS) return { slowing: { ...before, seen }, set: null };
  return { slowing: { ...NOT_SLOWED, lastedUntil: tick }, set: slowed.from };
}
