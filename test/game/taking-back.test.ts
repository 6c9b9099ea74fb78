// Inputs of the evening are taken back one by one, whatever came after them, as if they had never been given.

import { expect, test } from 'vitest';
import { Session } from '../../src/game/session/session.ts';
import { TakingBack } from '../../src/game/session/undo-evening-act.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { canBeUndone } from '../../src/sim/season/acts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { topicsFor } from '../../src/sim/season/evening-talk.ts';
import type { SeasonState, StaffMember } from '../../src/sim/state/season.ts';
import type { Simulation } from '../../src/sim/simulation.ts';

const evening = (act: Extract<Input, { kind: 'evening' }>['act']): Input => ({ kind: 'evening', act });
const STOVE = evening({ do: 'upgrade', upgrade: 'stove' });
const LESSON = evening({ do: 'train', maid: 'mei', course: 'steps' });
const TALK = evening({ do: 'talk', maid: 'momo', edit: { duties: 'serving' } });

function closed(): { session: Session; back: TakingBack; now: () => Simulation } {
  const session = new Session(scripts, { snapshot: () => Promise.resolve(''), give: () => {}, tell: () => {} });
  session.open(beginSeason({ seed: 3 }));
  const now = (): Simulation => session.cafe as Simulation;
  now().state.arrivals.length = 0;
  now().state.money = 90_000;
  Object.assign(now().state.clock, { closeTick: now().state.tick + 1 });
  for (let i = 0; i < 3000 && !now().state.over; i++) now().step();
  const give = (input: Input): boolean => {
    now().give(input);
    now().step();
    return true;
  };
  return { session, back: new TakingBack(session, give), now };
}

test.each([
  ['the first', [STOVE], [LESSON, TALK]],
  ['the one between', [LESSON], [STOVE, TALK]],
  ['two', [STOVE, TALK], [LESSON]],
])('%s taken back leaves the café that has only the others', (_, taken, others) => {
  const one = closed();
  for (const input of [STOVE, LESSON, TALK]) one.back.take(input);
  for (const input of taken) {
    expect(one.back.can(input)).toBe(true);
    expect(one.back.back(input)).toBe(true);
    expect(one.back.can(input)).toBe(false);
  }
  const other = closed();
  for (const input of [STOVE, LESSON, TALK]) if ((others as Input[]).includes(input)) other.back.take(input);
  expect(one.now().hash()).toBe(other.now().hash());
  expect(one.now().journal).toEqual(other.now().journal);
});

test('of two equal purchases, the newer is taken back, and what came between stays', () => {
  const one = closed();
  for (const input of [STOVE, LESSON, STOVE]) one.back.take(input);
  expect(one.back.last()).toEqual(STOVE);
  expect(one.back.back(STOVE)).toBe(true);
  const other = closed();
  for (const input of [STOVE, LESSON]) other.back.take(input);
  expect(one.now().hash()).toBe(other.now().hash());
  expect(one.back.last()).toEqual(LESSON);
});

test('a talk about anything can be undone in the same evening, and leaves no trace', () => {
  const one = closed();
  const hana = (): StaffMember => one.now().state.season?.staff.find(({ id }) => id === 'hana') as StaffMember;
  one.back.take(LESSON);
  const before = one.now().hash();
  const topics = topicsFor(hana(), one.now().state.season as SeasonState);
  expect(new Set(topics.map(({ about }) => about)).size).toBe(4);
  for (const { edit } of topics) {
    const act = { do: 'talk', maid: 'hana', edit } as const;
    expect(canBeUndone(act)).toBe(true);
    one.back.take(evening(act));
    expect(hana().talked).toBe(1);
    expect(one.back.last()).toEqual(evening(act));
    expect(one.back.back(evening(act))).toBe(true);
    expect(one.now().hash()).toBe(before);
  }
});

test('another day forgets what could be taken back', () => {
  const { session, back } = closed();
  back.take(STOVE);
  session.open(beginSeason({ seed: 4 }));
  expect(back.can(STOVE)).toBe(false);
});
