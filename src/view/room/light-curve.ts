/**
 * The light during the day: clear morning, bright noon, golden afternoon, dusk with lamps. This file gives the colours
 * by which the picture is multiplied indoors, just outside and on the far lawn, and the lamps' strength.
 */

import type { Clock, Weather } from '../../sim/state/things.ts';

export type Rgb = readonly [number, number, number];
export interface Light {
  readonly room: Rgb;
  readonly near: Rgb;
  readonly far: Rgb;
  /** Strength of the lamps: 0 = off … 1 = full. */
  readonly lamps: number;
}

interface Mark extends Light {
  readonly minute: number;
}
const HOUR = 60;
const DAY: readonly Mark[] = [
  { minute: 5 * HOUR, room: [244, 236, 240], near: [176, 176, 216], far: [120, 120, 184], lamps: 0.7 },
  { minute: 7.5 * HOUR, room: [255, 250, 246], near: [240, 238, 248], far: [206, 210, 236], lamps: 0.12 },
  { minute: 10 * HOUR, room: [255, 253, 250], near: [252, 252, 252], far: [232, 236, 244], lamps: 0.06 },
  { minute: 12.5 * HOUR, room: [255, 255, 252], near: [255, 255, 252], far: [240, 244, 244], lamps: 0.05 },
  { minute: 15 * HOUR, room: [255, 250, 238], near: [255, 240, 214], far: [240, 214, 190], lamps: 0.16 },
  { minute: 16.8 * HOUR, room: [255, 246, 228], near: [248, 214, 182], far: [206, 166, 176], lamps: 0.45 },
  { minute: 18 * HOUR, room: [255, 245, 232], near: [216, 186, 204], far: [140, 120, 182], lamps: 0.85 },
  { minute: 19.5 * HOUR, room: [253, 240, 228], near: [176, 156, 204], far: [104, 94, 166], lamps: 1 },
  { minute: 22 * HOUR, room: [248, 230, 218], near: [136, 124, 190], far: [78, 76, 146], lamps: 1 },
];
const RAIN: Rgb = [206, 214, 232];

export function minuteOf(clock: Clock, tick: number): number {
  const minute = clock.startMinute + (clock.ticksPerMinute > 0 ? tick / clock.ticksPerMinute : 0);
  return ((minute % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR);
}

const mix = (a: number, b: number, t: number): number => Math.round(a + (b - a) * t);
const blend = (a: Rgb, b: Rgb, t: number): Rgb => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
const times = (a: Rgb, b: Rgb): Rgb => [
  Math.round((a[0] * b[0]) / 255),
  Math.round((a[1] * b[1]) / 255),
  Math.round((a[2] * b[2]) / 255),
];

export function lightAt(minute: number, weather: Weather): Light {
  const first = DAY[0]!;
  let from: Mark = DAY[DAY.length - 1]!;
  let to: Mark = { ...first, minute: first.minute + 24 * HOUR };
  for (let i = 0; i + 1 < DAY.length; i++) {
    if (minute >= DAY[i]!.minute && minute < DAY[i + 1]!.minute) {
      from = DAY[i]!;
      to = DAY[i + 1]!;
    }
  }
  const now = minute < first.minute ? minute + 24 * HOUR : minute;
  const t = Math.max(0, Math.min(1, (now - from.minute) / (to.minute - from.minute)));
  const light: Light = {
    room: blend(from.room, to.room, t),
    near: blend(from.near, to.near, t),
    far: blend(from.far, to.far, t),
    lamps: from.lamps + (to.lamps - from.lamps) * t,
  };
  if (weather === 'sun') return light;
  const sky: Rgb = weather === 'rain' ? RAIN : [236, 238, 246];
  return {
    room: times(light.room, weather === 'rain' ? [246, 244, 246] : [252, 251, 252]),
    near: times(light.near, sky),
    far: times(light.far, sky),
    lamps: Math.min(1, light.lamps + (weather === 'rain' ? 0.35 : 0.1)),
  };
}

/**
 * The light of a stage evening: the room is dim and bluish, so that the stage's beams stand out, but faces and the queue
 * outside can still be made out.
 */
export const dimmed = (light: Light): Light => ({
  room: times(light.room, [198, 182, 222]),
  near: times(light.near, [194, 184, 222]),
  far: times(light.far, [166, 164, 208]),
  lamps: 1,
});
