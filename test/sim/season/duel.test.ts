// The cooking duel: a player with habits is predicted, one without is not, and the opponent's next move does not depend
// on the player's.

import { describe, expect, test } from 'vitest';
import { integer, real, stream } from '../../../src/ai/index.ts';
import { favouredBy, linesOf } from '../../../src/sim/season/duel/duel-book.ts';
import { notesOf } from '../../../src/sim/season/duel/duel-notes.ts';
import { newSeason } from '../../../src/sim/season/new-season.ts';
import {
  BEATS,
  beginDuel,
  DUEL_PRIZE,
  DUEL_ROUNDS,
  duelKitchen,
  duelPrize,
  freshDuels,
  worthOf,
  isFestival,
  oddsOf,
  PLATE_PRIZE,
  playRound,
  scoreOf,
} from '../../../src/sim/season/duel/duel.ts';
import {
  DUEL_HABITS,
  DUEL_MOVES,
  DUEL_WISHES,
  type DuelHabit,
  type DuelMove,
  type DuelState,
  type DuelWish,
} from '../../../src/sim/state/duel.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { beginSeason } from '../../../src/sim/open-day.ts';
import { type EveningAct, eveningBar } from '../../../src/sim/season/acts/index.ts';
import { Simulation } from '../../../src/sim/simulation.ts';

/** Plays a number of duels. @returns rounds won and lost by the player */
function play(
  player: (round: number) => DuelMove,
  duels: number,
  state: DuelState = freshDuels(stream(5, 'duel')),
): [number, number] {
  let [won, lost, round] = [0, 0, 0];
  for (let i = 0; i < duels; i++) {
    beginDuel(state, 7);
    for (let n = 0; n < DUEL_ROUNDS; n++) playRound(state, player(round++));
    const [us, them] = state.duel === null ? [0, 0] : scoreOf(state.duel);
    won += us;
    lost += them;
  }
  return [won, lost];
}

test('each move wins against one, loses to another and draws with itself', () => {
  for (const ours of DUEL_MOVES) {
    const state = freshDuels(stream(1, 'duel'));
    const results = DUEL_MOVES.map((theirs) => {
      beginDuel(state, 7);
      if (state.duel !== null) state.duel.next = { move: theirs, basis: { kind: 'drawn' } };
      return playRound(state, ours)?.result;
    });
    expect([...results].sort()).toEqual(['drawn', 'lost', 'won']);
    expect(results[DUEL_MOVES.indexOf(BEATS[ours])]).toBe('won');
  }
});

/** A duel in which the jury favours a technique, or none, and the other cook has this dish ready. */
function ready(state: DuelState, theirs: DuelMove, favoured: DuelMove | null): void {
  if (state.duel === null || state.duel.over !== null) return;
  state.duel.next = { move: theirs, basis: { kind: 'drawn' } };
  const wishes = Object.keys(DUEL_WISHES) as DuelWish[];
  if (favoured === null) delete state.duel.jury;
  else
    state.duel.jury = [
      ...wishes.filter((wish) => DUEL_WISHES[wish] === favoured),
      favoured === 'chop' ? 'hot' : 'fresh',
    ];
}

test('all five rounds are cooked; more plates win, and each plate of the player is paid for, also in a lost duel', () => {
  const outcome = (results: string): unknown => {
    const state = freshDuels(stream(1, 'duel'));
    beginDuel(state, 7);
    for (const result of results) {
      expect(state.duel?.over).toBeNull();
      ready(state, 'fry', null);
      playRound(state, result === 'w' ? 'chop' : result === 'l' ? 'plate' : 'fry');
    }
    expect(playRound(state, 'chop')).toBeNull();
    return [state.duel?.over, state.won, state.lost, duelPrize(state.duel!).money];
  };
  expect(['wwwll', 'lwlwl', 'wwddl', 'ddddd', 'lllll', 'wldwl'].map(outcome)).toEqual([
    ['won', 1, 0, DUEL_PRIZE + 3 * PLATE_PRIZE],
    ['lost', 0, 1, 2 * PLATE_PRIZE],
    ['won', 1, 0, DUEL_PRIZE + 2 * PLATE_PRIZE],
    ['drawn', 0, 0, 0],
    ['lost', 0, 1, 0],
    ['drawn', 0, 0, 2 * PLATE_PRIZE],
  ]);
});

describe('the player’s notes about her', () => {
  /** Notes of so many duels against a cook of this habit, by a player who draws lots. */
  function notesAgainst(habit: DuelHabit, duels: number): DuelState {
    const state = freshDuels(stream(6, 'duel'));
    state.habit = habit;
    const rng = stream(3, 'lots');
    play(() => DUEL_MOVES[integer(rng, 0, 2)] as DuelMove, duels, state);
    return state;
  }
  const surest = (habit: DuelHabit, duels: number): string => {
    const [line] = notesOf(notesAgainst(habit, duels));
    return line === undefined ? 'nothing' : `${line.what} ${line.move ?? ''} ${line.sure}`;
  };

  test('say nothing before she has cooked, and grow with every round', () => {
    const state = freshDuels(stream(1, 'duel'));
    expect(notesOf(state)).toEqual([]);
    beginDuel(state, 7);
    const rounds: number[] = [];
    for (let n = 0; n < DUEL_ROUNDS; n++) {
      playRound(state, 'chop');
      rounds.push(state.notes?.['rounds'] ?? 0);
    }
    expect(rounds).toEqual([1, 2, 3, 4, 5]);
    expect(notesOf(state).every(({ count, all }) => all <= 5 && 3 * count > all)).toBe(true);
  });
  test('find her habit, and are sure of it only after many rounds', () => {
    for (const habit of DUEL_HABITS)
      expect(notesOf(notesAgainst(habit, 1)).filter(({ sure }) => sure === 'sure')).toEqual([]);
    expect(surest('fry', 8)).toBe('favours fry sure');
    expect(surest('plate', 8)).toBe('favours plate sure');
    expect(notesOf(notesAgainst('repeats', 8)).find(({ what }) => what === 'repeats')?.sure).toBe('sure');
    expect(notesOf(notesAgainst('answers', 8)).find(({ what }) => what === 'answers')?.sure).toBe('sure');
  });
  test('are worth plates to a player who reads both books: hers for what she expects, and the notes for her habit', () => {
    const chances = (odds: Record<DuelMove, number>, move: DuelMove): number =>
      DUEL_MOVES.reduce(
        (sum, one) => sum + (BEATS[move] === one ? odds[one] : BEATS[one] === move ? -odds[one] : 0),
        0,
      );
    /** Plates won less plates lost in thirty duels against each habit, by a player who weighs her odds. */
    const plates = (knowsHabit: boolean): number => {
      let sum = 0;
      for (const habit of DUEL_HABITS) {
        const state = freshDuels(stream(8, 'duel'));
        state.habit = habit;
        for (let i = 0; i < 30; i++) {
          beginDuel(state, 7);
          for (let n = 0; n < DUEL_ROUNDS; n++) {
            const { habit: _, ...without } = state;
            const odds = oddsOf(knowsHabit ? state : without, state.duel!);
            playRound(
              state,
              DUEL_MOVES.reduce((best, one) => (chances(odds, one) > chances(odds, best) ? one : best)),
            );
          }
          const [us, them] = scoreOf(state.duel!);
          sum += us - them;
        }
      }
      return sum;
    };
    expect(plates(true)).toBeGreaterThan(plates(false) + 100);
  });
  test('are about one habit for a whole season, which differs from season to season', () => {
    const habits = Array.from({ length: 40 }, (_, seed) => {
      const state = freshDuels(stream(seed, 'duel'));
      beginDuel(state, 7);
      const { habit } = state;
      beginDuel(state, 14);
      expect(state.habit).toBe(habit);
      return habit;
    });
    expect(new Set(habits).size).toBe(DUEL_HABITS.length);
  });
});

test('the technique that two judges wish for is worth two plates, to either cook, if there is a dish for it', () => {
  const round = (ours: DuelMove, theirs: DuelMove, dish: string | null): unknown => {
    const state = freshDuels(stream(1, 'duel'));
    beginDuel(state, 7);
    ready(state, theirs, 'plate');
    playRound(state, ours, { dishes: { chop: 'salad', fry: 'curry', plate: dish }, ours: 1, theirs: 1 });
    return state.duel === null ? null : scoreOf(state.duel);
  };
  expect(round('plate', 'chop', 'parfait')).toEqual([2, 0]);
  expect(round('plate', 'chop', null)).toEqual([1, 0]);
  expect(round('chop', 'fry', 'parfait')).toEqual([1, 0]);
  expect(round('chop', 'plate', 'parfait')).toEqual([0, 2]);
});

test('the jury always names three wishes, of which two agree', () => {
  const state = freshDuels(stream(4, 'duel'));
  for (let i = 0; i < 30; i++) {
    beginDuel(state, 7);
    expect(state.duel?.jury).toHaveLength(3);
    expect(favouredBy(state.duel?.jury)).not.toBeNull();
  }
});

test('if both show the same technique, the better cook has the plate', () => {
  const result = (ours: number): unknown => {
    const state = freshDuels(stream(1, 'duel'));
    beginDuel(state, 7);
    ready(state, 'fry', 'plate');
    const { result: is, plates } = playRound(state, 'fry', { dishes: { chop: 'salad', fry: 'curry', plate: 'tea' }, ours, theirs: 2 }) ?? {}; // prettier-ignore
    return [is, plates];
  };
  expect([1, 2, 3].map(result)).toEqual([['lost', undefined], ['drawn', undefined], ['won', undefined]]); // prettier-ignore
});

test('a technique is worth as much as its card says, also if the better cook wins with the same one', () => {
  const plates = (ours: number): unknown => {
    const state = freshDuels(stream(1, 'duel'));
    beginDuel(state, 7);
    ready(state, 'plate', 'plate');
    const kitchen = { dishes: { chop: 'salad', fry: 'curry', plate: 'parfait' }, ours, theirs: 2 };
    expect(worthOf(state.duel!, 'plate', kitchen)).toBe(2);
    playRound(state, 'plate', kitchen);
    return scoreOf(state.duel!);
  };
  expect([1, 2, 3].map(plates)).toEqual([[0, 2], [0, 0], [2, 0]]); // prettier-ignore
});

test('the menu has the dishes, stoves and a second chef the skill; hers grows by the week', () => {
  const season = newSeason({ seed: 1 });
  expect(duelKitchen(season, 7)).toEqual({
    dishes: { chop: 'salad', fry: 'omurice', plate: 'pudding' },
    ours: 1,
    theirs: 1,
  });
  season.upgrades = { stove: 2, chef: 1 };
  season.kitchen.onMenu = [{ dish: 'steak', price: 1680 }];
  expect(duelKitchen(season, 21)).toEqual({ dishes: { chop: null, fry: 'steak', plate: null }, ours: 4, theirs: 3 });
});

test('her book has the player’s habits with their counts; a feint writes a wrong one', () => {
  const book = (feint: DuelMove | null): unknown => {
    const state = freshDuels(stream(1, 'duel'));
    for (let duel = 0; duel < 2; duel++) {
      beginDuel(state, 7);
      for (let n = 0; n < 3; n++) {
        ready(state, 'plate', null);
        playRound(state, 'fry', undefined, feint);
      }
    }
    return linesOf(state).map(({ when, then, count, all }) => `${when} ${then} ${count}/${all}`);
  };
  expect(book(null)).toContain('after:won fry 4/4');
  expect(book('chop')).toContain('after:won chop 4/4');
});

describe('the other cook', () => {
  test('draws the first dish from a stream of the duel’s own: of a seed it is always the same', () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const state = freshDuels(stream(seed, 'duel'));
      beginDuel(state, 7);
      return state.duel?.next.move;
    });
    expect(drawn).toEqual(['chop', 'plate', 'fry', 'chop', 'chop', 'fry', 'chop', 'chop']);
  });

  test('reads somebody who goes round and round', () => {
    const [won, lost] = play((round) => DUEL_MOVES[round % 3] as DuelMove, 20);
    // Her answer is drawn, so that even a fixed habit is only mostly foreseen.
    expect(lost).toBeGreaterThan(won * 2);
  });

  test('gains nothing against somebody who draws lots', () => {
    const rng = stream(9, 'lots');
    const [won, lost] = play(() => DUEL_MOVES[integer(rng, 0, 2)] as DuelMove, 120);
    const rounds = 120 * DUEL_ROUNDS;
    expect(Math.abs(won - lost)).toBeLessThan(3 * Math.sqrt((2 / 3) * rounds));
  });

  test('can be read in turn: who plays against what is expected wins', () => {
    const state = freshDuels(stream(5, 'duel'));
    const rng = stream(2, 'sly');
    let [won, lost] = [0, 0];
    for (let i = 0; i < 40; i++) {
      beginDuel(state, 7);
      for (let n = 0; n < DUEL_ROUNDS; n++) {
        const basis = state.duel?.next.basis;
        const expected = basis?.kind === 'habit' ? basis.then : null;
        // A player who knows the prediction plays what beats the answer to it.
        const answer = expected === null ? null : DUEL_MOVES.find((one) => BEATS[one] === expected);
        const sly =
          answer === null ? undefined : DUEL_MOVES.find((one) => answer !== undefined && BEATS[one] === answer);
        playRound(state, sly ?? (DUEL_MOVES[Math.floor(real(rng) * 3)] as DuelMove));
      }
      const [us, them] = state.duel === null ? [0, 0] : scoreOf(state.duel);
      won += us;
      lost += them;
    }
    expect(won).toBeGreaterThan(lost);
  });

  test('has chosen before the player moves', () => {
    const one = freshDuels(stream(5, 'duel'));
    beginDuel(one, 7);
    const other = structuredClone(one);
    expect(playRound(one, 'chop')?.theirs).toBe(playRound(other, 'plate')?.theirs);
  });
});

test('of a festival evening it can be played once, and whoever wins has a prize', () => {
  const morning = beginSeason({ seed: 3 });
  morning.arrivals = [];
  morning.clock.closeTick = 1;
  morning.clock.day = 7;
  expect(isFestival(7)).toBe(true);
  const cafe = new Simulation(morning, scripts);
  while (!cafe.state.over) cafe.step();
  const does = (move: DuelMove | null): void => {
    cafe.give({ kind: 'evening', act: { do: 'duel', move } });
    cafe.step();
  };
  expect(eveningBar(cafe.state, { do: 'duel', move: 'chop' })).toBe('unknown');
  does(null);
  const before = cafe.state.money;
  const told: unknown[] = [];
  for (let i = 0; i < DUEL_ROUNDS && cafe.state.season?.duels.duel?.over === null; i++) {
    const theirs = cafe.state.season?.duels.duel?.next.move ?? 'chop';
    const ours = DUEL_MOVES.find((one) => BEATS[one] === theirs) ?? 'chop';
    does(ours);
    const events = cafe.events.filter(({ type }) => type === 'duel');
    expect(events[0]).toMatchObject({ what: 'round', ours, theirs, result: 'won' });
    told.push(...events.slice(1));
  }
  const { money: prize } = duelPrize(cafe.state.season!.duels.duel!);
  expect(told).toMatchObject([{ what: 'over', result: 'won', prize }]);
  expect(cafe.state.season?.duels).toMatchObject({ won: 1, lost: 0, duel: { over: 'won' } });

  expect(prize).toBeGreaterThanOrEqual(DUEL_PRIZE + 5 * PLATE_PRIZE);
  expect(cafe.state.money).toBe(before + prize);
  expect(eveningBar(cafe.state, { do: 'duel', move: null })).toBe('onePerEvening');
  cafe.state.clock.day = 8;
  expect(eveningBar(cafe.state, { do: 'duel', move: null })).toBe('noFestival');
});

test('a feint costs a piece of chalk, and is refused without one', () => {
  const morning = beginSeason({ seed: 3 });
  morning.arrivals = [];
  morning.clock.closeTick = 1;
  morning.clock.day = 7;
  const cafe = new Simulation(morning, scripts);
  while (!cafe.state.over) cafe.step();
  const does = (act: EveningAct): void => {
    cafe.give({ kind: 'evening', act });
    cafe.step();
  };
  const { chalk } = cafe.state;
  if (chalk === undefined) throw new Error('there is no chalk');
  chalk.left = 1;
  does({ do: 'duel', move: null });
  does({ do: 'duel', move: 'fry', feint: 'chop' });
  expect(cafe.state.season?.duels.duel?.rounds).toMatchObject([{ ours: 'fry', feint: 'chop' }]);
  expect(chalk.left).toBe(0);
  expect(eveningBar(cafe.state, { do: 'duel', move: 'fry', feint: 'chop' })).toBe('noChalk');
  expect(eveningBar(cafe.state, { do: 'duel', move: 'fry' })).toBeNull();
});
