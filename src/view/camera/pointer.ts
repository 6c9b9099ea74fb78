/**
 * Gives a click its meaning in the present mode: a command, a target or a selection. Converts points of the screen to
 * people and tiles, and calls functions of the page.
 */

import Phaser from 'phaser';
import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Mode, Pointed, Rect, ViewDeps } from '../contract.ts';
import type { CameraState } from './camera-state.ts';
import type { Layers } from '../layers.ts';
import type { Actor, People } from '../people/people-sprites.ts';
import { aimAt, numberAt, peopleIn, personAt, pointAt, tableAt, tileAt } from './pick.ts';

export interface PointerTargets {
  readonly state: WorldState;
  readonly people: People;
  readonly eye: CameraState;
  readonly mode: Mode;
  readonly speakerAt: (wx: number, wy: number) => PersonId | null;
}
/** Handles the pointer's gestures. Points are in device pixels of the screen. */
export interface Pointer {
  readonly hover: { readonly x: number; readonly y: number } | null;
  point(sx: number, sy: number, add: boolean, touch: boolean): void;
  /** Handles a right click or a long press, which asks for the work at this point. */
  second(sx: number, sy: number, add: boolean): void;
  /** Handles a box that is being drawn or, with `done`, finished; null = the box was cancelled. */
  box(rect: Readonly<Rect> | null, done: boolean, add: boolean): void;
  hoverAt(sx: number | null, sy: number): void;
  /** What a click at this point of the screen would select or target in the present mode; null = nothing that people can reach. */
  pointed(sx: number, sy: number): Pointed | null;
}

/** World pixels by which people are enlarged when the player taps with a finger. */
const FINGER = 10;

/**
 * Makes the object that turns gestures into commands and selections. @param targets returns the café and the people to
 * point at; null while there is no café
 */
export function makePointer(
  scene: Phaser.Scene,
  layers: Layers,
  deps: ViewDeps,
  targets: () => PointerTargets | null,
): Pointer {
  let hover: { x: number; y: number } | null = null;
  const frame = new Phaser.GameObjects.Graphics(scene);
  layers.over.add(frame);

  const actorAt = (now: PointerTargets, wx: number, wy: number, touch: boolean): Actor | null => {
    const speaker = now.speakerAt(wx, wy);
    if (speaker !== null) return now.people.find(speaker) ?? null;
    return personAt(now.people.actors(), wx, wy, touch ? FINGER : 0);
  };

  return {
    get hover() {
      return hover;
    },
    point(sx, sy, add, touch) {
      const now = targets();
      if (!now) return;
      const { wx, wy } = now.eye.toWorld(sx, sy);
      const tile = tileAt(now.state.map, wx, wy);
      if (now.mode === 'a-move' || now.mode === 'plain') {
        if (tile) deps.order(now.mode, tile.x, tile.y, add);
        else deps.missed();
      } else if (now.mode === 'select') {
        const actor = actorAt(now, wx, wy, touch);
        const table = tableAt(now.state, touch ? null : hover, actor, wx, wy);
        const aimed = add ? null : pointAt(now.state, table ? null : actor, table ?? tile);
        if (aimed !== null && deps.aims?.(aimed) === true) return;
        const at = add || deps.drives === undefined ? null : pointAt(now.state, actor, tile);
        if (at !== null && deps.drives?.(at) === true) return;
        if (actor) deps.select([actor.id], add ? 'add' : 'replace');
        else if (!add) deps.select([], 'replace');
      } else {
        const at = aimAt(now.state, now.people.actors(), now.mode, actorAt(now, wx, wy, touch), wx, wy);
        if (at) deps.target(now.mode, at, add);
        else deps.missed();
      }
    },
    second(sx, sy, add) {
      const now = targets();
      if (!now) return;
      const { wx, wy } = now.eye.toWorld(sx, sy);
      deps.ask(pointAt(now.state, actorAt(now, wx, wy, false), tileAt(now.state.map, wx, wy)), add);
    },
    box(rect, done, add) {
      frame.clear();
      const now = targets();
      if (!rect || !now) return;
      const { zoom } = now.eye.lens;
      const { wx, wy } = now.eye.toWorld(rect.x, rect.y);
      const world = { x: wx, y: wy, w: rect.w / zoom, h: rect.h / zoom };
      if (!done) return outline(frame, world, 2 / Math.min(2, zoom));
      // A box selects all maids in it. If it contains none, it selects only the first of the other people in it.
      const inside = peopleIn(now.people.actors(), world);
      const maids = inside.filter((id) => now.state.people[id]?.role === 'maid');
      deps.select(maids.length > 0 ? maids : inside.slice(0, 1), add ? 'add' : 'replace');
    },
    pointed(sx, sy) {
      const now = targets();
      if (!now) return null;
      const { wx, wy } = now.eye.toWorld(sx, sy);
      return aimAt(now.state, now.people.actors(), now.mode, actorAt(now, wx, wy, false), wx, wy);
    },
    hoverAt(sx, sy) {
      const now = targets();
      if (sx === null || !now) {
        hover = null;
        return;
      }
      const { wx, wy } = now.eye.toWorld(sx, sy);
      // On the number of a table the pointer counts as being on the table: the number does not vanish under it.
      hover = numberAt(now.state, hover, wx, wy) ?? tileAt(now.state.map, wx, wy);
    },
  };
}

function outline(frame: Phaser.GameObjects.Graphics, box: Readonly<Rect>, line: number): void {
  frame.fillStyle(0xffffff, 0.12).fillRect(box.x, box.y, box.w, box.h);
  frame.lineStyle(line, 0x432a40, 0.9).strokeRect(box.x - 1, box.y - 1, box.w + 2, box.h + 2);
  frame.lineStyle(line, 0xffffff, 1).strokeRect(box.x, box.y, box.w, box.h);
}
