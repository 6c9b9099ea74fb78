/**
 * Lesson "A-move": two maids walk past a guest who is a favourite of both. If a maid's todo has a tick budget, she
 * turns to the guest, at once or late; without a tick budget she walks on.
 */

import {
  ALERTNESS,
  alertness,
  guest,
  type Lesson,
  MENU,
  nameOf,
  type Outcome,
  PLAIN,
  QUIET,
  seconds,
} from './lesson.ts';

/** Tick at which both maids set out. */
const BEGINS = 30;
/** Tick at which the guest, a footballer, calls. For every alertness that has look-ups, this tick lies between two of them. */
const CALLS = 38;
const TICKS = 260;
/** An alert range that covers the room, because this lesson is about when a maid notices a guest, not about where. */
const SEES_ALL = [{ radius: 16, halfAngle: 180, facing: 0 }];
const stop = (ticks: number): number => ALERTNESS.indexOf(ticks);

export const amove: Lesson = {
  id: 'amove',
  ticks: TICKS,
  moment: CALLS,
  shown: ['hana', 'yuki'],
  knobs: [
    { id: 'hana', kind: 'alertness', who: 'hana', begin: 0 },
    { id: 'yuki', kind: 'alertness', who: 'yuki', begin: PLAIN },
  ],
  source: {
    file: 'src/scripts/maid/script-pieces.ts',
    lines: [
      '/** The tick budget of todos that a maid may interrupt: her alertness. Without alertness there is none. */',
      'export const lookingUp = (me: Maid): { tick?: number } => (me.alertness === null ? {} : { tick: me.alertness });',
    ],
  },
  tries: [
    { key: 'late', values: { hana: stop(30), yuki: PLAIN } },
    { key: 'never', values: { hana: PLAIN, yuki: PLAIN } },
    { key: 'both', values: { hana: 0, yuki: 0 } },
  ],
  scenario: (values) => ({
    seed: 5,
    ticks: TICKS,
    chance: QUIET,
    menu: MENU,
    map: [
      '#################',
      '#K..............#',
      '#PP...........Ta#',
      '#......bT.......#',
      '#.............Tc#',
      '#...............#',
      '####D############',
    ],
    maids: [
      {
        id: 'hana',
        rank: 3,
        at: [3, 2],
        favouriteCustomerTypes: ['footballer'],
        alertness: alertness(values, 'hana'),
        alertRange: SEES_ALL,
      },
      {
        id: 'yuki',
        rank: 3,
        at: [2, 4],
        favouriteCustomerTypes: ['footballer'],
        alertness: alertness(values, 'yuki'),
        alertRange: SEES_ALL,
      },
    ],
    customers: [
      guest('ann', 'a', { name: 'Ann', look: 'clerk', arrive: BEGINS }),
      guest('bob', 'c', { name: 'Bob', arrive: BEGINS }),
      guest('rio', 'b', { type: 'footballer', isHero: true, name: 'Rio Vento', look: 'rio', arrive: CALLS }),
    ],
  }),
  outcomes: ({ events, cafe, steps }) =>
    ['hana', 'yuki'].map((who): Outcome => {
      const turned = events.find(
        ({ type, who: one, customer }) => type === 'target' && one === who && customer === 'rio',
      );
      const served = events.find(
        ({ type, who: one, customer }) => type === 'orderTaken' && one === who && customer !== 'rio',
      );
      const name = nameOf(cafe, who);
      if (turned === undefined || (served !== undefined && served.tick < turned.tick))
        return { key: 'never', who, params: { name }, tick: served?.tick ?? null };
      return turned.tick <= CALLS + 1
        ? { key: 'atOnce', who, params: { name }, tick: turned.tick }
        : {
            key: 'later',
            who,
            params: { name, seconds: seconds(turned.tick - CALLS), count: steps(who, CALLS, turned.tick) },
            tick: turned.tick,
          };
    }),
};
