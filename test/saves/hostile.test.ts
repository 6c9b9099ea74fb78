// Saves written by hand to do harm, with correct checksums: each is refused with its place, and nothing in it is run.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { textOfLink } from '../../src/analysis/replay/link.ts';
import { readReplay } from '../../src/analysis/replay/read.ts';
import type { LoadProblem } from '../../src/ai/problems.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { SavedCafe } from '../../src/sim/simulation.ts';
import { MOST } from '../../src/saves/check/fitting.ts';
import { LONG_TRIAL, trial, trialTicks } from '../../src/saves/check/trial.ts';
import { checksumOf } from '../../src/saves/file.ts';
import { readSave } from '../../src/saves/read.ts';
import { cafeText, saveText } from './cafes.ts';

const AT = 300;
type Change = (cafe: SavedCafe & { journal: { tick: number; input: unknown }[] }) => void;

/** All problems of a changed café: those found when it is read, then those found by the trial. */
function problemsOf(change: Change): readonly LoadProblem[] {
  const file = JSON.parse(saveText(AT)) as { version: number; header: unknown; cafe: Parameters<Change>[0] };
  change(file.cafe);
  const { version, header, cafe } = file;
  const checksum = checksumOf(version, JSON.stringify(header), JSON.stringify(cafe));
  const read = readSave(JSON.stringify({ ...file, checksum }));
  return read.ok ? trial(read.save.cafe, scripts, 1) : read.problems;
}
const told = (change: Change): string[] => problemsOf(change).map(({ path, message }) => `${path}: ${message}`);
const given =
  (...inputs: readonly unknown[]): Change =>
  ({ journal }) =>
    journal.push(...inputs.map((input) => ({ tick: AT + 1, input })));

test('an unchanged café has no problems', () => {
  expect(told(() => {})).toEqual([]);
});

describe('how much of everything there may be', () => {
  const spec = (cafe: SavedCafe) => (cafe.state.arrivals[0] as SavedCafe['state']['arrivals'][number]).spec;

  test('five thousand guests on one tick', () => {
    const [problem] = told((cafe) => {
      const one = spec(cafe);
      cafe.state.arrivals = Array.from({ length: 5000 }, (_, i) => ({ tick: AT + 1, id: `x${i}`, spec: one }));
    });
    expect(problem).toBe('cafe.state.arrivals: has 5000 entries; 0 to 2000 are right');
  });

  test('a few too many on one tick, wherever they stand in the list', () => {
    const found = told((cafe) => {
      const one = spec(cafe);
      cafe.state.arrivals = Array.from({ length: 2 * MOST.atOnce + 2 }, (_, i) => ({ tick: AT + 1 + (i % 2), id: `x${i}`, spec: one })); // prettier-ignore
    });
    expect(found).toEqual([
      `cafe.state.arrivals[200]: more than 100 guests come in at tick ${AT + 1}`,
      `cafe.state.arrivals[201]: more than 100 guests come in at tick ${AT + 2}`,
    ]);
  });

  test('two thousand commands on the board', () => {
    const command = { id: 1, executorKeys: ['maid'], tick: 5000, command: { behave: 'gather', x: 5, y: 5 }, fromTick: AT, untilTick: AT + 5000, by: null }; // prettier-ignore
    const [problem] = told(({ board }) => {
      (board as unknown as { live: unknown[] }).live = Array.from({ length: 2000 }, (_, id) => ({ ...command, id }));
    });
    expect(problem).toBe('cafe.board.live: has 2000 entries; 0 to 200 are right');
  });

  test('a thousand areas', () => {
    const area = { x: 5, y: 5, reach: 5, buff: 'cheer', buffTicks: 5, ticks: 5000, from: null, inside: [] };
    const [problem] = told(
      ({ state }) => void (state.areas = Array.from({ length: 1000 }, () => ({ ...area })) as never),
    );
    expect(problem).toBe('cafe.state.areas: has 1000 entries; 0 to 200 are right');
  });

  test('commands that are still to be given count as well: those that stand on the board together', () => {
    const order = {
      kind: 'command',
      post: { executorKeys: ['maid'], tick: 100, command: { behave: 'gather', x: 5, y: 5 } },
    };
    const each =
      (apart: number): Change =>
      ({ journal }) => {
        for (let i = 0; i < 300; i++) journal.push({ tick: AT + 1 + i * apart, input: order });
      };
    expect(told(each(0))[0]).toMatch(
      /^cafe\.journal\[\d+\]\.input: is one of more than 200 commands that stand on the board/,
    );
    expect(told(each(1))).toEqual([]);
  });

  test('more inputs on a tick than anybody can give', () => {
    expect(told(given(...Array.from({ length: 1001 }, () => ({ kind: 'said', hints: ['x'] }))))[0]).toContain(
      `is one of more than 1000 at tick ${AT + 1}`,
    );
  });

  test('configurations of a megabyte in all are not even read', () => {
    const config = { kind: 'config', name: 'seat', text: `# ${'x'.repeat(199_000)}\n` };
    expect(told(given(...Array.from({ length: 6 }, () => config))).at(-1)).toContain('more than 1000000 characters');
  });

  test('the trial is as long as the work allows', () => {
    const cafe = JSON.parse(cafeText(AT)) as SavedCafe;
    expect(trialTicks(cafe, LONG_TRIAL)).toBeGreaterThan(900);
    const people = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`x${i}`, {}]));
    const crowded = { ...cafe, state: { ...cafe.state, people, arrivals: [] } } as unknown as SavedCafe;
    expect(trialTicks(crowded, LONG_TRIAL)).toBe(332);
    expect(trialTicks(crowded, 20)).toBe(20);
  });

  test('a tick decades away', () => {
    expect(told(({ state }) => void (state.tick = 1e9))).toEqual([
      'cafe.state.tick: must be a whole number from 0 to 100000000, not 1000000000',
    ]);
  });
});

describe('what cannot be', () => {
  test('a maid in a wall, and a maid who walks into one', () => {
    for (const place of [
      { x: 0, y: 0 },
      { toX: 0, toY: 0 },
    ])
      expect(told(({ state }) => void Object.assign(state.people['momo'] as object, place))).toEqual([
        "cafe.state.people.momo: stands in '#' at 0, 0, where nobody can be",
      ]);
  });

  test('a maid on a chair', () => {
    const [problem] = told(({ state }) => {
      const seat = state.seats[0] as SavedCafe['state']['seats'][number];
      Object.assign(state.people['momo'] as object, { x: seat.x, y: seat.y, toX: seat.x, toY: seat.y });
    });
    expect(problem).toMatch(/^cafe\.state\.people\.momo: stands in '[a-z0-9]'/);
  });

  test('a seat taken by an unknown guest, and two seats taken by one guest', () => {
    const found = told(({ state }) => {
      const [one, two, three] = state.seats.filter(({ takenBy }) => takenBy === null);
      (one as { takenBy: string }).takenBy = 'nobody';
      (two as { takenBy: string }).takenBy = (three as { takenBy: string }).takenBy = 'momo';
    });
    expect(found).toEqual([
      expect.stringMatching(/^cafe\.state\.seats\[\d+\]\.takenBy: is 'nobody', who is not there$/),
      expect.stringMatching(/^cafe\.state\.seats\[\d+\]\.takenBy: 'momo' has taken \w+ already$/),
    ]);
  });

  test('a guest with the id of a maid, and two with one id', () => {
    const found = told(({ state }) => {
      (state.arrivals[0] as { id: string }).id = 'momo';
      (state.arrivals[1] as { id: string }).id = (state.arrivals[2] as { id: string }).id;
    });
    expect(found).toEqual([
      "cafe.state.arrivals[0].id: 'momo' works here; a guest needs another id",
      expect.stringMatching(/^cafe\.state\.arrivals\[2\]\.id: two guests are called/),
    ]);
  });
});

describe('names under which something would be kept', () => {
  test.each(['__proto__', 'constructor', 'toString'])('%s as the id of who comes, as a kind, as a dish', (name) => {
    const found = told(({ state }) => {
      (state.arrivals[0] as { id: string }).id = name;
      (state.arrivals[1] as { spec: { customerType: string } }).spec.customerType = name;
      (state.menu[0] as { id: string }).id = name;
      (state.seats[0] as { id: string }).id = name;
    });
    expect(found).toEqual(
      ['seats[0].id', 'menu[0].id', 'arrivals[0].id', 'arrivals[1].spec.customerType'].map(
        (place) => `cafe.state.${place}: '${name}' is a name that no data may have`,
      ),
    );
  });

  test.each<[string, Input]>([
    ['thought', { kind: 'thought', maid: '__proto__', answer: { is: 'usual' } }],
    ['edit', { kind: 'edit', maid: '__proto__', edit: { rank: 3 } }],
    ['janken', { kind: 'janken', guest: '__proto__', hand: 'rock' }],
    ['removeSeat', { kind: 'removeSeat', seat: '__proto__' }],
    ['evening', { kind: 'evening', act: { do: 'menu', dish: '__proto__', on: true } }],
  ])('in an input of kind %s, by whoever it is given', (_kind, input) => {
    expect(told(given(input))).toEqual([expect.stringMatching(/^cafe\.journal\[\d+\]\.input: /)]);
    const cafe = Simulation.load(cafeText(AT), scripts);
    expect(() => cafe.give(input)).toThrow(/should be/);
  });
});

describe('what is still to be given', () => {
  test.each([
    ['said', { kind: 'said', hints: [{ text: 'x' }] }, 'hints should be a list of names'],
    ['a command that is none', { kind: 'command' }, 'post should be an object'],
    ['an edit without its changes', { kind: 'edit', maid: 'momo' }, 'edit should be an object'],
    ['an unknown kind', { kind: 'poison' }, 'kind should be one of command'],
    ['a table that does not parse', { kind: 'table', name: 'patient', rows: [{ id: 1 }] }, 'is missing'],
    ['a script of a number', { kind: 'script', maid: 'momo', script: { name: 'x', text: 5 } }, 'text should be'],
  ])('%s is said when the café is opened, not when its tick comes', (_what, input, why) => {
    const found = told(given(input));
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toMatch(/^cafe\.journal\[\d+\]\.input: /);
    expect(found.join('\n')).toContain(why);
  });

  test('all of it at once, each with its place', () => {
    const found = told(
      given({ kind: 'said', hints: 5 }, { kind: 'removeSeat', seat: 5 }, { kind: 'counter', advice: {} }),
    );
    expect(found).toHaveLength(3);
  });

  test('what was given long ago is looked at, too; what it speaks of may be no more', () => {
    const at =
      (input: unknown): Change =>
      ({ journal }) =>
        void journal.unshift({ tick: 0, input });
    expect(told(at({ kind: 'said', hints: [{}] }))).toEqual([
      'cafe.journal[0].input.hints[0]: must be a text, not an object',
    ]);
    expect(told(at({ kind: 'command' }))).toEqual(['cafe.journal[0].input.post: is missing']);
    expect(told(at({ kind: 'table', name: 'patient', rows: [{ id: 'old', condition: 'forgotten' }] }))).toEqual([]);
    expect(told(at({ kind: 'config', name: 'seat', text: 'type: Forgotten' }))).toEqual([]);
    expect(told(at({ kind: 'edit', maid: 'momo', edit: { favouriteCustomerTypes: ['forgotten'] } }))).toEqual([]);
  });
});

/** A configuration that once took minutes to parse: a key of 20,000 characters before a long list. */
const SLOW = `? ${'A'.repeat(20_000)}\n: [${'1,'.repeat(10_000)}1]`;

describe('a configuration that would take minutes', () => {
  test('in a save: refused at once where it is still to be given, passed over where it is in force', () => {
    expect(told(given({ kind: 'config', name: 'seat', text: SLOW }))).toEqual([
      expect.stringMatching(/^cafe\.journal\[\d+\]\.input: .*a key has 20000 characters/),
    ]);
    expect(told(({ state }) => void (state.configs = { seat: SLOW }))).toEqual([]);
  });

  test('in the link of a replay: refused at once, with its place', async () => {
    const replay = {
      format: 'honeybell-replay',
      version: 1,
      game: '0.1.0',
      begin: { kind: 'day', seed: 1 },
      journal: [{ tick: 0, input: { kind: 'config', name: 'seat', text: SLOW } }],
      fields: ['tick'],
      checkpoints: [
        { tick: 0, hash: '0'.repeat(16), fields: '0'.repeat(6) },
        { tick: 1, hash: '0'.repeat(16), fields: '0'.repeat(6) },
      ],
      trail: '0',
    };
    const packed = new Blob([JSON.stringify(replay)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const link = `#replay=${Buffer.from(bytes).toString('base64url')}`;
    expect(link.length).toBeLessThan(1000);
    const text = await textOfLink(link);
    const read = readReplay(text.ok ? text.text : '', scripts);
    expect(read).toMatchObject({
      ok: false,
      errors: [expect.stringMatching(/^journal\[0\]\.input: .*a key has 20000 characters/)],
    });
  });
});
