// Rings around bells: as wide as the bell is loud, for a moment, and few at once.

import { expect, test } from 'vitest';
import { makeBellRings } from '../../src/view/marks/bell-rings.ts';

const rings = (tiles: number) => ({ tick: 1, type: 'rings', who: 'ann', x: 5, y: 5, tiles });
function drawn(bells: ReturnType<typeof makeBellRings>, nowMs: number, still = false) {
  const dots: { far: number; alpha: number }[] = [];
  bells.draw(nowMs, still, (x, y, alpha) => void dots.push({ far: Math.hypot(x - 5, y - 5), alpha }));
  return { count: dots.length, far: Math.max(0, ...dots.map(({ far }) => far)), alpha: dots[0]?.alpha ?? 0 };
}

test('a ring spreads to the border of earshot, fades, and is gone after a moment', () => {
  const bells = makeBellRings();
  bells.happened(rings(4));
  expect(drawn(bells, 1000).far).toBe(0);
  const [early, late] = [drawn(bells, 1200), drawn(bells, 1700)];
  expect(late.far).toBeGreaterThan(early.far);
  expect(late.far).toBeLessThanOrEqual(4);
  expect(late.alpha).toBeLessThan(early.alpha);
  expect(drawn(bells, 1800).count).toBe(0);
});

test('with reduced motion it stands at its full width; a louder bell is wider', () => {
  for (const tiles of [4, 6, 8]) {
    const bells = makeBellRings();
    bells.happened(rings(tiles));
    expect([drawn(bells, 0, true).far, drawn(bells, 700, true).far]).toEqual([expect.closeTo(tiles), expect.closeTo(tiles)]); // prettier-ignore
  }
});

test('other events leave no ring, and at most six are shown at once', () => {
  const bells = makeBellRings();
  bells.happened({ ...rings(4), type: 'calls' });
  expect(drawn(bells, 0).count).toBe(0);
  bells.happened(rings(4));
  const one = drawn(bells, 0).count;
  for (let i = 0; i < 20; i++) bells.happened(rings(4));
  expect(drawn(bells, 0).count).toBe(6 * one);
});
