/**
 * What scripts can know of the café, and the few things chance decides for them. Read-only but for the chance streams:
 * scripts act through todos and commands alone. Everything here is a question about *now*; nothing is prepared ahead.
 */

import type { CommandOnBoard, Reasons } from '../ai/index.ts';
import { noticesTile } from './alert.ts';
import { distanceTo, onKeptWay } from './behaviours/moving.ts';
import { besidePass } from './behaviours/serving.ts';
import { NEIGHBOURS, tileAt, tilesBetween } from './map.ts';
import { NO_WAY } from './paths.ts';
import { litterAt } from './slipping.ts';
import { CHAT_TILES } from './tuning.ts';
import {
  FLAG,
  type Chances,
  type Dish,
  type FlagName,
  type Guest,
  type LeaveReason,
  type Maid,
  type Person,
  type PersonId,
  type Seat,
  type Ticket,
  type Weather,
} from './types.ts';
import { outOfPatience } from './visits.ts';
import { dishesToFetch, draws, emit, guest, maid, messToTend, seatOf, shows, type World } from './world.ts';

export type { Actor } from './world.ts';
export * from './tuning.ts';
export { tilesBetween } from './map.ts';
export { NO_WAY } from './paths.ts';

export interface Tile {
  readonly x: number;
  readonly y: number;
}

const NOBODY: readonly Guest[] = Object.freeze([]);

export class Surface {
  private world!: World;

  /** Set once by whoever builds the café. */
  bind(world: World): void {
    this.world = world;
  }

  get tick(): number {
    return this.world.state.tick;
  }
  get weather(): Weather {
    return this.world.state.weather;
  }
  /** Doors shut for the day. */
  get closed(): boolean {
    return this.world.state.closed;
  }
  /** Where a script jots down why (chapter 1.6). */
  get reasons(): Reasons {
    return this.world.minds.reasons;
  }

  // ── people ────────────────────────────────────────────────────────────────────────────────────────────────────

  guest(id: PersonId): Guest | undefined {
    return guest(this.world, id);
  }
  get maids(): readonly Maid[] {
    return this.world.maids;
  }
  maid(id: PersonId): Maid | undefined {
    return maid(this.world, id);
  }
  seatOf(who: Person): Seat | undefined {
    return seatOf(this.world, who);
  }
  seat(id: string): Seat | undefined {
    return this.world.seats.get(id);
  }
  has(me: Person, flag: FlagName): boolean {
    return me.flags.some((one) => one.flag === FLAG[flag]);
  }

  // ── work ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Guests with their hand up, by id. */
  get callers(): readonly Guest[] {
    return this.world.callers;
  }
  /** Those of them nobody serves or is on her way to. */
  get freeCallers(): readonly Guest[] {
    return this.world.freeCallers;
  }
  /** Those of them of a customer type. */
  freeOfType(type: string): readonly Guest[] {
    return this.world.freeByType.get(type) ?? NOBODY;
  }
  /** Whether anybody reads the options a script weighs; listing them all is dear. */
  get explaining(): boolean {
    return this.world.minds.observer !== null && this.world.tracing;
  }
  /** Which maid serves this guest or is on her way to. */
  servedBy(id: PersonId): PersonId | undefined {
    return this.world.servedBy.get(id);
  }
  /** Dishes on the pass that no other maid is fetching, oldest first. */
  dishesFor(me: Maid, most = Infinity): Dish[] {
    return dishesToFetch(this.world, me.id, most);
  }
  dish(id: number): Dish | undefined {
    return this.world.state.dishes[id];
  }
  /** The oldest ticket nobody cooks yet. */
  get nextTicket(): Ticket | null {
    return this.world.state.tickets[0] ?? null;
  }
  get ticketsWaiting(): number {
    return this.world.state.tickets.length;
  }
  /** Litter and dirty tables nobody else sees to. */
  messFor(me: Maid): { x: number; y: number; seat: string | null }[] {
    return messToTend(this.world, me.id);
  }
  litterAt(x: number, y: number): boolean {
    return litterAt(this.world, x, y) !== undefined;
  }
  litterKind(x: number, y: number): string | null {
    return litterAt(this.world, x, y)?.kind ?? null;
  }

  private onceTick = -1;
  private onceWho = '';
  private onceValue: unknown = null;
  /** Works something out once in a thought, however many pieces of a script ask for it; a thought is over within its tick. */
  once<T>(me: Person, make: () => T): T {
    if (this.onceTick !== this.tick || this.onceWho !== me.id) {
      this.onceValue = make();
      this.onceTick = this.tick;
      this.onceWho = me.id;
    }
    return this.onceValue as T;
  }

  // ── getting about ─────────────────────────────────────────────────────────────────────────────────────────────

  /** Tiles to walk to a tile, NO_WAY when cut off. */
  tilesTo(me: Person, x: number, y: number): number {
    return distanceTo(this.world, me, x, y);
  }
  /** Tiles to walk between two tiles, seats included. */
  tilesFrom(fromX: number, fromY: number, x: number, y: number): number {
    return this.world.paths.distance(fromX, fromY, x, y);
  }
  walkable(x: number, y: number): boolean {
    return this.world.paths.walkable(x, y);
  }
  isDoor(x: number, y: number): boolean {
    return tileAt(this.world.state.map, x, y) === 'D';
  }
  /** Whether one stands in somebody's way: in the door, or on a tile with another who was there first. */
  standsInTheWay(me: Person): boolean {
    if (this.isDoor(me.x, me.y)) return true;
    return this.world.places.standingAt(me.x, me.y).some((other) => other.id < me.id);
  }
  /** The nearest tile one can stand on beside x, y; tiles where somebody stands count as three further. Ties: up, right, down, left. */
  standBeside(me: Maid, x: number, y: number): Tile | null {
    const kept = me.place;
    const { version } = this.world.state.map;
    if (
      kept !== null &&
      kept.forX === x &&
      kept.forY === y &&
      kept.version === version &&
      !this.occupied(me, kept.x, kept.y)
    )
      return kept;
    const tile = this.besideAnew(me, x, y);
    me.place = tile === null ? null : { forX: x, forY: y, version, x: tile.x, y: tile.y };
    return tile;
  }
  private besideAnew(me: Maid, x: number, y: number): Tile | null {
    return this.nearest(
      me,
      NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })),
    );
  }
  /** The nearest tile beside the pass. */
  standAtPass(me: Maid): Tile | null {
    if (me.stepOf === 0 && besidePass(this.world, me.x, me.y) !== null) return { x: me.x, y: me.y };
    const kept = me.place;
    const { version } = this.world.state.map;
    if (kept !== null && kept.forX === -1 && kept.version === version && !this.occupied(me, kept.x, kept.y))
      return kept;
    const tile = this.nearest(me, this.passTiles());
    me.place = tile === null ? null : { forX: -1, forY: -1, version, x: tile.x, y: tile.y };
    return tile;
  }
  atPass(me: Person): boolean {
    return me.stepOf === 0 && besidePass(this.world, me.x, me.y) !== null;
  }
  private passVersion = 0;
  private pass: Tile[] = [];
  private passTiles(): readonly Tile[] {
    const { map } = this.world.state;
    if (this.passVersion === map.version) return this.pass;
    this.passVersion = map.version;
    this.pass = [];
    for (const { x, y } of this.world.places.passTiles)
      for (const { dx, dy } of NEIGHBOURS)
        if (
          this.world.paths.walkable(x + dx, y + dy) &&
          !this.pass.some((tile) => tile.x === x + dx && tile.y === y + dy)
        )
          this.pass.push({ x: x + dx, y: y + dy });
    return this.pass;
  }
  /** Forgets what was worked out from the map. */
  forget(): void {
    this.passVersion = 0;
    this.spotsVersion = 0;
  }
  private nearest(me: Person, tiles: readonly Tile[]): Tile | null {
    let best: Tile | null = null;
    let fewest = NO_WAY;
    for (const tile of tiles) {
      // No way is shorter than straight along the two sides; in a hall most tiles are out of the running by that alone.
      if (tilesBetween(me.toX, me.toY, tile.x, tile.y) >= fewest) continue;
      if (!this.world.paths.walkable(tile.x, tile.y)) continue;
      let cost = distanceTo(this.world, me, tile.x, tile.y);
      if (cost >= NO_WAY) continue;
      if (this.occupied(me, tile.x, tile.y)) cost += 3;
      if (cost < fewest) {
        fewest = cost;
        best = tile;
      }
    }
    return best;
  }
  private occupied(me: Person, x: number, y: number): boolean {
    return this.world.places.standingAt(x, y).some((other) => other !== me);
  }
  /** The nearest walkable tile to x, y that one can reach, looking in growing squares (at most 8 wide); null when there is none. */
  nearestTile(me: Person, x: number, y: number): Tile | null {
    for (let ring = 0; ring <= 8; ring++) {
      let best: Tile | null = null;
      let fewest = NO_WAY;
      for (let dy = -ring; dy <= ring; dy++)
        for (let dx = -ring; dx <= ring; dx++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring || !this.world.paths.walkable(x + dx, y + dy)) continue;
          const cost = distanceTo(this.world, me, x + dx, y + dy);
          if (cost < fewest) {
            fewest = cost;
            best = { x: x + dx, y: y + dy };
          }
        }
      if (best !== null) return best;
    }
    return null;
  }
  /** A free tile near her where she is in nobody's way. */
  asideTile(me: Person): Tile | null {
    for (let ring = 1; ring <= 4; ring++)
      for (let dy = -ring; dy <= ring; dy++)
        for (let dx = -ring; dx <= ring; dx++) {
          const x = me.x + dx;
          const y = me.y + dy;
          if (Math.abs(dx) + Math.abs(dy) !== ring || !this.world.paths.walkable(x, y) || this.isDoor(x, y)) continue;
          if (NEIGHBOURS.some((n) => this.isDoor(x + n.dx, y + n.dy)) || this.occupied(me, x, y)) continue;
          if (distanceTo(this.world, me, x, y) < NO_WAY) return { x, y };
        }
    return null;
  }
  /** Litter on the tile she is stepping onto, or on one of the next (at most two) on the way to x, y. */
  litterAhead(me: Person, x: number, y: number): Tile | null {
    if (this.world.state.litter.length === 0) return null;
    let atX = me.toX;
    let atY = me.toY;
    if (me.stepOf > 0 && this.litterAt(atX, atY)) return { x: atX, y: atY };
    for (let i = 0; i < 2 && (atX !== x || atY !== y); i++) {
      const kept = onKeptWay(this.world, me, atX, atY, x, y);
      const tile = kept >= 0 ? (me.path[kept + 1] ?? -1) : this.world.paths.next(atX, atY, x, y);
      if (tile < 0) return null;
      atX = this.world.paths.xOf(tile);
      atY = this.world.paths.yOf(tile);
      if (this.litterAt(atX, atY) && noticesTile(this.world, me, atX, atY)) return { x: atX, y: atY };
    }
    return null;
  }

  /** Whether there is a way to x, y that keeps off all litter. */
  wayRound(me: Person, x: number, y: number): boolean {
    const { paths, places, state } = this.world;
    const version = `${state.map.version} ${places.litterVersion}`;
    if (this.roundVersion !== version) {
      this.roundVersion = version;
      this.rounds.clear();
    }
    // Asked by somebody who looks up every tick, found out once.
    const question = paths.tile(me.toX, me.toY) * state.map.width * state.map.height + paths.tile(x, y);
    let answer = this.rounds.get(question);
    if (answer === undefined)
      this.rounds.set(question, (answer = paths.search(me.toX, me.toY, x, y, state.litter) !== null));
    return answer;
  }
  private roundVersion = '';
  private readonly rounds = new Map<number, boolean>();

  // ── guests ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Seats that are free and clean. */
  freeSeats(): Seat[] {
    return [...this.world.places.freeSeats].sort((a, b) => (a.id < b.id ? -1 : 1));
  }
  seats(): readonly Seat[] {
    return this.world.state.seats;
  }
  /** Whether a scenario keeps this seat for somebody else who is still to come or waits for it. */
  isKept(seat: Seat, me: Guest): boolean {
    return this.world.places.isKept(seat.id, me);
  }
  /** The seats of a table. */
  seatsAt(table: number): readonly Seat[] {
    return this.world.places.tables.get(table) ?? [];
  }
  /** Why patience is over; null while it is not. */
  outOfPatience(me: Guest): LeaveReason | null {
    return outOfPatience(this.world, me);
  }
  /** The nearest door one can reach. */
  doorFor(me: Person): Tile | null {
    let best: Tile | null = null;
    let fewest = NO_WAY;
    for (const door of this.world.state.doors) {
      const cost = distanceTo(this.world, me, door.x, door.y);
      if (cost < fewest) {
        fewest = cost;
        best = door;
      }
    }
    return best;
  }
  private spotsVersion = 0;
  private spots: Tile[] = [];
  /** Tiles near the first door where nobody is in the way, the nearest first; ties by row, then column. */
  private queueSpots(): readonly Tile[] {
    const { map, doors } = this.world.state;
    const door = doors[0];
    if (door === undefined || this.spotsVersion === map.version) return this.spots;
    this.spotsVersion = map.version;
    const spots: (Tile & { cost: number })[] = [];
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const x = door.x + dx;
        const y = door.y + dy;
        if (
          !this.world.paths.walkable(x, y) ||
          this.isDoor(x, y) ||
          NEIGHBOURS.some((n) => this.isDoor(x + n.dx, y + n.dy))
        )
          continue;
        const cost = this.world.paths.distance(x, y, door.x, door.y);
        if (cost < 12) spots.push({ x, y, cost });
      }
    this.spots = spots.sort((p, q) => p.cost - q.cost || p.y - q.y || p.x - q.x);
    return this.spots;
  }
  /** Where to wait for a seat: beside the door, one behind the other. */
  queueSpot(me: Guest): Tile {
    const waiting = this.world.guests.filter((other) => other.stage === 'queue' && other.id < me.id).length;
    const spots = this.queueSpots();
    return spots[Math.min(waiting, spots.length - 1)] ?? { x: me.x, y: me.y };
  }
  /** What a hero's presence does to this guest, drawn once per entrance: nothing new, joins the crowd, stares, or goes on eating. */
  reactsTo(me: Guest): { hero: PersonId; does: 'mob' | 'stare' | 'eatOn' } | null {
    const buff = me.buffs.find((one) => one.buff === 'star' && !one.seen);
    if (buff === undefined) return null;
    buff.seen = true;
    if (me.calm || me.isHero) return { hero: buff.from, does: 'eatOn' };
    const { crowd } = this.world.state.chances;
    if (draws(me, crowd >= 1 ? 1 : crowd * me.crowd)) return { hero: buff.from, does: 'mob' };
    return { hero: buff.from, does: draws(me, crowd) ? 'stare' : 'eatOn' };
  }

  // ── chance and habits ─────────────────────────────────────────────────────────────────────────────────────────

  /** Ticks she has been idle without drawing for a habit. */
  idleTicks(me: Maid): number {
    return this.tick - me.idleSince;
  }
  /** Idle habits draw by elapsed ticks, not by thoughts: once for all of them, then the count begins anew. */
  idleDraw(me: Maid): { chat: boolean; fidget: boolean } {
    const elapsed = this.idleTicks(me);
    me.idleSince = this.tick;
    const { chat, fidget } = this.world.state.chances;
    return { chat: draws(me, chat * elapsed * me.chatty), fidget: draws(me, fidget * elapsed) };
  }
  /** Another idle maid to chat with, the nearest first, ties by id; null when fewer than `company` are near. */
  companyFor(me: Maid, company = 1): Maid | null {
    let best: Maid | null = null;
    let fewest = Infinity;
    let near = 0;
    const around = this.maidsNear(me);
    for (const other of around) {
      if (
        other === me ||
        !other.present ||
        other.stepOf !== 0 ||
        other.carrying.length > 0 ||
        other.serving !== null ||
        other.pose === 'down'
      )
        continue;
      if (other.chattingWith !== null && other.chattingWith !== me.id) continue;
      if (around.some((third) => third !== me && third.chattingWith === other.id)) continue;
      if (!this.isIdle(other)) continue;
      const tiles = tilesBetween(me.x, me.y, other.x, other.y);
      if (tiles > CHAT_TILES) continue;
      near++;
      if (tiles < fewest) {
        fewest = tiles;
        best = other;
      }
    }
    return near >= company ? best : null;
  }
  /** Maids standing within chatting distance, by id. */
  private maidsNear(me: Maid): Maid[] {
    const near: Maid[] = [];
    for (let dy = -CHAT_TILES; dy <= CHAT_TILES; dy++)
      for (let dx = -CHAT_TILES; dx <= CHAT_TILES; dx++)
        near.push(...this.world.places.standingAt(me.x + dx, me.y + dy));
    return near.sort((a, b) => (a.id < b.id ? -1 : 1));
  }
  private isIdle(other: Maid): boolean {
    const todo = this.world.minds.page(other.id)?.todo;
    return (
      todo !== null &&
      todo !== undefined &&
      (todo.behave === 'stay' || todo.behave === 'chat' || todo.behave === 'fidget')
    );
  }
  /** Who is chatting with her. */
  whoChatsWith(me: Maid): Maid | null {
    return this.maidsNear(me).find((other) => other.chattingWith === me.id) ?? null;
  }
  /** Draws from her own stream at the game's chance of a name. */
  draws(me: Person, name: keyof Chances, factor = 1): boolean {
    return draws(me, this.world.state.chances[name] * factor);
  }
  /** Whether she follows a command: drawn once, by her obedience; a refusal is shown and remembered while the command lives. */
  obeys(me: Maid, command: CommandOnBoard): boolean {
    if (me.declined.includes(command.id)) return false;
    if (me.obedience >= 1) return true;
    const { mood } = this.world.state.chances;
    const follows = mood <= 0 ? me.obedience >= 0.5 : draws(me, me.obedience);
    if (follows) return true;
    me.declined.push(command.id);
    shows(this.world, me, 'anger', 60, 'decline');
    emit(this.world, 'declined', me.id, { id: command.id });
    return false;
  }
}
