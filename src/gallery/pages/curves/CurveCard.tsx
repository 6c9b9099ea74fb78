/**
 * Shows one consideration as a curve. The horizontal axis is the input, the vertical axis the weight. The visitor drags
 * points or moves them with the arrow keys; both change a number in the text. The dot marks the maid's current input.
 */

import { useRef } from 'preact/hooks';
import type { ConsiderationScore } from '../../../ai/index.ts';
import { followDrag, Slider } from '../../../ui/index.ts';
import { short } from '../../frame/Scores.tsx';
import { tell } from '../../words/index.ts';
import type { Factor } from './model.ts';

const WIDE = 270;
const HIGH = 150;
const EDGE = 6;

interface CurveCardProps {
  factor: Factor;
  curve: readonly { readonly x: number; readonly score: ConsiderationScore }[];
  /** The input of the consideration at this moment, marked by a dot on the curve. */
  value: number;
  now: ConsiderationScore;
  most: number;
  onInput: (value: number) => void;
  /** Called when the visitor drags a point: sets a number of the weight function in the text. */
  onNumber: (key: string, value: number) => void;
  /**
   * Called for arrow keys: adds to a number of the weight function. The change is relative to the number in the text,
   * because keys may come faster than frames.
   */
  onNudge: (key: string, by: number) => void;
}

/** A point of a curve that can be moved, and the numbers that change when it is moved to the right and upwards. */
interface Grip {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly across: { readonly key: string; readonly value: number; readonly per: number } | null;
  readonly upwards: { readonly key: string; readonly value: number; readonly per: number } | null;
}

const worth = ({ multiplier, addend }: ConsiderationScore): number => (addend !== 0 ? addend : multiplier);

export function CurveCard({ factor, curve, value, now, most, onInput, onNumber, onNudge }: CurveCardProps) {
  const plot = useRef<SVGSVGElement>(null);
  const [from, to] = factor.range;
  const top = Math.max(1, Math.ceil(Math.max(...curve.map(({ score }) => worth(score))) * 2) / 2);
  const px = (x: number): number => EDGE + ((x - from) / (to - from)) * (WIDE - 2 * EDGE);
  const py = (y: number): number => HIGH - EDGE - (Math.min(top, Math.max(0, y)) / top) * (HIGH - 2 * EDGE);
  const points = curve.map(({ x, score }) => `${px(x).toFixed(1)},${py(worth(score)).toFixed(1)}`);
  const grips = gripsOf(factor, curve);
  const unit = { x: (to - from) / (WIDE - 2 * EDGE), y: top / (HIGH - 2 * EDGE) };

  function drag(grip: Grip, event: PointerEvent): void {
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined) return;
    const scale = WIDE / box.width;
    const start = { x: event.clientX, y: event.clientY };
    followDrag(event, (next) => {
      const [dx, dy] = [(next.clientX - start.x) * scale * unit.x, (start.y - next.clientY) * scale * unit.y];
      if (grip.across !== null) onNumber(grip.across.key, grip.across.value + dx * grip.across.per);
      if (grip.upwards !== null) onNumber(grip.upwards.key, grip.upwards.value + dy * grip.upwards.per);
    });
  }

  function nudge(grip: Grip, event: KeyboardEvent): void {
    const right = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const up = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (right === 0 && up === 0) return;
    event.preventDefault();
    if (right !== 0 && grip.across !== null) onNudge(grip.across.key, (right * grip.across.per * (to - from)) / 20);
    if (up !== 0 && grip.upwards !== null) onNudge(grip.upwards.key, up * grip.upwards.per * 0.05);
  }

  return (
    <section class="curve-card frame card" aria-label={factor.input}>
      <h3 class="row gap-8 text-13">
        <b class="mono">{factor.input}</b>
        <span class="muted text-12 mono">{factor.shape}</span>
        <b class="mono to-end">{now.addend !== 0 ? `+${short(now.addend)}` : `×${short(now.multiplier)}`}</b>
      </h3>
      <svg
        ref={plot}
        class="plot"
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="group"
        aria-label={tell('curves.plot', { input: factor.input })}
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <line key={share} class="grid" x1={0} x2={WIDE} y1={py(share * top)} y2={py(share * top)} />
        ))}
        <text class="axis" x={3} y={py(top) + 9}>
          {short(top)}
        </text>
        <polyline class="area" points={`${px(from)},${py(0)} ${points.join(' ')} ${px(to)},${py(0)}`} />
        <polyline class="path" points={points.join(' ')} />
        <line class="here" x1={px(value)} x2={px(value)} y1={py(0)} y2={py(worth(now))} />
        <circle class="dot" cx={px(value)} cy={py(worth(now))} r={4} />
        {grips.map((grip) => (
          <rect
            key={grip.name}
            class="grip-point"
            x={px(grip.x) - 6}
            y={py(grip.y) - 6}
            width={12}
            height={12}
            tabindex={0}
            role="slider"
            aria-label={tell('curves.grip', { name: grip.name, input: factor.input })}
            aria-valuenow={grip.upwards?.value ?? grip.across?.value ?? 0}
            aria-valuetext={[grip.across, grip.upwards]
              .map((one) => (one === null ? '' : `${one.key} ${short(one.value)}`))
              .join(' ')}
            onPointerDown={(event) => drag(grip, event)}
            onKeyDown={(event) => nudge(grip, event)}
          />
        ))}
      </svg>
      <Slider
        label={tell('curves.input', { input: factor.input })}
        value={Math.min(most, value)}
        min={0}
        max={most}
        step={most / 100}
        text={short(value)}
        onSlide={onInput}
      />
    </section>
  );
}

function gripsOf({ weight, numbers, range: [from, to] }: Factor, curve: CurveCardProps['curve']): Grip[] {
  const span = to - from;
  const at = (x: number): number => {
    const i = Math.round(((x - from) / span) * (curve.length - 1));
    const there = curve[Math.min(curve.length - 1, Math.max(0, i))];
    return there === undefined ? 0 : worth(there.score);
  };
  const part = (key: string, per: number): Grip['across'] => {
    const value = numbers.get(key);
    return value === undefined ? null : { key, value, per };
  };
  if (weight === 'BasicCurve') {
    const middle = from + Math.min(1, Math.max(0, 0.5 + (numbers.get('xShift') ?? 0))) * span;
    const end = from + 0.94 * span;
    return [
      { name: 'xShift yShift', x: middle, y: at(middle), across: part('xShift', 1 / span), upwards: part('yShift', 1) },
      { name: 'exponent slope', x: end, y: at(end), across: part('exponent', 4 / span), upwards: part('slope', 1) },
    ].filter(({ across, upwards }) => across !== null || upwards !== null);
  }
  const grips: Grip[] = [];
  for (let i = 0; numbers.has(`entries[${i}].below`); i++) {
    const across = part(`entries[${i}].below`, 1);
    const x = across?.value ?? to;
    const before = numbers.get(`entries[${i - 1}].below`) ?? from;
    grips.push({
      name: `entries[${i}]`,
      x: Math.min(to, x),
      y: at((before + Math.min(to, x)) / 2),
      across,
      upwards: part(`entries[${i}].multiplier`, 1),
    });
  }
  return grips;
}
