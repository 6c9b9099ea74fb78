/**
 * Draws a grey hat, and a small notebook beside the face, for the rival's scouts, so that an attentive player
 * recognises them. Other guests have neither.
 */

import type Phaser from 'phaser';
import type { WorldState } from '../../sim/state/world-state.ts';
import { makeBrush } from '../textures/brush.ts';
import type { Stamps } from '../textures/stamps.ts';
import { facesAway } from '../drawing-order.ts';
import type { Layers } from '../layers.ts';
import type { Actor } from './people-sprites.ts';

export interface ScoutProps {
  draw(state: WorldState, find: (id: string) => Actor | undefined): void;
  clear(): void;
}

/** Distances in pixels from the middle of the scout's head: the hat's brim above it, the notebook below it and to its side. */
const BRIM_UP = 6;
const NOTEBOOK_DOWN = 26;
const NOTEBOOK_ASIDE = 7;

export function makeScoutProps(scene: Phaser.Scene, layers: Layers, stamps: Stamps): ScoutProps {
  const brush = makeBrush(scene, layers.stand, stamps.get('white'));
  const hat = stamps.get('scout-hat');
  const notebook = stamps.get('scout-notebook');
  return {
    clear() {
      brush.begin();
      brush.end();
    },
    draw({ rival }, find) {
      brush.begin();
      const scouts = rival?.theirs?.scouts;
      for (const id in scouts) {
        const actor = find(id);
        if (actor === undefined || actor.sprite === null) continue;
        const { headX, headY, facing, body } = actor;
        // The hat or notebook is drawn in front of its owner, but behind everything that hides the owner.
        const depth = body.depth + 0.001;
        brush.putAt(hat, headX, headY - BRIM_UP, depth, body.alpha);
        if (facesAway(facing)) continue;
        const aside = facing === 'SE' ? NOTEBOOK_ASIDE : -NOTEBOOK_ASIDE;
        brush.putAt(notebook, headX + aside, headY + NOTEBOOK_DOWN, depth, body.alpha);
      }
      brush.end();
    },
  };
}
