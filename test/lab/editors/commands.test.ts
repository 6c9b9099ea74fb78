// A command written by hand: everything wrong with it at once; who heeds it, who declines, and what stands against it.

import { expect, test } from 'vitest';
import { heardOf, hindranceFor, writtenOf } from '../../../src/lab/editors/commands/heard.ts';
import { commandOf, FIRST, readWriting } from '../../../src/lab/editors/commands/writing.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/cafe.ts';
import type { SimEvent } from '../../../src/sim/types.ts';

test('the form makes a command, and says all that is wrong at once', () => {
  expect(readWriting({ ...FIRST, to: ' momo, team1,momo ' })).toEqual({
    ok: true,
    post: { executorKeys: ['momo', 'team1'], tick: 200, command: { behave: 'move', x: 8, y: 8, manner: 'a-move' } },
  });
  const wrong = readWriting({ ...FIRST, to: ' , ', x: 'here', ticks: '0' });
  expect(wrong.ok ? [] : wrong.wrong.map(({ place }) => place)).toEqual(['to', 'ticks', 'tile']);
  expect(commandOf({ ...FIRST, kind: 'serve', guest: 'nobody' })).toEqual({ behave: 'serve', guest: 'nobody' });
});

test('JSON that is none, is no object, says nothing or reaches for a prototype is refused', () => {
  const keyOf = (json: string): string | undefined => {
    const read = readWriting({ ...FIRST, json });
    return read.ok ? undefined : read.wrong[0]?.key;
  };
  expect(['{', '[]', '{"x":1}', '{"behave":"a","__proto__":{"x":1}}', ' '.repeat(5000)].map(keyOf)).toEqual([
    'json', 'noObject', 'noBehave', 'noObject', 'long',
  ]); // prettier-ignore
  expect(keyOf('{"behave":"dance","deep":[{"a":1}]}')).toBeUndefined();
});

test('a false command is seen: by those who follow every word it is passed over, for there is nobody to serve', () => {
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
  const heard = heardOf(written, cafe.state, (id) => cafe.decisions(id), events);
  expect(heard.length).toBe(6);
  for (const { who, answer, hindrance } of heard) {
    if (answer === 'passesOver') expect(hindrance).toBe('noGuest');
    if (who.role === 'maid' && who.obedience === 1) expect(['passesOver', 'notYet']).toContain(answer);
    expect(answer).not.toBe('takesUp');
  }
  expect(heard.some(({ answer }) => answer === 'passesOver')).toBe(true);
  expect(cafe.state.chalk?.left).toBe(chalk);
});

test('what stands against a command is told from how things are', () => {
  const { state } = openCafe({ seed: 3 }, scripts);
  const momo = state.people['momo'];
  if (momo === undefined) throw new Error('Momo is not here');
  const of = (command: Parameters<typeof hindranceFor>[0]): string => hindranceFor(command, momo, state);
  expect(of({ behave: 'dance' })).toBe('unknown');
  expect(of({ behave: 'serve', guest: 'nobody' })).toBe('noGuest');
  expect(of({ behave: 'sweep', x: 3, y: 3 })).toBe('noLitter');
  expect(of({ behave: 'move', x: 99, y: 3 })).toBe('noPlace');
  expect(of({ behave: 'move' })).toBe('noPlace');
  expect(of({ behave: 'move', x: 3, y: 3 })).toBe('busy');
});
