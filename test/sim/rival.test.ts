// The rival as state: it grows unseen, the same from the same seed; beliefs change only by reports; and the board uses
// nothing else.

import { describe, expect, test } from 'vitest';
import { rivalPlan } from '../../src/data/rival.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { rivalBoard } from '../../src/sim/rival/rival-board.ts';
import { memoryOf, newRival, rivalNextDay, takeReport } from '../../src/sim/rival/rival.ts';
import type { RivalState, Sighting } from '../../src/sim/state/rival.ts';
import { look } from '../../src/sim/rival/scouting.ts';
import type { Rank } from '../../src/sim/state/person.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

const season = (seed: number, days: number): RivalState[] => {
  const all = [newRival(seed, 1)];
  for (let day = 2; day <= days; day++) all.push(rivalNextDay(all.at(-1)!, day));
  return all;
};
const had = (rival: RivalState): string[] => Object.keys(rival.has);
const report = (rival: RivalState, day: number, saw: readonly Sighting[], name = 'Mei'): string[] =>
  takeReport(rival, { day, tick: 0, maid: name.toLowerCase(), name, saw });

describe('what they have', () => {
  test('grows every day from what they have, never before its day, until there is nothing more', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const days = season(seed, 40);
      days.forEach((rival, i) => {
        for (const name of had(rival)) {
          const { needs, from } = rivalPlan.byName.get(name)!;
          expect(needs.filter((need) => rival.has[need] === undefined)).toEqual([]);
          expect(from).toBeLessThanOrEqual(rival.has[name]!);
        }
        if (i > 0) expect(had(rival)).toEqual(expect.arrayContaining(had(days[i - 1]!)));
      });
      expect(had(days[0]!).length).toBe(5);
      expect(had(days.at(-1)!).length).toBe(rivalPlan.nodes.length);
    }
  });

  test('grows in a season at the pace of its difficulty: about so many steps in thirty days', () => {
    const steps = (pace: number): number => {
      let sum = 0;
      for (let seed = 1; seed <= 20; seed++) {
        let rival = newRival(seed, 1);
        const before = had(rival).length;
        for (let day = 2; day <= 11; day++) rival = rivalNextDay(rival, day, pace);
        sum += had(rival).length - before;
      }
      return sum / 200;
    };
    const [slow, usual, quick] = [steps(0.7), steps(1), steps(1.3)] as const;
    expect(Math.abs(usual - 0.4)).toBeLessThan(0.1);
    expect(slow).toBeLessThan(usual);
    expect(quick).toBeGreaterThan(usual);
    expect(quick).toBeLessThan(0.65);
  });

  test('is the same from the same seed, and another from another', () => {
    expect(season(7, 12)).toEqual(season(7, 12));
    expect(new Set([1, 2, 3, 4].map((seed) => had(season(seed, 12).at(-1)!).join())).size).toBe(4);
  });

  test('is the same whether the days were lived or the season is entered later', () => {
    expect(newRival(7, 9).has).toEqual(season(7, 9).at(-1)!.has);
  });

  test('leaves the day before as it was', () => {
    const rival = newRival(3, 1);
    const before = structuredClone(rival);
    rivalNextDay(rival, 2);
    expect(rival).toEqual(before);
  });
});

describe('what we believe', () => {
  test('is nothing at first', () => {
    const tree = memoryOf(newRival(1, 1));
    expect(new Set(tree.names.map((name) => tree.value(name)))).toEqual(new Set(['Unknown']));
  });

  test('follows from reports: forwards, backwards, and No', () => {
    const rival = newRival(1, 1);
    expect(report(rival, 1, [{ node: 'amberGlaze', value: 'Yes' }])).toEqual([
      'charcoalGrill',
      'amberGlaze',
      'lanternSkewers',
    ]);
    report(rival, 2, [{ node: 'cornerStage', value: 'No' }]);
    const tree = memoryOf(rival);
    const values = ['charcoalGrill', 'lanternSkewers', 'galaNight', 'iceWell'].map((name) => tree.value(name));
    expect(values).toEqual(['Yes', 'Maybe', 'No', 'Unknown']);
  });

  test('goes on over night, with the log', () => {
    let rival = newRival(1, 1);
    report(rival, 1, [{ node: 'iceWell', value: 'Yes' }]);
    rival = rivalNextDay(rival, 2);
    expect(memoryOf(rival).value('iceWell')).toBe('Yes');
    expect(rival.log.map(({ name, day }) => [name, day])).toEqual([['Mei', 1]]);
  });
});

describe('a look across the street', () => {
  test('shows only what is there, nothing twice, more to the rarer and the better', () => {
    const rival = newRival(5, 20);
    for (let i = 0; i < 200; i++) {
      const rank = (2 + (i % 4)) as Rank;
      const level = i % 20;
      const saw = look(rival, { rank, level }, 20, null);
      expect(new Set(saw.map(({ node }) => node)).size).toBe(saw.length);
      expect(saw.length).toBeLessThanOrEqual(rank + (level >= 10 ? 1 : 0));
      expect(saw.length).toBeGreaterThanOrEqual(rank - 1);
      for (const { node, value } of saw) if (value === 'Yes') expect(rival.has[node]).toBeDefined();
    }
  });

  test('looks for what she was told to look for, and else for the first thing nobody is sure of', () => {
    const rival = newRival(5, 8);
    const wanted = had(rival).at(-1)!;
    const finds = (node: string | null): number => {
      let found = 0;
      for (let i = 0; i < 200; i++) if (look(rival, { rank: 5, level: 1 }, 8, node)[0]?.node === wanted) found++;
      return found / 200;
    };
    // Found nine times out of ten, and now and then reported as missing.
    expect(finds(wanted)).toBeGreaterThan(0.85);
    expect(finds(null)).toBeLessThan(0.6);
    const lacks = rivalPlan.nodes.find(({ name }) => rival.has[name] === undefined)!.name;
    const values = new Set(
      Array.from(
        { length: 40 },
        () => look(rival, { rank: 5, level: 1 }, 8, lacks).find(({ node }) => node === lacks)?.value,
      ),
    );
    expect(values).toEqual(new Set(['No', undefined]));
  });

  test('prefers news', () => {
    const rival = newRival(5, 8);
    const [unseen, ...others] = had(rival) as [string, ...string[]];
    report(
      rival,
      8,
      others.map((node) => ({ node, value: 'Yes' })),
    );
    let found = 0;
    for (let i = 0; i < 100; i++)
      if (look(rival, { rank: 3, level: 1 }, 8, null).some(({ node }) => node === unseen)) found++;
    const fair = (100 * 3) / had(rival).length;
    expect(found).toBeGreaterThan(fair * 1.5);
  });
});

describe('the board', () => {
  const state = (): WorldState => newDay({ seed: 4 });

  test('says nothing of what they truly have: with another truth it is the same', () => {
    const one = state();
    report(one.rival!, 1, [{ node: 'tableTea', value: 'Yes' }]);
    const other = structuredClone(one);
    other.rival!.has = Object.fromEntries(rivalPlan.nodes.map(({ name }) => [name, 1]));
    expect(rivalBoard(other)).toEqual(rivalBoard(one));
    other.rival!.has = {};
    expect(rivalBoard(other)).toEqual(rivalBoard(one));
  });

  test('names who saw what, how long ago, and what it rests on', () => {
    const one = state();
    one.clock.day = 4;
    report(one.rival!, 1, [{ node: 'charcoalGrill', value: 'Yes' }], 'Hana');
    report(one.rival!, 3, [{ node: 'cloudScones', value: 'Yes' }], 'Mei');
    const of = (name: string) => rivalBoard(one)!.nodes.find((node) => node.name === name)!;
    expect(of('charcoalGrill')).toMatchObject({ value: 'Yes', by: 'Hana', age: 3 });
    expect(of('stoneOven')).toMatchObject({ value: 'Yes', by: 'Mei', age: 1, why: { because: 'implied' } });
    expect(of('teaDance')).toMatchObject({ value: 'Maybe', by: null, age: null, why: { of: ['cloudScones'] } });
    expect(of('iceWell')).toMatchObject({ value: 'Unknown', by: null, age: null });
  });

  test('shows what contradicts itself within a day, and who said so', () => {
    const one = state();
    report(one.rival!, 1, [{ node: 'cornerStage', value: 'No' }], 'Mei');
    report(one.rival!, 1, [{ node: 'houseBand', value: 'Yes' }], 'Yuki');
    expect(rivalBoard(one)!.contradictions).toEqual([
      { day: 1, seen: 'houseBand', missing: 'cornerStage', way: ['houseBand', 'cornerStage'], by: ['Mei', 'Yuki'] },
    ]);
    report(one.rival!, 2, [{ node: 'cornerStage', value: 'Yes' }], 'Mei');
    expect(rivalBoard(one)!.contradictions).toEqual([]);
  });

  test('puts their stars between what is sure and what cannot be ruled out; every look narrows it', () => {
    const one = state();
    const width = (): number => rivalBoard(one)!.standing.most - rivalBoard(one)!.standing.least;
    expect(width()).toBe(4);
    report(one.rival!, 1, [{ node: 'cornerStage', value: 'No' }]);
    const narrower = width();
    expect(narrower).toBeLessThan(4);
    report(one.rival!, 1, [{ node: 'stormNoodles', value: 'Yes' }]);
    expect(width()).toBeLessThan(narrower);
  });
});
