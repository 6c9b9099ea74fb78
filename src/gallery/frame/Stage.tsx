/**
 * A canvas that a page draws on once a frame. It has as many pixels as the screen shows of it, whole multiples of the
 * drawing's own, so that nothing blurs; what it shows is said in words by the page's figures and by its label.
 */

import { useEffect, useRef } from 'preact/hooks';
import type { Clock } from './clock.ts';
import { Painter } from './painter.ts';

interface StageProps {
  clock: Clock;
  /** Of the drawing, in its own pixels. */
  width: number;
  height: number;
  /** What there is to be seen, for those who do not see it. */
  label: string;
  draw: (paint: Painter, alpha: number) => void;
  /** A click, in the drawing's own pixels. Whatever it does must also be a button. */
  onPoint?: (x: number, y: number) => void;
  ground?: string;
}

export function Stage({ clock, width, height, label, draw, onPoint, ground }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef(draw);
  drawing.current = draw;
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const paint = new Painter(pen, width, height);
    let scale = 0;
    const frame = (alpha: number, ms: number): void => {
      const shown = element.clientWidth / width;
      const wanted = Math.max(1, Math.min(4, Math.round(shown * (window.devicePixelRatio || 1))));
      if (wanted !== scale) {
        scale = wanted;
        element.width = width * scale;
        element.height = height * scale;
      }
      pen.setTransform(scale, 0, 0, scale, 0, 0);
      paint.begin(ms, ground);
      drawing.current(paint, alpha);
      paint.end();
    };
    frame(1, 0);
    return clock.onFrame(frame);
  }, [clock, width, height, ground]);
  return (
    <canvas
      ref={canvas}
      class="stage pixels"
      width={width}
      height={height}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}`, '--own-width': `${width}px` }}
      onClick={(event) => {
        if (onPoint === undefined) return;
        const box = event.currentTarget.getBoundingClientRect();
        onPoint(((event.clientX - box.left) * width) / box.width, ((event.clientY - box.top) * height) / box.height);
      }}
    />
  );
}
