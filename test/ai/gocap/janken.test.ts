import { describe, expect, test } from 'vitest';
import {
  type Hand,
  HANDS,
  JankenPlayer,
  type JankenResult,
  jankenResult,
  real,
  stream,
} from '../../../src/ai/index.ts';

/** What a player remembers of the last round: the own hand, and the result. */
interface Last {
  readonly hand: Hand;
  readonly result: JankenResult;
}
type Player = (random: () => number, last: Last | null) => Hand;

const anyHand = (random: () => number): Hand => HANDS[Math.floor(random() * 3)] as Hand;
const step = (hand: Hand, by: number): Hand => HANDS[(HANDS.indexOf(hand) + by) % 3] as Hand;

/** One of the three hands in 70 of 100 rounds. */
const favours =
  (hand: Hand): Player =>
  (random) =>
    random() < 0.7 ? hand : step(hand, 1 + Math.floor(random() * 2));
/** The next hand in 80 of 100 rounds, any of the three otherwise; `by` 1 goes up, 2 down. */
const cycles =
  (by: number): Player =>
  (random, last) =>
    last !== null && random() < 0.8 ? step(last.hand, by) : anyHand(random);
/** In 75 of 100 rounds stays after a win or a draw and shifts after a loss; any hand otherwise. */
const winStay =
  (shift: number): Player =>
  (random, last) =>
    last !== null && random() < 0.75 ? step(last.hand, last.result === 'loss' ? shift : 0) : anyHand(random);

const drawing = (seed: number, name: string) => {
  const own = stream(seed, name);
  return () => real(own);
};

/** Rounds won by the guest, counted from `from`, and how many were decided by habit. */
function play(player: Player, seed: number, rounds = 1000, from = 500) {
  const guest = new JankenPlayer({ random: drawing(seed, 'guest') });
  const random = drawing(seed, 'player');
  let last: Last | null = null;
  const figures = { won: 0, habit: 0, wonByHabit: 0 };
  for (let i = 0; i < rounds; i++) {
    const { hand, basis } = guest.choose();
    last = { hand: player(random, last), result: 'draw' };
    const result = guest.observe(last.hand);
    last = { hand: last.hand, result: jankenResult(last.hand, hand) };
    if (i < from) continue;
    if (result === 'win') figures.won++;
    if (basis === 'GoCap') figures.habit++;
    if (basis === 'GoCap' && result === 'win') figures.wonByHabit++;
  }
  return figures;
}

const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
const shareWon = (player: Player, rounds = 1000, from = 500): number =>
  seeds.reduce((sum, seed) => sum + play(player, seed, rounds, from).won, 0) / (seeds.length * (rounds - from));

describe('the game', () => {
  test('paper beats rock, scissors paper, rock scissors', () => {
    expect(HANDS.map((own) => HANDS.map((theirs) => jankenResult(own, theirs)))).toEqual([
      ['draw', 'loss', 'win'],
      ['win', 'draw', 'loss'],
      ['loss', 'win', 'draw'],
    ]);
  });

  test('the first round is drawn', () => {
    const guest = new JankenPlayer({ random: () => 0.5 });
    expect(guest.choose()).toEqual({ hand: 'paper', basis: 'Rand', expected: null, firing: [] });
    expect(guest.observe('scissors')).toBe('loss');
  });

  test('the choice is made before and without the player’s: whatever she shows, it was the same', () => {
    for (const seed of seeds) {
      const history = Array.from({ length: 60 }, (_, i) => HANDS[(i * seed) % 3] as Hand);
      const choices = HANDS.map((shown) => {
        const guest = new JankenPlayer({ random: drawing(seed, 'guest') });
        for (const hand of history) guest.observe(hand);
        const chosen = guest.choose();
        expect(guest.choose()).toEqual(chosen);
        expect(guest.observe(shown)).toBe(jankenResult(chosen.hand, shown));
        return chosen;
      });
      expect(choices[1]).toEqual(choices[0]);
      expect(choices[2]).toEqual(choices[0]);
    }
  });

  test('who always shows rock is answered with paper by habit, after a few rounds', () => {
    const guest = new JankenPlayer({ random: drawing(3, 'guest') });
    for (let i = 0; i < 25; i++) guest.observe('rock');
    expect(guest.choose()).toEqual({ hand: 'paper', basis: 'GoCap', expected: 'rock', firing: ['rock'] });
  });

  test('an unknown hand is an error, and the round is not over', () => {
    const guest = new JankenPlayer({ random: () => 0 });
    expect(() => guest.observe('lizard' as Hand)).toThrow("there is no hand 'lizard': rock, paper, scissors");
    expect(guest.save().rounds.theirs).toBe(-1);
  });
});

describe('the last 500 of 1,000 rounds, over 20 seeds', () => {
  test.each([
    ['favours rock', favours('rock')],
    ['favours paper', favours('paper')],
    ['favours scissors', favours('scissors')],
    ['goes round', cycles(1)],
    ['goes round the other way', cycles(2)],
    ['stays after a win and after a loss shows what beats what beat her', winStay(2)],
    ['stays after a win and after a loss copies the winner', winStay(1)],
  ])('a player who %s loses at least 45 of 100', (_, player) => {
    expect(shareWon(player)).toBeGreaterThanOrEqual(0.45);
  });

  test('a player who draws her hands alike loses a third, within 3 sigma, also in the rounds played by habit', () => {
    const all = seeds.map((seed) => play(anyHand, seed));
    const sum = (of: (one: (typeof all)[number]) => number): number => all.reduce((total, one) => total + of(one), 0);
    for (const [won, rounds] of [
      [sum(({ won }) => won), 20 * 500],
      [sum(({ wonByHabit }) => wonByHabit), sum(({ habit }) => habit)],
    ] as const) {
      expect(rounds).toBeGreaterThan(1000);
      expect(Math.abs(won - rounds / 3)).toBeLessThanOrEqual(3 * Math.sqrt((rounds * 2) / 9));
    }
  });

  test('the edge does not fade: a long game is won as often as its beginning', () => {
    expect(shareWon(cycles(1), 3000, 2500)).toBeGreaterThanOrEqual(0.5);
  });

  test('and the habit is found soon: among the first forty rounds it wins more than a third already', () => {
    for (const player of [favours('rock'), cycles(1), winStay(1)])
      expect(shareWon(player, 40, 0)).toBeGreaterThan(0.38);
  });
});

describe('saving', () => {
  test('a restored player goes on alike, from any round, before or after the choice', () => {
    for (const seed of seeds) {
      const random = drawing(seed, 'player');
      const hands = Array.from({ length: 120 }, () => cycles(1)(random, { hand: anyHand(random), result: 'win' }));
      const [own, others] = [stream(seed, 'guest'), stream(seed, 'guest')];
      const guest = new JankenPlayer({ random: () => real(own) });
      const other = new JankenPlayer({ random: () => real(others) });
      const at = 7 * (seed % 10);
      for (const hand of hands.slice(0, at)) guest.observe(hand);
      if (seed % 2 === 0) guest.choose();
      expect(other.restore(JSON.parse(JSON.stringify(guest.save())))).toEqual({ ok: true });
      others.splice(0, 4, ...own);
      for (const hand of hands.slice(at)) {
        expect(other.choose()).toEqual(guest.choose());
        other.observe(hand);
        guest.observe(hand);
      }
      expect(other.save()).toEqual(guest.save());
    }
  });

  test('a bad save tells all that is wrong and changes nothing', () => {
    const guest = new JankenPlayer({ random: () => 0 });
    for (const hand of HANDS) guest.observe(hand);
    const before = guest.save();
    const read = guest.restore({
      rounds: { ...before.rounds, own: 3, draws: -1, wins: 'many' },
      choice: { hand: 'lizard' },
      actor: { state: 'Auto', behaviors: [] },
    });
    expect(read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'rounds.own: must be a whole number from -1 to 2',
      'rounds.draws: must be a whole number from 0',
      'rounds.wins: must be a whole number from 0',
      'choice: must be null, or a choice with hands that exist',
      'actor.rock: is missing',
      'actor.paper: is missing',
      'actor.scissors: is missing',
    ]);
    expect(guest.save()).toEqual(before);
  });
});
