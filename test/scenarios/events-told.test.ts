// Every event has a line in the news as it begins and ends, in all languages, with the person to look at.

import { afterEach, describe, expect, test } from 'vitest';
import { tell as told, type DramaEntry } from '../../src/hud/news/drama.ts';
import { plainText } from '../../src/hud/news/drama-words.ts';
import type { DayEvent } from '../../src/sim/events/day-event.ts';
import { EVENT_KINDS, events } from '../../src/sim/events/index.ts';
import { setLanguage } from '../../src/words/index.ts';
import { arriving, maid, open, seated, type Story } from './story.ts';

const ROOM = [
  '################################',
  '#K................SSSS.........#',
  '#PP...aTb....cTd..SSSS...eTf...#',
  '#..............................#',
  '#.....gTh....iTj.........kTl...#',
  '#..............................#',
  '########D#######################',
];
const HOT = ['a', 'b', 'c', 'd'];

/** The lines of an event of this kind, in order. */
function feedOf(kind: string, obedience: number): { entries: DramaEntry[]; story: Story } {
  const entries: DramaEntry[] = [];
  const story = open({
    map: ROOM,
    chefs: 2,
    maids: [maid('ada', [4, 3], { obedience, name: 'Ada' }), maid('bea', [12, 3], { obedience })],
    customers: [...HOT.map((seat) => seated(`fan${seat}`, seat, { type: 'fan' })), arriving('late', 900)],
    events: [{ at: 60, kind }],
  });
  story.pass(5200, (cafe) => {
    entries.push(...told(cafe, cafe.events, entries.length + 1));
  });
  return { entries: entries.filter(({ what }) => what.key.startsWith('drama.event.')), story };
}

afterEach(() => setLanguage('en'));

describe.each([...EVENT_KINDS])('%s', (kind) => {
  const { entries, story } = feedOf(kind, 1);

  test('is told from beginning to end; a secret one when it is over', () => {
    expect(story.list('event', 'what')).toEqual(['begins', 'ends']);
    expect(entries).toHaveLength((events[kind] as DayEvent).secret === true ? 1 : 2);
  });

  test('in whole sentences, in every language', async () => {
    for (const language of ['en', 'zh', 'ja'] as const) {
      await setLanguage(language);
      for (const { what } of entries) {
        const said = plainText(what);
        expect(said).not.toMatch(/drama\.|\{\{|undefined|NaN|null/);
        expect(said).toMatch(language === 'en' ? /^[A-Z].*[.!]$/ : /[。！]$/);
      }
    }
  });

  test('with the people it names to look at; weather and days name none', () => {
    const named = story.all('event').filter(({ secret }) => secret !== true);
    expect(entries.map(({ jump }) => jump.length)).toEqual(named.map(({ people }) => (people as string[]).length));
  });
});

test('a brawl that nobody mends is told otherwise', () => {
  const { entries } = feedOf('brawl', 0);
  expect(plainText((entries[1] as DramaEntry).what)).toContain('plates');
  expect(entries[1]?.bad).toBe(true);
});
