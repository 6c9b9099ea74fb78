/**
 * Defines a lesson of the school: a small scenario that shows one idea and has knobs, with which the player changes
 * its values. The real game runs the scenario, and the lesson derives the outcomes from the game's events.
 */

import { openScenario } from '../../sim/open-day.ts';
import { readScenario } from '../../sim/scenario/scenario.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';

/**
 * Settings that an alertness knob offers: the number of ticks after which a walking maid looks around again; null =
 * she walks without looking around.
 */
export const ALERTNESS: readonly (number | null)[] = [1, 5, 15, 30, 60, 90, null];
export const PLAIN = ALERTNESS.length - 1;

export type Knob =
  /** A knob for alertness; its value is an index into {@link ALERTNESS}. */
  | { readonly id: string; readonly kind: 'alertness'; readonly who: string; readonly begin: number }
  | { readonly id: string; readonly kind: 'choice'; readonly who: string; readonly words: string; readonly choices: readonly string[]; readonly begin: number }
  | { readonly id: string; readonly kind: 'number'; /** Unit of the knob's number; left out = tiles. */ readonly words?: 'degrees'; readonly who: string; readonly least: number; readonly most: number; readonly step: number; readonly begin: number }; // prettier-ignore

export type Values = Readonly<Record<string, number>>;

export interface Outcome {
  /**
   * Key of the outcome's text: the word key `school.<lesson>.<key>` holds the full sentence, and
   * `school.<lesson>.short.<key>` holds a short form for the list of tries.
   */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Id of the person whose face stands beside the outcome. */
  readonly who: string;
  /** Tick at which the outcome is shown. Null = the outcome did not happen; this is shown at the end of the scene. */
  readonly tick: number | null;
  /** Tick from which it is certain that the outcome will not happen; left out = the end of the scene. */
  readonly settled?: number;
}

export interface Played {
  readonly events: readonly SimEvent[];
  readonly cafe: Simulation;
  /** Tick at which each person first arrived at the destination. */
  readonly came: ReadonlyMap<string, number>;
  /** Number of tiles a person walked between two ticks. */
  steps(who: string, from: number, to: number): number;
  tileOf(who: string, tick: number): { readonly x: number; readonly y: number };
}

export interface Lesson {
  readonly id: 'amove' | 'sight' | 'squad' | 'calm' | 'alarm';
  /** Length of the scene in ticks; the scene is shown from the tick `from` on. */
  readonly ticks: number;
  readonly from?: number;
  readonly knobs: readonly Knob[];
  /** Tick of the scene's key moment; the word key `school.<lesson>.moment` describes it. */
  readonly moment: number;
  /** Key of the outcome at which the scene pauses for a moment. */
  readonly holds?: string;
  /** Ids of the people whose path and sight are drawn. */
  readonly shown: readonly string[];
  /** The lines of the game's source code that implement the lesson's idea, exactly as they stand in the file. */
  readonly source: { readonly file: string; readonly lines: readonly string[] };
  /** Settings that the player is advised to try; the word key `school.<lesson>.try.<key>` describes each. */
  readonly tries: readonly { readonly key: string; readonly values: Values }[];
  scenario(values: Values): unknown;
  outcomes(played: Played, values: Values): readonly Outcome[];
  /** Called after every tick of the scene. Returns the ids of the people who have reached their destination. */
  readonly arrived?: (cafe: Simulation, values: Values) => readonly string[];
}

export const QUIET = { slip: 0, fidget: 0, chat: 0, litter: 0, crowd: 0, again: 0, mood: 0, weather: 0 };
export const MENU = [{ id: 'ramen', cookTicks: 40, eatTicks: 200, price: 900 }];
export const guest = (id: string, seat: string, more: object = {}): object => ({
  id,
  type: 'office',
  arrive: 0,
  seat,
  start: 'seat',
  order: ['ramen'],
  patience: 100_000,
  ...more,
});
/** The names of everyone in a scene by id, also of guests who come later. @param cafe the scene at its beginning */
export const namesIn = ({ state: { people, arrivals } }: Simulation): ReadonlyMap<string, string> =>
  new Map([
    ...Object.values(people).map(({ id, name }) => [id, name] as const),
    ...arrivals.map(({ id, spec }) => [id, spec.name] as const),
  ]);
export const nameOf = (cafe: Simulation, id: string): string => cafe.state.people[id]?.name ?? id;
/** Converts a number of ticks into seconds at speed 1×, rounded to 0.1. */
export const seconds = (ticks: number): number => Math.round(ticks / 2) / 10;
export const alertness = (values: Values, id: string): number | null => ALERTNESS[values[id] ?? 0] ?? null;

export const firstValues = ({ knobs }: Lesson): Values => Object.fromEntries(knobs.map(({ id, begin }) => [id, begin]));

/** Opens a lesson's café at its beginning. @throws Error if the lesson is not a valid scenario, which a test rules out */
export function openLesson(lesson: Lesson, values: Values, scripts: Scripts): Simulation {
  const read = readScenario(lesson.scenario(values));
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return openScenario(read.scenario, scripts, { tracing: true });
}

export function openScene(lesson: Lesson, values: Values, scripts: Scripts): Simulation {
  const cafe = openLesson(lesson, values, scripts);
  while (cafe.state.tick < (lesson.from ?? 0)) cafe.step();
  return cafe;
}

export function outcomesOf(lesson: Lesson, values: Values, scripts: Scripts): readonly Outcome[] {
  const cafe = openLesson(lesson, values, scripts);
  const events: SimEvent[] = [];
  const came = new Map<string, number>();
  /** For each person, the tile on which the person stood at the end of each tick. */
  const tiles = new Map<string, string[]>();
  while (cafe.state.tick < lesson.ticks) {
    cafe.step();
    events.push(...cafe.events);
    for (const { id, x, y } of Object.values(cafe.state.people)) {
      const been = tiles.get(id) ?? [];
      been[cafe.state.tick] = `${x},${y}`;
      tiles.set(id, been);
    }
    for (const id of lesson.arrived?.(cafe, values) ?? []) if (!came.has(id)) came.set(id, cafe.state.tick);
  }
  const steps = (who: string, from: number, to: number): number => {
    const been = tiles.get(who)?.slice(from, to + 1) ?? [];
    return been.filter((tile, i) => i > 0 && tile !== been[i - 1]).length;
  };
  const tileOf = (who: string, tick: number): { x: number; y: number } => {
    const [x = 0, y = 0] = (tiles.get(who)?.[tick] ?? '').split(',').map(Number);
    return { x, y };
  };
  return lesson.outcomes({ events, cafe, came, steps, tileOf }, values);
}
