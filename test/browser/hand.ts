// Simulates a hand, with a mouse or a finger: it points at the middle of a visible element, and fails if something
// covers it. Elements off the screen are scrolled into view first.
//     const finger = handOf(cafe, 'finger');
//     await finger.press(cafe.page.getByRole('button', { name: 'New season' }));

import type { Locator } from 'playwright-core';
import type { PlayedCafe, Spot } from './cafe.ts';

export interface Hand {
  press(what: Locator): Promise<void>;
  pressAt(spot: Spot): Promise<void>;
  /** Presses at one place, moves, and releases at another. */
  drag(from: Spot, to: Spot): Promise<void>;
}

/** The middle of an element; null if something covers it there. */
function middleOf(element: Element): [number, number] | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at: [number, number] = [x + width / 2, y + height / 2];
  const met = document.elementFromPoint(...at);
  return met !== null && (element.contains(met) || met === element.closest('label')) ? at : null;
}

export function handOf(cafe: PlayedCafe, how: 'mouse' | 'finger'): Hand {
  const { page } = cafe;
  const pressAt = ([x, y]: Spot): Promise<void> =>
    how === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  return {
    pressAt,
    async press(what) {
      // At rest, nothing moves.
      await what.scrollIntoViewIfNeeded();
      const spot = await what.evaluate(middleOf);
      if (spot === null) throw new Error(`nothing to press: ${what.toString()} is covered`);
      await pressAt(spot);
    },
    async drag(from, to) {
      if (how === 'mouse') {
        await page.mouse.move(...from);
        await page.mouse.down();
        await page.mouse.move(...to, { steps: 6 });
        await page.mouse.up();
        return;
      }
      await fingers(cafe, [[from, to]]);
    },
  };
}

/** Moves several fingers at once, each from one place to another. */
export async function fingers(cafe: PlayedCafe, ways: readonly (readonly [Spot, Spot])[]): Promise<void> {
  const session = await cafe.page.context().newCDPSession(cafe.page);
  const points = (part: number): { x: number; y: number; id: number }[] =>
    ways.map(([from, to], id) => ({
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
      id,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= 8; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 8) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  await cafe.idle();
}
