// What is heard, in a real Chromium: every effect and half a minute of every piece is rendered and measured, and the game
// is played with the sound on.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EFFECTS } from '../../src/sound/effects/index.ts';
import { openTitle, type PlayedCafe, settled } from './cafe.ts';
import type { Measured } from './sound-renderings.ts';

let cafe: PlayedCafe;
const render = <T>(call: string): Promise<T> => cafe.ask<T>(`renderings.${call}`);

/** The renderings as one script, with all of src/sound in it. */
async function renderings(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('sound-renderings.ts', import.meta.url)),
        formats: ['iife'],
        name: 'renderings',
      },
    },
  });
  const output =
    Array.isArray(built) && built[0] !== undefined && 'output' in built[0] ? built[0].output[0] : undefined;
  if (output?.type !== 'chunk') throw new Error('the renderings were not built');
  return output.code;
}

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 180_000;
/** The test's browser allows sound without a gesture; the game waits for one all the same. */
const COUNT_CONTEXTS = `window.contextsOpened = 0;
window.AudioContext = class extends AudioContext { constructor(...about) { super(...about); window.contextsOpened++; } };`;

beforeAll(async () => {
  const script = await renderings();
  cafe = await openTitle({ seed: 7, before: COUNT_CONTEXTS });
  // Nothing is looked at: drawing in software would only take the audio's time.
  await cafe.ask('(window.holdFrames = true, null)');
  await cafe.page.evaluate(`(() => { ${script}; window.renderings = renderings; })()`);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('every effect is heard, lasts as declared, begins and ends without a click, and is as loud as its row says', async () => {
  const effects = await render<Record<string, Measured & { declared: number; level: number }>>('measureEffects()');
  expect(Object.keys(effects).length).toBeGreaterThan(20);
  for (const [name, { seconds, declared, level, ...heard }] of Object.entries(effects)) {
    expect(seconds, name).toBeCloseTo(declared, 2);
    expect(heard.broken, name).toBe(0);
    expect(heard.peak, name).toBeCloseTo(level, 4);
    expect(heard.rms, name).toBeGreaterThan(0.01);
    expect(heard.offset, name).toBeLessThan(0.001);
    expect(heard.edge, name).toBeLessThan(0.005);
  }
});

test.each(['morning', 'rush', 'evening'])(
  'half a minute of %s is music all the time, soft, and clips nowhere',
  async (piece) => {
    const heard = await render<Measured>(`measurePiece('${piece}', 30, 1)`);
    expect(heard.seconds).toBeCloseTo(30, 3);
    expect(heard.broken).toBe(0);
    expect(heard.peak).toBeGreaterThan(0.15);
    expect(heard.peak).toBeLessThan(0.7);
    expect(heard.offset).toBeLessThan(0.001);
    // No second is empty, and none much louder than the rest.
    expect(heard.quietest).toBeGreaterThan(0.01);
    expect(heard.rms).toBeLessThan(0.2);
    // Warm: most of it lies in the middle of the piano.
    expect(heard.centre).toBeGreaterThan(200);
    expect(heard.centre).toBeLessThan(1500);
  },
  PATIENCE_MS,
);

test('every effect twice at once with the rush under it stays below the ceiling; muted it is nothing at all', async () => {
  const heard = await render<Measured>('measureCrowd(false)');
  expect(heard.broken).toBe(0);
  expect(heard.rms).toBeGreaterThan(0.05);
  expect(heard.peak).toBeLessThan(0.95);
  expect(await render<Measured>('measureCrowd(true)')).toMatchObject({ peak: 0, broken: 0 });
});

test('the murmur closes on itself and has no hole', async () => {
  const heard = await render<Measured>('measureMurmur()');
  expect(heard).toMatchObject({ seconds: 9, broken: 0 });
  expect(heard.seam).toBeLessThan(0.01);
  expect(heard.offset).toBeLessThan(0.001);
  expect(heard.quietest).toBeGreaterThan(heard.rms / 3);
});

/** The loudness of what leaves for the loudspeaker now: root of the mean square. */
const LISTEN = `(() => {
  const { sound } = honeybell;
  window.ear ??= Object.assign(sound.context.createAnalyser(), { fftSize: 8192 });
  if (window.earAt !== sound.out) { sound.out.connect(window.ear); window.earAt = sound.out; }
  const samples = new Float32Array(window.ear.fftSize);
  window.ear.getFloatTimeDomainData(samples);
  return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
})()`;
const count = (): Promise<number> =>
  cafe.ask<number>('Object.values(honeybell.sound.heard).reduce((sum, one) => sum + one, 0)');

describe('in the game', () => {
  test('before the first gesture there is no audio context, and nothing of the sound has been fetched', async () => {
    await cafe.ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), null)');
    await cafe.ask('(honeybell.step(300), null)');
    await cafe.ask("(document.querySelector('button').click(), null)");
    expect(await cafe.ask('[honeybell.sound, contextsOpened]')).toEqual([null, 0]);
    expect((await cafe.downloads()).filter(({ path }) => /sound/.test(path))).toEqual([]);
  });

  test('the first key opens it; then music plays', async () => {
    await cafe.page.keyboard.press('Escape');
    await cafe.page.keyboard.press('Escape');
    await cafe.until('honeybell.sound !== null && honeybell.sound.context.state === "running"');
    await cafe.ask('(honeybell.setSpeed(1), honeybell.step(20), null)');
    expect(await cafe.ask('honeybell.sound.piece')).toBe('morning');
    await cafe.until(`${LISTEN} > 0.003`);
    expect(await cafe.ask('contextsOpened')).toBe(1);
  });

  test('buttons, pages and chalk are heard', async () => {
    const heard = (name: string): Promise<number> => cafe.ask(`honeybell.sound.heard.${name} ?? 0`);
    await cafe.page.locator('.maid-card button, button.maid-card').first().click();
    await cafe.until('honeybell.sound.heard.press > 0 && honeybell.sound.heard.page > 0');
    await cafe.page.keyboard.press('g');
    await cafe.page.mouse.click(...(await cafe.tileSpot(await cafe.freeTile('momo'))));
    expect(await heard('chalk')).toBe(1);
  });

  test('a minute of the café at 8× is heard, each effect apart from itself, and nothing goes wrong', async () => {
    await cafe.until('honeybell.sound.heard.press > 0');
    const before = await count();
    const began = await cafe.ask<number>('honeybell.sound.context.currentTime');
    await cafe.ask('(honeybell.setSpeed(8), null)');
    for (let i = 0; i < 60; i++) {
      await cafe.ask('(honeybell.step(20), null)');
      await cafe.page.waitForTimeout(60);
    }
    await cafe.ask('(honeybell.setSpeed(0), null)');
    const heard = await cafe.ask<Record<string, number>>('honeybell.sound.heard');
    const seconds = (await cafe.ask<number>('honeybell.sound.context.currentTime')) - began;
    expect(seconds).toBeGreaterThan(3);
    expect((await count()) - before).toBeGreaterThan(15);
    expect(Object.keys(heard).length).toBeGreaterThan(8);
    for (const name of ['bell', 'call', 'platesDown', 'door'] as const) {
      expect(heard[name], name).toBeGreaterThan(0);
      expect(heard[name], name).toBeLessThan(seconds / (EFFECTS[name].gap * Math.sqrt(8)) + 8);
    }
    expect(cafe.problems).toEqual([]);
  });

  test('Q switches it off: nothing leaves for the loudspeaker and the audio sleeps; Q again switches it on', async () => {
    await cafe.ask('(honeybell.setSpeed(1), null)');
    await cafe.until(`${LISTEN} > 0.003`);
    await cafe.page.keyboard.press('q');
    await cafe.until('honeybell.sound.context.state === "suspended"');
    const before = await count();
    await cafe.ask('(honeybell.step(100), null)');
    expect(await count()).toBe(before);
    await cafe.ask('honeybell.sound.context.resume()');
    await cafe.page.waitForTimeout(400);
    expect(await cafe.ask(LISTEN)).toBeLessThan(1e-6);
    await cafe.page.keyboard.press('q');
    await cafe.until(`honeybell.sound.context.state === "running" && ${LISTEN} > 0.003`);
  });

  test('nothing is heard while the tab is hidden', async () => {
    const hide = (on: boolean) =>
      cafe.ask(`(Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${on} }),
        document.dispatchEvent(new Event('visibilitychange')), null)`);
    await hide(true);
    await cafe.until('honeybell.sound.context.state === "suspended"');
    await hide(false);
    await cafe.until('honeybell.sound.context.state === "running"');
  });

  test('the menu has faders; what is set is kept', async () => {
    await cafe.ask('(honeybell.setSpeed(0), window.holdFrames = false, null)');
    await cafe.page.getByRole('button', { name: 'Menu' }).last().click();
    await cafe.until("document.querySelector('dialog[open] .fader')");
    await cafe.page.getByRole('slider', { name: 'Music' }).focus();
    await cafe.page.keyboard.press('Home');
    await settled(cafe);
    await cafe.shot('sound-menu');
    expect(JSON.parse(await cafe.ask<string>("localStorage.getItem('honeybell.settings')"))).toMatchObject({
      sound: { music: 0, effects: 75, muted: false },
    });
    await cafe.page.getByRole('radio', { name: 'off' }).last().click();
    await cafe.until('honeybell.sound.context.state === "suspended"');
  });
});
