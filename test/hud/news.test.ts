// The news feed over a day: a calm morning has news, a busy noon is no flood, and every line makes sense.

import { beforeAll, describe, expect, test } from 'vitest';
import { type DramaEntry, tell } from '../../src/hud/news/drama.ts';
import { plainText } from '../../src/hud/news/drama-words.ts';
import { signText } from '../../src/hud/lamps/sign-text.ts';
import { readAlarm } from '../../src/hud/read/lamps.ts';
import { isOldNews, News } from '../../src/hud/news/news.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { timeAt } from '../../src/words/clock.ts';
import { LANGUAGES, setLanguage } from '../../src/words/index.ts';

interface Line extends DramaEntry {
  readonly tick: number;
  readonly text: string;
}

/** All news of a season's first day. */
function dayOf(seed: number): { lines: Line[]; loud: number } {
  const cafe = new Simulation(beginSeason({ seed }), scripts);
  const news = new News(cafe);
  const lines: Line[] = [];
  let loud = 0;
  while (!cafe.state.over) {
    cafe.step();
    const { tick } = cafe.state;
    loud += tell(
      cafe,
      cafe.events.filter(({ type }) => !['leaves', 'target'].includes(type)),
      0,
    ).length;
    for (const entry of news.tell(cafe, cafe.events, lines.length + 1))
      lines.push({ ...entry, tick, text: plainText(entry.what) });
  }
  return { lines, loud };
}

let day: ReturnType<typeof dayOf>;
beforeAll(() => {
  day = dayOf(21);
});
const of = (stem: string): Line[] => day.lines.filter(({ what }) => what.key.startsWith(stem));

test('the first minute has something to tell, and the first guest is told of once', () => {
  expect(day.lines.filter(({ tick }) => tick < 1200).length).toBeGreaterThanOrEqual(3);
  expect(of('drama.first')).toHaveLength(1);
});

test('small news is about one line in twenty seconds, however much happens', () => {
  const small = day.lines.length - day.loud - of('drama.wished').length;
  expect(small).toBeGreaterThan(6);
  const last = day.lines.at(-1)?.tick ?? 0;
  expect(small).toBeLessThanOrEqual(last / 400 + 2);
});

test('guests who leave unserved are told of together', () => {
  const told = of('drama.lost');
  expect(told.length).toBeGreaterThan(0);
  expect(told.every(({ bad }) => bad)).toBe(true);
  for (const { what, jump } of of('drama.lostMany')) expect(jump).toHaveLength(Number(what.params['count']));
});

test('news of lost guests bears the time at which the last of them left, however long it waited for its turn, as the report does', () => {
  const cafe = new Simulation(beginSeason({ seed: 21 }), scripts);
  const news = new News(cafe);
  const leftAt = new Map<string, string>();
  let late = 0;
  while (!cafe.state.over) {
    cafe.step();
    const { tick, clock } = cafe.state;
    for (const { type, who, reason } of cafe.events)
      if (type === 'leaves' && reason !== 'paid') leftAt.set(String(who), timeAt(clock, tick));
    for (const { what, jump, time } of news.tell(cafe, cafe.events, 1)) {
      if (!what.key.startsWith('drama.lost')) continue;
      expect(time).toBe(leftAt.get(jump.at(-1) ?? ''));
      if (time !== timeAt(clock, tick)) late++;
    }
  }
  expect(late).toBeGreaterThan(0);
});

test('whoever is named can be jumped to', () => {
  for (const { text, what, jump } of day.lines)
    if ('name' in what.params && what.params['name'] !== '') expect(jump.length, text).toBeGreaterThan(0);
});

test('the same day is told in the same words', () => {
  expect(dayOf(21).lines.map(({ text }) => text)).toEqual(day.lines.map(({ text }) => text));
});

describe('in every language', () => {
  test.each(LANGUAGES.map(({ id }) => id))('%s: whole sentences', async (language) => {
    await setLanguage(language);
    for (const { what } of day.lines) expect(plainText(what)).not.toMatch(/[{}]|undefined|NaN|^drama\./);
    await setLanguage('en');
  });
});

test('a dish that is not on the menu is news once an hour, with the number of guests who asked for it', () => {
  const cafe = new Simulation(beginSeason({ seed: 21 }), scripts);
  const news = new News(cafe);
  const told: string[] = [];
  const { ticksPerMinute } = cafe.state.clock;
  for (let minute = 0; minute < 130; minute++) {
    cafe.state.tick = minute * ticksPerMinute;
    const event = { tick: cafe.state.tick, type: 'wished', who: null, name: 'Petra', dish: 'soup' };
    const entries = news.tell(cafe, minute % 10 === 0 && minute < 80 ? [event] : [], 1);
    told.push(...entries.map(({ what }) => plainText(what)).filter((text) => text.includes('menu')));
  }
  expect(told).toEqual(['Petra asks for soup: not on the menu.', '6 guests asked for soup: not on the menu.']);
});

test('the news of a fire alarm says when everyone comes back, and a sign says so while it rings', () => {
  const cafe = new Simulation(beginSeason({ seed: 21 }), scripts);
  const alarm = { id: 1, kind: 'alarm', since: 0, until: 1200, x: 3, y: 2, who: [], counts: {} };
  cafe.state.calendar?.going.push(alarm);
  const [told] = tell(cafe, [{ tick: 900, type: 'event', who: null, kind: 'alarm', what: 'begins' }], 1);
  expect(plainText(told!.what)).toBe('Fire alarm! Everyone but the chefs goes outside and comes back at 13:00.');
  expect(signText(readAlarm(cafe.state)!)).toBe('Fire alarm: all but the chefs are outside until 13:00');
  cafe.state.calendar?.going.pop();
  expect(readAlarm(cafe.state)).toBeNull();
});

test('a café that is opened in the middle of a day does not tell of its first guest again', () => {
  const cafe = new Simulation(beginSeason({ seed: 21 }), scripts);
  while (cafe.state.tick < 900) cafe.step();
  const news = new News(cafe);
  const keys: string[] = [];
  while (cafe.state.tick < 1500) {
    cafe.step();
    keys.push(...news.tell(cafe, cafe.events, 1).map(({ what }) => what.key));
  }
  expect(keys.filter((key) => key.startsWith('drama.first'))).toEqual([]);
});

test('what has opened with a star is the first news of its morning, and of no other', () => {
  const first = (since: number): string | undefined => {
    const state = beginSeason({ seed: 3 });
    state.season!.growth = { stage: { since } };
    const cafe = new Simulation(nextDay(Object.assign(state, { over: true })), scripts);
    const news = new News(cafe);
    cafe.step();
    const told = news.tell(cafe, cafe.events, 1);
    return told.map(({ what }) => plainText(what)).find((line) => line.startsWith('New'));
  };
  expect(first(2)).toBe('New: stage evenings. In the report you can put one on for the next day.');
  expect(first(1)).toBeUndefined();
});

test('a request that the head maid cannot carry out herself is no news; one of the player’s or of a colleague is', () => {
  const cafe = new Simulation(beginSeason({ seed: 21 }), scripts);
  const [momo] = Object.values(cafe.state.people).filter((one) => one.role === 'maid');
  const tellOf = (from: string | null) => {
    const answer = {
      id: 7,
      from,
      rank: 1,
      is: 'impossible',
      cause: 'noLitter',
      command: { behave: 'sweep', x: 3, y: 4 },
    };
    momo!.answers = [answer as never];
    return tell(cafe, [{ tick: 9, type: 'orderAnswered', who: momo!.id, id: 7 }], 1).length;
  };
  expect([tellOf(momo!.id), tellOf(null), tellOf('hana')]).toEqual([0, 1, 1]);
});

test('news is old once an hour of the café’s time has passed since', () => {
  const { state } = new Simulation(beginSeason({ seed: 1 }), scripts);
  const at = (minutes: number) => ({ ...state, tick: 500 + minutes * state.clock.ticksPerMinute });
  expect([0, 60, 61].map((minutes) => isOldNews({ tick: 500 }, at(minutes)))).toEqual([false, false, true]);
});
