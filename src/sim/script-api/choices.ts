/**
 * Queries of scripts that choose by configuration (Modular AI, 8.5). Such a choice may also propose effects besides a
 * todo: variables, a bubble, a command.
 */

import type { CommandPost, EndReason, Json, UtilityDecision } from '../../ai/index.ts';
import type { UtilityName } from '../../data/index.ts';
import type { Config } from '../thinking/configs.ts';
import { tilesBetween } from '../world/map.ts';
import { NO_WAY } from '../world/paths.ts';
import { houseWidth, wingAt } from '../world/wings.ts';
import { dearness } from '../visits/price-effects.ts';
import type { Guest, Person } from '../state/person.ts';
import type { MenuItem } from '../state/things.ts';
import type { World } from '../world/world.ts';

/** Number of ticks for which a bubble stays above a person's head. */
const SAID_TICKS = 50;

export class Choices {
  private world!: World;

  bind(world: World): void {
    this.world = world;
  }

  /** Returns the configuration of this name that is in use now. */
  config(name: UtilityName): Config {
    return this.world.configs.of(name);
  }

  /** Records the reasons of a choice for display. Scripts may call this only while `cafe.explaining` is true. */
  explains(me: Person, config: UtilityName, decision: UtilityDecision): void {
    this.world.explanations.explain(me.id, { config, tick: this.world.state.tick, decision });
  }

  /** The variables of a character that a configuration may write; the changes take effect after the thought. */
  brainOf(me: Person): Record<string, Json> {
    return this.world.effects.brainOf(me);
  }
  /** Lets a script propose a speech bubble above its character's head. The bubble appears after the script has returned. */
  says(me: Person, icon: string, say: string | null): void {
    this.world.effects.of(me).bubble = { icon, ticks: SAID_TICKS, say };
  }
  /** Lets a script propose a command in its character's name. The command appears on the blackboard from the next tick. */
  posts(me: Person, post: CommandPost): void {
    this.world.effects.of(me).posts.push(post);
  }

  endedHow(me: Person): EndReason | null {
    return this.world.minds.endedOf(me.id);
  }
  get menu(): readonly MenuItem[] {
    return this.world.state.menu;
  }
  /** The price of a dish as a share of its usual price; always 1 if the rule `prices` is off in this café. */
  dearness(item: MenuItem): number {
    return dearness(this.world.state, item);
  }
  /** All tiles with litter. Each has the id `x,y`, because configurations choose among entities with ids. */
  get litter(): readonly { readonly id: string; readonly x: number; readonly y: number }[] {
    return this.world.state.litter.map(({ x, y }) => ({ id: `${x},${y}`, x, y }));
  }
  /** All guests who are present, sorted by id. */
  get guests(): readonly Guest[] {
    return this.world.guests;
  }
  get isClosed(): boolean {
    return this.world.state.closed;
  }
  /** Number of dishes on the pass that no maid is fetching. */
  get dishesReady(): number {
    const { pass, fetchedBy } = this.world.places;
    let free = 0;
    for (const id of pass) if (!fetchedBy.has(id)) free++;
    return free;
  }

  /** Distance in tiles from a seat to the nearest outer wall; 0 on the terrace. */
  tilesToWall(x: number, y: number): number {
    const { map } = this.world.state;
    const wing = wingAt(map, x, y);
    if (wing !== null) return wing === 'terrace' ? 0 : Math.max(0, y - 1);
    return Math.max(0, Math.min(x, y, houseWidth(map) - 1 - x, map.height - 1 - y) - 1);
  }
  /** How the weather rates a seat: 1 = on the terrace in the sun, −1 = on the terrace without sun, 0 = indoors. */
  openAir(x: number, y: number): number {
    const { map, weather } = this.world.state;
    if (wingAt(map, x, y) !== 'terrace') return 0;
    return weather === 'sun' ? 1 : -1;
  }
  /** Number of tiles to walk to the nearest door; NO_WAY if no path leads to one. */
  tilesToDoor(x: number, y: number): number {
    let fewest = NO_WAY;
    for (const door of this.world.state.doors)
      fewest = Math.min(fewest, this.world.paths.distance(x, y, door.x, door.y));
    return fewest;
  }
  /** Manhattan distance from a tile to the nearest celebrity; the given number `far` if there is no celebrity. */
  tilesToHero(x: number, y: number, me: Guest, far: number): number {
    let fewest = far;
    for (const id of this.world.state.figures.heroes) {
      const hero = this.world.state.people[id];
      if (hero === undefined || hero === me || hero.role !== 'guest' || hero.stage === 'leave') continue;
      fewest = Math.min(fewest, tilesBetween(x, y, hero.x, hero.y));
    }
    return fewest;
  }
  /** Names of the dishes that other guests within this distance have in front of them. */
  platesNear(me: Guest, tiles: number): string[] {
    const plates: string[] = [];
    for (const other of this.world.guests) {
      if (other === me || other.plate === null || tilesBetween(me.x, me.y, other.x, other.y) > tiles) continue;
      const dish = this.world.state.dishes[other.plate];
      if (dish !== undefined) plates.push(dish.dish);
    }
    return plates;
  }
  /** The tiles of a person's path to the nearest door, including the door; empty if there is none. */
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
  /** Whether a guest is a celebrity, sits at a celebrity's table, or stands beside one for an autograph. */
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
