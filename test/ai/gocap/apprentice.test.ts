import { describe, expect, test } from 'vitest';
import { Apprentice, quantiseUpTo } from '../../../src/ai/index.ts';
import { captains, choices, type Decision, variables, watch } from './ferry.ts';

const mate = (watched: readonly Decision[] = []): Apprentice => {
  const apprentice = new Apprentice({ variables, choices });
  for (const { situation, deed } of watched) apprentice.watch(situation, deed);
  return apprentice;
};
const seeds = [1, 2, 3, 4, 5];

/**
 * Of 100 decisions: how many the mate would have made alike, and how many the most frequent choice of the watched ones
 * matches.
 */
function agreement(apprentice: Apprentice, watched: readonly Decision[], heldOut: readonly Decision[]) {
  const counts = new Map<string, number>();
  for (const { deed } of watched) counts.set(deed, (counts.get(deed) ?? 0) + 1);
  const usual = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
  const figures = { alike: 0, usual: 0, habit: 0, habitAlike: 0 };
  for (const { situation, deed } of heldOut) {
    const { id, basis } = apprentice.advise(situation);
    if (id === deed) figures.alike++;
    if (usual === deed) figures.usual++;
    if (basis === 'habit') figures.habit++;
    if (basis === 'habit' && id === deed) figures.habitAlike++;
  }
  const { habit, ...rest } = figures;
  const of = (n: number, all: number): number => Math.round((100 * n) / all);
  return {
    alike: of(rest.alike, heldOut.length),
    usual: of(rest.usual, heldOut.length),
    habit: of(habit, heldOut.length),
    habitAlike: of(rest.habitAlike, habit),
  };
}

describe.each(captains)('after half a log of the %s captain', (captain) => {
  test.each(seeds)('the mate does in the other half what the captain did, more than chance and custom (%i)', (seed) => {
    const log = watch(captain, 600, seed);
    const [watched, heldOut] = [log.slice(0, 300), log.slice(300)];
    const figures = agreement(mate(watched), watched, heldOut);
    // One in seven decisions is random, so 88 of 100 is the maximum.
    expect(figures.alike).toBeGreaterThan(65);
    expect(figures.alike).toBeGreaterThan(figures.usual + 12);
    expect(figures.alike).toBeGreaterThan(3 * (100 / Object.keys(choices).length));
    expect(figures.habit).toBeGreaterThan(10);
    expect(figures.habitAlike).toBeGreaterThan(70);
  });

  test('each captain is followed better by his own mate than by those of the others', () => {
    const heldOut = watch(captain, 300, 77);
    const own = watch(captain, 300, 1);
    const mine = agreement(mate(own), own, heldOut).alike;
    for (const other of captains) {
      const theirs = watch(other, 300, 1);
      if (other !== captain) expect(agreement(mate(theirs), theirs, heldOut).alike).toBeLessThan(mine - 10);
    }
  });

  test('old habits fade: a mate who watched another first is soon as good, and stays so over a long time', () => {
    const before = watch(captains[(captains.indexOf(captain) + 1) % 3] as (typeof captains)[number], 600, 5);
    const after = watch(captain, 1000, 6);
    const heldOut = watch(captain, 300, 7);
    const fresh = agreement(mate(after.slice(0, 400)), after, heldOut).alike;
    for (const since of [400, 1000])
      expect(agreement(mate([...before, ...after.slice(0, since)]), after, heldOut).alike).toBeGreaterThan(fresh - 12);
  });
});

describe('an errand, run once in a while', () => {
  const errands = { ids: ['post'], limit: 2, tries: 2, fade: 0.5 };
  const options = { variables: { posted: 2 }, choices: { post: ['posted'], rest: ['posted'] }, limit: 3, errands };
  const taught = (): Apprentice => {
    const apprentice = new Apprentice(options);
    for (let i = 0; i < 20; i++) apprentice.watch({ posted: 0 }, 'rest');
    for (let i = 0; i < 2; i++) apprentice.watch({ posted: 0 }, 'post');
    return apprentice;
  };

  test('goes before what is done far more often, once its few counts are there', () => {
    expect(taught().advise({ posted: 0 })).toMatchObject({ id: 'post', basis: 'habit', firing: ['post', 'rest'] });
    expect(taught().advise({ posted: 1 })).toMatchObject({ id: 'rest' });
    expect(taught().advise({ posted: 0 }, { among: ['rest'] })).toMatchObject({ id: 'rest' });
  });

  test('is forgotten when it was advised in vain so often running; run again, it is a habit again', () => {
    const apprentice = taught();
    apprentice.watch({ posted: 0 }, 'rest');
    expect(apprentice.advise({ posted: 0 })).toMatchObject({ id: 'post' });
    const again = new Apprentice(options);
    expect(again.restore(JSON.parse(JSON.stringify(apprentice.save())))).toEqual({ ok: true });
    again.watch({ posted: 0 }, 'rest');
    expect(again.advise({ posted: 0 })).toMatchObject({ id: 'rest' });
    apprentice.watch({ posted: 0 }, 'post');
    apprentice.watch({ posted: 0 }, 'rest');
    expect(apprentice.advise({ posted: 0 })).toMatchObject({ id: 'post' });
    apprentice.watch({ posted: 0 }, 'rest');
    expect(apprentice.advise({ posted: 0 })).toMatchObject({ id: 'rest' });
    apprentice.watch({ posted: 0 }, 'post');
    expect(apprentice.advise({ posted: 0 })).toMatchObject({ id: 'post' });
    // Where the errand was impossible, it does not count as advised in vain.
    apprentice.watch({ posted: 0 }, 'rest', ['rest']);
    expect(apprentice.advise({ posted: 0 })).toMatchObject({ id: 'post' });
  });

  test('of a choice there is none is refused', () => {
    expect(() => new Apprentice({ ...options, errands: { ...errands, ids: ['pots'] } })).toThrow(/did you mean 'post'/);
    expect(() => new Apprentice({ ...options, errands: { ...errands, fade: 2 } })).toThrow(/from 0 to 1/);
  });
});

describe('advice', () => {
  const simple = {
    variables: { rain: 2, guests: 3 },
    choices: { umbrella: ['rain'], cake: ['guests'], nap: [] },
    limit: 3,
  };
  const watched = (id: string, rain: number, guests: number, times = 3): Apprentice => {
    const apprentice = new Apprentice(simple);
    for (let i = 0; i < times; i++) apprentice.watch({ rain, guests }, id);
    return apprentice;
  };

  test('is habit when its behaviour fires, and says which fire', () => {
    const apprentice = watched('umbrella', 1, 0);
    expect(apprentice.advise({ rain: 1, guests: 2 })).toEqual({
      id: 'umbrella',
      basis: 'habit',
      firing: ['umbrella'],
      share: 1,
    });
    expect(apprentice.actor.decide()).toEqual(['umbrella']);
  });

  test('is what comes nearest when none fires, or what the caller falls back on', () => {
    const apprentice = watched('umbrella', 1, 0, 2);
    expect(apprentice.advise({ rain: 1, guests: 0 })).toMatchObject({ id: 'umbrella', basis: 'fallback', firing: [] });
    expect(apprentice.advise({ rain: 1, guests: 0 }, { fallback: () => 'nap' })).toEqual({
      id: 'nap',
      basis: 'fallback',
      firing: [],
      share: 0,
    });
    expect(watched('umbrella', 1, 0).advise({ rain: 1, guests: 0 }, { fallback: () => 'nap' }).id).toBe('umbrella');
  });

  test('is only of what is possible now', () => {
    const apprentice = watched('umbrella', 1, 0);
    for (let i = 0; i < 2; i++) apprentice.watch({ rain: 1, guests: 0 }, 'cake');
    expect(apprentice.advise({ rain: 1, guests: 0 }, { among: ['cake', 'nap'] })).toMatchObject({
      id: 'cake',
      basis: 'fallback',
    });
  });

  test('is nothing where nothing was learned', () => {
    expect(new Apprentice(simple).advise({ rain: 0, guests: 0 })).toEqual({
      id: null,
      basis: 'fallback',
      firing: [],
      share: 0,
    });
  });

  test('can be explained by cases and counts', () => {
    const [umbrella] = watched('umbrella', 1, 0, 2).explain({ rain: 1, guests: 0 });
    expect(umbrella).toMatchObject({
      id: 'umbrella',
      trained: 2,
      rules: [{ name: 'rain', case: 1, count: 2, counts: [0, 2] }],
    });
  });

  test('needs every variable it depends on, and says which is missing', () => {
    const apprentice = new Apprentice(simple);
    expect(() => apprentice.watch({ rain: 1 }, 'cake')).toThrow("rule 'guests'");
    expect(() => apprentice.watch({ rain: 1, guests: quantiseUpTo(Number.NaN, [1]) }, 'cake')).toThrow("rule 'guests'");
    expect(() => apprentice.watch({ rain: 1, guests: 1 }, 'cak')).toThrow(
      "there is no behaviour 'cak'; did you mean 'cake'?",
    );
    expect(() => new Apprentice({ ...simple, choices: { cake: ['gests'] } })).toThrow(
      "'cake' depends on 'gests', which is no variable; did you mean 'guests'?",
    );
    expect(() => new Apprentice({ ...simple, decay: { every: 0, factor: 0.5 } })).toThrow('decay');
  });
});

describe('saving', () => {
  test('a restored mate advises alike and goes on learning alike', () => {
    for (const seed of seeds) {
      const log = watch('dreamy', 300, seed);
      const own = mate(log.slice(0, 40 * seed));
      const other = mate();
      expect(other.restore(JSON.parse(JSON.stringify(own.save())))).toEqual({ ok: true });
      for (const { situation, deed } of log.slice(40 * seed)) {
        expect(other.advise(situation)).toEqual(own.advise(situation));
        for (const each of [own, other]) each.watch(situation, deed);
      }
      expect(other.save()).toEqual(own.save());
    }
  });

  test('a bad save tells all that is wrong and changes nothing', () => {
    const own = mate(watch('bold', 20, 1));
    const before = own.save();
    const read = own.restore({ watched: -1, actor: { ...before.actor, behaviors: before.actor.behaviors.slice(2) } });
    expect(read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'watched: must be a whole number from 0',
      'actor.sail: is missing',
      'actor.wait: is missing',
    ]);
    expect(own.save()).toEqual(before);
  });
});

test('decay may go by every single case, and may forget all or nothing', () => {
  const decaying = (every: number, factor: number) => () =>
    new Apprentice({ variables, choices, decay: { every, factor } });
  for (const factor of [0, 1]) expect(decaying(1, factor)).not.toThrow();
  const wrong: [number, number][] = [[0, 1], [1.5, 1], [1, -0.1], [1, 1.1], [NaN, 1], [1, NaN]]; // prettier-ignore
  for (const [every, factor] of wrong) expect(decaying(every, factor)).toThrow('decay takes');
});
