// The kinds of enquiries of the later season: a film crew, a bet, a magazine's cover, a baker's cakes. A yes and a no do
// what the card says.

import { describe, expect, test } from 'vitest';
import { agreedText, answersOf, lineOf, questionOf, resultOf } from '../../../src/hud/enquiries/words.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { announce } from '../../../src/sim/events/calendar.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { EnquiryKind } from '../../../src/sim/state/enquiries.ts';
import type { Guest, Maid } from '../../../src/sim/state/person.ts';
import type { SimEvent } from '../../../src/sim/state/world-state.ts';
import { setLanguage } from '../../../src/words/index.ts';
import { answers, asking, mine } from './asking.ts';

/** A café in which this kind is asked on day 12; for a bet or a film it is rich or famous enough. */
function late(kind: EnquiryKind, at = 1900): Simulation {
  const cafe = asking(kind, at, 12, (state) => {
    state.stars = 3;
    if (kind === 'film')
      while (state.seats.length < 30)
        state.seats.push({ ...state.seats[0]!, id: `more${state.seats.length}`, table: 90 });
    if (kind === 'bet') for (const one of Object.values(state.people)) if (one.role === 'guest') one.budget = 9000;
  });
  expect(cafe.enquiry()?.kind).toBe(kind);
  return cafe;
}
/** Steps the café to this tick. @returns all that has happened */
function until(cafe: Simulation, tick: number): SimEvent[] {
  const events: SimEvent[] = [];
  while (cafe.state.tick < tick) {
    cafe.step();
    events.push(...cafe.events);
  }
  return events;
}
const KINDS = ['film', 'bet', 'cover', 'cakes'] as const;

test.each(KINDS)('%s is asked from day 12 on, not before, and every line has its words in every language', (kind) => {
  expect(asking(kind, 1900, 11).enquiry()?.kind).not.toBe(kind);
  const cafe = late(kind);
  const { gains, costs } = cafe.enquiry()!;
  const { clock } = cafe.state;
  for (const language of ['en', 'zh', 'ja'] as const) {
    setLanguage(language);
    const said = [
      questionOf(mine(cafe), clock),
      ...gains.map((line) => lineOf('enquiry.gain.', line, clock)),
      ...costs.map((line) => lineOf('enquiry.price.', line, clock)),
      agreedText({ ...mine(cafe), answer: true }, clock),
      agreedText({ ...mine(cafe), answer: false }, clock),
      resultOf({ ...mine(cafe), answer: true }),
      answersOf(mine(cafe)).yes,
    ].join(' ');
    expect(said).not.toMatch(/\{\{|undefined|enquiry\./);
  }
  setLanguage('en');
});

test.each(KINDS)('%s: a saved café with this answer goes on to the same bytes', (kind) => {
  const cafe = late(kind);
  answers(cafe, true);
  const copy = Simulation.load(cafe.save(), scripts);
  for (const one of [cafe, copy]) until(one, 2900);
  expect(copy.save()).toBe(cafe.save());
});

test('film: the crew pays at once, nobody else sits down at its tables for an hour, and a celebrity is announced for tomorrow', () => {
  const cafe = late('film');
  const { terms } = mine(cafe);
  const { money } = cafe.state;
  answers(cafe, true);
  expect(cafe.state.money).toBe(money + Number(terms['price']));
  until(cafe, Number(terms['tick']) + 1);
  const tables = cafe.state.enquiries!.kept!.map(({ table }) => table);
  const closed = cafe.state.enquiries!.kept!.reduce((sum, { size }) => sum + size, 0);
  expect(closed > 4 && closed <= 8).toBe(true);
  // A guest who is on the way to a chair when the crew comes still sits down on it.
  const onTheWay = cafe.world.guests.filter(({ claimedSeat }) => claimedSeat !== null).map(({ id }) => id);
  const events = until(cafe, Number(terms['tick']) + 590);
  const seated = events.filter(
    ({ type, table, who }) => type === 'seated' && tables.includes(Number(table)) && !onTheWay.includes(String(who)),
  );
  expect(seated).toEqual([]);
  until(cafe, Number(terms['tick']) + 602);
  expect(cafe.state.enquiries?.kept).toBeUndefined();
  expect(mine(cafe).over).toBe(true);
  expect(announce(cafe.state, cafe.state.season!).events.some(({ kind }) => kind === 'heroes')).toBe(true);
});

describe('bet', () => {
  const herself = (cafe: Simulation) => cafe.state.people[String(mine(cafe).terms['guest'])] as Guest;

  test('the guest waits for the dish, and the question stands shorter than the bet', () => {
    const cafe = late('bet');
    const { until: open, terms } = mine(cafe);
    expect(herself(cafe).stage).toBe('waitDish');
    expect(open).toBeLessThan(Number(terms['tick']));
  });
  test('if the dish comes in time, the café wins the stake', () => {
    const cafe = late('bet');
    answers(cafe, true);
    const { money } = cafe.state;
    const stake = Number(mine(cafe).terms['price']);
    Object.assign(mine(cafe).terms, { tick: cafe.state.tick + 3000 });
    herself(cafe).patience = 9000;
    until(cafe, cafe.state.tick + 2500);
    expect(mine(cafe)).toMatchObject({ came: 1, lost: 0, money: stake, over: true });
    expect(cafe.state.figures.prizes).toEqual({ enquiry: stake });
    expect(resultOf(mine(cafe))).toMatch(/^won/);
    expect(cafe.state.money).toBeGreaterThanOrEqual(money + stake);
  });
  test('if it comes too late, the café pays, and the bill says for what', () => {
    const cafe = late('bet');
    answers(cafe, true);
    const stake = Number(mine(cafe).terms['price']);
    Object.assign(mine(cafe).terms, { tick: cafe.state.tick + 2 });
    until(cafe, cafe.state.tick + 5);
    expect(mine(cafe)).toMatchObject({ came: 0, lost: 1, money: -stake, over: true });
    expect(cafe.state.figures.bought).toEqual([{ what: 'bet', of: null, cost: stake }]);
  });
  test('the question goes when the dish is there', () => {
    const cafe = late('bet');
    herself(cafe).stage = 'eat';
    cafe.step();
    expect(cafe.enquiry()).toBeNull();
  });
});

test('cover: the busiest maid brings money, the gloomiest one is much happier; the other one is a little sad', () => {
  const after = (yes: boolean): { money: number; moods: number[] } => {
    const cafe = late('cover');
    const { maid, second, price } = mine(cafe).terms;
    const before = cafe.state.money;
    const felt = (): number[] =>
      [maid, second].map((id) => (cafe.state.people[String(id)] as Maid).felt?.by.answer ?? 0);
    answers(cafe, yes);
    const money = cafe.state.money - before;
    expect(money === Number(price)).toBe(yes);
    return { money, moods: felt() };
  };
  const [yes, no] = [after(true), after(false)];
  expect([yes.moods[0]! > 0, yes.moods[1]! < 0]).toEqual([true, true]);
  expect([no.moods[0]! < 0, no.moods[1]! > 0.3]).toEqual([true, true]);
  expect(no.money).toBe(0);
});

test('cover: the card says that a maid has done most only if she has, of at least fifteen tasks', () => {
  const cafe = late('cover');
  const gain = () => cafe.enquiry()?.gains[0]?.key;
  const maids = Object.values(cafe.state.people).filter((one): one is Maid => one.role === 'maid');
  const { maid } = mine(cafe).terms;
  const works = (hers: number, theirs: number): void => {
    for (const { id, tally } of maids)
      Object.assign(tally, { orders: id === maid ? hers : theirs, dishes: 0, bills: 0, swept: 0, cleared: 0 });
  };
  works(15, 1);
  expect(gain()).toBe('coverMoney');
  works(2, 0);
  expect(gain()).toBe('coverPays');
  works(15, 16);
  expect(gain()).toBe('coverPays');
});

test('cakes: whoever orders the dish gets it without the kitchen until none is left, and is a little less glad', () => {
  const cafe = late('cakes', 800);
  const { dish, count, price } = mine(cafe).terms;
  const { money } = cafe.state;
  answers(cafe, true);
  expect(cafe.state.money).toBe(money - Number(price));
  // Everybody wants the dish.
  for (const one of cafe.world.guests) if (one.wants !== null) one.wants = [String(dish)];
  const events: SimEvent[] = [];
  while (!cafe.state.closed && mine(cafe).over !== true) {
    cafe.step();
    events.push(...cafe.events);
  }
  const fetched = events.filter(({ type }) => type === 'bakersDish');
  expect(fetched.length).toBeGreaterThan(0);
  expect(mine(cafe).came).toBe(fetched.length);
  expect(cafe.state.enquiries?.cakes?.left).toBe(Number(count) - fetched.length);
  // While some are left, no chef cooks the dish for a guest who has ordered it.
  const last = fetched.at(-1)!.tick;
  const cooked = events.filter(({ type, dish: of, tick }) => type === 'cooked' && of === dish && tick < last - 600);
  expect(cooked.filter(({ tick }) => tick > 1600)).toEqual([]);
});
