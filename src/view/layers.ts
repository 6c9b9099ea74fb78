/** The floors of the picture, lowest first. Each is sorted by itself, so that a person who moves re-sorts only who stands. */

import Phaser from 'phaser';
import { FlatLayer } from './phaser/flat-layer.ts';

const NAMES = ['ground', 'litter', 'shadows', 'marks', 'stand', 'shade', 'glow', 'air', 'over'] as const;
export type LayerName = (typeof NAMES)[number];
export type Layers = Readonly<Record<LayerName, Phaser.GameObjects.Layer>>;

/**
 * ground: lawn, walls and floor · litter: what lies on it · shadows · marks: footprints, goals, rings · stand: furniture
 * and people, sorted by depth · shade: the light's darkness, multiplied · glow: lamps, added · air: rain, coins, sparks ·
 * over: bubbles and everything that must be read, untouched by light
 */
/** These two are laid over the picture as a whole, darkening and lightening it. */
const MIXED: readonly LayerName[] = ['shade', 'glow'];

export function makeLayers(scene: Phaser.Scene): Layers {
  const layers = {} as Record<LayerName, Phaser.GameObjects.Layer>;
  NAMES.forEach((name, i) => {
    const layer = MIXED.includes(name) ? new Phaser.GameObjects.Layer(scene) : new FlatLayer(scene);
    layers[name] = scene.add.existing(layer).setDepth(i);
  });
  return layers;
}
