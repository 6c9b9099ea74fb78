// Sound in a real Chromium: every effect and half a minute of every piece is rendered and measured, and the game is
// played with the sound on.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUPS } from '../../src/sound/effects/groups.ts';
import { EFFECTS } from '../../src/sound/effects/index.ts';
import type { Balance, HeardEffect, HeardPiece } from '../../tools/sound/renderings.ts';
import { openTitle, type PlayedCafe, settled } from './cafe.ts';
import type { Measured } from './sound-renderings.ts';
import { asScript } from './tested.ts';

let cafe: PlayedCafe;
const render = <T>(call: string): Promise<T> => cafe.ask<T>(`renderings.${call}`);

beforeAll(async () => {
  const [script, before] = await Promise.all([
    asScript('sound-renderings.ts', 'renderings'),
    asScript('stepped-sound.ts', 'steppedSound'),
  ]);
  cafe = await openTitle({ seed: 7, before, sound: true });
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
    // No second is silent, and none much louder than the rest.
    expect(heard.quietest).toBeGreaterThan(0.01);
    expect(heard.rms).toBeLessThan(0.2);
    // The spectrum is warm: its centre is in the middle range of a piano.
    expect(heard.centre).toBeGreaterThan(200);
    expect(heard.centre).toBeLessThan(1500);
  },
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

describe('loudness', () => {
  const measured = <T>(call: string): Promise<T> => cafe.ask<T>(`loudness.${call}`);
  beforeAll(async () => {
    const script = await asScript('../../tools/sound/renderings.ts', 'loudness');
    await cafe.page.evaluate(`(() => { ${script}; window.loudness = loudness; })()`);
  });

  test('every effect is within 2 LU of its group’s, and peaks well below full scale', async () => {
    const effects = await measured<Record<string, HeardEffect>>('effects()');
    for (const { loudness, effects: names } of Object.values(GROUPS))
      for (const name of names) {
        expect(Math.abs((effects[name]?.loudness ?? 0) - loudness), name).toBeLessThan(2);
        expect(effects[name]?.peak, name).toBeLessThan(0.8);
      }
  });

  test('the pieces are equally loud, none clips, and none clicks where its form begins again', async () => {
    const pieces: HeardPiece[] = [];
    for (const name of ['morning', 'rush', 'evening']) pieces.push(await measured<HeardPiece>(`piece('${name}')`));
    const loud = pieces.map(({ loudness }) => loudness);
    expect(Math.max(...loud) - Math.min(...loud)).toBeLessThan(4);
    for (const { peak, loop } of pieces) {
      expect(peak).toBeLessThan(0.7);
      // A click would be a step larger than any that the music makes.
      expect(loop).toBeLessThan(1);
    }
  });

  test('the music leaves the high tones to the effects, and goes back under a speech bubble', async () => {
    const music = await measured<HeardPiece>("piece('rush')");
    const effects = await measured<{ balance: Balance }>('allEffects()');
    expect(music.balance[2]).toBeLessThan(effects.balance[2] / 2);
    const { during, after } = await measured<{ during: number; after: number }>('underBubble()');
    expect(during).toBeGreaterThan(3);
    expect(after).toBeLessThan(0.5);
  });
});

/** Lets time pass for the page and for its sound. */
const pass = (ms: number): Promise<unknown> =>
  cafe.ask(`(async () => {
    for (let i = 0; i < ${ms}; i += 50) {
      await honeybell.test.pass(50);
      await passSound(50);
    }
  })()`);
const EAR = `(window.ear ??= Object.assign(honeybell.sound.context.createAnalyser(), { fftSize: 8192 }))`;
/** Loudness of the output after half a second, as root mean square. */
async function loudness(): Promise<number> {
  await cafe.ask(`(honeybell.sound.out.connect(${EAR}), null)`);
  await pass(500);
  return cafe.ask<number>(`(() => {
    const samples = new Float32Array(${EAR}.fftSize);
    ${EAR}.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
  })()`);
}
const state = (): Promise<string> => cafe.ask('honeybell.sound.context.state');
const count = (): Promise<number> =>
  cafe.ask<number>('Object.values(honeybell.sound.heard).reduce((sum, one) => sum + one, 0)');

describe('in the game', () => {
  test('before the first gesture there is no audio context, and nothing of the sound has been fetched', async () => {
    await cafe.ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), null)');
    await cafe.ask('(honeybell.step(300), null)');
    await cafe.ask("(document.querySelector('button').click(), null)");
    expect(await cafe.ask('[honeybell.sound, contextsOpened.length]')).toEqual([null, 0]);
    expect((await cafe.downloads()).filter(({ path }) => /sound/.test(path))).toEqual([]);
  });

  test('the first key opens it; then music plays', async () => {
    await cafe.page.keyboard.press('Escape');
    await cafe.page.keyboard.press('Escape');
    expect(await state()).toBe('running');
    await cafe.ask('(honeybell.setSpeed(1), honeybell.step(20), null)');
    expect(await cafe.ask('honeybell.sound.piece')).toBe('morning');
    await pass(1000);
    expect(await loudness()).toBeGreaterThan(0.003);
    expect(await cafe.ask('contextsOpened.length')).toBe(1);
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
      await pass(50);
    }
    await cafe.ask('(honeybell.setSpeed(0), null)');
    const heard = await cafe.ask<Record<string, number>>('honeybell.sound.heard');
    const seconds = (await cafe.ask<number>('honeybell.sound.context.currentTime')) - began;
    expect(seconds).toBeCloseTo(3, 1);
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
    expect(await loudness()).toBeGreaterThan(0.003);
    await cafe.page.keyboard.press('q');
    expect(await state()).toBe('suspended');
    const before = await count();
    await cafe.ask('(honeybell.step(100), null)');
    expect(await count()).toBe(before);
    await cafe.ask('honeybell.sound.context.resume()');
    expect(await loudness()).toBeLessThan(1e-6);
    await cafe.page.keyboard.press('q');
    expect(await state()).toBe('running');
    expect(await loudness()).toBeGreaterThan(0.003);
  });

  test('nothing is heard while the tab is hidden', async () => {
    const hide = (on: boolean) =>
      cafe.ask(`(Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${on} }),
        document.dispatchEvent(new Event('visibilitychange')), null)`);
    await hide(true);
    await cafe.idle();
    expect(await state()).toBe('suspended');
    await hide(false);
    await cafe.idle();
    expect(await state()).toBe('running');
  });

  test('the menu has faders; what is set is kept', async () => {
    await cafe.ask('(honeybell.setSpeed(0), null)');
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
    expect(await state()).toBe('suspended');
  });
});
