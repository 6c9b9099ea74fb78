// Prizes at the janken table: suited to the guest, shown before, given after, three a day.

import { describe, expect, test } from 'vitest';
import { type Hand, HANDS } from '../../src/ai/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay, openCafe } from '../../src/sim/open-day.ts';
import { PRIZES_A_DAY, stakeOf } from '../../src/sim/janken/prizes.ts';
import type { PrizeKind, JankenState, JankenTable } from '../../src/sim/state/janken.ts';
import { ACHIEVEMENTS } from '../../src/sim/season/achievements.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Guest, Maid } from '../../src/sim/state/person.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';

const jankenOf = (cafe: Simulation): JankenState => cafe.state.janken as JankenState;
const beats = (hand: Hand): Hand => HANDS[(HANDS.indexOf(hand) + 1) % 3] as Hand;
const winning = (cafe: Simulation): Hand => beats(jankenOf(cafe).habits.choice?.hand as Hand);
const asks = (cafe: Simulation): JankenTable | null => {
  while (!cafe.state.over) {
    const { table } = jankenOf(cafe);
    if (table !== null && table.over === null) return table;
    cafe.step();
  }
  return null;
};
const show = (cafe: Simulation, guest: string, hand: Hand): SimEvent => {
  cafe.give({ kind: 'janken', guest, hand });
  cafe.step();
  return cafe.events.find(({ type }) => type === 'janken') as SimEvent;
};
/** The first table of some day with this prize. */
function playingFor(kind: PrizeKind): { cafe: Simulation; table: JankenTable } {
  for (let seed = 1; seed < 40; seed++) {
    const cafe = openCafe({ seed, stars: 5, shift: ['yuki', 'mei'] }, scripts);
    for (let table = asks(cafe); table !== null; table = asks(cafe)) {
      if (table.stake?.kind === kind) return { cafe, table };
      while (jankenOf(cafe).table !== null) cafe.step();
    }
  }
  throw new Error(`nobody plays for ${kind}`);
}

describe('a win brings what was at stake', () => {
  test('chalk, on top of a full box if need be', () => {
    const { cafe, table } = playingFor('chalk');
    expect(cafe.state.chalk).toMatchObject({ left: 4, most: 4 });
    const event = show(cafe, table.guest, winning(cafe));
    expect(event).toMatchObject({ what: 'plays', result: 'win', prize: 'chalk', much: 1 });
    expect(cafe.state.chalk).toMatchObject({ left: 5, most: 4 });
    // An ordinary order costs no chalk.
    cafe.give({
      kind: 'command',
      post: { executorKeys: ['nobody'], tick: 5, command: { behave: 'move', x: 1, y: 1 } },
    });
    cafe.step();
    expect(cafe.state.chalk).toMatchObject({ left: 5, most: 4 });
  });

  test('patience, at once: what the guest had waited counts for less, and that is what is told', () => {
    const { cafe, table } = playingFor('tip');
    const who = cafe.state.people[table.guest] as Guest;
    const before = who.patienceLeft;
    const event = show(cafe, table.guest, winning(cafe));
    expect(who.patienceLeft).toBeGreaterThan(before);
    expect(event['patience']).toBe(who.patienceLeft);
    expect(who.patienceLeft).toBeCloseTo(1 - (event.tick - who.stageTick) / who.patience, 10);
  });

  test('a tip, into the till and the books there and then', () => {
    const { cafe, table } = playingFor('tip');
    const { money } = cafe.state;
    const { tips } = cafe.state.figures;
    const hand = winning(cafe);
    const twin = Simulation.load(cafe.save(), scripts);
    const lost = beats(hand);
    expect(show(twin, table.guest, lost)).toMatchObject({ result: 'loss', prize: null });
    show(cafe, table.guest, hand);
    const much = table.stake?.much as number;
    expect(much).toBeGreaterThanOrEqual(50);
    // Nobody else paid on that tick.
    expect(cafe.state.money - twin.state.money).toBe(much);
    expect(cafe.state.figures.tips - twin.state.figures.tips).toBe(much);
    expect(cafe.state.money).toBeGreaterThanOrEqual(money + much);
    expect(cafe.state.figures.tips).toBeGreaterThanOrEqual(tips + much);
  });

  test('cheer, for every maid in the house', () => {
    const { cafe, table } = playingFor('cheer');
    const moods = (): number[] => cafe.world.maids.map(({ mood }) => mood);
    const before = moods();
    show(cafe, table.guest, winning(cafe));
    moods().forEach((mood, i) => expect(mood).toBeGreaterThan(before[i] as number));
    for (const one of cafe.world.maids) expect(one.felt?.by.janken).toBeGreaterThan(0);
  });

  test('friendship, between who comes again and the maid they are fondest of', () => {
    const { cafe, table } = playingFor('friend');
    const dear = table.stake?.maid as string;
    const fondness = (): number => (cafe.state.people[dear] as Maid).friends[table.guest] ?? 0;
    const before = fondness();
    const others = cafe.world.maids.filter(({ id }) => id !== dear).map(({ friends }) => friends[table.guest] ?? 0);
    expect(before).toBeGreaterThanOrEqual(Math.max(0, ...others));
    expect(show(cafe, table.guest, winning(cafe))).toMatchObject({ prize: 'friend', maid: dear });
    expect(fondness()).toBe(Math.min(100, before + (table.stake?.much as number)));
  });
});

test('a loss and a draw bring nothing, and the prize is still to be won', () => {
  const { cafe, table } = playingFor('chalk');
  const drawn = jankenOf(cafe).habits.choice?.hand as Hand;
  expect(show(cafe, table.guest, drawn)).toMatchObject({ result: 'draw', prize: null });
  expect(jankenOf(cafe).prizes).toBe(PRIZES_A_DAY);
  expect(show(cafe, table.guest, beats(winning(cafe)))).toMatchObject({ result: 'loss', prize: null });
  expect(jankenOf(cafe).prizes).toBe(PRIZES_A_DAY);
});

test('three prizes a day: then it is about the wait alone, until the morning', () => {
  const cafe = openCafe({ seed: 5, stars: 5, shift: ['yuki', 'mei'] }, scripts);
  const prizes: unknown[] = [];
  for (let table = asks(cafe); table !== null && prizes.length < 6; table = asks(cafe)) {
    if (prizes.length >= PRIZES_A_DAY) expect(table.stake).toBeNull();
    prizes.push(show(cafe, table.guest, winning(cafe))['prize']);
    cafe.step();
  }
  expect(prizes.length).toBeGreaterThan(PRIZES_A_DAY);
  expect(prizes.filter((one) => one !== null)).toHaveLength(PRIZES_A_DAY);
  expect(jankenOf(cafe).prizes).toBe(0);
  expect(nextDay(cafe.state).janken).toMatchObject({ prizes: PRIZES_A_DAY });
});

test('while time stands still the panel already knows how hands that were given end', () => {
  const { cafe, table } = playingFor('chalk');
  cafe.give({ kind: 'janken', guest: table.guest, hand: winning(cafe) });
  expect(cafe.janken()).toMatchObject({ prizes: PRIZES_A_DAY - 1, table: { over: 'won', stake: { kind: 'chalk' } } });
  expect(jankenOf(cafe).prizes).toBe(PRIZES_A_DAY);
});

test('nothing is at stake that the café does not have: no chalk where there is always enough', () => {
  const { cafe, table } = playingFor('chalk');
  const who = cafe.state.people[table.guest] as Guest;
  delete cafe.state.chalk;
  expect(stakeOf(cafe.world, who, 3)?.kind).toBe('tip');
  expect(stakeOf(cafe.world, who, 0)).toBeNull();
});

test('ten wins are an achievement', () => {
  const state = beginSeason({ seed: 1 });
  const one = ACHIEVEMENTS.find(({ id }) => id === 'janken');
  if (state.season === undefined || state.janken === null) throw new Error('a season has both');
  state.janken.won = 9;
  expect(one?.has(state.season, state)).toBeLessThan(one?.wants ?? 0);
  state.janken.won = 10;
  expect(one?.has(state.season, state)).toBe(one?.wants);
});
