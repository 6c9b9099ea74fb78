// During a fire alarm everyone who went out is seen outside, on the pavement, and nobody after it.

import { expect, test } from 'vitest';
import { Crowd, spotsBeside } from '../../src/view/outdoors/alarm-crowd.ts';
import { farSighted, open, seated } from '../scenarios/story.ts';

const ROOM = ['#########', '#..a.b..#', '#..T.T..#', '#..c.d..D', '#.......#', '#########'];

function alarm() {
  const story = open({
    map: ROOM,
    maids: [farSighted('hana', [2, 4]), farSighted('mei', [4, 4])],
    customers: ['a', 'b', 'c', 'd'].map((id) => seated(id, id)),
    events: [{ at: 20, kind: 'alarm' }],
    chefs: 0,
  });
  const crowd = new Crowd();
  const pass = (ticks: number): void => {
    for (let i = 0; i < ticks; i++) {
      story.pass(1);
      crowd.ticked(story.cafe.state);
    }
  };
  const { state } = story.cafe;
  return { state, crowd, pass, seen: () => crowd.waiting(state, state.tick) };
}

test('everyone who is outside stands at a spot of their own beside the house, and walks there from the door', () => {
  const { state, pass, seen } = alarm();
  pass(60);
  let walking = 0;
  for (let i = 0; i < 200; i++) {
    pass(1);
    walking += seen().filter(({ walked }) => walked !== null).length;
  }
  const outside = Object.values(state.people).filter(({ present }) => !present);
  expect(outside).toHaveLength(6);
  expect(walking).toBeGreaterThan(0);
  expect(
    seen()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(outside.map(({ id }) => id).sort());
  for (const { x, y, walked } of seen()) {
    expect(walked).toBeNull();
    expect(x > state.map.width - 0.5 || y > state.map.height - 0.5).toBe(true);
  }
  expect(new Set(seen().map(({ x, y }) => `${x},${y}`)).size).toBe(6);
});

test('after the alarm nobody is left outside', () => {
  const { pass, seen } = alarm();
  pass(420);
  expect(seen()).toEqual([]);
});

test('at a moment in the middle of the alarm everyone stands outside at once', () => {
  const { state, pass } = alarm();
  pass(200);
  const fresh = new Crowd();
  fresh.ticked(state);
  expect(fresh.waiting(state, state.tick).every(({ walked }) => walked === null)).toBe(true);
});

test('the spots nearest to the door come first, and there are enough of them', () => {
  const map = { width: 16, height: 14 } as Parameters<typeof spotsBeside>[0];
  const spots = spotsBeside(map, { x: 14, y: 0 });
  expect(spots.length).toBeGreaterThan(60);
  expect(spots[0]!.x).toBeGreaterThan(15.5);
});
