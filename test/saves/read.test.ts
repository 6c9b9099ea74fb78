// A saved café as text: what is read back, what is refused, and what is reported.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { hashText } from '../../src/sim/state/hash.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { trial } from '../../src/saves/check/trial.ts';
import { checksumOf, LONGEST_SAVE, VERSION } from '../../src/saves/file.ts';
import type { Migration } from '../../src/saves/migrations.ts';
import { readSave, type SaveRead } from '../../src/saves/read.ts';
import { cafeAt, cafeText, saveText } from './cafes.ts';

const problemsOf = (read: SaveRead): readonly { path: string; message: string }[] => (read.ok ? [] : read.problems);
const placesOf = (read: SaveRead): string[] => problemsOf(read).map(({ path }) => path);
const whyNot = (read: SaveRead): string | null => (read.ok ? null : read.why);

type Change = readonly [path: string, value: unknown];

/** A changed save with a corrected checksum, as if edited by hand. `undefined` removes a field. */
function changed(...changes: readonly Change[]): string {
  const file = JSON.parse(saveText(900)) as Record<string, unknown>;
  for (const [path, value] of changes) {
    const names = path.split('.');
    const last = names.pop() as string;
    let at = file;
    for (const name of names) at = at[name] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  const { version, header, cafe } = file;
  return JSON.stringify({
    ...file,
    checksum: checksumOf(version as number, JSON.stringify(header), JSON.stringify(cafe)),
  });
}

describe('what was written is read', () => {
  test.each([0, 40, 900, 3000, 5900, 6600])('a café saved at tick %i comes back as it was', (ticks) => {
    const read = readSave(saveText(ticks));
    expect(problemsOf(read)).toEqual([]);
    expect(read.ok && JSON.stringify(read.save.cafe)).toBe(cafeText(ticks));
    expect(read.ok && trial(read.save.cafe, scripts)).toEqual([]);
  });

  test('a file that was laid out anew by an editor is still the same', () => {
    expect(readSave(`\uFEFF${JSON.stringify(JSON.parse(saveText(900)), null, 2)}\n`).ok).toBe(true);
  });
});

describe('what is refused', () => {
  test('a newer version, in words, and as intact', () => {
    const read = readSave(changed(['version', VERSION + 1]));
    expect(whyNot(read)).toBe('newer');
    expect(problemsOf(read)[0]?.message).toContain('left as it is');
  });

  test.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['another game', '{"format":"chess","version":1}'],
    ['a picture', '\u0089PNG\r\n'],
  ])('%s is no saved café', (_what, text) => {
    expect(whyNot(readSave(text))).toBe('foreign');
  });

  test('a text too long is not even looked at', () => {
    expect(placesOf(readSave(' '.repeat(LONGEST_SAVE + 1)))).toEqual(['']);
  });

  test('a single digit that has changed', () => {
    const text = saveText(900);
    const at = text.indexOf('"money":') + 8;
    const read = readSave(`${text.slice(0, at)}9${text.slice(at + 1)}`);
    expect(whyNot(read)).toBe('damaged');
    expect(placesOf(read)).toEqual(['checksum']);
  });

  test('all problems are reported at once, each with its place', () => {
    const read = readSave(
      changed(
        ['header.slot', 11],
        ['cafe.state.money', 'much'],
        ['cafe.state.weather', undefined],
        ['cafe.state.people.momo.rank', 7],
        ['cafe.state.people.momo.look', '../../elsewhere'],
        ['cafe.board.live', 'none'],
      ),
    );
    expect(placesOf(read)).toEqual([
      'header.slot',
      'cafe.state.weather',
      'cafe.state.people.momo.look',
      'cafe.state.people.momo.rank',
      'cafe.state.money',
      'cafe.board.live',
    ]);
  });

  test('parts that do not fit together: a wall without its tiles, two seats with one name, a person outside', () => {
    const read = readSave(
      changed(
        ['cafe.state.map.rows.2', '#'],
        ['cafe.state.seats.1.id', cafeAt(900).state.seats[0]?.id],
        ['cafe.state.people.momo.x', 150],
      ),
    );
    // People whose seat this was are out of place, too.
    expect(placesOf(read)).toEqual(
      expect.arrayContaining(['cafe.state.map.rows[2]', 'cafe.state.people.momo', 'cafe.state.seats[1].id']),
    );
  });

  test('names that would reach a prototype, wherever they stand', () => {
    const text = saveText(900).replace('"header":{', '"header":{"__proto__":{"polluted":1},');
    const evil = saveText(900).replace('"people":{', '"people":{"constructor":{"prototype":{"polluted":1}},');
    for (const one of [text, evil]) {
      const read = readSave(one);
      expect(problemsOf(read)[0]?.message).toBe('is a name that no data may have');
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('an unknown behaviour', () => {
    const read = readSave(changed(['cafe.minds.0.todo', { behave: 'constructor' }]));
    expect(placesOf(read)).toEqual(['cafe.minds[0].todo.behave']);
  });

  test('an unknown script: the trial fails', () => {
    const read = readSave(changed(['cafe.minds.0.script', 'nobodys']));
    expect(read.ok && trial(read.save.cafe, scripts)[0]?.message).toContain('cannot go on');
  });
});

describe('older versions', () => {
  /** An invented version 0: money was called yen, and the header had no morning stars. */
  const first: Migration = {
    from: 0,
    migrate: ({ header, cafe }) => {
      const { yen, ...state } = cafe['state'] as Record<string, unknown>;
      if (typeof yen !== 'number') throw new Error('there is no yen');
      return {
        header: { ...header, morningStars: header['stars'] },
        cafe: { ...cafe, state: { ...state, money: yen } },
      };
    },
  };
  const old = (yen: unknown): string =>
    changed(
      ['version', 0],
      ['header.morningStars', undefined],
      ['cafe.state.money', undefined],
      ['cafe.state.yen', yen],
    );

  test('are migrated to the present version', () => {
    const read = readSave(old(1234), { steps: [first], current: 1 });
    expect(problemsOf(read)).toEqual([]);
    expect(read.ok && [read.from, read.save.version, read.save.cafe.state.money]).toEqual([0, 1, 1234]);
  });

  test('step by step, each knowing only the next', () => {
    const steps = [
      first,
      { from: 1, migrate: ({ header, cafe }) => ({ header: { ...header, money: 5 }, cafe }) },
    ] satisfies Migration[];
    const read = readSave(old(1), { steps, current: 2 });
    expect(read.ok && [read.save.version, read.save.header.money]).toEqual([2, 5]);
  });

  test('are refused where there is no way, or the way fails', () => {
    expect(problemsOf(readSave(old(1), { steps: [] }))[0]?.message).toContain('there is no way');
    expect(problemsOf(readSave(old('many'), { steps: [first] }))[0]?.message).toContain('there is no yen');
  });

  test('from before scouting head maids and janken prizes: she has never seen it, nothing is earned, and it goes on', () => {
    const file = JSON.parse(saveText(900)) as { cafe: { state: WorldState; journal: unknown[] } };
    const { headMaid, janken } = file.cafe.state;
    if (headMaid === null || janken === null) throw new Error('there should be both');
    const behaviors = headMaid.brain.learned.actor.behaviors.filter(({ id }) => id !== 'scout');
    const learned = { ...headMaid.brain.learned, actor: { ...headMaid.brain.learned.actor, behaviors } };
    const brain = { ...headMaid.brain, learned };
    const order = { tick: 5, command: 1, choice: 'sweep', basis: 'habit', to: ['momo'], cases: [] };
    const text = changed(
      ['version', 1],
      ['cafe.state.headMaid', { appointed: 'momo', brain, look: null, orders: [order] }],
      ['cafe.state.janken', { ...janken, prizes: undefined }],
      ['cafe.journal', [...file.cafe.journal, { tick: 0, input: { kind: 'headMaid', brain } }]],
    );
    const read = readSave(text);
    expect(problemsOf(read)).toEqual([]);
    if (!read.ok) return;
    expect(read.from).toBe(1);
    const now = read.save.cafe.state;
    expect(now.headMaid).toMatchObject({
      appointed: 'momo',
      merits: {},
      today: 0,
      orders: [{ ...order, lesson: null, done: true }],
      given: 0,
    });
    expect(now.headMaid?.brain.learned.actor.behaviors.find(({ id }) => id === 'scout')?.trained).toBe(0);
    expect(now.janken).toMatchObject({ prizes: 3, won: janken.won });
    expect(trial(read.save.cafe, scripts)).toEqual([]);
  });

  test('from before maids kept answers: what was declined stays so, and an interrupted A-move goes on', () => {
    const file = JSON.parse(saveText(900)) as { cafe: { state: WorldState; board: { live: unknown[] } } };
    const { tick } = file.cafe.state;
    const command = (id: number): object => ({
      id,
      executorKeys: ['maid'],
      tick: 200,
      command: { behave: 'move', x: 5, y: 5, manner: 'a-move' },
      fromTick: tick - 10,
      untilTick: tick + 190,
      by: null,
    });
    const { x, y } = openCafe({ seed: 3 }, scripts).state.people['mei'] as Maid;
    const goal = { x, y };
    const text = changed(
      ['version', 2],
      ...Object.values(file.cafe.state.people)
        .filter(({ role }) => role === 'maid')
        .flatMap(({ id }): [string, unknown][] => [
          [`cafe.state.people.${id}.answers`, undefined],
          [`cafe.state.people.${id}.heeded`, id === 'mei' ? [1] : []],
          [`cafe.state.people.${id}.declined`, id === 'mei' ? [2] : []],
          [
            `cafe.state.people.${id}.resume`,
            id === 'mei' ? { x: goal.x, y: goal.y, manner: 'a-move', command: 1 } : null,
          ],
        ]),
      ['cafe.board.live', [command(1), command(2)]],
    );
    const read = readSave(text);
    expect(problemsOf(read)).toEqual([]);
    if (!read.ok) return;
    const mei = read.save.cafe.state.people['mei'] as Maid;
    expect(mei.answers).toMatchObject([
      { id: 2, is: 'declined' },
      { id: 1, is: 'accepted', begun: true, goal, command: { behave: 'move', manner: 'a-move' } },
    ]);
    expect(mei).not.toHaveProperty('resume');
    expect(trial(read.save.cafe, scripts)).toEqual([]);
  });

  test('are checked like any other when they have arrived', () => {
    const careless = { from: 0, migrate: ({ header, cafe }) => ({ header, cafe }) } satisfies Migration;
    expect(placesOf(readSave(old(1), { steps: [careless], current: 1 }))).toEqual([
      'header.morningStars',
      'cafe.state.money',
    ]);
  });
});

test('the checksum sees every single character', () => {
  const text = saveText(0).slice(0, 2000);
  const right = hashText(text);
  for (let i = 0; i < text.length; i += 7)
    expect(hashText(text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ 1) + text.slice(i + 1))).not.toBe(
      right,
    );
});
