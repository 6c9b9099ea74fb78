/**
 * The layers of the picture, lowest first. Each layer is sorted separately, so if a person moves, only the layer of
 * the standing things is sorted again.
 */

import Phaser from 'phaser';
import { FlatLayer } from './phaser/inside.ts';

const NAMES = ['ground', 'litter', 'shadows', 'marks', 'stand', 'shade', 'glow', 'air', 'over'] as const;
export type LayerName = (typeof NAMES)[number];
export type Layers = Readonly<Record<LayerName, Phaser.GameObjects.Layer>>;

/**
 * The layers from the lowest to the highest. ground: lawn, walls and floor · litter · shadows · marks: footprints,
 * targets, rings · stand: furniture and people, sorted by depth · shade: darkness, multiplied · glow: lamps, added ·
 * air: rain, coins, sparks · over: bubbles and everything that must be read, unaffected by light
 */
/** Layers that are blended over the whole picture and darken or lighten it. */
const MIXED: readonly LayerName[] = ['shade', 'glow'];

export function makeLayers(scene: Phaser.Scene): Layers {
  const layers = {} as Record<LayerName, Phaser.GameObjects.Layer>;
  NAMES.forEach((name, i) => {
    const layer = MIXED.includes(name) ? new Phaser.GameObjects.Layer(scene) : new FlatLayer(scene);
    layers[name] = scene.add.existing(layer).setDepth(i);
  });
  return layers;
}
