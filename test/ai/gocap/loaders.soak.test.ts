import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { Apprentice, HANDS, JankenPlayer } from '../../../src/ai/index.ts';
import { expectCleanPrototypes, expectProblems, fuzzing, garbled, nearly } from '../rules/rubbish.ts';
import { figure } from '../../soak/figure.ts';
import { choices, variables, watch } from './ferry.ts';
import { squire } from './squire.ts';

afterAll(() => figure('imports', `damaged saved actors as data and as text, janken players, apprentices: ${fuzzing.numRuns} of each`)); // prettier-ignore

const actor = squire({ health: 30, mana: 150, foes: 1 });
for (const id of ['drink', 'attack', 'drink']) actor.train(id);
const right = actor.toJSON();

/** Loading either succeeds or throws one clear error, exactly when there are differences. */
function load(json: unknown): boolean {
  const before = JSON.stringify(actor);
  const differences = actor.differences(json);
  let thrown: unknown;
  try {
    actor.load(json);
  } catch (problem) {
    thrown = problem;
  }
  expectCleanPrototypes();
  if (differences.length === 0) {
    expect(thrown).toBeUndefined();
    actor.decide();
    return true;
  }
  expectProblems(differences);
  expect(thrown).toBeInstanceOf(Error);
  expect((thrown as Error).message).toContain(differences[0]?.message);
  expect(JSON.stringify(actor)).toBe(before);
  return false;
}

test('a saved actor as data: loaded, or refused with one clear error and nothing changed', () => {
  const ok = { yes: 0, no: 0 };
  fc.assert(
    fc.property(nearly(right), (data) => void (load(data) ? ok.yes++ : ok.no++)),
    fuzzing,
  );
  expect(Math.min(ok.yes, ok.no)).toBeGreaterThan(fuzzing.numRuns / 50);
});

test('a saved actor as text: the same', () => {
  fc.assert(
    fc.property(garbled(JSON.stringify(right)), (text) => void load(text)),
    fuzzing,
  );
});

test('a saved janken player: taken or refused, and then nothing has changed', () => {
  const guest = new JankenPlayer({ random: () => 0.4 });
  for (let i = 0; i < 20; i++) guest.observe(HANDS[(i * i) % 3] as (typeof HANDS)[number]);
  guest.choose();
  fc.assert(
    fc.property(nearly(guest.save()), (data) => {
      const before = JSON.stringify(guest.save());
      const read = guest.restore(data);
      expectCleanPrototypes();
      if (!read.ok) {
        expectProblems(read.problems);
        expect(JSON.stringify(guest.save())).toBe(before);
      }
      expect(HANDS).toContain(guest.choose().hand);
    }),
    fuzzing,
  );
});

test('a saved apprentice: taken or refused, and then nothing has changed', () => {
  const mate = new Apprentice({ variables, choices });
  const log = watch('bold', 50, 1);
  for (const { situation, deed } of log) mate.watch(situation, deed);
  const situation = log[0]?.situation ?? {};
  fc.assert(
    fc.property(nearly(mate.save()), (data) => {
      const before = JSON.stringify(mate.save());
      const read = mate.restore(data);
      expectCleanPrototypes();
      if (!read.ok) {
        expectProblems(read.problems);
        expect(JSON.stringify(mate.save())).toBe(before);
      }
      mate.advise(situation);
    }),
    fuzzing,
  );
});
