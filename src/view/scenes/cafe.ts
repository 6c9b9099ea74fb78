/** The café scene: each frame it lets the simulation step, moves the camera and draws all parts of `cafe-parts.ts`. */

import Phaser from 'phaser';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { CafeMap } from '../../sim/state/things.ts';
import type { Atlases } from '../textures/atlas.ts';
import type { Mode, Over, Rect, ViewDeps } from '../contract.ts';
import { drift } from '../camera/camera.ts';
import { makeCameraState, type CameraState } from '../camera/camera-state.ts';
import { makePeople, type Actor, type People } from '../people/people-sprites.ts';
import { planned, type PlanShown } from '../room/layout-preview.ts';
import { makePointer, type Pointer, type PointerTargets } from '../camera/pointer.ts';
import { builtBounds, worldX, worldY } from '../camera/projection.ts';
import { minuteOf } from '../room/light-curve.ts';
import { makeRoom, type Room } from '../room/room.ts';
import type { Stamps } from '../textures/stamps.ts';
import type { Scope } from '../../ui/lifetime/scope.ts';
import { clearCafe, makeCafeParts, type CafeParts } from './cafe-parts.ts';
import { SmallTalk, speaksForParty } from '../bubbles/bubble-contents.ts';

/** Maximum duration in milliseconds that is assumed for a frame. It matters for the first frame after the tab was hidden. */
const LONGEST_FRAME_MS = 100;
const NOBODY: readonly Actor['person'][] = [];
export interface CafeSceneDeps {
  readonly page: ViewDeps;
  readonly atlases: Atlases;
  readonly stamps: Stamps;
  /** Scope of the view. */
  readonly life: Scope;
}

interface Shown {
  cafe: Cafe;
  readonly people: People;
  readonly room: Room;
}

export class CafeScene extends Phaser.Scene {
  selected: readonly PersonId[] = [];
  mode: Mode = 'select';
  paused = false;
  still = false;
  /** Whether no bubbles are drawn. */
  private hushed = false;
  /** Whether the café is only the backdrop of the title screen, without bubbles, marks and clicks. */
  backdrop = false;
  panels: readonly Readonly<Rect>[] = [];
  following: PersonId | null = null;
  over: Over | null = null;
  simMs = 0;
  readonly eye: CameraState = makeCameraState();
  pointer!: Pointer;

  private deps!: CafeSceneDeps;
  private parts!: CafeParts;
  /** The house that the player is rearranging, and the café's state with it; null = no house is being rearranged. */
  private plan: { readonly shown: PlanShown; readonly state: WorldState } | null = null;
  private shown: Shown | null = null;
  private animationMs = 0;
  private lastNow = 0;
  private readonly smallTalk = new SmallTalk();
  private readonly wordsOf = (say: string, who: Actor['person']): string =>
    this.smallTalk.mayShow(who, this.shown?.cafe.state.clock.day ?? 0) &&
    speaksForParty(this.shown?.cafe.state.people ?? {}, who)
      ? this.deps.page.say(`bubble.${say}`, { name: who.name })
      : '';

  constructor() {
    super({ key: 'cafe' });
  }

  init(deps: CafeSceneDeps): void {
    this.deps = deps;
  }

  create(): void {
    this.events.on(Phaser.Scenes.Events.PRE_RENDER, () => this.paintGround());
    this.cameras.main.setOrigin(0, 0).setBackgroundColor('#4c8873');
    this.parts = makeCafeParts(this, {
      ...this.deps,
      find: (id) => this.shown?.people.find(id),
      zoom: () => this.eye.lens.zoom,
      still: () => this.still,
    });
    this.pointer = makePointer(this, this.parts.layers, this.deps.page, () => this.pointerTargets());
  }

  /** Shows a café: another one, or the same café after it was loaded from a save. */
  enter(cafe: Cafe): void {
    this.leave();
    this.setPlan(null);
    const { state } = cafe;
    const { atlases, stamps } = this.deps;
    const people = makePeople(this, this.parts.layers, atlases, stamps.get('white'));
    this.shown = {
      cafe,
      people,
      room: makeRoom(this, this.parts.layers, this.deps, state),
    };
    people.ticked(state);
    this.eye.room = builtBounds(state.map);
    this.eye.auto = true;
    this.eye.fit(this.screenOf(), this.panels);
    this.parts.marks.stale();
  }

  /** Shows the same café at another moment: the room is rebuilt only if its map differs. */
  moment(cafe: Cafe): void {
    const { shown, parts } = this;
    const { map } = cafe.state;
    // If the house has another size at that moment, it is shown like a new café.
    if (shown === null || map.width !== shown.cafe.state.map.width || map.height !== shown.cafe.state.map.height)
      return this.enter(cafe);
    shown.cafe = cafe;
    shown.people.ticked(cafe.state, true);
    parts.outdoors.clear();
    parts.bubbles.clear();
    parts.flecks.clear();
    parts.marks.stale();
    this.deps.atlases.loadAhead(cafe.state.arrivals, cafe.state.tick);
  }

  leave(): void {
    const { shown } = this;
    if (!shown) return;
    shown.people.destroy();
    shown.room.destroy();
    clearCafe(this.parts);
    this.shown = null;
  }

  ticked(): void {
    const { shown, parts } = this;
    if (!shown) return;
    const { state, events } = shown.cafe;
    shown.people.ticked(state);
    parts.outdoors.ticked(state);
    if (!this.backdrop)
      for (const event of events) {
        parts.effects.happened(event);
        parts.marks.happened(event);
      }
    parts.marks.stale();
    if (state.tick % 20 === 0) this.deps.atlases.loadAhead(state.arrivals, state.tick);
  }

  override update(): void {
    const now = performance.now();
    const deltaMs = Math.min(LONGEST_FRAME_MS, Math.max(0, now - this.lastNow));
    this.lastNow = now;
    const alpha = Math.max(0, Math.min(1, this.deps.page.frame(deltaMs)));
    this.simMs = performance.now() - now;
    const { shown, parts } = this;
    if (!shown) return;
    const moving = this.paused ? 0 : deltaMs;
    this.animationMs += moving;
    const state = this.plan?.state ?? shown.cafe.state;
    if (shown.room.renew(state, this.still)) {
      this.eye.room = builtBounds(state.map);
      this.eye.settled = false;
    }
    this.aim(shown, deltaMs);
    const { view } = this.eye;
    if (this.plan === null)
      shown.people.draw(state, alpha, this.still ? Math.floor(this.animationMs / 900) * 900 : this.animationMs);
    if (this.plan === null) parts.scoutProps.draw(state, shown.people.find);
    else parts.scoutProps.clear();
    if (this.plan === null) parts.signBoards.draw(state);
    else parts.signBoards.clear();
    if (this.backdrop) this.hideMaids(shown);
    parts.doors.draw(state.map, this.plan === null ? shown.people.actors() : [], minuteOf(state.clock, state.tick));
    parts.goldenBells.draw(state.map, state.season?.bells?.ours.length ?? 0);
    shown.room.furniture.draw(state);
    parts.umbrellas.draw(state);
    if (this.plan === null) parts.outdoors.draw(state, alpha);
    else parts.outdoors.clear();
    shown.room.light.draw(state);
    parts.weather.draw(state, view, moving, this.still);
    parts.fireflies.draw(state, view, shown.room.light.lamps, this.still ? 0 : this.animationMs);
    if (this.plan !== null) parts.planMarks.draw(this.plan.shown);
    else if (!this.backdrop) this.drawOver(shown, moving, deltaMs);
    parts.flecks.draw(moving);
  }

  /** Paints the ground. This is the most expensive part of a new café, so it is done only for frames that are really painted. */
  private paintGround(): void {
    if (!this.shown) return;
    this.shown.room.ground.cover(this.eye.view, this.eye.settled ? 1 : 40);
    this.eye.settled = true;
  }

  private drawOver(shown: Shown, moving: number, deltaMs: number): void {
    const { parts } = this;
    const { view, lens } = this.eye;
    const { state } = shown.cafe;
    const actors = shown.people.actors();
    parts.marks.draw({
      cafe: shown.cafe,
      selected: this.selected,
      find: shown.people.find,
      actors,
      mode: this.mode,
      hover: this.pointer.hover,
      animationMs: this.animationMs,
      still: this.still,
      sight: this.over?.sight ?? true,
      ways: this.over?.ways ?? true,
    });
    parts.ghosts.draw(state.map, this.over?.ghosts?.() ?? NOBODY);
    parts.effects.glitter(actors, moving);
    const blocked = this.eye.under(this.panels);
    parts.overHeads.draw(
      {
        state,
        actors,
        selected: this.selected,
        hover: this.pointer.hover,
        zoom: lens.zoom,
        animationMs: this.animationMs,
        still: this.still,
      },
      blocked,
    );
    if (this.hushed) return;
    parts.bubbles.draw({
      state,
      actors,
      view,
      blocked,
      zoom: lens.zoom,
      deltaMs,
      still: this.still,
      words: this.wordsOf,
      thought: this.over?.thought ?? null,
    });
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

  private pointerTargets(): PointerTargets | null {
    const { shown } = this;
    if (!shown || this.backdrop || this.plan !== null) return null;
    return {
      state: shown.cafe.state,
      people: shown.people,
      eye: this.eye,
      mode: this.mode,
      speakerAt: this.parts.bubbles.at,
    };
  }

  hush(on: boolean): void {
    this.hushed = on;
    if (on) this.parts.bubbles.clear();
  }

  screenOf(): { w: number; h: number; dpr: number } {
    return { w: this.scale.width, h: this.scale.height, dpr: this.eye.dpr };
  }

  /** The point halfway between a person's feet and the middle of the head, in world pixels. */
  middleOf(id: PersonId): { x: number; y: number } | null {
    const actor = this.shown?.people.find(id);
    return actor ? { x: actor.x, y: (actor.y + actor.headY) / 2 } : null;
  }

  /** Stops following a person with the camera, and tells the page. */
  letGo(): void {
    if (this.following === null) return;
    this.following = null;
    this.deps.page.letGo?.();
  }

  goHome(): void {
    this.letGo();
    this.eye.auto = true;
    this.eye.fit(this.screenOf(), this.panels);
  }

  visit(x: number, y: number): void {
    this.letGo();
    this.eye.visit(this.panels, worldX(x, y), worldY(x, y) - 20);
  }

  comeBack(): boolean {
    return this.eye.comeBack(this.screenOf(), this.panels);
  }

  lookAt(x: number, y: number): void {
    this.letGo();
    this.eye.stay();
    this.eye.auto = false;
    this.eye.centre(this.panels, worldX(x, y), worldY(x, y) - 20);
  }

  /** Appearances of the present maids, who can stand in front on the title screen. */
  cast(): readonly string[] {
    const people = this.shown ? Object.values(this.shown.cafe.state.people) : [];
    return people.filter((person) => person.role === 'maid').map((person) => person.look);
  }

  mapShown(): CafeMap | null {
    return this.plan?.state.map ?? this.shown?.cafe.state.map ?? null;
  }

  /** Draws a house that the player is rearranging, without people; null = draws the café again. */
  setPlan(plan: PlanShown | null): void {
    const state = this.shown?.cafe.state;
    const was = this.plan !== null;
    this.plan = plan === null || state === undefined ? null : { shown: plan, state: planned(state, plan) };
    const is = this.plan !== null;
    if (!is) this.parts.planMarks.clear();
    if (is === was) return;
    // The camera fits the whole house between the panels while the player rearranges it.
    this.eye.auto = true;
    this.eye.fit(this.screenOf(), this.panels);
    this.parts.layers.over.setVisible(!is);
    if (is) this.parts.marks.clear();
    else this.parts.marks.stale();
    for (const { body, shadow } of this.shown?.people.actors() ?? []) {
      body.setVisible(!is);
      shadow.setVisible(!is);
    }
  }

  /** Hides all maids in the café, because maids already stand in front on the title screen. */
  private hideMaids({ people }: Shown): void {
    for (const { person, body, shadow } of people.actors()) {
      if (person.role !== 'maid') continue;
      body.setVisible(false);
      shadow.setVisible(false);
    }
  }

  /** Switches the backdrop of the title screen on or off. The backdrop shows only the room and its people. */
  setBackdrop(on: boolean): void {
    this.backdrop = on;
    for (const layer of [this.parts.layers.over, this.parts.layers.marks]) layer.setVisible(!on);
    if (!on) for (const { body } of this.shown?.people.actors() ?? []) body.setVisible(true);
    this.eye.auto = true;
    this.eye.close = on;
    this.eye.fit(this.screenOf(), this.panels);
  }
}
