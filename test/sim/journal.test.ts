// The journal: inputs are stored with their tick, take effect before the turns of that tick, and are refused with an
// event if they cannot be carried out.

import { describe, expect, test } from 'vitest';
import { warpTables } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Input, JournalEntry } from '../../src/sim/inputs/index.ts';
import { answerOf } from '../../src/sim/thinking/script-keys.ts';
import { takeAnswer } from '../../src/sim/minds/replacing.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { scriptsFor, wrongWarps } from '../../src/sim/thinking/warps.ts';
import { TINY as ROOM } from '../scenarios/rooms.ts';
import { arriving, maid, open, seated } from '../scenarios/story.ts';

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
    [{ kind: 'block', x: 1.5, y: 1, decor: 'palm' }, 'x should'],
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

test('a warp table that names a script there is not is refused when its time comes, and told why', () => {
  const story = quiet();
  // As in an old journal, written when there was such a script.
  const keys = { default: 'maid.waiting', waiting: 'maid.nothingOfTheKind' };
  (story.cafe.journal as JournalEntry[]).push({ tick: 0, input: { kind: 'warps', of: 'allround', keys } });
  story.pass(1);
  expect(story.all('refused')).toMatchObject([{ what: 'warps', why: "'allround' has mistakes, or is no kind of person" }]);
  expect(story.cafe.state.warps).toBeUndefined();
}); // prettier-ignore

test('a warp table is told with whether it is another than the one that ships', () => {
  const story = quiet();
  const { allround } = warpTables;
  story.cafe.give({ kind: 'warps', of: 'allround', keys: { ...allround, waiting: 'maid.waitingAtReception' } });
  story.pass(1);
  story.cafe.give({ kind: 'warps', of: 'allround', keys: { ...allround } });
  story.pass(1);
  story.cafe.give({ kind: 'warps', of: 'allround', keys: null });
  story.pass(1);
  expect(story.list('warps', 'changed')).toEqual([true, false, false]);
});

test('every warp table that ships is right, and one of another role is not', () => {
  const { registry } = quiet().cafe.world;
  for (const [of, keys] of Object.entries(warpTables))
    expect(wrongWarps({ of, keys: { ...keys } }, registry), of).toEqual([]);
  const begin = (of: string): string[] => scriptsFor(of, registry).map((name) => name.replace(/\..*$/, ''));
  expect([...new Set(begin('guest'))]).toEqual(['guest']);
  expect([...new Set(begin('chef'))]).toEqual(['chef']);
  expect([...new Set(begin('table'))]).toEqual(['maid']);
  expect(new Set(begin('dancers'))).toEqual(new Set(begin('tvcrew')));
  expect(begin('dancers')).toEqual(expect.arrayContaining(['dancer', 'tvcrew', 'guest']));
});

test('hints that were said are noted once, in their order, and told once', () => {
  const story = quiet();
  for (const hints of [['queue', 'chalk'], ['chalk', 'rest'], ['queue']]) {
    story.cafe.give({ kind: 'said', hints });
    story.pass(1);
  }
  expect(story.cafe.state.said).toEqual(['queue', 'chalk', 'rest']);
  expect(story.list('said', 'hints')).toEqual([['queue', 'chalk'], ['rest']]);
}); // prettier-ignore

test('what a player’s script has answered is in force behind its key, and behind no other', () => {
  const story = quiet();
  story.cafe.give({ kind: 'script', maid: 'hana', script: { name: 'a', text: '', keys: ['waiting', 'sweep'] } });
  story.pass(1);
  const { world } = story.cafe;
  takeAnswer(world, 'hana', 'sweep', { is: 'usual' });
  takeAnswer(world, 'hana', 'waiting', { is: 'nothing' });
  const own = world.state.own!;
  expect([answerOf(own, 'hana', 'sweep'), answerOf(own, 'hana', 'waiting'), answerOf(own, 'hana', 'move')]).toEqual([
    { is: 'usual' },
    { is: 'nothing' },
    undefined,
  ]);
  takeAnswer(world, 'mei', 'sweep', { is: 'lost', by: 'hang', line: 3 });
  expect(answerOf(own, 'hana', 'sweep')).toEqual({ is: 'usual' });
  expect(world.events.at(-1)).toMatchObject({ type: 'lostTurn', who: 'mei', key: 'sweep', by: 'hang', line: 3 });
});

test('only a saved café of this version is opened', () => {
  const saved = JSON.parse(quiet().cafe.save()) as object;
  expect(() => Simulation.load(JSON.stringify(saved), scripts)).not.toThrow();
  for (const wrong of [{ format: 'other' }, { version: 2 }, { format: 'other', version: 2 }])
    expect(() => Simulation.load(JSON.stringify({ ...saved, ...wrong }), scripts)).toThrow('no');
});

test('the decisions of who has left are forgotten, unless the whole day is kept', () => {
  const kept = (tracing: 'whole' | true): boolean => {
    const map = ['#####', '#...#', '##D##'];
    const story = open(
      { map, maids: [], chefs: 0, customers: [arriving('ann', 0, { patience: 50 })] },
      { tracing, mindEvents: true },
    );
    story.until('enter');
    const { trace } = story.cafe;
    story.until('gone', { who: 'ann' });
    return trace.of('ann').length > 0;
  };
  expect([kept('whole'), kept(true)]).toEqual([true, false]);
});
