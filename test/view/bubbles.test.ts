import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  placeBubbles,
  shared,
  type Obstacle,
  type Placed,
  type Scene,
  type Want,
} from '../../src/view/bubbles/place.ts';
import {
  ANSWER_MS,
  Answers,
  emptyShowing,
  levelOf,
  showingOf,
  SmallTalk,
  speaksForParty,
} from '../../src/view/bubbles/bubble-contents.ts';
import { leaderDots } from '../../src/view/bubbles/leader.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import { fakeCafe } from './fake-cafe.ts';

const SCREEN = { x: 0, y: 0, w: 960, h: 560 };
interface Someone {
  x: number;
  y: number;
  form: number;
  urgency: number;
}
const FORMS = [
  { w: 24, h: 24, small: null },
  { w: 44, h: 46, small: { w: 24, h: 24 } },
  { w: 110, h: 25, small: { w: 24, h: 24 } },
  { w: 28, h: 31, small: null },
] as const;

function crowd(people: readonly Someone[], blocked: Scene['blocked'] = []): { wants: Want[]; scene: Scene } {
  const faces: Obstacle[] = people.map(({ x, y }, i) => ({ id: `p${i}`, x: x - 14, y: y - 13, w: 28, h: 29, cost: 1 }));
  const bodies: Obstacle[] = people.map(({ x, y }, i) => ({ id: `p${i}`, x: x - 14, y: y, w: 28, h: 42, cost: 0.07 }));
  const wants = people.map(({ x, y, form, urgency }, i): Want => {
    const { w, h, small } = FORMS[form % FORMS.length]!;
    return { id: `p${i}`, urgency, head: { x: x - 17, y: y - 20, w: 34, h: 40 }, w, h, small };
  });
  return { wants, scene: { screen: SCREEN, faces, bodies, blocked } };
}
const someone = fc.record({
  x: fc.integer({ min: 60, max: 900 }),
  y: fc.integer({ min: 90, max: 500 }),
  form: fc.nat(3),
  urgency: fc.integer({ min: 0, max: 8 }),
});
const nobody = new Map<string, Placed>();

describe('bubbles', () => {
  test('never lie on each other, nor on a face, nor off the screen, however crowded it is', () => {
    fc.assert(
      fc.property(fc.array(someone, { minLength: 1, maxLength: 40 }), (people) => {
        const { wants, scene } = crowd(people);
        const placed = placeBubbles(wants, scene, nobody);
        placed.forEach((a, i) => {
          for (const b of placed.slice(i + 1)) expect(shared(a, b)).toBe(0);
          for (const face of scene.faces) expect(shared(a, face)).toBeLessThanOrEqual(12);
          expect(a.x >= SCREEN.x && a.y >= SCREEN.y && a.x + a.w <= SCREEN.w && a.y + a.h <= SCREEN.h).toBe(true);
        });
      }),
      { numRuns: 150 },
    );
  });

  test('all speak where there is room, each right above the head', () => {
    const { wants, scene } = crowd([0, 1, 2, 3, 4].map((i) => ({ x: 100 + i * 150, y: 300, form: i, urgency: 1 })));
    const placed = placeBubbles(wants, scene, nobody);
    expect(placed).toHaveLength(5);
    for (const one of placed) {
      expect(one.small).toBe(false);
      expect(one.cost).toBe(0);
      expect(one.y + one.h).toBeLessThanOrEqual(one.want.head.y);
    }
  });

  test('keep out of panels', () => {
    const panel = { x: 300, y: 200, w: 200, h: 60 };
    const { wants, scene } = crowd([{ x: 400, y: 290, form: 1, urgency: 1 }], [panel]);
    for (const one of placeBubbles(wants, scene, nobody)) expect(shared(one, panel)).toBeLessThan(60);
  });

  test('stay where they are from one moment to the next', () => {
    const people = Array.from({ length: 14 }, (_, i) => ({
      x: 120 + (i % 7) * 62,
      y: 220 + Math.floor(i / 7) * 60,
      form: i,
      urgency: i % 4,
    }));
    const { wants, scene } = crowd(people);
    let last = new Map<string, Placed>();
    for (let i = 0; i < 4; i++) last = new Map(placeBubbles(wants, scene, last).map((p) => [p.id, p]));
    const again = placeBubbles(wants, scene, last);
    for (const one of again) expect([one.x, one.y]).toEqual([last.get(one.id)?.x, last.get(one.id)?.y]);
  });

  test('come along when the speaker walks', () => {
    const at = (x: number): { wants: Want[]; scene: Scene } => crowd([{ x, y: 300, form: 1, urgency: 1 }]);
    const first = placeBubbles(at(300).wants, at(300).scene, nobody);
    const then = placeBubbles(at(330).wants, at(330).scene, new Map(first.map((p) => [p.id, p])));
    expect(then[0]!.x - first[0]!.x).toBe(30);
  });

  test('the most urgent has the first choice', () => {
    const { wants, scene } = crowd([
      { x: 400, y: 300, form: 1, urgency: 1 },
      { x: 420, y: 304, form: 1, urgency: 7 },
    ]);
    const placed = placeBubbles(wants, scene, nobody);
    const urgent = placed.find((p) => p.id === 'p1')!;
    expect(urgent.cost).toBeLessThanOrEqual(Math.min(...placed.map((p) => p.cost)) + 10);
  });
});

describe('what hangs over a head', () => {
  const { state } = fakeCafe();
  const show = (who: (typeof state.people)[string]): ReturnType<typeof emptyShowing> | null => {
    const out = emptyShowing();
    return showingOf(who, state.tick, (say) => say, out) ? out : null;
  };

  test('patience is told by length, colour and shape: three levels', () => {
    expect([1, 0.6, 0.5, 0.3, 0.2, 0].map(levelOf)).toEqual(['good', 'good', 'mid', 'mid', 'low', 'low']);
  });
  test('who waits for a dish shows it, with patience', () => {
    const waiting = Object.values(state.people).find((p): p is Guest => p.role === 'guest' && p.ordered === 'ramen')!;
    expect(show(waiting)).toMatchObject({ kind: 'dish', dish: 'ramen', patience: 0.48 });
  });
  test('a raised hand is a bell or a bill, and goes when somebody is there', () => {
    const caller = Object.values(state.people).find((p): p is Guest => p.role === 'guest' && p.calls?.need === 'bill')!;
    expect(show(caller)).toMatchObject({ kind: 'icon', icon: 'bill' });
    expect(show({ ...caller, attendedBy: 'momo' })).toBeNull();
  });
  test('words come before icons, and being stuck before everything', () => {
    expect(show(state.people['sakura']!)).toMatchObject({ kind: 'text', text: 'slip', skin: 'late' });
    expect(show(state.people['rin']!)).toMatchObject({ kind: 'stuck', icon: 'footsteps' });
  });
  test('what has been said is over', () => {
    const hana = state.people['hana']!;
    expect(show({ ...hana, bubble: { icon: 'chat', say: 'chat', dish: null, untilTick: state.tick } })).toBeNull();
  });
});

test('an answer to an order is shown for 900 ms of real time, also in a pause; a new answer begins anew', () => {
  const answers = new Answers();
  const says = (say: string | null, untilTick: number) => ({ id: 'mei', bubble: { icon: 'exclaim', say, dish: null, untilTick } }); // prettier-ignore
  const first = says('order.accepted', 140);
  expect(ANSWER_MS).toBe(900);
  expect([0, 899, 900, 1800].map((ms) => answers.mayShow(first, ms))).toEqual([true, true, false, false]);
  expect(answers.mayShow(says('decline', 160), 1900)).toBe(true);
  expect(answers.mayShow(says('decline', 160), 2850)).toBe(false);
  // What she says by herself stays as long as the simulation says.
  for (const ms of [3000, 9000]) expect(answers.mayShow(says('slip', 300), ms)).toBe(true);
});

test('a maid says her small talk once a day; further chats show only the icon', () => {
  const talk = new SmallTalk();
  const says = (id: string, untilTick: number, day = 1, say: string | null = 'chat'): boolean =>
    talk.mayShow({ id, bubble: { icon: 'chat', say, dish: null, untilTick } }, day);
  // The first bubble of the day is read in every frame in which it is shown.
  expect([says('momo', 60), says('momo', 60), says('hana', 80)]).toEqual([true, true, true]);
  expect([says('momo', 900), says('momo', 60)]).toEqual([false, true]);
  expect([says('momo', 900, 2), says('momo', 1000, 1, 'slip'), talk.mayShow({ id: 'momo', bubble: null }, 1)]).toEqual([
    true,
    true,
    true,
  ]);
});

test('of a party that leaves, one says why; guests of another party and of none say it for themselves', () => {
  const leaves = (id: string, party: string | null, say = 'leave.noSeat'): Guest =>
    ({ id, role: 'guest', party, bubble: { icon: 'anger', say, dish: null, untilTick: 80 } }) as Guest;
  const guests = [leaves('g1', 'p'), leaves('g2', 'p'), leaves('g3', 'p'), leaves('g4', 'q'), leaves('g5', null)];
  const people = Object.fromEntries(guests.map((one) => [one.id, one]));
  expect(guests.filter((one) => speaksForParty(people, one)).map(({ id }) => id)).toEqual(['g1', 'g4', 'g5']);
  // Another reason is said, too, and so are words that are no reason to leave.
  people['g2'] = leaves('g2', 'p', 'leave.noDish');
  people['g3'] = leaves('g3', 'p', 'wish');
  expect([people['g2'], people['g3']].map((one) => speaksForParty(people, one as Guest))).toEqual([true, true]);
});

test('a bubble far from its speaker has dots that lead to the head; one beside the head has none', () => {
  const head = { x: 100, y: 100, w: 34, h: 40 };
  expect(leaderDots({ x: 90, y: 70, w: 60, h: 24 }, head, [])).toEqual([]);
  const dots = leaderDots({ x: 0, y: 60, w: 60, h: 24 }, head, []);
  expect(dots.length).toBeGreaterThanOrEqual(4);
  for (const [i, { x, y }] of dots.entries()) {
    expect(x).toBeGreaterThan(i === 0 ? 60 : dots[i - 1]!.x);
    expect(x).toBeLessThan(head.x + 4);
    expect(y).toBeGreaterThan(84);
  }
});

test('the dots pass behind other people’s faces', () => {
  const bubble = { x: 0, y: 60, w: 60, h: 24 };
  const head = { x: 180, y: 140, w: 34, h: 40 };
  const face = { x: 90, y: 84, w: 28, h: 29 };
  const all = leaderDots(bubble, head, []);
  const hits = ({ x, y }: { x: number; y: number }): boolean =>
    x > face.x && x < face.x + face.w && y > face.y && y < face.y + face.h;
  expect(all.some(hits)).toBe(true);
  const dots = leaderDots(bubble, head, [face]);
  expect(dots.some(hits)).toBe(false);
  expect(dots.length).toBeGreaterThan(2);
});
