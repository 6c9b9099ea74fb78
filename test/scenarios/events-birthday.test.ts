// A maid's birthday: friends and favourites congratulate her; colleagues share a cake with her.

import { describe, expect, test } from 'vitest';
import { birthdayOf, nextBirthday } from '../../src/sim/events/birthday.ts';
import { isFestival } from '../../src/sim/season/duel/duel.ts';
import { roster } from '../../src/data/index.ts';
import { ROW } from './rooms.ts';
import { maid, open, seated, tell, type ScenarioFile } from './story.ts';

const file = (more: Partial<ScenarioFile> = {}): ScenarioFile => ({
  map: ROW,
  maids: [
    maid('ada', [4, 3], { favouriteCustomerTypes: ['student'], friends: { pal: 60, met: 10 } }),
    maid('bea', [6, 4]),
    maid('cleo', [7, 4]),
  ],
  customers: [
    seated('pal', 'a', { type: 'office' }),
    seated('met', 'c', { type: 'office' }),
    seated('liked', 'd', { type: 'student' }),
  ],
  events: [{ at: 50, kind: 'birthday' }],
  ticks: 3000,
  ...more,
});

describe('on her birthday', () => {
  const story = tell(file());

  test('friends and favourites bring cheer, once each; others do not', () => {
    expect(story.list('cheers', 'who').sort()).toEqual(['liked', 'pal']);
  });

  test('each colleague has cake with her once, when there is nothing to do', () => {
    const cake = story.all('cake');
    expect(cake.map((event) => [event.who, event['with']])).toEqual(
      expect.arrayContaining([
        ['ada', 'bea'],
        ['ada', 'cleo'],
      ]),
    );
    expect(cake).toHaveLength(2);
    // Two chats, each counted for both maids.
    expect(story.count('chat')).toBe(4);
  });

  test('her mood is up, and so is theirs', () => {
    const moodOf = (events: ScenarioFile['events']) =>
      (['ada', 'bea'] as const).map((id) => {
        const one = open(file(events === undefined ? {} : { events })).pass(2600);
        return one.maid(id).mood;
      });
    const [her = 0, colleague = 0] = moodOf([{ at: 50, kind: 'birthday' }]);
    const [usual = 0, usually = 0] = moodOf([]);
    expect(her).toBeGreaterThan(usual + 0.2);
    expect(colleague).toBeGreaterThan(usually);
  });

  test('it is told at the end how many came to wish her well', () => {
    expect(story.all('event')[1]).toMatchObject({ what: 'ends', kind: 'birthday', who: 'ada', count: 2, cake: 2 });
  });
});

test('a cake that the player has ordered is shared by all colleagues, and every guest who sits sings and is counted', () => {
  const shared = (big: boolean): unknown[] => {
    const story = open(file({ events: [{ at: 50, kind: 'birthday' }] }));
    const calendar = story.cafe.state.calendar!;
    if (big) calendar.planned = calendar.planned.map((one) => ({ ...one, big: true }));
    // Nobody has time to chat with her.
    story.until('event');
    const sitting = story.cafe.world.guests.filter(({ seat }) => seat !== null).length;
    for (const one of calendar.going) one.until = story.cafe.state.tick + 1;
    story.pass(5);
    const ends = story.all('event').find(({ what }) => what === 'ends');
    return [ends?.['cake'], ends?.['count'], sitting];
  };
  const [cake, sang, sitting] = shared(true);
  expect(sitting).toBeGreaterThan(0);
  expect([cake, sang]).toEqual([2, sitting]);
  expect(shared(false).slice(0, 2)).toEqual([0, 0]);
});

test('work comes before cake', () => {
  const maids = [
    maid('ada', [4, 3], { favouriteCustomerTypes: ['student'] }),
    maid('bea', [6, 4]),
    maid('cleo', [7, 4]),
  ];
  const story = open(file({ maids, customers: [seated('liked', 'd', { type: 'student' })] }));
  expect(story.until('cake').tick).toBeGreaterThan(story.tickOf('target'));
});

test('every maid of the roster has a birthday of her own in a season', () => {
  const days = roster.map(({ id }) => birthdayOf(id) ?? 0);
  expect(new Set(days).size).toBe(roster.length);
  for (const day of days) {
    expect(day).toBeGreaterThan(1);
    expect(day).toBeLessThanOrEqual(30);
    // A birthday on a festival has no event of its own.
    expect(isFestival(day)).toBe(false);
  }
  expect(birthdayOf('nobody')).toBeNull();
  expect(nextBirthday('nobody', 1)).toBeNull();
  const day = birthdayOf(roster[1]!.id)!;
  expect([1, day, day + 1].map((from) => nextBirthday(roster[1]!.id, from))).toEqual([day, day, day + 30]);
});
