/** Draws an icon of glyphs.ts. Decorative: text beside it has the meaning. */

import { GLYPHS, type GlyphName } from './glyphs.ts';
import { Pixels } from './Pixels.tsx';

export type { GlyphName } from './glyphs.ts';

const INK: Readonly<Record<string, string>> = {
  K: '#432a40',
  Y: '#ffd34d',
  O: '#e8862e',
  W: '#ffffff',
  R: '#d8485f',
  B: '#57d6e8',
  S: '#ffdcc0',
  C: '#4f9fb0',
};
export const WHITE_INK = { K: '#ffffff' } as const;

/** @param scale CSS pixels per drawn pixel; whole numbers stay crisp */
export function Glyph({
  name,
  scale = 2,
  colours,
}: {
  name: GlyphName;
  scale?: number;
  colours?: Readonly<Record<string, string>>;
}) {
  return <Pixels rows={GLYPHS[name]} ink={colours === undefined ? INK : { ...INK, ...colours }} scale={scale} />;
}
