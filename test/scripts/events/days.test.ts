// The todos people write when the day brings an event: the show, the brawl, the TV crew, the alarm.

import { describe, expect, test } from 'vitest';
import { warp } from '../../../src/ai/index.ts';
import { isAtLeisure } from '../../../src/scripts/events/brawl.ts';
import type { Guest, Maid } from '../../../src/sim/state/person.ts';
import { maid, only, open, seated, type Story } from '../../scenarios/story.ts';
import { ask } from '../asking.ts';

const HALL = [
  '################################',
  '#K................SSSS.........#',
  '#PP...............SSSS.........#',
  '#..............................#',
  '#.............gT...aTb.......Te#',
  '#.....dT.......................#',
  '########D#######################',
];

describe('a guest who gets up for a show', () => {
  /** The dancers are on the stage; Lia sits below it and has not reconsidered yet. */
  const told = (lia: Partial<Guest> = {}, crowd = 1): { story: Story; star: Guest } => {
    const story = open({
      map: HALL,
      maids: [maid('ada', [2, 3])],
      chefs: 0,
      customers: [seated('lia', 'a', { temperament: 'sociable' })],
      events: [{ at: 3, kind: 'show' }],
      chance: only({ crowd }),
    });
    story.until('dance');
    const star = story.guest((story.first('event')['people'] as string[])[0] as string);
    Object.assign(story.guest('lia'), {
      stage: 'waitDish',
      buffs: [{ buff: 'show', ticks: 100, from: star.id, x: star.x, y: star.y, seen: false }],
      ...lia,
    });
    return { story, star };
  };
  const joins = (lia: Partial<Guest>, runned = 1, dancer: string | null = null) => {
    const { story, star } = told(lia);
    return ask(story, 'lia', 'guest.join', { runned, param: { dancer: dancer ?? star.id } }).answer;
  };
  const UP: Partial<Guest> = { seat: null };

  test('says so, and names the dancer', () => {
    const { story, star } = told();
    expect(ask(story, 'lia', 'guest.seated')).toMatchObject({
      answer: warp('join', { dancer: star.id }),
      because: { key: 'show.joins', terms: { name: star.name } },
    });
  });
  test('has just noticed it, and has time for it', () => {
    const stays = (lia: Partial<Guest>, crowd = 1): void => {
      const { answer } = ask(told(lia, crowd).story, 'lia', 'guest.seated');
      expect(answer).not.toMatchObject({ warp: 'join' });
    };
    const { story, star } = told();
    const buff = { buff: 'show', ticks: 100, from: star.id, x: 0, y: 0 };
    stays({ buffs: [] });
    stays({ buffs: [{ ...buff, seen: true }] });
    stays({ buffs: [{ ...buff, buff: 'rain', seen: false }] });
    stays({ stage: 'callOrder' });
    stays({ attendedBy: 'ada' });
    stays({ temperament: 'calm' });
    stays({}, 0);
    // The buff counts even among others.
    Object.assign(story.guest('lia'), {
      buffs: [
        { ...buff, buff: 'spokenTo', seen: false },
        { ...buff, seen: false },
      ],
    });
    expect(ask(story, 'lia', 'guest.seated').answer).toEqual(warp('join', { dancer: star.id }));
  });
  test('gets up, once, and finds no chair to get up from when it is taken away', () => {
    const { story, star } = told();
    const param = { dancer: star.id };
    expect(ask(story, 'lia', 'guest.join', { param }).answer).toEqual({ behave: 'standUp', hero: star.id });
    expect(ask(story, 'lia', 'guest.join', { param, runned: 1 }).answer).toEqual(warp('seated', {}));
  });
  test('goes to a place of their own before the stage', () => {
    const { star } = told();
    const far: Partial<Guest> = { ...UP, x: 3, y: 3, toX: 3, toY: 3 };
    // Her name ends in a, letter 97: straight before the dancer, two tiles down.
    expect(joins(far)).toEqual({ behave: 'move', x: star.x, y: star.y + 2, tick: 40 });
  });
  test('dances within three tiles of the dancer, standing still', () => {
    const { star } = told();
    const at = (dx: number, dy: number): Partial<Guest> => ({ ...UP, x: star.x + dx, y: star.y + dy, stepOf: 0 });
    expect(joins(at(-1, 2))).toEqual({ behave: 'dance' });
    expect(joins(at(-2, 2))).toMatchObject({ behave: 'move' });
    expect(joins({ ...at(-1, 2), stepOf: 12 })).toMatchObject({ behave: 'move' });
  });
  test('goes back when the dancer has gone, or does not dance, or after forty tries', () => {
    const back = warp('afterDance', {});
    expect(joins(UP, 1, 'nobody')).toEqual(back);
    expect(joins(UP, 1, 'lia')).not.toEqual(back);
    expect(joins(UP, 41)).toEqual(back);
    expect(joins({ ...UP, doing: 'dance' })).toEqual(back);
    const { story, star } = told(UP);
    story.cafe.state.closed = true;
    expect(ask(story, 'lia', 'guest.join', { runned: 1, param: { dancer: star.id } }).answer).toEqual(back);
  });
  test('goes back to the drink, to another seat, or home', () => {
    const back = (lia: Partial<Guest>) => {
      const { answer, because } = ask(told({ ...UP, ...lia }).story, 'lia', 'guest.afterDance');
      return [answer, because?.key];
    };
    expect(back({ claimedSeat: 'a' })).toEqual([warp('toSeat', { seat: 'a' }), 'show.back']);
    expect(back({ claimedSeat: null })).toEqual([warp('enter', {}), 'show.back']);
    expect(back({ stage: 'leave' })).toEqual([warp('leave', { up: true }), undefined]);
  });
});

describe('when two fight', () => {
  const told = (others: Readonly<Record<string, string>> = {}): Story => {
    const customers = [seated('hot1', 'a', { type: 'fan' }), seated('hot2', 'b', { type: 'litterbug' })];
    for (const [id, type] of Object.entries(others)) customers.push(seated(id, 'g', { type }));
    const story = open({
      map: HALL,
      maids: [maid('ada', [12, 3], { duties: 'serving' })],
      chefs: 0,
      customers,
      events: [{ at: 3, kind: 'brawl' }],
    });
    story.until('event');
    return story;
  };
  const sees = (type: string, more: Partial<Guest> = {}) => {
    const story = told({ max: type });
    const { x = 0, y = 0 } = story.cafe.world.scriptApi.today.event('brawl') ?? {};
    const buffs = [{ buff: 'brawl', ticks: 100, from: 'hot1', x, y, seen: false }];
    Object.assign(story.guest('max'), { buffs, stage: 'callOrder', temperament: 'patient', ...more });
    const { answer, because } = ask(story, 'max', 'guest.seated');
    return because?.key.startsWith('brawl.') === true ? [answer, because.key] : null;
  };

  test('hot heads join in, the timid flee, the sociable make peace, the others eat on', () => {
    expect(sees('fan')).toEqual([warp('brawl', {}), 'brawl.joins']);
    expect(sees('office', { temperament: 'grumbler' })).toEqual([warp('brawl', {}), 'brawl.joins']);
    expect(sees('elderly')).toEqual([warp('flee', { from: 'brawl' }), 'brawl.runs']);
    expect(sees('student', { temperament: 'sociable' })).toEqual([warp('mediate', {}), 'brawl.calms']);
    expect(sees('student')).toBeNull();
    expect(sees('elderly', { temperament: 'calm' })).toBeNull();
    expect(sees('fan', { isHero: true })).toBeNull();
  });
  test('only guests at leisure who have heard it react', () => {
    for (const stage of ['callOrder', 'waitDish', 'eat', 'linger'] as const) {
      expect(sees('fan', { stage })).toEqual([warp('brawl', {}), 'brawl.joins']);
      expect(sees('elderly', { stage })).toEqual([warp('flee', { from: 'brawl' }), 'brawl.runs']);
    }
    expect(sees('fan', { stage: 'callBill' })).toBeNull();
    expect(sees('fan', { buffs: [] })).toBeNull();
  });
  test('the two who began it say so', () => {
    const { answer, because } = ask(told(), 'hot1', 'guest.seated');
    expect([answer, because?.key]).toEqual([warp('brawl', {}), 'brawl.fights']);
  });

  describe('a maid goes between them', () => {
    test('from whatever she is about while she waits or chats', () => {
      expect(['maid.waiting', 'maid.waitingAtThePass', 'maid.byTable', 'maid.chat'].map(isAtLeisure)).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(['maid.move', 'maid.own', 'maid.mediate'].map(isAtLeisure)).toEqual([false, false, false]);
      const story = told();
      expect(ask(story, 'ada', 'maid.waitingAtThePass')).toMatchObject({
        answer: warp('mediate', {}),
        because: { key: 'brawl.mediates', terms: { name: story.guest('hot1').name } },
      });
    });
    test('when she has the nerve; a frightened maid hides in the kitchen, others go on', () => {
      const does = (more: Partial<Maid>): string => {
        const story = told();
        Object.assign(story.maid('ada'), { obedience: 1, charm: 0, clumsy: 1, ...more });
        const { answer } = ask(story, 'ada', 'maid.waitingAtThePass');
        return answer !== undefined && 'warp' in answer ? String(answer.warp) : 'goes on';
      };
      expect(does({})).toBe('mediate');
      expect(does({ obedience: 0.9 })).toBe('goes on');
      expect(does({ obedience: 0.9, energy: 0.1 })).toBe('flee');
      expect(does({ clumsy: 2 })).toBe('flee');
      expect(does({ obedience: 0, charm: 1 })).toBe('mediate');
      expect(does({ buffs: [] })).toBe('goes on');
    });
    test('but not in the middle of a step', () => {
      const story = told();
      story.maid('ada').stepOf = 12;
      expect(ask(story, 'ada', 'maid.waitingAtThePass').answer).not.toEqual(warp('mediate', {}));
    });
  });
});

test('a TV crew films to the end what it has begun: the guest, or the room', () => {
  const story = open({
    map: HALL,
    maids: [maid('ada', [2, 3])],
    customers: [seated('lia', 'a')],
    events: [{ at: 3, kind: 'tv' }],
  });
  story.until('event');
  const [crew = ''] = story.first('event')['people'] as string[];
  const films = (more: Partial<Guest>) => {
    Object.assign(story.guest(crew), more);
    return ask(story, crew, 'tvcrew.films').answer;
  };
  expect(films({ work: 'film', workOn: 'lia' })).toEqual({ behave: 'film', guest: 'lia' });
  expect(films({ work: 'film', workOn: '' })).toEqual({ behave: 'film' });
});

test('after the alarm a guest who was leaving leaves, without getting up again', () => {
  const story = open({ map: HALL, maids: [maid('ada', [2, 3])], customers: [seated('lia', 'a')] }).pass(2);
  const after = (lia: Partial<Guest>) => {
    Object.assign(story.guest('lia'), lia);
    return ask(story, 'lia', 'guest.evacuate').answer;
  };
  expect(after({})).toEqual(warp('seated', {}));
  expect(after({ seat: null })).toEqual(warp('toSeat', { seat: 'a' }));
  expect(after({ stage: 'leave' })).toEqual(warp('leave', { up: true }));
});
