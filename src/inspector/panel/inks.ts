/** Colours of the bands, for games that choose none. */

import type { BandInk } from '../lanes/paint.ts';

/** Each has a hatching of its own, so that colour is never the only sign. */
export const INKS: readonly BandInk[] = [
  { fill: '#2f8f88', hatch: null, way: 'solid', text: '#ffffff' },
  { fill: '#7fb6d9', hatch: '#a9d0e8', way: 'upright', text: '#1f2430' },
  { fill: '#e7dcc3', hatch: null, way: 'solid', text: '#3a2f26' },
  { fill: '#c96f4a', hatch: '#dc9272', way: 'diagonal', text: '#ffffff' },
  { fill: '#8a6fb8', hatch: '#a58fcb', way: 'level', text: '#ffffff' },
  { fill: '#5b7f3f', hatch: '#7ba05c', way: 'diagonal', text: '#ffffff' },
  { fill: '#e2b53c', hatch: '#efd07a', way: 'upright', text: '#3a2f26' },
  { fill: '#4a5568', hatch: '#6b778c', way: 'level', text: '#ffffff' },
];
