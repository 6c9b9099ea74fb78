// A stage show: after a dance the dancer starts the next one; a guest who joined in goes back to the drink.

import { describe, expect, test } from 'vitest';
import { arriving, expectSound, maid, only, open, seated, tell, type ScenarioFile } from './story.ts';

const ROOM = [
  '################################',
  '#K................SSSS.........#',
  '#PP...............SSSS.........#',
  '#..............................#',
  '#..................aTb.......Te#',
  '#.....dT.......................#',
  '########D#######################',
];
const MENU = [{ id: 'tea', cookTicks: 10, eatTicks: 900, price: 400 }];
const file = (more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: ROOM,
  menu: MENU,
  maids: [maid('ada', [12, 3]), maid('bea', [16, 5])],
  customers: [
    seated('lively', 'a', { temperament: 'sociable', order: ['tea'] }),
    seated('quiet', 'b', { temperament: 'calm', order: ['tea'] }),
    seated('away', 'd', { temperament: 'sociable', order: ['tea'] }),
  ],
  events: [{ at: 150, kind: 'show' }],
  chance: only({ crowd: 1 }),
  ticks: 3200,
  ...more,
});
const story = tell(file());
const [lead] = story.first('event')['people'] as string[];

describe('the dancers', () => {
  test('walk to the stage and dance, and after each dance start the next one', () => {
    const dances = story.all('dance', { who: lead as string });
    expect(dances.length).toBeGreaterThanOrEqual(8);
    const starts = dances.map(({ tick }) => tick);
    for (const [i, tick] of starts.slice(1).entries()) expect(tick - (starts[i] as number)).toBeLessThan(126);
    expect(story.list('warp', 'key', { who: lead as string }).filter((key) => key === 'afterDance')).toHaveLength(
      dances.length,
    );
  });

  test('go home when the show is over, and count as no guests', () => {
    expect(story.count('gone', { who: lead as string })).toBe(1);
    expect(story.cafe.state.figures.guestsEntered).toBe(3);
    expect(story.all('event')[1]).toMatchObject({ what: 'ends', kind: 'show', joined: 1 });
  });

  test('on their way out turn round for an encore and dance for its whole length, then go home', () => {
    // A guest who comes late still watches.
    const late = arriving('late', 900, { order: ['tea'] });
    const again = open(file({ customers: [...(file().customers ?? []), late] }));
    again.until('dance', { who: lead as string });
    // The last dance is over 1200 ticks after the beginning.
    again.pass(150 + 1200 + 130 - again.cafe.state.tick);
    expect(again.cafe.strongBar('encore', {})).toBeNull();
    const before = again.count('dance', { who: lead as string });
    const at = again.cafe.state.tick;
    again.cafe.give({ kind: 'strong', action: 'encore' });
    again.pass(400);
    expect(again.count('dance', { who: lead as string })).toBeGreaterThan(before + 1);
    expect(again.list('dance', 'tick', { who: lead as string }).at(-1)).toBeGreaterThan(at + 200);
    again.until('gone', { who: lead as string }, 900);
    again.pass(200);
    again.cafe.state.strong!.again.encore = 0;
    expect(again.cafe.strongBar('encore', {})).toBe('noShow');
    expectSound(again);
  });

  test('whom the alarm rings for go out, and come back to dance', () => {
    const again = tell(
      file({
        events: [
          { at: 150, kind: 'show' },
          { at: 600, kind: 'alarm' },
        ],
      }),
    );
    expect(again.count('outside', { who: lead as string })).toBe(1);
    expect(again.list('dance', 'tick', { who: lead as string }).at(-1)).toBeGreaterThan(950);
    expect(again.count('gone', { who: lead as string })).toBe(1);
  });
});

describe('a guest', () => {
  test('who is lively joins in for one dance, and goes back to the drink', () => {
    expect(story.count('dance', { who: 'lively' })).toBe(1);
    expect(story.list('warp', 'key', { who: 'lively' })).toEqual(
      expect.arrayContaining(['join', 'afterDance', 'toSeat']),
    );
    expect(story.list('seated', 'seat', { who: 'lively' })).toEqual(['a', 'a']);
    expect(story.count('served', { customer: 'lively' })).toBe(1);
    expect(story.count('paid', { who: 'lively' })).toBe(1);
  });

  test('who is calm, or far away, stays seated', () => {
    expect(story.count('dance', { who: 'quiet' }) + story.count('dance', { who: 'away' })).toBe(0);
  });

  test('who sits near is gladder for having seen it', () => {
    const moodOf = (events: ScenarioFile['events']): number => {
      const one = open(
        file({
          customers: [seated('quiet', 'b', { temperament: 'calm', order: ['tea'] })],
          ...(events ? { events } : {}),
        }),
      );
      return one.pass(800).guest('quiet').mood;
    };
    expect(moodOf([{ at: 150, kind: 'show' }])).toBeGreaterThan(moodOf([]) + 0.1);
  });
});

test('without a stage they dance beside the loudspeaker; without either on free floor', () => {
  const map = ROOM.map((row) => row.replaceAll('S', '.'));
  const speaker = open({ ...file({ map }), decor: [{ kind: 'speaker', x: 19, y: 2 }] } as ScenarioFile);
  expect(speaker.until('dance')).toMatchObject({ type: 'dance' });
  const none = open(file({ map }));
  expect(none.until('dance')).toMatchObject({ type: 'dance' });
});

test('with crowd 0 nobody joins, and all is sound', () => {
  const still = tell(file({ chance: 0 }));
  expect(still.count('dance', { who: 'lively' })).toBe(0);
  expectSound(still);
});
