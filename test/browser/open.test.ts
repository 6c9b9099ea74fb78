// The built game opens in a real browser without errors, at any path of a host, under a strict policy.

import { describe, expect, test } from 'vitest';
import { openGame } from './harness.ts';

describe('the built game', () => {
  test('opens without a single error', async () => {
    const game = await openGame({ until: 'window.honeybell' });
    await game.draw();
    await game.shot('open');
    expect(game.problems).toEqual([]);
    await game.close();
  });

  test('runs from any sub-path of a host', async () => {
    const game = await openGame({ prefix: '/some/sub/path/', until: 'window.honeybell' });
    await game.draw();
    expect(game.problems).toEqual([]);
    const outside = (await game.downloads()).filter(({ path }) => !path.startsWith('/some/sub/path/'));
    expect(outside).toEqual([]);
    await game.close();
  });

  test('can draw with WebGL here, so that the other tests see what a player sees', async () => {
    const game = await openGame({ real: true });
    const drawn = await game.page.evaluate(() => {
      const gl = document.createElement('canvas').getContext('webgl2');
      if (!gl) return null;
      gl.clearColor(1, 0, 0.5, 1);
      gl.clear(gl.COLOR_BUFFER_BIT);
      const pixel = new Uint8Array(4);
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      return [...pixel];
    });
    expect(drawn?.[0]).toBe(255);
    expect(drawn?.[1]).toBe(0);
    await game.close();
  });
});
