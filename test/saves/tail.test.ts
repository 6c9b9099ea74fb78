// A page that ends before its last save is on the disk loses nothing: the tail is written at once, and the next page runs
// the newest save on to the same moment.

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { Saves } from '../../src/saves/saves.ts';
import { readTail } from '../../src/saves/tail.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { about } from './cafes.ts';

let made = 0;
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as never;
});
afterEach(() => {
  delete (globalThis as { localStorage?: unknown }).localStorage;
});

async function open(name: string): Promise<Saves> {
  let clock = 0;
  const saves = new Saves({ scripts, now: () => (clock += 1000), locks: undefined, name });
  await saves.open();
  return saves;
}
/** A café whose last save is from its first morning, 90 ticks and two inputs ago. */
async function left(): Promise<{ name: string; saves: Saves; cafe: Simulation }> {
  const name = `tail ${++made}`;
  const saves = await open(name);
  const cafe = new Simulation(beginSeason({ seed: 4 }), scripts);
  saves.belongTo(1, 'one');
  expect(await saves.keep(cafe, about)).toBe(true);
  for (let i = 0; i < 40; i++) cafe.step();
  cafe.give({ kind: 'edit', maid: 'mei', edit: { duties: 'serving' } });
  for (let i = 0; i < 50; i++) cafe.step();
  cafe.give({ kind: 'edit', maid: 'mei', edit: { team: 2 } });
  return { name, saves, cafe };
}
async function loadedHash(name: string): Promise<string> {
  const loaded = await (await open(name)).load(1);
  if (!loaded.ok) throw new Error(loaded.why);
  const cafe = new Simulation(loaded.cafe.state, scripts, {}, loaded.cafe);
  return `${cafe.state.tick} ${cafe.hash()} ${cafe.journal.length}`;
}
const now = (cafe: Simulation): string => `${cafe.state.tick} ${cafe.hash()} ${cafe.journal.length}`;

describe('a page that ends before it has saved', () => {
  test('loses nothing: neither ticks nor inputs, not even one that has not taken effect', async () => {
    const { name, saves, cafe } = await left();
    saves.leave(cafe);
    expect(await loadedHash(name)).toBe(now(cafe));
  });

  test('and if a save was still being written, the tail goes on from that one', async () => {
    const { name, saves, cafe } = await left();
    await saves.keep(cafe, about);
    const { slot, generation, cafe: id } = saves.cards.peek()[1][0]!;
    for (let i = 0; i < 30; i++) cafe.step();
    saves.leave(cafe);
    const tail = readTail()!;
    expect(tail).toMatchObject({ slot, generation, cafe: id });
    kept.set('honeybell.tail', JSON.stringify({ ...tail, generation: 1 }));
    expect(await loadedHash(name)).toBe(now(cafe));
  });

  test('a tail of another café, a damaged tail and a tail that does not come out count for nothing', async () => {
    const { name, saves, cafe } = await left();
    saves.leave(cafe);
    const tail = readTail()!;
    for (const wrong of [{ cafe: 'two' }, { hash: '0' }, { generation: 9 }, { journal: 5 }, { until: 1e9 }]) {
      kept.set('honeybell.tail', JSON.stringify({ ...tail, ...wrong }));
      expect(await loadedHash(name), JSON.stringify(wrong)).toMatch(/^0 /);
    }
    kept.set('honeybell.tail', '{');
    expect(await loadedHash(name)).toMatch(/^0 /);
  });

  test('a café that is loaded and left at once has its save as its beginning; an earlier save is played as it is', async () => {
    const { name, saves, cafe } = await left();
    saves.leave(cafe);
    const next = await open(name);
    const loaded = await next.load(1);
    if (!loaded.ok) throw new Error(loaded.why);
    next.goOnFrom(loaded.card);
    expect(readTail()).toBeNull();
    const again = new Simulation(loaded.cafe.state, scripts, {}, loaded.cafe);
    again.step();
    next.leave(again);
    expect(await loadedHash(name)).toBe(now(again));
    const earlier = await next.load(1, 1);
    expect(earlier.ok && earlier.cafe.state.tick).toBe(0);
  });
});
