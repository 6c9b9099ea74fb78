// Effects as data: soft beginnings, ends in time, no clipping; and voice limits.

import { describe, expect, test } from 'vitest';
import { type Effect, EFFECT_NAMES, EFFECTS, secondsOf } from '../../src/sound/effects/index.ts';
import { endOf } from '../../src/sound/layers.ts';
import { GRAND_VOICES, Limits, MOST_ALIKE, MOST_VOICES } from '../../src/sound/voice-limits.ts';
import { faderGain } from '../../src/sound/mixer.ts';
import { MURMUR_SECONDS, syllables } from '../../src/sound/murmur.ts';

describe.each(EFFECT_NAMES)('%s', (name) => {
  const effect: Effect = EFFECTS[name];

  test('is a few layers, none of which begins at once or outlasts the effect', () => {
    expect(effect.layers.length).toBeGreaterThan(0);
    expect(effect.layers.length).toBeLessThanOrEqual(40);
    for (const layer of effect.layers) {
      expect(layer.at).toBeGreaterThanOrEqual(0);
      // A shorter attack clicks.
      expect(layer.attack).toBeGreaterThanOrEqual(0.001);
      expect(layer.fade).toBeGreaterThan(0);
      expect(layer.peak).toBeGreaterThan(0);
      expect(layer.peak).toBeLessThanOrEqual(1);
      expect(layer.hz).toBeGreaterThan(40);
      expect(layer.hz).toBeLessThan(22_000);
      expect(endOf(layer)).toBeLessThanOrEqual(secondsOf(effect));
    }
  });

  test('is short, keeps apart from itself, and leaves room for others', () => {
    expect(secondsOf(effect)).toBeLessThan(4);
    expect(effect.gap).toBeGreaterThanOrEqual(0.05);
    expect(effect.level).toBeGreaterThan(0.04);
    expect(effect.level).toBeLessThanOrEqual(0.8);
  });
});

describe('how much is heard at once', () => {
  test('the same effect is kept apart by its gap', () => {
    const limits = new Limits();
    expect(limits.admit('bell', 0)).toBe(1);
    expect(limits.admit('bell', EFFECTS.bell.gap * 0.9)).toBe(0);
    expect(limits.admit('bell', EFFECTS.bell.gap * 1.1)).toBeGreaterThan(0);
  });

  test('the faster time runs, the farther apart', () => {
    const heardIn10Seconds = (speed: number): number => {
      const limits = new Limits();
      limits.speed = speed;
      let heard = 0;
      for (let i = 0; i < 1000; i++) if (limits.admit('platesDown', i / 100) > 0) heard++;
      return heard;
    };
    expect(heardIn10Seconds(1)).toBeGreaterThan(30);
    expect(heardIn10Seconds(8)).toBeLessThan(heardIn10Seconds(1) / 2);
    expect(heardIn10Seconds(8)).toBeGreaterThan(10);
  });

  test('so many together and no more; the more, the softer; what is grand is heard in full all the same', () => {
    const limits = new Limits();
    const loud = EFFECT_NAMES.filter((name) => !('grand' in EFFECTS[name])).map((name) => limits.admit(name, 0));
    expect(loud.filter((one) => one > 0)).toHaveLength(MOST_VOICES);
    expect(loud[0]).toBe(1);
    expect(loud[MOST_VOICES - 1]).toBeLessThan(0.7);
    expect(limits.admit('fanfare', 0)).toBe(1);
    expect(limits.voices(0)).toBe(MOST_VOICES + 1);
    expect(limits.voices(10)).toBe(0);
    expect(GRAND_VOICES).toBeGreaterThan(1);
  });

  test('of one kind only a few overlap', () => {
    const limits = new Limits();
    const heard = [0, 0.4, 0.8, 1.2].map((now) => limits.admit('bell', now) > 0);
    expect(heard.filter(Boolean)).toHaveLength(MOST_ALIKE);
  });
});

test('the murmur is many syllables that end before the loop does', () => {
  const all = syllables(3);
  expect(all.length).toBeGreaterThan(200);
  expect(Math.max(...all.map(({ at }) => at))).toBeLessThan(MURMUR_SECONDS);
  expect(syllables(3)).toEqual(all);
});

test('half way up the fader is a quarter of the way loud, and beyond its ends there is nothing more', () => {
  expect([0, 50, 100, 140, -3].map(faderGain)).toEqual([0, 0.25, 1, 1, 0]);
});
