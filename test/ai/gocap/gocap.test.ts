import { describe, expect, test } from 'vitest';
import {
  GoCapActor,
  GoCapBehavior,
  GoCapRule,
  quantiseEvenly,
  quantiseUpTo,
  strengths,
  strongest,
} from '../../../src/ai/index.ts';
import { countsOf, type Field, LIMIT, squire } from './squire.ts';

const times = (n: number, what: () => void): void => {
  for (let i = 0; i < n; i++) what();
};
const ruleAt = (evaluate: () => number, limit = 3) => new GoCapRule({ name: 'hp', cases: 5, limit, evaluate });

describe('a rule', () => {
  test('health of 36 % is the second of five cases, and full health the last, not one beyond', () => {
    const field: Field = { health: 36, mana: 0, foes: 0 };
    const actor = squire(field);
    actor.train('drink');
    expect(countsOf(actor, 'drink', 'health')).toEqual([0, 1, 0, 0, 0]);
    field.health = 100;
    actor.train('drink');
    expect(countsOf(actor, 'drink', 'health')).toEqual([0, 1, 0, 0, 1]);
  });

  test.each([
    [-1, 0],
    [-Infinity, 0],
    [0.99, 0],
    [-0.5, 0],
    [4.99, 4],
    [5, 4],
    [Infinity, 4],
  ])('case %d is counted as case %d', (index, at) => {
    const rule = ruleAt(() => index);
    rule.reinforce();
    expect(rule.counts.indexOf(1)).toBe(at);
  });

  test('counts up to its limit and no further, and fires in a case that has reached it', () => {
    let now = 2;
    const rule = ruleAt(() => now);
    const fired: boolean[] = [];
    times(5, () => {
      rule.reinforce();
      fired.push(rule.isFired());
    });
    expect(fired).toEqual([false, false, true, true, true]);
    expect(rule.counts).toEqual([0, 0, 3, 0, 0]);
    now = 1;
    expect(rule.isFired()).toBe(false);
  });

  test.each([
    [Number.NaN],
    [undefined as unknown as number],
    ['2' as unknown as number],
    [Object.create(null) as number],
  ])('an evaluate function that answers %j is an error that names the rule', (answer) => {
    const rule = ruleAt(() => answer);
    expect(() => rule.reinforce()).toThrow("rule 'hp'");
    expect(() => rule.isFired()).toThrow("rule 'hp'");
  });

  test.each([
    [{ cases: 0, limit: 3 }, 'cases'],
    [{ cases: 2.5, limit: 3 }, 'cases'],
    [{ cases: 2, limit: 0 }, 'limit'],
    [{ cases: 2, limit: Infinity }, 'limit'],
  ])('%j cannot be a rule', (options, what) => {
    expect(() => new GoCapRule({ name: 'hp', evaluate: () => 0, ...options })).toThrow(
      `rule 'hp': ${what} must be a whole number`,
    );
  });

  test('a copy has the same counts and shares nothing', () => {
    const rule = ruleAt(() => 4);
    rule.reinforce();
    const copy = rule.copy();
    times(2, () => copy.reinforce());
    expect([rule.counts, copy.counts]).toEqual([
      [0, 0, 0, 0, 1],
      [0, 0, 0, 0, 3],
    ]);
    expect([rule.isFired(), copy.isFired()]).toEqual([false, true]);
  });
});

describe('quantising', () => {
  test('evenly: a border belongs to the upper case, also where division would round it down', () => {
    expect([0, 0.19, 0.2, 0.6, 0.8, 1].map((share) => quantiseEvenly(share, 0, 1, 5))).toEqual([0, 0, 1, 3, 4, 4]);
    expect([-20, -10, 0, 9, 10, 99].map((value) => quantiseEvenly(value, -10, 10, 4))).toEqual([0, 0, 2, 3, 3, 3]);
  });

  test('up to bounds: none, few, some, many, a crowd', () => {
    expect([0, 1, 2, 3, 4, 6, 7, 99].map((foes) => quantiseUpTo(foes, [0, 1, 3, 6]))).toEqual([0, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('what is no number stays no number, so that the rule can say its name', () => {
    expect([quantiseEvenly(Number.NaN, 0, 1, 5), quantiseUpTo(Number.NaN, [1])]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('a behaviour', () => {
  test('attacking counts all three rules, and fires only where all three are learned', () => {
    const field: Field = { health: 70, mana: 95, foes: 3 };
    const actor = squire(field);
    times(LIMIT, () => actor.train('attack'));
    expect([
      countsOf(actor, 'attack', 'health'),
      countsOf(actor, 'attack', 'mana'),
      countsOf(actor, 'attack', 'foes'),
    ]).toEqual([
      [0, 0, 0, 10, 0],
      [0, 0, 0, 0, 10, 0, 0, 0, 0, 0],
      [0, 0, 10, 0, 0],
    ]);
    expect(actor.decide()).toEqual(['attack']);
    field.foes = 2;
    expect(actor.decide()).toEqual(['attack']);
    for (const change of [{ health: 50 }, { mana: 100 }, { foes: 4 }]) {
      expect(squireLike(actor, { ...field, ...change }).decide()).toEqual([]);
    }
  });

  test('without rules never fires, however often it was done', () => {
    const behavior = new GoCapBehavior('pray');
    times(20, () => behavior.reinforce());
    expect(behavior.fires()).toBe(false);
    behavior.addRules(ruleAt(() => 0, 1));
    behavior.reinforce();
    expect(behavior.fires()).toBe(true);
  });

  test('counts nothing at all when one of its rules cannot tell its case', () => {
    const sound = ruleAt(() => 0);
    const behavior = new GoCapBehavior('attack', [sound, ruleAt(() => Number.NaN)]);
    expect(() => behavior.reinforce()).toThrow("rule 'hp'");
    expect([sound.counts, behavior.trained]).toEqual([[0, 0, 0, 0, 0], 0]);
  });
});

describe('an actor', () => {
  test('decides for all that fire, in the order added', () => {
    const field: Field = { health: 30, mana: 150, foes: 1 };
    const actor = squire(field);
    expect([actor.state, actor.decide()]).toEqual(['Player', []]);
    times(LIMIT, () => actor.train('attack'));
    times(LIMIT, () => actor.train('drink'));
    expect(actor.decide()).toEqual(['drink', 'attack']);
  });

  test('nine potions of ten drunk between 20 and 40 % make it drink there and nowhere else', () => {
    const field: Field = { health: 0, mana: 0, foes: 0 };
    const actor = squire(field);
    for (let i = 0; i < 20; i++) {
      field.health = i % 10 === 9 ? 90 : 20 + ((i * 7) % 20);
      actor.train('drink');
    }
    const drinksAt = [5, 20, 39, 40, 70, 90].filter((health) => {
      field.health = health;
      return actor.decide().includes('drink');
    });
    expect(drinksAt).toEqual([20, 39]);
  });

  test('an unknown id is an error that names the nearest, and an id cannot be given twice', () => {
    const actor = squire({ health: 1, mana: 1, foes: 1 });
    expect(() => actor.train('atack')).toThrow("there is no behaviour 'atack'; did you mean 'attack'?");
    expect(() => actor.train('constructor')).toThrow("there is no behaviour 'constructor'");
    expect(() => actor.addBehavior(new GoCapBehavior('pray'))).toThrow("there are two behaviours 'pray'");
  });

  test('explains which case stands at what count', () => {
    const actor = squire({ health: 30, mana: 150, foes: 1 });
    times(3, () => actor.train('drink'));
    expect(actor.explain()[0]).toEqual({
      id: 'drink',
      fires: false,
      trained: 3,
      rules: [{ name: 'health', case: 1, count: 3, limit: 10, fired: false, counts: [0, 3, 0, 0, 0] }],
    });
    times(7, () => actor.train('drink'));
    expect(actor.explain()[0]).toMatchObject({ fires: true, rules: [{ count: 10, fired: true }] });
  });

  test('forgets by decay: what was learned must be done again', () => {
    const actor = squire({ health: 30, mana: 150, foes: 1 });
    times(LIMIT, () => actor.train('drink'));
    actor.decay(0.5);
    expect([countsOf(actor, 'drink', 'health'), actor.decide()]).toEqual([[0, 5, 0, 0, 0], []]);
    times(5, () => actor.train('drink'));
    expect(actor.decide()).toEqual(['drink']);
    for (const factor of [-0.1, 1.1, Number.NaN]) expect(() => actor.decay(factor)).toThrow('a factor from 0 to 1');
  });

  test('learns what another has learned by merging, up to the limits', () => {
    const field: Field = { health: 30, mana: 150, foes: 1 };
    const [actor, other] = [squire(field), squire(field)];
    times(6, () => actor.train('drink'));
    times(7, () => other.train('drink'));
    actor.merge(other);
    expect(countsOf(actor, 'drink', 'health')).toEqual([0, 10, 0, 0, 0]);
    expect(actor.behaviors[0]?.trained).toBe(13);
    expect(countsOf(other, 'drink', 'health')).toEqual([0, 7, 0, 0, 0]);
    expect(() => actor.merge(new GoCapActor())).toThrow('attack: is missing');
  });
});

describe('of several that fire', () => {
  test('the strongest is the one whose maps are narrowest here, unless another is done far more often', () => {
    const field: Field = { health: 30, mana: 150, foes: 1 };
    const actor = squire(field);
    for (const health of [10, 30, 50, 70, 90]) {
      field.health = health;
      times(LIMIT, () => actor.train('attack'));
    }
    field.health = 30;
    times(LIMIT * 2, () => actor.train('drink'));
    expect(actor.decide()).toEqual(['drink', 'attack']);
    expect(strongest(actor, actor.decide())).toBe('drink');
    times(LIMIT * 20, () => actor.train('attack'));
    expect(strongest(actor, actor.decide())).toBe('attack');
    expect([...strengths(actor).keys()]).toEqual(['drink', 'attack', 'pray']);
  });

  test('equals go to the first listed, and nothing is strongest where nothing was trained', () => {
    const actor = new GoCapActor();
    actor.addBehavior(new GoCapBehavior('left', [ruleAt(() => 1)]), new GoCapBehavior('right', [ruleAt(() => 1)]));
    expect(strongest(actor, ['left', 'right'])).toBeUndefined();
    for (const id of ['left', 'right']) actor.train(id);
    expect([strongest(actor, ['left', 'right']), strongest(actor, ['right', 'left']), strongest(actor, [])]).toEqual([
      'left',
      'right',
      undefined,
    ]);
  });
});

/** A squire with the same maps in another situation. */
function squireLike(actor: GoCapActor, field: Field): GoCapActor {
  const other = squire(field);
  other.load(actor.toJSON());
  return other;
}
