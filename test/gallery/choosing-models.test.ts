// The models of the other pages do what their pages say: table, curves, callers, paparazzo, rival, duel, janken, café.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { SheetRead } from '../../src/gallery/frame/sheet.ts';
import { Hall, readCafe } from '../../src/gallery/pages/cafe/model.ts';
import { Chore, readSweep } from '../../src/gallery/pages/curves/model.ts';
import { withNumber } from '../../src/gallery/pages/curves/text.ts';
import { Duel, readDuel } from '../../src/gallery/pages/duel/model.ts';
import { JankenTable, readHabit, readLearned, writeLearned } from '../../src/gallery/pages/janken/model.ts';
import { Paparazzo, readPaparazzo, SECONDS_A_TICK } from '../../src/gallery/pages/paparazzo/model.ts';
import { placeNodes, readTree, Rivalry } from '../../src/gallery/pages/rival/model.ts';
import { layOut } from '../../src/gallery/pages/table/layout.ts';
import { readGuestTable, Regular } from '../../src/gallery/pages/table/model.ts';
import { CallHall, readCaller } from '../../src/gallery/pages/utility/model.ts';

const folder = fileURLToPath(new URL('../../src/gallery/pages/', import.meta.url));
const shipped = (path: string): string => readFileSync(folder + path, 'utf8');
function right<V>(found: SheetRead<V>): V {
  if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join('\n'));
  return found.value;
}
const run = (world: { step(): void }, ticks: number): void => {
  for (let i = 0; i < ticks; i++) world.step();
};

describe('decision table', () => {
  const table = right(readGuestTable(shipped('table/guest.csv')));

  test('the tree has a place for every row once, and a leaf for every branch that acts', () => {
    const { nodes, edges, lines } = layOut(table);
    expect(nodes.filter(({ branch }) => branch === null).map(({ key }) => Number(key)).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]); // prettier-ignore
    expect(nodes.filter(({ branch }) => branch !== null)).toHaveLength(9);
    expect(edges).toHaveLength(nodes.length - 1);
    const leaves = nodes.filter(({ branch }) => branch !== null).map(({ line }) => line);
    expect(new Set(leaves).size).toBe(leaves.length);
    expect(Math.max(...leaves)).toBe(lines - 1);
  });

  test('a row two branches lead to is drawn once and named again', () => {
    const twice = right(
      readGuestTable(
        'id,condition,cParam,yesType,yes,noType,no\n1,isEating,,0,"2,3",0,3\n2,hasFriend,,1,chat:100,,\n3,hasFriend,,1,eat:100,,',
      ),
    );
    expect(layOut(twice).nodes.filter(({ row, again }) => row.id === 3 && again)).toHaveLength(1);
  });

  test('counts add up to what was decided, and the path is the one the library tells', () => {
    const regular = new Regular(table);
    run(regular, 4000);
    const first = (regular.taken.get('1.yes') ?? 0) + (regular.taken.get('1.no') ?? 0);
    expect(first).toBe(regular.decisions);
    expect(regular.path[0]).toBe(1);
    expect(regular.path).toEqual(regular.steps.map(({ id }) => id));
  });

  test('he remembers who served him late, grumbles sooner the next time, and forgets', () => {
    const regular = new Regular(
      right(readGuestTable(shipped('table/guest.csv').replace('call:60,phone:40', 'call:100'))),
    );
    const seen = new Set<string>();
    for (let i = 0; i < 20_000; i++) {
      regular.step();
      if (regular.memory.length > 0 && regular.doing !== null) seen.add(regular.doing);
    }
    expect(seen.has('grumble') || seen.has('leave')).toBe(true);
    expect(regular.memory.every(({ forgetAt }) => forgetAt > regular.tick)).toBe(true);
  });
});

describe('considerations', () => {
  const text = shipped('curves/sweep.yaml');

  test('each curve is what the library makes of the input, everything else being as it is', () => {
    const chore = new Chore(right(readSweep(text)));
    const [litter, callers] = chore.plan.factors;
    if (litter === undefined || callers === undefined) throw new Error('two factors');
    const curve = chore.curve(litter);
    expect(curve[0]?.score.multiplier).toBeLessThan(0.05);
    expect(curve.at(-1)?.score.multiplier).toBeGreaterThan(0.95);
    expect(chore.curve(callers).map(({ score }) => score.multiplier).filter((one, i, all) => one !== all[i - 1])).toEqual([1, 0.4, 0]); // prettier-ignore
    expect(chore.scoreAt(litter.at, 'litter', 5)).toMatchObject({ type: 'FloatVariable', input: 5 });
  });

  test('a rush of callers forbids sweeping, whatever else', () => {
    const chore = new Chore(right(readSweep(text)));
    chore.set('litter', 10);
    chore.set('callers', 5);
    expect(chore.decision.scores[0]).toMatchObject({ weight: 0, dropped: 'weight' });
  });

  test('dragging changes the number where it is written, and nothing else', () => {
    const path = 'options[0].considerations[1].weight.xShift';
    const dragged = withNumber(text, path, 0.2567);
    expect(dragged).toBe(text.replace('xShift: -0.1', 'xShift: 0.26'));
    expect(right(readSweep(dragged)).factors[0]?.numbers.get('xShift')).toBe(0.26);
    const step = withNumber(text, 'options[0].considerations[2].weight.entries[1].below', 4);
    expect(step).toBe(text.replace('below: 3, mult', 'below: 4, mult'));
    expect(withNumber(text, 'options[7].nothing', 4)).toBe(text);
  });
});

describe('dual utility and pickers', () => {
  test('draws in a hall that stands still go by weight', () => {
    const hall = new CallHall(
      right(readCaller(shipped('utility/caller.yaml').replace('singer: { rank: 2 }', 'singer: { rank: 1 }'))),
    );
    hall.tryOut(4000);
    expect(hall.tried.length).toBeGreaterThan(1);
    for (const { id, count } of hall.tried) expect(Math.abs(count / 4000 - hall.likely(id))).toBeLessThan(0.04);
  });

  test('the highest rank goes before every weight, and guests served by a colleague are out', () => {
    const hall = new CallHall(right(readCaller(shipped('utility/caller.yaml'))));
    expect(hall.callers.find(({ id }) => id === hall.target)?.kind).toBe('singer');
    expect(hall.scores.find(({ name }) => name === 'kid')).toMatchObject({ weight: 0, dropped: 'weight' });
    const before = hall.target;
    hall.take();
    expect(hall.target).not.toBe(before);
  });

  test('nobody waits for ever', () => {
    const hall = new CallHall(right(readCaller(shipped('utility/caller.yaml'))));
    const served = new Set<string>();
    for (let i = 0; i < 1500; i++) {
      hall.step();
      if (hall.target !== null) served.add(hall.target);
    }
    expect(served.size).toBe(8);
  });
});

describe('paparazzo', () => {
  const world = (change: (text: string) => string = (text) => text): Paparazzo =>
    new Paparazzo(right(readPaparazzo(change(shipped('paparazzo/paparazzo.yaml')))));

  test('the hero is taken about half the time, and a tenth when he weighs no more than others', () => {
    const pap = world();
    pap.tryOut(2000);
    const share = (): number => (pap.tried.find(({ circle }) => circle === 'hero')?.count ?? 0) / 2000;
    expect(share()).toBeGreaterThan(0.44);
    expect(share()).toBeLessThan(0.62);
    pap.adopt(right(readPaparazzo(shipped('paparazzo/paparazzo.yaml').replace('multiplier: 10', 'multiplier: 1'))));
    pap.tryOut(2000);
    expect(share()).toBeLessThan(0.16);
    expect(pap.tried.find(({ circle }) => circle === 'nobody')?.count).toBe(0);
  });

  test('between two photos lie 60 to 120 seconds at least, drawn anew', () => {
    const pap = world();
    run(pap, 12_000);
    const times = pap.photos.map(({ second }) => second).reverse();
    const pauses = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    expect(pauses.length).toBeGreaterThan(40);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...pauses)).toBeGreaterThan(100);
    expect(new Set(pauses).size).toBeGreaterThan(25);
  });

  test('with a maid in his way out he takes none', () => {
    const pap = world();
    pap.setBlocked(true);
    run(pap, 600);
    const photos = pap.photos.length;
    run(pap, 600 / SECONDS_A_TICK);
    expect(pap.photos.length).toBe(photos);
    pap.setBlocked(false);
    run(pap, 800);
    expect(pap.photos.length).toBeGreaterThan(photos);
  });
});

describe('technology tree', () => {
  test('what is seen makes what it needs Yes, and what that makes possible Maybe', () => {
    const rivalry = new Rivalry(right(readTree(shipped('rival/kitchen.yaml'))));
    rivalry.observe('yakitori', 'Yes');
    expect(['charcoal', 'stove', 'knives', 'oven', 'ramen'].map((name) => rivalry.value(name))).toEqual([
      'Yes',
      'Yes',
      'Yes',
      'Maybe',
      'Unknown',
    ]);
    expect(rivalry.why('stove')).toMatchObject({ because: 'implied' });
  });

  test('a scout is never told anything but the truth of the day', () => {
    const rivalry = new Rivalry(right(readTree(shipped('rival/kitchen.yaml'))));
    let complete = 0;
    let renewed = false;
    for (let i = 0; i < 60; i++) {
      const before = rivalry.day;
      rivalry.step();
      // When the rival has everything, another opens.
      renewed ||= rivalry.day < before;
      complete = Math.max(complete, rivalry.truth.size);
      const [seen] = rivalry.seen;
      if (seen !== undefined && seen.day === rivalry.day)
        expect(seen.value).toBe(rivalry.truth.has(seen.name) ? 'Yes' : 'No');
      expect(rivalry.contradictions()).toEqual([]);
    }
    expect(complete).toBe(12);
    expect(renewed).toBe(true);
    const { Yes, Maybe, Unknown, No } = rivalry.counts();
    expect(Yes + Maybe + Unknown + No).toBe(12);
  });

  test('each node stands behind what it needs', () => {
    const places = placeNodes(right(readTree(shipped('rival/kitchen.yaml'))));
    const columns = new Map(places.map(({ name, column }) => [name, column]));
    for (const { needs, column } of places) for (const need of needs) expect(columns.get(need)).toBeLessThan(column);
    expect(new Set(places.map(({ column, line }) => `${column} ${line}`)).size).toBe(places.length);
  });
});

describe('move predictor', () => {
  const played = (change: (text: string) => string): Duel => {
    const duel = new Duel(right(readDuel(change(shipped('duel/duel.yaml')))));
    run(duel, 600);
    return duel;
  };

  test('a habit is found out, chance is not', () => {
    const { hits, randomHits, n } = played((text) => text).predictor.stats;
    expect(hits / n).toBeGreaterThan(0.65);
    expect(randomHits / n).toBeLessThan(0.42);
    const chance = played((text) => text.replace('slip: 0.15', 'slip: 1')).predictor.stats;
    expect(chance.hits / chance.n).toBeLessThan(0.42);
  });

  test('the rules stand in a table: a row for each memory, a rule for each move', () => {
    const duel = played((text) => text.replace('order: 2', 'order: 1'));
    expect(duel.table().map(({ given, rules }) => `${given.join()} → ${rules.map(({ then }) => then).join()}`)).toEqual(['chop → chop,fry,plate', 'fry → chop,fry,plate', 'plate → chop,fry,plate']); // prettier-ignore
  });
});

describe('GoCap', () => {
  const wins = (habit: string): number => {
    const table = new JankenTable(right(readHabit(`habit: ${habit}\nstrength: 0.8\nfavourite: rock\n`)));
    run(table, 1000);
    return table.results.win / table.played;
  };

  test.each(['cycle', 'favourite', 'winStay'])(
    'against a player who plays %s she wins clearly more than a third',
    (habit) => {
      expect(wins(habit)).toBeGreaterThan(0.42);
    },
  );

  test('against chance she does not', () => {
    expect(wins('none')).toBeLessThan(0.39);
  });

  test('what she has learned can be written down, read, and played on with', () => {
    const table = new JankenTable(right(readHabit(shipped('janken/habit.yaml'))));
    run(table, 200);
    const text = writeLearned(table.guest.save());
    const other = new JankenTable(right(readHabit(shipped('janken/habit.yaml'))));
    other.teach(right(readLearned(text)));
    expect(writeLearned(other.guest.save())).toBe(text);
  });

  test('what does not fit her is refused with its place', () => {
    const table = new JankenTable(right(readHabit(shipped('janken/habit.yaml'))));
    const found = readLearned(
      writeLearned(table.guest.save()).replace('"losses":0', '"losses":-2').replace('"id": "paper"', '"id": "peper"'),
    );
    expect(found.ok).toBe(false);
    if (found.ok) return;
    expect(found.problems.length).toBeGreaterThanOrEqual(2);
    expect(found.problems.some(({ line, message }) => line === 4 && message.startsWith('rounds.losses'))).toBe(true);
  });
});

describe('whole café', () => {
  test('the same text is the same café to the last byte, and begins again when it is over', () => {
    const short = shipped('cafe/cafe.json').replace('"ticks": 4000', '"ticks": 300');
    const [one, other] = [new Hall(right(readCafe(short))), new Hall(right(readCafe(short)))];
    run(one, 250);
    run(other, 250);
    expect(one.cafe.hash()).toBe(other.cafe.hash());
    expect(one.cafe.state.people['mei']).toBeDefined();
    run(one, 60);
    expect([one.runs, one.cafe.state.tick < 60]).toEqual([2, true]);
    run(one, 241);
    run(other, 1);
    expect(one.cafe.state.tick).toBe(other.cafe.state.tick - 1);
  });

  test('goes well as shipped: everybody is served, nothing fails', () => {
    const hall = new Hall(right(readCafe(shipped('cafe/cafe.json'))));
    run(hall, 3900);
    const { guestsServed, faults } = hall.cafe.state.figures;
    expect(guestsServed).toBeGreaterThanOrEqual(9);
    expect(faults).toBe(0);
  });

  test('mistakes in a scenario stand in their lines', () => {
    const found = readCafe(
      shipped('cafe/cafe.json').replace('"rank": 5', '"rank": 9').replace('"arrive": 40 ', '"arrive": -4 '),
    );
    expect(found.ok ? [] : found.problems.map(({ line, message }) => `${line} ${message.split(':')[0]}`)).toEqual([
      '19 maids.1.rank',
      '26 customers.1.arrive',
    ]);
  });
});
