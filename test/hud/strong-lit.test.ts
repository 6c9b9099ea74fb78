// The button of each strong action is lit exactly while pressing it does something; else it is grey and names the reason,
// which the press says as well, and no chalk is taken.

import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { barOf, chosen, nextTarget, picked, pressStrong, pushStrong, targetOf } from '../../src/hud/strong/state.ts';
import type { Store } from '../../src/hud/store.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import type { StrongName } from '../../src/sim/state/strong.ts';
import { TWO_TABLES as ROOM } from '../scenarios/rooms.ts';
import { arriving, farSighted, maid, open, seated, type ScenarioFile, type Story } from '../scenarios/story.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  chosen.value = null;
  picked.value = null;
  vi.useRealTimers();
});

const STAGE = [...ROOM.slice(0, 6), '#......SS.....#', '#.............#', '###############'];
const MENU = [
  { id: 'ramen', cookTicks: 500, eatTicks: 60, price: 900 },
  { id: 'tea', cookTicks: 20, eatTicks: 60, price: 300 },
];
const TWO = [farSighted('hana', [3, 3]), farSighted('mei', [6, 6])];
const HANA = [farSighted('hana', [3, 3])];
/** A maid who takes no orders. */
const SERVES = [maid('hana', [12, 6], { duties: 'serving' })];
const full = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seat) => seated(seat, seat));
const six = Array.from({ length: 6 }, (_, i) => arriving(`s${i}`, 5, { party: 'six', patience: 3000 }));

const room = (more: Partial<ScenarioFile>): Story => {
  const story = open({ map: ROOM, maids: HANA, menu: MENU, ...more });
  story.cafe.state.chalk = { left: 4, most: 4, nextTick: null };
  return story;
};
function storeOf({ cafe }: Story): Store {
  const store = {
    lampOpen: signal<string | null>(null),
    cafe,
    strong: signal(cafe.strong()),
    chalk: signal({ left: cafe.state.chalk?.left ?? 0 }),
    toasts: signal([]),
    deps: { give: (input: Input) => cafe.give(input) },
  };
  return store as unknown as Store;
}
/** What the button shows and what two presses, for the card and for the action, come to. */
function pressed(story: Story, name: StrongName) {
  const store = storeOf(story);
  const shown = store.strong.peek().find((one) => one.name === name)!;
  const bar = barOf(store, shown, targetOf(store, shown));
  const before = story.cafe.state.chalk?.left ?? 0;
  // The story's time passes faster than the player's; right after a use, a press would count as a part of it.
  vi.advanceTimersByTime(1000);
  pressStrong(store, name);
  if (chosen.peek() === name) pressStrong(store, name);
  story.pass(1);
  chosen.value = null;
  const paid = before - (story.cafe.state.chalk?.left ?? 0);
  const said = store.toasts.peek().map(({ key }) => key.replace('strong.bar.', ''));
  return { bar, paid, said, refused: story.count('refused') };
}
const lit = (paid: number) => ({ bar: null, paid, said: [], refused: 0 });
const grey = (bar: string) => ({ bar, paid: 0, said: [bar], refused: 0 });

test('Rush: while a dish waits to be cooked or fetched; not once a maid carries it, and not after it', () => {
  const waits = (): Story => {
    const story = room({ customers: [seated('ann', 'a', { order: ['tea'] })] });
    story.until('orderTaken');
    return story;
  };
  expect(pressed(room({ customers: [seated('ann', 'a')] }), 'rush')).toEqual(grey('noDishWaits'));
  expect(pressed(waits(), 'rush')).toEqual(lit(1));
  const carried = waits();
  for (let i = 0; i < 2000 && !holds(carried); i++) carried.pass(1);
  expect(holds(carried)).toBe(true);
  expect(pressed(carried, 'rush')).toEqual(grey('onTheWay'));
  const served = waits();
  served.until('served');
  expect(pressed(served, 'rush')).toEqual(grey('noDishWaits'));
});
const holds = (story: Story): boolean => story.maid('hana').carrying.length > 0;

test('Calm: while a guest is losing patience and nobody is on her way', () => {
  const customers = [seated('ann', 'a', { patience: 900 })];
  const story = room({ customers, maids: SERVES });
  expect(pressed(story, 'calm')).toEqual(grey('allContent'));
  story.pass(550);
  expect(pressed(story, 'calm')).toEqual(lit(1));
  // A maid is on her way, and the action cools down.
  expect(pressed(story, 'calm').bar).toBe('cooling');
  const strong = story.cafe.state.strong!;
  strong.again.calm = 0;
  expect(pressed(story, 'calm')).toEqual(grey('onTheWay'));
  story.until('calmed');
  strong.again.calm = 0;
  expect(pressed(story, 'calm')).toEqual(grey('allContent'));
});
test('Calm: not while no maid can come', () => {
  const story = room({ customers: [seated('ann', 'a', { patience: 900 })], maids: [] }).pass(550);
  expect(pressed(story, 'calm')).toEqual(grey('noMaid'));
});

const calmIn = (store: Store) => store.strong.peek().find(({ name }) => name === 'calm')!;
describe('Calm, with two guests who are losing patience,', () => {
  /** Two guests at two tables whose patience is short, and a maid who takes no orders. */
  const tense = (): Story =>
    room({
      customers: [seated('ann', 'a', { patience: 900 }), seated('ben', 'e', { patience: 950 })],
      maids: [farSighted('hana', [12, 1], { duties: 'serving' }), farSighted('mei', [12, 6], { duties: 'serving' })],
    });
  test('takes no chalk for a guest who has left, and helps the next one in place of one offered a moment ago', () => {
    const story = tense().pass(500);
    const store = storeOf(story);
    expect(targetOf(store, calmIn(store))).toEqual({ guest: 'ann' });
    expect(story.cafe.strongBar('calm', { guest: 'nobody' })).toBe('guestContent');
    story.cafe.give({ kind: 'strong', action: 'calm', guest: 'nobody' });
    story.pass(1);
    expect(story.cafe.state.chalk?.left).toBe(4);
    const ann = story.guest('ann');
    ann.stage = 'leave';
    pressStrong(store, 'calm');
    pressStrong(store, 'calm');
    story.pass(1);
    expect(story.first('strong')).toMatchObject({ what: 'calm', guest: 'ben' });
  });
  test('says of a guest whom the player has picked that this one is content, not that nobody is losing patience', () => {
    const story = tense().pass(500);
    const store = storeOf(story);
    pressStrong(store, 'calm');
    nextTarget(store, calmIn(store), 1);
    expect(picked.peek()).toEqual({ guest: 'ben' });
    story.guest('ben').patienceLeft = 1;
    // The list is read anew and is shorter now; the picked guest is still the one who is meant.
    store.strong.value = story.cafe.strong();
    expect(targetOf(store, calmIn(store))).toEqual({ guest: 'ben' });
    expect(barOf(store, calmIn(store), { guest: 'ben' })).toBe('guestContent');
    pushStrong(store);
    story.pass(1);
    expect(store.toasts.peek().map(({ key }) => key)).toEqual(['strong.bar.guestContent']);
    expect(story.count('strong')).toBe(0);
  });
});

test('Special of the hour: while guests are expected who can pay for the dish', () => {
  const comes = (budget: number) => [arriving('ann', 60, { order: null, budget }), seated('ben', 'a')];
  expect(pressed(room({ customers: comes(5000) }), 'special')).toEqual(lit(1));
  expect(pressed(room({ customers: [seated('ben', 'a')] }), 'special')).toEqual(grey('nobodyComes'));
  expect(pressed(room({ customers: comes(10) }), 'special')).toEqual(grey('tooDear'));
  // The dearest dish is too dear, the other is not: that one is offered.
  const poor = room({ customers: comes(400) });
  expect(poor.cafe.strongBar('special', { dish: 'ramen' })).toBe('tooDear');
  expect(
    storeOf(poor)
      .strong.peek()
      .find(({ name }) => name === 'special')?.bar,
  ).toBeNull();
  expect(pressed(poor, 'special')).toEqual(lit(1));
  expect(poor.first('strong')).toMatchObject({ dish: 'tea' });
  const story = room({ customers: [...comes(5000), arriving('cy', 900, { order: null, budget: 5000 })] });
  expect(pressed(story, 'special')).toEqual(lit(1));
  story.cafe.state.strong!.again.special = 0;
  expect(pressed(story, 'special')).toEqual(grey('running'));
});

test('Encore: while someone dances on the stage and a guest is there', () => {
  const alone = room({ map: STAGE, maids: TWO, events: [{ at: 40, kind: 'show' }] });
  alone.until('event', { kind: 'show' });
  expect(pressed(alone, 'encore')).toEqual(grey('nobodyHere'));
  const story = room({ map: STAGE, maids: TWO, customers: [seated('ann', 'a')], events: [{ at: 40, kind: 'show' }] });
  expect(pressed(story, 'encore')).toEqual(grey('noShow'));
  const dances = (): boolean => story.cafe.strongBar('encore', {}) === null;
  for (let i = 0; i < 2000 && !dances(); i++) story.pass(1);
  expect(pressed(story, 'encore')).toEqual(lit(1));
});

test('Join: while two near tables are free enough and two maids are there', () => {
  expect(pressed(room({ customers: six, maids: TWO }).pass(60), 'join')).toEqual(lit(2));
  expect(pressed(room({ customers: six, maids: HANA }).pass(60), 'join')).toEqual(grey('twoMaids'));
  expect(pressed(room({ customers: full, maids: TWO }).pass(60), 'join')).toEqual(grey('noTables'));
});

test('All hands: while guests wait at the door or call, or plates stand about', () => {
  const empty = (): Story => room({ customers: [] }).pass(5);
  expect(pressed(empty(), 'allHands')).toEqual(grey('noTasks'));
  expect(pressed(room({ customers: [seated('ann', 'a')], maids: SERVES }).pass(60), 'allHands')).toEqual(lit(3));
  expect(pressed(room({ customers: [seated('ann', 'a')], maids: [] }).pass(60), 'allHands')).toEqual(grey('noMaid'));
  const plates = empty();
  const seat = plates.cafe.world.seats.get('a')!;
  seat.dirty = true;
  plates.cafe.world.places.seatChanged(seat);
  expect(pressed(plates, 'allHands')).toEqual(lit(3));
});

describe('Sign at the door', () => {
  test('while guests are expected who may find no seat, and no sign hangs', () => {
    const story = room({ customers: [...full, arriving('ann', 60), arriving('ben', 700)] }).pass(5);
    expect(pressed(story, 'doorSign')).toEqual(lit(1));
    story.cafe.state.strong!.again.doorSign = 0;
    expect(pressed(story, 'doorSign')).toEqual(grey('running'));
    expect(pressed(room({ customers: full }).pass(5), 'doorSign')).toEqual(grey('nobodyComes'));
  });
  test('not while a whole table is free for each visit that is expected', () => {
    const two = ['x', 'y'].map((id) => arriving(id, 60, { party: 'two' }));
    expect(pressed(room({ customers: two }), 'doorSign')).toEqual(grey('enoughSeats'));
    expect(pressed(room({ customers: [...two, arriving('ann', 60)] }), 'doorSign')).toEqual(grey('enoughSeats'));
    const three = ['ann', 'ben', 'cy'].map((id) => arriving(id, 60));
    expect(pressed(room({ customers: three }), 'doorSign')).toEqual(lit(1));
  });
  test('not for those who do not read it: a group of six', () => {
    const group = six.map((one) => ({ ...one, arrive: 200 }));
    expect(pressed(room({ customers: [...full, ...group] }).pass(5), 'doorSign')).toEqual(grey('nobodyComes'));
    const story = room({ customers: [...full, ...group, arriving('ann', 210)] }).pass(5);
    expect(story.cafe.strongPlan('doorSign', {}).gains[0]).toMatchObject({ terms: { count: 1 } });
    expect(pressed(story, 'doorSign')).toEqual(lit(1));
  });
});

test('without enough chalk each is grey and says how much it needs', () => {
  const story = room({
    customers: [...full, arriving('ben', 60, { order: null, budget: 5000 })],
    maids: SERVES,
  });
  story.cafe.state.chalk!.left = 0;
  story.pass(50);
  for (const name of ['special', 'allHands', 'doorSign'] as const) expect(pressed(story, name)).toEqual(grey('sticks'));
});
