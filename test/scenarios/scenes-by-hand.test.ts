// Scenes started by hand in a café without a season: an input of the journal, so a replay has it too.

import { describe, expect, test } from 'vitest';
import { EVENT_KINDS } from '../../src/sim/events/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import { arriving, expectSound, maid, open, seated } from './story.ts';

const ROOM = [
  '##########################',
  '#K.......................#',
  '#PP...aTb....cTd....eTf..#',
  '#........................#',
  '#.....gTh....iTj....kTl..#',
  '#........................#',
  '########D#################',
];
const FILE = {
  map: ROOM,
  chefs: 2,
  maids: [maid('ada', [4, 3]), maid('bea', [12, 3])],
  customers: [seated('one', 'b'), seated('two', 'c', { type: 'student' }), arriving('late', 900)],
};
const AT = 60;

describe.each([...EVENT_KINDS])('%s', (event) => {
  const story = open(FILE);
  story.cafe.giveAt(AT, { kind: 'scene', event });
  story.pass(5500);

  test('begins at once, without stage, celebrity or hot heads, and ends', () => {
    expect(story.first('event', { kind: event, what: 'begins' }).tick - AT).toBeLessThan(100);
    expect(story.count('event', { kind: event, what: 'ends' })).toBe(1);
    expectSound(story);
  });

  test('is the same again from set-up and journal', () => {
    const again = open(FILE);
    for (const { tick, input } of story.cafe.journal) again.cafe.giveAt(tick, input);
    expect(again.pass(5500).cafe.hash()).toBe(story.cafe.hash());
  });
});

test('a scene that is on is not started twice; afterwards it can be', () => {
  const story = open(FILE);
  for (const tick of [AT, AT + 1, 3000]) story.cafe.giveAt(tick, { kind: 'scene', event: 'alarm' });
  story.pass(4000);
  expect(story.list('refused', 'why')).toEqual(['already']);
  expect(story.count('event', { kind: 'alarm', what: 'begins' })).toBe(2);
});

test('one that nobody can play is tried for a while, then dropped', () => {
  const story = open({ ...FILE, customers: [] });
  story.cafe.giveAt(AT, { kind: 'scene', event: 'brawl' });
  expect(story.pass(AT + 500).cafe.state.calendar?.planned).toHaveLength(1);
  expect(story.pass(200).cafe.state.calendar?.planned).toEqual([]);
  expect(story.count('event')).toBe(0);
});

test('in a season the days bring their own scenes', () => {
  const cafe = new Simulation(beginSeason({ seed: 3 }), scripts);
  cafe.give({ kind: 'scene', event: 'alarm' });
  cafe.step();
  expect(cafe.events.find(({ type }) => type === 'refused')).toMatchObject({ what: 'scene', why: 'season' });
});

test('a scenario names scenes with their time; every mistake is told with its place', () => {
  const read = readScenario({
    ...FILE,
    events: [
      { at: -1, kind: 'brawll' },
      { at: 5, kind: 'tv', of: 'x' },
    ],
  });
  expect(read.ok ? [] : read.errors.map((one) => one.split(/[ :]/)[0])).toEqual(
    expect.arrayContaining(['events.0.kind', 'events.0.at']),
  );
  expect(read.ok ? '' : read.errors.join('\n')).toContain('events.1');
  expect(read.ok ? '' : read.errors.join('\n')).toContain('brawl');
});
