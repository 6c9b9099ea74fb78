// A group that fits at no table: the lamp, its sign and the news say how many seats it needs, and that Join helps.

import { expect, test } from 'vitest';
import { hintWords } from '../../src/game/coach/show-hints-and-cases.ts';
import { levelWhy } from '../../src/hud/lamps/level-why.ts';
import { signText } from '../../src/hud/lamps/sign-text.ts';
import { plainText } from '../../src/hud/news/drama-words.ts';
import { groupAtDoor, keptTable, whyGroupLeft } from '../../src/hud/read/groups.ts';
import { GROUP_WAITS, type LampReading, readLamps } from '../../src/hud/read/lamps.ts';
import { News } from '../../src/hud/news/news.ts';
import { dirtyTables } from '../../src/hud/read/seats.ts';
import { eveningHint, needOf, noHelpWhy, remediesFor } from '../../src/hud/read/remedies.ts';
import { plainOf } from '../../src/notebook/simple/read-simple.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import { say, type WordKey } from '../../src/words/index.ts';
import { TWO_TABLES as ROOM } from '../scenarios/rooms.ts';
import { arriving, farSighted, open, seated, type Story } from '../scenarios/story.ts';

const maids = [farSighted('hana', [3, 3]), farSighted('mei', [6, 6])];
const party = (count: number, patience = 3000) =>
  Array.from({ length: count }, (_, i) => arriving(`s${i}`, 5, { party: 'six', patience, name: `Okada ${i}` }));

function room(customers: ReturnType<typeof party>): Story {
  // Without a chef nobody eats, so guests who sit stay.
  const story = open({ map: ROOM, maids, customers, chefs: 0 });
  story.cafe.state.chalk = { left: 4, most: 4, nextTick: null };
  return story;
}
const doorOf = (story: Story): LampReading => readLamps(story.cafe)[0]!;
/** The news of this many ticks, as plain sentences. */
function newsOf(story: Story, ticks: number): string[] {
  const news = new News(story.cafe);
  const told: string[] = [];
  for (let i = 0; i < ticks; i++) {
    story.pass(1);
    told.push(...news.tell(story.cafe, story.cafe.events, told.length + 1).map(({ what }) => plainText(what)));
  }
  return told;
}

test('while a group of six waits, the door’s lamp is red, its sign names the seats, and the evening’s hint is no chair', () => {
  const story = room(party(6)).pass(60);
  expect(groupAtDoor(story.cafe.state)).toHaveLength(6);
  const door = doorOf(story);
  expect(door).toMatchObject({ level: 'red', cause: GROUP_WAITS, params: { size: 6 } });
  expect(signText(door)).toBe('Group of 6: no table seats 6');
  expect(say(eveningHint(story.cafe.state, door) as WordKey, door.params)).toContain('two tables side by side');
});

test('no maid is offered to the door for a group: only joined tables seat it', () => {
  const story = room(party(6)).pass(60);
  expect(remediesFor(story.cafe, doorOf(story))).toEqual([]);
});

test('from the moment two tables are pushed together, the lamp no longer calls for it', () => {
  const story = room(party(6)).pass(60);
  story.cafe.give({ kind: 'strong', action: 'join', table: 1, other: 2 });
  story.pass(2);
  expect(keptTable(story.cafe.state)).toMatchObject({ table: 1, comes: true });
  expect(doorOf(story)).toMatchObject({ level: 'amber', cause: 'door.comes' });
  story.until('seated', { who: 's5' }, 600);
  expect(keptTable(story.cafe.state)).toBeNull();
});

test('a party of four, and a café without strong actions, have no such trouble', () => {
  expect(doorOf(room(party(4)).pass(60)).cause).not.toBe(GROUP_WAITS);
  const scenario = open({ map: ROOM, maids, customers: party(6) }).pass(60);
  expect(doorOf(scenario).cause).not.toBe(GROUP_WAITS);
});

test('while the group waits, lamp and sign tell of it, not the news; when it leaves, the news says which seats it lacked and what helps', () => {
  const told = newsOf(room(party(6, 400)), 900);
  expect(told.filter((line) => line.includes('group of 6'))).toEqual([]);
  const lost = told.filter((line) => line.includes('leaves'));
  // It does not urge Join: the group has gone.
  expect(lost).toEqual([expect.stringMatching(/^Okada \d’s group leaves, 6 in all: no table seats 6\.$/)]);
});

test('a party of three that finds two free seats leaves because three were not free', () => {
  const taken = ['a', 'b', 'c', 'e', 'f', 'g'].map((id) => seated(id, id));
  const told = newsOf(room([...taken, ...party(3, 400)]), 900);
  expect(told.filter((line) => line.includes('party leaves: too few free seats for 3'))).toHaveLength(1);
});

test('a party of four that finds two free chairs waits: lamp and list say that it needs four, and clearing plates helps', () => {
  const taken = ['a', 'b', 'c', 'e', 'f', 'g'].map((id) => seated(id, id));
  const story = room([...taken, ...party(4)]).pass(60);
  const door = (): LampReading => doorOf(story);
  while (door().cause === null) story.pass(20);
  expect(door()).toMatchObject({ level: 'amber', cause: 'door.party', params: { size: 4, free: 2 } });
  expect(signText(door())).toBe('Party of 4: too few free chairs (2)');
  while (door().cause === 'door.party') story.pass(20);
  expect(door()).toMatchObject({ level: 'red', cause: 'door.go', params: { size: 4, free: 2 } });
  expect(say(needOf(door()) as WordKey, door().params)).toContain('all need a chair at the same time. Free now: 2');
});

test('a party of four waits for one table while four chairs are free at two: the lamp is amber at once, and lamp and notebook say why', () => {
  const taken = ['a', 'b', 'e', 'f'].map((id) => seated(id, id, { patience: 20_000 }));
  const story = room([...taken, ...party(4)]).pass(80);
  const door = doorOf(story);
  expect(door).toMatchObject({ level: 'amber', cause: 'door.apart', params: { size: 4, free: 4 } });
  expect(signText(door)).toBe('Party of 4: enough free chairs (4), but not at one table');
  expect(levelWhy(story.cafe.state, door)).toBe('Amber, because a party waits for one table with enough free chairs.');
  expect(say(needOf(door) as WordKey, door.params)).toContain('it sits down apart');
  expect(plainOf(story.cafe, story.cafe.state.people['s0'] as Guest).because).toMatchObject({ key: 'guest.together' });
  // After half of its patience the party sits down apart.
  story.until('seated', { who: 's3' }, 3000);
  expect(doorOf(story)).toMatchObject({ level: 'green', cause: null });
});

test('a joined table is kept for the group that waits: the lamp says how many still sit there, and Join is not offered again', () => {
  const sitting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => seated(id, id, { patience: 20_000 }));
  const story = room([...sitting, ...party(6)]).pass(60);
  const joinBar = () => story.cafe.strongBar('join', { table: 1, other: 2 });
  // All eight seats are taken, and Join can be used all the same, because the group waits.
  expect(doorOf(story).cause).toBe(GROUP_WAITS);
  expect(joinBar()).toBeNull();
  story.cafe.give({ kind: 'strong', action: 'join', table: 1, other: 2 });
  story.until('joined', {}, 900);
  expect(keptTable(story.cafe.state)).toMatchObject({ table: 1, sitting: 8, comes: false });
  expect(doorOf(story)).toMatchObject({ level: 'amber', cause: 'door.kept' });
  expect(signText(doorOf(story))).toBe('Table 1 is kept for the group of 6: 8 guests sit there, about 75 min more');
  // The minutes fall while the guests there stay at the same stage of their visits.
  const first = keptTable(story.cafe.state)!.minutes;
  for (const id of 'abcdefgh') story.guest(id).stageTick -= 400;
  expect(keptTable(story.cafe.state)!.minutes).toBe(first - 40);
  for (const id of 'abcdefgh') story.guest(id).stageTick += 400;
  expect(remediesFor(story.cafe, doorOf(story))).toEqual([]);
  story.cafe.state.strong!.again['join'] = 0;
  expect(joinBar()).toBe('kept');
});

test('plates block the seats: the sign counts chairs and guests, and stands at the table that the remedy clears', () => {
  const taken = ['a', 'b', 'c', 'd', 'e'].map((id) => seated(id, id));
  const story = room([...taken, ...party(4)]).pass(30);
  const { state, world } = story.cafe;
  for (const seat of state.seats)
    if (seat.takenBy === null) {
      seat.dirty = true;
      world.places.seatChanged(seat);
    }
  // One plate at table 1, three at table 2, although table 1's seats come first.
  const left = state.seats.find(({ id }) => id === 'a')!;
  left.takenBy = null;
  left.dirty = true;
  const seats = readLamps(story.cafe)[1]!;
  expect(seats).toMatchObject({ level: 'red', cause: 'seats.dirty', place: { x: 9, y: 4 } });
  expect(signText(seats)).toBe('No clean seat: plates on 4 chairs, 4 guests wait');
  expect(dirtyTables(state).map(({ table, plates }) => [table, plates])).toEqual([
    [2, 3],
    [1, 1],
  ]);
  for (const one of world.maids) one.serving = null;
  expect(remediesFor(story.cafe, seats)[0]?.order).toEqual({ sweep: { x: 9, y: 4 } });
});

test('no remedy sends a maid who is busy at once: a guest, dishes or order tickets would have to wait', () => {
  const story = room([]).pass(1);
  const queue = party(2).map(({ id }) => id);
  const [seat] = story.cafe.state.seats;
  Object.assign(seat!, { dirty: true });
  const { x, y } = seat!;
  const seats = { ...readLamps(story.cafe).find(({ id }) => id === 'seats')!, guests: queue, place: { x, y } };
  const sent = (): string[] => remediesFor(story.cafe, seats).map(({ maid }) => maid);
  expect(sent()).toEqual(['hana']);
  const { hana, mei } = story.cafe.state.people;
  // Mei is farther away than Hana.
  Object.assign(hana!, { fetching: [1] });
  expect(sent()).toEqual(['mei']);
  Object.assign(mei!, { serving: 's0' });
  // Every maid is busy: the one with the least work in hand is offered for later.
  expect(remediesFor(story.cafe, seats)).toMatchObject([{ maid: 'mei', later: 'whenFree' }]);
  const pass = { ...readLamps(story.cafe)[4]!, cause: 'pass.full' };
  expect(noHelpWhy(story.cafe, pass)).toBe('jam.allBusy');
  for (const one of story.cafe.world.maids) one.duties = 'reception';
  expect(noHelpWhy(story.cafe, pass)).toBe('jam.noCarrier');
});

test('words with two numbers have the plural of each', () => {
  const of = (cause: string, params: Record<string, number>): string => signText({ cause, params });
  expect(of('seats.dirty', { dirty: 1, queue: 1 })).toBe('No clean seat: plates on 1 chair, 1 guest waits');
  expect(of('door.go', { count: 3, going: 1, seconds: 20 })).toBe('3 at the door: 1 will leave within 20 s');
  expect(of('orders.go', { count: 3, going: 2, seconds: 20 })).toBe('3 want to order: 2 will leave within 20 s');
});

test('a group that waits while another group sits at the table for six is told that this table is taken', () => {
  const story = room(party(6)).pass(60);
  story.cafe.give({ kind: 'strong', action: 'join', table: 1, other: 2 });
  story.until('seated', { who: 's5' }, 600);
  const { state } = story.cafe;
  const copies = party(6).map(({ id }) => story.guest(id));
  // A second group comes to the door: copies of the first, as if they had just come in.
  for (const one of copies)
    state.people[`t${one.id}`] = {
      ...structuredClone(one),
      id: `t${one.id}`,
      party: 'later',
      stage: 'queue',
      seat: null,
      claimedSeat: null,
    };
  const door = doorOf(story);
  expect(door.level).toBe('red');
  expect(signText(door)).toBe('Group of 6: table 1 is taken by another group');
  // Join still helps, and no maid is sent to the door.
  expect(say(eveningHint(state, door) as WordKey, door.params)).toContain('two tables side by side');
  expect(remediesFor(story.cafe, door)).toEqual([]);
});

test('guests who leave at about the same time are told together with the number for each reason, and a group apart', () => {
  const party = (id: string, size: number) =>
    Array.from({ length: size }, (_, i) => arriving(`${id}${i}`, 5, { party: id, patience: 9000 }));
  const alone = ['x', 'y', 'z'].map((id) => arriving(id, 6, { patience: 9000 }));
  // No one can sit down, so that all are still there when they are said to leave.
  const taken = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => seated(id, id, { patience: 20_000 }));
  const story = room([...taken, ...party('p', 3), ...party('six', 6), ...alone]).pass(30);
  const told: string[] = [];
  const news = new News(story.cafe);
  story.guest('y').ateCold = true;
  const leaves = (who: string, reason: string) => ({ tick: story.cafe.state.tick, type: 'leaves', who, reason });
  const all = [leaves('x', 'fled'), leaves('y', 'fled'), leaves('z', 'noSeat')];
  for (const { id, party: of } of Object.values(story.cafe.state.people).filter((one) => one.role === 'guest'))
    if (of !== null) all.push(leaves(id, 'noSeat'));
  for (let i = 0; i < 1000; i++) {
    story.cafe.state.tick++;
    told.push(...news.tell(story.cafe, i === 0 ? all : [], 1).map(({ what }) => plainText(what)));
  }
  expect(told.filter((line) => line.includes('leave')).sort()).toEqual([
    '6 guests leave: too few free seats for a party (3), ran from a fight (1), cold food (1) and no free seat (1).',
    expect.stringMatching(/group leaves, 6 in all: no table seats 6\.$/),
  ]);
});

test('the hint after a group has left says what was in the way: no table for six, or small parties who sat at it', () => {
  const story = room(party(6)).pass(60);
  const { state } = story.cafe;
  const left = (cause: 'groupTooBig' | 'groupTableTaken', at: number) =>
    (state.figures.causes ??= []).push({ cause, reason: 'noSeat', count: 6, seconds: 9, who: [], at });
  const words = (): string => {
    const { key, params } = hintWords('join', state);
    return say(key, params);
  };
  left('groupTooBig', 10);
  expect(words()).toContain('A group of six has left: no table seats six.');
  // Table 2 is moved to table 1: one table with eight seats, at which others sit.
  for (const seat of state.seats) seat.table = 1;
  left('groupTableTaken', 20);
  expect(whyGroupLeft(state)).toEqual({ key: 'joinSmall', table: 1 });
  expect(words()).toContain('A group of six has left: small parties sat at table 1, the table for six.');
  // A member of another group sits there.
  const [seat] = state.seats;
  const [one] = party(6);
  seat!.takenBy = one!.id;
  expect(words()).toContain('another group sat at table 1');
  expect(hintWords('select', state)).toMatchObject({ key: 'hint.select' });
});

test('the hint about a maid who has nothing to do names her', () => {
  const { key, params } = hintWords('command', undefined, { name: 'Momo' });
  expect(say(key, params)).toMatch(/^Momo has nothing to do\./);
});
