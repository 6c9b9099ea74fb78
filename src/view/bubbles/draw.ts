/**
 * Draws bubbles: collects the people who have a bubble, finds places for all bubbles about twelve times a second, and
 * in between moves each bubble with its speaker's head. A bubble reaches a new place within a tenth of a second; a new
 * bubble appears at once in its place.
 */

import type Phaser from 'phaser';
import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { makeBrush } from '../textures/brush.ts';
import type { Rect } from '../contract.ts';
import type { Labels } from '../textures/labels.ts';
import type { Layers } from '../layers.ts';
import { faceBox, type Actor } from '../people/people-sprites.ts';
import type { Stamps } from '../textures/stamps.ts';
import { placeBubbles, type Box, type Obstacle, type Placed, type Scene, type Want } from './place.ts';
import {
  Answers,
  countShown,
  emptyShowing,
  FORM,
  isOfQueue,
  levelOf,
  showingOf,
  thoughtShown,
  type Showing,
} from './bubble-contents.ts';
import { isCrowded, silenced, type Speaker, thinnedOut } from './crowd.ts';
import { MOST_COUNTED } from '../textures/number-cards.ts';
import { leaderDots } from './leader.ts';
import { queueBubbles } from './queue-bubbles.ts';
import { queueOf } from '../people/queue-line.ts';
import { dishPicture } from '../../words/dish-picture.ts';

export interface BubblesOver {
  draw(frame: BubbleFrame): void;
  /** Id of the person whose bubble covers this world point; null = none. */
  at(wx: number, wy: number): PersonId | null;
  readonly placeMs: number;
  clear(): void;
}
export interface BubbleFrame {
  readonly state: WorldState;
  readonly actors: readonly Actor[];
  /** The part of the world on the screen, and the parts covered by panels and marks, in world pixels. */
  readonly view: Readonly<Rect>;
  readonly blocked: readonly Readonly<Rect>[];
  readonly zoom: number;
  readonly deltaMs: number;
  readonly still: boolean;
  readonly words: (say: string, who: Actor['person']) => string;
  /**
   * Returns a text that replaces a person's bubble; '' = the person keeps the usual bubble. Null instead of the
   * function = all people keep their usual bubbles.
   */
  readonly thought: ((who: Actor['person']) => string) | null;
}

/** Milliseconds between two placements of all bubbles. The value is small, so that bubbles keep up with walking speakers. */
const EVERY_MS = 80;
const GLIDE_MS = 90;
const MOST = 32;

/** A face or body that bubbles avoid. The fields can be changed, because the same objects are used again each time the bubbles are placed. */
type Movable = { -readonly [K in keyof Obstacle]: Obstacle[K] };
const movable = (): Movable => ({ id: '', cost: 1, keepOwn: false, x: 0, y: 0, w: 0, h: 0 });

interface Shown {
  readonly id: string;
  showing: Showing;
  placed: Placed;
  actor: Actor;
  /** Present offset of the bubble's top left corner from the top left corner of the speaker's head, in world pixels. */
  dx: number;
  dy: number;
  live: boolean;
}

export function makeBubbles(scene: Phaser.Scene, layers: Layers, stamps: Stamps, labels: Labels): BubblesOver {
  const brush = makeBrush(scene, layers.over, stamps.get('white'));
  const words = makeBrush(scene, layers.over, stamps.get('white'));
  const shown = new Map<string, Shown>();
  const last = new Map<string, Placed>();
  const order: Shown[] = [];
  const faces: Movable[] = [];
  const bodies: Movable[] = [];
  const spareFaces: Movable[] = [];
  const spareBodies: Movable[] = [];
  const sheets: Showing[] = [];
  const answers = new Answers();
  let nowMs = 0;
  let crowded = false;
  let untilNextMs = 0;
  let placeMs = 0;

  return {
    get placeMs() {
      return placeMs;
    },
    draw(frame) {
      nowMs += frame.deltaMs;
      untilNextMs -= frame.deltaMs;
      if (untilNextMs <= 0) {
        untilNextMs = EVERY_MS;
        const begun = performance.now();
        arrange(frame);
        placeMs = performance.now() - begun;
      }
      const part = frame.still ? 1 : Math.min(1, frame.deltaMs / GLIDE_MS);
      brush.begin();
      words.begin();
      for (const bubble of order) {
        const goalX = bubble.placed.x - bubble.placed.want.head.x;
        const goalY = bubble.placed.y - bubble.placed.want.head.y;
        bubble.dx += (goalX - bubble.dx) * part;
        bubble.dy += (goalY - bubble.dy) * part;
        paint(bubble, frame.zoom);
      }
      brush.end();
      words.end();
    },
    at(wx, wy) {
      for (let i = order.length - 1; i >= 0; i--) {
        const { placed, actor } = order[i]!;
        const x = headLeft(actor) + order[i]!.dx;
        const y = headTop(actor) + order[i]!.dy;
        if (wx >= x && wy >= y && wx < x + placed.w && wy < y + placed.h) return actor.id;
      }
      return null;
    },
    clear() {
      shown.clear();
      answers.clear();
      last.clear();
      order.length = 0;
      untilNextMs = 0;
      brush.begin();
      brush.end();
      words.begin();
      words.end();
    },
  };

  function arrange(frame: BubbleFrame): void {
    faces.length = 0;
    bodies.length = 0;
    const wants: Want[] = [];
    const whose = new Map<string, { actor: Actor; showing: Showing }>();
    const { view } = frame;
    const seen = frame.actors.filter(
      ({ x, y }) => x >= view.x - 40 && x <= view.x + view.w + 40 && y >= view.y - 10 && y <= view.y + view.h + 90,
    );
    const seenIds = new Set(seen.map(({ id }) => id));
    const queue = queueOf(frame.state);
    const { without, countOver } = queueBubbles(queue, (id) => seenIds.has(id));
    const tables = tablesOf(frame.state);
    const speakers: (Speaker & { readonly actor: Actor; readonly isWords: boolean })[] = [];
    let sheet = 0;
    for (const actor of seen) {
      const face = (spareFaces[faces.length] ??= movable());
      face.id = actor.id;
      faceBox(actor, face);
      faces.push(face);
      const carries = actor.person.role === 'maid' && actor.person.carrying.length > 0;
      const body = (spareBodies[bodies.length] ??= movable());
      body.id = actor.id;
      body.x = actor.x - 14;
      body.y = actor.y - 44;
      body.w = 28;
      body.h = 42;
      body.cost = carries ? 0.4 : 0.07;
      body.keepOwn = carries;
      bodies.push(body);
      const showing = (sheets[sheet] ??= emptyShowing());
      const thought = frame.thought?.(actor.person) ?? '';
      let isWords = false;
      if (thought !== '') thoughtShown(thought, showing);
      else {
        const tick = answers.mayShow(actor.person, nowMs) ? frame.state.tick : Infinity;
        if (!showingOf(actor.person, tick, frame.words, showing)) continue;
        isWords = showing.kind === 'text';
        if (!inQueue(actor, showing)) continue;
      }
      sheet++;
      speakers.push({ id: actor.id, showing, table: tables.get(actor.id) ?? null, actor, isWords });
    }
    const silent = silenced(
      speakers.filter(({ isWords }) => isWords),
      (id) => shown.get(id)?.showing.kind === 'text',
    );
    // Without words a guest shows what the guest waits for, if anything.
    const loud = speakers.filter(
      ({ id, actor, showing }) =>
        !silent.some((one) => one.id === id) ||
        (showingOf(actor.person, Infinity, frame.words, showing) && inQueue(actor, showing)),
    );
    crowded = isCrowded(loud.length, crowded);
    for (const { actor, showing } of thinnedOut(loud, crowded, (id) => last.has(id))) {
      const [w, h] = sizeOf(showing);
      const small =
        (showing.kind === 'text' && showing.icon !== '') || (showing.kind === 'dish' && showing.patience < 0)
          ? FORM.icon
          : showing.kind === 'dish'
            ? FORM.iconBar
            : null;
      wants.push({ id: actor.id, urgency: showing.urgency, head: headBox(actor), w, h, small });
      whose.set(actor.id, { actor, showing });
    }
    /** Shows the number of the queue in place of the last guest's bubble. @returns false if a guest of the queue carries no bubble */
    function inQueue(actor: Actor, showing: Showing): boolean {
      if (!without.has(actor.id) || !isOfQueue(showing)) return true;
      if (actor.id === countOver) countShown(queue.length, showing);
      return actor.id === countOver;
    }
    if (wants.length > MOST) {
      wants.sort((a, b) => b.urgency - a.urgency);
      wants.length = MOST;
    }
    const scenery: Scene = {
      screen: { x: view.x + 4, y: view.y + 4, w: view.w - 8, h: view.h - 8 },
      faces,
      bodies,
      blocked: frame.blocked,
    };
    const placed = placeBubbles(wants, scenery, last);
    last.clear();
    for (const old of shown.values()) old.live = false;
    for (const one of placed) {
      last.set(one.id, one);
      const { actor, showing } = whose.get(one.id)!;
      const known = shown.get(one.id);
      if (known) {
        known.showing = { ...showing };
        known.placed = one;
        known.actor = actor;
        known.live = true;
      } else {
        shown.set(one.id, {
          id: one.id,
          showing: { ...showing },
          placed: one,
          actor,
          dx: one.x - one.want.head.x,
          dy: one.y - one.want.head.y,
          live: true,
        });
      }
    }
    order.length = 0;
    for (const [id, bubble] of shown) {
      if (bubble.live) order.push(bubble);
      else shown.delete(id);
    }
    order.sort((a, b) => a.placed.y - b.placed.y);
  }

  function sizeOf(showing: Showing): [number, number] {
    if (showing.kind === 'text') return [labels.widthOf(showing.text), FORM.textHeight];
    const form =
      showing.kind === 'dish'
        ? FORM.dish
        : showing.kind === 'stuck'
          ? FORM.stuck
          : showing.patience >= 0
            ? FORM.iconBar
            : FORM.icon;
    return [form.w, form.h];
  }

  function paint(bubble: Shown, zoom: number): void {
    const { showing, placed, actor } = bubble;
    const x = Math.round(headLeft(actor) + bubble.dx);
    const y = Math.round(headTop(actor) + bubble.dy);
    const { w, h } = placed;
    const others = faces.filter(({ id }) => id !== actor.id);
    for (const dot of leaderDots({ x, y, w, h }, headBox(actor), others))
      brush.put(stamps.get('leader-dot'), dot.x, dot.y);
    if (showing.kind === 'text' && !placed.small) {
      words.put(labels.get(showing.text, showing.skin, zoom).sprite, x, y).setScale(1 / zoom);
    } else {
      const form = placed.small
        ? showing.patience >= 0
          ? 'iconBar'
          : 'icon'
        : showing.kind === 'dish'
          ? 'dish'
          : showing.kind === 'stuck'
            ? 'stuck'
            : showing.patience >= 0
              ? 'iconBar'
              : 'icon';
      brush.put(stamps.get(`bubble-${form}-${showing.skin}`), x, y);
    }
    tail(showing.skin, x, y, w, h, actor.headX, actor.headY - 17 - actor.hat);
    if (showing.kind === 'stuck') {
      brush.put(stamps.get('status-exclaim'), x + 12, y + h / 2);
      brush.put(stamps.get(`status-${showing.icon}`), x + w - 14, y + h / 2);
    } else if ((placed.small || showing.kind === 'icon') && showing.patience < 0) {
      brush.put(stamps.get(`status-${showing.icon || 'chat'}`), x + w / 2, y + h / 2);
    } else if (placed.small || showing.kind === 'icon') {
      brush.put(stamps.get(`status-${showing.icon}`), x + w / 2, y + 11);
      bar(x + 4, y + h - 11, 20, showing.patience);
    } else if (showing.kind === 'dish') {
      const dish = dishPicture(showing.dish);
      brush.put(
        stamps.get(stamps.has(dish) ? dish : 'status-order'),
        x + w / 2,
        showing.patience >= 0 ? y + 18 : y + h / 2,
      );
      if (showing.patience >= 0) bar(x + 5, y + h - 11, 34, showing.patience);
    }
    if (showing.count > 1) brush.put(stamps.get(`count-${Math.min(MOST_COUNTED, showing.count)}`), x + w - 3, y + 2);
  }

  function bar(x: number, y: number, w: number, patience: number): void {
    const level = levelOf(patience);
    brush.put(stamps.get(`bar-${w}`), x, y);
    const pixels = Math.max(1, Math.round((w - 4) * patience));
    brush.put(stamps.get(`fill-${level}`), x + 2, y + 2).setScale(pixels, 1);
    brush.put(stamps.get(`end-${level}`), x + w - 2, y + 3);
  }

  /**
   * Draws the tail of a bubble, which points to the head. It is at the bottom of the bubble if the head is below the
   * bubble, otherwise at its side.
   */
  function tail(skin: string, x: number, y: number, w: number, h: number, headX: number, headY: number): void {
    const tx = Math.max(x + 7, Math.min(x + w - 8, Math.round(headX)));
    if (headY > y + h - 4) {
      const lean = headX - tx > 8 ? '-right' : headX - tx < -8 ? '-left' : '';
      brush.put(stamps.get(`tail-${skin}-down${lean}`), tx, y + h);
    } else if (headY + 20 < y) {
      brush.put(stamps.get(`tail-${skin}-up`), tx, y);
    } else {
      const ty = Math.max(y + 8, Math.min(y + h - 8, Math.round(headY + 12)));
      brush.put(stamps.get(`tail-${skin}-${headX < x ? 'left' : 'right'}`), headX < x ? x : x + w, ty);
    }
  }
}

/** The number of the table at which each seated guest has a place. */
const tablesOf = ({ seats }: WorldState): ReadonlyMap<PersonId, number> =>
  new Map(seats.flatMap(({ takenBy, table }) => (takenBy === null ? [] : [[takenBy, table]])));
const headLeft = (actor: Actor): number => actor.headX - 17;
const headTop = (actor: Actor): number => actor.headY - 20 - actor.hat;
const headBox = (actor: Actor): Box => ({ x: headLeft(actor), y: headTop(actor), w: 34, h: 40 + actor.hat });
