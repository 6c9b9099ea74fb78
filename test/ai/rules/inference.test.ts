// Properties of the inference, over random trees and random news: the values are those of the list in tech-tree.ts, in
// whatever order the news arrives and however little is re-evaluated.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MemoryValue, TechTree } from '../../../src/ai/index.ts';
import { beliefs, treeOf } from './village.ts';

const MOST = 12;
const runs = 500;
/** Always from the same seed, so that the test is deterministic; HONEYBELL_SEED tries others. */
const search = { numRuns: runs, seed: Number(process.env['HONEYBELL_SEED'] ?? 1) };

interface News {
  readonly name: string;
  readonly value: 'Yes' | 'No';
  readonly day: number;
}
type Rules = Record<string, { needs: string[] }>;

/** A tree in which no node needs one that comes later in a hidden order, written in another order. */
const rules: fc.Arbitrary<Rules> = fc
  .tuple(
    fc.array(fc.array(fc.nat(MOST - 1), { maxLength: 3 }), { minLength: 1, maxLength: MOST, size: 'max' }),
    fc.array(fc.nat(), { minLength: MOST, maxLength: MOST }),
  )
  .map(([needs, shuffle]) => {
    const written = needs.map((all, i) => ({
      name: `n${i}`,
      needs: [...new Set(i === 0 ? [] : all.map((need) => need % i))].map((need) => `n${need}`),
      at: shuffle[i] as number,
    }));
    written.sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1));
    return Object.fromEntries(written.map(({ name, needs }) => [name, { needs }]));
  });
const news: fc.Arbitrary<News[]> = fc.array(
  fc.record({ name: fc.nat(MOST - 1).map((i) => `n${i}`), value: fc.constantFrom('Yes', 'Yes', 'No'), day: fc.nat(3) }),
  { maxLength: 25, size: 'max' },
) as fc.Arbitrary<News[]>;
const world = fc
  .tuple(rules, news)
  .map(([rules, all]) => ({ rules, news: all.filter(({ name }) => Object.hasOwn(rules, name)) }));

const tell = (tree: TechTree, all: readonly News[]): TechTree => {
  for (const { name, value, day } of all) tree.observe(name, value, day);
  return tree;
};

/** The newest observation of each fact; of one day the last report. */
function newestOf(all: readonly News[]): Map<string, News> {
  const newest = new Map<string, News>();
  for (const one of all) if (one.day >= (newest.get(one.name)?.day ?? -1)) newest.set(one.name, one);
  return newest;
}

/** Everything that needs `name`, directly or indirectly. */
function needersOf(rules: Rules, name: string): string[] {
  const direct = Object.keys(rules).filter((other) => rules[other]?.needs.includes(name));
  return [...new Set([...direct, ...direct.flatMap((other) => needersOf(rules, other))])];
}

/** The list of rules, implemented naively. */
function expected(rules: Rules, newest: Map<string, News>, name: string): MemoryValue {
  const seen = newest.get(name);
  const sightings = needersOf(rules, name).flatMap((other) => newest.get(other) ?? []);
  const proof = Math.max(-1, ...sightings.filter(({ value }) => value === 'Yes').map(({ day }) => day));
  if (seen?.value === 'Yes') return 'Yes';
  if (seen && seen.day >= proof) return 'No';
  if (proof >= 0) return 'Yes';
  const needs = (rules[name]?.needs ?? []).map((need) => expected(rules, newest, need));
  if (needs.includes('No')) return 'No';
  return needs.length > 0 && needs.every((need) => need === 'Yes') ? 'Maybe' : 'Unknown';
}

test('after every observation the tree believes what the list says: little by little is as good as from scratch', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(world, ({ rules, news }) => {
      const tree = treeOf(rules);
      news.forEach((one, i) => {
        const before = beliefs(tree);
        const changed = tree.observe(one.name, one.value, one.day);
        const newest = newestOf(news.slice(0, i + 1));
        expect(beliefs(tree)).toEqual(tree.names.map((name) => `${name} ${expected(rules, newest, name)}`));
        expect(new Set(changed)).toEqual(new Set(tree.names.filter((_, n) => before[n] !== beliefs(tree)[n])));
        for (const name of tree.names) met.add(`${tree.why(name).because} ${tree.value(name)}`);
      });
    }),
    search,
  );
  expect([...met].sort()).toEqual([
    'implied Yes',
    'lacks No',
    'needsAll Maybe',
    'observed No',
    'observed Yes',
    'unseen Unknown',
  ]);
});

test('it is at rest: telling everything again changes nothing, and a tree restored from what was seen agrees', () => {
  fc.assert(
    fc.property(world, ({ rules, news }) => {
      const tree = tell(treeOf(rules), news);
      for (const { name, value, day } of tree.save().observations) expect(tree.observe(name, value, day)).toEqual([]);
      const other = treeOf(rules);
      expect(other.restore(JSON.parse(JSON.stringify(tree.save())))).toEqual({ ok: true });
      expect(other.save()).toEqual(tree.save());
      expect(other.names.map((name) => other.why(name))).toEqual(tree.names.map((name) => tree.why(name)));
    }),
    search,
  );
});

test('no observation is lost: the newest of each fact is kept, and is the fact’s value unless a later sighting needs it', () => {
  fc.assert(
    fc.property(world, ({ rules, news }) => {
      const tree = tell(treeOf(rules), news);
      for (const [name, { value, day }] of newestOf(news)) {
        expect(tree.observation(name)).toMatchObject({ value, day });
        if (tree.value(name) === value) continue;
        expect(value).toBe('No');
        expect(tree.why(name).day).toBeGreaterThan(day);
      }
    }),
    search,
  );
});

test('of things seen on one day, none is overruled', () => {
  fc.assert(
    fc.property(world, ({ rules, news }) => {
      const tree = treeOf(rules);
      for (const { name, value } of news) tree.observe(name, value);
      for (const [name, { value }] of newestOf(news.map((one) => ({ ...one, day: 0 }))))
        expect(tree.value(name)).toBe(value);
    }),
    search,
  );
});

test('the order of the news does not matter, as long as nobody says two things of one fact on one day', () => {
  fc.assert(
    fc.property(world, fc.array(fc.nat(), { minLength: 25, maxLength: 25 }), ({ rules, news }, shuffle) => {
      const said = new Map<string, string>();
      const consistent = news.filter(({ name, value, day }) => {
        const before = said.get(`${name} ${day}`) ?? value;
        said.set(`${name} ${day}`, before);
        return before === value;
      });
      const shuffled = consistent
        .map((one, i) => ({ one, i, at: shuffle[i] as number }))
        .sort((a, b) => a.at - b.at || a.i - b.i)
        .map(({ one }) => one);
      const tree = tell(treeOf(rules), consistent);
      const other = tell(treeOf(rules), shuffled);
      expect(other.save()).toEqual(tree.save());
      expect(other.contradictions()).toEqual(tree.contradictions());
      expect(other.names.map((name) => other.why(name))).toEqual(tree.names.map((name) => tree.why(name)));
    }),
    search,
  );
});

test('contradictions are exactly the pairs of one day in which one needs the other', () => {
  let found = 0;
  fc.assert(
    fc.property(world, ({ rules, news }) => {
      const tree = tell(treeOf(rules), news);
      const newest = newestOf(news);
      const pairs = [...newest.values()].flatMap((missing) =>
        missing.value === 'Yes'
          ? []
          : needersOf(rules, missing.name)
              .filter((other) => newest.get(other)?.value === 'Yes' && newest.get(other)?.day === missing.day)
              .map((seen) => `${seen} ${missing.name} ${missing.day}`),
      );
      const told = tree.contradictions().filter(({ seen, missing }) => seen !== missing);
      found += told.length;
      expect(told.map(({ seen, missing, day }) => `${seen} ${missing} ${day}`).sort()).toEqual(pairs.sort());
      for (const { seen, missing, way } of told) {
        expect([way[0], way.at(-1)]).toEqual([seen, missing]);
        for (let i = 1; i < way.length; i++) expect(rules[way[i - 1] as string]?.needs).toContain(way[i]);
      }
    }),
    search,
  );
  expect(found).toBeGreaterThan(runs / 10);
});

test('any rules are either refused for a circle or lead to a tree that rests', () => {
  let circles = 0;
  const any = fc.array(fc.array(fc.nat(7), { maxLength: 3 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(any, news, (needs, news) => {
      const rules = Object.fromEntries(
        needs.map((all, i) => [`n${i}`, { needs: [...new Set(all)].map((need) => `n${need}`) }]),
      );
      const goesRound = (name: string, way: string[]): boolean =>
        way.includes(name) || (rules[name]?.needs ?? []).some((need) => goesRound(need, [...way, name]));
      const read = TechTree.load(rules);
      const isCircular = Object.keys(rules).some((name) => goesRound(name, []));
      expect(read.ok).toBe(!isCircular);
      if (isCircular) circles++;
      if (read.ok)
        tell(
          read.tree,
          news.filter(({ name }) => read.tree.has(name)),
        );
      else
        for (const { message } of read.problems) {
          const ring = (message.split(': ')[1] ?? '').split(';')[0]?.split(' → ') ?? [];
          expect(ring.length).toBeGreaterThan(1);
          expect(ring[0]).toBe(ring.at(-1));
          for (let i = 1; i < ring.length; i++) expect(rules[ring[i - 1] as string]?.needs).toContain(ring[i]);
        }
    }),
    search,
  );
  expect(circles).toBeGreaterThan(runs / 10);
  expect(circles).toBeLessThan(runs);
});
