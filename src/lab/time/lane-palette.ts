/**
 * Lists the colours of the canvas on which the lanes are drawn. A canvas cannot use the tokens of tokens.css; a test
 * checks that the colours here equal the tokens.
 */

import type { BandInk, LaneColours } from '../../inspector/lanes/paint.ts';
import type { BandKind } from './lanes.ts';

export const BAND_INKS: Readonly<Record<BandKind, BandInk>> = {
  serve: { fill: '#3f9a94', hatch: null, way: 'solid', text: '#ffffff' },
  walk: { fill: '#7fb6d9', hatch: '#a9d0e8', way: 'upright', text: '#26243f' },
  carry: { fill: '#2c7c78', hatch: '#4fb0a6', way: 'upright', text: '#ffffff' },
  wait: { fill: '#f4e6cb', hatch: null, way: 'solid', text: '#432a40' },
  chat: { fill: '#f48fb1', hatch: '#fbc2d5', way: 'diagonal', text: '#432a40' },
  sweep: { fill: '#b59a7a', hatch: '#cdb79b', way: 'level', text: '#432a40' },
  down: { fill: '#d8485f', hatch: '#8a2330', way: 'level', text: '#ffffff' },
  obey: { fill: '#2f4d49', hatch: '#4a6f68', way: 'diagonal', text: '#ffffff' },
};

export const LANE: LaneColours = {
  rule: '#d9c094',
  edge: '#26243f',
  lit: '#ffe6a3',
  moment: '#d8485f',
  white: '#ffffff',
  decision: '#ffc53d',
  mind: '#9457d6',
  slip: '#d8485f',
  fault: '#8a2330',
};

/** The colours in which a band is drawn. Every band on the café's lanes has one of the kinds in `BAND_INKS`. */
export const inkOf = (kind: string): BandInk => BAND_INKS[kind as BandKind];
