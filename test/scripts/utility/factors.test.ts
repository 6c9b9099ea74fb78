// The shipped configurations `seat`, `dish` and `caller` take the whole situation into account: every factor changes what
// is chosen, or how much it weighs. The weights are read from the explanation, as the notebook shows them.

import { describe, expect, test } from 'vitest';
import type { ConsiderationScore, OptionScore, UtilityDecision } from '../../../src/ai/index.ts';
import { utilityTexts } from '../../../src/data/index.ts';
import { chooseCaller } from '../../../src/scripts/maid/choosing-guest.ts';
import { chooseDish } from '../../../src/scripts/utility/dish.ts';
import { chooseSeat } from '../../../src/scripts/utility/seat.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import { carryOut } from '../../../src/sim/minds/carry-out.ts';
import { ROW } from '../../scenarios/rooms.ts';
import { arriving, maid, open, seated, type Story } from '../../scenarios/story.ts';
import { scriptApiOf } from '../asking.ts';

/** The things weighed by the picker of a decision. */
function weighed(decision: UtilityDecision | undefined): readonly OptionScore[] {
  const inside = (parts: readonly ConsiderationScore[]): readonly OptionScore[] =>
    parts.flatMap(({ picked, considerations = [] }) => [...(picked?.scores ?? []), ...inside(considerations)]);
  return (decision?.scores ?? []).flatMap(({ considerations }) => inside(considerations));
}
const lastOf = (story: Story, who: string, config: string) =>
  story.cafe.world.explanations.madeBy(who).find((one) => one.config === config)?.decision;
const partOf = (score: OptionScore | undefined, name: string) => score?.considerations.find((one) => one.name === name);

describe('a seat', () => {
  const weighs = (prepare: (story: Story, lia: Guest) => void) => {
    const story = open(
      { map: ROW, maids: [maid('ada', [3, 3])], chefs: 0, customers: [arriving('lia', 0)] },
      { tracing: true },
    );
    while (story.cafe.state.people['lia'] === undefined) story.pass(1);
    const lia = story.guest('lia');
    Object.assign(lia, { claimedSeat: null, temperament: 'patient' });
    prepare(story, lia);
    const chosen = chooseSeat(lia, scriptApiOf(story));
    return { chosen, scores: weighed(lastOf(story, 'lia', 'seat')) };
  };

  test('in sight of litter is worth less; a wall between spares it', () => {
    const part = (litter: boolean) =>
      weighs((story) => {
        const [seat] = story.cafe.state.seats;
        if (litter && seat !== undefined)
          story.cafe.state.litter.push({ x: seat.x, y: seat.y + 1, kind: 'napkin', since: 0 } as never);
      }).scores.map((score) => partOf(score, 'litter in sight')?.addend);
    expect(part(false).every((addend) => addend === 0)).toBe(true);
    expect(part(true)).toContain(-3);
  });

  test('at the favourite table is worth four tiles, and one kept for another is the last resort', () => {
    const { scores } = weighs(() => {});
    const favourites = scores.map((score) => partOf(score, 'favourite table')?.addend);
    expect(new Set(favourites)).toEqual(new Set([0, 4]));
    expect(new Set(scores.map(({ rank }) => rank))).toEqual(new Set([1]));
  });

  test('is the best for patient guests, and drawn among good ones by curious ones', () => {
    const draws = (temperament: string) => {
      const story = open({ map: ROW, maids: [maid('ada', [3, 3])], chefs: 0, customers: [arriving('lia', 0)] });
      while (story.cafe.state.people['lia'] === undefined) story.pass(1);
      const lia = story.guest('lia');
      Object.assign(lia, { claimedSeat: null, temperament });
      const seats = Array.from({ length: 40 }, () => {
        const seat = chooseSeat(lia, scriptApiOf(story))?.id;
        carryOut(story.cafe.world);
        return seat;
      });
      return new Set(seats).size;
    };
    expect(draws('patient')).toBe(1);
    expect(draws('curious')).toBeGreaterThan(1);
  });
});

test('a dish: hot ones in the rain, cold ones in the sun, one already had less, what the neighbours eat more', () => {
  const menu = ['soup', 'icecream', 'steak'].map((id) => ({ id, cookTicks: 10, eatTicks: 20, price: 100 }));
  const weights = (weather: 'sun' | 'rain' | 'cloud', more: Partial<Guest> = {}) => {
    const story = open({ map: ROW, maids: [maid('ada', [3, 3])], chefs: 0, menu, customers: [seated('lia', 'a', { order: null })] }, { tracing: true }); // prettier-ignore
    story.pass(1);
    story.cafe.state.weather = weather;
    Object.assign(story.guest('lia'), { taste: [], ...more });
    chooseDish(story.guest('lia'), scriptApiOf(story));
    return Object.fromEntries(weighed(lastOf(story, 'lia', 'dish')).map(({ name, weight }) => [name, weight]));
  };
  const cloudy = weights('cloud');
  expect(weights('rain')['soup']).toBeCloseTo((cloudy['soup'] as number) * 1.6);
  expect(weights('sun')['icecream']).toBeCloseTo((cloudy['icecream'] as number) * 1.4);
  expect(weights('rain')['steak']).toBe(cloudy['steak']);
  const had = weights('cloud', { memory: [{ key: 'ate', value: 'steak', forgetAt: 9999 }] });
  expect(had['steak']).toBeCloseTo((cloudy['steak'] as number) * 0.4);
});

describe('a caller', () => {
  const callers = (hana: { readonly chatty: number }) => {
    const customers = [seated('ann', 'a'), seated('lia', 'd'), seated('max', 'f')];
    const story = open({ map: ROW, maids: [maid('hana', [14, 4], hana)], chefs: 0, customers });
    story.until('target', {}, 20);
    story.maid('hana').serving = null;
    return Array.from({ length: 60 }, () => {
      const who = chooseCaller(story.maid('hana'), scriptApiOf(story))?.id;
      carryOut(story.cafe.world);
      return who;
    });
  };
  test('is the best for a diligent maid, and one of the good ones for a chatty maid', () => {
    expect(new Set(callers({ chatty: 1 })).size).toBe(1);
    expect(new Set(callers({ chatty: 1.8 })).size).toBeGreaterThan(1);
  });
  test('who has waited long counts more than a short walk, a preferred one more than both', () => {
    // She goes to Zoe first; the other two stay free.
    const all = [seated('zoe', 'a'), seated('ann', 'd'), seated('max', 'f', { type: 'fan' })];
    const story = open({ map: ROW, maids: [maid('hana', [3, 4])], chefs: 0, customers: all });
    story.until('target', {}, 20);
    const hana = story.maid('hana');
    hana.serving = null;
    const now = story.cafe.state.tick;
    story.guest('max').calls = { need: 'order', since: now - 1100 };
    story.guest('ann').calls = { need: 'order', since: now - 10 };
    expect(chooseCaller(hana, scriptApiOf(story))?.id).toBe('max');
    story.guest('max').calls = { need: 'order', since: now - 10 };
    expect(chooseCaller(hana, scriptApiOf(story))?.id).toBe('ann');
    hana.favouriteCustomerTypes = ['fan'];
    expect(chooseCaller(hana, scriptApiOf(story))?.id).toBe('max');
  });
});

test('explained or not, with early ends or without, the same caller is chosen', () => {
  // A picker that draws weighs everybody in full; with a share of 1 it takes the heaviest.
  const inFull = utilityTexts.caller.replace('otherwise: Best', 'otherwise: { type: DualUtility, minShare: 1 }');
  expect(inFull).not.toBe(utilityTexts.caller);
  const customers = ['a', 'b', 'c', 'd', 'e', 'f'].map((seat, i) => seated(`g${i}`, seat));
  for (let since = 0; since < 40; since++) {
    const story = open({ map: ROW, maids: [maid('hana', [14, 4])], chefs: 0, customers });
    story.until('target', {}, 20);
    const hana = story.maid('hana');
    hana.serving = null;
    customers.forEach(({ id }, i) => {
      const waited = (since * 37 + i * 211) % 1300;
      if (story.cafe.state.people[id] !== undefined)
        story.guest(id).calls = { need: 'order', since: story.cafe.state.tick - waited };
    });
    const quick = chooseCaller(hana, scriptApiOf(story))?.id;
    story.cafe.world.configs.change('caller', inFull);
    expect(chooseCaller(hana, scriptApiOf(story))?.id).toBe(quick);
  }
});
