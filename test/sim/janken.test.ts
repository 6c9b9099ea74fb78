// Janken at the table (GoCap): a waiting guest asks; the hand is chosen before the player's; a win keeps the guest
// patient; what guests learn about the player is shared, also with the next day's guests.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hand, HANDS, JankenPlayer } from '../../src/ai/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { nextDay, openCafe, openScenario } from '../../src/sim/open-day.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { readJanken } from '../../src/hud/read/janken.ts';
import type { JankenRound, JankenState, JankenTable } from '../../src/sim/state/janken.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';

const busy = (seed = 5): Simulation => openCafe({ seed, stars: 5, shift: ['yuki', 'mei'] }, scripts);
const jankenOf = (cafe: Simulation): JankenState => cafe.state.janken as JankenState;
const guestOf = (cafe: Simulation, id: string): Guest => cafe.state.people[id] as Guest;

/** Runs until a guest asks, or the day is over. */
function untilAsked(cafe: Simulation): JankenTable | null {
  while (!cafe.state.over) {
    const { table } = jankenOf(cafe);
    if (table !== null && table.over === null) return table;
    cafe.step();
  }
  return null;
}
const asked = (cafe: Simulation): JankenTable => {
  const table = untilAsked(cafe);
  if (table === null) throw new Error('nobody asked all day');
  return table;
};
const show = (cafe: Simulation, guest: string, hand: Hand): SimEvent[] => {
  cafe.give({ kind: 'janken', guest, hand });
  cafe.step();
  return cafe.events.filter(({ type }) => type === 'janken' || type === 'refused');
};
/** The hand that beats, or loses against, this one. */
const beats = (hand: Hand): Hand => HANDS[(HANDS.indexOf(hand) + 1) % 3] as Hand;
const chosenOf = (cafe: Simulation): Hand => jankenOf(cafe).habits.choice?.hand as Hand;

describe('who asks', () => {
  test('is a guest at a table who waits for food or the bill, with nobody there', () => {
    const cafe = busy();
    const { guest } = asked(cafe);
    const who = guestOf(cafe, guest);
    expect(who.stage).toBe('waitDish');
    expect(who.seat).not.toBeNull();
    expect(who.attendedBy).toBeNull();
    expect(who.patienceLeft).toBeLessThan(0.9);
    expect(who.bubble?.say).toBe('janken');
  });

  test('asks once in a while, one at a time', () => {
    const cafe = busy();
    let times = 0;
    let last = -Infinity;
    while (!cafe.state.over) {
      cafe.step();
      for (const event of cafe.events)
        if (event.type === 'janken' && event['what'] === 'asks') {
          expect(event.tick - last).toBeGreaterThan(240);
          last = event.tick;
          times++;
        }
    }
    expect(times).toBeGreaterThan(2);
  });

  test('asks long enough to be answered at every speed: more than seven seconds at 8×', () => {
    const cafe = busy();
    asked(cafe);
    const { untilTick } = jankenOf(cafe).table as JankenTable;
    expect((untilTick - cafe.state.tick) / (20 * 8)).toBeGreaterThan(7);
    expect(readJanken(cafe, 8)?.seconds).toBe(8);
    expect(readJanken(cafe, 1)?.seconds).toBe(60);
  });

  test('a guest who asks stays at the table for at least eight seconds at 4×, and pays when the time is up', () => {
    const gone: number[] = [];
    for (let seed = 5; seed < 9; seed++) {
      const cafe = busy(seed);
      let since = 0;
      while (!cafe.state.closed) {
        cafe.step();
        for (const { type, what, why, who, tick } of cafe.events)
          if (type === 'janken' && what === 'asks') since = tick;
          else if (
            type === 'janken' &&
            what === 'ends' &&
            why === 'left' &&
            guestOf(cafe, String(who))?.leaveReason === 'paid'
          )
            gone.push(tick - since);
      }
      // Nobody sits on for good.
      while (!cafe.state.over) cafe.step();
    }
    expect(gone.length).toBeGreaterThan(2);
    expect(gone.filter((ticks) => ticks < 640)).toEqual([]);
    expect(gone.every((ticks) => ticks < 1200)).toBe(true);
  });

  test('goes on asking when the dish or a maid comes, until the guest leaves the table or nobody has answered for a minute', () => {
    const why = new Set<unknown>();
    const stages = new Set<string>();
    for (let seed = 5; seed < 7; seed++) {
      const cafe = busy(seed);
      let since = 0;
      while (!cafe.state.over) {
        const before = jankenOf(cafe).table;
        cafe.step();
        for (const { type, what, tick } of cafe.events) if (type === 'janken' && what === 'asks') since = tick;
        for (const event of cafe.events)
          if (event.type === 'janken' && event['what'] === 'ends') {
            why.add(event['why']);
            const who = guestOf(cafe, String(event.who)) as Guest | undefined;
            if (event['why'] === 'unanswered') expect(event.tick - since).toBe(1200);
            else expect(who?.stage ?? 'leave').toMatch(/leave|outside|flee|perform|visitHero/);
          }
        if (before !== null && jankenOf(cafe).table === before) stages.add(guestOf(cafe, before.guest).stage);
      }
      expect(jankenOf(cafe).table).toBeNull();
    }
    expect(why).toContain('unanswered');
    expect(stages).toContain('eat');
  });

  test('a game won over the food cheers the guest and leaves the time for eating as it is', () => {
    const cafe = busy();
    let { guest } = asked(cafe);
    while (guestOf(cafe, guest).stage !== 'eat') {
      cafe.step();
      ({ guest } = asked(cafe));
    }
    const { mood, stageTick, patienceLeft } = guestOf(cafe, guest);
    expect(readJanken(cafe)?.waits).toBe(false);
    show(cafe, guest, beats(chosenOf(cafe)));
    expect(jankenOf(cafe)).toMatchObject({ won: 1, table: { over: 'won' } });
    expect(guestOf(cafe, guest)).toMatchObject({ stageTick, patienceLeft, stage: 'eat' });
    expect(guestOf(cafe, guest).mood).toBeCloseTo(Math.min(1, mood + 0.15));
  });

  test('nobody asks in a scenario that does not ask for it', () => {
    const scenario = { map: ['#####', '#...#', '#...#', '##D##'], maids: [{ id: 'a', rank: 2, at: [1, 1] }] };
    const none = readScenario(scenario);
    const some = readScenario({ ...scenario, janken: true });
    if (!none.ok || !some.ok) throw new Error('should be good');
    expect(openScenario(none.scenario, scripts).janken()).toBeNull();
    expect(openScenario(some.scenario, scripts).janken()).toMatchObject({ won: 0 });
  });
});

describe('a round', () => {
  test('the guest’s hand lies there before the player’s, whatever that will be', () => {
    for (const hand of HANDS) {
      const cafe = busy();
      const { guest } = asked(cafe);
      const theirs = chosenOf(cafe);
      expect(show(cafe, guest, hand)).toContainEqual(expect.objectContaining({ what: 'plays', hand, theirs }));
    }
  });

  test('won: most of the patience that waiting has cost comes back', () => {
    const cafe = busy();
    const { guest } = asked(cafe);
    const before = guestOf(cafe, guest);
    const lost = cafe.state.tick - before.stageTick;
    const { patienceLeft, stageTick } = before;
    show(cafe, guest, beats(chosenOf(cafe)));
    const after = guestOf(cafe, guest);
    expect(after.stageTick - stageTick).toBe(Math.floor(lost * 0.75));
    expect(after.patienceLeft).toBeGreaterThan(patienceLeft);
    expect(jankenOf(cafe)).toMatchObject({ won: 1, lost: 0, table: { over: 'won', last: { result: 'win' } } });
  });

  test('lost: nothing changes but the guest’s grin', () => {
    const cafe = busy();
    const { guest } = asked(cafe);
    const { stageTick, mood } = guestOf(cafe, guest);
    show(cafe, guest, beats(beats(chosenOf(cafe))));
    expect(guestOf(cafe, guest)).toMatchObject({ stageTick, mood, bubble: { say: 'janken.lost' } });
    expect(jankenOf(cafe)).toMatchObject({ lost: 1, table: { over: 'lost' } });
  });

  test('drawn: it goes on with a new hand', () => {
    const cafe = busy();
    const { guest } = asked(cafe);
    show(cafe, guest, chosenOf(cafe));
    expect(jankenOf(cafe)).toMatchObject({ drawn: 1, table: { over: null, rounds: 1 } });
    expect(HANDS).toContain(chosenOf(cafe));
    show(cafe, guest, beats(chosenOf(cafe)));
    expect(jankenOf(cafe)).toMatchObject({ won: 1, table: { over: 'won', rounds: 2 } });
  });

  test('a hand for somebody who did not ask, or after it is over, is refused', () => {
    const cafe = busy();
    const { guest } = asked(cafe);
    expect(show(cafe, 'nobody', 'rock')).toContainEqual(expect.objectContaining({ type: 'refused', what: 'janken' }));
    show(cafe, guest, beats(chosenOf(cafe)));
    expect(show(cafe, guest, 'rock')).toContainEqual(expect.objectContaining({ type: 'refused', what: 'janken' }));
    expect(() => cafe.give({ kind: 'janken', guest, hand: 'well' } as unknown as Input)).toThrow(/hand should be rock/);
  });

  test('while time stands still it can be seen how hands already shown will end', () => {
    const cafe = busy();
    const { guest } = asked(cafe);
    const first = chosenOf(cafe);
    const before = JSON.stringify(jankenOf(cafe));
    cafe.give({ kind: 'janken', guest, hand: first });
    expect(cafe.janken()?.table).toMatchObject({ rounds: 1, over: null, last: { result: 'draw' } });
    cafe.give({ kind: 'janken', guest, hand: 'paper' });
    const ahead = cafe.janken();
    expect(ahead?.table?.rounds).toBe(2);
    expect(JSON.stringify(jankenOf(cafe))).toBe(before);
    cafe.step();
    expect(jankenOf(cafe).table?.last).toEqual(ahead?.table?.last);
    expect(jankenOf(cafe).habits).toEqual(ahead?.habits);
  });
});

describe('guests tell each other', () => {
  /** Plays day after day, always the same hand. @returns the rounds with guests who watch the player */
  const playsRock = (days: number): { cafe: Simulation; rounds: SimEvent[]; told: JankenRound[] } => {
    let cafe = busy(3);
    const rounds: SimEvent[] = [];
    const told: JankenRound[] = [];
    for (let i = 0; i < days; i++) {
      if (i > 0) cafe = new Simulation(nextDay(cafe.state), scripts);
      for (let table = untilAsked(cafe); table !== null; table = untilAsked(cafe)) {
        const events = show(cafe, table.guest, 'rock');
        const { last } = jankenOf(cafe).table ?? { last: null };
        if (table.habit === 'watches') {
          rounds.push(...events);
          if (last !== null) told.push(last);
        }
        cafe.step();
      }
    }
    return { cafe, rounds: rounds.filter(({ what }) => what === 'plays'), told };
  };

  test('how the player plays: who always shows rock is met with paper, out of habit, and told so', () => {
    const { cafe, rounds } = playsRock(4);
    const late = rounds.slice(4);
    expect(late.length).toBeGreaterThan(4);
    expect(new Set(rounds.map(({ who }) => who)).size).toBeGreaterThan(4);
    const known = late.filter(({ basis }) => basis === 'GoCap');
    expect(known.length).toBeGreaterThan(late.length / 2);
    for (const one of known) expect(one).toMatchObject({ expected: 'rock', theirs: 'paper', result: 'loss' });
    expect(jankenOf(cafe).lost).toBeGreaterThanOrEqual(rounds.filter(({ result }) => result === 'loss').length);
  });

  test('the habit that fired is named, with its counts', () => {
    const known = playsRock(3).told.filter(({ basis }) => basis === 'GoCap');
    expect(known.length).toBeGreaterThan(0);
    for (const { because } of known) {
      expect(because.length).toBeGreaterThan(0);
      for (const { count, limit } of because) expect(count).toBeGreaterThanOrEqual(limit);
    }
  });
});

test('a saved and loaded table plays alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...HANDS), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 60 }),
      (hands, wait) => {
        const cafe = busy();
        const { guest } = asked(cafe);
        for (let i = 0; i < wait; i++) cafe.step();
        const loaded = Simulation.load(cafe.save(), scripts);
        for (const hand of hands) {
          for (const one of [cafe, loaded]) show(one, guest, hand);
          if (JSON.stringify(cafe.events) !== JSON.stringify(loaded.events)) return false;
        }
        return cafe.hash() === loaded.hash();
      },
    ),
    { numRuns: 5 },
  );
});

test('the guests’ expectations are counted over all games, with those that were right', () => {
  const cafe = busy(3);
  const taught = new JankenPlayer({ random: () => 0 });
  for (let i = 0; i < 20; i++) taught.observe(HANDS[i % 2] as Hand);
  jankenOf(cafe).habits = taught.save();
  let [n, hits] = [0, 0];
  while (untilAsked(cafe) !== null) {
    const { guest } = asked(cafe);
    for (const { expected, hand } of show(cafe, guest, 'rock') as unknown as JankenRound[]) {
      if (expected === null) continue;
      n++;
      if (expected === hand) hits++;
    }
  }
  expect(n).toBeGreaterThan(0);
  expect(jankenOf(cafe).read).toEqual({ n, hits });
  expect(jankenOf(new Simulation(nextDay(cafe.state), scripts)).read).toEqual({ n, hits });
});
