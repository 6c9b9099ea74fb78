/**
 * What of the café is heard: an event of the simulation becomes a cue – which effect, how loud, whose place it comes
 * from. Pure, and the only file that knows what events mean. To give an event a sound, add a line to `CUES`.
 */

import type { PersonId } from '../sim/person.ts';
import type { SimEvent } from '../sim/types.ts';
import type { EffectName } from './effects/index.ts';

/** Where in the café: at somebody, or on a tile. */
export type Place = { readonly who: PersonId } | { readonly x: number; readonly y: number };

export interface Cue {
  readonly effect: EffectName;
  /** 0…1, on top of the effect's own loudness. */
  readonly volume: number;
  /** Null for what comes from nowhere in particular. */
  readonly at: Place | null;
  /** How much faster (and higher) it is played; 1 as it is. */
  readonly pitch: number;
}

type Heard = {
  readonly effect: EffectName;
  readonly volume?: number;
  readonly at?: Place | null;
  readonly own?: boolean;
};
type Reader = (event: SimEvent) => Heard | readonly Heard[] | null;

/** How far voices of different people lie apart. */
const SPREAD = 0.09;
/** Dishes that can be heard falling one by one. */
const MOST_FALLING = 3;

const always =
  (effect: EffectName, volume = 1): Reader =>
  () => ({ effect, volume });
/** In somebody's own voice: a little higher or lower for each. */
const voiced =
  (effect: EffectName, volume = 1): Reader =>
  () => ({ effect, volume, own: true });

const CUES: Readonly<Record<string, Reader>> = {
  enter: always('door', 0.7),
  calls: (event) => ({ effect: event['need'] === 'bill' ? 'callBill' : 'call', own: true }),
  orderTaken: always('noted'),
  ticket: always('ticket', 0.8),
  cooked: always('bell'),
  precooked: always('bell', 0.4),
  pickUp: always('platesUp'),
  served: always('platesDown'),
  clear: always('platesUp', 0.8),
  paid: (event) => {
    const tip = typeof event['tip'] === 'number' && event['tip'] > 0;
    return tip ? [{ effect: 'coins' }, { effect: 'tip', volume: 0.7 }] : { effect: 'coins' };
  },
  slip: (event) => {
    const dropped = typeof event['dropped'] === 'number' ? event['dropped'] : 0;
    if (dropped <= 0) return { effect: 'slip' };
    return [
      { effect: 'slip' },
      { effect: 'crash', volume: 0.6 + (0.4 * Math.min(dropped, MOST_FALLING)) / MOST_FALLING },
    ];
  },
  sweep: (event) =>
    typeof event['x'] === 'number' && typeof event['y'] === 'number'
      ? { effect: 'broom', at: { x: event['x'], y: event['y'] } }
      : { effect: 'broom' },
  leaves: (event) =>
    event['reason'] === 'paid' || event['reason'] === 'closed' ? null : { effect: 'sigh', own: true },
  entrance: always('fanfare'),
  autograph: always('sparkle', 0.9),
  photo: always('shutter'),
  declined: voiced('hm'),
  help: voiced('help'),
  // The player's own command is heard when it is written, even while time stands still: see `written`.
  command: (event) => (event.who === null || helpIn(event) ? null : { effect: 'chalk', volume: 0.6 }),
  report: always('page', 0.9),
  janken: (event) => {
    if (event['what'] === 'asks') return { effect: 'jankenAsk', own: true };
    if (event['what'] !== 'plays') return null;
    return { effect: JANKEN[String(event['result'])] ?? 'jankenDrawn', at: null };
  },
  // The evening: staff, kitchen, room, what has been reached.
  drawn: always('page'),
  hired: always('welcome'),
  dismissed: always('sigh', 0.8),
  trained: always('sparkle', 0.8),
  tasted: always('taste'),
  upgraded: always('hammer'),
  furnished: always('hammer', 0.7),
  achieved: always('goal'),
  typeUnlocked: always('goal', 0.8),
  ending: always('fanfare'),
  closed: always('closing'),
  dayOver: always('dayEnd'),
};

const JANKEN: Readonly<Record<string, EffectName>> = { win: 'jankenWon', loss: 'jankenLost', draw: 'jankenDrawn' };

/** A call for help stands on the board, too, but is called, not written. */
function helpIn(event: SimEvent): boolean {
  const { command } = event;
  return (
    typeof command === 'object' &&
    command !== null &&
    !Array.isArray(command) &&
    'behave' in command &&
    command.behave === 'help'
  );
}

/** Event types that can be heard. */
export const HEARD: readonly string[] = Object.keys(CUES);

/** What is heard of these events, in order. */
export function cuesOf(events: readonly SimEvent[]): Cue[] {
  return events.flatMap((event) => {
    const read = Object.hasOwn(CUES, event.type) ? CUES[event.type]?.(event) : undefined;
    if (read === undefined || read === null) return [];
    const heard: readonly Heard[] = Array.isArray(read) ? (read as readonly Heard[]) : [read as Heard];
    return heard.map(({ effect, volume = 1, at, own = false }) => ({
      effect,
      volume,
      at: at === undefined ? placeOf(event) : at,
      pitch: own && event.who !== null ? voiceOf(event.who) : 1,
    }));
  });
}

const placeOf = ({ who }: SimEvent): Place | null => (who === null ? null : { who });

/** How high somebody's voice is: the same for the same person, always. */
export function voiceOf(id: PersonId): number {
  let h = 0;
  for (let i = 0; i < id.length; i++) h = (Math.imul(h, 31) + id.charCodeAt(i)) >>> 0;
  return 1 + (((h % 101) - 50) / 50) * SPREAD;
}
