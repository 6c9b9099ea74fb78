/**
 * Draws everyone on the floor. Each person has a picture in the pose of the activity, and a shadow; both are moved
 * smoothly between ticks. Objects are pooled: those of people who leave are used again.
 */

import Phaser from 'phaser';
import type { Facing, Person, PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Atlases, Person as Look, Sprite } from '../textures/atlas.ts';
import type { Strip } from '../textures/atlas-data.ts';
import { BIAS, STEP, depthOf, facesAway, sitterShift } from '../drawing-order.ts';
import { doorwayAlpha } from '../room/doors.ts';
import { groundLift } from '../room/furniture-plan.ts';
import type { Layers } from '../layers.ts';
import { clockFrame, motionOf, place, remember, walkFrame, type Motion } from './motion.ts';
import { drawnPose, playsOnce, strides, type Doing } from './poses.ts';
import { type Drawn, QueueLine } from './queue-line.ts';
import { SEAT_PX, worldX, worldY } from '../camera/projection.ts';

export interface Actor {
  readonly id: PersonId;
  person: Person;
  motion: Motion;
  look: Look;
  strip: Strip<Sprite> | null;
  pose: string;
  facing: Facing;
  /** Time at which the person's pose began, by the animation clock, in milliseconds. */
  sinceMs: number;
  /** Milliseconds by which the person's animations are shifted, so that people beside each other do not move in step. */
  beatMs: number;
  body: Phaser.GameObjects.Image;
  shadow: Phaser.GameObjects.Image;
  /**
   * Values computed for this frame: the person's sprite, the point on the floor and the middle of the head in world
   * pixels, and whether the person sits.
   */
  sprite: Sprite | null;
  x: number;
  y: number;
  headX: number;
  headY: number;
  seated: boolean;
  /** Number of pixels by which the person's hat is higher than an ordinary head. */
  hat: number;
  present: boolean;
}

export interface People {
  /** Reads the new positions of all people; must be called after each tick. @param anew if true, people appear at their places without walking */
  ticked(state: WorldState, anew?: boolean): void;
  /** Moves all people and sets their pictures for a frame. */
  draw(state: WorldState, alpha: number, animationMs: number): void;
  actors(): readonly Actor[];
  find(id: PersonId): Actor | undefined;
  destroy(): void;
}

/** Duration in milliseconds of the slide that the view shows before a maid's fall; in the simulation a fall takes a single tick. */
const SLIP_MS = 285;

export function makePeople(scene: Phaser.Scene, layers: Layers, atlases: Atlases, blank: Sprite): People {
  const byId = new Map<PersonId, Actor>();
  const line = new QueueLine();
  let list: Actor[] = [];
  const stock: { body: Phaser.GameObjects.Image; shadow: Phaser.GameObjects.Image }[] = [];
  const doing: { -readonly [K in keyof Doing]: Doing[K] } = {
    pose: 'idle',
    moving: false,
    plates: 0,
    seated: false,
    inRain: false,
  };

  const image = (layer: Phaser.GameObjects.Layer): Phaser.GameObjects.Image => {
    const made = new Phaser.GameObjects.Image(scene, 0, 0, blank.frame.texture, blank.frame.name).setOrigin(0, 0);
    layer.add(made);
    return made;
  };
  const enter = (person: Person): void => {
    const pair = stock.pop() ?? { body: image(layers.stand), shadow: image(layers.shadows) };
    pair.body.setVisible(true);
    if (!atlases.isLoaded(person.look)) void atlases.loadPeople([person.look]);
    const look = atlases.person(person.look);
    const actor: Actor = {
      id: person.id,
      person,
      motion: motionOf(person),
      look,
      strip: null,
      pose: '',
      facing: person.facing,
      sinceMs: 0,
      beatMs: beatOf(person.id),
      ...pair,
      sprite: null,
      x: 0,
      y: 0,
      headX: 0,
      headY: 0,
      seated: false,
      hat: hatOf(look),
      present: true,
    };
    byId.set(person.id, actor);
    list.push(actor);
  };
  const leave = (actor: Actor): void => {
    actor.body.setVisible(false);
    actor.shadow.setVisible(false);
    stock.push({ body: actor.body, shadow: actor.shadow });
    byId.delete(actor.id);
  };

  return {
    actors: () => list,
    find: (id) => byId.get(id),
    ticked(state, anew = false) {
      for (const actor of list) actor.present = false;
      for (const id in state.people) {
        const person = state.people[id]!;
        if (!person.present) continue;
        const actor = byId.get(id);
        if (actor === undefined) {
          enter(person);
          continue;
        }
        actor.present = true;
        actor.person = person;
        if (anew) place(actor.motion, person);
        else remember(actor.motion, person);
      }
      let gone = false;
      for (const actor of list) {
        if (actor.present) continue;
        leave(actor);
        gone = true;
      }
      if (gone) list = list.filter((actor) => actor.present);
      line.ticked(state, anew);
    },
    draw(state, alpha, animationMs) {
      const raining = state.weather === 'rain';
      const shadow = atlases.world('shadow-16');
      for (const actor of list) {
        if (shadow !== null && actor.shadow.frame !== shadow.frame) actor.shadow.setFrame(shadow.frame);
        const drawn = actor.person.role === 'guest' ? line.at(state, actor.id, alpha) : null;
        const queues = drawn?.outside === true ? drawn : null;
        dress(actor, state, raining, animationMs, queues);
        move(actor, state, alpha, animationMs, queues, drawn?.opacity ?? 1);
      }
    },
    destroy() {
      for (const actor of list) leave(actor);
      list = [];
      for (const pair of stock) {
        pair.body.destroy();
        pair.shadow.destroy();
      }
    },
  };

  /**
   * Sets the pose, the facing and the animation of a person. @param queues the guest's place in the line outside; null
   * for everyone who is drawn at the place of the simulation
   */
  function dress(actor: Actor, state: WorldState, raining: boolean, animationMs: number, queues: Drawn | null): void {
    const { person } = actor;
    const look = atlases.person(person.look);
    if (look !== actor.look) {
      actor.look = look;
      actor.hat = hatOf(look);
      actor.strip = null;
    }
    actor.seated = person.seat !== null && person.stepOf === 0;
    // A guest who is still walking to the queue in the simulation is already drawn standing in the line.
    doing.pose = queues !== null && person.pose === 'walk' ? 'idle' : person.pose;
    doing.moving = queues === null ? person.stepOf > 0 : queues.walks;
    const facing = queues?.facing ?? person.facing;
    doing.plates = person.role === 'maid' ? person.carrying.length : 0;
    doing.seated = actor.seated;
    doing.inRain =
      raining && person.role === 'guest' && person.umbrella === true && (queues !== null || isOutside(state, person));
    const pose = drawnPose(doing);
    if (pose === actor.pose && facing === actor.facing && actor.strip !== null && pose !== 'down') return;
    if (pose !== actor.pose) actor.sinceMs = animationMs;
    actor.pose = pose;
    actor.facing = facing;
    const drawn = pose === 'down' && animationMs - actor.sinceMs < SLIP_MS ? 'slip' : pose;
    actor.strip = actor.look.strip(drawn, facing);
  }

  function move(
    actor: Actor,
    state: WorldState,
    alpha: number,
    animationMs: number,
    queues: Drawn | null,
    opacity: number,
  ): void {
    const { motion, person, strip, body, shadow } = actor;
    let x = queues?.x ?? motion.fromX + (motion.toX - motion.fromX) * alpha;
    let y = queues?.y ?? motion.fromY + (motion.toY - motion.fromY) * alpha;
    let lift = groundLift(state.map, x, y);
    let bias: number = BIAS.person;
    if (actor.seated) {
      const shift = sitterShift(person.facing);
      x += STEP[person.facing].dx * shift;
      y += STEP[person.facing].dy * shift;
      lift += SEAT_PX;
      bias = BIAS.sitter;
    }
    actor.x = Math.round(worldX(x, y));
    actor.y = Math.round(worldY(x, y)) - lift;
    if (strip === null) return;
    const { frames } = strip;
    const still = queues === null ? person.stepOf === 0 : !queues.walks;
    const walked = queues?.along ?? motion.fromWalked + (motion.toWalked - motion.fromWalked) * alpha;
    const index = strides(actor.pose)
      ? still
        ? 0
        : walkFrame(walked, frames.length)
      : clockFrame(
          animationMs - actor.sinceMs + (playsOnce(actor.pose) ? 0 : actor.beatMs),
          frames.length,
          strip.msPerFrame,
          playsOnce(actor.pose),
        );
    const sprite = frames[index % frames.length]!;
    if (sprite !== actor.sprite) {
      actor.sprite = sprite;
      body.setFrame(sprite.frame);
    }
    body.x = actor.x - sprite.ax;
    body.y = actor.y - sprite.ay;
    actor.headX = body.x + sprite.hx;
    actor.headY = body.y + sprite.hy;
    const depth = depthOf(x, y, bias);
    if (body.depth !== depth) body.setDepth(depth);
    const solid = opacity * (queues === null ? doorwayAlpha(x, y) : 1);
    if (body.alpha !== solid) body.setAlpha(solid);
    const casts = !actor.seated && solid === 1;
    if (shadow.visible !== casts) shadow.setVisible(casts);
    if (casts) {
      shadow.x = actor.x - 13;
      shadow.y = actor.y - 7;
    }
  }
}

/**
 * Whether a person is in a doorway or outside it. A person who has walked half of the way from the doorway into the
 * room counts as inside. At the same point the drawing changes from the open umbrella to the closed one, or back.
 */
function isOutside({ map }: WorldState, who: Person): boolean {
  const isThere = 2 * who.stepTick >= who.stepOf && who.stepOf > 0;
  const [x, y] = isThere ? [who.toX, who.toY] : [who.x, who.y];
  return x <= 0 || y <= 0 || x >= map.width - 1 || y >= map.height - 1 || map.rows[y]?.[x] === 'D';
}

function hatOf(look: Look): number {
  const standing = look.strip('idle', 'SE')?.frames[0];
  return standing ? Math.max(0, standing.hy - 21) : 0;
}

function beatOf(id: string): number {
  let h = 7;
  for (let i = 0; i < id.length; i++) h = (h * 31 + id.charCodeAt(i)) % 4093;
  return h;
}

/** Fills `out` with the rectangle of a person's face, in world pixels; bubbles must not cover it. */
export function faceBox(actor: Actor, out: { x: number; y: number; w: number; h: number }): void {
  const away = facesAway(actor.facing);
  out.w = away ? 16 : 28;
  out.h = away ? 16 : 29;
  out.x = actor.headX - out.w / 2;
  out.y = actor.headY - (away ? 8 : 13);
}
