// The inputs in a save, past and future: what is reported of each wrong entry, and of too many at once.

import { describe, expect, test } from 'vitest';
import { Problems } from '../../src/ai/problems.ts';
import { scripts } from '../../src/scripts/index.ts';
import { MOST } from '../../src/saves/check/fitting.ts';
import { collectGiven } from '../../src/saves/check/journal-shape.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import type { JournalEntry } from '../../src/sim/inputs/index.ts';

const cafe = openCafe({ seed: 1 }, scripts);
for (let i = 0; i < 10; i++) cafe.step();
const NOW = cafe.state.tick;
function told(...entries: readonly (readonly [tick: number, input: unknown])[]): string[] {
  const problems = new Problems();
  const journal = entries.map(([tick, input]) => ({ tick, input }) as JournalEntry);
  collectGiven(journal, cafe.world, 'journal', problems);
  return problems.list.map(({ path, message }) => `${path}: ${message}`);
}

describe('what was given long ago', () => {
  const POST = { executorKeys: ['maid'], tick: 50, command: { behave: 'gather' } };
  test.each<readonly [string, object, readonly (readonly [object, string])[]]>([
    [
      'command',
      { post: POST },
      [
        [{}, 'post: is missing'],
        [{ post: { ...POST, executorKeys: [5] } }, 'post.executorKeys[0]: must be a text, not 5'],
        [{ post: { ...POST, tick: 0 } }, 'post.tick: must be a whole number from 1 to 1000000000000000, not 0'],
        [{ post: { ...POST, command: {} } }, 'post.command.behave: is missing'],
      ],
    ],
    [
      'edit',
      { maid: 'momo', edit: {} },
      [
        [{ maid: 'momo' }, 'edit: is missing'],
        [{ edit: {} }, 'maid: is missing'],
      ],
    ],
    ['block', { x: 1, y: 2, decor: 'palm' }, [[{ x: 1, y: 2 }, 'decor: is missing']]],
    [
      'unblock',
      { x: 1, y: 2 },
      [
        [{ x: 1 }, 'y: is missing'],
        [{ y: 1 }, 'x: is missing'],
      ],
    ],
    ['removeSeat', { seat: 'a' }, [[{}, 'seat: is missing']]],
    ['scene', { event: 'brawl' }, [[{}, 'event: is missing']]],
    ['readWhy', { who: 'momo' }, [[{}, 'who: is missing']]],
    ['strong', { action: 'rush', table: 1 }, [[{ table: 1 }, 'action: is missing']]],
    [
      'table',
      { name: 'patient', rows: [{ id: 'old' }] },
      [
        [{ name: 'patient' }, 'rows: is missing'],
        [{ rows: null }, 'name: is missing'],
        [{ name: 'patient', rows: [5] }, 'rows[0]: must be an object, not 5'],
      ],
    ],
    [
      'config',
      { name: 'seat', text: 'type: Forgotten' },
      [
        [{ name: 'seat' }, 'text: is missing'],
        [{ text: null }, 'name: is missing'],
      ],
    ],
    ['warps', { of: 'kind:maid', keys: { waiting: 'x' } }, [[{ of: 'kind:maid' }, 'keys: is missing']]],
    [
      'script',
      { script: { name: 'own', text: '' } },
      [
        [{ script: {} }, 'script.name: is missing'],
        [{ script: { name: 'own' } }, 'script.text: is missing'],
      ],
    ],
    [
      'thought',
      { maid: 'momo', answer: { is: 'usual' } },
      [
        [{ maid: 'momo', answer: {} }, 'answer.is: is missing'],
        [{ answer: { is: 'usual' } }, 'maid: is missing'],
      ],
    ],
    ['said', { hints: ['x'] }, [[{}, 'hints: is missing']]],
    ['headMaid', { anything: 5 }, []],
    ['janken', { guest: 'ann', hand: 'rock' }, [[{ guest: 'ann' }, 'hand: is missing']]],
    ['counter', { advice: 'iceDay' }, [[{}, 'advice: is missing']]],
    ['evening', { act: { do: 'menu' } }, [[{ act: {} }, 'act.do: is missing']]],
  ])('%s only has to be made as everybody expects it', (kind, right, wrong) => {
    expect(told([0, { kind, ...right }])).toEqual([]);
    for (const [input, why] of wrong) expect(told([0, { kind, ...input }])).toContain(`journal[0].input.${why}`);
  });
  test('is of a kind there is', () => {
    expect(told([0, { kind: 'poison' }])[0]).toMatch(/^journal\[0\]\.input\.kind: must be command or edit or /);
  });
  test('is not counted with what is still to be read', () => {
    const long = { kind: 'config', name: 'seat', text: 'x'.repeat(900_000) };
    expect(told([0, long], [1, long])).toEqual([]);
  });
});

describe('how much may be given at once', () => {
  const said = { kind: 'said', hints: ['x'] };
  test('a thousand inputs a tick, counted for each tick', () => {
    const at = (tick: number, many: number) => Array.from({ length: many }, () => [tick, said] as const);
    expect(told(...at(NOW, 1000), ...at(NOW + 1, 1000))).toEqual([]);
    expect(told(...at(NOW, 600), ...at(NOW + 1, 1001), ...at(NOW + 2, 600))).toEqual([
      `journal[1600].input: is one of more than 1000 at tick ${NOW + 1}`,
    ]);
  });
  test('a million characters of configurations, and twenty thousand rows', () => {
    const much = 'journal[1].input: what is to be read comes to more than 1000000 characters or 20000 rows';
    const texts = (many: number) =>
      told(
        [NOW, { kind: 'config', name: 'seat', text: 5 }],
        [NOW, { kind: 'config', name: 'seat', text: 'x'.repeat(many) }],
      );
    expect(texts(1_000_001)).toContain(much);
    expect(texts(1_000_000)).not.toContain(much);
    const rows = (many: number) =>
      told([NOW, said], [NOW, { kind: 'table', name: 'patient', rows: Array.from({ length: many }, () => 5) }]);
    expect(rows(20_001)).toEqual([much]);
    expect(rows(20_000)).not.toContain(much);
  });
  test('as many commands as the board holds, counted by when they end', () => {
    const command = (tick: number) =>
      ({ kind: 'command', post: { executorKeys: ['maid'], tick, command: { behave: 'gather', x: 5, y: 5 } } }) as const;
    const many = MOST.commands;
    // Half of the commands end after two ticks, the others after fifty, alternating; then as many again.
    const turns = Array.from({ length: many }, (_, i) => [NOW, command(i % 2 === 0 ? 2 : 50)] as const);
    expect(told(...turns)).toEqual([]);
    expect(told(...turns, [NOW, command(5)])).toEqual([
      `journal[${many}].input: is one of more than ${many} commands that stand on the board at tick ${NOW}`,
    ]);
    // A command still counts at the tick at which it ends, and no longer at the next.
    expect(told(...turns, [NOW + 2, command(5)])).toHaveLength(1);
    const later = Array.from({ length: many / 2 }, () => [NOW + 3, command(5)] as const);
    expect(told(...turns, ...later)).toEqual([]);
    expect(told(...turns, ...later, [NOW + 3, command(5)])).toHaveLength(1);
  });
});
