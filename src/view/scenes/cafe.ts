/**
 * The café on the screen: holds the parts together and, once a frame, lets the simulation step, moves the camera and has
 * every part draw itself. What the parts know of each other they learn here.
 */

import Phaser from 'phaser';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/types.ts';
import type { Atlases } from '../atlas.ts';
import { makeBrush, type Brush } from '../brush.ts';
import { makeBubbles, type BubblesOver } from '../bubbles/draw.ts';
import type { Mode, Rect, ViewHooks } from '../contract.ts';
import { makeEffects, type Effects } from '../effects/from-events.ts';
import { makeFireflies, type Fireflies } from '../effects/fireflies.ts';
import { makeFlecks, type Flecks } from '../effects/flecks.ts';
import { drift } from '../camera.ts';
import { makeEye, type Eye } from '../eye.ts';
import { makeFloorMarks, type FloorMarks } from '../floor-marks.ts';
import { makeFurniture, type Furniture } from '../furniture-sprites.ts';
import { makeGround, roomKey, type Ground } from '../ground.ts';
import { makeLabels, type Labels } from '../labels.ts';
import { makeLayers, type Layers } from '../layers.ts';
import { makeLight, type LightOver } from '../light.ts';
import { makePeople, type Actor, type People } from '../people-sprites.ts';
import { peopleIn, personAt, pointAt, tileAt } from '../pick.ts';
import { COUNTER_PX, roomBounds, TABLE_PX, worldX, worldY } from '../projection.ts';
import { planScenery } from '../scenery-plan.ts';
import type { Stamps } from '../stamps.ts';
import { makeWeather, type WeatherOver } from '../weather.ts';

/** A tab that was hidden comes back with one ordinary frame, not with the time it slept. */
const LONGEST_FRAME_MS = 100;
/** Atlases of guests this many ticks ahead are fetched before their bearers come in. */
const AHEAD_TICKS = 1200;

export interface CafeSceneNeed {
  readonly hooks: ViewHooks;
  readonly atlases: Atlases;
  readonly stamps: Stamps;
}

interface Shown {
  readonly cafe: Cafe;
  readonly people: People;
  furniture: Furniture;
  ground: Ground;
  light: LightOver;
  roomKey: string;
}

export class CafeScene extends Phaser.Scene {
  selected: readonly PersonId[] = [];
  mode: Mode = 'select';
  paused = false;
  still = false;
  /** Bubbles, marks and clicks rest while the title is in front. */
  backdrop = false;
  panels: readonly Readonly<Rect>[] = [];
  following: PersonId | null = null;
  /** Milliseconds the simulation took in the last frame. */
  simMs = 0;
  readonly eye: Eye = makeEye();

  private need!: CafeSceneNeed;
  private layers!: Layers;
  private labels!: Labels;
  private bubbles!: BubblesOver;
  private marks!: FloorMarks;
  private weather!: WeatherOver;
  private fireflies!: Fireflies;
  private flecks!: Flecks;
  private effects!: Effects;
  private over!: Brush;
  private box!: Phaser.GameObjects.Graphics;
  private shown: Shown | null = null;
  private hover: { x: number; y: number } | null = null;
  private animationMs = 0;
  private lastNow = 0;
  private readonly blocked: Rect[] = [];
  private readonly wordsOf = (say: string, who: Actor['person']): string => this.need.hooks.say(`bubble.${say}`, { name: who.name });

  constructor() {
    super({ key: 'cafe' });
  }

  init(need: CafeSceneNeed): void {
    this.need = need;
  }

  create(): void {
    const { stamps, atlases } = this.need;
    this.cameras.main.setOrigin(0, 0).setBackgroundColor('#4c8873');
    this.layers = makeLayers(this);
    this.labels = makeLabels(this.textures);
    this.bubbles = makeBubbles(this, this.layers, stamps, this.labels);
    this.marks = makeFloorMarks(this, this.layers, stamps);
    this.weather = makeWeather(this, this.layers, stamps);
    this.fireflies = makeFireflies(this, this.layers, stamps);
    this.flecks = makeFlecks(this, this.layers.over, stamps.get('spark-1'));
    this.over = makeBrush(this, this.layers.over, stamps.get('white'));
    this.box = new Phaser.GameObjects.Graphics(this);
    this.layers.over.add(this.box);
    this.effects = makeEffects({
      flecks: this.flecks, stamps, atlases, labels: this.labels, find: (id) => this.shown?.people.find(id), zoom: () => this.eye.lens.zoom, still: () => this.still,
    });
  }

  /** Shows another café, or the same one after a load. */
  enter(cafe: Cafe): void {
    this.leave();
    const { state } = cafe;
    const { atlases, stamps } = this.need;
    const people = makePeople(this, this.layers, atlases, stamps.get('white'));
    this.shown = { cafe, people, ...this.build(cafe), roomKey: roomKey(state.map, state.weather === 'rain') };
    people.ticked(state);
    this.eye.room = roomBounds(state.map.width, state.map.height);
    this.eye.auto = true;
    this.eye.fit(this.screenOf(), this.panels);
    this.marks.stale();
  }

  /** Takes the present café off the screen. */
  leave(): void {
    const { shown } = this;
    if (!shown) return;
    shown.people.destroy();
    shown.furniture.destroy();
    shown.ground.destroy();
    shown.light.destroy();
    this.bubbles.clear();
    this.marks.clear();
    this.flecks.clear();
    this.shown = null;
  }

  private build(cafe: Cafe): { furniture: Furniture; ground: Ground; light: LightOver } {
    const { state } = cafe;
    const { atlases, stamps } = this.need;
    const scenery = planScenery(state.map);
    return {
      ground: makeGround(this, this.layers.ground, atlases, state.map, scenery.props.filter((prop) => prop.rear), state.weather === 'rain'),
      furniture: makeFurniture(this, this.layers, atlases, state, scenery.props.filter((prop) => !prop.rear), stamps.get('white')),
      light: makeLight(this, this.layers, state, scenery.lamps),
    };
  }

  /** After each step of the simulation. */
  ticked(): void {
    const { shown } = this;
    if (!shown) return;
    const { state, events } = shown.cafe;
    shown.people.ticked(state);
    if (!this.backdrop) for (const event of events) this.effects.happened(event);
    this.marks.stale();
    if (state.tick % 20 === 0) this.fetchAhead(state.arrivals, state.tick);
  }

  private fetchAhead(arrivals: Cafe['state']['arrivals'], tick: number): void {
    let fetching = 0;
    for (const plan of arrivals) {
      if (plan.tick > tick + AHEAD_TICKS || fetching >= 2) continue;
      if (this.need.atlases.isLoaded(plan.spec.look)) continue;
      fetching++;
      void this.need.atlases.loadPeople([plan.spec.look]);
    }
  }

  override update(): void {
    const now = performance.now();
    const deltaMs = Math.min(LONGEST_FRAME_MS, Math.max(0, now - this.lastNow));
    this.lastNow = now;
    const alpha = Math.max(0, Math.min(1, this.need.hooks.frame(deltaMs)));
    this.simMs = performance.now() - now;
    const { shown } = this;
    if (!shown) return;
    const moving = this.paused ? 0 : deltaMs;
    this.animationMs += moving;
    this.renewRoom(shown);
    this.aim(shown, deltaMs);
    const { view } = this.eye;
    const { state } = shown.cafe;
    shown.ground.cover(view, this.eye.settled ? 1 : 40);
    this.eye.settled = true;
    shown.people.draw(state, alpha, this.still ? Math.floor(this.animationMs / 900) * 900 : this.animationMs);
    shown.furniture.draw(state);
    shown.light.draw(state);
    this.weather.draw(state, view, moving, this.still);
    this.fireflies.draw(state, view, shown.light.lamps, this.still ? 0 : this.animationMs);
    if (!this.backdrop) this.drawOver(shown, moving, deltaMs);
    this.flecks.draw(moving);
  }

  private drawOver(shown: Shown, moving: number, deltaMs: number): void {
    const { view, lens } = this.eye;
    const { state } = shown.cafe;
    const actors = shown.people.actors();
    this.marks.draw({
      cafe: shown.cafe, selected: this.selected, find: shown.people.find, actors, mode: this.mode, hover: this.hover, animationMs: this.animationMs, still: this.still,
    });
    this.effects.glitter(actors, moving);
    this.blocked.length = 0;
    const dpr = this.eye.dpr;
    for (const panel of this.panels) {
      this.blocked.push({ x: view.x + (panel.x * dpr) / lens.zoom, y: view.y + (panel.y * dpr) / lens.zoom, w: (panel.w * dpr) / lens.zoom, h: (panel.h * dpr) / lens.zoom });
    }
    this.over.begin();
    this.crowns(actors);
    this.tableNumber(shown);
    this.over.end();
    this.bubbles.draw({ state, actors, view, blocked: this.blocked, zoom: lens.zoom, deltaMs, still: this.still, words: this.wordsOf });
  }

  /** Heroes wear a crown, the selected an arrow; both keep bubbles away. */
  private crowns(actors: readonly Actor[]): void {
    const { stamps } = this.need;
    for (const actor of actors) {
      const selected = this.selected.includes(actor.id);
      const hero = actor.person.role === 'guest' && actor.person.isHero;
      if (!selected && !hero) continue;
      // Over an ordinary hat, but not over a feather; over what is carried on the head.
      let top = actor.headY - 19 - Math.min(actor.hat, 17);
      if (actor.sprite && !hero) top = Math.min(top, actor.y - actor.sprite.ay - 1);
      if (hero && !coversFace(actor, top, actors)) {
        this.over.put(stamps.get('crown'), actor.headX, top);
        this.blocked.push({ x: actor.headX - 9, y: top - 13, w: 18, h: 13 });
        top -= 13;
      }
      if (selected) {
        const bob = this.still ? 0 : Math.round(Math.sin(this.animationMs / 260));
        this.over.put(stamps.get('select-arrow'), actor.headX, top - 1 + bob);
        this.blocked.push({ x: actor.headX - 12, y: top - 20, w: 24, h: 20 });
      }
    }
  }

  private tableNumber(shown: Shown): void {
    const { hover } = this;
    if (!hover) return;
    const seat = shown.cafe.state.seats.find((one) => (one.tableX === hover.x && one.tableY === hover.y) || (one.x === hover.x && one.y === hover.y));
    if (!seat) return;
    const { zoom } = this.eye.lens;
    const label = this.labels.get(String(seat.table), 'speech', zoom);
    this.over.put(label.sprite, worldX(seat.tableX, seat.tableY) - label.w / 2, worldY(seat.tableX, seat.tableY) - TABLE_PX - COUNTER_PX).setScale(1 / zoom);
  }

  /** Furniture moved, a wall broken through: that part of the room is made again. */
  private renewRoom(shown: Shown): void {
    const { state } = shown.cafe;
    if (shown.furniture.isFor(state.map)) return;
    const key = roomKey(state.map, state.weather === 'rain');
    const fresh = this.build(shown.cafe);
    shown.furniture.destroy();
    shown.furniture = fresh.furniture;
    shown.light.destroy();
    shown.light = fresh.light;
    if (key === shown.roomKey) {
      fresh.ground.destroy();
      return;
    }
    shown.ground.destroy();
    shown.ground = fresh.ground;
    shown.roomKey = key;
    this.eye.room = roomBounds(state.map.width, state.map.height);
    this.eye.settled = false;
  }

  private aim(shown: Shown, deltaMs: number): void {
    const { eye } = this;
    eye.resized(this.screenOf(), this.panels);
    const actor = this.following === null ? undefined : shown.people.find(this.following);
    if (actor && !this.backdrop) {
      eye.auto = false;
      if (this.still) eye.centre(this.panels, actor.x, actor.y - 30);
      else drift(eye.lens, eye.free(this.panels), actor.x, actor.y - 30, deltaMs);
    }
    eye.update();
    this.cameras.main.setZoom(eye.lens.zoom).setScroll(eye.lens.x, eye.lens.y);
  }

  screenOf(): { w: number; h: number; dpr: number } {
    return { w: this.scale.width, h: this.scale.height, dpr: this.eye.dpr };
  }

  // ── what the pointer does ──────────────────────────────────────────────────────────────────────────────────────

  point(sx: number, sy: number, add: boolean, touch: boolean): void {
    const { shown } = this;
    if (!shown || this.backdrop) return;
    const { wx, wy } = this.eye.toWorld(sx, sy);
    const tile = tileAt(shown.cafe.state.map, wx, wy);
    const { hooks } = this.need;
    if (this.mode === 'a-move' || this.mode === 'plain') {
      if (tile) hooks.order(this.mode, tile.x, tile.y);
      return;
    }
    const actor = this.personAt(wx, wy, touch);
    if (this.mode === 'select') {
      if (actor) hooks.select([actor.id], add ? 'add' : 'replace');
      else if (!add) hooks.select([], 'replace');
      return;
    }
    const at = pointAt(shown.cafe.state, this.mode === 'serve' ? actor : null, tile);
    if (at) hooks.target(this.mode, at);
  }

  second(sx: number, sy: number): void {
    if (!this.shown || this.backdrop) return;
    const { wx, wy } = this.eye.toWorld(sx, sy);
    const tile = tileAt(this.shown.cafe.state.map, wx, wy);
    if (tile) this.need.hooks.order('plain', tile.x, tile.y);
  }

  drawBox(rect: Readonly<Rect> | null, done: boolean, add: boolean): void {
    this.box.clear();
    if (!rect || !this.shown || this.backdrop) return;
    const a = this.eye.toWorld(rect.x, rect.y);
    const world = { x: a.wx, y: a.wy, w: rect.w / this.eye.lens.zoom, h: rect.h / this.eye.lens.zoom };
    if (!done) {
      const line = 2 / Math.min(2, this.eye.lens.zoom);
      this.box.fillStyle(0xffffff, 0.12).fillRect(world.x, world.y, world.w, world.h);
      this.box.lineStyle(line, 0x432a40, 0.9).strokeRect(world.x - 1, world.y - 1, world.w + 2, world.h + 2);
      this.box.lineStyle(line, 0xffffff, 1).strokeRect(world.x, world.y, world.w, world.h);
      return;
    }
    const inside = peopleIn(this.shown.people.actors(), world);
    const maids = inside.filter((id) => this.shown?.cafe.state.people[id]?.role === 'maid');
    // A box is for the team; only where no maid stands does it take whoever is there.
    this.need.hooks.select(maids.length > 0 ? maids : inside.slice(0, 1), add ? 'add' : 'replace');
  }

  hoverAt(sx: number | null, sy: number): void {
    if (sx === null || !this.shown) {
      this.hover = null;
      return;
    }
    const { wx, wy } = this.eye.toWorld(sx, sy);
    this.hover = tileAt(this.shown.cafe.state.map, wx, wy);
  }

  private personAt(wx: number, wy: number, touch: boolean): Actor | null {
    const { shown } = this;
    if (!shown) return null;
    const speaker = this.bubbles.at(wx, wy);
    if (speaker !== null) return shown.people.find(speaker) ?? null;
    return personAt(this.textures, shown.people.actors(), wx, wy, touch ? 10 : 0);
  }

  lookAt(x: number, y: number): void {
    this.following = null;
    this.eye.auto = false;
    this.eye.centre(this.panels, worldX(x, y), worldY(x, y) - 20);
  }

  /** Whoever may stand in front on the title. */
  cast(): readonly string[] {
    const people = this.shown ? Object.values(this.shown.cafe.state.people) : [];
    return people.filter((person) => person.role === 'maid').map((person) => person.look);
  }

  /** Leaves only the room and its people. */
  setBackdrop(on: boolean): void {
    this.backdrop = on;
    for (const layer of [this.layers.over, this.layers.marks]) layer.setVisible(!on);
    this.eye.auto = true;
    this.eye.close = on;
    this.eye.fit(this.screenOf(), this.panels);
  }
}

/** Whether a hero's crown would sit on somebody else's face. */
function coversFace(hero: Actor, top: number, actors: readonly Actor[]): boolean {
  for (const other of actors) {
    if (other !== hero && Math.abs(other.headX - hero.headX) < 19 && Math.abs(other.headY + 2 - (top - 6)) < 18 && other.body.depth < hero.body.depth + 4) return true;
  }
  return false;
}
