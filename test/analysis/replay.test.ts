// A recorded day, run again: it is the same to the last byte, or the verdict says where it differs. Hostile files are
// refused.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import {
  type Begin,
  beginOf,
  LONGEST_LINK,
  openBegin,
  Playback,
  readReplay,
  Recording,
  type Replay,
  replayLink,
  replayText,
  type ReplayVerdict,
  textOfLink,
} from '../../src/analysis/replay/index.ts';
import { GAME } from '../../src/analysis/replay/form.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, newDay, nextDay } from '../../src/sim/open-day.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';

interface Given {
  readonly at: number;
  readonly input: Input;
}
const alert: Given = { at: 300, input: { kind: 'edit', maid: 'momo', edit: { alertness: 90, rank: 2 } } };
const command: Given = {
  at: 420,
  input: { kind: 'command', post: { executorKeys: ['maid'], tick: 40, command: { behave: 'gather', x: 9, y: 8 } } },
};

/** Plays a day as a player would, and records it. */
function recorded(begin: Begin, ticks: number, given: readonly Given[] = []): Replay {
  const cafe = openBegin(begin, [], scripts, {});
  const recording = new Recording(begin, cafe);
  for (let i = 0; i < ticks; i++) {
    for (const { at, input } of given) if (at === i) cafe.give(input);
    cafe.step();
    recording.ticked();
  }
  return JSON.parse(replayText(recording.replay())) as Replay;
}
function played(replay: Replay): ReplayVerdict {
  const playback = new Playback(replay, scripts);
  while (!playback.done) playback.step();
  return playback.verdict() as ReplayVerdict;
}
const readText = (replay: unknown): ReturnType<typeof readReplay> => readReplay(JSON.stringify(replay), scripts);

const fieldsOf = (verdict: ReplayVerdict): readonly string[] => (verdict.same ? [] : verdict.fields);

const DAY: Begin = { kind: 'day', seed: 7 };
const day = recorded(DAY, 1200, [alert, command]);

test("the game's version is that of package.json", () => {
  expect(GAME).toBe(pkg.version);
});

describe('a day that is run once more', () => {
  test('comes to the same bytes, whatever was given when', () => {
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.integer({ min: 0, max: 1_000_000 }),
          ticks: fc.integer({ min: 1, max: 700 }),
          given: fc.array(
            fc.record({
              at: fc.integer({ min: 0, max: 700 }),
              input: fc.oneof(
                fc.record({
                  kind: fc.constant('edit' as const),
                  maid: fc.constantFrom('momo', 'mei', 'nobody'),
                  edit: fc.record({ alertness: fc.constantFrom(1, 45, null), rank: fc.constantFrom(2, 5) }),
                }),
                fc.record({ kind: fc.constant('unblock' as const), x: fc.nat(20), y: fc.nat(12) }),
                fc.constant(command.input),
              ) as fc.Arbitrary<Input>,
            }),
            { maxLength: 4 },
          ),
        }),
        ({ seed, ticks, given }) => {
          const replay = recorded({ kind: 'day', seed }, ticks, given);
          const read = readText(replay);
          expect(read).toEqual({ ok: true, replay });
          expect(played(replay)).toEqual({ same: true, tick: ticks, hash: replay.checkpoints.at(-1)?.hash });
        },
      ),
      { numRuns: 5, seed: Number(process.env['HONEYBELL_SEED'] ?? 1) },
    );
  });

  test('however it began', () => {
    const season: Begin = {
      kind: 'season',
      options: { seed: 3, difficulty: 'keen', assists: { noPatienceLoss: true, slowerRush: false } },
    };
    const scenario: Begin = {
      kind: 'scenario',
      scenario: {
        seed: 4,
        map: ['##########', '#K.......#', '#PP..aTb.#', '#........#', '#####D####'],
        maids: [{ id: 'momo', rank: 5, at: [2, 3] }],
        customers: [{ id: 'kim', type: 'office', arrive: 5 }],
      },
    };
    const morning: Begin = { kind: 'morning', state: nextDay(beginSeason({ seed: 3 })) };
    const later = new Simulation(newDay({ seed: 8 }), scripts);
    for (let i = 0; i < 333; i++) later.step();
    const saved: Begin = { kind: 'saved', cafe: JSON.parse(later.save()) as ReturnType<typeof later.saved> };
    for (const begin of [season, scenario, morning, saved]) {
      const replay = recorded(begin, 520);
      expect([begin.kind, readText(replay)]).toEqual([begin.kind, { ok: true, replay }]);
      expect(played(replay)).toMatchObject({ same: true });
    }
  });

  test('is begun as shortly as can be said', () => {
    const start = (state: ReturnType<typeof newDay>): string => new Simulation(state, scripts).save();
    expect(beginOf(start(newDay({ seed: 7 })), scripts)).toEqual(DAY);
    expect(beginOf(start(beginSeason({ seed: 7, difficulty: 'gentle' })), scripts)).toEqual({
      kind: 'season',
      options: { seed: 7, difficulty: 'gentle', assists: { noPatienceLoss: false, slowerRush: false } },
    });
    expect(beginOf(start(newDay({ seed: 7, money: 5 })), scripts).kind).toBe('morning');
    const later = new Simulation(newDay({ seed: 7 }), scripts);
    later.step();
    expect(beginOf(later.save(), scripts).kind).toBe('saved');
  });
});

describe('a replay that was tampered with says where', () => {
  test('in the seed: at the beginning', () => {
    expect(played({ ...day, begin: { kind: 'day', seed: 8 } })).toMatchObject({ same: false, tick: 0, lastSame: 0 });
    expect(fieldsOf(played({ ...day, begin: { kind: 'day', seed: 8 } }))[0]).toBe('seed');
  });

  test('in the journal: at the tick at which something was not given', () => {
    const left = played({ ...day, journal: day.journal.slice(1) });
    expect(left).toMatchObject({ same: false, lastSame: 0, tick: 301 });
    expect(fieldsOf(left)).toContain('people');
    const later = day.journal.map((entry, i) => (i === 1 ? { ...entry, tick: 900 } : entry));
    // The blackboard is not part of the trail's digits; the first maid who follows the command is.
    const { tick } = played({ ...day, journal: later });
    expect(tick).toBeGreaterThan(420);
    expect(tick).toBeLessThanOrEqual(500);
  });

  test('in a hash alone: there, and that every field is as it was', () => {
    const checkpoints = day.checkpoints.map((one, i) => (i === 1 ? { ...one, hash: '0123456789abcdef' } : one));
    expect(played({ ...day, checkpoints })).toMatchObject({
      same: false,
      tick: 500,
      fields: ['hash'],
      wanted: '0123456789abcdef',
      lastSame: 0,
    });
  });

  test('in the digits of its trail: at that tick', () => {
    const digit = day.trail[699] === '0' ? '1' : '0';
    const trail = day.trail.slice(0, 699) + digit + day.trail.slice(700);
    expect(played({ ...day, trail })).toMatchObject({ same: false, tick: 700, lastSame: 699, fields: ['trail'] });
  });

  test('by another game: and by which', () => {
    expect(played({ ...day, game: '9.9.9', journal: [] })).toMatchObject({ same: false, game: '9.9.9' });
  });
});

describe('a link', () => {
  test('holds a whole ordinary day, and is unpacked to the same text', async () => {
    const replay = recorded(DAY, 6600, [alert]);
    const link = await replayLink(replay);
    expect(link?.length).toBeLessThan(LONGEST_LINK);
    expect(await textOfLink(link as string)).toEqual({ ok: true, text: replayText(replay) });
  });

  test('is not made if it would be too long', async () => {
    const later = new Simulation(newDay({ seed: 8 }), scripts);
    for (let i = 0; i < 900; i++) later.step();
    const begin = beginOf(later.save(), scripts);
    expect(await replayLink(recorded(begin, 5))).toBeNull();
  });

  test('that was mutilated is refused or read as it is, never thrown at', async () => {
    const link = (await replayLink(recorded(DAY, 60))) as string;
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%<"';
    let random = 12345;
    const draw = (below: number): number => {
      random = Math.imul(random ^ (random >>> 15), 0x2c1b3c6d) >>> 0;
      random = (random + 0x9e3779b9) >>> 0;
      return random % below;
    };
    let refused = 0;
    for (let i = 0; i < 200; i++) {
      const at = 8 + draw(link.length - 8);
      const with_ = letters[draw(letters.length)] as string;
      const bad = i % 4 === 0 ? link.slice(0, at) : link.slice(0, at) + with_ + link.slice(at + 1 + (i % 3));
      if (bad === link) continue;
      const text = await textOfLink(bad);
      if (!text.ok) {
        refused++;
        continue;
      }
      const read = readReplay(text.text, scripts);
      // What still unpacks to valid text is another day; then the run reports the difference.
      if (!read.ok || !played(read.replay).same) refused++;
    }
    expect(refused).toBeGreaterThanOrEqual(195);
  });

  test('that unpacks to more than any replay is not unpacked', async () => {
    const bomb = new Blob([new Uint8Array(20_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const packed = new Uint8Array(await new Response(bomb).arrayBuffer());
    const link = `#replay=${Buffer.from(packed).toString('base64url')}`;
    expect(await textOfLink(link)).toMatchObject({ ok: false, error: expect.stringContaining('more than') as string });
  });
});

describe('a file is refused with everything that is wrong', () => {
  const wrong = (change: object): readonly string[] => {
    const read = readText({ ...day, ...change });
    expect(read.ok).toBe(false);
    return read.ok ? [] : read.errors;
  };

  test.each([
    ['nothing', '', 'is not JSON'],
    ['a list', '[]', 'is a list, no replay'],
    ['a save', '{"format":"honeybell"}', "is no replay: format is 'honeybell'"],
    ['a later form', '{"format":"honeybell-replay","version":2}', 'version: is 2; this game reads up to 1'],
  ])('%s', (_, text, said) => {
    const read = readReplay(text, scripts);
    expect(read.ok ? '' : read.errors[0]).toContain(said);
  });

  test('at once, each with its place', () => {
    expect(wrong({ game: 5, begin: { kind: 'day', seed: -1 }, trail: 'xyz', fields: [] })).toEqual([
      'game: must be a text, not 5',
      'fields: has 0 entries; 1 to 100 are right',
      "trail: must be like ^[0-9a-f]*$, not 'xyz'",
      'begin.seed: must be a whole number from 0 to 2147483647, not -1',
    ]);
  });

  test('inputs are validated as the café validates them', () => {
    const journal = [
      { tick: 5, input: { kind: 'edit', maid: 'momo', edit: { rank: 9 } } },
      { tick: 6, input: { kind: 'edit' } },
      { tick: 7, input: { kind: 'explode' } },
      { tick: 3, input: { kind: 'command', post: null } },
      { tick: 5000, input: { kind: 'said', hints: ['x'] } },
    ];
    const errors = wrong({ journal });
    expect(errors).toEqual([
      'journal[3].tick: comes before the one before it',
      'journal[4].tick: is 5000, outside 0 to 1199',
      'journal[0].input: rank should be 2 (N), 3 (R), 4 (SR) or 5 (SSR)',
      'journal[1].input: maid should be the id of a maid',
      expect.stringContaining('journal[1].input: edit should be an object of rank, '),
      expect.stringContaining('journal[2].input: kind should be one of command, edit, '),
      'journal[3].input: post should be an object of executorKeys, tick, command',
    ]);
  });

  test('a field that an input does not have is named, with the one that was meant', () => {
    const journal = [
      { tick: 5, input: { kind: 'edit', maid: 'momo', edit: { rnk: 5, favouriteCustomerTypes: ['ofice'] } } },
      { tick: 6, input: { kind: 'block', x: 1, y: 1, decr: 'palm' } },
    ];
    expect(wrong({ journal })).toEqual([
      expect.stringMatching(/^journal\[0\].input: rnk is no field of an edit; .*; did you mean 'rank'\?$/),
      expect.stringMatching(/^journal\[0\].input: favouriteCustomerTypes.0 should be .*; did you mean 'office'\?$/),
      expect.stringMatching(/^journal\[1\].input: decr is no field of the input block; .*; did you mean 'decor'\?$/),
      expect.stringContaining('journal[1].input: decor should be'),
    ]);
  });

  test('names that would reach a prototype are no names', () => {
    const text = replayText(day).replace('"journal":[', '"__proto__":{"polluted":1},"journal":[');
    expect(readReplay(text, scripts)).toEqual({
      ok: false,
      errors: ['__proto__: is a name that no data may have'],
    });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('beginnings are looked at as saves are', () => {
    const state = newDay({ seed: 1 });
    expect(wrong({ begin: { kind: 'morning', state: { ...state, money: 'much' } } })).toEqual([
      "cafe.state.money: must be a number from -1000000000000 to 1000000000000, not 'much'",
    ]);
    expect(wrong({ begin: { kind: 'morning' } }).join()).toContain('cafe.state');
    expect(wrong({ begin: { kind: 'saved', cafe: null } }).join()).toContain('cafe');
    expect(wrong({ begin: { kind: 'scenario', scenario: { map: 5 } } }).join()).toContain('begin.scenario: map');
    expect(wrong({ begin: { kind: 'dream' } })).toEqual([
      "begin.kind: must be day or season or scenario or morning or saved, not 'dream'",
    ]);
  });
});
