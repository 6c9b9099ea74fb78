// Answers to orders (src/sim/minds/command-answers.ts), one rule each: what prevents a maid from beginning, what her bubble
// says, how long an answer is kept, and how obedience is drawn.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/ai/index.ts';
import { beginsOrder } from '../../src/sim/minds/command-answers.ts';
import { notYet } from '../../src/sim/minds/possible-commands.ts';
import { ORDER_CAUSES, type OrderAnswer } from '../../src/sim/state/command-answer.ts';
import { maid, only, open, seated, type ScenarioFile } from '../scenarios/story.ts';

const ROOM = [
  '##############',
  '#K...........#',
  '#PP..aTb..cT.#',
  '#............#',
  '#............#',
  '######D#######',
];
type Command = { behave: string } & Readonly<Record<string, Json>>;
const room = (more: Partial<ScenarioFile> = {}) =>
  open({ map: ROOM, maids: [maid('ada', [3, 3]), maid('bea', [9, 3])], ...more }).pass(2);
const give = (story: ReturnType<typeof room>, command: Command, tick = 50): void =>
  story.cafe.give({ kind: 'command', post: { executorKeys: ['ada'], tick, command } });
const answer = (story: ReturnType<typeof room>): OrderAnswer | undefined => story.maid('ada').answers.at(-1);
const said = (story: ReturnType<typeof room>): unknown => story.maid('ada').bubble?.say ?? null;

describe('what is said of an order', () => {
  test.each<[string, Command, string, string | null, string | null]>([
    ['that can be done', { behave: 'move', x: 5, y: 3 }, 'accepted', null, 'order.accepted'],
    ['nobody knows', { behave: 'sing' }, 'impossible', 'unknown', 'order.unknown'],
    ['that names no place', { behave: 'move' }, 'impossible', 'noPlace', 'order.noPlace'],
    ['to sweep what is clean', { behave: 'sweep', x: 5, y: 3 }, 'impossible', 'noLitter', 'order.noLitter'],
    ['to serve nobody', { behave: 'serve', guest: 'zoe' }, 'impossible', 'gone', 'order.gone'],
    ['to look across where nobody is', { behave: 'scout' }, 'impossible', 'noRival', 'order.noRival'],
  ])('%s', (_what, command, is, cause, words) => {
    const story = room();
    give(story, command);
    story.pass(1);
    expect(answer(story)).toMatchObject({ is, cause, from: null, rank: 2 });
    expect(said(story)).toBe(words);
    if (cause !== null) expect(ORDER_CAUSES).toContain(cause);
  });

  test('that another takes the place of is nothing: only the one that counts is answered aloud', () => {
    const story = room();
    give(story, { behave: 'move', x: 5, y: 3 });
    give(story, { behave: 'sing' });
    give(story, { behave: 'move', x: 4, y: 3 });
    story.pass(1);
    expect(story.list('orderAnswered', 'answer')).toEqual(expect.arrayContaining(['superseded', 'accepted']));
    expect(said(story)).toBe('order.accepted');
    const older = room();
    give(older, { behave: 'move', x: 5, y: 3 });
    older.pass(1);
    const bubble = older.maid('ada').bubble;
    // The head maid's order comes too late against the player's: that is recorded without a bubble.
    older.cafe.world.minds.post({ to: 'ada', ticks: 50, command: { behave: 'move', x: 8, y: 4 }, by: 'bea' });
    older.pass(2);
    expect(older.list('orderAnswered', 'answer')).toEqual(['accepted', 'superseded']);
    expect(older.maid('ada').bubble).toEqual(bubble);
  }); // prettier-ignore
});

test('an answer that is not yes is kept as long as the order stands on the board, and one that is yes a little longer', () => {
  const left = (command: Command): unknown[] => {
    const story = room();
    give(story, command, 3);
    story.pass(1);
    const { tick } = story.cafe.state;
    const { untilTick = 0 } = answer(story) ?? {};
    story.pass(3);
    return [untilTick - tick, story.maid('ada').answers.length];
  };
  expect(left({ behave: 'sing' })).toEqual([2, 0]);
  expect(left({ behave: 'move', x: 12, y: 4 })).toEqual([19, 1]);
});

describe('obedience', () => {
  const rngAfter = (obedience: number, mood: number): [OrderAnswer['is'] | undefined, boolean] => {
    const story = room({ maids: [maid('ada', [3, 3], { obedience })], chance: only({ mood }) });
    const before = [...story.maid('ada').rng];
    give(story, { behave: 'move', x: 4, y: 3 });
    story.pass(1);
    const { cause = null } = answer(story) ?? {};
    if (cause !== null) expect(ORDER_CAUSES).toContain(cause);
    return [answer(story)?.is, JSON.stringify(before) === JSON.stringify(story.maid('ada').rng)];
  };
  test('that is whole draws nothing; where chance is stopped, half of it decides', () => {
    expect(rngAfter(1, 1)).toEqual(['accepted', true]);
    expect(rngAfter(1, 0)).toEqual(['accepted', true]);
    expect(rngAfter(0.5, 0)).toEqual(['accepted', true]);
    expect(rngAfter(0.49, 0)).toEqual(['declined', true]);
    expect(rngAfter(0.5, 1)[1]).toBe(false);
  });
});

describe('a formation', () => {
  const goal = (offset: Json): unknown => {
    const story = room();
    give(story, { behave: 'gather', x: 5, y: 3, formation: { ada: offset } });
    story.pass(1);
    const at = answer(story)?.goal;
    return [at?.x, at?.y];
  };
  test('has a place for everyone in it; what is no place is the goal itself', () => {
    expect([goal([2, 1]), goal([-1, 0]), goal([1.9, 0.5]), goal([0, 0])]).toEqual([[7, 4], [4, 3], [6, 3], [5, 3]]);
    expect([goal(['2', 1]), goal([2, '1']), goal(7), goal([2])]).toEqual([[5, 3], [5, 3], [5, 3], [5, 3]]);
  });
}); // prettier-ignore

describe('to begin with a guest', () => {
  const serve = { command: { behave: 'serve', guest: 'ann' } };
  const keeps = (prepare: (story: ReturnType<typeof room>) => void = () => {}, rank = 3): unknown => {
    const story = room({ customers: [seated('ann', 'a')], maids: [maid('ada', [3, 3], { rank, duties: 'serving' }), maid('bea', [9, 3], { duties: 'serving' })] });
    prepare(story);
    return notYet(story.cafe.world, story.maid('ada'), serve);
  };
  const orders = (count: number) => (story: ReturnType<typeof room>) =>
    void (story.maid('ada').orders = Array.from({ length: count }, () => ({ guest: 'bob', dish: 'tea', takenTick: 0 })));
  test('nothing keeps her who could', () => {
    expect(keeps()).toBeNull();
    expect(keeps(({ cafe }) => cafe.world.servedBy.claim('ann', 'ada'))).toBeNull();
  });
  test('a colleague does, who is on her way', () => {
    expect(keeps(({ cafe }) => cafe.world.servedBy.claim('ann', 'bea'))).toBe('colleague');
  });
  test('a full order book does, but only where there is an order to take', () => {
    expect([keeps(orders(1)), keeps(orders(1), 5), keeps(orders(2), 5)]).toEqual(['bookFull', null, 'bookFull']);
    const pays = (story: ReturnType<typeof room>): void => {
      orders(1)(story);
      story.guest('ann').calls = { need: 'bill', since: 0 };
    };
    expect(keeps(pays)).toBeNull();
  });
  test('a guest does who does not call, or is not here', () => {
    expect(keeps((story) => (story.guest('ann').calls = null))).toBe('notCalling');
    expect(keeps((story) => delete story.cafe.state.people['ann'])).toBe('notCalling');
    expect(keeps((story) => (story.guest('ann').seat = null))).toBe('notCalling');
  });
}); // prettier-ignore

test('she begins the order in hand, once; the number of another begins nothing', () => {
  const story = room({ maids: [maid('ada', [3, 3], { mood: 0 })], rules: ['mood'] });
  give(story, { behave: 'move', x: 12, y: 4, manner: 'plain' });
  story.pass(1);
  const { world } = story.cafe;
  const ada = story.maid('ada');
  const order = answer(story) as OrderAnswer;
  order.begun = false;
  ada.mood = 0;
  beginsOrder(world, ada, order.id + 1, true);
  expect([order.begun, ada.mood]).toEqual([false, 0]);
  beginsOrder(world, ada, order.id, true);
  expect([order.begun, ada.mood]).toEqual([true, -0.06]);
  beginsOrder(world, ada, order.id, true);
  expect(ada.mood).toBe(-0.06);
  ada.answers = [];
  expect(() => beginsOrder(world, ada, order.id, true)).not.toThrow();
});

test('a command to serve a guest who did not call until it left the board failed because the guest did not call', () => {
  const story = room({ customers: [seated('ann', 'a')] });
  story.guest('ann').calls = null;
  give(story, { behave: 'serve', guest: 'ann' }, 20);
  for (let i = 0; i < 400 && answer(story)?.is !== 'failed'; i++) {
    story.guest('ann').calls = null;
    story.pass(1);
  }
  expect(answer(story)).toMatchObject({ is: 'failed', cause: 'notCalling' });
});
