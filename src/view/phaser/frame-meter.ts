/** Measures how long the JavaScript code of each frame takes, from the frame's beginning to the last drawing call, without the simulation. */

import Phaser from 'phaser';
import type { ViewStats } from '../contract.ts';

const KEPT = 240;

export function makeFrameMeter(game: Phaser.Game, simMs: () => number): { stats(): ViewStats; stop(): void } {
  const times = new Float32Array(KEPT);
  let count = 0;
  let begun = 0;
  const begin = (): void => void (begun = performance.now());
  const end = (): void => {
    times[count % KEPT] = Math.max(0, performance.now() - begun - simMs());
    count++;
  };
  game.events.on(Phaser.Core.Events.PRE_STEP, begin);
  game.events.on(Phaser.Core.Events.POST_RENDER, end);
  return {
    stats() {
      const sorted = times.slice(0, Math.min(count, KEPT)).sort((a, b) => a - b);
      const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      let sprites = 0;
      for (const scene of game.scene.getScenes(true)) sprites += countVisible(scene.children.list);
      return { jsMsMedian: at(0.5), jsMsP99: at(0.99), sprites };
    },
    stop() {
      game.events.off(Phaser.Core.Events.PRE_STEP, begin);
      game.events.off(Phaser.Core.Events.POST_RENDER, end);
    },
  };
}

function countVisible(list: readonly Phaser.GameObjects.GameObject[]): number {
  let sum = 0;
  for (const one of list) {
    if (one instanceof Phaser.GameObjects.Layer) sum += one.visible ? countVisible(one.list) : 0;
    else if ((one as Phaser.GameObjects.Image).visible) sum++;
  }
  return sum;
}
