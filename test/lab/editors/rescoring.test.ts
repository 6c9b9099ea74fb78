// The editor of configurations says what a recorded choice would have weighed with the edit: the same as the café weighs
// when the edit is in force at that tick.

import { expect, test } from 'vitest';
import type { OptionScore, UtilityDecision } from '../../../src/ai/index.ts';
import { utilityTexts } from '../../../src/data/index.ts';
import { partsOf, withNumber } from '../../../src/lab/utility/editable-parts.ts';
import { rescored } from '../../../src/lab/utility/rescoring.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';
import { Simulation } from '../../../src/sim/simulation.ts';

const TEXT = utilityTexts.caller;

/** A choice among callers with at least this many, and the café's text just before it. */
function choiceAmong(least: number): { before: string; who: string; decision: UtilityDecision } {
  const cafe = openCafe({ seed: 5 }, scripts, { tracing: true });
  for (let i = 0; i < 6000; i++) {
    const before = cafe.save();
    cafe.step();
    for (const { id } of cafe.world.maids)
      for (const { config, tick, decision } of cafe.choices(id))
        if (config === 'caller' && tick === cafe.state.tick - 1 && pickedIn(decision).filter(isWeighed).length >= least)
          return { before, who: id, decision };
  }
  throw new Error('no maid had the choice');
}
const pickedIn = ({ scores }: UtilityDecision): readonly OptionScore[] =>
  scores[0]?.considerations.find(({ picked }) => picked !== undefined)?.picked?.scores ?? [];
const isWeighed = ({ considerations }: OptionScore): boolean => considerations.length > 2;

/** The shipped text with one number of a consideration changed. */
function edited(name: string, key: string, value: number): string {
  const number = partsOf(TEXT)
    .find((part) => part.name === name)
    ?.numbers.find((one) => one.key === key);
  if (number === undefined) throw new Error(`${name} has no ${key}`);
  return withNumber(TEXT, number.path, value);
}

test('an edited curve is weighed as the café weighs it', () => {
  const { before, who, decision } = choiceAmong(2);
  const text = edited('the walk', 'weight.slope', -0.4);
  const cafe = Simulation.load(before, scripts, { tracing: true });
  cafe.give({ kind: 'config', name: 'caller', text });
  cafe.step();
  const real = cafe.choices(who).find(({ config }) => config === 'caller');
  if (real === undefined) throw new Error('she did not choose again');
  const found = rescored(decision, partsOf(TEXT), partsOf(text))?.get(pickedIn(decision));
  const compared = pickedIn(real.decision).filter(
    (one) => isWeighed(one) && pickedIn(decision).some((other) => other.name === one.name && isWeighed(other)),
  );
  expect(compared.length).toBeGreaterThan(0);
  for (const { name, weight } of compared) expect(found?.get(name)).toBeCloseTo(weight, 9);
});

test('nothing is said where nothing was edited, or where it cannot be known', () => {
  const { decision } = choiceAmong(1);
  const parts = partsOf(TEXT);
  expect(rescored(decision, parts, partsOf(TEXT))).toBeNull();
  const dear = rescored(decision, parts, partsOf(edited('how dear', 'persons', 10)));
  for (const weight of dear?.get(pickedIn(decision))?.values() ?? []) expect(weight).toBeNull();
  const shorter = rescored(decision, parts, parts.slice(1));
  expect([...(shorter?.get(pickedIn(decision))?.values() ?? [])].every((weight) => weight === null)).toBe(true);
});
