/**
 * Colours of a sweep's pictures and report. The report is a file of its own and cannot use the tokens of the page, so
 * these constants repeat the tokens' colours.
 */

export const INKS = {
  white: '#ffffff',
  ink: '#432a40',
  mute: '#7c5c60',
  rule: '#e3c291',
  paper: '#fff6e3',
  card: '#fffaf0',
  faded: '#f4ead6',
  lit: '#fff1d0',
  pink: '#ffdce6',
  teal: '#2c7c78',
  tealDeep: '#1f6663',
  cherry: '#b83b52',
} as const;

type Colour = readonly [red: number, green: number, blue: number];
const WORST: Colour = [242, 168, 150];
const MIDDLE: Colour = [255, 241, 208];
const BEST: Colour = [124, 196, 180];

/** The colour of a share between the worst (0) and the best (1). */
export function toneOf(share: number): string {
  const [from, to, part] = share < 0.5 ? [WORST, MIDDLE, share * 2] : [MIDDLE, BEST, share * 2 - 1];
  const mixed = from.map((one, i) => Math.round(one + ((to[i] ?? 0) - one) * part));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
