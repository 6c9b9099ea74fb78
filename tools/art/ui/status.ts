// The status icons above people's heads, as text: 16 × 16, one letter a pixel, `.` transparent. Here are the palette and
// the list of all icons with their other names.

import { EVENTS } from './status-events.ts';
import { FEELINGS } from './status-feelings.ts';
import { WORK } from './status-work.ts';

export const STATUS_PALETTE: Readonly<Record<string, string>> = {
  k: '#432a40',
  w: '#ffffff',
  y: '#ffd34d',
  o: '#e8862e',
  r: '#ee4f66',
  d: '#a82f4a',
  p: '#ff9fb5',
  b: '#4f8fe0',
  c: '#9fdcff',
  g: '#6cc24a',
  n: '#8a5234',
  t: '#e2b06c',
  v: '#8a5ad0',
  s: '#b9c2d3',
  m: '#2c7c78',
  l: '#fff3c4',
};

export const STATUS: Readonly<Record<string, readonly string[]>> = { ...FEELINGS, ...WORK, ...EVENTS };

/** Alternative names of icons. */
export const STATUS_ALIASES: Readonly<Record<string, string>> = {
  chat: 'speech',
  dish: 'cloche',
  zzz: 'sleep',
  bell: 'call',
  anxious: 'sweat',
  angry: 'anger',
  love: 'heart',
  slip: 'swirl',
};
