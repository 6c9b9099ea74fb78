/** Effects of the day's events: each has a sound when it begins, some also when they end. */

import { type Hiss, type Layer, weaker } from '../layers.ts';
import { type Effect, effect, hz } from './making.ts';
import { brass, brush, china, glass, horn, hum, knock, scratch, wood } from './materials.ts';

const hiss = (about: Omit<Hiss, 'kind'>): Layer[] => [{ kind: 'hiss', ...about }];
/** Layers of a big drum: two low tones and the click of the stick. */
const drum = (peak = 1): Layer[] => [...knock(62, peak), ...knock(124, peak * 0.5), ...wood(230, 0.06, peak * 0.3)];
const clap = (pitch: number, pan: number, peak = 1): Layer[] =>
  hiss({ pass: 'bandpass', at: 0, attack: 0.002, fade: 0.06, peak, hz: pitch, q: 1.1, pan });

/** Applause: hand claps at different times, pitches and stereo positions, which are the same at every playing. */
const applause: (readonly [number, Layer[]])[] = Array.from({ length: 26 }, (_, i) => {
  const at = ((i * 61) % 97) / 97;
  return [at * 1.5, clap(1100 + ((i * 37) % 11) * 110, ((i * 5) % 9) / 4.5 - 1, 1 - at * 0.6)] as const;
});

export const EVENT_EFFECTS = {
  rainBegins: effect(
    0.25,
    4,
    0.3,
    [0, hiss({ pass: 'bandpass', at: 0, attack: 0.9, hold: 0.7, fade: 1.5, peak: 0.6, hz: 2400, to: 3400, q: 0.5 })],
    [0.2, hiss({ pass: 'highpass', at: 0, attack: 1, hold: 0.4, fade: 1.4, peak: 0.25, hz: 5200, q: 0.6 })],
    ...[0.1, 0.34, 0.5, 0.71, 0.83, 1.02, 1.13, 1.3].map(
      (at, i) => [at, china(1500 + ((i * 7) % 5) * 260, 0.06, 0.35)] as const,
    ),
  ),
  rainEnds: effect(
    0.34,
    4,
    0.5,
    [0, hiss({ pass: 'bandpass', at: 0, attack: 0.05, fade: 0.9, peak: 0.3, hz: 3000, to: 1400, q: 0.6 })],
    [0.35, glass(hz(91), 0.3, 0.7)],
    [0.66, glass(hz(86), 0.35, 0.6)],
    [1.05, glass(hz(88), 0.8, 0.8)],
  ),
  alarmBell: {
    ...effect(
      0.38,
      3,
      0.3,
      ...Array.from({ length: 8 }, (_, i) => [i * 0.11, brass(hz(90), 0.5, i % 2 === 0 ? 1 : 0.8)] as const),
    ),
    grand: true,
  },
  brawl: effect(
    0.36,
    2,
    0.2,
    [0, brush(260, 620, 0.22, 0.9, 1.4)],
    [0.2, knock(85, 1)],
    [0.34, [...knock(120, 0.8), ...wood(300, 0.1, 0.6)]],
    [0.5, hum(196, 174, 0.22, 0.8)],
    [0.62, knock(92, 0.9)],
    [0.66, china(1300, 0.2, 0.5)],
  ),
  peace: effect(
    0.32,
    1,
    0.4,
    [0, hum(262, 220, 0.4, 0.7)],
    [0.35, glass(hz(76), 0.7)],
    [0.52, glass(hz(79), 0.9, 0.8)],
  ),
  festival: {
    ...effect(
      0.68,
      4,
      0.4,
      ...([0, 0.42, 0.84, 1.05, 1.26] as const).map((at) => [at, drum()] as const),
      [0.63, wood(820, 0.07, 0.5)],
      [1.68, [...drum(), ...brass(hz(76), 1.2, 0.4), ...clap(1300, 0, 0.5)]],
    ),
    grand: true,
  },
  show: {
    ...effect(
      0.3,
      4,
      0.35,
      ...Array.from({ length: 14 }, (_, i) => [i * 0.06, scratch(1700, 0.05, 0.2 + i * 0.05)] as const),
      [
        0.86,
        [...drum(0.9), ...hiss({ pass: 'highpass', at: 0, attack: 0.003, fade: 1.1, peak: 0.5, hz: 4800, q: 0.7 })],
      ],
      [0.86, [...horn(hz(72), 0.35, 0.5), ...horn(hz(76), 0.35, 0.5, 0.7), ...horn(hz(79), 0.35, 0.5, 0.6)]],
    ),
    grand: true,
  },
  applause: effect(0.57, 2, 0.35, ...applause),
  onAir: effect(
    0.35,
    2,
    0.2,
    [0, wood(hz(84), 0.16, 0.7)],
    [0.3, wood(hz(84), 0.16, 0.7)],
    [0.6, [...wood(hz(91), 0.3), ...scratch(2100, 0.04, 0.6)]],
    [0.72, brush(900, 1500, 0.5, 0.3, 2)],
  ),
  verdict: effect(
    0.37,
    2,
    0.35,
    [0, scratch(3000, 0.14)],
    [0.2, scratch(3600, 0.1, 0.9)],
    [0.36, scratch(2700, 0.2)],
    [0.62, knock(200, 0.8)],
    [0.78, brass(hz(84), 1.2, 0.7)],
  ),
  crowd: effect(
    0.25,
    3,
    0.4,
    ...[262, 311, 349, 392, 440, 330].map((voice, i) => [i * 0.09, hum(voice, voice * 1.28, 0.7, 0.7)] as const),
    ...applause.slice(0, 10).map(([at, hands]) => [0.4 + at * 0.6, weaker(0.4, hands)] as const),
  ),
  gang: effect(
    0.23,
    3,
    0.2,
    ...[62, 65, 64, 61].map((midi, i) => [i * 0.24, hum(hz(midi), hz(midi - 1), 0.18, 0.9)] as const),
    ...[0.14, 0.4, 0.62, 0.9].map((at) => [at, brush(2200, 4600, 0.12, 0.7)] as const),
  ),
  birthday: {
    ...effect(
      0.3,
      3,
      0.5,
      ...([79, 83, 86, 91, 90, 86, 88, 83, 91] as const).map(
        (midi, i) => [[0, 0.2, 0.4, 0.6, 0.9, 1.1, 1.3, 1.5, 1.7][i] ?? 0, glass(hz(midi), 0.8)] as const,
      ),
      [1.7, weaker(0.4, [...glass(hz(79), 1.2), ...glass(hz(83), 1.2)])],
    ),
    grand: true,
  },
  dear: effect(0.2, 0.8, 0.4, [0, glass(hz(81), 0.5)], [0.14, glass(hz(88), 0.9)]),
  prize: {
    ...effect(0.32, 0.5, 0.4, [0.3, glass(hz(84), 0.5)], [0.4, glass(hz(91), 0.5)], [0.5, brass(hz(96), 0.9, 0.4)]),
    grand: true,
  },
  bin: effect(0.38, 0.6, 0.15, [0, knock(130, 0.9)], [0.03, china(900, 0.1, 0.4)], [0.08, brush(700, 300, 0.16, 0.4)]),
  noChalk: effect(0.21, 0.4, 0.1, [0, scratch(1300, 0.07)], [0.12, knock(260, 0.7)], [0.24, knock(220, 0.6)]),
} as const satisfies Readonly<Record<string, Effect>>;
