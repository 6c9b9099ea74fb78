// The controller `utility`: the configuration `work` chooses all of a maid's work, and `pastime` what she does besides.

import { expect, test } from 'vitest';
import type { Json } from '../../../src/ai/index.ts';
import { utilityTexts } from '../../../src/data/index.ts';
import { ROW } from '../../scenarios/rooms.ts';
import { type CustomerEntry, maid, open, seated, type Story } from '../../scenarios/story.ts';

const told = (
  customers: readonly CustomerEntry[],
  hana: Readonly<Record<string, Json>> = {},
  chefs = 0,
  tracing = true,
): Story =>
  open({ map: ROW, maids: [maid('hana', [14, 4], { controller: 'utility', ...hana })], chefs, customers }, { tracing });

/** The options that a configuration has chosen for her, in the order of their first choice. */
function chosen(story: Story, name: 'work' | 'pastime', ticks: number): string[] {
  const options = new Set<string>();
  for (let i = 0; i < ticks; i++) {
    story.cafe.step();
    const last = story.cafe.choices('hana').find(({ config }) => config === name);
    if (last?.tick === story.cafe.state.tick - 1 && last.decision.option !== undefined)
      options.add(last.decision.option);
  }
  return [...options];
}

test('she serves, cooks up nothing of her own, brings the dish, takes the bill and clears', () => {
  const story = told([seated('lia', 'a', { order: ['ramen'] })], {}, 1);
  const work = chosen(story, 'work', 1600);
  expect(work).toEqual(
    expect.arrayContaining(['serve', 'handInTickets', 'fetchDishes', 'bringDishes', 'pastime', 'tidy']),
  );
  expect(story.cafe.state.figures.guestsServed).toBe(1);
});

test('the configuration decides: without an option for callers she lets them call', () => {
  const story = told([seated('lia', 'a')]);
  const text = utilityTexts.work.replace('does: serveCaller', 'does: rest');
  story.cafe.give({ kind: 'config', name: 'work', text });
  for (let i = 0; i < 300; i++) story.cafe.step();
  expect(story.cafe.state.figures.guestsServed).toBe(0);
  expect(story.maid('hana').serving).toBeNull();
});

test('with nothing to do a diligent maid always prefers the same, a chatty one draws', () => {
  const pastimes = (chatty: number): number => chosen(told([], { chatty }), 'pastime', 2400).length;
  expect(pastimes(1.8)).toBeGreaterThan(1);
  expect(pastimes(1.8)).toBeGreaterThanOrEqual(pastimes(0.2));
});

test('explained or not, she does the same', () => {
  const run = (traced: boolean): string => {
    const story = told([seated('lia', 'a', { order: ['ramen'] }), seated('max', 'f')], { chatty: 1.8 }, 1, traced);
    for (let i = 0; i < 1500; i++) story.cafe.step();
    return JSON.stringify(story.cafe.state.people);
  };
  expect(run(true)).toBe(run(false));
});
