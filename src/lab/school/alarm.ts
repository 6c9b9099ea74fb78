/**
 * Lesson "fire alarm": a todo without a tick budget never runs out. So on the way out of the café no character stops to
 * look around, however often characters usually look up.
 */

import { alertness, guest, type Lesson, MENU, nameOf, type Outcome, PLAIN, QUIET, seconds } from './lesson.ts';

const RINGS = 30;
const TICKS = 700;
const DURING = 300;

export const alarm: Lesson = {
  id: 'alarm',
  ticks: TICKS,
  moment: RINGS,
  shown: ['hana'],
  source: {
    file: 'src/scripts/events/alarm.ts',
    lines: ["return { behave: 'move', x: door.x, y: door.y, alarm: true };"],
  },
  tries: [
    { key: 'alert', values: { hana: 0 } },
    { key: 'plain', values: { hana: PLAIN } },
  ],
  knobs: [{ id: 'hana', kind: 'alertness', who: 'hana', begin: 0 }],
  scenario: (values) => ({
    seed: 5,
    ticks: TICKS,
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
  outcomes: ({ events, cafe }): readonly Outcome[] => {
    const during = events.filter(({ tick }) => tick > RINGS && tick < RINGS + DURING);
    const turned = during.find(({ type, customer }) => type === 'target' && customer === 'rio');
    const out = during.filter(({ type }) => type === 'outside');
    const back = events.find(({ type, customer }) => type === 'orderTaken' && customer === 'rio');
    const name = nameOf(cafe, 'hana');
    const count = new Set(out.map(({ who }) => who)).size;
    return [
      { key: 'out', who: 'mei', params: { count }, tick: out.at(-1)?.tick ?? null },
      turned === undefined
        ? { key: 'noTurn', who: 'hana', params: { name }, tick: out.find(({ who }) => who === 'hana')?.tick ?? null }
        : { key: 'turn', who: 'hana', params: { name }, tick: turned.tick },
      back === undefined
        ? { key: 'notYet', who: 'rio', params: {}, tick: null }
        : { key: 'after', who: 'rio', params: { seconds: seconds(back.tick - RINGS) }, tick: back.tick },
    ];
  },
};
