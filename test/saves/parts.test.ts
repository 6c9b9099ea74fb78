// The parts that saving relies on, each alone: the browser's locks, the mirror, which saves are kept, and what a card
// shows.

import { describe, expect, test } from 'vitest';
import { claimSaves } from '../../src/saves/one-tab-lock.ts';
import { fileNameOf, FORMAT, OCCASIONS } from '../../src/saves/file.ts';
import { surplus } from '../../src/saves/kept-generations.ts';
import { Mirror } from '../../src/saves/mirror.ts';
import type { Card } from '../../src/saves/card.ts';
import { summaryOf } from '../../src/saves/summary.ts';
import type { Simulation } from '../../src/sim/simulation.ts';

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('the right to save', () => {
  type Callback = (lock: unknown) => unknown;
  /** Fake locks that record how they were requested; the second request is granted or refused. */
  function locks(first: 'free' | 'held' | 'forbidden', then: 'granted' | 'forbidden' = 'granted') {
    const asked: unknown[] = [];
    const request = async (name: string, options: unknown, callback?: Callback): Promise<unknown> => {
      asked.push([name, callback === undefined ? null : options]);
      if (callback === undefined && then === 'forbidden') throw new Error('forbidden');
      if (callback === undefined) return (options as Callback)({});
      if (first === 'forbidden') throw new Error('forbidden');
      return callback(first === 'free' ? {} : null);
    };
    return { asked, locks: { request } as unknown as LockManager };
  }
  const told = async (of?: LockManager): Promise<boolean[]> => {
    const heard: boolean[] = [];
    claimSaves(of, (mine) => heard.push(mine));
    await settled();
    return heard;
  };
  const ONCE = ['honeybell.saves', { ifAvailable: true }];

  test('is the first tab, at once', async () => {
    const { asked, locks: free } = locks('free');
    expect(await told(free)).toEqual([true]);
    expect(asked).toEqual([ONCE]);
  });
  test('passes to a later tab when its turn comes', async () => {
    const { asked, locks: held } = locks('held');
    expect(await told(held)).toEqual([false, true]);
    expect(asked).toEqual([ONCE, ['honeybell.saves', null]]);
  });
  test('is everybody where there are no locks, or they are forbidden', async () => {
    expect(await told(undefined)).toEqual([true]);
    expect(await told(locks('forbidden').locks)).toEqual([true]);
    expect(await told(locks('held', 'forbidden').locks)).toEqual([false, true]);
  });
});

describe('the mirror', () => {
  function cacheOf(...urls: string[]) {
    const entries = new Map(urls.map((url) => [url, 'text']));
    const cache = {
      keys: async () => [...entries.keys()].map((url) => ({ url: `https://there${url}` })),
      match: async (url: string) => (entries.has(url) ? new Response(entries.get(url)) : undefined),
      put: async (url: string, response: Response) => void entries.set(url, await response.text()),
      delete: async (url: string) => entries.delete(url),
    };
    const opened: string[] = [];
    const open = async (name: string): Promise<unknown> => {
      opened.push(name);
      return cache;
    };
    return { entries, opened, caches: { open } as unknown as CacheStorage };
  }
  const at = (slot: number, generation: number): string => `/honeybell.saves/${slot}/${generation}`;
  const mirrorOf = async (caches: CacheStorage): Promise<Mirror> => (await Mirror.open(caches)) as Mirror;

  test('is kept in a cache of its own; without caches there is no mirror', async () => {
    const { caches, opened } = cacheOf();
    expect(await Mirror.open(caches)).toBeInstanceOf(Mirror);
    expect(opened).toEqual(['honeybell.saves']);
    expect(await Mirror.open(undefined)).toBeNull();
    expect(await Mirror.open({ open: () => Promise.reject(new Error('no')) } as unknown as CacheStorage)).toBeNull();
  });
  test('lists its contents, newest first, and ignores foreign entries', async () => {
    const mirror = await mirrorOf(cacheOf(at(2, 1), at(1, 3), at(1, 10), '/other', at(11, 1), at(2, 3)).caches);
    expect(await mirror.keys()).toEqual([
      { slot: 1, generation: 10 },
      { slot: 1, generation: 3 },
      { slot: 2, generation: 3 },
      { slot: 2, generation: 1 },
    ]);
    expect(await mirror.text({ slot: 2, generation: 1 })).toBe('text');
    expect(await mirror.text({ slot: 3, generation: 1 })).toBeNull();
  });
  test('keeps the newest six of a slot, or a given number, and leaves the other slots alone', async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
    const { entries, caches } = cacheOf(...numbers.map((n) => at(1, n)), at(2, 1));
    const mirror = await mirrorOf(caches);
    await mirror.tidy(1);
    expect([...entries.keys()]).toEqual([...[3, 4, 5, 6, 7, 8].map((n) => at(1, n)), at(2, 1)]);
    await mirror.tidy(1, 0);
    expect([...entries.keys()]).toEqual([at(2, 1)]);
  });
});

describe('which saves are kept', () => {
  const card = (generation: number, cafe = 'one', occasion = 'minute'): Card =>
    ({ slot: 1, generation, cafe, occasion }) as Card;
  test('of cafés before, the newest of the last three', () => {
    const cards = ['a', 'b', 'c', 'd'].map((cafe, i) => card(i + 1, cafe));
    const more = [5, 6, 7, 8, 9, 10].map((generation) => card(generation, 'e'));
    expect(surplus([...cards, ...more]).map(({ cafe }) => cafe)).toEqual(['b', 'a']);
  });
});

describe('a card', () => {
  const shown = (tick: number, people: readonly { id: string; rank: number; role?: string }[], ticksPerMinute = 10) =>
    summaryOf({
      state: {
        clock: { day: 3, startMinute: 23 * 60, ticksPerMinute },
        tick,
        over: true,
        stars: 2.5,
        money: 700,
        people: Object.fromEntries(
          people.map(({ id, rank, role = 'maid' }) => [id, { id, rank, role, look: `look of ${id}` }]),
        ),
      },
    } as unknown as Pick<Simulation, 'state'>);
  test('shows day, hour, stars and money', () => {
    expect(shown(305, [])).toEqual({ day: 3, minute: 23 * 60 + 30, over: true, stars: 2.5, money: 700, look: '' });
    expect(shown(700, []).minute).toBe(10);
    expect(shown(7, [], 0).minute).toBe(23 * 60 + 7);
  });
  test('shows the face of the maid of the highest rank, the first by name of equal ones', () => {
    const face = (...people: Parameters<typeof shown>[1]) => shown(0, people).look;
    expect(face({ id: 'b', rank: 3 }, { id: 'c', rank: 5 }, { id: 'a', rank: 4 })).toBe('look of c');
    expect(face({ id: 'b', rank: 3 }, { id: 'c', rank: 3 }, { id: 'a', rank: 3 })).toBe('look of a');
    expect(face({ id: 'a', rank: 3 }, { id: 'b', rank: 3 })).toBe('look of a');
    expect(face({ id: 'z', rank: 9, role: 'guest' }, { id: 'b', rank: 2 })).toBe('look of b');
  });
});

test('a file is named after its slot and day, and recognised by its format', () => {
  expect(fileNameOf({ slot: 2, day: 14 })).toBe('cafe-2-day-14.honeybell.json');
  expect(FORMAT).toBe('honeybell');
  expect(OCCASIONS).toEqual(['morning', 'minute', 'evening', 'leaving', 'player', 'import']);
});
