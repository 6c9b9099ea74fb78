/**
 * Draws rain on garden and street: drops fall to a place on the ground and leave a ripple. Rain falls only outside the
 * house, whose roof is cut away for the camera, and not behind its walls.
 */

import { houseWidth } from '../../sim/world/wings.ts';
import type Phaser from 'phaser';
import type { WorldState } from '../../sim/state/world-state.ts';
import { makeBrush } from '../textures/brush.ts';
import type { Rect } from '../contract.ts';
import type { Layers } from '../layers.ts';
import { showsHouse } from './house-outline.ts';
import type { Stamps } from '../textures/stamps.ts';

export interface WeatherOver {
  draw(state: WorldState, view: Readonly<Rect>, deltaMs: number, still: boolean): void;
}

const DROPS = 130;
const FALL_PX = 64;
const FALL_MS = 150;
const RIPPLE_MS = 330;

export function makeWeather(scene: Phaser.Scene, layers: Layers, stamps: Stamps): WeatherOver {
  const brush = makeBrush(scene, layers.air, stamps.get('drop'));
  const x = new Float32Array(DROPS);
  const y = new Float32Array(DROPS);
  const age = new Float32Array(DROPS).fill(RIPPLE_MS + FALL_MS);
  const pause = new Float32Array(DROPS);
  const drop = stamps.get('drop');
  const ripples = [stamps.get('ripple-0'), stamps.get('ripple-1'), stamps.get('ripple-2')];
  const splash = stamps.get('splash');
  let wasRaining = false;

  return {
    draw(state, view, deltaMs, still) {
      const raining = state.weather === 'rain';
      if (!raining && !wasRaining) return;
      wasRaining = raining;
      brush.begin();
      if (raining) {
        for (let i = 0; i < DROPS; i++) {
          age[i]! += deltaMs;
          if (age[i]! > FALL_MS + RIPPLE_MS + pause[i]!) renew(i, state, view);
          const t = age[i]!;
          if (t < FALL_MS) {
            if (!still)
              brush.put(drop, x[i]! + ((FALL_MS - t) / FALL_MS) * 10, y[i]! - ((FALL_MS - t) / FALL_MS) * FALL_PX);
          } else if (t < FALL_MS + RIPPLE_MS) {
            const r = (t - FALL_MS) / RIPPLE_MS;
            brush.put(r < 0.18 ? splash : ripples[Math.min(2, Math.floor(r * 3))]!, x[i]!, y[i]!, 1 - r * 0.7);
          }
        }
      }
      brush.end();
    },
  };

  function renew(i: number, state: WorldState, view: Readonly<Rect>): void {
    const { height } = state.map;
    const width = houseWidth(state.map);
    for (let attempt = 0; attempt < 6; attempt++) {
      x[i] = view.x + Math.random() * view.w;
      y[i] = view.y + Math.random() * (view.h + 20);
      if (showsHouse(width, height, x[i]!, y[i]!)) continue;
      age[i] = 0;
      pause[i] = Math.random() * 120;
      return;
    }
    age[i] = 0;
    y[i] = view.y - 100;
  }
}
