/**
 * A placeholder for a person whose drawings are missing or not loaded yet: a soft violet figure, standing or sitting.
 */

import { makeCanvas } from '../textures/canvas.ts';
import type { AtlasData, FrameData } from '../textures/atlas-data.ts';

const W = 40;
const H = 70;

export function paintStranger(): { canvas: HTMLCanvasElement; data: AtlasData } {
  const { canvas, pen: g } = makeCanvas(W * 2, H);
  const blob = (x: number, y: number, rx: number, ry: number, colour: string): void => {
    g.fillStyle = colour;
    for (let dy = -ry; dy <= ry; dy++) {
      const half = Math.round(rx * Math.sqrt(1 - (dy / (ry + 0.5)) ** 2));
      g.fillRect(Math.round(x) - half, Math.round(y) + dy, half * 2, 1);
    }
  };
  for (const [i, drop] of [
    [0, 0],
    [1, 6],
  ] as const) {
    const x = i * W + W / 2;
    blob(x, 50 + drop / 2, 13, 14 - drop / 2, '#4a3a63');
    blob(x, 49 + drop / 2, 11, 12 - drop / 2, '#7d6aa0');
    blob(x, 22 + drop, 16, 16, '#4a3a63');
    blob(x, 22 + drop, 14, 14, '#9a86bd');
    g.fillStyle = '#4a3a63';
    g.fillRect(x - 7, 60, 5, 6);
    g.fillRect(x + 2, 60, 5, 6);
  }
  const at = (i: number, drop: number): FrameData => ({
    x: i * W,
    y: 0,
    w: W,
    h: H,
    ax: W / 2,
    ay: 65,
    hx: W / 2,
    hy: 22 + drop,
  });
  return {
    canvas,
    data: {
      image: '',
      frames: { 'idle/SE/0': at(0, 0), 'sit/SE/0': at(1, 6) },
      poses: { idle: { n: 1, ms: 600 }, sit: { n: 1, ms: 600 } },
    },
  };
}
