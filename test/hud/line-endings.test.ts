// A line of the chalkboard says what is so: an order that a maid still carries out is not said to be done.

import { expect, test } from 'vitest';
import { BoardLines } from '../../src/hud/read/orders/board-lines.ts';
import { sayState } from '../../src/hud/read/orders/say-line.ts';
import { readRoster } from '../../src/hud/read/roster.ts';
import { ONE_FOR_FOUR as ROOM } from '../scenarios/rooms.ts';
import { farSighted, open, seated } from '../scenarios/story.ts';

function statesOf(story: ReturnType<typeof open>, ticks: number): string[] {
  const lines = new BoardLines();
  const states: string[] = [];
  story.pass(ticks, (cafe) => {
    lines.hear(cafe, cafe.events);
    const [line] = lines.read(cafe);
    const said = line === undefined ? '' : sayState(line);
    if (said !== states.at(-1)) states.push(said);
  });
  return states;
}

test('an order to go across to the rival is not done before the maid is back', () => {
  const story = open({ map: ROOM, maids: [farSighted('hana', [3, 3])], rival: {} }).pass(5);
  story.cafe.give({ kind: 'command', post: { executorKeys: ['hana'], tick: 60, command: { behave: 'scout' } } });
  const lines = new BoardLines();
  let away = 0;
  for (let i = 0; i < 2500; i++) {
    story.pass(1);
    lines.hear(story.cafe, story.cafe.events);
    const [line] = lines.read(story.cafe);
    const isAway = !story.maid('hana').present;
    if (isAway) {
      away++;
      expect(line && sayState(line)).toBe('on it');
    }
    if (story.cafe.events.some(({ type, answer }) => type === 'orderEnded' && answer === 'done')) {
      expect(line && sayState(line)).toBe('done');
      expect(away).toBeGreaterThan(100);
      return;
    }
  }
  throw new Error('she never came back');
});

test('an order that she agreed to do later ends as it really ends', () => {
  const customers = [seated('ann', 'a'), seated('bob', 'b')];
  const story = open({ map: ROOM, maids: [farSighted('hana', [8, 5])], customers }).pass(2);
  for (const [i, guest] of ['ann', 'bob'].entries())
    story.cafe.give({
      kind: 'command',
      post: { executorKeys: ['hana'], tick: 40, command: { behave: 'serve', guest, ...(i > 0 && { after: i }) } },
    });
  const states = statesOf(story, 600);
  expect(states).toContain('done');
  expect(states.join()).not.toContain('time ran out');
  expect(story.count('orderTaken')).toBe(2);
});

test('a colleague’s order that a maid declines leaves the board after two seconds, the player’s after six', () => {
  const shownFor = (by: string | null): number => {
    const maids = [farSighted('hana', [8, 5], { obedience: 0 }), farSighted('mei', [8, 3])];
    const story = open({ map: ROOM, maids }).pass(2);
    const command = { behave: 'move', x: 3, y: 3 };
    story.cafe.world.minds.post({
      to: ['hana'],
      ticks: 200,
      command,
      ...(by !== null && { by }),
      from: story.cafe.state.tick + 1,
    });
    const lines = new BoardLines();
    let shown = 0;
    story.pass(180, (cafe) => {
      lines.hear(cafe, cafe.events);
      if (lines.read(cafe).some(({ state }) => state === 'declined')) shown++;
    });
    return shown;
  };
  expect(shownFor('mei')).toBe(41);
  expect(shownFor(null)).toBe(121);
});

test('a request to sweep for which a colleague was quicker says who, on the board and on the maid’s card', () => {
  const maids = [farSighted('hana', [8, 5], { duties: 'reception' }), farSighted('mei', [8, 3])];
  const story = open({ map: ROOM, maids }).pass(2);
  const { state } = story.cafe;
  const lines = new BoardLines();
  const post = { executorKeys: ['hana'], tick: 60, command: { behave: 'sweep', x: 5, y: 6 } };
  // Mei has swept there a moment before Hana reads the request.
  const swept = { tick: state.tick, type: 'sweep', who: 'mei', x: 5, y: 6 };
  story.cafe.give({ kind: 'command', post });
  const said: string[] = [];
  const cards: string[] = [];
  story.pass(60, (cafe) => {
    lines.hear(cafe, said.length === 0 ? [...cafe.events, swept] : cafe.events);
    const read = lines.read(cafe);
    said.push(...read.map((line) => sayState(line)));
    const { refuses = null } = readRoster(cafe, read).find(({ id }) => id === 'hana') ?? {};
    if (refuses !== null) cards.push(sayState({ ...refuses, first: null, seconds: null }));
  });
  expect(said).toContain('Mei was faster');
  expect(cards).toContain('Mei was faster');
});

test('a card that says “can’t” says why', () => {
  const story = open({ map: ROOM, maids: [farSighted('hana', [8, 5])] }).pass(2);
  story.cafe.give({
    kind: 'command',
    post: { executorKeys: ['hana'], tick: 60, command: { behave: 'sweep', x: 5, y: 6 } },
  });
  story.pass(20);
  const [card] = readRoster(story.cafe);
  expect(sayState({ ...card!.refuses!, first: null, seconds: null })).toBe('can’t: clean already');
});
