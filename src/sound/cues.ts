/**
 * Decides how events of the simulation sound: each event gives cues, which consist of an effect, a volume and a place.
 * All functions are pure; no other file of src/sound interprets events. To give an event a sound, add a line to
 * `CUES`.
 */

import type { Json } from '../ai/index.ts';
import type { EventSounds } from '../sim/events/day-event.ts';
import { eventOf } from '../sim/events/index.ts';
import type { PersonId } from '../sim/state/person.ts';
import type { SimEvent } from '../sim/state/world-state.ts';
import type { EffectName } from './effects/index.ts';

/** The place in the café from which a cue sounds: a person, or a tile. */
export type Place = { readonly who: PersonId } | { readonly x: number; readonly y: number };

export interface Cue {
  readonly effect: EffectName;
  /** Volume of the cue, 0…1, multiplied by the effect's own loudness. */
  readonly volume: number;
  /** The place the sound comes from; null = no particular place. */
  readonly at: Place | null;
  /** Playback rate of the effect; above 1 the effect is faster and higher. */
  readonly pitch: number;
  /** Set if a speech bubble appears with the sound; the music is softer while the player reads the bubble. */
  readonly says?: true;
}

type Heard = {
  readonly effect: EffectName;
  readonly volume?: number;
  readonly at?: Place | null;
  readonly own?: boolean;
  readonly says?: true;
};
type Reader = (event: SimEvent) => Heard | readonly Heard[] | null;

/** How much a person's voice may be higher or lower than the usual pitch, as a share of that pitch. */
const SPREAD = 0.09;
/** When this many dishes or more are dropped at once, the crash has its full volume. */
const MOST_FALLING = 3;

const always =
  (effect: EffectName, volume = 1): Reader =>
  () => ({ effect, volume });
/** Makes a function that gives an event this effect, at the pitch of the voice of the event's person. */
const voiced =
  (effect: EffectName, volume = 1): Reader =>
  () => ({ effect, volume, own: true, says: true });

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
    event['reason'] === 'paid' || event['reason'] === 'closed' ? null : { effect: 'sigh', own: true, says: true },
  entrance: always('fanfare'),
  autograph: always('sparkle', 0.9),
  photo: always('shutter'),
  orderAnswered: (event) =>
    event['answer'] === 'declined' || event['answer'] === 'impossible' ? { effect: 'hm', own: true, says: true } : null,
  help: voiced('help'),
  // A command of the player makes no sound as an event, because its sound is played as soon as the player writes it,
  // even while the game is paused (see `written`).
  command: (event) => (event.who === null || helpIn(event) ? null : { effect: 'chalk', volume: 0.6 }),
  report: always('page', 0.9),
  janken: (event) => {
    if (event['what'] === 'asks') return { effect: 'jankenAsk', own: true, says: true };
    if (event['what'] !== 'plays') return null;
    const heard: Heard[] = [
      { effect: 'jankenThrow', at: null },
      { effect: JANKEN[String(event['result'])] ?? 'jankenDrawn', at: null },
    ];
    return typeof event['prize'] === 'string' ? [...heard, { effect: 'prize', at: null }] : heard;
  },
  // The right answer to a question about the café, which wins chalk.
  solved: always('prize'),
  headMaid: (event) => (event['what'] === 'title' ? { effect: 'goal' } : null),
  // Sound of an event of the day; secret events are silent.
  event: heardOf,
  cheers: always('sparkle', 0.4),
  cake: always('platesDown', 0.6),
  joinsBrawl: voiced('hm'),
  mediated: always('peace', 0.5),
  filmed: always('shutter', 0.5),
  friends: always('dear'),
  scout: always('door', 0.5),
  scoutBack: always('door', 0.5),
  wasted: always('bin', 0.7),
  refused: (event) =>
    event['why'] === 'tooMany' || event['what'] === 'strong' ? { effect: 'noChalk', at: null } : null,
  duel: (event) => {
    if (event['what'] === 'begins') return { effect: 'gong' };
    if (event['what'] === 'round') return { effect: DISHES[String(event['ours'])] ?? 'plate' };
    return {
      effect: event['result'] === 'won' ? 'fanfare' : event['result'] === 'lost' ? 'jankenLost' : 'jankenDrawn',
    };
  },
  counter: always('hammer', 0.5),
  // Events of the evening: staff, kitchen, layout of the café, achievements.
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

/** Effects that are played at the beginning of an event of the day if the event's record names none. */
const ANY_EVENT: readonly EffectName[] = ['gong'];

/** The sounds of an event of the day as it begins or ends, as the event's record names them. */
function heardOf(event: SimEvent): readonly Heard[] | null {
  const found = eventOf(event['kind']);
  if (found === null || event['secret'] === true) return null;
  const { sounds = {} } = found;
  const effects = event['what'] === 'begins' ? (sounds.begins ?? ANY_EVENT) : endOf(sounds, event['verdict']);
  return effects.map((effect) => ({
    effect: effect as EffectName,
    ...(sounds.everywhere === true ? { at: null } : {}),
  }));
}
const endOf = ({ ends = [] }: EventSounds, verdict: Json | undefined): readonly string[] =>
  'fair' in ends ? (verdict === 'good' || verdict === 'bad' ? ends[verdict] : ends.fair) : ends;

const DISHES: Readonly<Record<string, EffectName>> = { chop: 'chop', fry: 'fry', plate: 'plate' };

const JANKEN: Readonly<Record<string, EffectName>> = { win: 'jankenWon', loss: 'jankenLost', draw: 'jankenDrawn' };

/** Whether an event is a command that calls for help. Such a command has a sound of its own and so does not get the usual sound of commands. */
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

export function cuesOf(events: readonly SimEvent[]): Cue[] {
  return events.flatMap((event) => {
    const read = Object.hasOwn(CUES, event.type) ? CUES[event.type]?.(event) : undefined;
    if (read === undefined || read === null) return [];
    const heard: readonly Heard[] = Array.isArray(read) ? (read as readonly Heard[]) : [read as Heard];
    return heard.map(({ effect, volume = 1, at, own = false, says }) => ({
      effect,
      volume,
      at: at === undefined ? placeOf(event) : at,
      pitch: own && event.who !== null ? voiceOf(event.who) : 1,
      ...(says === true ? { says } : {}),
    }));
  });
}

const placeOf = ({ who }: SimEvent): Place | null => (who === null ? null : { who });

/** The pitch of a person's voice; it is always the same for the same person. */
export function voiceOf(id: PersonId): number {
  let h = 0;
  for (let i = 0; i < id.length; i++) h = (Math.imul(h, 31) + id.charCodeAt(i)) >>> 0;
  return 1 + (((h % 101) - 50) / 50) * SPREAD;
}
