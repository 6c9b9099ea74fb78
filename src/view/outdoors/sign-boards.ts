/**
 * Draws the signs for the rival's scouts as boards that stand outside near the door: the dish, with a check mark if the
 * sign says that the café has it, and a cross if it says that the café does not.
 */

import type Phaser from 'phaser';
import { ourFact } from '../../sim/rival/our-facts.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { worldX, worldY } from '../camera/projection.ts';
import { depthOf } from '../drawing-order.ts';
import type { Layers } from '../layers.ts';
import { makeBrush } from '../textures/brush.ts';
import type { Stamps } from '../textures/stamps.ts';
import { boardSpots } from './by-the-door.ts';

export interface SignBoards {
  draw(state: WorldState): void;
  clear(): void;
}

/** Height in pixels of the dish and of the mark above a board's foot. */
const DISH_UP = 26;
const MARK_UP = 8;
/** Distance in pixels of the mark to the right of a board's middle. */
const MARK_ASIDE = 9;

export function makeSignBoards(scene: Phaser.Scene, layers: Layers, stamps: Stamps): SignBoards {
  const brush = makeBrush(scene, layers.stand, stamps.get('white'));
  const board = stamps.get('sign-board');
  const marks = { Yes: stamps.get('sign-yes'), No: stamps.get('sign-no') };
  return {
    clear() {
      brush.begin();
      brush.end();
    },
    draw(state) {
      brush.begin();
      const signs = state.rival?.theirs?.signs ?? [];
      const spots = signs.length === 0 ? [] : boardSpots(state, signs.length);
      spots.forEach(({ x, y }, i) => {
        const { node, value } = signs[i]!;
        const [left, top, depth] = [worldX(x, y), worldY(x, y), depthOf(x, y)];
        const dish = `dish-${ourFact(node)?.of ?? ''}`;
        brush.putAt(board, left, top, depth);
        if (stamps.has(dish)) brush.putAt(stamps.get(dish), left, top - DISH_UP, depth + 0.001);
        brush.putAt(marks[value], left + MARK_ASIDE, top - MARK_UP, depth + 0.002);
      });
      brush.end();
    },
  };
}
