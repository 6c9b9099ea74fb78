import { describe, expect, test } from 'vitest';
import { queueBubbles } from '../../src/view/bubbles/queue-bubbles.ts';

const queue = (count: number, patienceLeft: (nth: number) => number = () => 0.9) =>
  Array.from({ length: count }, (_, i) => ({
    id: `g${String(i).padStart(2, '0')}`,
    patienceLeft: patienceLeft(i),
    isHero: false,
  }));
const carriers = (guests: ReturnType<typeof queue>): string[] => {
  const { without } = queueBubbles(guests, () => true);
  return guests.flatMap(({ id }) => (without.has(id) ? [] : [id]));
};

describe('bubbles over a queue', () => {
  test('everyone in a short queue carries one', () => {
    expect(queueBubbles(queue(4), () => true)).toEqual({ without: new Set(), countOver: null });
  });

  test('of a long queue only the first guest carries one, and the last carries the number of the others', () => {
    const { without, countOver } = queueBubbles(queue(25), () => true);
    expect(without.size).toBe(24);
    expect(without.has('g00')).toBe(false);
    expect(countOver).toBe('g24');
  });

  test('guests who are about to give up carry one, at most four of them, the most impatient', () => {
    expect(carriers(queue(12, (nth) => (nth === 7 ? 0.2 : 0.5)))).toEqual(['g00', 'g07']);
    expect(carriers(queue(30, (nth) => 0.24 - nth / 1000))).toEqual(['g00', 'g26', 'g27', 'g28', 'g29']);
  });

  test('a celebrity always carries one', () => {
    const guests = queue(9).map((one, nth) => ({ ...one, isHero: nth === 5 }));
    expect(carriers(guests)).toEqual(['g00', 'g05']);
  });

  test('the number stands over the last guest without a bubble who can be seen', () => {
    expect(queueBubbles(queue(25), (id) => id < 'g10').countOver).toBe('g09');
    const { countOver } = queueBubbles(
      queue(25, (nth) => (nth === 24 ? 0.1 : 0.9)),
      () => true,
    );
    expect(countOver).toBe('g23');
  });
});
