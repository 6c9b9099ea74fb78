// Guests have habits of their own in janken, which a player can read: by their kind at first, and from the hand they
// showed last in a game that goes on or in the last game of a guest who comes again.

import { describe, expect, test } from 'vitest';
import { type Hand, HANDS } from '../../src/ai/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { answerTo, guestHabit, handsOf } from '../../src/sim/janken/guest-habits.ts';
import { beginSeason, nextDay, openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { GuestHabit, JankenRound, JankenShown, JankenState, JankenTable } from '../../src/sim/state/janken.ts';
import type { Guest } from '../../src/sim/state/person.ts';

const busy = (seed: number): Simulation => openCafe({ seed, stars: 5, shift: ['yuki', 'mei'] }, scripts);
const jankenOf = (cafe: Simulation): JankenState => cafe.state.janken!;
const shown = ({ last, met }: JankenTable): JankenShown | null =>
  last === null ? (met ?? null) : { hand: last.theirs, won: last.result === 'loss' };

interface Played {
  readonly habit: GuestHabit;
  readonly type: string;
  /** The hands that the guest could have shown by the habit. */
  readonly hands: readonly Hand[];
  readonly met: JankenShown | null;
  readonly begins: boolean;
  readonly guest: string;
  readonly round: JankenRound;
}
/** Plays every game of a day. */
function playDay(cafe: Simulation, answer: (hands: readonly Hand[]) => Hand): Played[] {
  const played: Played[] = [];
  while (!cafe.state.over) {
    const { table } = jankenOf(cafe);
    if (table !== null && table.over === null) {
      const { guest, habit = 'watches', met = null, rounds } = table;
      const type = (cafe.state.people[guest] as Guest).customerType;
      const hands = handsOf(habit, shown(table), rounds === 0);
      cafe.give({ kind: 'janken', guest, hand: answer(hands) });
      cafe.step();
      played.push({ habit, type, hands, met, begins: rounds === 0, guest, round: jankenOf(cafe).table!.last! });
    } else cafe.step();
  }
  return played;
}
const reads = (hands: readonly Hand[]): Hand => answerTo(hands) ?? 'rock';

describe('a habit', () => {
  const hand = (of: Hand, won: boolean): JankenShown => ({ hand: of, won });
  test('says which hands may come', () => {
    expect(handsOf('rock', hand('paper', true), true)).toEqual(['rock']);
    expect(handsOf('rock', hand('rock', false), false)).toEqual(['paper']);
    expect(handsOf('round', null, true)).toEqual(['paper']);
    expect(handsOf('round', hand('scissors', true), true)).toEqual(['rock']);
    expect(handsOf('winner', null, true)).toEqual(['scissors']);
    expect(handsOf('winner', hand('paper', true), true)).toEqual(['paper']);
    expect(handsOf('winner', hand('paper', false), true)).toEqual(['scissors']);
    expect(handsOf('never', hand('rock', true), true)).toEqual(['paper', 'scissors']);
    expect(handsOf('never', null, true)).toEqual(HANDS);
    expect(handsOf('watches', hand('rock', true), true)).toEqual([]);
  });
  test('can be answered: one hand is beaten, and of two the stronger is met', () => {
    expect(HANDS.map((one) => answerTo([one]))).toEqual(['paper', 'scissors', 'rock']);
    expect(answerTo(['paper', 'scissors'])).toBe('scissors');
    expect(answerTo(['rock', 'scissors'])).toBe('rock');
    expect([answerTo(HANDS), answerTo([])]).toEqual([null, null]);
  });
  test('belongs to the kind of guest; unknown kinds watch the player', () => {
    expect(['student', 'family', 'fan', 'elderly', 'critic', 'constructor'].map(guestHabit)).toEqual(
      ['rock', 'round', 'winner', 'never', 'watches', 'watches'], // prettier-ignore
    );
  });
});

describe('in the café', () => {
  test.each([3, 5, 9])(
    'guests keep to their habits, and a player who reads them loses no such game (seed %d)',
    (seed) => {
      const played = playDay(busy(seed), reads);
      expect(played.length).toBeGreaterThan(5);
      for (const { habit, type, hands, round } of played) {
        expect(habit).toBe(guestHabit(type));
        if (hands.length === 0) continue;
        expect(hands).toContain(round.theirs);
        expect(round).toMatchObject({ basis: 'Rand', expected: null });
        if (answerTo(hands) !== null) expect(round.result).not.toBe('loss');
      }
    },
  );
  test('all kinds of habits are met, and only who watches expects something of the player', () => {
    const played = [3, 5, 9, 11].flatMap((seed) => playDay(busy(seed), () => 'rock'));
    expect(new Set(played.map(({ habit }) => habit)).size).toBe(5);
    const expecting = played.filter(({ round }) => round.expected !== null);
    expect(expecting.length).toBeGreaterThan(0);
    for (const { habit } of expecting) expect(habit).toBe('watches');
  });
  test('a regular is remembered with the hand shown last, also on later days; a stranger is not', () => {
    const before = { hand: 'rock', won: true } as const;
    let cafe = new Simulation(beginSeason({ seed: 5 }), scripts);
    const regulars = cafe.state.regulars!.who.map(({ id }) => id);
    jankenOf(cafe).met = Object.fromEntries(regulars.map((id) => [id, before]));
    let played = playDay(cafe, () => 'rock');
    const isRegular = ({ guest }: Played): boolean => regulars.includes(guest);
    for (let day = 1; day < 8 && !played.some(isRegular); day++) {
      cafe = new Simulation(nextDay(cafe.state), scripts);
      played = playDay(cafe, () => 'rock');
    }
    expect(played.find(isRegular)?.met).toEqual(before);
    const { guest, round } = played.filter(isRegular).at(-1)!;
    const morning = nextDay(cafe.state).janken!;
    expect(morning.met?.[guest]).toEqual({ hand: round.theirs, won: round.result === 'loss' });
    expect(Object.keys(morning.met!).filter((id) => /^g\d/u.test(id))).toEqual([]);
  });
  test('the same seed gives the same games', () => {
    const once = playDay(busy(7), reads);
    expect(playDay(busy(7), reads)).toEqual(once);
  });
});
