// The fire alarm: everyone leaves by plain moves and later resumes what was interrupted.

import { describe, expect, test } from 'vitest';
import type { Maid } from '../../src/sim/state/person.ts';
import { HALL } from './rooms.ts';
import { arriving, expectSound, maid, only, open, seated, tell, type ScenarioFile } from './story.ts';

const AT = 100;
const file = (more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: HALL,
  maids: [maid('ada', [3, 3]), maid('bea', [20, 4])],
  customers: [seated('ann', 'a'), seated('bob', 'd'), seated('eve', 'e', { arrive: 60 })],
  events: [{ at: AT, kind: 'alarm' }],
  ticks: 3000,
  ...more,
});

test('everyone is outside before it is over, and everyone is back afterwards', () => {
  const story = open(file()).pass(AT + 280);
  const out = Object.values(story.cafe.state.people).filter(({ role, present }) => role !== 'chef' && !present);
  expect(out.map(({ id }) => id).sort()).toEqual(['ada', 'ann', 'bea', 'bob', 'eve']);
  story.pass(2600);
  expectSound(story);
  expect(story.all('event')).toMatchObject([
    { what: 'begins', kind: 'alarm', tick: AT },
    { what: 'ends', kind: 'alarm', tick: AT + 300, count: 5 },
  ]);
  expect(story.list('paid', 'who')).toEqual(expect.arrayContaining(['ann', 'bob', 'eve']));
});

describe('while the alarm rings', () => {
  test('not even a favourite turns a maid: every move is plain, and nobody is served', () => {
    const story = open(
      file({
        maids: [maid('ada', [26, 4], { alertness: 1, favouriteCustomerIds: ['dear'] })],
        customers: [seated('dear', 'e', { arrive: 90 })],
        commands: [{ at: AT + 5, executorKeys: ['ada'], tick: 200, command: { behave: 'serve', guest: 'dear' } }],
      }),
    ).pass(AT + 300);
    const moves = story.all('todo', { who: 'ada' }).filter(({ tick }) => tick >= AT);
    expect(moves.map(({ todo }) => todo)).toEqual([{ behave: 'move', x: 8, y: 6, alarm: true }, { behave: 'shelter' }]);
    expect(story.count('target', { who: 'ada' })).toBe(1);
    expect(story.count('orderTaken')).toBe(0);
    expect(story.until('orderTaken', { customer: 'dear' }).tick).toBeGreaterThan(AT + 300);
  });

  test('even slow guests and tired maids hurry out: nobody is in the room after twelve café minutes', () => {
    const slow = ['a', 'd', 'e'].map((seat) => seated(seat, seat, { type: 'elderly', speed: 14 }));
    const story = open(file({ maids: [maid('ada', [3, 3], { speed: 14 })], customers: slow })).pass(AT + 120);
    const left = Object.values(story.cafe.state.people).filter(({ role, present }) => role !== 'chef' && present);
    expect(left.map(({ id }) => id)).toEqual([]);
    expectSound(story.pass(1000));
  });

  test('whoever comes in stays at the door and gets a seat afterwards', () => {
    const story = tell(file({ customers: [arriving('late', AT + 50)] }));
    expect(story.tickOf('outside', { who: 'late' })).toBeLessThan(AT + 60);
    expect(story.tickOf('seated', { who: 'late' })).toBeGreaterThan(AT + 300);
    expect(story.count('paid', { who: 'late' })).toBe(1);
  });

  test('whoever is on the way home goes home', () => {
    const story = open(file({ customers: [seated('ann', 'e')], events: [] }));
    const { tick } = story.until('leaves', { who: 'ann' });
    const again = tell(file({ customers: [seated('ann', 'e')], events: [{ at: tick + 2, kind: 'alarm' }] }));
    expect(again.count('outside', { who: 'ann' })).toBe(0);
    expect(again.count('gone', { who: 'ann' })).toBe(1);
  });

  test('a maid who lies on the floor gets up first', () => {
    const map = HALL.map((row, y) => (y === 4 ? row.replace('#........', '#.LLLLLLL') : row));
    const story = tell(
      file({
        map,
        chance: only({ slip: 1 }),
        maids: [maid('ada', [1, 4], { alertness: null })],
        events: [{ at: 20, kind: 'alarm' }],
        ticks: 400,
      }),
    );
    expect(story.tickOf('getUp', { who: 'ada' })).toBeGreaterThan(story.tickOf('slip', { who: 'ada' }));
    expect(story.count('outside', { who: 'ada' })).toBe(1);
  });
});

describe('afterwards', () => {
  test('the order she had taken still reaches the kitchen', () => {
    const story = open(file({ maids: [maid('ada', [5, 4])], events: [] }));
    const { tick, customer } = story.until('orderTaken');
    const again = tell(file({ maids: [maid('ada', [5, 4])], events: [{ at: tick + 1, kind: 'alarm' }] }));
    expect(again.tickOf('ticket')).toBeGreaterThan(tick + 300);
    expect(again.count('served', { customer: customer as string })).toBe(1);
    expect(again.count('orderTaken', { customer: customer as string })).toBe(1);
  });

  test('whoever ate goes on with the same plate, and pays once', () => {
    const story = open(file({ events: [] }));
    const { tick } = story.until('served', { customer: 'ann' });
    const again = tell(file({ events: [{ at: tick + 50, kind: 'alarm' }] }));
    expect(again.count('served', { customer: 'ann' })).toBe(1);
    expect(again.count('paid', { who: 'ann' })).toBe(1);
    expect(again.count('eaten', { who: 'ann' })).toBe(1);
    expect(again.tickOf('eaten', { who: 'ann' })).toBeGreaterThan(tick + 350);
  });

  test('patience begins afresh: who would have left by then waits on', () => {
    const far = file({
      maids: [maid('ada', [30, 4], { speed: 40 })],
      customers: [seated('ann', 'a', { patience: 250 })],
    });
    const story = open(far).pass(AT + 200);
    expect(story.guest('ann').stage).toBe('outside');
    const back = story.until('seated', { who: 'ann' });
    expect(story.count('leaves')).toBe(0);
    story.pass(1);
    const ann = story.guest('ann');
    expect([ann.stage, ann.stageTick]).toEqual(['callOrder', back.tick]);
  });

  test('a maid has kept the plates in her hands', () => {
    const story = open(file({ events: [] }));
    const { tick, who } = story.until('pickUp');
    const again = open(file({ events: [{ at: tick + 1, kind: 'alarm' }] })).pass(tick + 200);
    expect((again.cafe.state.people[String(who)] as Maid).carrying).toHaveLength(1);
    again.until('served');
    expectSound(again);
  });
});

test('with no way to any door they wait where they are', () => {
  const map = HALL.map((row) => row.replaceAll('D', '#'));
  const story = tell(file({ map }));
  expect(story.count('outside')).toBe(5);
  expect(story.count('served')).toBe(3);
});
