import { describe, expect, test } from 'vitest';
import { createFactory, type UtilityContext } from '../../../src/ai/index.ts';
import { contextOf, option, problemsOf, reasonerOf } from './yards.ts';

/** The input of a consideration and its multiplier. */
function look(consideration: object, given: Partial<UtilityContext> = {}, factory = createFactory()) {
  const { scores } = reasonerOf({ type: 'DualUtility', options: [option('a', consideration)] }, factory).decide(contextOf(given)); // prettier-ignore
  const { input, multiplier } = scores[0]?.considerations[0] ?? {};
  return [input, multiplier];
}
const stores = (self: object, global: object = {}): Pick<UtilityContext, 'stores'> => ({ stores: { self, brain: {}, global } }); // prettier-ignore

describe('variables', () => {
  test.each([
    [{ is: undefined }, true, [true, 1]],
    [{ is: undefined }, false, [false, 0]],
    [{ is: undefined }, undefined, [false, 0]],
    [{ is: false }, false, [false, 1]],
    [{ is: false }, undefined, [false, 1]],
    [{ is: false }, true, [true, 0]],
    [{ is: true }, 1, [true, 1]],
  ])('that are true or false must be true, or what is written: %j, %s', (is, on, seen) => {
    expect(look({ type: 'BooleanVariable', store: 'self', variable: 'on', ...is }, stores({ on }))).toEqual(seen);
  });

  test.each([
    [{ atLeast: 15 }, 14.9, [14.9, 0]],
    [{ atLeast: 15 }, 15, [15, 1]],
    [{ below: 20 }, 20, [20, 0]],
    [{ atLeast: 15, below: 20 }, 19.9, [19.9, 1]],
    [{ atLeast: 1 }, 'many', [0, 0]],
    [{ atLeast: 1 }, true, [1, 1]],
    [{ atLeast: 1, default: 2 }, undefined, [2, 1]],
  ])('that are numbers must lie within bounds: %j, %s', (bounds, count, seen) => {
    expect(look({ type: 'FloatVariable', store: 'self', variable: 'count', ...bounds }, stores({ count }))).toEqual(
      seen,
    );
  });

  test.each([
    ['tidy', ['tidy', 1]],
    ['sour', ['sour', 0]],
    [undefined, ['', 0]],
    [{ a: 1 }, ['', 0]],
    [7, ['7', 0]],
  ])('that are texts must be a text: %j', (mood, seen) => {
    expect(look({ type: 'StringVariable', store: 'self', variable: 'mood', is: 'tidy' }, stores({ mood }))).toEqual(
      seen,
    );
  });

  test('may lie in a store of the game, or in any entity', () => {
    const factory = createFactory({ stores: ['team'] });
    const of = (store: unknown, given: Partial<UtilityContext>): unknown =>
      reasonerOf({ type: 'RuleBased', options: [{ name: 'a', considerations: [{ type: 'BooleanVariable', store, variable: 'tired' }] }] }, factory).choose(contextOf(given)); // prettier-ignore
    expect(of('team', { stores: { team: { tired: true } } })).toBe('a');
    expect(of('team', {})).toBeUndefined();
    const entities = { dogs: [{ id: 'rex', tired: true }] };
    expect(of({ type: 'ByName', name: 'rex' }, { entities })).toBe('a');
    expect(of({ type: 'ByName', name: 'bo' }, { entities })).toBeUndefined();
    expect(of('Self', { stores: { self: { tired: true } } })).toBe('a');
  });

  test('are no methods that every object has', () => {
    expect(look({ type: 'BooleanVariable', store: 'self', variable: 'toString' })).toEqual([false, 0]);
    expect(look({ type: 'StringVariable', store: 'self', variable: 'valueOf', is: 'x' })).toEqual(['', 0]);
  });

  test('may come from getters of a class', () => {
    class Dog {
      get hungry(): boolean {
        return true;
      }
    }
    expect(look({ type: 'BooleanVariable', store: 'self', variable: 'hungry' }, stores(new Dog()))).toEqual([true, 1]);
  });
});

describe('Distance', () => {
  const distance = { type: 'Distance', to: { type: 'Position', x: 3, y: 4 }, weight: { type: 'FloatSequence', entries: [{ below: 6 }, { veto: true }] } }; // prettier-ignore

  test('is the straight line from the deciding character', () => {
    expect(look(distance, stores({ x: 0, y: 0 }))).toEqual([5, 1]);
    expect(look(distance, { self: { id: 'me', x: 3, y: 14 } })).toEqual([10, 0]);
  });

  test('is what the game measures', () => {
    const steps = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    expect(look(distance, { ...stores({ x: 0, y: 0 }), distance: steps })).toEqual([7, 0]);
  });

  test('counts height where there is any', () => {
    const high = { id: 'kite', x: 0, y: 0, z: 12 };
    expect(look({ ...distance, to: { type: 'ByName', name: 'kite' } }, { ...stores({ x: 3, y: 4 }), entities: [high] })[0]).toBe(13); // prettier-ignore
  });

  test('is infinite if a target has no position', () => {
    expect(look(distance, stores({}))).toEqual([Infinity, 0]);
    expect(look({ ...distance, to: { type: 'Variable', variable: 'friend' } }, stores({ x: 0, y: 0 }))).toEqual([Infinity, 0]); // prettier-ignore
  });
});

describe('LineOfSight', () => {
  const sight = { type: 'LineOfSight', to: { type: 'Position', x: 3, y: 4 } };
  const seeing = () => createFactory({ senses: ['lineOfSight'] });
  const sees = (here: object, lineOfSight: UtilityContext['lineOfSight']) =>
    look(sight, { ...stores(here), ...(lineOfSight && { lineOfSight }) }, seeing());

  test('is what the game says, and false when one of them is nowhere', () => {
    expect(sees({ x: 0, y: 0 }, (_, to) => to.x !== 3)).toEqual([false, 0]);
    expect(sees({ x: 0, y: 0 }, (from) => from.x === 0)).toEqual([true, 1]);
    expect(sees({}, () => true)).toEqual([false, 0]);
  });

  test('cannot be asked in a game that gives no sight: that is a mistake of the configuration, and told with its place', () => {
    const config = { type: 'RuleBased', options: [option('a', sight)] };
    expect(problemsOf(config)).toEqual([
      "- options[0].considerations[0]: LineOfSight cannot be asked here: the game does not say what is in the way (its factory is made without the sense 'lineOfSight')",
    ]);
    expect(problemsOf(config, seeing())).toEqual([]);
  });

  test('of a context that breaks the promise is an error, never a yes', () => {
    expect(() => sees({ x: 0, y: 0 }, undefined)).toThrow('the context gives no lineOfSight');
  });
});

test('InRegion tests a target, the deciding character if none is written', () => {
  const region = { type: 'Circle', center: { type: 'Position', x: 0, y: 0 }, radius: 5 };
  expect(look({ type: 'InRegion', region }, stores({ x: 3, y: 4 }))).toEqual([true, 1]);
  expect(look({ type: 'InRegion', region }, stores({ x: 3, y: 4.01 }))).toEqual([false, 0]);
  expect(look({ type: 'InRegion', region, weight: { type: 'Boolean', true: { veto: true } } }, stores({ x: 3, y: 4 }))).toEqual([true, 0]); // prettier-ignore
  expect(look({ type: 'InRegion', region, target: { type: 'ByName', name: 'x' } })).toEqual([false, 0]);
});

test('Random is drawn at each evaluation; without a weight it is the addend', () => {
  const random = (() => {
    let at = 0;
    return () => [0, 0.5, 0.999][at++] as number;
  })();
  const reasoner = reasonerOf({ type: 'RuleBased', options: [{ name: 'a', considerations: [{ type: 'Random', from: 2, to: 4 }] }] }); // prettier-ignore
  const weights = [0, 1, 2].map(() => reasoner.decide(contextOf({ random })).scores[0]?.weight);
  expect(weights).toEqual([3, 4, 4.998]);
  expect(look({ type: 'Random', weight: { type: 'BasicCurve', shape: 'linear' } }, { random: () => 0.25 })).toEqual([0.25, 0.25]); // prettier-ignore
});

describe('ExecutionHistory', () => {
  const config = {
    type: 'RuleBased',
    options: [
      {
        name: 'bark',
        considerations: [
          { type: 'BooleanVariable', store: 'global', variable: 'noise' },
          { type: 'ExecutionHistory', whileSelected: { addend: 1 }, neverSelected: { addend: 2 }, selectedBefore: { addend: 3 } },
        ],
      },
      { name: 'doze' },
    ],
  }; // prettier-ignore

  test('uses one of three weight functions, each with its time', () => {
    const reasoner = reasonerOf(config);
    const brain = {};
    const at = (now: number, noise: boolean) => {
      const { scores } = reasoner.decide(contextOf({ stores: { brain, global: { noise } }, now, start: 100 }));
      return scores[0]?.considerations[1];
    };
    expect(at(107, false)).toMatchObject({ input: 7, addend: 2 });
    expect(at(110, true)).toMatchObject({ input: 10, addend: 2 });
    expect(at(115, true)).toMatchObject({ input: 5, addend: 1 });
    expect(at(118, false)).toMatchObject({ input: 8, addend: 1 });
    expect(at(121, false)).toMatchObject({ input: 3, addend: 3 });
    expect(at(125, true)).toMatchObject({ input: 7, addend: 3 });
    expect(at(126, true)).toMatchObject({ input: 1, addend: 1 });
  });

  test('makes a bonus for the first time and a staying power', () => {
    const once = { type: 'ExecutionHistory', neverSelected: { rank: 2 }, selectedBefore: { veto: true } };
    const stay = { type: 'ExecutionHistory', whileSelected: { rank: 1 } };
    const reasoner = reasonerOf({ type: 'DualUtility', options: [{ name: 'greet', considerations: [once, { type: 'BooleanVariable', store: 'global', variable: 'guest' }] }, { name: 'sit', considerations: [stay] }, { name: 'lie' }] }); // prettier-ignore
    const brain = {};
    const choose = (now: number, guest: boolean, drawn: number) =>
      reasoner.choose(contextOf({ stores: { brain, global: { guest } }, now, random: () => drawn }));
    expect(choose(0, true, 0)).toBe('greet');
    expect(choose(1, false, 0)).toBe('sit');
    expect(choose(2, true, 0.99)).toBe('sit');
  });
});

describe('EntityExists', () => {
  const exists = (more: object) => ({
    type: 'EntityExists',
    picker: { entities: 'dogs', considerations: [] },
    ...more,
  });

  test('is false if nobody is found, and shows the entity found', () => {
    expect(look(exists({}))).toEqual([false, 0]);
    expect(look(exists({}), { entities: { dogs: [{ id: 'rex' }] } })).toEqual(['rex', 1]);
    expect(look(exists({}), { entities: [{ id: 'bo' }] })).toEqual(['bo', 1]);
  });

  test('leaves out the deciding character, unless told otherwise', () => {
    const self = { id: 'rex' };
    expect(look(exists({}), { self, entities: { dogs: [self] } })).toEqual([false, 0]);
    const withSelf = { entities: 'dogs', considerations: [], withSelf: true };
    expect(look(exists({ picker: withSelf }), { self, entities: { dogs: [self] } })).toEqual(['rex', 1]);
  });

  test('keeps the pick of the option that is chosen, not of the one that was looked at last', () => {
    const keep = (entities: string) => ({
      ...exists({ picker: { entities, considerations: [] }, variable: 'friend' }),
    });
    const reasoner = reasonerOf({
      type: 'DualUtility',
      options: [
        { name: 'a', considerations: [{ type: 'Tuning', rank: 1 }, keep('dogs')] },
        { name: 'b', considerations: [keep('cats')] },
      ],
    });
    const brain: Record<string, unknown> = {};
    const entities = { dogs: [{ id: 'rex' }], cats: [{ id: 'tom' }] };
    expect(reasoner.choose(contextOf({ stores: { brain }, entities }))).toBe('a');
    expect(brain).toEqual({ friend: 'rex' });
    reasoner.choose(contextOf({ stores: { brain }, entities: {} }));
    expect(brain).toEqual({ friend: null });
  });

  test('lets later considerations of its option look at the pick', () => {
    const far = { type: 'Distance', to: { type: 'Variable', variable: 'friend' }, weight: {} };
    const reasoner = reasonerOf({ type: 'RuleBased', options: [{ name: 'a', considerations: [exists({ variable: 'friend' }), far] }] }); // prettier-ignore
    const { scores } = reasoner.decide(contextOf({ self: { id: 'me', x: 0, y: 0 }, entities: [{ id: 'rex', x: 3, y: 4 }] })); // prettier-ignore
    expect(scores[0]?.considerations[1]?.input).toBe(5);
  });

  test('can find entities that others see, with a picker within a picker', () => {
    const inner = exists({ picker: { entities: 'cats', considerations: [{ type: 'Distance', from: 'PickerEntity', to: 'PickerEntity', weight: {} }] } }); // prettier-ignore
    const outer = exists({ picker: { entities: 'dogs', considerations: [inner, { type: 'BooleanVariable', store: 'PickerEntity', variable: 'awake' }] } }); // prettier-ignore
    const entities = { dogs: [{ id: 'rex' }, { id: 'bo', awake: true }], cats: [{ id: 'tom' }] };
    expect(look(outer, { entities })).toEqual(['bo', 1]);
  });
});

test('EntityFilter finds the first entity whose variables are as written and that lies in the region', () => {
  const region = { type: 'Circle', center: { type: 'Position', x: 0, y: 0 }, radius: 5 };
  const exists = { type: 'EntityExists', picker: { type: 'EntityFilter', entities: 'dogs', where: { side: 'foe', awake: true }, region } }; // prettier-ignore
  const dog = (id: string, side: string, awake: boolean, x: number) => ({ id, side, awake, x, y: 0 });
  const dogs = [
    dog('a', 'friend', true, 0),
    dog('b', 'foe', false, 0),
    dog('c', 'foe', true, 9),
    dog('d', 'foe', true, 5),
  ];
  expect(look(exists, { entities: { dogs } })).toEqual(['d', 1]);
  expect(look(exists, { entities: { dogs: dogs.slice(0, 3) } })).toEqual([false, 0]);
});
