/**
 * A lesson of the school (chapter 7.8): a small scene in which one idea can be watched and turned by hand. It is a scenario
 * made of a few knobs, run by the real game; what came of it is read off its events.
 */

import { openScenario } from '../../sim/opening.ts';
import { readScenario } from '../../sim/scenario/scenario.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';

/** Stops of an alertness knob: ticks between two looks; null = plain. */
export const ALERTNESS: readonly (number | null)[] = [1, 5, 15, 30, 60, 90, null];
export const PLAIN = ALERTNESS.length - 1;

export type Knob =
  /** Value = a place in {@link ALERTNESS}. */
  | { readonly id: string; readonly kind: 'alertness'; readonly who: string; readonly begin: number }
  | { readonly id: string; readonly kind: 'choice'; readonly who: string; readonly words: string; readonly choices: readonly string[]; readonly begin: number }
  | { readonly id: string; readonly kind: 'number'; readonly who: string; readonly least: number; readonly most: number; readonly step: number; readonly begin: number }; // prettier-ignore

export type Values = Readonly<Record<string, number>>;

export interface Outcome {
  /** Words `school.<lesson>.<key>`, and `school.<lesson>.short.<key>` where tries are compared. */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Whose face stands beside it. */
  readonly who: string;
  /** When it shows; null = at the end, for something has not happened. */
  readonly tick: number | null;
  /** When it is settled that something will not happen; left out: at the end. */
  readonly settled?: number;
}

/** What a scene was like. */
export interface Played {
  readonly events: readonly SimEvent[];
  /** As it ended. */
  readonly cafe: Simulation;
  /** When each first stood where they were sent. */
  readonly came: ReadonlyMap<string, number>;
  /** Tiles somebody walked from one tick to another. */
  steps(who: string, from: number, to: number): number;
}

export interface Lesson {
  readonly id: 'amove' | 'squad' | 'calm' | 'alarm';
  /** Where it is over, and from where on it is shown. */
  readonly ticks: number;
  readonly from?: number;
  readonly knobs: readonly Knob[];
  /** What it is all about, and when: words `school.<lesson>.moment`. */
  readonly moment: number;
  /** The outcome at which the scene stands still for a moment, to be looked at. */
  readonly holds?: string;
  /** Whose way and sight are drawn. */
  readonly shown: readonly string[];
  /** The lines that do it, as they stand in a file of the game. */
  readonly source: { readonly file: string; readonly lines: readonly string[] };
  /** Settings worth trying: words `school.<lesson>.try.<key>`. */
  readonly tries: readonly { readonly key: string; readonly values: Values }[];
  scenario(values: Values): unknown;
  outcomes(played: Played, values: Values): readonly Outcome[];
  /** Who stands where they were sent, asked in every tick. */
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
export const nameOf = (cafe: Simulation, id: string): string => cafe.state.people[id]?.name ?? id;
/** Seconds at 1×, to a tenth. */
export const seconds = (ticks: number): number => Math.round(ticks / 2) / 10;
export const alertness = (values: Values, id: string): number | null => ALERTNESS[values[id] ?? 0] ?? null;

export const firstValues = ({ knobs }: Lesson): Values => Object.fromEntries(knobs.map(({ id, begin }) => [id, begin]));

/** A lesson's café, at its beginning. @throws Error when the lesson is no scenario, which a test rules out */
export function openLesson(lesson: Lesson, values: Values, scripts: Scripts): Simulation {
  const read = readScenario(lesson.scenario(values));
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return openScenario(read.scenario, scripts, { tracing: true });
}

/** The same, where it begins to be shown. */
export function openScene(lesson: Lesson, values: Values, scripts: Scripts): Simulation {
  const cafe = openLesson(lesson, values, scripts);
  while (cafe.state.tick < (lesson.from ?? 0)) cafe.step();
  return cafe;
}

/** Runs a lesson out, and tells what came of it. */
export function outcomesOf(lesson: Lesson, values: Values, scripts: Scripts): readonly Outcome[] {
  const cafe = openLesson(lesson, values, scripts);
  const events: SimEvent[] = [];
  const came = new Map<string, number>();
  /** The tile of everybody at the end of each tick. */
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
  return lesson.outcomes({ events, cafe, came, steps }, values);
}
