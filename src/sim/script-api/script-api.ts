/**
 * What scripts can know of the café, and the few things chance decides for them. Read-only but for the chance streams:
 * scripts act through todos and commands alone. Everything here is a question about *now*; nothing is prepared ahead.
 */

import { type DecisionTable, real, type Reasons, sameLine, type Todo } from '../../ai/index.ts';
import { Choices } from './choices.ts';
import { patienceRests } from '../visits/comfort.ts';
import { isWorn } from '../people/energy.ts';
import { Today } from '../events/today.ts';
import type { Floor } from '../world/floor.ts';
import type { ConfigParts } from '../thinking/configs.ts';
import { Idling } from './idle-maids.ts';
import { tilesBetween } from '../world/map.ts';
import { Seating } from './seats.ts';
import { dishesToFetch, draws, guest, maid, messToTend, seatOf, shows, type World } from '../world/world.ts';
import { litterAt } from '../world/ground.ts';
import { GAME_CHANCES, MOST_DISHES } from '../state/tuning.ts';
import {
  FLAG,
  type FlagName,
  type Guest,
  type LeaveReason,
  type Maid,
  type OrderAnswer,
  type Person,
  type PersonId,
} from '../state/person.ts';
import type { Chances, Dish, Seat, Ticket, Weather } from '../state/things.ts';
import { type AheadOption, aheadOptions } from '../visits/regulars.ts';
import { friendshipOf, isFriend, placeAmongFriends } from '../people/friends.ts';
import { companyOf, isSettlingUp, waitsForCompany } from '../visits/parties.ts';
import { type DayRule, holds } from '../state/rules.ts';
import { PlayerScripts, type RunsScript } from './player-scripts.ts';
import { notYet, orderInHand } from '../minds/orders.ts';
import { outOfPatience } from '../people/patience.ts';

export { REMEMBERED_TICKS } from '../people/remembering.ts';
export type { ParamWord, TableVocabulary } from '../thinking/tables.ts';
export * from '../state/tuning.ts';
export { tilesBetween } from '../world/map.ts';
export { NO_WAY } from '../world/paths.ts';

export type { Tile } from '../world/floor.ts';
export { OWN_KEYS, type OwnKey } from '../state/player-scripts.ts';
export { ownName } from '../thinking/script-keys.ts';
export { HOT_HEADS } from '../events/brawl.ts';
export type { GoingEvent } from '../state/events.ts';
export type { AheadOption } from '../visits/regulars.ts';

const NO_FRIENDS: readonly PersonId[] = Object.freeze([]);
const NOBODY: readonly Guest[] = Object.freeze([]);

/** What a script is handed as its character: who she is, and what she can know of the café. */
export interface Actor<P extends Person = Person> {
  readonly me: P;
  readonly cafe: ScriptApi;
}

/** What the choices of a café are made of, and the one the simulation itself asks for. */
export interface UtilityParts extends ConfigParts {
  /** What somebody orders, by the configuration `dish`; null = nothing. */
  readonly dish: (me: Guest, cafe: ScriptApi) => string | null;
}

export class ScriptApi {
  private world!: World;
  /** Choices by configuration. */
  readonly choices = new Choices();
  /** Habits of maids with nothing to do, and company for them. */
  readonly idling = new Idling();
  /** Chairs: which are free, which are kept, who waits for one. */
  readonly seating = new Seating();
  /** What the day has brought: events with a face. */
  readonly today = new Today();
  /** Scripts of players. */
  readonly own = new PlayerScripts();

  /** @param floor of the same café */
  constructor(readonly floor: Floor) {}

  /** Set once by whoever builds the café. */
  bind(world: World, run: RunsScript): void {
    this.world = world;
    this.choices.bind(world);
    this.idling.bind(world);
    this.seating.bind(world);
    this.today.bind(world);
    this.own.bind(world, run);
  }

  get tick(): number {
    return this.world.state.tick;
  }
  get weather(): Weather {
    return this.world.state.weather;
  }
  /** Whether a rule of the day holds here. */
  holds(rule: DayRule): boolean {
    return holds(this.world.state, rule);
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
  /** The maids in the café: not who is across the street. */
  get maids(): readonly Maid[] {
    return this.world.maids.filter((maid) => maid.present);
  }
  maid(id: PersonId): Maid | undefined {
    return maid(this.world, id);
  }
  /** The name of the script that somebody who is here thinks with next; null for whoever has no mind yet. */
  scriptOf(who: Person): string | null {
    const { minds } = this.world;
    const row = minds.rowOf(who.id);
    return row < 0 ? null : minds.scriptOf(row);
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

  /** A maid's friends by their ids, the fondest first; nobody where there is no friendship. */
  friendsOf(me: Maid): readonly PersonId[] {
    if (!holds(this.world.state, 'friends')) return NO_FRIENDS;
    const friends = Object.keys(me.friends).filter((id) => isFriend(me, id));
    if (friends.length < 2) return friends;
    return friends.sort((a, b) => friendshipOf(me, b) - friendshipOf(me, a) || (a < b ? -1 : 1));
  }
  /** A guest's place among her friends, from 0; -1 for who is none. */
  friendPlace(me: Maid, id: PersonId): number {
    return holds(this.world.state, 'friends') ? placeAmongFriends(me, id) : -1;
  }
  /** How fond a guest is of her, 0 … 100. */
  friendship(me: Maid, id: PersonId): number {
    return friendshipOf(me, id);
  }
  /** Whether a maid is worn out. */
  isWorn(me: Maid): boolean {
    return isWorn(this.world, me);
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
  private readonly found = new Map<string, unknown>();
  /** Works something out once in a thought, however many pieces of a script ask for it by this name. */
  once<T>(me: Person, name: string, make: () => T): T {
    // A thought is over within its tick, and nobody else thinks meanwhile.
    if (this.onceTick !== this.tick || this.onceWho !== me.id) {
      this.onceTick = this.tick;
      this.onceWho = me.id;
      this.found.clear();
    }
    if (!this.found.has(name)) this.found.set(name, make());
    return this.found.get(name) as T;
  }

  /** The order she is to carry out: accepted, and the first in her queue. Null when there is none. */
  orderFor(me: Maid): OrderAnswer | null {
    return orderInHand(me);
  }
  /** Whether she can begin with an order now: hands, order book, colleagues and the guest allow it. */
  canBegin(me: Maid, order: OrderAnswer): boolean {
    return notYet(this.world, me, order) === null;
  }

  // ── the rival, and regulars ───────────────────────────────────────────────────────────────────────────────────

  /** Whether there is a rival to look at. */
  get hasRival(): boolean {
    return this.world.state.rival !== undefined;
  }
  /** Whether she has seen something across the street and has not told it yet. */
  hasNews(me: Maid): boolean {
    return (this.world.state.rival?.trips[me.id]?.saw ?? null) !== null;
  }
  /** Whether anybody comes here often enough to have habits. */
  get hasRegulars(): boolean {
    return this.world.state.regulars !== undefined;
  }
  /** Regulars who are here, and what the kitchen's book expects of each. */
  aheadOptions(): AheadOption[] {
    return aheadOptions(this.world);
  }

  // ── guests ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Why patience is over; null while it is not. */
  outOfPatience(me: Guest): LeaveReason | null {
    return outOfPatience(this.world, me);
  }
  /** The hero nearest to somebody, within so many tiles; ties to who came first. */
  heroNear(me: Person, tiles: number): Guest | null {
    let best: Guest | null = null;
    let fewest = tiles + 1;
    for (const id of this.world.state.figures.heroes) {
      const hero = this.guest(id);
      if (hero === undefined || hero === me || hero.stage === 'leave') continue;
      const far = tilesBetween(me.x, me.y, hero.x, hero.y);
      if (far < fewest) [best, fewest] = [hero, far];
    }
    return best;
  }
  /** Whether litter lies within so many tiles. */
  litterNear(me: Person, tiles: number): boolean {
    return this.world.state.litter.some(({ x, y }) => tilesBetween(me.x, me.y, x, y) <= tiles);
  }
  /** Whether a maid is within so many tiles; this one, if her id is given. */
  maidNear(me: Person, tiles: number, id: PersonId | null = null): boolean {
    return this.world.maids.some(
      (maid) => maid.present && (id === null || maid.id === id) && tilesBetween(me.x, me.y, maid.x, maid.y) <= tiles,
    );
  }
  /** Whether this guest has no list to order from, has not had everything, and can pay for something more. */
  couldOrder(me: Guest): boolean {
    const { state } = this.world;
    if (me.wants !== null || me.servedCount >= MOST_DISHES) return false;
    return !state.closed && state.menu.some((item) => item.price <= me.budget - me.bill);
  }
  /** Whether nobody loses patience now. */
  get patienceRests(): boolean {
    return patienceRests(this.world.state);
  }
  /** Who came with a guest and is still here, the guest included, by id; nobody for those who came alone. */
  companyOf(me: Guest): readonly Guest[] {
    return companyOf(this.world, me);
  }
  /** Whether a guest who has eaten waits for the others of the party, or for the one of them who pays. */
  waitsForCompany(me: Guest): boolean {
    return waitsForCompany(this.world, me);
  }
  /** Whether the bill of a guest's party has been called for. */
  isSettlingUp(me: Guest): boolean {
    return isSettlingUp(this.world, me);
  }
  /** Whether there is time for something beside the visit: no stage of it is drawn out beyond the guest's own patience. */
  mayDawdle(me: Guest): boolean {
    return this.tick - me.stageTick < me.patience;
  }

  // ── decision tables ───────────────────────────────────────────────────────────────────────────────────────────

  /** A decision table as it is now, by its name; null when there is none. */
  table(name: string): DecisionTable | null {
    return this.world.tables.of(name);
  }
  /**
   * A number to draw the shares of a table with. In the game it is any in [0, 1); where a scenario has made the chance of
   * this name larger or smaller, shares come up more or less often; at chance 1 it is always 0, the first share, and at
   * chance 0 always 1, none of them. Null: no chance has a say.
   */
  drawFor(me: Person, name: keyof Chances | null): number {
    if (name === null) return real(me.rng);
    const now = this.world.state.chances[name];
    if (now <= 0) return 1;
    return now >= 1 ? 0 : Math.min(1, (real(me.rng) * GAME_CHANCES[name]) / now);
  }
  /** Whether a scenario has stopped a chance of the game. */
  isStopped(name: keyof Chances): boolean {
    return this.world.state.chances[name] <= 0;
  }
  /** A guest has thought: what was new is so no more, and if a pastime was drawn for, the time for the next begins. */
  pondered(me: Guest, drewForPastime: boolean): void {
    for (const buff of me.buffs) buff.seen = true;
    if (drewForPastime) me.boredSince = this.tick;
  }
  /** Shows something over somebody's head: all a script may do beside the todo it writes. */
  shows(me: Person, icon: string): void {
    shows(this.world, me, icon, 50);
  }
  /** Whether a todo is the line she wrote last, but for its budget, and that one has run out of ticks. */
  goesOnWith(me: Person, todo: Todo): boolean {
    const { minds } = this.world;
    const row = minds.rowOf(me.id);
    const last = row < 0 ? null : minds.lastTodoOf(row);
    return last !== null && minds.endedOf(row) === 'tick' && sameLine(last, todo);
  }

  // ── chance ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Draws from her own stream at the game's chance of a name. */
  draws(me: Person, name: keyof Chances, factor = 1): boolean {
    return draws(me, this.world.state.chances[name] * factor);
  }
}
