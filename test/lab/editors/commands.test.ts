// A command written by hand: all its errors at once; who follows it, who declines, and why.

import { expect, test } from 'vitest';
import { responsesOf, writtenOf } from '../../../src/lab/commands/responses.ts';
import { mendedJson, readCommandJson } from '../../../src/lab/commands/json.ts';
import { toggled } from '../../../src/lab/commands/addressees.ts';
import { commandOf, FIRST, readWriting } from '../../../src/lab/commands/command-draft.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';
import type { SimEvent } from '../../../src/sim/state/world-state.ts';

test('the form makes a command, and says all that is wrong at once', () => {
  expect(readWriting({ ...FIRST, to: ' momo, team1,momo ' })).toEqual({
    ok: true,
    post: { executorKeys: ['momo', 'team1'], tick: 200, command: { behave: 'move', x: 8, y: 8, manner: 'a-move' } },
    remarks: [],
  });
  const wrong = readWriting({ ...FIRST, to: ' , ', x: 'here', ticks: '0' });
  expect(wrong.ok ? [] : wrong.wrong.map(({ place }) => place)).toEqual(['to', 'ticks', 'tile']);
  expect(commandOf({ ...FIRST, kind: 'serve', guest: 'nobody' })).toEqual({ behave: 'serve', guest: 'nobody' });
  expect(commandOf({ ...FIRST, kind: 'water', guest: 'ann' })).toEqual({ behave: 'water', guest: 'ann' });
  expect(readCommandJson('{"behave":"water","guest":"ann"}')).toMatchObject({ ok: true, remarks: [] });
});

test('a group pressed takes the place of the persons it contains, and of nobody else', () => {
  const { state } = openCafe({ seed: 3 }, scripts);
  expect(toggled(['momo', 'chef', 'nobody-1'], 'maid', state)).toEqual(['chef', 'nobody-1', 'maid']);
  expect(toggled(['maid', 'chef'], 'maid', state)).toEqual(['chef']);
  expect(toggled(['chef'], 'momo', state)).toEqual(['chef', 'momo']);
});

test('JSON that is none, is no object, says nothing or reaches for a prototype is refused', () => {
  const keyOf = (json: string): string | undefined => {
    const read = readWriting({ ...FIRST, json });
    return read.ok ? undefined : read.wrong[0]?.told?.[0]?.key;
  };
  expect(['{', '[]', '{"x":1}', '{"behave":"a","__proto__":{"x":1}}', ' '.repeat(5000)].map(keyOf)).toEqual([
    'syntax', 'noObject', 'noBehave', 'unsafe', 'long',
  ]); // prettier-ignore
  expect(keyOf('{"behave":"dance","deep":[{"a":1}]}')).toBeUndefined();
});

test('everything wrong with JSON is told at once, each at its line and column', () => {
  const text = '{\n  "behave": "move",\n  "x": "here",\n  "y": 3.5,\n  "manner": "a-mvoe",\n  "formation": { "mei": [1] }\n}';
  const read = readCommandJson(text);
  expect(read.ok ? [] : read.wrong.map(({ key, line, column, right }) => [key, line, column, right])).toEqual([
    ['whole', 3, 3, null], ['whole', 4, 3, null], ['manner', 5, 3, 'a-move'], ['formation', 6, 3, null],
  ]); // prettier-ignore
  const broken = readCommandJson('{\n  "behave": "move"\n  "x": 3,\n  "y": [4\n}');
  expect(broken.ok ? [] : broken.wrong.map(({ line }) => line).length).toBeGreaterThan(0);
  expect(broken.ok ? [] : broken.wrong.every(({ key, line }) => key === 'syntax' && line > 1)).toBe(true);
}); // prettier-ignore

test('a false command may be written: what leads to nothing is a remark, with the nearest word', () => {
  const remarksOf = (json: string): unknown => {
    const read = readCommandJson(json);
    return read.ok ? read.remarks.map(({ key, field, right }) => [key, field, right]) : read.wrong;
  };
  expect(remarksOf('{"behave":"sevre","guest":"g1","gest":"x"}')).toEqual([['behave', 'behave', 'serve'], ['field', 'gest', 'guest']]); // prettier-ignore
  expect(remarksOf('{"behave":"serve","x":3}')).toEqual([
    ['missing', 'guest', null],
    ['notRead', 'x', null],
  ]);
  expect(remarksOf('{"behave":"move","x":3,"y":4,"manner":"plain"}')).toEqual([]);
});

test('JSON with a comma too many or quotes forgotten is mended by a press; what cannot be told is not', () => {
  expect(mendedJson("{ behave: 'move', x: 3, y: 4, }")).toBe('{\n  "behave": "move",\n  "x": 3,\n  "y": 4\n}');
  expect(mendedJson('{ "behave": [ }')).toBeNull();
});

test('each of several finds a place of her own, when they shall', () => {
  const writing = { ...FIRST, kind: 'gather', apart: true } as const;
  expect(commandOf(writing, ['momo', 'mei'])['formation']).toEqual({ momo: [0, 0], mei: [1, 0] });
  expect(commandOf(writing, ['momo'])['formation']).toBeUndefined();
});

test('an order to serve nobody is answered: impossible, with its cause', () => {
  const cafe = openCafe({ seed: 3 }, scripts, { tracing: true });
  const events: SimEvent[] = [];
  const chalk = cafe.state.chalk?.left;
  const run = (ticks: number): void => {
    for (let i = 0; i < ticks; i++) {
      cafe.step();
      events.push(...cafe.events);
    }
  };
  run(200);
  cafe.give({ kind: 'command', free: true, post: { executorKeys: ['maid'], tick: 300, command: { behave: 'serve', guest: 'nobody-1' } } }); // prettier-ignore
  run(60);
  const [written] = writtenOf(events, cafe.commands, cafe.state.tick);
  if (written === undefined) throw new Error('it is not on the board');
  const heard = responsesOf(written, cafe.state, (id) => cafe.decisions(id), events);
  // One of the six may have gone scouting by herself.
  expect(heard.length).toBe(cafe.world.maids.filter(({ present }) => present).length);
  for (const { answer, cause } of heard) {
    expect(['impossible', 'notYet']).toContain(answer);
    if (answer === 'impossible') expect(['gone', 'duties']).toContain(cause);
  }
  expect(heard.filter(({ answer }) => answer === 'impossible').length).toBeGreaterThan(2);
  expect(cafe.state.chalk?.left).toBe(chalk);
});
