// The one way in (chapter 1.7): inputs are written down with their tick, take effect before the turns of that tick, and
// what cannot be done is refused aloud.

import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/sim/input.ts';
import { maid, open, seated } from '../scenarios/story.ts';

const ROOM = ['############', '#K.........#', '#PP...aTb..#', '#..........#', '#####D######'];
const quiet = () =>
  open({ map: ROOM, maids: [maid('hana', [3, 3])], customers: [seated('guest', 'a', { arrive: 500 })] });

test('an input is written down with the tick before whose turns it takes effect', () => {
  const { cafe } = quiet();
  for (let i = 0; i < 10; i++) cafe.step();
  cafe.give({ kind: 'edit', maid: 'hana', edit: { rank: 5 } });
  expect(cafe.journal).toEqual([{ tick: 10, input: { kind: 'edit', maid: 'hana', edit: { rank: 5 } } }]);
  expect(cafe.state.people['hana']).toMatchObject({ rank: 3 });
  cafe.step();
  expect(cafe.state.people['hana']).toMatchObject({ rank: 5 });
  expect(cafe.events[0]).toMatchObject({ tick: 10, type: 'edit', who: 'hana' });
});

test('inputs of one tick take effect in the order they were given, later ones wait for theirs', () => {
  const story = quiet();
  const edit = (rank: 2 | 3 | 4 | 5): Input => ({ kind: 'edit', maid: 'hana', edit: { rank } });
  story.cafe.giveAt(20, edit(5));
  story.cafe.giveAt(8, edit(2));
  story.cafe.giveAt(8, edit(4));
  story.pass(9);
  expect(story.cafe.state.people['hana']).toMatchObject({ rank: 4 });
  story.pass(12);
  expect(story.list('edit', 'tick')).toEqual([8, 8, 20]);
  expect(story.cafe.state.people['hana']).toMatchObject({ rank: 5 });
});

describe('an input of a wrong form is refused at once, naming the field', () => {
  test.each<readonly [unknown, string]>([
    [{ kind: 'command', post: { executorKeys: [], tick: 5, command: { behave: 'move' } } }, 'executorKeys'],
    [{ kind: 'command', post: { executorKeys: ['hana'], tick: 0, command: { behave: 'move' } } }, 'tick'],
    [{ kind: 'command', post: { executorKeys: ['hana'], tick: 5, command: {} } }, 'command'],
    [{ kind: 'edit', maid: 'hana', edit: { rank: 6 } }, 'rank'],
    [{ kind: 'edit', maid: 'hana', edit: { alertness: 0 } }, 'alertness'],
    [{ kind: 'edit', maid: 'hana', edit: { obedience: 2 } }, 'obedience'],
    [{ kind: 'edit', maid: 'hana', edit: { duties: 'cook' } }, 'duties'],
    [{ kind: 'edit', maid: 'hana', edit: { team: 0 } }, 'team'],
    [{ kind: 'block', x: 1.5, y: 1, decor: 'palm' }, 'x, y'],
    [{ kind: 'block', x: 1, y: 1, decor: '' }, 'decor'],
    [{ kind: 'explode' }, 'kind'],
  ])('%j', (input, field) => {
    const { cafe } = quiet();
    expect(() => cafe.give(input as Input)).toThrow(field);
    expect(cafe.journal).toEqual([]);
  });
});

test.each<readonly [string, Input]>([
  ['edit', { kind: 'edit', maid: 'nobody', edit: { rank: 2 } }],
  ['block', { kind: 'block', x: 0, y: 0, decor: 'palm' }],
  ['block', { kind: 'block', x: 6, y: 2, decor: 'palm' }],
  ['unblock', { kind: 'unblock', x: 4, y: 3 }],
  ['removeSeat', { kind: 'removeSeat', seat: 'q' }],
])('what cannot be done is told: %s %j', (what, input) => {
  const story = quiet();
  story.cafe.give(input);
  story.pass(1);
  expect(story.first('refused')).toMatchObject({ what, tick: 0 });
  expect(typeof story.first('refused')['why']).toBe('string');
});

test('nobody who reads an event log can change the café through it', () => {
  const story = quiet().pass(600);
  const before = story.cafe.hash();
  for (const event of story.events) expect(JSON.parse(JSON.stringify(event))).toEqual(event);
  expect(story.cafe.hash()).toBe(before);
});
