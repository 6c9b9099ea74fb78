/**
 * Draws things that have a fixed position above heads: a celebrity's crown, the bell of an inspector, an arrow over selected people; also the
 * number of the table under the pointer. Bubbles avoid all of them.
 */

import type Phaser from 'phaser';
import { eventOf } from '../../sim/events/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { makeBrush } from '../textures/brush.ts';
import type { Rect } from '../contract.ts';
import type { Labels } from '../textures/labels.ts';
import type { Layers } from '../layers.ts';
import type { Actor } from './people-sprites.ts';
import { NUMBER_UP, TABLE_PX, worldX, worldY } from '../camera/projection.ts';
import type { Stamps } from '../textures/stamps.ts';

export interface OverHeadsFrame {
  readonly state: WorldState;
  readonly actors: readonly Actor[];
  readonly selected: readonly PersonId[];
  readonly hover: { readonly x: number; readonly y: number } | null;
  readonly zoom: number;
  readonly animationMs: number;
  readonly still: boolean;
}
export interface OverHeads {
  /** Draws everything above heads, and adds the covered rectangles to `blocked`, in world pixels. */
  draw(frame: OverHeadsFrame, blocked: Rect[]): void;
}

/**
 * `HEAD_UP`: height in pixels of the top of an ordinary head above the head's middle. `HAT_UP`: height of a hat's
 * body, on which a crown rests; feathers may stick out above it.
 */
const HEAD_UP = 19;
const HAT_UP = 17;
/** Height in pixels of the bell above an inspector’s head, with the gap below it. */
const BELL_UP = 15;

/** Ids of the inspectors who are in the café for a golden bell. */
const inspectorsOf = ({ calendar }: Pick<WorldState, 'calendar'>): readonly string[] =>
  calendar?.going.find(({ kind }) => eventOf(kind)?.judges !== undefined)?.who ?? [];

export function makeOverHeads(scene: Phaser.Scene, layers: Layers, stamps: Stamps, labels: Labels): OverHeads {
  const brush = makeBrush(scene, layers.over, stamps.get('white'));
  const crown = stamps.get('crown');
  const bell = stamps.get('golden-bell');
  const arrow = stamps.get('select-arrow');
  return {
    draw(frame, blocked) {
      brush.begin();
      const inspectors = inspectorsOf(frame.state);
      for (const actor of frame.actors) {
        const selected = frame.selected.includes(actor.id);
        const hero = actor.person.role === 'guest' && actor.person.isHero;
        const inspects = inspectors.includes(actor.id);
        if (!selected && !hero && !inspects) continue;
        let top = actor.headY - HEAD_UP - Math.min(actor.hat, HAT_UP);
        // The arrow is drawn above the whole drawing, and so also above a tray that the person carries on the head.
        if (actor.sprite && !hero) top = Math.min(top, actor.y - actor.sprite.ay - 1);
        if (hero && !coversFace(actor, top, frame.actors)) {
          brush.put(crown, actor.headX, top);
          blocked.push({ x: actor.headX - 9, y: top - 13, w: 18, h: 13 });
          top -= 13;
        }
        if (inspects) {
          brush.put(bell, actor.headX, top - BELL_UP);
          blocked.push({ x: actor.headX - 6, y: top - BELL_UP, w: 12, h: BELL_UP });
          top -= BELL_UP;
        }
        if (selected) {
          brush.put(arrow, actor.headX, top - 1 + (frame.still ? 0 : Math.round(Math.sin(frame.animationMs / 260))));
          blocked.push({ x: actor.headX - 12, y: top - 20, w: 24, h: 20 });
        }
      }
      tableNumber(frame);
      brush.end();
    },
  };

  function tableNumber({ state, hover, zoom }: OverHeadsFrame): void {
    if (!hover) return;
    const here = (x: number, y: number): boolean => x === hover.x && y === hover.y;
    const seat = state.seats.find((one) => here(one.tableX, one.tableY) || here(one.x, one.y));
    if (!seat) return;
    const label = labels.get(String(seat.table), 'speech', zoom);
    const x = worldX(seat.tableX, seat.tableY) - label.w / 2;
    brush.put(label.sprite, x, worldY(seat.tableX, seat.tableY) - TABLE_PX - NUMBER_UP).setScale(1 / zoom);
  }
}

/**
 * Whether a celebrity's crown would cover the face of a person farther back. If so, only ring and glitter are drawn.
 */
function coversFace(hero: Actor, top: number, actors: readonly Actor[]): boolean {
  for (const other of actors) {
    if (other !== hero && Math.abs(other.headX - hero.headX) < 19 && Math.abs(other.headY + 2 - (top - 6)) < 18)
      return true;
  }
  return false;
}
