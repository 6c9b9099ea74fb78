/** A small plan of a room: walls, kitchen, tables, seats, stage and plants as coloured tiles. */

import type { DailyLayout } from '../../sim/daily/plan.ts';
import { say } from '../../words/index.ts';
import { kindOf } from './tiles.ts';

/** Side of a tile of the plan in SVG units. */
const TILE = 6;

export function PlanPicture({ layout: { name, rows, decor } }: { layout: DailyLayout }) {
  const [width, height] = [(rows[0]?.length ?? 0) * TILE, rows.length * TILE];
  return (
    <svg
      class="daily-plan"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say(`daily.layout.${name}` as 'daily.layout.house')}
    >
      <rect class="floor" width={width} height={height} />
      {rows.flatMap((row, y) =>
        [...row].map((tile, x) => {
          const kind = kindOf(tile);
          return (
            kind !== null && (
              <rect key={`${x} ${y}`} class={kind} x={x * TILE} y={y * TILE} width={TILE} height={TILE} />
            )
          );
        }),
      )}
      {decor
        .filter(({ kind }) => /^(plant|palm)/.test(kind))
        .map(({ x, y }) => (
          <rect
            key={`plant ${x} ${y}`}
            class="plant"
            x={x * TILE + 1}
            y={y * TILE + 1}
            width={TILE - 2}
            height={TILE - 2}
          />
        ))}
    </svg>
  );
}
