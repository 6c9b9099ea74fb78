/** Shows a weight function as a curve: points can be dragged or moved with the arrow keys; dots are the latest inputs. */

import { useRef } from 'preact/hooks';
import { followDrag } from '../../ui/index.ts';
import { tell } from '../words/index.ts';
import {
  type Grip,
  gripsOf,
  type Live,
  type Part,
  rangeOf,
  rounded,
  type Weight,
  weighAt,
  type Written,
} from './editable-parts.ts';

const WIDE = 260;
const HIGH = 96;
const EDGE = 8;
/** Room above and below the curve for the axes' numbers. */
const [ABOVE, BELOW] = [6, 10];
const SAMPLES = 90;

interface Props {
  readonly part: Part;
  readonly weight: Weight;
  /** The curve in the configuration that the café uses, drawn behind an edited one. */
  readonly was: Weight | null;
  readonly live: readonly Live[];
  readonly write: (number: Written, value: number, mark: string) => void;
}

export function Curve({ part, weight, was, live, write }: Props) {
  const plot = useRef<SVGSVGElement>(null);
  const drags = useRef(0);
  const inputs = live.map(({ score }) => score.input).filter((input): input is number => typeof input === 'number');
  const range = rangeOf(part, inputs.filter(Number.isFinite));
  const [from, to] = range;
  const pointsOf = (drawn: Weight): { x: number; y: number }[] =>
    Array.from({ length: SAMPLES + 1 }, (_, i) => {
      const x = from + ((to - from) * i) / SAMPLES;
      return { x, y: weighAt(drawn, x) };
    });
  const points = pointsOf(weight);
  const isEdited = was !== null && was.gives === weight.gives && JSON.stringify(was) !== JSON.stringify(weight);
  const old = isEdited ? pointsOf(was) : [];
  const ys = [...points, ...old].map(({ y }) => y);
  const base = weight.gives === 'multiplier' ? 1 : 0;
  const top = Math.max(base, ...ys) * 1.1 || 1;
  const bottom = Math.min(0, ...ys) * 1.1;
  const px = (x: number): number => EDGE + ((x - from) / (to - from)) * (WIDE - 2 * EDGE);
  const py = (y: number): number => HIGH - EDGE - ((y - bottom) / (top - bottom)) * (HIGH - 2 * EDGE);
  const drawn = (line: readonly { x: number; y: number }[]): string =>
    line.map(({ x, y }) => `${px(x).toFixed(1)},${py(y).toFixed(1)}`).join(' ');
  const unit = { x: (to - from) / (WIDE - 2 * EDGE), y: (top - bottom) / (HIGH - 2 * EDGE) };
  const move = ({ across, upwards }: Grip, dx: number, dy: number, mark: string): void => {
    if (across !== null && dx !== 0) write(across, across.value + dx * across.per, `${mark} x`);
    if (upwards !== null && dy !== 0) write(upwards, upwards.value + dy * upwards.per, `${mark} y`);
  };

  function drag(grip: Grip, event: PointerEvent): void {
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined) return;
    const [scale, tall] = [WIDE / box.width, (ABOVE + HIGH + BELOW) / box.height];
    const start = { x: event.clientX, y: event.clientY };
    // The scale is fixed when a drag begins, because moving a point changes the range that is drawn.
    const { x: perX, y: perY } = unit;
    const mark = `drag ${++drags.current} ${part.id}`;
    followDrag(event, (next) =>
      move(grip, (next.clientX - start.x) * scale * perX, (start.y - next.clientY) * tall * perY, mark),
    );
  }
  function nudge(grip: Grip, event: KeyboardEvent): void {
    const right = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const up = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (right === 0 && up === 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(grip, (right * (to - from)) / 20, (up * (top - bottom)) / 20, `keys ${part.id}`);
  }

  return (
    <svg
      ref={plot}
      class="utility-curve"
      viewBox={`0 ${-ABOVE} ${WIDE} ${ABOVE + HIGH + BELOW}`}
      role="group"
      aria-label={tell('utility.curve', { name: part.name })}
    >
      <line class="axis" x1={0} x2={WIDE} y1={py(0)} y2={py(0)} />
      {isEdited && <polyline class="line was" points={drawn(old)} />}
      <polyline class="line" points={drawn(points)} />
      <text x={3} y={Math.max(4, py(Math.max(base, ...ys)) - 11)}>
        {rounded(Math.max(base, ...ys))}
      </text>
      <text x={WIDE - 3} y={HIGH + BELOW - 3} text-anchor="end">
        {rounded(to)}
      </text>
      {live
        .slice(0, 40)
        .map(({ option, chosen, score: { input } }, i) =>
          typeof input === 'number' && Number.isFinite(input) ? (
            <circle
              key={`${option} ${i}`}
              class={chosen ? 'dot chosen' : 'dot'}
              cx={px(Math.min(to, Math.max(from, input)))}
              cy={py(weighAt(weight, input))}
              r={chosen ? 5 : 3}
            />
          ) : null,
        )}
      {gripsOf(part, range).map((grip, i) => (
        <rect
          key={i}
          class="grip-point"
          x={px(Math.min(to, Math.max(from, grip.x))) - 7}
          y={py(grip.y) - 7}
          width={14}
          height={14}
          tabIndex={0}
          role="slider"
          aria-label={tell('utility.grip', { name: part.name })}
          aria-valuenow={grip.upwards?.value ?? grip.across?.value ?? 0}
          aria-valuetext={[grip.across, grip.upwards]
            .map((one) => (one === null ? '' : `${one.key} ${one.value}`))
            .join(' ')}
          onPointerDown={(event) => drag(grip, event)}
          onKeyDown={(event) => nudge(grip, event)}
        />
      ))}
    </svg>
  );
}
