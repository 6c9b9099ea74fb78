/**
 * What choices by configuration (chapter 4) can know of the café, and what they may do beside the todo they write: show
 * something, post a command. The explanations of the last choices are kept here too while anybody reads along; they are
 * no part of the state.
 */

import type { CommandPost, EndReason, UtilityDecision } from '../../ai/index.ts';
import type { UtilityName } from '../../data/index.ts';
import type { Config } from '../thinking/configs.ts';
import { tilesBetween } from '../world/map.ts';
import { NO_WAY } from '../world/paths.ts';
import { dearness } from '../visits/prices.ts';
import type { Guest, Person, PersonId } from '../state/person.ts';
import type { MenuItem } from '../state/things.ts';
import { emit, shows, type World } from '../world/world.ts';

/** A choice somebody has made: by which configuration, when, and all about it. */
export interface ChoiceMade {
  readonly config: UtilityName;
  readonly tick: number;
  readonly decision: UtilityDecision;
}

/** Ticks for which something said stands over somebody's head. */
const SAID_TICKS = 50;

/** Questions of the choices of one café. */
export class Choices {
  private world!: World;
  private readonly made = new Map<PersonId, Map<UtilityName, ChoiceMade>>();

  /** Set once by whoever builds the café. */
  bind(world: World): void {
    this.world = world;
  }

  /** A configuration as it is now. */
  config(name: UtilityName): Config {
    return this.world.configs.of(name);
  }

  /** Keeps why somebody has chosen so; call it only while `cafe.explaining`. */
  explains(me: Person, config: UtilityName, decision: UtilityDecision): void {
    let mine = this.made.get(me.id);
    if (mine === undefined) this.made.set(me.id, (mine = new Map<UtilityName, ChoiceMade>()));
    mine.set(config, { config, tick: this.world.state.tick, decision });
  }
  /** The last choice somebody made by each configuration, the newest first. */
  madeBy(id: PersonId): readonly ChoiceMade[] {
    return [...(this.made.get(id)?.values() ?? [])].sort((a, b) => b.tick - a.tick || (a.config < b.config ? -1 : 1));
  }
  /** Forgets what was kept about somebody. */
  forget(id: PersonId): void {
    this.made.delete(id);
  }

  /** Shows something over somebody's head. */
  says(me: Person, icon: string, say: string | null): void {
    shows(this.world, me, icon, SAID_TICKS, say);
  }
  /** Posts a command in somebody's name; it is on the board from the next tick. */
  posts(me: Person, post: CommandPost): void {
    const { id } = this.world.board.post(post, this.world.state.tick + 1, me.id);
    emit(this.world, 'posted', me.id, { id });
  }

  /** How somebody's last todo ended; null before the first. */
  endedHow(me: Person): EndReason | null {
    const row = this.world.minds.rowOf(me.id);
    return row < 0 ? null : this.world.minds.endedOf(row);
  }
  get menu(): readonly MenuItem[] {
    return this.world.state.menu;
  }
  /** What a dish costs as a share of its usual price; 1 where prices do not count. */
  dearness(item: MenuItem): number {
    return dearness(this.world.state, item);
  }
  /** Everybody who is there, by id. */
  get guests(): readonly Guest[] {
    return this.world.guests;
  }
  get isClosed(): boolean {
    return this.world.state.closed;
  }
  /** Dishes on the pass that nobody fetches. */
  get dishesReady(): number {
    const { pass, fetchedBy } = this.world.places;
    let free = 0;
    for (const id of pass) if (!fetchedBy.has(id)) free++;
    return free;
  }

  /** Tiles from a seat to the nearest outside wall. */
  tilesToWall(x: number, y: number): number {
    const { width, height } = this.world.state.map;
    return Math.max(0, Math.min(x, y, width - 1 - x, height - 1 - y) - 1);
  }
  /** Tiles to walk to the nearest door, NO_WAY when there is none. */
  tilesToDoor(x: number, y: number): number {
    let fewest = NO_WAY;
    for (const door of this.world.state.doors)
      fewest = Math.min(fewest, this.world.paths.distance(x, y, door.x, door.y));
    return fewest;
  }
  /** Tiles to the nearest celebrity, as the crow flies along the sides; `far` when there is none. */
  tilesToHero(x: number, y: number, me: Guest, far: number): number {
    let fewest = far;
    for (const id of this.world.state.figures.heroes) {
      const hero = this.world.state.people[id];
      if (hero === undefined || hero === me || hero.role !== 'guest' || hero.stage === 'leave') continue;
      fewest = Math.min(fewest, tilesBetween(x, y, hero.x, hero.y));
    }
    return fewest;
  }
  /** Dishes others have before them within so many tiles. */
  platesNear(me: Guest, tiles: number): string[] {
    const plates: string[] = [];
    for (const other of this.world.guests) {
      if (other === me || other.plate === null || tilesBetween(me.x, me.y, other.x, other.y) > tiles) continue;
      const dish = this.world.state.dishes[other.plate];
      if (dish !== undefined) plates.push(dish.dish);
    }
    return plates;
  }
  /** The tiles somebody would walk to the nearest door, the door included; empty when there is no way. */
  wayOut(me: Person): { readonly x: number; readonly y: number }[] {
    const door = this.world.floor.doorFor(me);
    const tiles: { x: number; y: number }[] = [];
    if (door === null) return tiles;
    const { paths } = this.world;
    let [x, y] = [me.x, me.y];
    while (x !== door.x || y !== door.y) {
      const next = paths.next(x, y, door.x, door.y);
      if (next < 0) break;
      [x, y] = [paths.xOf(next), paths.yOf(next)];
      tiles.push({ x, y });
    }
    return tiles;
  }
  /** Whether a guest is a celebrity or in one's company: at the same table, or beside one for an autograph. */
  isCelebritysCompany(who: Guest): boolean {
    if (who.isHero) return true;
    const seat = who.seat === null ? undefined : this.world.seats.get(who.seat);
    for (const id of this.world.state.figures.heroes) {
      const hero = this.world.state.people[id];
      if (hero === undefined || hero.role !== 'guest') continue;
      const heroSeat = hero.seat === null ? undefined : this.world.seats.get(hero.seat);
      if (seat !== undefined && heroSeat !== undefined && seat.table === heroSeat.table) return true;
      if (who.stage === 'visitHero' && tilesBetween(who.x, who.y, hero.x, hero.y) <= 2) return true;
    }
    return false;
  }
}
