// Plays a season without a screen: whole days by the simulation, evenings by a strategy, everything through the
// journal.

import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Difficulty, Ending, SeasonState } from '../../src/sim/state/season.ts';
import { costOf, eveningBar } from './season.ts';
import { Books } from './books.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Strategy } from './strategies.ts';
import type { SimEvent, WorldState } from '../../src/sim/state/world-state.ts';

export interface Played {
  readonly strategy: string;
  readonly seed: number;
  readonly difficulty: Difficulty;
  readonly days: number;
  readonly ending: Ending['kind'] | null;
  readonly first: boolean;
  readonly stars: number;
  readonly rivalStars: number;
  readonly money: number;
  readonly served: number;
  readonly lost: number;
  readonly heroes: number;
  readonly staff: number;
  readonly seats: number;
  readonly dishes: number;
  readonly stuck: number;
  readonly faults: number;
  /** Days and acts whose money is not accounted for; empty if all is well. */
  readonly books: readonly string[];
  readonly achieved: number;
  /** Number of golden bells that the café has won. */
  readonly bells: number;
  readonly starsByDay: readonly number[];
  readonly moneyByDay: readonly number[];
  /** Guests served on each day, from the third on, on which there was a rush. */
  readonly servedInRush: readonly number[];
  readonly ms: number;
}

/** Ticks; a longer day is an error. */
const LONGEST_DAY = 12_000;
/** Ticks after which a player who saw nothing to do looks again. */
const LOOKS = 20;
/** A day counts as a rush day from the third day on, if the café was in a rush for half a minute at 1×. */
const FROM_DAY = 3;
const RUSH_TICKS = 600;

/** @param watch called after every tick of a day with the tick's events */
export function playSeason(
  strategy: Strategy,
  seed: number,
  difficulty: Difficulty,
  days = 30,
  watch?: (events: readonly SimEvent[], state: WorldState) => void,
): Played {
  const began = performance.now();
  let state = beginSeason({ seed, difficulty });
  const books = new Books(state.money);
  let [stuck, faults] = [0, 0];
  const servedInRush: number[] = [];
  for (let day = 1; ; day++) {
    const cafe = new Simulation(state, scripts);
    let [next, rushTicks] = [0, 0];
    while (!cafe.state.over) {
      const { tick } = cafe.state;
      if (strategy.day !== undefined && tick >= next) {
        const act = strategy.day.act(cafe);
        if (act !== null) cafe.give(act);
        next = tick + (act === null ? LOOKS : strategy.day.pace);
      }
      cafe.step();
      if (cafe.state.rush !== undefined) rushTicks++;
      watch?.(cafe.events, cafe.state);
      if (cafe.state.tick > LONGEST_DAY) throw new Error(`${strategy.name}, seed ${seed}: day ${day} does not end`);
    }
    const { figures } = cafe.state;
    if (day >= FROM_DAY && rushTicks >= RUSH_TICKS) servedInRush.push(figures.guestsServed);
    books.day(cafe.state);
    stuck += figures.stuck;
    faults += figures.faults;
    const season = cafe.state.season as SeasonState;
    if (season.ending !== null || day >= days) {
      const { ending, book } = season;
      return {
        strategy: strategy.name,
        seed,
        difficulty,
        days: day,
        ending: ending?.kind ?? null,
        first: ending?.first ?? false,
        stars: cafe.state.stars,
        rivalStars: ending?.rivalStars ?? 0,
        money: cafe.state.money,
        served: book.reduce((sum, { served }) => sum + served, 0),
        lost: book.reduce((sum, { lost }) => sum + lost, 0),
        heroes: Object.values(season.album).filter(({ pleased }) => pleased > 0).length,
        staff: season.staff.length,
        seats: cafe.state.seats.length,
        dishes: season.kitchen.onMenu.length,
        stuck,
        faults,
        books: books.faults,
        achieved: Object.keys(season.achieved).length,
        bells: season.bells?.ours.length ?? 0,
        starsByDay: book.map(({ stars }) => stars),
        moneyByDay: book.map(({ money }) => money),
        servedInRush,
        ms: performance.now() - began,
      };
    }
    strategy.evening(
      () => cafe.state,
      (act) => {
        if (eveningBar(cafe.state, act) !== null) return false;
        const cost = costOf(cafe.state, act);
        cafe.give({ kind: 'evening', act });
        cafe.step();
        books.act(cafe.state, act, cost);
        return true;
      },
      (input) => {
        cafe.give(input);
        cafe.step();
        books.free(input.kind, cafe.state);
      },
    );
    state = nextDay(cafe.state);
  }
}
