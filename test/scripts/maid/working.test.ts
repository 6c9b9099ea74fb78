// A maid's next todo at her work, where scenarios could not distinguish two answers: which commands end a walk, what
// wakes her, when she rests, and which reason the notebook gives.

import { describe, expect, test } from 'vitest';
import { type CommandOnBoard, type Json, warp } from '../../../src/ai/index.ts';
import { hasCake } from '../../../src/scripts/events/birthday.ts';
import { chats } from '../../../src/scripts/maid/script-pieces.ts';
import { chooseRound } from '../../../src/scripts/maid/trips.ts';
import type { OrderAnswer } from '../../../src/sim/state/command-answer.ts';
import type { Maid } from '../../../src/sim/state/person.ts';
import { ROW } from '../../scenarios/rooms.ts';
import { farSighted, maid, open, seated, type ScenarioFile, type Story } from '../../scenarios/story.ts';
import { addLitter } from '../../../src/sim/people/slipping.ts';
import { ask, scriptApiOf } from '../asking.ts';

const told = (more: Partial<ScenarioFile> = {}, ada: Readonly<Record<string, Json>> = {}): Story =>
  open({ map: ROW, maids: [maid('ada', [4, 3], ada)], chefs: 0, ...more });
/** With a command of the player, read and accepted; it is the first on the board. */
const ordered = (command: Readonly<Record<string, string | number>>, more: Partial<ScenarioFile> = {}): Story => {
  const story = told({ commands: [{ at: 2, executorKeys: ['ada'], tick: 400, command }], ...more });
  story.until('orderAnswered');
  return story;
};
const numberOf = (story: Story): number => story.first('orderAnswered')['id'] as number;

const SHARED = ['rush', 'hero', 'alarm'];
describe('what wakes her', () => {
  const sleeps = (script: string, until: readonly string[]): void => {
    expect(ask(told().pass(2), 'ada', script)).toEqual({
      answer: { behave: 'stay', until, tick: expect.any(Number) as number },
      because: { key: 'idle.stays', terms: {} },
      weighed: [],
    });
  };
  test('is all work, orders and company', () =>
    sleeps('maid.waiting', ['callers', 'dishes', 'mess', 'commands', 'company', ...SHARED, 'buffs']));
  test('is no dish, when she is at the reception', () =>
    sleeps('maid.waitingAtReception', ['callers', 'mess', 'commands', 'company', ...SHARED, 'buffs']));
  test('is no caller, when she is at the pass', () =>
    sleeps('maid.waitingAtThePass', ['dishes', 'mess', 'commands', 'company', ...SHARED, 'buffs']));
  test.each<readonly [Maid['duties'], readonly string[]]>([
    ['allround', ['callers', 'dishes', 'mess', 'commands', ...SHARED]],
    ['reception', ['callers', 'mess', 'commands', ...SHARED]],
    ['serving', ['dishes', 'mess', 'commands', ...SHARED]],
  ])('from a talk is her work (%s), but no more company', (duties, until) => {
    const story = told({ maids: [maid('ada', [4, 3], { duties }), maid('bea', [5, 3])] }).pass(2);
    Object.assign(story.maid('ada'), { chattingWith: 'bea', chatSince: story.cafe.state.tick - 10 });
    const begun = ask(story, 'ada', 'maid.chat', { param: { with: 'bea' } }).answer;
    Object.assign(story.maid('ada'), { chattingWith: null });
    const whole = ask(story, 'ada', 'maid.chat', { param: { with: 'bea' } }).answer;
    expect(whole).toMatchObject({ behave: 'chat', with: 'bea', until });
    // The rest of the chat, not its full length again.
    expect(Number((begun as { tick: number }).tick)).toBe(Number((whole as { tick: number }).tick) - 10);
  });
});

describe('a breath', () => {
  const worn = (more: Partial<Maid> = {}) => {
    const story = told({ rules: ['energy'] }).pass(2);
    Object.assign(story.maid('ada'), { energy: 0, ...more });
    return ask(story, 'ada', 'maid.waiting');
  };
  test('is taken by who is worn out, and she says why', () => {
    expect(worn()).toMatchObject({ answer: { behave: 'pause' }, because: { key: 'tired.pauses' } });
  });
  test('is not taken in the middle of a step, or with work in her hands, in her book or on her mind', () => {
    const order = { guest: 'lia', dish: 'ramen', takenTick: 0 };
    for (const more of [{ stepOf: 12 }, { carrying: [1] }, { orders: [order] }, { serving: 'lia' }, { energy: 1 }])
      expect(worn(more).answer).not.toMatchObject({ behave: 'pause' });
  });
});

describe('a word from a colleague', () => {
  const answers = (since: number, tiles = 1) => {
    const story = told({ maids: [maid('ada', [4, 3]), maid('bea', [4 + tiles, 3])] }).pass(200);
    Object.assign(story.maid('bea'), { chattingWith: 'ada', chatSince: story.cafe.state.tick - since });
    return ask(story, 'ada', 'maid.waiting');
  };
  test('is answered while the talk lasts and she is near', () => {
    expect(answers(5)).toMatchObject({
      answer: warp('chat', { with: 'bea' }),
      because: { key: 'chat.answers', terms: { name: 'bea' } },
    });
    expect(answers(150).answer).not.toMatchObject({ warp: 'chat' });
    expect(answers(5, 12).answer).not.toMatchObject({ warp: 'chat' });
  });
});

describe('an order', () => {
  test('to go somewhere plainly is interrupted by orders alone', () => {
    const story = ordered({ behave: 'move', x: 28, y: 3, manner: 'plain' });
    const param = { command: numberOf(story) };
    expect(ask(story, 'ada', 'maid.obey', { param }).answer).toEqual({
      behave: 'move',
      x: 28,
      y: 3,
      manner: 'plain',
      until: ['commands'],
    });
  });
  test('to serve a guest is read on the way; a walk of her own is not interrupted by commands', () => {
    const story = ordered({ behave: 'serve', guest: 'lia' }, { customers: [seated('lia', 'f')] });
    const walks = (command: number) =>
      ask(story, 'ada', 'maid.move', { param: { guest: 'lia', command } }).answer as object;
    const id = numberOf(story);
    story.maid('ada').answers.forEach((one) => (one.begun = true));
    expect(walks(id)).toMatchObject({ behave: 'move', guest: 'lia', until: ['commands'] });
    story.maid('ada').answers = [];
    expect(walks(id)).toMatchObject({ behave: 'move', guest: 'lia' });
    expect(walks(id)).not.toHaveProperty('until');
  });
  test('to sweep is heard on the way; what she does of her own is not', () => {
    const story = told().pass(2);
    addLitter(story.cafe.world, 28, 3, 'plate');
    const walks = (command: number) => ask(story, 'ada', 'maid.sweep', { param: { x: 28, y: 3, command } }).answer;
    expect(walks(1)).toMatchObject({ behave: 'move', tend: '28,3', until: ['commands'] });
    expect(walks(0)).toMatchObject({ behave: 'move', tend: '28,3' });
    expect(walks(0)).not.toHaveProperty('until');
  });
  test('to go somewhere and look around is gone on with when nothing else is to do, and she says so', () => {
    const story = ordered({ behave: 'move', x: 28, y: 3, manner: 'a-move' });
    const id = numberOf(story);
    story.maid('ada').answers.forEach((one) => (one.begun = true));
    expect(ask(story, 'ada', 'maid.waiting')).toEqual({
      answer: warp('obey', { x: 28, y: 3, manner: 'a-move', command: id }),
      because: { key: 'command.resumes', terms: { manner: 'a-move', command: id } },
      weighed: [],
    });
  });
  test('that was plain and has come to its end is not begun again', () => {
    const story = ordered({ behave: 'move', x: 28, y: 3, manner: 'plain' });
    story.maid('ada').answers.forEach((one) => (one.begun = true));
    const { answer } = ask(story, 'ada', 'maid.waiting', { param: { command: numberOf(story) } });
    expect(answer).toMatchObject({ behave: 'stay' });
  });
});

test('litter under her feet is left while she has plates in her hands', () => {
  const story = told().pass(2);
  addLitter(story.cafe.world, 4, 3, 'plate');
  const sweeps = (carrying: number[]) => {
    Object.assign(story.maid('ada'), { x: 4, y: 3, toX: 4, toY: 3, stepOf: 0, carrying });
    return ask(story, 'ada', 'maid.sweep', { param: { x: 4, y: 3, command: 0 } }).answer;
  };
  expect(sweeps([])).toEqual({ behave: 'sweep', x: 4, y: 3 });
  expect(sweeps([1])).toEqual(warp('waiting', {}));
});

describe('at the pass', () => {
  /** So many dishes wait; Bea, who serves them, is at the other end of the room and very slow. */
  const dishes = (many: number): Story => {
    const seats = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, many);
    const story = told({
      maids: [
        maid('ada', [4, 3], { duties: 'reception', rank: 5 }),
        farSighted('bea', [30, 3], { duties: 'serving', speed: 60, rank: 4 }),
      ],
      chefs: 3,
      menu: [{ id: 'tea', cookTicks: 2, eatTicks: 20, price: 400 }],
      customers: seats.map((seat) => seated(`g${seat}`, seat, { order: ['tea'] })),
    });
    while (Object.keys(story.cafe.state.dishes).length < many) story.pass(1);
    story.maid('bea').fetching = [];
    return story.pass(1);
  };
  const fetches = (story: Story, runned: number, commands: readonly CommandOnBoard[] = []) =>
    ask(story, 'bea', 'maid.fetch', { runned, commands });

  test('a maid calls for help when four dishes wait, once, and says how long the call stands', () => {
    const story = dishes(4);
    const help = fetches(story, 0);
    expect(help).toMatchObject({
      answer: { behave: 'callHelp', need: 'dishes' },
      because: { key: 'help.calls', terms: { need: 'dishes', ticks: 100 } },
    });
    expect(fetches(story, 1).answer).toMatchObject({ behave: 'move' });
    const called = { id: 9, by: 'ada', command: { behave: 'help', need: 'dishes' } } as unknown as CommandOnBoard;
    expect(fetches(story, 0, [called]).answer).toMatchObject({ behave: 'move' });
  });
  test('nobody calls for help with an order in hand', () => {
    const story = dishes(4);
    const answer = { id: 1, from: null, rank: 2, is: 'accepted', cause: null, by: null, since: 0, untilTick: 9999 };
    const command = { behave: 'move', x: 9, y: 3 };
    story.maid('bea').answers = [{ ...answer, command, goal: { x: 9, y: 3 }, begun: true } as OrderAnswer];
    expect(fetches(story, 0).answer).toMatchObject({ behave: 'move' });
  });
  test('the reason tells a round that was chosen among dishes from taking what there is', () => {
    const why = (many: number) => {
      const story = dishes(many);
      const me = story.maid('bea');
      const { reasons } = scriptApiOf(story);
      reasons.clear();
      reasons.wanted = true;
      const count = chooseRound(me, scriptApiOf(story)).length;
      return [reasons.because?.key, reasons.because?.terms['count'], count];
    };
    expect(why(3)).toEqual(['dishes.round', 2, 2]);
    expect(why(1)).toEqual(['dishes.fetch', 1, 1]);
    expect(why(2)).toEqual(['dishes.fetch', 2, 2]);
  });
});

test('a maid whose script of the player was stopped says what stopped it', () => {
  const story = told();
  story.cafe.give({ kind: 'script', maid: 'ada', script: { name: 'own', text: 'export default () => {}' } });
  story.cafe.give({ kind: 'thought', maid: 'ada', answer: { is: 'lost', by: 'hang' } });
  story.pass(2);
  expect(ask(story, 'ada', 'maid.own')).toEqual({
    answer: undefined,
    because: { key: 'own.lost', terms: { by: 'hang' } },
    weighed: [],
  });
});

test('who lies on the floor gets up before she takes a breath, by a table too', () => {
  const story = told({ rules: ['energy'] }, { controller: 'diligent' }).pass(2);
  Object.assign(story.maid('ada'), { energy: 0, pose: 'down' });
  expect(ask(story, 'ada', 'maid.byTable').answer).toEqual({ behave: 'getUp' });
});

test('a maid whose own chat is over does not answer a colleague whose chat began later', () => {
  const story = open({ map: ROW, maids: [maid('ada', [4, 3]), maid('bea', [5, 3])], chefs: 0 }).pass(200);
  const { tick } = story.cafe.state;
  const actor = { me: story.maid('ada'), cafe: scriptApiOf(story) };
  const answers = (own: number | null): unknown => {
    Object.assign(story.maid('bea'), { chattingWith: 'ada', chatSince: tick - 10 });
    Object.assign(
      story.maid('ada'),
      own === null ? { chattingWith: null } : { chattingWith: 'bea', chatSince: tick - own },
    );
    return chats(actor, 0, [], undefined);
  };
  expect([answers(null), answers(119)]).toEqual([warp('chat', { with: 'bea' }), warp('chat', { with: 'bea' })]);
  // The script of the chat would warp back to waiting, and waiting to the chat, without end.
  expect(answers(120)).toBeUndefined();
});

test('a maid whose chat is over does not begin the next one for the birthday cake in the same thought', () => {
  const story = open({
    map: ROW,
    maids: [maid('ada', [4, 3]), maid('bea', [5, 3])],
    chefs: 0,
    events: [{ at: 199, kind: 'birthday' }],
  }).pass(200);
  const { cafe } = story;
  const actor = { me: story.maid('ada'), cafe: scriptApiOf(story) };
  const cake = (own: number | null): unknown => {
    Object.assign(
      story.maid('ada'),
      own === null ? { chattingWith: null } : { chattingWith: 'bea', chatSince: cafe.state.tick - own },
    );
    return hasCake(actor, 0, [], undefined);
  };
  expect([cake(null), cake(119)]).toEqual([warp('chat', { with: 'bea' }), warp('chat', { with: 'bea' })]);
  // The script of the chat would warp back to waiting, and waiting to the cake, without end.
  expect(cake(120)).toBeUndefined();
  // A rush stops every chat, so none begins.
  cafe.state.rush = cafe.state.tick;
  expect(cake(null)).toBeUndefined();
});
