/**
 * Colours of the bands, for games that choose none. There are eight colours, each with four hatchings, so that 32 kinds
 * of band look different, and colour is never the only difference.
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

/** The inks of one colour, each with another hatching. */
const inksOf = (colour: number): readonly BandInk[] =>
  WAYS.map((_, round): BandInk => {
    const { fill, light, text } = COLOURS[colour] as (typeof COLOURS)[number];
    const way = WAYS[(colour + round) % WAYS.length] as BandInk['way'];
    return { fill, text, way, hatch: way === 'solid' ? null : light };
  });
const INKS = COLOURS.map((_, colour) => inksOf(colour));

/**
 * Returns a function that gives each key an ink of its own: a new colour while any is free, then a new hatching. The
 * search for a free colour begins at an index which depends only on the key. So most keys have the same colour in every
 * run.
 */
export function inkChooser(): (key: string) => BandInk {
  const known = new Map<string, BandInk>();
  const used: number[] = COLOURS.map(() => 0);
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const first = [...key].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % COLOURS.length, 7);
    const least = Math.min(...used);
    let colour = first;
    while ((used[colour] as number) > least) colour = (colour + 1) % COLOURS.length;
    const ink = INKS[colour]?.[(used[colour] as number) % WAYS.length] as BandInk;
    (used[colour] as number)++;
    known.set(key, ink);
    return ink;
  };
}
