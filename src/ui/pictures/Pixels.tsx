/**
 * Shows a small drawing given as text: each letter is a pixel, each dot an empty pixel. The drawing is SVG, so it
 * takes any colour and stays crisp at every scale. It is hidden from screen readers, because the text beside it has
 * the same meaning.
 */

/**
 * Shows the drawing. @param scale CSS pixels per drawn pixel; with a whole number the drawing stays crisp @param ink
 * the colour of each letter
 */
export function Pixels({
  rows,
  ink,
  scale,
}: {
  rows: readonly string[];
  ink: Readonly<Record<string, string>>;
  scale: number;
}) {
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <svg
      class="glyph"
      width={width * scale}
      height={rows.length * scale}
      viewBox={`0 0 ${width} ${rows.length}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      {runsOf(rows).map(({ x, y, length, letter }) => (
        <rect key={`${x},${y}`} x={x} y={y} width={length} height={1} fill={ink[letter]} />
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
const drawn = new WeakMap<readonly string[], readonly Run[]>();

/** Merges neighbouring pixels of the same colour into rectangles. */
function runsOf(rows: readonly string[]): readonly Run[] {
  const known = drawn.get(rows);
  if (known !== undefined) return known;
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/([^.])\1*/g)].map(({ index, 0: run }) => ({
      x: index,
      y,
      length: run.length,
      letter: run.charAt(0),
    })),
  );
  drawn.set(rows, runs);
  return runs;
}
