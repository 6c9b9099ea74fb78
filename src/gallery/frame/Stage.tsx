/**
 * A canvas that a page draws on once per frame. Its size in screen pixels is a whole multiple of the drawing, so that
 * nothing blurs. The page's figures and the canvas label say in words what the canvas shows.
 */

import { useEffect, useRef } from 'preact/hooks';
import type { Clock } from './clock.ts';
import { Painter } from './painter.ts';

interface StageProps {
  clock: Clock;
  /** Size of the drawing in its own pixels, before it is enlarged for the screen. */
  width: number;
  height: number;
  /** Describes the drawing in words, for players who cannot see it. */
  label: string;
  draw: (paint: Painter, alpha: number) => void;
  /**
   * Called when the visitor clicks the drawing, with the point in the drawing's own pixels. Every such click must also
   * be possible with a button.
   */
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
