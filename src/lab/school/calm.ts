/** Lesson "calm eater": how a guest reacts to a celebrity is decided by the decision table of their personality. */

import type { SimEvent } from '../../sim/state/world-state.ts';
import { guest, type Lesson, nameOf, type Outcome, QUIET } from './lesson.ts';

const TEMPERS = ['calm', 'starstruck', 'curious', 'hurried', 'grumbler'];
/** Tick at which the celebrity enters. At that tick two guests have their plates and a third is still waiting. */
const COMES = 230;
const FROM = 180;
const TICKS = 420;

export const calm: Lesson = {
  id: 'calm',
  ticks: TICKS,
  from: FROM,
  moment: COMES,
  shown: [],
  source: {
    file: 'src/data/temperaments/starstruck.csv',
    lines: ['21,a star comes in,heroArrives,,,1,"autograph:80,stare:18",,'],
  },
  tries: [
    { key: 'all', values: { ann: 1, bob: 1, eve: 1 } },
    { key: 'none', values: { ann: 0, bob: 0, eve: 0 } },
  ],
  knobs: [
    { id: 'ann', kind: 'choice', who: 'ann', words: 'temperament.', choices: TEMPERS, begin: 0 },
    { id: 'bob', kind: 'choice', who: 'bob', words: 'temperament.', choices: TEMPERS, begin: 3 },
    { id: 'eve', kind: 'choice', who: 'eve', words: 'temperament.', choices: TEMPERS, begin: 1 },
  ],
  scenario: (values) => ({
    seed: 3,
    ticks: TICKS,
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
        arrive: COMES,
        seat: 'e',
        order: ['ramen'],
        patience: 100_000,
        temperament: 'calm',
      },
    ],
  }),
  outcomes: ({ events, cafe }) =>
    ['ann', 'bob', 'eve'].map((who): Outcome => {
      const did = (type: string): SimEvent | undefined =>
        events.find((event) => event.type === type && event.who === who);
      const [autograph, stare] = [did('autograph'), did('stare')];
      const key = autograph !== undefined ? 'autograph' : stare !== undefined ? 'stare' : 'eats';
      return { key, who, params: { name: nameOf(cafe, who) }, tick: (autograph ?? stare)?.tick ?? null };
    }),
};
