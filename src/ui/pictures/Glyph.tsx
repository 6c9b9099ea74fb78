/** Draws an icon of glyphs.ts. The icon is hidden from screen readers, because the text beside it has the same meaning. */

import { GLYPHS, type GlyphName } from './glyphs.ts';
import { Pixels } from './Pixels.tsx';

export type { GlyphName } from './glyphs.ts';

const INK: Readonly<Record<string, string>> = {
  K: 'var(--ink)',
  Y: 'var(--gold-light)',
  O: 'var(--orange)',
  W: 'var(--white)',
  R: 'var(--cherry)',
  B: 'var(--cyan)',
  S: 'var(--skin)',
  C: 'var(--cyan-deep)',
};
export const WHITE_INK = { K: 'var(--white)' } as const;

/** Draws the icon. @param scale CSS pixels per drawn pixel; with a whole number the icon stays crisp */
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
