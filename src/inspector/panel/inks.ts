/**
 * Colours of the bands, for games that choose none: eight colours, each with four hatchings, so that 32 kinds of band can
 * be told apart, and colour is never the only sign.
 */

import type { BandInk } from '../lanes/paint.ts';

const COLOURS = [
  { fill: '#2f8f88', light: '#55b3ab', text: '#ffffff' },
  { fill: '#7fb6d9', light: '#a9d0e8', text: '#1f2430' },
  { fill: '#e7dcc3', light: '#d3c3a0', text: '#3a2f26' },
  { fill: '#b85c38', light: '#d0805f', text: '#ffffff' },
  { fill: '#7a5fae', light: '#9a83c6', text: '#ffffff' },
  { fill: '#557a3a', light: '#7ba05c', text: '#ffffff' },
  { fill: '#e2b53c', light: '#efd07a', text: '#3a2f26' },
  { fill: '#4a5568', light: '#6b778c', text: '#ffffff' },
] as const;
const WAYS: readonly BandInk['way'][] = ['solid', 'upright', 'diagonal', 'level'];

export const INKS: readonly BandInk[] = WAYS.flatMap((_, round) =>
  COLOURS.map(({ fill, light, text }, i): BandInk => {
    const way = WAYS[(i + round) % WAYS.length] as BandInk['way'];
    return { fill, text, way, hatch: way === 'solid' ? null : light };
  }),
);
