// What three slots guarantee, one thing at a time: their own numbers, nothing overwritten, intact saves before damaged
// ones, and a result for every failure.

import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import type { Slot } from '../../src/saves/file.ts';
import { readSave } from '../../src/saves/read.ts';
import { Saves, type SavesOptions } from '../../src/saves/saves.ts';
import { DATABASE, SaveStore, SlotChanged } from '../../src/saves/store.ts';
import type { Simulation } from '../../src/sim/simulation.ts';
import { about, cafeAt, saveText } from './cafes.ts';

let made = 0;
const fresh = (): string => `slots ${++made}`;
let clock = 0;
async function open(name = fresh(), more: Partial<SavesOptions> = {}): Promise<Saves> {
  const saves = new Saves({ scripts, now: () => (clock += 1000), locks: undefined, name, ...more });
  await saves.open();
  return saves;
}
const later = (cafe: Simulation): Simulation => {
  cafe.step();
  return cafe;
};
const generations = (saves: Saves, slot: Slot = 1): number[] =>
  saves.cards.peek()[slot].map(({ generation }) => generation);
/** Writes directly into the database. */
async function put(name: string, store: 'saves' | 'cards', key: IDBValidKey, value: unknown): Promise<void> {
  const db = await openDB(name);
  await db.put(store, value, key);
  db.close();
}
/** One café saved three times. */
async function three(): Promise<{ name: string; saves: Saves; cafe: Simulation }> {
  const name = fresh();
  const saves = await open(name);
  saves.belongTo(1, 'one');
  const cafe = cafeAt(40);
  for (let i = 0; i < 3; i++) await saves.keep(later(cafe), about);
  expect(generations(saves)).toEqual([3, 2, 1]);
  return { name, saves, cafe };
}

describe('the store', () => {
  const header = { cafe: 'one', savedAt: 1, day: 1, minute: 1, over: false, stars: 1, money: 1, look: '', ...about };
  const write = (): string => 'text';

  test('has the name it has had from the beginning', () => {
    expect(DATABASE).toBe('honeybell');
  });
  test('counts the generations of each slot by themselves', async () => {
    const store = await SaveStore.open(fresh());
    for (const slot of [1, 1, 1, 2, 3, 2] as const) await store.add(slot, null, header, write);
    const cards = await store.cards();
    expect([1, 2, 3].map((slot) => cards[slot as Slot].map(({ generation }) => generation))).toEqual([
      [3, 2, 1],
      [2, 1],
      [1],
    ]);
    await store.clear(2);
    expect((await store.cards())[2]).toEqual([]);
    expect((await store.cards())[1]).toHaveLength(3);
  });
  test('refuses a writer that has not seen the newest save, and names that save', async () => {
    const store = await SaveStore.open(fresh());
    expect((await store.add(1, 0, header, write)).generation).toBe(1);
    const late = store.add(1, 0, header, write);
    await expect(late).rejects.toThrow(SlotChanged);
    await expect(late).rejects.toThrow('slot 1 is at 1, not at 0');
    expect((await store.add(1, 1, header, write)).generation).toBe(2);
  });
  test('passes over cards that are none', async () => {
    const name = fresh();
    const store = await SaveStore.open(name);
    const card = await store.add(1, null, header, write);
    const odd = [
      null,
      5,
      {},
      { ...card, day: 'first' },
      { ...card, stars: NaN },
      { ...card, look: 5 },
      { ...card, cafe: null },
    ];
    for (const [i, value] of odd.entries()) await put(name, 'cards', [1, i + 2], value);
    expect((await store.cards())[1]).toEqual([card]);
  });
  test('puts back what is gone, and nothing over what is there', async () => {
    const store = await SaveStore.open(fresh());
    const card = await store.add(1, null, header, write);
    await store.putBack(card, 'other');
    expect(await store.text(1, 1)).toBe('text');
    await store.putBack({ ...card, generation: 5 }, 'lost');
    expect([await store.text(1, 5), (await store.cards())[1].length]).toEqual(['lost', 2]);
  });
  test('closed, it answers nothing', async () => {
    const store = await SaveStore.open(fresh());
    store.close();
    await expect(store.cards()).rejects.toThrow();
  });
});

describe('what is loaded', () => {
  test('is the newest, or the requested one', async () => {
    const { saves } = await three();
    const generation = async (wanted: number | null): Promise<number | null> => {
      const loaded = await saves.load(1, wanted);
      return loaded.ok ? loaded.card.generation : null;
    };
    expect([await generation(null), await generation(2), await generation(1), await generation(7)]).toEqual([
      3,
      2,
      1,
      null,
    ]);
  });
  test('is intact: damaged saves are marked, reported once, and tried last from then on', async () => {
    const { name, saves } = await three();
    await put(name, 'saves', [1, 3], 'torn');
    const told = async (): Promise<unknown> => {
      const loaded = await saves.load(1);
      return loaded.ok ? [loaded.card.generation, loaded.passed.map((card) => card.generation)] : loaded.problems;
    };
    expect(await told()).toEqual([2, [3]]);
    expect(saves.cards.peek()[1][0]?.damaged).toContain('is not whole');
    expect(await told()).toEqual([2, []]);
    expect(saves.newestSlot()).toBe(1);
    // A save wrongly marked as damaged is still loaded if all others are damaged.
    await put(name, 'saves', [1, 2], 'torn');
    await put(name, 'saves', [1, 1], 'torn');
    expect(await told()).toEqual([
      expect.objectContaining({ message: expect.stringContaining('is not whole') as string }),
    ]);
    expect(saves.cards.peek()[1].map(({ damaged }) => damaged === undefined)).toEqual([false, false, false]);
    expect(saves.newestSlot()).toBeNull();
    expect(await told()).toHaveLength(1);
  });
  test('says of several that are damaged what is wrong with the newest', async () => {
    const { name, saves } = await three();
    const text = (await saves.textOf({ slot: 1, generation: 1 })) as string;
    await put(name, 'saves', [1, 3], text);
    await put(name, 'saves', [1, 2], 'torn');
    await put(name, 'saves', [1, 1], 'torn');
    const loaded = await saves.load(1);
    expect(!loaded.ok && loaded.problems).toEqual([
      { path: 'header', line: null, message: 'says slot 1, generation 1: it is not what was saved here' },
    ]);
  });
  test('is not a save stored in another slot than its header says', async () => {
    const { name, saves } = await three();
    await put(name, 'saves', [1, 3], saveText(40, { slot: 2, generation: 3 }));
    const loaded = await saves.load(1, 3);
    expect(!loaded.ok && loaded.problems[0]?.message).toContain('says slot 2, generation 3');
  });
  test('cannot be read without the code that reads it', async () => {
    const saves = await open(fresh(), { ready: () => Promise.reject(new Error('no connection')) });
    expect(await saves.load(1)).toEqual({ ok: false, why: 'unfetched', problems: [] });
  });
});

describe('the running café', () => {
  test('is identified by slot and name, and belongs to no slot once its slot is emptied', async () => {
    const { saves } = await three();
    expect([saves.slot.value, saves.cafe]).toEqual([1, 'one']);
    await saves.remove(2);
    expect([saves.slot.value, saves.cafe]).toEqual([1, 'one']);
    await saves.remove(1);
    expect([saves.slot.value, saves.cafe]).toEqual([null, '']);
    expect(await saves.keep(cafeAt(40), about)).toBe(false);
  });
  test('that was loaded goes on in its slot, above what it knows of', async () => {
    const { name, saves } = await three();
    const loaded = await saves.load(1, 2);
    if (!loaded.ok) throw new Error('nothing there');
    const tab = await open(name);
    tab.goOnFrom(loaded.card);
    expect([tab.slot.value, tab.cafe, tab.saving.value]).toEqual([1, 'one', 'ready']);
    expect(await tab.keep(later(cafeAt(40, 8)), about)).toBe(true);
    expect(generations(tab)).toEqual([4, 3, 2, 1]);
    // The first tab has not seen the new save: it asks before it writes, and continues once allowed.
    expect(await saves.keep(cafeAt(100, 8), about)).toBe(false);
    expect(saves.saving.value).toBe('overtaken');
    saves.belongTo(1, 'one');
    expect(saves.saving.value).toBe('ready');
    expect(await saves.keep(cafeAt(100, 8), about)).toBe(true);
    expect(await saves.keep(cafeAt(100, 8), about)).toBe(true);
    expect(generations(saves)).toEqual([5, 4, 3, 2, 1]);
  });
  test('is saved one save after the other, and no longer in its earlier slot', async () => {
    const { saves, cafe } = await three();
    const [first, second] = [saves.keep(later(cafe), about), saves.keep(later(cafe), about)];
    expect([await first, await second, generations(saves)]).toEqual([true, true, [5, 4, 3, 2, 1]]);
    const before = saves.keep(later(cafe), about);
    saves.belongTo(2, 'one');
    expect([await before, generations(saves)]).toEqual([false, [5, 4, 3, 2, 1]]);
  });
  test('a café that belongs elsewhere for now: nothing is said to be ready that is not', async () => {
    const saves = new Saves({ scripts, now: () => 0, locks: undefined, name: fresh() });
    expect([saves.saving.value, saves.writable, await saves.remove(1)]).toEqual(['opening', false, false]);
    saves.belongTo(1, 'one');
    expect(saves.saving.value).toBe('opening');
    expect(await saves.keep(cafeAt(40), about)).toBe(false);
    saves.goOnFrom({ slot: 1, cafe: 'one' } as never);
    expect(saves.saving.value).toBe('opening');
    const { header, cafe } = JSON.parse(saveText(40)) as Parameters<Saves['take']>[1];
    expect(await saves.take(1, { header, cafe })).toBe(false);
  });
});

describe('what reads a save says', () => {
  const told = (text: string): string[] => {
    const read = readSave(text);
    return read.ok ? [] : [read.why, ...read.problems.map(({ path, message }) => `${path}: ${message}`)];
  };
  const file = JSON.parse(saveText(40)) as Record<string, unknown>;
  test.each<readonly [string, string, readonly string[]]>([
    [
      'of a text that is too long',
      ' '.repeat(8_000_001),
      ['foreign', ': has 8000001 characters; 8000000 are the most'],
    ],
    ['of a list', '[]', ['foreign', ': is a list; a saved café is an object']],
    ['of another game', '{"format":"chess"}', ['foreign', "format: must be 'honeybell', not 'chess'"]],
    [
      'of a version that is none',
      JSON.stringify({ ...file, version: 'x' }),
      ['damaged', "version: must be a whole number, not 'x'"],
    ],
    [
      'of a version below all',
      JSON.stringify({ ...file, version: -1 }),
      ['damaged', 'version: must be a whole number, not -1'],
    ],
    [
      'of a version to come',
      JSON.stringify({ ...file, version: 99 }),
      ['newer', 'version: is 99; this game reads up to 5. It has been left as it is'],
    ],
    [
      'of one without header and café',
      JSON.stringify({ ...file, header: 5, cafe: null }),
      ['damaged', 'header: must be an object, not 5', 'cafe: must be an object, not null'],
    ],
  ])('%s', (_what, text, words) => {
    expect(told(text)).toEqual(words);
  });
  test('of a changed file, what the checksum should be', () => {
    expect(told(JSON.stringify({ ...file, checksum: 'x' }))).toEqual([
      'damaged',
      `checksum: must be ${String(file['checksum'])}, not 'x': something has changed since it was saved`,
    ]);
  });
  test("of a truncated file, whether it was a save: the format's name is at the beginning", () => {
    expect(told('{"format":"honeybell","vers')[0]).toBe('damaged');
    expect(told(`{${' '.repeat(60)}"format":"honeybell"`)[0]).toBe('foreign');
  });
  test('nothing, if a file is just short enough to be read', () => {
    expect(told(' '.repeat(8_000_000))[1]).toContain('is not whole');
  });
});
