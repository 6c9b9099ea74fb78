/** Words and colours for what a recording holds: readable without a game's help, and sentences with it. */

import type { Todo } from '../../ai/notebook.ts';
import type { Reason } from '../../ai/reasons.ts';
import type { Decision } from '../../ai/trace.ts';
import type { BandInk } from '../lanes/paint.ts';
import { INKS } from './inks.ts';

/** How a game describes itself; everything may be left out. */
export interface Describe {
  /** A character's name. */
  readonly name?: (id: string, kind: string) => string;
  /** A script, by its warp key: the word in a band. */
  readonly script?: (key: string) => string;
  readonly todo?: (todo: Todo, id: string) => string;
  readonly reason?: (reason: Reason, id: string, decision: Decision) => string;
  /** A tick as a time of the game. */
  readonly time?: (tick: number) => string;
  /** The colours of a script's bands. */
  readonly ink?: (key: string) => BandInk;
}

/** A description without gaps. */
export type Description = Required<Omit<Describe, 'name'>> & Pick<Describe, 'name'>;

/**
 * Draws the game at the moment shown on a canvas of the inspector, whose `width` and `height` are those of its place on
 * the page. Called after every change.
 */
export type Picture = (canvas: HTMLCanvasElement, tick: number) => void;

/** Fills the gaps of a description. @param keys the warp keys of all scripts, which get their colours in this order */
export function fullDescription(given: Describe, keys: readonly string[]): Description {
  // Bands may also be named after todos, which become known one after the other. A place that depends on the name alone
  // gives them the same colours in every run.
  const places = new Map(keys.map((key, place) => [key, place]));
  const taken = new Set(places.values());
  const placeOf = (key: string): number => {
    let place = places.get(key);
    if (place !== undefined) return place;
    place = [...key].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % INKS.length, 7);
    for (let tries = 0; taken.has(place) && tries < INKS.length; tries++) place = (place + 1) % INKS.length;
    places.set(key, place);
    taken.add(place);
    return place;
  };
  return {
    script: (key) => key,
    todo: todoWords,
    reason: reasonWords,
    time: (tick) => String(tick),
    ink: (key) => INKS[placeOf(key) % INKS.length] as BandInk,
    ...given,
  };
}

/** `run to: 8, 3 ticks, until ball` */
function todoWords({ behave, tick, until, ...fields }: Todo): string {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${valueWords(value)}`);
  if (tick !== undefined) parts.push(tick === 1 ? '1 tick' : `${tick} ticks`);
  if (until !== undefined && until.length > 0) parts.push(`until ${until.join(', ')}`);
  return [behave, parts.join(', ')].filter(Boolean).join(' ');
}

/** `bored (energy: 12)` */
function reasonWords({ key, terms }: Reason): string {
  const parts = Object.entries(terms)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${valueWords(value)}`);
  return parts.length === 0 ? key : `${key} (${parts.join(', ')})`;
}

/** Plain data in few characters. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2);
  return JSON.stringify(value) ?? '–';
}
