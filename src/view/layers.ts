/** The floors of the picture, lowest first. Each is sorted by itself, so that a person who moves re-sorts only who stands. */

import type Phaser from 'phaser';

const NAMES = ['ground', 'litter', 'shadows', 'marks', 'stand', 'shade', 'glow', 'air', 'over'] as const;
export type LayerName = (typeof NAMES)[number];
export type Layers = Readonly<Record<LayerName, Phaser.GameObjects.Layer>>;

/**
 * ground: lawn, walls and floor · litter: what lies on it · shadows · marks: footprints, goals, rings · stand: furniture
 * and people, sorted by depth · shade: the light's darkness, multiplied · glow: lamps, added · air: rain, coins, sparks ·
 * over: bubbles and everything that must be read, untouched by light
 */
export function makeLayers(scene: Phaser.Scene): Layers {
  const layers = {} as Record<LayerName, Phaser.GameObjects.Layer>;
  NAMES.forEach((name, i) => (layers[name] = scene.add.layer().setDepth(i)));
  return layers;
}
