// One meaning of "losing patience": whenever a lamp says that guests will leave soon, Calm can be used against it, or
// its card says what is under way, and never that nobody loses patience.

import { expect, test } from 'vitest';
import { signText } from '../../src/hud/lamps/sign-text.ts';
import { type LampReading, readLamps } from '../../src/hud/read/lamps.ts';
import { arriving, farSighted, open, type Story } from '../scenarios/story.ts';

/** No seats: everyone who comes waits at the door. */
const ROOM = ['#########', '#.......#', '#.......#', '#......D#', '#########'];

function queue(count: number, patience: number): Story {
  const customers = Array.from({ length: count }, (_, i) => arriving(`q${i}`, 5, { patience }));
  const story = open({ map: ROOM, maids: [farSighted('hana', [3, 2])], customers, chefs: 0 });
  story.cafe.state.chalk = { left: 4, most: 4, nextTick: null };
  return story;
}
const doorOf = ({ cafe }: Story): LampReading => readLamps(cafe)[0]!;
const calmOf = ({ cafe }: Story) => cafe.strong().find(({ name }) => name === 'calm')!;

test('guests who came with little patience go soon with most of it left, and Calm can be used for them', () => {
  const story = queue(4, 600);
  while (doorOf(story).cause !== 'door.go') story.pass(10);
  expect(doorOf(story).params.going).toBe(4);
  expect(calmOf(story).bar).toBeNull();
  expect(calmOf(story).targets).toHaveLength(1);
});

test('at each moment of a long wait, a door that says who will leave has a Calm that is ready or under way', () => {
  const story = queue(4, 900);
  for (let i = 0; i < 80; i++) {
    story.pass(10);
    if (doorOf(story).cause === 'door.go') expect([null, 'onTheWay']).toContain(calmOf(story).bar);
  }
});

test('a maid is on her way to the only impatient guests: the card says so', () => {
  const story = queue(2, 900);
  story.pass(500);
  const [target] = calmOf(story).targets;
  story.cafe.give({ kind: 'strong', action: 'calm', ...target });
  story.pass(5);
  story.cafe.state.strong!.again.calm = 0;
  expect(story.cafe.strongBar('calm', calmOf(story).targets[0] ?? {})).toBe('onTheWay');
});

test('who only shelters from the rain is not about to leave: no alarm, and the lamp says what they do', () => {
  const story = queue(4, 600);
  story.cafe.state.weather = 'rain';
  story.pass(30);
  for (const one of Object.values(story.cafe.state.people)) if (one.role === 'guest') delete one.umbrella;
  story.pass(800);
  expect(story.count('leaves')).toBe(0);
  expect(doorOf(story)).toMatchObject({ level: 'amber', cause: 'door.rain', params: { going: 0, count: 4 } });
  expect(signText(doorOf(story))).toBe('4 guests are sheltering from the rain at the door');
});

test('during an encore and while all hands welcome the queue, nobody is about to leave', () => {
  const story = queue(4, 600);
  while (doorOf(story).cause !== 'door.go') story.pass(10);
  story.cafe.give({ kind: 'strong', action: 'allHands' });
  story.pass(2);
  expect(doorOf(story).params.going).toBe(0);
  story.pass(298);
  expect(doorOf(story).params.going).toBe(4);
});
