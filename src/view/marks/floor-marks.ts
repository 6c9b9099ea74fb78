/**
 * Marks on the floor: the selection, paths (their form shows whether the walker looks up on the way), tiles of the
 * alert range, rings around bells, targets of commands. Paths and targets of an A-move are round and orange, those of
 * a plain move straight and blue, so that the two never differ by colour alone.
 */

import type Phaser from 'phaser';
import type { Cafe, WayShown } from '../../sim/api.ts';
import { isWanted } from '../../sim/minds/command-answers.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { CafeMap } from '../../sim/state/things.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import { MarksAsker } from './selection-marks.ts';
import { makeBellRings } from './bell-rings.ts';
import { makeBrush } from '../textures/brush.ts';
import type { Mode } from '../contract.ts';
import { groundLift } from '../room/furniture-plan.ts';
import type { Layers } from '../layers.ts';
import type { Actor } from '../people/people-sprites.ts';
import { worldX, worldY } from '../camera/projection.ts';
import type { Stamps } from '../textures/stamps.ts';

export interface FloorMarks {
  draw(frame: MarksFrame): void;
  /** Adds the mark that an event leaves on the floor; only a ringing bell leaves one. */
  happened(event: SimEvent): void;
  /** Causes the paths and the tiles of the alert range to be computed again. */
  stale(): void;
  clear(): void;
}
export interface MarksFrame {
  readonly cafe: Cafe;
  readonly selected: readonly PersonId[];
  readonly find: (id: PersonId) => Actor | undefined;
  readonly actors: readonly Actor[];
  readonly mode: Mode;
  readonly hover: { readonly x: number; readonly y: number } | null;
  readonly animationMs: number;
  readonly still: boolean;
  /** Whether the tiles of the alert range (`sight`) and the paths (`ways`) are drawn. */
  readonly sight: boolean;
  readonly ways: boolean;
}

const isInside = ({ width, height }: CafeMap, x: number, y: number): boolean =>
  x > 0.5 && y > 0.5 && x < width - 1.5 && y < height - 1.5;

/** Number of footprints that mark each tile of a path. */
const PRINTS = 3;

export function makeFloorMarks(scene: Phaser.Scene, layers: Layers, stamps: Stamps): FloorMarks {
  const brush = makeBrush(scene, layers.marks, stamps.get('white'));
  const flags = makeBrush(scene, layers.stand, stamps.get('white'));
  const asker = new MarksAsker();
  const bells = makeBellRings();

  return {
    happened: (event) => bells.happened(event),
    stale: () => asker.stale(),
    clear() {
      for (const one of [brush, flags]) {
        one.begin();
        one.end();
      }
      asker.clear();
      bells.clear();
    },
    draw(frame) {
      const { cafe, selected } = frame;
      const { map } = cafe.state;
      const { ways, alert } = asker.of(cafe, selected);
      brush.begin();
      flags.begin();
      const put = (name: string, x: number, y: number, alpha = 1): void =>
        void brush.put(stamps.get(name), worldX(x, y), worldY(x, y) - groundLift(map, x, y), alpha);
      if (frame.sight) for (const tile of alert) put('tile-alert', tile.x, tile.y);
      if (frame.sight)
        bells.draw(frame.animationMs, frame.still, (x, y, alpha) => {
          if (isInside(map, x, y)) put('bell-dot', x, y, alpha);
        });
      heroRings(frame);
      commands(frame, put);
      for (const id of selected) {
        const actor = frame.find(id);
        if (actor === undefined) continue;
        const way = ways.get(id);
        if (frame.ways && way && way.tiles.length > 0) footprints(actor, way, put);
        if (!actor.seated) brush.put(stamps.get('tile-selected'), actor.x, actor.y);
        else put('tile-selected', actor.person.x, actor.person.y);
      }
      if (frame.hover) {
        const kind =
          frame.mode === 'a-move' || frame.mode === 'gather'
            ? 'tile-goal-amove'
            : frame.mode === 'plain'
              ? 'tile-goal-plain'
              : frame.mode === 'sweep'
                ? 'tile-sweep'
                : frame.mode === 'serve'
                  ? 'tile-serve'
                  : null;
        if (kind) put(kind, frame.hover.x, frame.hover.y);
      }
      brush.end();
      flags.end();
    },
  };

  function footprints(
    actor: Actor,
    way: WayShown,
    put: (name: string, x: number, y: number, alpha?: number) => void,
  ): void {
    const manner = way.interruptible ? 'amove' : 'plain';
    const { motion } = actor;
    let fromX = motion.toX;
    let fromY = motion.toY;
    let nth = 0;
    for (const tile of way.tiles) {
      const length = Math.abs(tile.x - fromX) + Math.abs(tile.y - fromY);
      const prints = Math.max(1, Math.round(length * PRINTS));
      for (let i = 1; i <= prints; i++) {
        const t = i / prints;
        if (nth++ < 1) continue;
        put(`step-${manner}`, fromX + (tile.x - fromX) * t, fromY + (tile.y - fromY) * t);
      }
      fromX = tile.x;
      fromY = tile.y;
    }
    const goal = way.tiles[way.tiles.length - 1]!;
    put(`tile-goal-${manner}`, goal.x, goal.y);
  }

  function heroRings(frame: MarksFrame): void {
    const ring = stamps.get('ring-hero');
    for (const actor of frame.actors) {
      if (actor.person.role !== 'guest' || !actor.person.isHero) continue;
      const pulse = frame.still ? 0.9 : 0.8 + 0.2 * Math.sin(frame.animationMs / 420 + actor.beatMs);
      brush.put(ring, actor.x, actor.y + (actor.seated ? 3 : 0), pulse);
    }
  }

  /**
   * Draws the targets of the commands that the player has just given, and of the commands on the blackboard that a
   * maid has accepted or has still to read. A target fades during its command's last second.
   */
  function commands(frame: MarksFrame, put: (name: string, x: number, y: number, alpha?: number) => void): void {
    const { cafe } = frame;
    const maids = Object.values(cafe.state.people).filter((one) => one.role === 'maid');
    const shown = [
      ...cafe.commands
        .filter((one) => maids.some((me) => isWanted(me, one)))
        .map(({ id, command, untilTick }) => ({ id, command, left: untilTick - cafe.state.tick })),
      ...cafe.written.map(({ command, tick }, i) => ({ id: -1 - i, command, left: tick })),
    ];
    for (const { id, command, left } of shown) {
      const { x, y, manner } = command;
      if (typeof x !== 'number' || typeof y !== 'number') continue;
      const kind = manner === 'plain' ? 'plain' : 'amove';
      const alpha = left < 20 ? Math.max(0.25, left / 20) : 1;
      put(`mark-${kind}`, x, y, alpha);
      const wave = frame.still ? 0 : Math.round(Math.sin(frame.animationMs / 300 + id));
      flags.putAt(stamps.get(`flag-${kind}`), worldX(x, y), worldY(x, y) - 1 + Math.min(0, wave), x + y - 0.3, alpha);
    }
  }
}
