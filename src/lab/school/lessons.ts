/**
 * The lessons of the school (chapter 7.8): small scenes in which one idea can be watched and turned by hand. A lesson is a
 * scenario made of a few knobs, run by the real game; what came of it is read off its events.
 */

import type { Scripts, Simulation } from '../../sim/simulation.ts';
import { openScenario } from '../../sim/cafe.ts';
import { readScenario } from '../../sim/scenario.ts';
import type { SimEvent } from '../../sim/types.ts';

/** Stops of an alertness knob: ticks between two looks; null = plain. */
export const ALERTNESS: readonly (number | null)[] = [1, 5, 15, 30, 60, 90, null];

export type Knob =
  /** Value = a place in {@link ALERTNESS}. */
  | { readonly id: string; readonly kind: 'alertness'; readonly who: string; readonly begin: number }
  | { readonly id: string; readonly kind: 'choice'; readonly who: string; readonly words: string; readonly choices: readonly string[]; readonly begin: number }
  | { readonly id: string; readonly kind: 'number'; readonly who: string; readonly least: number; readonly most: number; readonly step: number; readonly begin: number }; // prettier-ignore

export type Values = Readonly<Record<string, number>>;

export interface Outcome {
  /** Words `school.<lesson>.<key>`. */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Whose face stands beside it. */
  readonly who: string;
}

export interface Lesson {
  readonly id: 'amove' | 'squad' | 'calm' | 'alarm';
  readonly ticks: number;
  readonly knobs: readonly Knob[];
  scenario(values: Values): unknown;
  /** What came of it, told from the events of the whole scene. */
  outcomes(
    events: readonly SimEvent[],
    values: Values,
    cafe: Simulation,
    came: ReadonlyMap<string, number>,
  ): readonly Outcome[];
  /** Who has come where they were sent: looked at in every tick, and the outcomes are told when each first had. */
  readonly arrived?: (cafe: Simulation) => readonly string[];
}

const QUIET = { slip: 0, fidget: 0, chat: 0, litter: 0, crowd: 0, again: 0, mood: 0, weather: 0 };
const MENU = [{ id: 'ramen', cookTicks: 40, eatTicks: 200, price: 900 }];
const guest = (id: string, seat: string, more: object = {}): object => ({
  id,
  type: 'office',
  arrive: 0,
  seat,
  start: 'seat',
  order: ['ramen'],
  patience: 100_000,
  ...more,
});
const nameOf = (cafe: Simulation, id: string): string => cafe.state.people[id]?.name ?? id;
const seconds = (ticks: number): number => Math.round(ticks / 2) / 10;
const alertness = (values: Values, id: string): number | null => ALERTNESS[values[id] ?? 0] ?? null;

// ── two maids pass the same favourite ───────────────────────────────────────────────────────────────────────────

/** The tick at which the footballer looks up and calls. */
const CALLS = 25;
const amove: Lesson = {
  id: 'amove',
  ticks: 420,
  knobs: [
    { id: 'hana', kind: 'alertness', who: 'hana', begin: 0 },
    { id: 'yuki', kind: 'alertness', who: 'yuki', begin: ALERTNESS.length - 1 },
  ],
  scenario: (values) => ({
    seed: 5,
    ticks: 420,
    chance: QUIET,
    menu: MENU,
    map: [
      '###############',
      '#K............#',
      '#PP.........Ta#',
      '#.............#',
      '#......bT.....#',
      '#...........Tc#',
      '#.............#',
      '####D##########',
    ],
    maids: [
      { id: 'hana', rank: 3, at: [3, 3], favouriteCustomerTypes: ['footballer'], alertness: alertness(values, 'hana') },
      { id: 'yuki', rank: 3, at: [3, 5], favouriteCustomerTypes: ['footballer'], alertness: alertness(values, 'yuki') },
    ],
    customers: [
      guest('ann', 'a', { name: 'Ann', look: 'clerk' }),
      guest('bob', 'c', { name: 'Bob' }),
      guest('rio', 'b', { type: 'footballer', isHero: true, name: 'Rio Vento', look: 'rio', arrive: CALLS }),
    ],
  }),
  outcomes: (events, _values, cafe) =>
    ['hana', 'yuki'].map((who): Outcome => {
      const turned = events.find(
        ({ type, who: one, customer }) => type === 'target' && one === who && customer === 'rio',
      );
      const served = events.find(
        ({ type, who: one, customer }) => type === 'orderTaken' && one === who && customer !== 'rio',
      );
      const name = nameOf(cafe, who);
      if (turned === undefined || (served !== undefined && served.tick < turned.tick))
        return { key: 'never', who, params: { name } };
      return turned.tick <= CALLS + 1
        ? { key: 'atOnce', who, params: { name } }
        : { key: 'later', who, params: { name, seconds: seconds(turned.tick - CALLS) } };
    }),
};

// ── a squad keeps its formation ─────────────────────────────────────────────────────────────────────────────────

const SQUAD = ['hana', 'yuki', 'mei'] as const;
const PLACES = [
  [0, -1],
  [-1, 1],
  [1, 1],
] as const;
const squad: Lesson = {
  id: 'squad',
  ticks: 360,
  knobs: [
    { id: 'manner', kind: 'choice', who: 'hana', words: 'school.manner.', choices: ['a-move', 'plain'], begin: 0 },
    { id: 'wide', kind: 'number', who: 'mei', least: 1, most: 2, step: 1, begin: 1 },
  ],
  scenario: (values) => ({
    seed: 5,
    ticks: 360,
    chance: QUIET,
    menu: MENU,
    map: [
      '###############',
      '#K............#',
      '#PP....Ta.....#',
      '#.............#',
      '#.............#',
      '#.............#',
      '#.............#',
      '####D##########',
    ],
    maids: SQUAD.map((id, i) => ({ id, rank: 3, at: [2 + i, 3 + i], team: 1, alertness: 5, obedience: 1 })),
    customers: [guest('ann', 'a', { arrive: 30, type: 'student', name: 'Ann', look: 'student' })],
    commands: [
      {
        at: 5,
        executorKeys: ['team1'],
        tick: 200,
        command: {
          behave: 'move',
          x: 11,
          y: 4,
          manner: values['manner'] === 1 ? 'plain' : 'a-move',
          formation: Object.fromEntries(
            SQUAD.map((id, i) => [id, (PLACES[i] as readonly number[]).map((at) => at * (values['wide'] ?? 1))]),
          ),
        },
      },
    ],
  }),
  arrived: (cafe) =>
    SQUAD.filter((id, i) => {
      const one = cafe.state.people[id];
      const [dx, dy] = PLACES[i] as readonly [number, number];
      return one !== undefined && [1, 2].some((wide) => one.x === 11 + dx * wide && one.y === 4 + dy * wide);
    }),
  outcomes: (events, _values, cafe, came): readonly Outcome[] => {
    const turned = events.find(({ type, customer }) => type === 'target' && customer === 'ann');
    return [
      { key: 'there', who: 'mei', params: { count: came.size, of: SQUAD.length } },
      turned === undefined || turned.who === null || turned.tick >= (came.get(turned.who) ?? Infinity)
        ? { key: 'noneTurned', who: 'yuki', params: {} }
        : { key: 'turned', who: turned.who, params: { name: nameOf(cafe, turned.who), seconds: seconds(turned.tick) } },
    ];
  },
};

// ── the calm eater ──────────────────────────────────────────────────────────────────────────────────────────────

const TEMPERS = ['calm', 'starstruck', 'curious', 'hurried', 'grumbler'];
const calm: Lesson = {
  id: 'calm',
  ticks: 900,
  knobs: [
    { id: 'ann', kind: 'choice', who: 'ann', words: 'temperament.', choices: TEMPERS, begin: 0 },
    { id: 'bob', kind: 'choice', who: 'bob', words: 'temperament.', choices: TEMPERS, begin: 1 },
    { id: 'eve', kind: 'choice', who: 'eve', words: 'temperament.', choices: TEMPERS, begin: 3 },
  ],
  scenario: (values) => ({
    seed: 3,
    ticks: 900,
    chance: { ...QUIET, crowd: 1 },
    menu: [{ id: 'ramen', cookTicks: 30, eatTicks: 600, price: 900 }],
    map: [
      '###############',
      '#K............#',
      '#PP..aTb......#',
      '#.............#',
      '#.......cT....#',
      '#...........Te#',
      '#.............#',
      '####D##########',
    ],
    maids: [
      { id: 'hana', rank: 5, at: [3, 3] },
      { id: 'yuki', rank: 5, at: [4, 3] },
    ],
    customers: [
      ...(['ann', 'bob', 'eve'] as const).map((id, i) =>
        guest(id, ['a', 'b', 'c'][i] as string, {
          name: ['Ann', 'Bob', 'Eve'][i],
          look: ['clerk', 'boy', 'lady'][i],
          temperament: TEMPERS[values[id] ?? 0] ?? 'calm',
        }),
      ),
      {
        id: 'rio',
        type: 'footballer',
        isHero: true,
        name: 'Rio Vento',
        look: 'rio',
        arrive: 60,
        seat: 'e',
        order: ['ramen'],
        patience: 100_000,
        temperament: 'calm',
      },
    ],
  }),
  outcomes: (events, _values, cafe) =>
    ['ann', 'bob', 'eve'].map((who): Outcome => {
      const did = (type: string): boolean => events.some((event) => event.type === type && event.who === who);
      const key = did('autograph') ? 'autograph' : did('stare') ? 'stare' : 'eats';
      return { key, who, params: { name: nameOf(cafe, who) } };
    }),
};

// ── the fire alarm ──────────────────────────────────────────────────────────────────────────────────────────────

const RINGS = 30;
const alarm: Lesson = {
  id: 'alarm',
  ticks: 700,
  knobs: [{ id: 'hana', kind: 'alertness', who: 'hana', begin: 0 }],
  scenario: (values) => ({
    seed: 5,
    ticks: 700,
    chance: QUIET,
    menu: MENU,
    map: [
      '###############',
      '#K............#',
      '#PP..aTb..cT..#',
      '#.............#',
      '#...........Te#',
      '#.............#',
      '####D##########',
    ],
    maids: [
      {
        id: 'hana',
        rank: 3,
        at: [10, 4],
        favouriteCustomerTypes: ['footballer'],
        alertness: alertness(values, 'hana'),
      },
      { id: 'mei', rank: 3, at: [4, 3] },
    ],
    customers: [
      guest('ann', 'a', { name: 'Ann', look: 'clerk' }),
      guest('bob', 'c', { name: 'Bob' }),
      guest('rio', 'e', { type: 'footballer', isHero: true, name: 'Rio Vento', look: 'rio', arrive: RINGS + 10 }),
    ],
    events: [{ at: RINGS, kind: 'alarm' }],
  }),
  outcomes: (events, _values, cafe): readonly Outcome[] => {
    const during = events.filter(({ tick }) => tick > RINGS && tick < RINGS + 300);
    const turned = during.find(({ type, customer }) => type === 'target' && customer === 'rio');
    const out = new Set(during.filter(({ type }) => type === 'outside').map(({ who }) => who));
    const back = events.find(({ type, customer }) => type === 'orderTaken' && customer === 'rio');
    return [
      { key: 'out', who: 'mei', params: { count: out.size } },
      turned === undefined
        ? { key: 'noTurn', who: 'hana', params: { name: nameOf(cafe, 'hana') } }
        : { key: 'turn', who: 'hana', params: { name: nameOf(cafe, 'hana') } },
      back === undefined
        ? { key: 'notYet', who: 'rio', params: {} }
        : { key: 'after', who: 'rio', params: { seconds: seconds(back.tick - RINGS) } },
    ];
  },
};

export const LESSONS: readonly Lesson[] = [amove, squad, calm, alarm];

export const firstValues = ({ knobs }: Lesson): Values => Object.fromEntries(knobs.map(({ id, begin }) => [id, begin]));

/** A lesson's café, at its beginning. @throws Error when the lesson is no scenario, which a test rules out */
export function openLesson(lesson: Lesson, values: Values, scripts: Scripts): Simulation {
  const read = readScenario(lesson.scenario(values));
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return openScenario(read.scenario, scripts, { tracing: true });
}

/** Runs a lesson out, and tells what came of it. */
export function outcomesOf(lesson: Lesson, values: Values, scripts: Scripts): readonly Outcome[] {
  const cafe = openLesson(lesson, values, scripts);
  const events: SimEvent[] = [];
  const came = new Map<string, number>();
  while (cafe.state.tick < lesson.ticks) {
    cafe.step();
    events.push(...cafe.events);
    for (const id of lesson.arrived?.(cafe) ?? []) if (!came.has(id)) came.set(id, cafe.state.tick);
  }
  return lesson.outcomes(events, values, cafe, came);
}
