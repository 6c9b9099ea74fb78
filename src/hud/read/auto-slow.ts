/**
 * Slows the game down for moments that the player should not miss. The player's speed returns when the moment ends, or
 * when the player has ignored it for eight café seconds, unless the player has chosen a speed meanwhile. Each rare
 * moment, such as a fire alarm, slows the game for at least five café seconds. A frequent kind, such as a large party,
 * slows the game at most once in 20 in-game minutes, and three times more rarely each time it is ignored. Pure, in
 * ticks of the café.
 */

import { isGoingSoon } from '../../sim/people/patience.ts';
import type { Guest } from '../../sim/state/person.ts';
import { eventOf } from '../../sim/events/index.ts';
import { openEnquiry } from '../../sim/state/enquiries.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Speed } from '../api.ts';
import { SLOW_KINDS, type SlowKind } from '../../ui/settings/settings.ts';
import { guestsOf } from './names.ts';

export interface SlowMoment {
  readonly kind: SlowKind;
  /** Identifies the moment; the key does not change while the moment lasts. */
  readonly key: string;
  /** Id of the person the moment is about; null if it is about a place or the whole café. */
  readonly who: string | null;
  /** The tile at which the moment happens; null if it concerns the whole café. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

/**
 * Kinds of moments that happen often. After such a moment, a further one of its kind does not slow the game for a
 * while, so that the game is not slow all day.
 */
const FREQUENT: ReadonlySet<SlowKind> = new Set(['enquiry', 'janken', 'party', 'regular']);
/** Kinds of moments that a head maid in charge looks after, so that they do not slow the game. */
const LED: ReadonlySet<SlowKind> = new Set(['party', 'regular']);

/** Number of guests from which a party at the door counts as large. */
const LARGE_PARTY = 4;
/** Ticks after which a moment that the player does not attend to counts as ignored: eight café seconds, five for a frequent one. */
export const IGNORED_TICKS = 160;
const SOON_IGNORED_TICKS = 100;
const ENQUIRY_TICKS = 600;
/** Ticks for which a rare moment slows the game at least, also if it ends earlier: five café seconds. */
export const LEAST_TICKS = 100;
/** In-game minutes after a frequent moment within which no moment of the same kind slows the game. */
export const REST_MINUTES = 20;
/** The same for the kinds that would otherwise slow the game too often. */
const LONG_REST: Readonly<Partial<Record<SlowKind, number>>> = { janken: 60, party: 60 };

/** The key of the moment at which a guest asks for a game of janken. */
export const jankenKey = (guest: string): string => `janken ${guest}`;

/**
 * Returns what is happening in the café now that may make the game slow down by itself, such as a celebrity at the
 * door. The most urgent kind comes first.
 * @param starAt the tick at which the café reached its newest whole star; null = not on this day
 */
export function readMoments(state: WorldState, starAt: number | null = null): SlowMoment[] {
  const guests = guestsOf(state);
  const found: SlowMoment[] = [];
  const at = (kind: SlowKind, key: string, { x, y }: { x: number; y: number }, who: string | null = key): void =>
    void found.push({ kind, key: `${kind} ${key}`, who, at: { x, y } });
  // A rating that has fallen again has its star no longer.
  const keepsStar = Math.floor(state.stars) >= (state.season?.counts['starsSeen'] ?? 0);
  if (starAt !== null && state.tick - starAt < LEAST_TICKS && keepsStar)
    found.push({ kind: 'star', key: `star ${starAt}`, who: null, at: null });
  for (const event of state.calendar?.going ?? []) {
    const { kind, id, since, who } = event;
    const slows = eventOf(kind)?.slows;
    if (slows === 'whole') at(kind as SlowKind, String(id), event, null);
    // Only the beginning of a visit slows the game: show the visitors.
    else if (slows === 'start' && state.tick - since < LEAST_TICKS)
      at(kind as SlowKind, String(id), state.people[who[0] ?? ''] ?? event, who[0] ?? null);
  }
  const asked = openEnquiry(state);
  if (asked !== undefined) found.push({ kind: 'enquiry', key: `enquiry ${asked.id}`, who: null, at: null });
  // A game of janken lasts until its result has been shown.
  const asks = state.people[state.janken?.table?.guest ?? ''];
  if (asks !== undefined) at('janken', asks.id, asks);
  const regulars = new Set(state.regulars?.who.map(({ id }) => id));
  const parties = new Map<string, Guest[]>();
  for (const guest of guests) {
    const queues = guest.stage === 'queue';
    // The walk to the seat is the entrance, too: often a chair is free at once.
    if (guest.isHero && (queues || guest.stage === 'toSeat')) at('hero', guest.id, guest);
    if (regulars.has(guest.id) && isGoingSoon(state, guest)) at('regular', guest.id, guest);
    if (queues && guest.party !== null) parties.set(guest.party, [...(parties.get(guest.party) ?? []), guest]);
  }
  for (const [party, members] of parties)
    if (members.length >= LARGE_PARTY && members[0] !== undefined) at('party', party, members[0], members[0].id);
  return found.sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Those of the moments for which the game may slow down according to the player's settings. The game of janken that the
 * player is playing always counts.
 * @param isLed whether a head maid is in charge
 */
export const wantedMoments = (
  moments: readonly SlowMoment[],
  off: readonly SlowKind[],
  joined: string | null,
  isLed = false,
): SlowMoment[] =>
  moments.filter(({ kind, key }) => key === joined || (!off.includes(kind) && !(isLed && LED.has(kind))));

/** Number of ticks after which the player's speed returns if the player does nothing; 0 while the game is not slowed. */
export const returnsIn = ({ moment, since, from }: Slowing, tick: number): number =>
  moment === null || from === null ? 0 : Math.max(0, since + ignoredAfter(moment.kind) - tick);

// An enquiry slows the game until it is answered or forgotten, because at 8× it would be gone in seconds.
const ignoredAfter = (kind: SlowKind): number =>
  kind === 'enquiry' ? ENQUIRY_TICKS : FREQUENT.has(kind) ? SOON_IGNORED_TICKS : IGNORED_TICKS;

export interface Slowing {
  /** The speed to return to; null while the game is not slowed. */
  readonly from: Speed | null;
  readonly moment: SlowMoment | null;
  /** Keys of the moments that still last and must not slow the game again. */
  readonly seen: readonly string[];
  /** Tick at which the game was slowed for the present moment, or at which the player last attended to that moment. */
  readonly since: number;
  /** For each kind of moment, the tick before which no moment of this kind may slow the game. */
  readonly rests: Readonly<Partial<Record<SlowKind, number>>>;
  /** For each kind of moment, how often in a row the player has ignored it. */
  readonly ignored: Readonly<Partial<Record<SlowKind, number>>>;
  /** Key of the moment that the player is taking part in, such as a game of janken; null = none. */
  readonly joined: string | null;
}
export const NOT_SLOWED: Slowing = {
  from: null,
  moment: null,
  seen: [],
  since: 0,
  rests: {},
  ignored: {},
  joined: null,
};

interface Now {
  readonly tick: number;
  /** The speed of the game; 0 while paused. */
  readonly speed: Speed;
  readonly moments: readonly SlowMoment[];
  /** Whether the player is attending to something at the moment, such as a game of janken or an open card. */
  readonly busy?: boolean;
  /**
   * Key of the moment that the player is taking part in. This moment slows the game once, even if other moments of its
   * kind must not.
   */
  readonly joined?: string | null;
  /** Ticks of an in-game minute. */
  readonly minute?: number;
}

/**
 * Decides at each tick whether the game slows down, stays slow or returns to the player's speed.
 * @returns the speed to set, or null to leave it
 */
export function slowStep(
  was: Slowing,
  { tick, speed, moments, busy = false, joined = null, minute = 10 }: Now,
): { readonly slowing: Slowing; readonly set: Speed | null } {
  const before: Slowing = { ...was, joined };
  const keys = moments.map(({ key }) => key);
  // A moment that begins while the game is paused counts as seen, so it does not change the speed that the player
  // chooses next.
  if (speed === 0) return { slowing: { ...before, seen: keys }, set: null };
  const { from, moment } = before;
  if (from === null || moment === null) {
    const sought = joined === was.joined ? undefined : moments.find(({ key }) => key === joined);
    const fresh = speed > 1 ? (sought ?? freshOf(before, tick, moments)) : undefined;
    return fresh === undefined
      ? { slowing: { ...before, from: null, moment: null, seen: keys }, set: null }
      : {
          slowing: { ...before, from: speed, moment: fresh, seen: seenOf(before, moments, fresh), since: tick },
          set: 1,
        };
  }
  // While the game is slowed, a speed other than 1× was chosen by the player and is kept.
  const touched = speed !== 1;
  const isShort = !FREQUENT.has(moment.kind) && tick - before.since < LEAST_TICKS;
  const lasts = keys.includes(moment.key) || (isShort && !touched);
  const isIgnored = touched || (lasts && !busy && tick - before.since >= ignoredAfter(moment.kind));
  if (lasts && !isIgnored) {
    const urgent = freshOf(before, tick, moments);
    if (urgent !== undefined && rankOf(urgent) < rankOf(moment)) {
      const seen = seenOf({ ...before, seen: [...before.seen, moment.key] }, moments, urgent);
      return { slowing: { ...before, moment: urgent, since: tick, seen }, set: null };
    }
    const since = busy ? tick : before.since;
    const now = moments.find(({ key }) => key === moment.key) ?? moment;
    return { slowing: { ...before, moment: now, since, seen: seenOf(before, moments, moment) }, set: null };
  }
  const { kind } = moment;
  const count = isIgnored ? (before.ignored[kind] ?? 0) + 1 : 0;
  const after: Slowing = FREQUENT.has(kind)
    ? {
        ...before,
        rests: { ...before.rests, [kind]: tick + (LONG_REST[kind] ?? REST_MINUTES) * minute * 3 ** count },
        ignored: { ...before.ignored, [kind]: count },
      }
    : before;
  // If the player has ignored a moment, the game is not slowed for a frequent moment next, but it is slowed for a
  // rare moment that began meanwhile.
  const next = touched
    ? undefined
    : freshOf(after, tick, isIgnored ? moments.filter((one) => !FREQUENT.has(one.kind)) : moments);
  if (next !== undefined)
    return { slowing: { ...after, moment: next, seen: seenOf(after, moments, next), since: tick }, set: null };
  return { slowing: { ...after, from: null, moment: null, seen: keys }, set: touched ? null : from };
}

/** The place of a moment's kind in the order of urgency; 0 is the most urgent kind. */
const rankOf = ({ kind }: SlowMoment): number => SLOW_KINDS.indexOf(kind);

/** The most urgent moment that may slow the game and has not done so yet. */
const freshOf = ({ seen, rests }: Slowing, tick: number, moments: readonly SlowMoment[]): SlowMoment | undefined =>
  moments.find(({ key, kind }) => !seen.includes(key) && tick >= (rests[kind] ?? 0));

/**
 * Keys of the moments that must not slow the game again: the present moment, and those that were there before it. A
 * moment that begins while the game is slowed is left out, so that the game can be slowed for it next.
 */
const seenOf = ({ seen }: Slowing, moments: readonly SlowMoment[], now: SlowMoment): string[] =>
  moments.map(({ key }) => key).filter((key) => key === now.key || seen.includes(key));
