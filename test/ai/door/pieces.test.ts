// `concat` with names: the record of a thought says of each piece whether it decided, had no idea or was not asked.

import { expect, test } from 'vitest';
import { concat, createCheckedMinds as createMinds, resting, script } from '../../../src/ai/door/index.ts';
import { Trace } from '../../../src/ai/trace.ts';

const street = { wet: false, fire: false, hungry: false };
const flees = script(() => (street.fire ? { behave: 'flee', tick: 1 } : undefined));
const eats = script(() => (street.hungry ? { behave: 'eat', tick: 1 } : undefined));
const shelters = script(() => (street.wet ? { behave: 'shelter', tick: 1 } : undefined));
const sits = script(() => ({ behave: 'sit', tick: 1 }));

function thoughtOf(think: ReturnType<typeof script>, state: Partial<typeof street>): string {
  Object.assign(street, { wet: false, fire: false, hungry: false }, state);
  const minds = createMinds({
    behaviours: { flee: resting(), eat: resting(), shelter: resting(), sit: resting() },
    scripts: { lives: think as never },
    characters: { cat: { warps: { default: 'lives' } } },
  });
  const trace = new Trace<object>();
  minds.observe(trace);
  minds.reasonsWanted = true;
  minds.add('tom', {}, 'cat' as never);
  minds.step(1);
  return (trace.of('tom')[0]?.options ?? []).map(({ id, verdict }) => `${id} ${verdict}`).join(', ');
}

test('the pieces before the one that decides had no idea, those after it were not asked', () => {
  const lives = concat({ flees, eats, sits }) as never;
  expect(thoughtOf(lives, {})).toBe('flees noIdea, eats noIdea, sits chosen');
  expect(thoughtOf(lives, { hungry: true })).toBe('flees noIdea, eats chosen, sits notAsked');
  expect(thoughtOf(lives, { fire: true })).toBe('flees chosen, eats notAsked, sits notAsked');
});

test('if no piece has an idea, that is said of all', () => {
  expect(thoughtOf(concat({ flees, eats }) as never, {})).toBe('flees noIdea, eats noIdea');
});

test('pieces of a piece take its place', () => {
  const lives = concat({ flees, comfort: concat({ eats, shelters }), sits }) as never;
  expect(thoughtOf(lives, { wet: true })).toBe('flees noIdea, eats noIdea, shelters chosen, sits notAsked');
});

test('what another way of thinking has weighed stays as it is', () => {
  const weighs = script((_: object, { weigh }) => {
    weigh(() => [{ id: 'north', terms: {}, verdict: 'farther' }]);
    return { behave: 'sit', tick: 1 };
  });
  expect(thoughtOf(concat({ flees, weighs }) as never, {})).toBe('north farther');
});

test('pieces without names leave no list', () => {
  expect(thoughtOf(concat(flees, sits) as never, {})).toBe('');
});

test('a piece whose name is a number is refused: it would not stay in its place', () => {
  expect(() => concat({ flees, 1: sits })).toThrow('no piece can be called 1');
});
