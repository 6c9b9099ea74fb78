// Three slots with their generations, in a fake database that behaves like the browser's.

import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { Saves } from '../../src/saves/saves.ts';
import type { Card } from '../../src/saves/card.ts';
import { SaveStore } from '../../src/saves/store.ts';
import { NEWEST_KEPT, surplus } from '../../src/saves/kept-generations.ts';
import type { Occasion, Slot } from '../../src/saves/file.ts';
import { about, cafeAt } from './cafes.ts';

let name = '';
let made = 0;
beforeEach(() => {
  name = `test ${++made}`;
});
afterEach(() => vi.restoreAllMocks());

let clock = 1_700_000_000_000;
/** Opens the saves as a tab does; without `locks`, as in a browser that has none. */
async function open(locks?: LockManager): Promise<Saves> {
  const saves = new Saves({ scripts, now: () => (clock += 1000), locks, name });
  await saves.open();
  return saves;
}
const generations = (saves: Saves, slot: Slot = 1): number[] =>
  saves.cards.peek()[slot].map(({ generation }) => generation);

/** Fake locks like the browser's: one holder, the others queue. */
function locksOfOneBrowser(): { readonly locks: LockManager; readonly release: () => void } {
  let held = false;
  const waiting: (() => void)[] = [];
  type Callback = (lock: unknown) => Promise<unknown>;
  const request = async (_name: string, options: LockOptions | Callback, then?: Callback): Promise<unknown> => {
    const callback = then ?? (options as Callback);
    if (!held) {
      held = true;
      return callback({});
    }
    if (typeof options === 'object' && options.ifAvailable === true) return callback(null);
    await new Promise<void>((turn) => waiting.push(turn));
    return callback({});
  };
  return { locks: { request } as unknown as LockManager, release: () => waiting.shift()?.() };
}

/** Overwrites a stored save directly. */
async function spoil(slot: number, generation: number, change: (text: string) => string): Promise<void> {
  const db = await openDB(name);
  const key = [slot, generation];
  await db.put('saves', change((await db.get('saves', key)) as string), key);
  db.close();
}
const flip = (text: string): string => text.replace('"money":', '"monex":');

describe('a slot', () => {
  test('keeps what was saved, and gives it back as it was', async () => {
    const saves = await open();
    expect(saves.saving.value).toBe('ready');
    const cafe = cafeAt(900);
    saves.belongTo(1, 'one');
    expect(await saves.keep(cafe, about)).toBe(true);
    const later = await open();
    expect(later.newestSlot()).toBe(1);
    const loaded = await later.load(1);
    expect(loaded.ok && JSON.stringify(loaded.cafe)).toBe(cafe.save());
    expect(loaded.ok && loaded.card).toMatchObject({ slot: 1, generation: 1, cafe: 'one', day: 1, occasion: 'minute' });
  });

  test('gets a new generation with every save, and none for a café that has not changed', async () => {
    const saves = await open();
    saves.belongTo(2, 'one');
    const cafe = cafeAt(100);
    for (let i = 0; i < 3; i++) {
      await saves.keep(cafe, about);
      await saves.keep(cafe, about);
      cafe.step();
    }
    expect(generations(saves, 2)).toEqual([3, 2, 1]);
    expect(saves.emptySlot(false)).toBe(1);
  });

  test('holds the newest six, and drops an older one only after a newer one is complete', async () => {
    const saves = await open();
    saves.belongTo(1, 'one');
    const cafe = cafeAt(100);
    for (let i = 0; i < NEWEST_KEPT + 3; i++) {
      await saves.keep(cafe, about);
      cafe.step();
    }
    expect(generations(saves)).toEqual([9, 8, 7, 6, 5, 4]);
    // Deleting old saves fails; nothing is lost.
    vi.spyOn(SaveStore.prototype, 'tidy').mockRejectedValueOnce(new Error('no'));
    expect(await saves.keep(cafe, about)).toBe(true);
    expect(generations(saves)).toHaveLength(7);
  });

  test('is emptied when the player asks for it, and only that one', async () => {
    const saves = await open();
    for (const slot of [1, 2] as const) {
      saves.belongTo(slot, 'one');
      await saves.keep(cafeAt(100), about);
    }
    await saves.remove(2);
    expect([generations(saves, 1), generations(saves, 2), saves.slot.value]).toEqual([[1], [], null]);
  });

  test('takes a café from a file as its newest, and keeps what was there', async () => {
    const saves = await open();
    saves.belongTo(1, 'one');
    await saves.keep(cafeAt(900), about);
    const loaded = await saves.load(1);
    if (!loaded.ok) throw new Error('nothing there');
    const other = JSON.parse(cafeAt(3000).save()) as typeof loaded.cafe;
    expect(await saves.take(1, { header: { ...loaded.card, cafe: 'two' }, cafe: other })).toBe(true);
    expect(saves.cards.value[1].map(({ cafe, occasion }) => [cafe, occasion])).toEqual([
      ['two', 'import'],
      ['one', 'minute'],
    ]);
    const again = await saves.load(1);
    expect(again.ok && again.cafe.state.tick).toBe(3000);
  });
});

describe('what is kept longest', () => {
  const card = (generation: number, occasion: Occasion = 'minute', cafe = 'one', damaged?: string): Card =>
    ({ slot: 1, generation, occasion, cafe, ...(damaged === undefined ? {} : { damaged }) }) as Card;
  const dropped = (cards: Card[]): number[] => surplus(cards).map(({ generation }) => generation);

  test('the last evenings stay when minutes pile up behind them', () => {
    const cards = Array.from({ length: 30 }, (_, i) => card(i + 1, i % 5 === 0 ? 'evening' : 'minute'));
    const kept = cards.map(({ generation }) => generation).filter((one) => !dropped(cards).includes(one));
    expect(kept).toEqual([11, 16, 21, 25, 26, 27, 28, 29, 30]);
  });

  test('a café that was in the slot before keeps its newest save', () => {
    const cards = [card(1, 'minute', 'old'), card(2, 'minute', 'old'), ...[3, 4, 5, 6, 7, 8, 9].map((n) => card(n))];
    expect(dropped(cards)).toEqual([3, 1]);
  });

  test('damaged ones stay, and do not count', () => {
    expect(dropped([1, 2, 3, 4, 5, 6].map((n) => card(n, 'minute', 'one', n === 1 ? 'torn' : undefined)))).toEqual([]);
  });
});

describe('a damaged save', () => {
  test('is skipped in favour of the one before, with a message, and left unchanged', async () => {
    const saves = await open();
    saves.belongTo(1, 'one');
    const cafe = cafeAt(900);
    await saves.keep(cafe, about);
    const before = cafe.save();
    for (let i = 0; i < 20; i++) cafe.step();
    await saves.keep(cafe, about);
    await spoil(1, 2, flip);
    const text = await saves.textOf({ slot: 1, generation: 2 });

    const loaded = await saves.load(1);
    expect(loaded.ok && [loaded.card.generation, loaded.passed.map((card) => card.generation)]).toEqual([1, [2]]);
    expect(loaded.ok && JSON.stringify(loaded.cafe)).toBe(before);
    expect(saves.cards.value[1][0]?.damaged).toContain('something has changed');
    expect(await saves.textOf({ slot: 1, generation: 2 })).toBe(text);

    // Continuing writes a new generation and never overwrites one.
    if (loaded.ok) saves.goOnFrom(loaded.card);
    cafe.step();
    expect(await saves.keep(cafe, about)).toBe(true);
    expect(generations(saves)).toEqual([3, 2, 1]);
    expect(await saves.textOf({ slot: 1, generation: 2 })).toBe(text);
  });

  test('and none before it: refused with all that is wrong, everything kept', async () => {
    const saves = await open();
    saves.belongTo(3, 'one');
    await saves.keep(cafeAt(900), about);
    await spoil(3, 1, (text) => text.slice(0, 5000));
    const loaded = await saves.load(3);
    expect(!loaded.ok && [loaded.why, loaded.problems.length]).toEqual(['damaged', 1]);
    expect(await saves.textOf({ slot: 3, generation: 1 })).toHaveLength(5000);
  });

  test('from a newer version of the game: refused, untouched, and not taken for damaged', async () => {
    const saves = await open();
    saves.belongTo(1, 'one');
    const cafe = cafeAt(900);
    await saves.keep(cafe, about);
    cafe.step();
    await saves.keep(cafe, about);
    await spoil(1, 2, (text) => text.replace(/"version":\d+,/, '"version":99,'));
    const loaded = await saves.load(1);
    expect(!loaded.ok && loaded.why).toBe('newer');
    expect(saves.cards.value[1][0]?.damaged).toBeUndefined();
  });
});

describe('when the browser will not', () => {
  const refuse = (error: string): void => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no', error);
    });
  };
  test.each([
    ['there is no room', 'QuotaExceededError', 'full'],
    ['it fails', 'UnknownError', 'failed'],
  ])('%s: it is said, nothing is lost, and the next try may succeed', async (_when, error, state) => {
    const saves = await open();
    saves.belongTo(1, 'one');
    const cafe = cafeAt(900);
    await saves.keep(cafe, about);
    refuse(error);
    cafe.step();
    expect(await saves.keep(cafe, about)).toBe(false);
    expect(saves.saving.value).toBe(state);
    vi.restoreAllMocks();
    expect(generations(saves)).toEqual([1]);
    expect(await saves.keep(cafe, about)).toBe(true);
    expect([saves.saving.value, generations(saves)]).toEqual(['ready', [2, 1]]);
  });

  test('it keeps nothing at all: no saves, no throw, and still a file', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not here', 'SecurityError');
    });
    const saves = await open();
    expect(saves.saving.value).toBe('unavailable');
    const cafe = cafeAt(900);
    saves.belongTo(1, 'one');
    expect(await saves.keep(cafe, about)).toBe(false);
    expect(await saves.load(1)).toMatchObject({ ok: false });
    expect(saves.fileText(cafe, about).text).toContain(cafe.save());
  });
});

describe('two tabs', () => {
  test('the second does not save, and takes over when the first closes', async () => {
    const { locks, release } = locksOfOneBrowser();
    const first = await open(locks);
    first.belongTo(1, 'one');
    await first.keep(cafeAt(900), about);
    const second = await open(locks);
    expect([first.saving.value, second.saving.value]).toEqual(['ready', 'elsewhere']);
    second.belongTo(2, 'two');
    expect(await second.keep(cafeAt(100), about)).toBe(false);
    expect(await second.remove(1)).toBe(false);
    expect((await second.load(1)).ok).toBe(true);

    release();
    await vi.waitFor(() => expect(second.saving.value).toBe('ready'));
    expect(await second.keep(cafeAt(100), about)).toBe(true);
  });

  test('a second tab that has continued the same café does not overwrite the first one’s save', async () => {
    const { locks, release } = locksOfOneBrowser();
    const first = await open(locks);
    first.belongTo(1, 'one');
    const cafe = cafeAt(900);
    await first.keep(cafe, about);
    const second = await open(locks);
    const loaded = await second.load(1);
    if (loaded.ok) second.goOnFrom(loaded.card);
    cafe.step();
    await first.keep(cafe, about);
    release();
    await vi.waitFor(() => expect(second.saving.value).toBe('overtaken'));
    expect(await second.keep(cafeAt(3000), about)).toBe(false);
    expect(generations(second)).toEqual([2, 1]);
    // Until the player decides; both saves remain.
    second.belongTo(1, 'one');
    expect(await second.keep(cafeAt(3000), about)).toBe(true);
    expect([second.saving.value, generations(second)]).toEqual(['ready', [3, 2, 1]]);
  });

  test('without locks the store refuses a tab that has not seen the newest save', async () => {
    const first = await open();
    first.belongTo(1, 'one');
    const cafe = cafeAt(900);
    await first.keep(cafe, about);
    const second = await open();
    const loaded = await second.load(1);
    if (loaded.ok) second.goOnFrom(loaded.card);
    cafe.step();
    await first.keep(cafe, about);
    expect(await second.keep(cafeAt(3000), about)).toBe(false);
    expect([second.saving.value, generations(second)]).toEqual(['overtaken', [2, 1]]);
  });
});

describe('the mirror', () => {
  /** The part of the browser's caches that the mirror uses. */
  function fakeCaches(): CacheStorage {
    const entries = new Map<string, string>();
    const cache = {
      put: async (name: string, response: Response) => void entries.set(name, await response.text()),
      keys: async () => [...entries.keys()].map((name) => ({ url: `https://there${name}` })),
      match: async (name: string) => (entries.has(name) ? new Response(entries.get(name)) : undefined),
      delete: async (name: string) => entries.delete(name),
    };
    return { open: async () => cache } as unknown as CacheStorage;
  }
  const openWith = async (caches: CacheStorage): Promise<Saves> => {
    const saves = new Saves({ scripts, now: () => (clock += 1000), locks: undefined, caches, name });
    await saves.open();
    return saves;
  };

  test('puts back what a browser has thrown away', async () => {
    const caches = fakeCaches();
    const saves = await openWith(caches);
    saves.belongTo(2, 'one');
    const cafe = cafeAt(900);
    for (let i = 0; i < NEWEST_KEPT + 2; i++) {
      cafe.step();
      await saves.keep(cafe, about);
    }
    const before = saves.cards.value;
    const db = await openDB(name);
    await db.clear('saves');
    await db.clear('cards');
    db.close();

    const later = await openWith(caches);
    expect(later.cards.value).toEqual(before);
    const loaded = await later.load(2);
    expect(loaded.ok && JSON.stringify(loaded.cafe)).toBe(cafe.save());
  });

  test('puts nothing back that the player has deleted, and nothing that is damaged', async () => {
    const caches = fakeCaches();
    const saves = await openWith(caches);
    for (const slot of [1, 2] as const) {
      saves.belongTo(slot, 'one');
      await saves.keep(cafeAt(900), about);
    }
    await saves.remove(1);
    const cache = await caches.open('');
    await cache.put('/honeybell.saves/3/1', new Response('{"format":"honeybell"'));
    const later = await openWith(caches);
    expect([1, 2, 3].map((slot) => generations(later, slot as Slot))).toEqual([[], [1], []]);
  });
});
