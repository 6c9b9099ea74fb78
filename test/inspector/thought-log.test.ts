// The log of a recorder stores what is alike once. What it says afterwards is compared with a trace that keeps every object.

import { expect, test } from 'vitest';
import { Chunk } from '../../src/inspector/record/thought-chunk.ts';
import { ThoughtLog } from '../../src/inspector/record/thought-log.ts';
import { behaviour, concat, createMinds, DONE, script, type Thought, warp } from '../../src/library/index.ts';
import { Trace } from '../../src/library/trace.ts';

type Do = { where?: object; who?: string; much?: number; sure?: boolean | null };

/** Characters that do all kinds of things; some leave and come back, so that the rows of the others change. */
function circus(ticks: number) {
  const does = script((_: object, { random, why, weigh }: Thought) => {
    const n = Math.floor(random() * 7);
    if (random() < 0.5) why(random() < 0.5 ? 'a' : 'b', random() < 0.5 ? {} : { n, of: { deep: [n] } });
    if (random() < 0.1) weigh(() => [{ id: String(n), terms: {}, verdict: 'chosen' }]);
    const kinds: readonly Do[] = [
      {},
      { much: n / 4 },
      { much: n },
      { who: ['', 'x', 'äx', '姓'][n % 4] as string },
      { where: { x: n, y: [1, n] } },
      { sure: n === 1, who: 'x' },
      { sure: null },
    ];
    return {
      behave: 'do',
      ...kinds[n],
      ...(random() < 0.3 && { tick: 1 + (n % 3) }),
      ...(n === 4 && { until: ['bell'] }),
    };
  });
  const turns = script((_: object, { random }: Thought) =>
    random() < 0.1 ? warp(random() < 0.5 ? 'one' : 'two', { from: 'here' }) : undefined,
  );
  const minds = createMinds({
    facts: ['bell'],
    behaviours: { do: behaviour<Do>({ perform: () => DONE }) },
    scripts: { one: concat(turns, does), two: concat(does, turns) },
    characters: { clown: { warps: { one: 'one', two: 'two', default: 'one' } } },
    seed: 5,
  });
  const [trace, log] = [new Trace(Infinity), new ThoughtLog()];
  minds.observe(trace);
  minds.observe(log);
  minds.reasonsWanted = true;
  const ids = Array.from({ length: 40 }, (_, i) => `clown ${i}`);
  for (let tick = 0; tick < ticks; tick++) {
    const id = ids[(tick * 13) % ids.length] as string;
    if (minds.has(id) && tick % 3 === 0) minds.remove(id);
    else if (!minds.has(id)) minds.add(id, {}, 'clown');
    minds.tick();
  }
  return { ids, log, trace };
}

test('every thought reads as it was thought', () => {
  const { ids, log, trace } = circus(1200);
  let thoughts = 0;
  for (const id of ids) {
    expect(log.of(id)).toEqual(trace.of(id));
    expect(log.countOf(id)).toBe(trace.of(id).length);
    thoughts += log.countOf(id);
  }
  // Enough to fill several chunks.
  expect(thoughts).toBeGreaterThan(10_000);
});

test('todos and reasons that are alike are stored once, others are not taken for them', () => {
  const chunk = new Chunk();
  const number = (todo: object): number => chunk.numbersOf({ behave: 'run', ...todo }, null);
  const first = number({ to: 1 });
  expect(number({ to: 1 })).toBe(first);
  const others = [{ to: '1' }, { to: 1.5 }, { to: 2 }, { to: [1] }, { to: null }, {}, { to: 1, tick: 1 }, { on: 1 }];
  const numbers = others.map(number);
  expect(new Set([first, ...numbers]).size).toBe(others.length + 1);
  const because = (key: string, terms: object): number => chunk.numbersOf(null, { key, terms: { ...terms } }) >>> 16;
  expect(because('near', { far: 3 })).toBe(because('near', { far: 3 }));
  expect(because('near', { far: 3 })).not.toBe(because('next', { far: 3 }));
});
