// The results of strong actions are counted in the café and told in one line; no line says that they failed when they did not.

import { expect, test } from 'vitest';
import { tell } from '../../src/hud/news/drama.ts';
import { plainText } from '../../src/hud/news/drama-words.ts';
import { HelpPace } from '../../src/hud/read/help-pace.ts';
import { BoardLines } from '../../src/hud/read/orders/board-lines.ts';
import { sayState } from '../../src/hud/read/orders/say-line.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { grouped } from '../../src/words/numbers.ts';
import { TWO_TABLES as ROOM } from '../scenarios/rooms.ts';
import { arriving, farSighted, maid, open, seated, type ScenarioFile, type Story } from '../scenarios/story.ts';

const MENU = [
  { id: 'ramen', cookTicks: 500, eatTicks: 60, price: 900 },
  { id: 'tea', cookTicks: 20, eatTicks: 60, price: 300 },
];
const room = (more: Partial<ScenarioFile>): Story =>
  open({ map: ROOM, maids: [farSighted('hana', [3, 3])], menu: MENU, ...more });
const give = (story: Story, input: Omit<Extract<Input, { kind: 'strong' }>, 'kind'>): Story => {
  story.cafe.give({ kind: 'strong', ...input } as Input);
  return story;
};
/** The news of the results of strong actions within so many ticks. */
function told(story: Story, ticks: number): string[] {
  const said: string[] = [];
  story.pass(ticks, (cafe) =>
    said.push(
      ...tell(
        cafe,
        cafe.events.filter(({ type }) => type === 'strongEnded'),
        1,
      ).map(({ what }) => plainText(what)),
    ),
  );
  return said;
}

test('All hands ends with what was done in its time, and the chalkboard says that it is done', () => {
  const story = room({ customers: ['a', 'b', 'e'].map((seat) => seated(seat, seat)) });
  story.pass(2);
  const lines = new BoardLines();
  const states = new Set<string>();
  const before = story.count('orderTaken');
  give(story, { action: 'allHands' });
  story.pass(1);
  const said: string[] = [];
  story.pass(330, (cafe) => {
    for (const line of lines.read(cafe)) {
      states.add(sayState(line));
      // To repeat a strong action by its line would cost no chalk.
      expect(line.again).toBeNull();
    }
    const ended = cafe.events.filter(({ type }) => type === 'strongEnded');
    said.push(...tell(cafe, ended, 1).map(({ what }) => plainText(what)));
  });
  const { tick } = story.first('strongEnded', { what: 'allHands' });
  const orders = story.all('orderTaken').filter((one) => one.tick <= tick).length - before;
  expect(orders).toBeGreaterThan(1);
  expect(said).toEqual([`All hands is over. In 15 s: ${orders} orders taken.`]);
  expect([...states]).toEqual(['on it', 'done']);
});

test('All hands at the door of a full café says that no guest was served', () => {
  const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => seated(id, id));
  const story = room({ customers: [...seats, arriving('late', 5)], chefs: 0 }).pass(700);
  expect(story.guest('late').stage).toBe('queue');
  give(story, { action: 'allHands' });
  expect(told(story, 400)).toEqual(['All hands is over. In 15 s no guest was served.']);
});

test('Calm tells how many guests have their patience back, or that the guest left before', () => {
  const customers = ['a', 'b'].map((id) => seated(id, id, { patience: 900, party: 'p' }));
  const story = room({ customers, maids: [maid('hana', [12, 6], { duties: 'serving' })] }).pass(500);
  give(story, { action: 'calm', guest: 'a' });
  expect(told(story, 400)).toEqual(['Calm: 2 guests have their patience back.']);
  const gone = room({ customers, maids: [maid('hana', [12, 6], { duties: 'serving' })] }).pass(500);
  give(gone, { action: 'calm', guest: 'a' }).pass(1);
  gone.guest('a').leaveReason = 'hadEnough';
  gone.guest('a').stage = 'leave';
  expect(told(gone, 900)).toEqual(['The apology came too late: a has left.']);
});

test('Rush tells how many dishes came and after how long', () => {
  const story = room({ customers: ['a', 'b'].map((seat) => seated(seat, seat)) });
  for (let i = 0; i < 3000 && story.cafe.state.tickets.length < 1; i++) story.pass(1);
  const [ticket] = story.cafe.state.tickets;
  const table = story.cafe.world.seats.get(story.guest(ticket?.guest ?? '').seat ?? '')?.table ?? 0;
  const count = story.cafe.strongPlan('rush', { table }).guests.length;
  give(story, { action: 'rush', table });
  const [line] = told(story, 3000);
  const { tick } = story.first('strongEnded', { what: 'rush' });
  const seconds = Math.round((tick - (story.first('strong').tick ?? 0)) / 20);
  expect(line).toBe(
    count === 1 ? `Rush for table ${table}: 1 dish came within ${seconds} s.` : `Rush for table ${table}: ${count} dishes came within ${seconds} s.`, // prettier-ignore
  );
});

test('the special of the hour tells how many ordered it, and for how much', () => {
  const customers = Array.from({ length: 8 }, (_, i) => arriving(`g${i}`, 30 + i, { order: null, budget: 5000 }));
  const story = room({ customers, maids: [] });
  give(story, { action: 'special', dish: 'tea' });
  const said = told(story, 700);
  const count = story.count('ordersSpecial');
  expect(count).toBeGreaterThan(1);
  const yen = grouped(count * 300);
  expect(said).toEqual([`Special of the hour, tea: ${count} guests ordered it (¥${yen}).`]);
});

test('All hands is advised only while there is work for many hands', () => {
  const story = room({ customers: [] }).pass(2);
  const worth = (): boolean | undefined => story.cafe.strong().find(({ name }) => name === 'allHands')?.worth;
  expect(worth()).toBe(false);
  const busy = room({ customers: ['a', 'b', 'c', 'e'].map((seat) => seated(seat, seat)), maids: [] }).pass(30);
  busy.cafe.step();
  expect(busy.cafe.strong().find(({ name }) => name === 'allHands')?.worth).toBe(true);
});

test('a piece of advice is shown for a while, and again after 90 minutes of the café’s day', () => {
  const pace = new HelpPace();
  expect(pace.at('allHands', 0)).toBe('allHands');
  expect(pace.at('allHands', 150)).toBe('allHands');
  expect(pace.at(null, 200)).toBeNull();
  expect(pace.at('allHands', 240)).toBeNull();
  expect(pace.at('rush', 260)).toBe('rush');
  expect(pace.at('rush', 700)).toBeNull();
  expect(pace.at('allHands', 899)).toBeNull();
  expect(pace.at('allHands', 901)).toBe('allHands');
  // A new café, or one that is set back, begins anew.
  expect(pace.at('allHands', 3)).toBe('allHands');
});
