/** Draws one sign of glyphs.ts. Decoration: whatever it means is also said in words beside it. */

import { GLYPHS, type GlyphName } from './glyphs.ts';

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

/** @param scale CSS pixels a drawn pixel takes; whole numbers stay crisp */
export function Glyph({
  name,
  scale = 2,
  colours,
}: {
  name: GlyphName;
  scale?: number;
  colours?: Readonly<Record<string, string>>;
}) {
  const rows: readonly string[] = GLYPHS[name];
  const width = rows[0]?.length ?? 0;
  return (
    <svg
      class="glyph"
      width={width * scale}
      height={rows.length * scale}
      viewBox={`0 0 ${width} ${rows.length}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      {runsOf(name).map(({ x, y, length, letter }) => (
        <rect key={`${x},${y}`} x={x} y={y} width={length} height={1} fill={colours?.[letter] ?? INK[letter]} />
      ))}
    </svg>
  );
}

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly letter: string;
}
const drawn = new Map<GlyphName, readonly Run[]>();

/** Neighbouring pixels of one colour as one rectangle. */
function runsOf(name: GlyphName): readonly Run[] {
  const known = drawn.get(name);
  if (known) return known;
  const runs: Run[] = [];
  GLYPHS[name].forEach((row: string, y) => {
    for (let x = 0; x < row.length;) {
      const letter = row[x] as string;
      let end = x + 1;
      while (row[end] === letter) end++;
      if (letter !== '.') runs.push({ x, y, length: end - x, letter });
      x = end;
    }
  });
  drawn.set(name, runs);
  return runs;
}
