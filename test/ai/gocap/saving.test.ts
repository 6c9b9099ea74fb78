// What an actor has learned is plain data: saved and loaded it continues identically, and data that does not fit is
// refused as a whole.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GoCapActor, strongest } from '../../../src/ai/index.ts';
import { type Field, LIMIT, squire } from './squire.ts';

describe('saving', () => {
  const field = fc.record({ health: fc.integer({ min: -10, max: 110 }), mana: fc.nat(210), foes: fc.nat(9) });
  const step = fc.oneof(
    { weight: 9, arbitrary: fc.record({ field, id: fc.constantFrom('drink', 'attack', 'pray') }) },
    { weight: 1, arbitrary: fc.record({ fade: fc.double({ min: 0, max: 1, noNaN: true }) }) },
  );

  test('a saved and loaded actor decides alike, and goes on learning alike', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60, size: 'max' }),
        fc.array(step, { maxLength: 20 }),
        fc.array(field, { minLength: 5, maxLength: 5 }),
        fc.constantFrom('Player' as const, 'Train' as const, 'Auto' as const),
        (before, after, looks, state) => {
          const now: Field = { health: 0, mana: 0, foes: 0 };
          const [actor, other] = [squire(now, 2), squire(now, 2)];
          const take = (steps: typeof before, all: GoCapActor[]) => {
            for (const one of steps) {
              if ('field' in one) Object.assign(now, one.field);
              for (const each of all)
                if ('fade' in one) each.decay(one.fade);
                else each.train(one.id);
            }
          };
          take(before, [actor]);
          actor.state = state;
          other.load(JSON.stringify(actor));
          expect(other.toJSON()).toEqual(actor.toJSON());
          take(after, [actor, other]);
          for (const look of looks) {
            Object.assign(now, look);
            expect(other.decide()).toEqual(actor.decide());
            expect(strongest(other, ['drink', 'attack'])).toBe(strongest(actor, ['drink', 'attack']));
          }
        },
      ),
      { numRuns: 200, seed: 1 },
    );
  });

  test('behaviours may come in another order; the actor keeps its own', () => {
    const now: Field = { health: 30, mana: 150, foes: 1 };
    const actor = squire(now, 1);
    for (const id of ['attack', 'drink']) actor.train(id);
    const { behaviors, ...rest } = actor.toJSON();
    const other = squire(now, 1);
    other.load({ ...rest, behaviors: [...behaviors].reverse() });
    expect(other.decide()).toEqual(['drink', 'attack']);
  });

  test('what does not fit is refused in one clear error with every difference, and nothing is changed', () => {
    const actor = squire({ health: 30, mana: 150, foes: 1 });
    actor.train('drink');
    const before = JSON.stringify(actor);
    const bad = {
      state: 'Asleep',
      behaviors: [
        { id: 'atack', trained: 0, rules: [] },
        {
          id: 'drink',
          trained: -1,
          rules: [
            { name: 'health', limit: 9, counts: [0, 0, 0, 0, 0] },
            { name: 'mana', limit: 10, counts: [] },
          ],
        },
        { id: 'pray', trained: 0, rules: [] },
        { id: 'pray', trained: 0, rules: [] },
        { trained: 1 },
      ],
    };
    const differences = [
      'state: must be one of Player, Train, Auto',
      "behaviors[0]: there is no other behaviour 'atack' here; did you mean 'attack'?",
      'drink.trained: must be a number from 0',
      'drink.rules: must be a list of 1',
      "behaviors[3]: there is no other behaviour 'pray' here",
      'behaviors[4]: there is no other behaviour undefined here',
      'attack: is missing',
    ];
    expect(actor.differences(bad).map(({ path, message }) => `${path}: ${message}`)).toEqual(differences);
    expect(() => actor.load(bad)).toThrow(differences.join('\n'));
    expect(JSON.stringify(actor)).toBe(before);
  });

  test.each([
    ['no JSON', '{', 'behaviors: must be a list'],
    ['a list', '[]', 'behaviors: must be a list'],
    ['no behaviours', '{"state":"Auto"}', 'behaviors: must be a list'],
    ['too long a text', ' '.repeat(1_000_001), 'behaviors: must be a list'],
    [
      'a counter beyond the limit',
      { health: [0, 0, 11, 0, 0] },
      'drink.health.counts[2]: must be a number from 0 to 10',
    ],
    ['a counter that is no number', { health: [0, null, 0, 0, 0] }, 'drink.health.counts[1]: must be a number'],
    ['too few cases', { health: [0, 0] }, 'drink.health.counts: must be a list of 5'],
    ['another limit', { health: [0, 0, 0, 0, 0], limit: 9 }, 'drink.health: limit must be 10, not 9'],
    ['a rule by another name', { hunger: [0, 0, 0, 0, 0] }, "drink.health: rule 1 must be 'health', not 'hunger'"],
  ])('%s cannot be loaded', (_, source, message) => {
    const actor = squire({ health: 30, mana: 150, foes: 1 });
    const saved = actor.toJSON();
    const rules = ({ limit = LIMIT, ...maps }: { limit?: number; [rule: string]: unknown }) =>
      Object.entries(maps).map(([name, counts]) => ({ name, limit, counts }));
    const json =
      typeof source === 'string'
        ? source
        : {
            ...saved,
            behaviors: saved.behaviors.map((one) => (one.id === 'drink' ? { ...one, rules: rules(source) } : one)),
          };
    expect(() => actor.load(json)).toThrow(message);
  });
});
