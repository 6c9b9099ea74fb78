// The cooking duel: a player with habits is predicted, one without is not, and the opponent's next move does not depend
// on the player's.

import { describe, expect, test } from 'vitest';
import { integer, real, stream } from '../../../src/ai/index.ts';
import {
  BEATS,
  beginDuel,
  DUEL_PRIZE,
  DUEL_ROUNDS,
  freshDuels,
  isFestival,
  playRound,
  scoreOf,
} from '../../../src/sim/season/duel.ts';
import { DUEL_MOVES, type DuelMove, type DuelState } from '../../../src/sim/state/duel.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { beginSeason } from '../../../src/sim/opening.ts';
import { eveningBar } from '../../../src/sim/season/acts/index.ts';
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

test('more rounds won than lost win the duel, as many of both win it for nobody', () => {
  const outcome = (won: number, lost: number): unknown => {
    const state = freshDuels(stream(1, 'duel'));
    beginDuel(state, 7);
    for (let n = 0; n < DUEL_ROUNDS; n++) {
      const ours = n < won ? 'chop' : n < won + lost ? 'plate' : 'fry';
      if (state.duel !== null) state.duel.next = { move: 'fry', basis: { kind: 'drawn' } };
      playRound(state, ours);
      expect(state.duel?.over === null).toBe(n < DUEL_ROUNDS - 1);
    }
    expect(playRound(state, 'chop')).toBeNull();
    return [state.duel?.over, state.won, state.lost];
  };
  expect([outcome(4, 3), outcome(3, 4), outcome(4, 4), outcome(0, 0)]).toEqual([
    ['won', 1, 0],
    ['lost', 0, 1],
    ['drawn', 0, 0],
    ['drawn', 0, 0],
  ]);
});

describe('the other cook', () => {
  test('draws the first dish from a stream of the duel’s own: of a seed it is always the same', () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const state = freshDuels(stream(seed, 'duel'));
      beginDuel(state, 7);
      return state.duel?.next.move;
    });
    expect(drawn).toEqual(['fry', 'plate', 'chop', 'plate', 'fry', 'fry', 'plate', 'plate']);
  });

  test('reads somebody who goes round and round', () => {
    const [won, lost] = play((round) => DUEL_MOVES[round % 3] as DuelMove, 20);
    expect(lost).toBeGreaterThan(won * 3);
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
  for (let i = 0; i < DUEL_ROUNDS; i++) {
    const theirs = cafe.state.season?.duels.duel?.next.move ?? 'chop';
    const ours = DUEL_MOVES.find((one) => BEATS[one] === theirs) ?? 'chop';
    does(ours);
    const events = cafe.events.filter(({ type }) => type === 'duel');
    expect(events[0]).toMatchObject({ what: 'round', ours, theirs, result: 'won' });
    told.push(...events.slice(1));
  }
  expect(told).toMatchObject([{ what: 'over', result: 'won' }]);
  expect(cafe.state.season?.duels).toMatchObject({ won: 1, lost: 0, duel: { over: 'won' } });
  expect(cafe.state.money).toBe(before + DUEL_PRIZE);
  expect(eveningBar(cafe.state, { do: 'duel', move: null })).toBe('onePerEvening');
  cafe.state.clock.day = 8;
  expect(eveningBar(cafe.state, { do: 'duel', move: null })).toBe('noFestival');
});
