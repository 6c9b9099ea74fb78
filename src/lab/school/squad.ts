/** Lesson "squad": a group keeps its formation. All maids get the same command, and each maid computes her own place in the formation. */

import { guest, type Lesson, MENU, nameOf, type Outcome, QUIET, seconds, type Values } from './lesson.ts';

const SQUAD = ['hana', 'yuki', 'mei'] as const;
const PLACES = [
  [0, -1],
  [-1, 1],
  [1, 1],
] as const;
/** The tile around which the maids stand in formation at first, and the tile to which the command sends the formation. */
const START = { x: 3, y: 4 };
const GOAL = { x: 11, y: 4 };
/** Tick at which a student calls, while the maids are half way. */
const CALLS = 30;
const TICKS = 260;
const wide = (values: Values): number => values['wide'] ?? 1;

export const squad: Lesson = {
  id: 'squad',
  ticks: TICKS,
  moment: CALLS,
  shown: SQUAD,
  holds: 'there',
  knobs: [
    { id: 'manner', kind: 'choice', who: 'hana', words: 'school.manner.', choices: ['a-move', 'plain'], begin: 1 },
    { id: 'wide', kind: 'number', who: 'mei', least: 1, most: 2, step: 1, begin: 1 },
  ],
  source: {
    file: 'src/sim/minds/command-tile.ts',
    lines: [
      'const [dx, dy] = offsetIn(formation[me.id]);',
      'const tile = world.floor.nearestTile(me, x + dx, y + dy);',
    ],
  },
  tries: [
    { key: 'amove', values: { manner: 0, wide: 1 } },
    { key: 'wide', values: { manner: 1, wide: 2 } },
  ],
  scenario: (values) => ({
    seed: 5,
    ticks: TICKS,
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
    maids: SQUAD.map((id, i) => {
      const [dx, dy] = PLACES[i] as readonly [number, number];
      return { id, rank: 3, at: [START.x + dx, START.y + dy], team: 1, alertness: 5, obedience: 1 };
    }),
    customers: [guest('ann', 'a', { arrive: CALLS, type: 'student', name: 'Ann', look: 'student' })],
    commands: [
      {
        at: 5,
        executorKeys: ['team1'],
        tick: 200,
        command: {
          behave: 'move',
          ...GOAL,
          manner: values['manner'] === 1 ? 'plain' : 'a-move',
          formation: Object.fromEntries(
            SQUAD.map((id, i) => [id, (PLACES[i] as readonly number[]).map((at) => at * wide(values))]),
          ),
        },
      },
    ],
  }),
  arrived: (cafe, values) =>
    SQUAD.filter((id, i) => {
      const one = cafe.state.people[id];
      const [dx, dy] = PLACES[i] as readonly [number, number];
      const by = wide(values);
      return one !== undefined && one.stepOf === 0 && one.x === GOAL.x + dx * by && one.y === GOAL.y + dy * by;
    }),
  outcomes: ({ events, cafe, came }): readonly Outcome[] => {
    const turned = events.find(({ type, customer }) => type === 'target' && customer === 'ann');
    const last = came.size < SQUAD.length ? null : Math.max(...came.values());
    return [
      turned === undefined || turned.who === null || turned.tick >= (came.get(turned.who) ?? Infinity)
        ? // If all maids stand at their destination, none of them turned aside on the way.
          { key: 'noneTurned', who: 'yuki', params: {}, tick: null, ...(last === null ? {} : { settled: last }) }
        : {
            key: 'turned',
            who: turned.who,
            params: { name: nameOf(cafe, turned.who), seconds: seconds(turned.tick) },
            tick: turned.tick,
          },
      {
        key: 'there',
        who: 'mei',
        params: { count: came.size, of: SQUAD.length, seconds: seconds(last ?? TICKS) },
        tick: last,
      },
    ];
  },
};
