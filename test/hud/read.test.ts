// The panels' data: clock, cards, chalkboard, news, the report's groups and bands.

import { afterEach, describe, expect, test } from 'vitest';
import type { OrderAnswer } from '../../src/sim/state/command-answer.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { scripts } from '../../src/scripts/index.ts';
import { moveStars } from '../../src/sim/season/star-moves.ts';
import { beginSeason, newDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { say, setLanguage } from '../../src/words/index.ts';
import { readBoard, sayAnswers, sayCommand, sayTo, ticksLeft, wordsOf } from '../../src/hud/read/board.ts';
import { dayPartOf, minuteAt, timeAt, timeText, weekdayKey, weekdayOf } from '../../src/words/clock.ts';
import { doingOf, moodOf } from '../../src/hud/read/maid-activity.ts';
import { tell } from '../../src/hud/news/drama.ts';
import { plainText } from '../../src/hud/news/drama-words.ts';
import { readCame, readHours, readReport, scaleOf, sharesOf, stretchesOf } from '../../src/hud/read/report-figures.ts';
import { readPeople } from '../../src/hud/read/people.ts';
import { readRoster } from '../../src/hud/read/roster.ts';
import { readLamps } from '../../src/hud/read/lamps.ts';
import { readRushHours, readTop } from '../../src/hud/read/top-bar.ts';
import { skyOf } from '../../src/hud/panels/TopBar.tsx';
import { dueText } from '../../src/hud/lamps/Till.tsx';
import { grouped, ratingText } from '../../src/words/numbers.ts';
import { declined, fakeCafe, fakeCommands, fakeEvents, fakeMaid, fakeState } from './fake-cafe.ts';

afterEach(() => setLanguage('en'));

const clock = { day: 1, openTick: 0, closeTick: 6000, startMinute: 660, ticksPerMinute: 10 };

describe('the café clock', () => {
  test('begins at its own minute and goes on by ticks', () => {
    expect(timeAt(clock, 0)).toBe('11:00');
    expect(timeAt(clock, 9)).toBe('11:00');
    expect(timeAt(clock, 3850)).toBe('17:25');
    expect(timeText(65)).toBe('1:05');
    expect(minuteAt({ ...clock, startMinute: 23 * 60 }, 1200)).toBe(60);
  });
  test('knows the weekday from the day of the season', () => {
    expect([1, 6, 7, 8].map(weekdayOf)).toEqual([1, 6, 7, 1]);
    expect(say(weekdayKey(13))).toBe('Saturday');
    expect(say(weekdayKey(13, true))).toBe('Sat');
  });
  test.each([
    [0, 'morning'],
    [600, 'noon'],
    [3000, 'afternoon'],
    [4500, 'evening'],
  ])('at tick %i it is %s', (tick, part) => {
    expect(dayPartOf({ closed: false, clock, tick })).toBe(part);
  });
  test('says closed when the doors are shut', () => {
    expect(dayPartOf({ closed: true, clock, tick: 10 })).toBe('night');
  });
});

describe('the top bar', () => {
  test('sets thousands apart', () => {
    expect([0, 999, 1000, 18420, 1234567].map(grouped)).toEqual(['0', '999', '1,000', '18,420', '1,234,567']);
  });
  test('reads day, money, stars and guests', () => {
    expect(readTop(fakeCafe())).toMatchObject({
      day: 13,
      time: '17:25',
      money: 18420,
      stars: 2.6,
    });
  });
  test('rounds a rating down, so that a star is shown only when it is won', () => {
    expect([1, 1.95, 1.999, 2, 2.3, 5].map(ratingText)).toEqual(['1.0', '1.9', '1.9', '2.0', '2.3', '5.0']);
  });
  test('knows what is due at closing, and says it by itself in the last two hours', () => {
    const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
    const wages = cafe.state.season!.staff.reduce((sum, { wage }) => sum + wage, 0);
    const morning = readTop(cafe);
    expect(morning.due).toMatchObject({ wages, ingredients: 0 });
    expect(morning.late).toBe(false);
    expect(dueText(morning)).toMatch(/^Due at closing: wages ¥[\d,]+ and rent ¥[\d,]+\. Then −?¥[\d,]+ is left\.$/);
    cafe.state.tick = cafe.state.clock.closeTick! - 120 * cafe.state.clock.ticksPerMinute;
    expect(readTop(cafe).late).toBe(true);
    cafe.state.over = true;
    expect(readTop(cafe).due).toBeNull();
  });
  test('says by how much the rating has moved since the morning, and nothing where no rating counts', () => {
    const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
    expect(readTop(cafe).moved).toBe(0);
    moveStars(cafe.state, 'group', cafe.state.stars - 0.3);
    moveStars(cafe.state, 'pleased', cafe.state.stars + 0.108);
    expect(readTop(cafe).moved).toBe(-0.19);
    expect(readTop(new Simulation(newDay({ seed: 7 }), scripts)).moved).toBeNull();
  });
  test('with one maid the lamps of the door and the seats tell of the same guests, and something jams', () => {
    const cafe = new Simulation(newDay({ seed: 7, shift: ['mei'] }), scripts);
    let jams = 0;
    while (!cafe.state.over && cafe.state.tick < 3500) {
      cafe.step();
      const lamps = readLamps(cafe);
      const [door, seats] = lamps;
      expect(seats!.count).toBeLessThanOrEqual(seats!.holds!);
      expect(door!.count).toBe(door!.guests.length);
      if (lamps.some(({ level }) => level === 'red')) jams++;
    }
    expect(jams).toBeGreaterThan(0);
  });
  test('knows the rush hours from the guests expected, at lunch and in the evening', () => {
    const hours = readRushHours(new Simulation(newDay({ seed: 7 }), scripts).state);
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.some(({ from, to }) => from < 0.38 && to > 0.12)).toBe(true);
    for (const { from, to } of hours) expect(to).toBeGreaterThan(from);
  });
});

describe('a command on the chalkboard', () => {
  test('lasts from the first tick it stands there to the last', () => {
    expect(ticksLeft({ untilTick: 150 }, 100)).toBe(50);
    expect(ticksLeft({ untilTick: 150 }, 149)).toBe(1);
    expect(ticksLeft({ untilTick: 150 }, 160)).toBe(0);
  });
  test('says what, for whom, how long, and who does not listen', () => {
    const [serve, sweep, move] = readBoard(fakeCafe());
    expect(say(serve!.command.key, serve!.command.params)).toBe('serve table 3');
    expect(sayTo(serve!.to)).toBe('all');
    expect([serve!.left, serve!.share]).toEqual([48, 0.8]);
    expect(sayTo(sweep!.to)).toBe('Yuki');
    expect(sayTo(move!.to)).toBe('team 1');
    expect(sayAnswers(move!.answers)).toBe('Hana: says no: doesn’t feel like it');
  });
  test('words an order to scout, with what to look for', () => {
    const words = (look?: string): string =>
      sayCommand(wordsOf(fakeState(), { behave: 'scout', ...(look === undefined ? {} : { look }) }));
    expect([words(), words('iceWell')]).toEqual(['scout the rival', 'look for Ice well']);
  });
  test('names teams and people together', () => {
    expect(
      sayTo([
        { kind: 'team', team: '1' },
        { kind: 'name', name: 'Mei' },
      ]),
    ).toBe('team 1 and Mei');
  });
});

describe('the roster', () => {
  const words = (maid: Partial<Maid>, todo?: object): string => {
    const state = fakeState();
    state.people['momo'] = fakeMaid('momo', 'Momo', 5, maid);
    const cafe = fakeCafe(state);
    const page = todo === undefined ? cafe.page : (id: string) => ({ ...cafe.page(id)!, todo: todo as never });
    const doing = doingOf({ ...cafe, page }, state.people['momo'] as Maid);
    return say(doing.key, doing.params);
  };
  test.each([
    ['off to table 3', { serving: 'rio' }, { behave: 'move', x: 1, y: 1 }],
    ['carrying 2 dishes', { carrying: [1, 2] }, { behave: 'move', x: 1, y: 1 }],
    ['carrying 1 dish', { carrying: [1] }, { behave: 'move', x: 1, y: 1 }],
    ['going straight', {}, { behave: 'move', x: 1, y: 1, manner: 'plain' }],
    ['off to the pass', { fetching: [1] }, { behave: 'move', x: 1, y: 1 }],
    ['order, table 6', { serving: 'g2' }, { behave: 'takeOrder', guest: 'g2' }],
    ['with Mei', { chattingWith: 'mei' }, { behave: 'chat', with: 'mei' }],
    ['slipped', { pose: 'down' as const }, { behave: 'stay' }],
    ['at the rival’s', { present: false, work: 'scout' }, { behave: 'scout' }],
    ['off shift', { present: false }, { behave: 'stay' }],
    ['sharing her news', {}, { behave: 'report' }],
    [
      'off to scout',
      { answers: [{ ...declined, is: 'accepted', begun: true, command: { behave: 'scout' } }] as OrderAnswer[] },
      { behave: 'move', x: 1, y: 1 },
    ],
    ['waiting', {}, { behave: 'stay' }],
    [
      'no way there',
      { stuck: { cause: 'noPath' as const, since: 3, waitingFor: null } },
      { behave: 'move', x: 1, y: 1 },
    ],
  ])('says %s', (expected, maid, todo) => {
    expect(words(maid, todo)).toBe(expected);
  });
  test('keeps the line of an alert maid whose page is empty between two looks', () => {
    const state = fakeState();
    state.people['momo'] = fakeMaid('momo', 'Momo', 5, { serving: 'rio' });
    const cafe = fakeCafe(state);
    const between = {
      ...cafe,
      page: (id: string) => ({ ...cafe.page(id)!, todo: null, ended: 'tick' as const }),
      decisions: () => [{ todo: { behave: 'move', x: 9, y: 6, tick: 1 } }] as never,
    };
    expect(doingOf(between, state.people['momo'] as Maid).key).toBe('doing.toTable');
  });
  test('puts the dearest rarity first and marks who is stuck or declines', () => {
    const cafe = fakeCafe();
    const hana = cafe.state.people['hana'] as Maid;
    hana.answers = hana.answers.map((one) => ({ ...one, since: cafe.state.tick }));
    const cards = readRoster(cafe);
    expect(cards.map((card) => card.name)).toEqual(['Momo', 'Sakura', 'Hana', 'Yuki', 'Mei', 'Nana']);
    expect(cards.filter((card) => card.stuck).map((card) => card.name)).toEqual(['Nana']);
    expect(cards.filter((card) => card.refuses?.state === 'declined').map((card) => card.name)).toEqual(['Hana']);
    // A refusal is told for ten seconds, not as long as the request stands on the board.
    hana.answers = hana.answers.map((one) => ({ ...one, since: one.since - 600 }));
    expect(readRoster(cafe).filter((card) => card.refuses !== null)).toEqual([]);
  });
  test('no sun shines in the evening', () => {
    expect([skyOf('evening', 'sun'), skyOf('evening', 'rain'), skyOf('noon', 'sun')]).toEqual(['moon', 'rain', 'sun']);
  });
  test('shows a surprised face after a slip', () => {
    const sakura = fakeMaid('sakura', 'Sakura', 4, { pose: 'down' });
    expect(moodOf(sakura, doingOf(fakeCafe(), sakura))).toBe('surprised');
  });

  test('a gloomy maid looks so whatever she does, a glad one when nothing else shows', () => {
    const sakura = fakeCafe().state.people['sakura'] as Maid;
    const waits = { kind: 'wait', key: 'doing.waits', params: {} } as unknown as Parameters<typeof moodOf>[1];
    const face = (mood: number): string => moodOf({ ...sakura, pose: 'idle', carrying: [], energy: 1, mood }, waits);
    expect([-0.5, 0.2, 0.8].map(face)).toEqual(['sad', 'calm', 'happy']);
  });
  test('the list of people has everyone, maids first', () => {
    const people = readPeople(fakeCafe());
    expect(people.map((person) => person.role)).toEqual([...Array(6).fill('maid'), ...Array(4).fill('guest'), 'chef']);
  });
});

describe('drama', () => {
  const state = fakeState();
  const told = tell(fakeCafe(state, fakeCommands(state.tick)), fakeEvents(state.tick), 1);

  test('tells slips, celebrities, favourites, losses, refusals and rain', () => {
    expect(told.map(({ what }) => plainText(what))).toEqual([
      'Lina leaves: no free seat.',
      'Hana says no (doesn’t feel like it): go to a free spot on the floor and help on the way.',
      'It’s raining. The floor by the door gets wet.',
      'Rio Vento, a footballer, walks in.',
      'Momo goes to Rio Vento first, table 3: her favourite.',
      'Sakura slipped. 1 dish lost.',
    ]);
  });
  test('knows whom to show, when, and what went wrong', () => {
    expect(told.map((entry) => entry.jump)).toEqual([['g4'], ['hana'], [], ['rio'], ['momo', 'rio'], ['sakura']]);
    expect(told.at(-1)?.time).toBe('17:25');
    expect(told.filter((entry) => entry.bad)).toHaveLength(2);
  });
  test('tells who goes to scout, and what she comes back with', () => {
    const cafe = fakeCafe();
    const of = (type: string, more: object) =>
      tell(cafe, [{ tick: 1, type, who: 'mei', ...more }], 1).map(({ what }) => plainText(what));
    const saw = (value: string, ...nodes: string[]) => nodes.map((node) => ({ node, value }));
    expect(of('scout', { look: null, ticks: 900 })).toEqual(['Mei heads across the street to scout.']);
    expect(of('scout', { look: null, ticks: 900, by: 'hana', age: null })).toEqual([
      'Mei heads across the street to scout: Hana, in charge, asked.',
    ]);
    expect(of('scout', { look: null, ticks: 900, by: null, age: 3 })).toEqual([
      'Mei is curious and goes across the street unasked: the last report is 3 days old.',
    ]);
    expect(of('report', { saw: [...saw('No', 'iceWell'), ...saw('Yes', 'teaCart', 'tableTea')] })).toEqual([
      'Mei is back and saw Tea cart and Tea at the table.',
    ]);
    expect(of('report', { saw: saw('No', 'iceWell') })).toEqual(['Mei is back: no Ice well over there.']);
    expect(of('report', { saw: [] })).toEqual(['Mei is back with nothing new.']);
  });
  test('tells what a fooled scout believes now, and how an offer has ended', () => {
    const of = (type: string, who: string | null, more: object) =>
      tell(fakeCafe(), [{ tick: 1, type, who, ...more }], 1).map(({ what, bad }) => [plainText(what), bad]);
    const wrong = [
      { node: 'sushi', value: 'Yes' },
      { node: 'curry', value: 'No' },
      { node: 'egg', value: 'Yes' },
    ];
    expect(of('scoutGone', null, { name: 'Io', saw: 4, wrong })).toEqual([
      ['Io fell for it: the rival now believes you have sushi and you don’t have curry.', false],
    ]);
    expect(of('scoutGone', null, { name: 'Io', saw: 4, wrong: [] })).toEqual([]);
    expect(of('offerEnded', 'mei', { name: 'Mei', ended: 'went' })).toEqual([
      ['Mei has accepted the rival’s job offer and leaves.', true],
    ]);
    expect(of('offerEnded', 'mei', { name: 'Mei', ended: 'stayed' })).toEqual([
      ['Mei has turned down the rival’s job offer.', false],
    ]);
  });
  test('speaks the language chosen later', async () => {
    await setLanguage('zh');
    expect(plainText(told.at(-1)!.what)).toBe('小樱滑倒了。丢了1盘菜。');
  });
  test('keeps quiet about paying guests and ordinary choices', () => {
    const cafe = fakeCafe();
    expect(tell(cafe, [{ tick: 1, type: 'leaves', who: 'g2', reason: 'paid' }], 1)).toEqual([]);
    expect(
      tell(
        cafe,
        [{ tick: 1, type: 'target', who: 'momo', customer: 'g2', because: { key: 'serve.waited', terms: {} } }],
        1,
      ),
    ).toEqual([]);
    expect(tell(cafe, [{ tick: 1, type: 'todo', who: 'momo', todo: { behave: 'stay' } }], 1)).toEqual([]);
  });
});

describe('the report', () => {
  test('names the hours from opening on', () => {
    expect(readHours(clock, { incomeByHour: [100, 200.4, 0, 0], spentByHour: [50, 0] })).toEqual([
      { hour: 11, earned: 100, spent: 50 },
      { hour: 12, earned: 200, spent: 0 },
    ]);
  });
  test('draws in each slot of the day what took most of it, and joins neighbours', () => {
    const bands = [
      { from: 0, to: 50, what: 'wait' },
      { from: 50, to: 100, what: 'wait' },
      { from: 100, to: 300, what: 'serve' },
    ] as const;
    expect(stretchesOf(bands, 0, 200, 4)).toEqual([
      { hatch: 'wait', from: 0, length: 0.5 },
      { hatch: 'serve', from: 0.5, length: 0.5 },
    ]);
  });
  test('lets the errand count more than the way there, and shows every fall', () => {
    const bands = [
      { from: 0, to: 50, what: 'walk' },
      { from: 50, to: 100, what: 'serve' },
      { from: 100, to: 180, what: 'serve' },
      { from: 180, to: 200, what: 'down' },
    ] as const;
    expect(stretchesOf(bands, 0, 200, 2).map(({ hatch }) => hatch)).toEqual(['serve', 'down']);
    expect(sharesOf(bands, 0, 200)).toEqual([
      { hatch: 'serve', share: 0.65 },
      { hatch: 'walk', share: 0.25 },
      { hatch: 'down', share: 0.1 },
    ]);
  });
  test('tells who came, the most frequent kind first', () => {
    const kind = (came: number, income: number) => ({ came, served: came, lost: 0, income });
    expect(readCame({ office: kind(3, 900), actor: kind(1, 10.4), family: kind(3, 50), fan: kind(0, 0) })).toEqual([
      { type: 'family', count: 3, income: 50 },
      { type: 'office', count: 3, income: 900 },
      { type: 'actor', count: 1, income: 10 },
    ]);
  });
  test('puts full hours on the scale', () => {
    expect(scaleOf(clock, 0, 1200).map(({ hour }) => hour)).toEqual([11, 12, 13]);
    expect(scaleOf({ ...clock, startMinute: 690 }, 0, 600)).toEqual([{ hour: 12, at: 0.5 }]);
  });
  test('adds up the day', () => {
    const view = readReport(fakeCafe(), 2.4);
    expect(view).toMatchObject({ came: 75, paid: 61, lost: 14, dropped: 3 });
    expect(view.mostDropped).toEqual({ name: 'Sakura', count: 3, all: true });
    expect(view.maids.map((maid) => maid.name)).toEqual(['Momo', 'Sakura', 'Hana', 'Yuki', 'Mei', 'Nana']);
    for (const maid of view.maids)
      expect(maid.stretches.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(1, 1);
  });
});
