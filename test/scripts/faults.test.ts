// A bad script costs its maid a moment, never the café: whatever it does, the fault names it and is counted, and the
// others go on.

import { describe, expect, test } from 'vitest';
import { concat, warp, type AIScript, type Todo } from '../../src/ai/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openScenario } from '../../src/sim/open-day.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import type { Actor } from '../../src/sim/script-api/views.ts';
import { TINY as ROOM } from '../scenarios/rooms.ts';
import { maid, RAMEN, seated, Story } from '../scenarios/story.ts';

/** Ada waits with a script of her own for a while; Bea works as usual. */
function withScript(bad: AIScript<Actor>): Story {
  const read = readScenario({
    seed: 1,
    ticks: 10,
    chance: 0,
    menu: RAMEN,
    map: ROOM,
    maids: [maid('ada', [2, 3]), maid('bea', [9, 3])],
    customers: [seated('guest', 'a', { arrive: 20 })],
  });
  if (!read.ok) throw new Error(read.errors.join('\n'));
  const waiting = scripts.byName['maid.waiting'] as AIScript<Actor>;
  const cafe = openScenario(
    read.scenario,
    {
      ...scripts,
      byName: {
        ...scripts.byName,
        'maid.waiting': concat(
          (who, ...rest) => (who.me.id === 'ada' && who.cafe.tick < 300 ? bad(who, ...rest) : undefined),
          waiting,
        ),
      },
    },
    { mindEvents: true },
  );
  return new Story(cafe).pass(1500);
}

describe.each<readonly [string, AIScript<Actor>, string]>([
  [
    'throws',
    () => {
      throw new Error('the dog ate it');
    },
    'the dog ate it',
  ],
  ['returns a number', () => 7 as unknown as Todo, 'not 7'],
  ['returns null', () => null as unknown as Todo, ''],
  ['invents a behaviour', () => ({ behave: 'fly' }), 'fly'],
  ['forgets where to', () => ({ behave: 'move' }), 'x and y'],
  ['wants half a tick', () => ({ behave: 'stay', tick: 0.5 }), '0.5'],
  ['waits for a fact nobody knows', () => ({ behave: 'stay', until: ['moon'] }), 'moon'],
  ['hides a function', () => ({ behave: 'stay', after: (() => 1) as unknown as string }), 'JSON'],
  ['warps in circles', () => warp('waiting'), 'circles'],
])('a script that %s', (_what, script, message) => {
  const story = withScript(script);

  test('is a fault with its name and message', () => {
    const fault = story.first('fault');
    expect(fault).toMatchObject({ who: 'ada', script: 'maid.waiting' });
    expect(String(fault['message'])).toContain(message);
    expect(story.cafe.state.figures.faults).toBe(story.count('fault'));
    expect(story.cafe.page('ada')?.faults).toBe(story.count('fault'));
  });

  test('does not keep the others from their work', () => {
    expect(story.count('paid')).toBe(1);
  });
});

test('a script that has no idea is asked again; that is no fault', () => {
  const story = withScript(() => undefined);
  expect(story.count('fault')).toBe(0);
});

test('scripts are exchanged in the running café; notebooks stay', () => {
  const story = withScript(() => undefined);
  const before = story.cafe.page('bea');
  story.cafe.swapScripts({ ...scripts, byName: { 'maid.waiting': () => ({ behave: 'fidget' }) } });
  expect(story.cafe.page('bea')).toEqual(before);
  story.pass(130);
  expect(story.count('fidget', { who: 'bea' })).toBeGreaterThan(0);
});
