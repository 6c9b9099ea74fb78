// Loudness after ITU-R BS.1770-4: the test signals of EBU Tech 3341 and others whose loudness is known.

import { expect, test } from 'vitest';
import { EFFECT_NAMES } from '../../src/sound/effects/index.ts';
import { GROUPS } from '../../src/sound/effects/groups.ts';
import { integrated, momentary } from '../../tools/sound/loudness.ts';

const RATE = 48_000;
const sine = (decibels: number, seconds: number, hertz = 1000, rate = RATE): Float32Array =>
  Float32Array.from(
    { length: seconds * rate },
    (_, i) => 10 ** (decibels / 20) * Math.sin((2 * Math.PI * hertz * i) / rate),
  );
const joined = (...parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]));

test('a stereo sine of 1 kHz at −23 dB is −23 LUFS loud, one at −33 dB is −33 LUFS', () => {
  for (const decibels of [-23, -33]) {
    const channel = sine(decibels, 4);
    expect(integrated([channel, channel], RATE)).toBeCloseTo(decibels, 1);
  }
});

test('quiet stretches are left out by the gate', () => {
  const channel = joined(sine(-36, 2), sine(-23, 12), sine(-36, 2));
  // EBU Tech 3341 allows 0.1 LU.
  expect(Math.abs(integrated([channel, channel], RATE) + 23)).toBeLessThan(0.1);
});

test('the sample rate changes nothing', () => {
  for (const rate of [24_000, 44_100]) {
    const channel = sine(-23, 4, 1000, rate);
    expect(integrated([channel, channel], rate)).toBeCloseTo(-23, 1);
  }
});

test('a low tone seems softer than one of 1 kHz, and a short sound softer than a long one', () => {
  expect(momentary([sine(-20, 1, 50)], RATE)).toBeLessThan(momentary([sine(-20, 1)], RATE) - 2);
  expect(momentary([sine(-20, 1)], RATE)).toBeCloseTo(momentary([sine(-20, 0.2)], RATE) + 3, 0);
  expect(momentary([new Float32Array(10)], RATE)).toBe(-Infinity);
});

test('every effect belongs to one group', () => {
  const grouped: string[] = Object.values(GROUPS).flatMap(({ effects }) => [...effects]);
  expect([...grouped].sort()).toEqual([...EFFECT_NAMES].sort());
});
