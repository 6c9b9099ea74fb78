// The game survives failures around it: no WebGL, a lost graphics card, a hidden tab, unusual window sizes, the setting
// for less motion.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figure, full } from '../soak/figure.ts';
import { openPlayed, settled, type PlayedCafe } from './cafe.ts';

const LOSSES = full ? 50 : 5;

/** The room's picture, drawn now. */
const picture = (game: PlayedCafe): Promise<Uint8Array> => game.pixels(260, 150, 640, 420);
const colours = (pixels: Uint8Array): number => {
  const seen = new Set<number>();
  for (let i = 0; i < pixels.length; i += 4)
    seen.add(((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0));
  return seen.size;
};
/** Share of pixels that are almost equal. */
const alike = (one: Uint8Array, other: Uint8Array): number => {
  let same = 0;
  for (let i = 0; i < one.length; i += 4)
    if ([0, 1, 2].every((at) => Math.abs((one[i + at] ?? 0) - (other[i + at] ?? 0)) < 24)) same++;
  return same / (one.length / 4);
};

test('without WebGL the café is drawn all the same', async () => {
  const cafe = await openPlayed({
    seed: 7,
    ticks: 900,
    looked: true,
    before: `{
      const real = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return /webgl/.test(kind) ? null : real.call(this, kind, ...more);
      };
    }`,
  });
  await settled(cafe);
  expect(await cafe.ask("document.querySelector('#stage canvas').getContext('2d') !== null")).toBe(true);
  expect(colours(await picture(cafe))).toBeGreaterThan(400);
  await cafe.page.mouse.click(...(await cafe.spotOf('momo')));
  expect(await cafe.ask<string[]>('honeybell.selection')).toHaveLength(1);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

describe('with a graphics card', () => {
  let cafe: PlayedCafe;
  beforeAll(async () => {
    cafe = await openPlayed({ seed: 7, ticks: 900, looked: true });
  });
  afterAll(async () => {
    expect(cafe.problems.filter((problem) => !/context/i.test(problem))).toEqual([]);
    await cafe.close();
  });

  test(
    `a lost graphics context comes back with its picture, ${LOSSES} times in a row`,
    { timeout: 7_200_000 },
    async () => {
      await cafe.ask(
        "(window.gl = document.querySelector('#stage canvas').getContext('webgl2') ?? document.querySelector('#stage canvas').getContext('webgl'), window.loss = gl.getExtension('WEBGL_lose_context'), null)",
      );
      const before = await picture(cafe);
      expect(colours(before)).toBeGreaterThan(400);
      let least = 1;
      for (let loss = 1; loss <= LOSSES; loss++) {
        await cafe.ask('loss.loseContext()');
        await cafe.until('gl.isContextLost()');
        // Time goes on without a picture.
        if (loss === 1) await cafe.step(2);
        expect(await cafe.ask('honeybell.cafe.state.tick')).toBe(902);
        await cafe.ask('loss.restoreContext()');
        await cafe.until('!gl.isContextLost()');
        await settled(cafe);
        await cafe.draw();
        const share = alike(before, await picture(cafe));
        least = Math.min(least, share);
        expect(share, `loss ${loss}`).toBeGreaterThan(0.8);
      }
      figure('contexts', `${LOSSES} losses in a row, each time the picture came back; at least ${(100 * least).toFixed(0)} % of its pixels are as before`); // prettier-ignore
    },
  );

  test('a hidden tab stands still and goes on without a leap', async () => {
    const tick = (): Promise<number> => cafe.ask('honeybell.cafe.state.tick');
    // What a browser does with a hidden tab: it fires an event, and sends no frames until the tab is shown again.
    const turn = (hidden: boolean): Promise<void> =>
      cafe.ask(`(() => {
      for (const [name, value] of [['hidden', ${hidden}], ['visibilityState', '${hidden ? 'hidden' : 'visible'}']])
        Object.defineProperty(document, name, { value, configurable: true });
      honeybell.test.hidden = ${hidden};
      document.dispatchEvent(new Event('visibilitychange'));
    })()`);
    await cafe.ask('(honeybell.setSpeed(8), null)');
    await cafe.until('honeybell.cafe.state.tick > 902');
    await turn(true);
    const hiddenAt = await tick();
    await cafe.pass(900);
    expect(await tick()).toBe(hiddenAt);
    await turn(false);
    await cafe.pass(50);
    // At 8×, 0.1 s are 16 ticks, and the game catches up on no more than that.
    expect((await tick()) - hiddenAt).toBeLessThanOrEqual(20);
    await cafe.until(`honeybell.cafe.state.tick > ${hiddenAt}`);
    await cafe.ask('(honeybell.setSpeed(0), null)');
  });

  test('the room stays visible in a small window and in a large one', async () => {
    for (const [width, height] of [
      [900, 600],
      [2560, 1440],
      [1280, 720],
    ] as const) {
      await cafe.page.setViewportSize({ width, height });
      await cafe.until(
        `Math.round(document.querySelector('#stage canvas').getBoundingClientRect().width) === ${width}`,
      );
      await settled(cafe);
      const { middle, panels, corners } = await cafe.ask<{
        middle: { x: number; y: number };
        panels: string[];
        corners: { x: number; y: number }[];
      }>(`(() => {
      const { width, height } = honeybell.cafe.state.map;
      const at = (x, y) => honeybell.screenOfTile(x, y);
      const middle = at(width / 2, height / 2);
      const over = [...document.querySelectorAll('.topbar, .ticker, .chalkboard, .maid-card, .side-panel > *')].filter((panel) => {
        const box = panel.getBoundingClientRect();
        return box.left < middle.x + 60 && box.right > middle.x - 60 && box.top < middle.y + 40 && box.bottom > middle.y - 40;
      });
      return { middle, panels: over.map((panel) => panel.className), corners: [at(1, 1), at(width - 2, 1), at(1, height - 2), at(width - 2, height - 2)] };
    })()`);
      expect([width, panels]).toEqual([width, []]);
      expect(middle.x).toBeGreaterThan(width * 0.25);
      expect(middle.x).toBeLessThan(width * 0.75);
      expect(middle.y).toBeGreaterThan(height * 0.25);
      expect(middle.y).toBeLessThan(height * 0.75);
      if (width >= 1280)
        for (const { x, y } of corners) expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
    }
  });
});

test('the setting for less motion applies to panels and picture', async () => {
  const cafe = await openPlayed({
    seed: 7,
    ticks: 60,
    before: `localStorage.setItem('honeybell.settings', '{"reducedMotion":true}')`,
  });
  expect(await cafe.ask("document.documentElement.classList.contains('reduced-motion')")).toBe(true);
  expect(
    await cafe.ask(`[...document.querySelectorAll('#hud *')].filter((one) => {
    const { animationName, animationDuration } = getComputedStyle(one);
    return animationName !== 'none' && parseFloat(animationDuration) > 0.1;
  }).length`),
  ).toBe(0);
  await cafe.ask('(window.told = [], honeybell.view.setReducedMotion = (on) => told.push(on), null)');
  await cafe.page.locator('.topbar .btn.square').last().click();
  await cafe.page
    .locator('dialog')
    .getByRole('radiogroup', { name: 'Reduced motion' })
    .getByRole('radio')
    .first()
    .click();
  await cafe.until("!document.documentElement.classList.contains('reduced-motion')");
  expect(await cafe.ask('told')).toEqual([false]);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});
