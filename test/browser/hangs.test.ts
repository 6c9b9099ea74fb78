// A script that hangs inside the engine, again and again, on a page whose time passes by itself: each time its Worker is
// ended, another takes over, and the café goes on. Three hangs, a hundred with HONEYBELL_SOAK=full. The durations are
// printed and not judged, because a machine may be busy.

import { expect, test } from 'vitest';
import { figure, full } from '../soak/figure.ts';
import { openGame } from './harness.ts';

const HANGS = full ? 100 : 3;
/**
 * Chromium draws in software here, on the processors that page and Worker need, as no player's machine does. So the last
 * command of each batch, the draw itself, is left out; everything before it happens.
 */
const NOT_DRAWN = `for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
  for (const name of ['drawElements', 'drawArrays']) prototype[name] = () => {}; null`;
/** A search through a list of a thousand million empty entries: one native call that is never polled. */
const HANGING = 'export default script(() => [].indexOf.call({ length: 1e9 }, 1) < 0 ? stay(1) : stay(2));';

test(`${HANGS} scripts that hang are ended, and the café goes on after each`, { timeout: 7_200_000 }, async () => {
  const game = await openGame({ real: true });
  await game.page.evaluate('(async () => { while (!window.honeybell) await new Promise(requestAnimationFrame); })()');
  await game.page.evaluate(NOT_DRAWN);
  const durations = await game.page.evaluate<number[]>(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    honeybell.begin({ seed: 7 });
    honeybell.actions.noMoreCases();
    const durations = [];
    const { cafe } = honeybell;
    while (durations.length < ${HANGS}) {
      if (cafe.state.over) throw new Error('the day is over after ' + durations.length);
      honeybell.setSpeed(1);
      if (cafe.state.own?.scripts.momo === undefined)
        honeybell.actions.give({ kind: 'script', maid: 'momo', script: { name: 'hangs', text: ${JSON.stringify(HANGING)} } });
      const kills = honeybell.ahead?.kills ?? 0;
      for (;;) {
        await frame();
        const { ahead } = honeybell;
        if (ahead && ahead.kills > kills && ahead.hungSince === null && ahead.replacedIn !== null) break;
        if (cafe.state.own?.scripts.momo === undefined) break;
      }
      if ((honeybell.ahead?.kills ?? 0) > kills) durations.push(honeybell.ahead.replacedIn);
    }
    const { tick } = cafe.state;
    while (cafe.state.tick < tick + 20) await frame();
    return durations;
  })()`);
  expect(durations).toHaveLength(HANGS);
  const within = durations.filter((ms) => ms <= 250).length;
  const most = Math.max(...durations).toFixed(0);
  const median = [...durations].sort((a, b) => a - b)[HANGS >> 1]?.toFixed(0);
  figure('sandbox', `${HANGS} hangs replaced, ${within} of them within 250 ms of the beginning of the hang; median ${median} ms, ${most} ms at most`, within < HANGS); // prettier-ignore
  expect(game.problems).toEqual([]);
  await game.close();
});
