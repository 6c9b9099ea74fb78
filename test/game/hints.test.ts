// Hints are considerations that work as triggers (_Modular AI_, 8.6): each is shown once, when its conditions hold, and
// none in the first fifteen seconds of a day.

import { describe, expect, test } from 'vitest';
import { utilityTexts } from '../../src/data/index.ts';
import { Hints, hintFacts, PlayerDeeds, type ScreenNow } from '../../src/game/coach/hints.ts';
import { scripts } from '../../src/scripts/index.ts';
import { hintFor } from '../../src/scripts/utility/hints.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { hasWords, setLanguage } from '../../src/words/index.ts';

const NAMES = [...utilityTexts.hints.matchAll(/^ {2}- name: (\w+)/gm)].map(([, name]) => name as string);
const screen = (more: Partial<ScreenNow> = {}): ScreenNow => ({
  selection: [],
  orders: false,
  deeds: new PlayerDeeds(),
  ...more,
});

/** The hints shown during a run, with the seconds of the day. */
function said(
  seconds: number,
  now: (cafe: Simulation) => ScreenNow = () => screen(),
  before?: (cafe: Simulation) => void,
) {
  const cafe = openCafe({ seed: 4 }, scripts);
  before?.(cafe);
  const lines: [string, number][] = [];
  const hints = new Hints({
    says: (line) => lines.push([line, cafe.state.tick / 20]),
    asks() {},
    give: (input) => cafe.give(input),
  });
  for (let i = 0; i < seconds * 20; i++) {
    cafe.step();
    hints.look(cafe, now(cafe));
  }
  return { lines, cafe, names: lines.map(([name]) => name) };
}
/** An idle person is selected. */
const idleOne = (cafe: Simulation): ScreenNow => {
  const idle = cafe.world.maids.find(({ id }) => cafe.page(id)?.todo?.behave === 'stay');
  const deeds = new PlayerDeeds();
  deeds.opened = 1;
  return screen({ selection: idle === undefined ? [] : [idle.id], deeds });
};

test('nothing in the first fifteen seconds; then one at a time, fifteen seconds apart, each once', () => {
  const { lines, names } = said(120);
  expect(lines[0]?.[1]).toBeGreaterThanOrEqual(15);
  expect(lines.length).toBeGreaterThan(2);
  for (const [i, [, at]] of lines.entries())
    if (i > 0) expect(at - (lines[i - 1]?.[1] ?? 0)).toBeGreaterThanOrEqual(15);
  expect(new Set(names).size).toBe(names.length);
});

describe('“she has nothing to do”', () => {
  const order = (cafe: Simulation): void =>
    cafe.give({
      kind: 'command',
      post: { executorKeys: ['all'], tick: 1, command: { behave: 'move', x: 5, y: 5, manner: 'a-move' } },
    });

  test('is said while the selected maid stands idle', () => {
    expect(said(40, idleOne).names[0]).toBe('command');
  });
  test('not while no one is selected', () => {
    expect(said(120).names).not.toContain('command');
  });
  test('not once the player has given a command', () => {
    expect(said(120, idleOne, order).names).not.toContain('command');
  });
  test('not while an order is being given', () => {
    expect(said(60, (cafe) => ({ ...idleOne(cafe), orders: true })).names).toEqual([]);
  });
  test('not while something else is being said, nor behind the lab', () => {
    expect(said(60, (cafe) => ({ ...idleOne(cafe), saying: true })).names).toEqual([]);
    expect(said(60, (cafe) => ({ ...idleOne(cafe), away: true })).names).toEqual([]);
  });
  test('not when it was said before', () => {
    expect(said(60, idleOne, (cafe) => cafe.give({ kind: 'said', hints: ['command'] })).names).not.toContain('command');
  });
});

test('what was said is marked in the state, and a loaded café does not say it again', () => {
  const { cafe, names } = said(60);
  expect(cafe.state.said).toEqual(names);
  const again = Simulation.load(cafe.save(), scripts);
  const lines: string[] = [];
  const hints = new Hints({ says: (line) => lines.push(line), asks() {}, give: (input) => again.give(input) });
  for (let i = 0; i < 40 * 20; i++) {
    again.step();
    hints.look(again, screen());
  }
  expect(lines.filter((line) => names.includes(line))).toEqual([]);
});

test('switched off, they say nothing', () => {
  const cafe = openCafe({ seed: 4 }, scripts);
  const hints = new Hints({ says: () => expect.unreachable(), asks() {}, give: (input) => cafe.give(input) });
  hints.on = false;
  for (let i = 0; i < 1200; i++) {
    cafe.step();
    hints.look(cafe, screen());
  }
});

test('looking whether to say something changes nothing in the café', () => {
  const [alone, looked] = [openCafe({ seed: 4 }, scripts), openCafe({ seed: 4 }, scripts)];
  for (let i = 0; i < 800; i++) {
    alone.step();
    looked.step();
    hintFor(looked.world.configs.of('hints').reasoner, looked.state.tick, hintFacts(looked, screen(), 0), []);
  }
  expect(looked.hash()).toBe(alone.hash());
});

test.each(['en', 'zh'] as const)('every hint has its line (%s), and there are at least eight', async (language) => {
  await setLanguage(language);
  expect(NAMES.length).toBeGreaterThanOrEqual(8);
  const lines = NAMES.filter((name) => !name.startsWith('case'));
  expect(lines.filter((name) => !hasWords(`hint.${name}`))).toEqual([]);
  await setLanguage('en');
});

test('shown hints are recorded through the journal, and nothing else is written into the café', () => {
  const cafe = openCafe({ seed: 4 }, scripts);
  const given: unknown[] = [];
  const hints = new Hints({ says() {}, asks() {}, give: (input) => given.push(input) });
  for (let i = 0; i < 40 * 20; i++) {
    cafe.step();
    hints.look(cafe, screen());
  }
  expect(given.length).toBeGreaterThan(0);
  expect(given[0]).toMatchObject({ kind: 'said' });
  expect(cafe.journal).toEqual([]);
});

test('continuing from an earlier moment shows the hints of that moment', () => {
  const lines: number[] = [];
  const early = openCafe({ seed: 4 }, scripts);
  const late = openCafe({ seed: 4 }, scripts);
  let cafe = late;
  const hints = new Hints({
    says: () => lines.push(cafe.state.tick),
    asks() {},
    give: (input) => cafe.give(input),
  });
  for (let i = 0; i < 100 * 20; i++) {
    late.step();
    hints.look(late, screen());
  }
  lines.length = 0;
  cafe = early;
  for (let i = 0; i < 10 * 20; i++) early.step();
  hints.goOnFrom(early.state.tick);
  for (let i = 0; i < 40 * 20; i++) {
    early.step();
    hints.look(early, screen());
  }
  expect(lines.length).toBeGreaterThan(0);
});
