// The players of `npm run balance`. Each acts in the evenings, and some also while the café is open.

import { commander, type DayPlayer, expert, only, onlyEnquiries, onlyFocus, onlyMost, onlyOrders } from './days.ts';
import { type Evening, sensible, skilled } from './evenings.ts';
import {
  addSeats,
  buyUpgrades,
  cookSomethingNew,
  decorate,
  fairWages,
  furnish,
  type Give,
  menuPrice,
  moreSeats,
  prettier,
  reserve,
  seasonOf,
  shifts,
  takeOn,
  teach,
} from './pieces.ts';
import { courses } from './season.ts';
import { STRONG_NAMES } from '../../src/sim/state/strong.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

export interface Strategy {
  readonly name: string;
  readonly about: string;
  readonly evening: Evening;
  /** How the player acts while the café is open; left out = not at all. */
  readonly day?: DayPlayer;
}

/** Purchases of one kind in an evening, at most. */
const MOST_PURCHASES = 12;
/** Carries out an act, and tells whether it changed the money. */
const spends =
  (act: (state: () => WorldState, give: Give) => void) =>
  (state: () => WorldState, give: Give): boolean => {
    const before = state().money;
    act(state, give);
    return state().money < before;
  };
/** Kinds of purchases. Each returns whether something was bought. */
const PURCHASES: Readonly<Record<string, (state: () => WorldState, give: Give) => boolean>> = {
  draws: spends((state, give) => {
    if (!give({ do: 'draw', count: 1 })) return;
    const last = seasonOf(state()).board.candidates.at(-1);
    if (last !== undefined) give({ do: 'hire', candidate: last.id });
  }),
  courses: spends(teach),
  upgrades: spends(buyUpgrades),
  seats: spends(addSeats),
  decor: spends(decorate),
};

export const STRATEGIES: readonly Strategy[] = [
  {
    name: 'neglect',
    about: 'one maid, nothing bought, nothing changed',
    evening: (state, give) => {
      for (const { id } of seasonOf(state()).staff.slice(1)) give({ do: 'dismiss', maid: id });
    },
  },
  { name: 'idle', about: 'opens every day, decides nothing', evening: () => undefined },
  { name: 'hands-off', about: 'sensible evenings, never acts by day', evening: sensible },
  {
    name: 'commander',
    about: 'sensible evenings; by day simple rules at human pace',
    evening: sensible,
    day: commander,
  },
  { name: 'expert', about: 'best play, evenings and days', evening: skilled, day: expert },
  ...STRONG_NAMES.map((name) => ({
    name: `only ${name}`,
    about: 'as hands-off, and this strong action as often as allowed',
    evening: sensible,
    day: only(name),
  })),
  { name: 'only orders', about: 'as hands-off, and ordinary orders', evening: sensible, day: onlyOrders },
  { name: 'only enquiries', about: 'as hands-off, and answers enquiries', evening: sensible, day: onlyEnquiries },
  {
    name: 'only reservations',
    about: 'as hands-off, and from day 8 on every other day only guests with a reservation',
    evening: ((state, give, input) => {
      sensible(state, give, input);
      const { day } = state().clock;
      if (day >= 8 && seasonOf(state()).turnedAway !== day) give({ do: 'reservations', on: true });
    }) satisfies Evening,
  },
  { name: 'only focus', about: 'as hands-off, and puts the focus where most waits', evening: sensible, day: onlyFocus },
  {
    name: 'only longest wait',
    about: 'as hands-off, and leaves the focus to the head maid',
    evening: sensible,
    day: onlyMost,
  },
  ...Object.entries(PURCHASES).map(([name, buys]) => ({
    name: `only ${name}`,
    about: 'as hands-off, and all that is left for this kind of purchase',
    evening: ((state, give, input) => {
      sensible(state, give, input);
      for (let i = 0; i < MOST_PURCHASES && state().money > reserve(state()) + 5000 && buys(state, give); i++);
    }) satisfies Evening,
  })),
  {
    name: 'thrifty',
    about: 'as sensible, but never more than five maids and no furniture',
    evening: (state, give) => {
      fairWages(state, give);
      shifts(state, give, 3);
      takeOn(state, give, 5);
      cookSomethingNew(state, give);
      buyUpgrades(state, give, ['stove', 'book', 'bell']);
    },
  },
  {
    name: 'draws',
    about: 'every coin for the notice board',
    evening: (state, give) => {
      fairWages(state, give);
      while (state().money > 8000 && give({ do: 'draw', count: 1 }))
        for (const { id, rank } of seasonOf(state()).board.candidates)
          if (rank >= 4) give({ do: 'hire', candidate: id });
    },
  },
  {
    name: 'furniture',
    about: 'every coin for the house',
    evening: (state, give) => {
      for (let i = 0; i < 8; i++) {
        const act = moreSeats(state()) ?? prettier(state(), state().money - 2000);
        if (act === null || !give(act)) return;
      }
    },
  },
  {
    name: 'courses',
    about: 'every coin for teaching',
    evening: (state, give) => {
      for (const { id } of seasonOf(state()).staff)
        for (const course of courses) give({ do: 'train', maid: id, course: course.id });
    },
  },
  {
    name: 'dear',
    about: 'sensible, at prices half as high again',
    evening: (state, give) => {
      fairWages(state, give);
      takeOn(state, give, Math.ceil(state().seats.length / 3.4));
      cookSomethingNew(state, give);
      furnish(state, give);
      for (const { dish } of seasonOf(state()).kitchen.onMenu) {
        const usual = menuPrice(dish);
        give({ do: 'price', dish, price: Math.round((usual * 1.5) / 10) * 10 });
      }
    },
  },
];
