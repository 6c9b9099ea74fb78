// Runs a scenario through the real game and lets a test ask what happened, in words close to the event log.
//
//     const story = tell({ map: ROOM, maids: [maid('hana', [4, 3])], customers: [seated('worker', 'a')] });
//     expect(story.tickOf('served', { customer: 'worker' })).toBeLessThan(300);

import { expect } from 'vitest';
import { isJson, sameJson, type Json } from '../../src/ai/index.ts';
import { scripts as shipped } from '../../src/scripts/index.ts';
import { openScenario } from '../../src/sim/open-day.ts';
import { readOnlyScripts } from '../../src/sim/script-api/read-only.ts';
import type { Guest, Maid, Person } from '../../src/sim/state/person.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import type { CafeOptions, Simulation } from '../../src/sim/simulation.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';

/** Every story runs with read-only views, so a script that writes to the café fails. */
const scripts = readOnlyScripts(shipped);

/** The part of a scenario file that stories use; see docs/scenario.schema.json. */
export interface ScenarioFile {
  readonly map: readonly string[];
  readonly maids: readonly MaidEntry[];
  readonly customers?: readonly CustomerEntry[];
  readonly commands?: readonly CommandEntry[];
  readonly seed?: number;
  readonly ticks?: number;
  readonly chefs?: number;
  readonly weather?: string;
  readonly chance?: 0 | Readonly<Record<string, number>>;
  readonly menu?: readonly Readonly<Record<string, Json>>[];
  readonly rival?: Readonly<Record<string, Json>>;
  readonly regulars?: readonly Readonly<Record<string, Json>>[];
  readonly rules?: readonly string[];
  readonly events?: readonly { readonly at: number; readonly kind: string }[];
}
export type MaidEntry = Readonly<Record<string, Json>> & { readonly id: string };
export type CustomerEntry = Readonly<Record<string, Json>> & { readonly id: string };
export type CommandEntry = Readonly<Record<string, Json>>;

export const RAMEN = [{ id: 'ramen', cookTicks: 40, eatTicks: 200, price: 900 }];
/** Sets all chances to 0 except those given: `chance: only({ slip: 1 })`. */
export const only = (chances: Readonly<Record<string, number>>): Record<string, number> => ({
  slip: 0,
  fidget: 0,
  chat: 0,
  litter: 0,
  crowd: 0,
  again: 0,
  mood: 0,
  weather: 0,
  ...chances,
});

export const maid = (
  id: string,
  at: readonly [number, number],
  more: Readonly<Record<string, Json>> = {},
): MaidEntry => ({
  id,
  rank: 3,
  at,
  ...more,
});
/** A maid who notices the whole room, wherever she faces: for stories about *when* she looks. */
export const farSighted = (
  id: string,
  at: readonly [number, number],
  more: Readonly<Record<string, Json>> = {},
): MaidEntry => maid(id, at, { alertRange: [{ radius: 30, halfAngle: 180, facing: 0 }], ...more });
/** A guest who is seated at the start, calls at once and never loses patience in a story. */
export const seated = (id: string, seat: string, more: Readonly<Record<string, Json>> = {}): CustomerEntry => ({
  id,
  type: 'tourist',
  arrive: 0,
  seat,
  start: 'seat',
  order: ['ramen'],
  patience: 100_000,
  ...more,
});
/** A guest who comes through the door. */
export const arriving = (id: string, arrive: number, more: Readonly<Record<string, Json>> = {}): CustomerEntry => ({
  id,
  type: 'tourist',
  arrive,
  order: ['ramen'],
  patience: 100_000,
  ...more,
});

type Fields = Readonly<Record<string, Json>>;
const meets = (event: SimEvent, fields: Fields): boolean =>
  Object.keys(fields).every((key) => sameJson(event[key], fields[key]));

export class Story {
  /** Everything that happened so far, in order. */
  readonly events: SimEvent[] = [];

  constructor(readonly cafe: Simulation) {}

  /** Runs this many ticks and calls `watch` after each. */
  pass(ticks: number, watch?: (cafe: Simulation) => void): this {
    for (let i = 0; i < ticks; i++) {
      this.cafe.step();
      this.events.push(...this.cafe.events);
      watch?.(this.cafe);
    }
    return this;
  }
  /** Runs until an event has happened; fails after `most` ticks. */
  until(type: string, fields: Fields = {}, most = 5000): SimEvent {
    for (let i = 0; i < most; i++) {
      this.pass(1);
      const found = this.cafe.events.find((event) => event.type === type && meets(event, fields));
      if (found !== undefined) return found;
    }
    throw new Error(`no '${type}' with ${JSON.stringify(fields)} within ${most} ticks`);
  }
  all(type: string, fields: Fields = {}): SimEvent[] {
    return this.events.filter((event) => event.type === type && meets(event, fields));
  }
  first(type: string, fields: Fields = {}): SimEvent {
    const found = this.all(type, fields)[0];
    if (found === undefined) throw new Error(`no '${type}' with ${JSON.stringify(fields)} happened`);
    return found;
  }
  /** Tick of the first such event. */
  tickOf(type: string, fields: Fields = {}): number {
    return this.first(type, fields).tick;
  }
  count(type: string, fields: Fields = {}): number {
    return this.all(type, fields).length;
  }
  /** The values of one field of all such events, in order. */
  list(type: string, field: string, fields: Fields = {}): Json[] {
    return this.all(type, fields).map((event) => event[field] ?? null);
  }
  where(id: string): readonly [number, number] {
    const { x, y } = this.person(id);
    return [x, y];
  }
  maid(id: string): Maid {
    const one = this.person(id);
    if (one.role !== 'maid') throw new Error(`${id} is no maid`);
    return one;
  }
  guest(id: string): Guest {
    const one = this.person(id);
    if (one.role !== 'guest') throw new Error(`${id} is no guest`);
    return one;
  }
  private person(id: string): Person {
    const one = this.cafe.state.people[id];
    if (one === undefined) throw new Error(`${id} is not here`);
    return one;
  }
}

/** A café ready to run, with the whole event log on and every chance off by default. */
export function open(file: ScenarioFile, options: CafeOptions = { mindEvents: true }): Story {
  const read = readScenario({ seed: 1, chance: 0, menu: RAMEN, ...file });
  if (!read.ok) throw new Error(`a scenario with mistakes:\n${read.errors.join('\n')}`);
  return new Story(openScenario(read.scenario, scripts, options));
}

/** Runs a scenario for its ticks (2500 by default) and checks what must hold in every story. */
export function tell(file: ScenarioFile): Story {
  const story = open(file).pass(file.ticks ?? 2500);
  expectSound(story);
  return story;
}

/** No fault, nobody stuck, every event plain data. */
export function expectSound(story: Story): void {
  expect(story.all('fault')).toEqual([]);
  expect(story.all('stuck')).toEqual([]);
  expect(story.events.every((event) => isJson(event))).toBe(true);
}
