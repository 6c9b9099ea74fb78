/**
 * The queries with which scripts read the café. Scripts cannot change the café through them. They act through their
 * answers, which are todos and warps. Other changes of a thought (random draws, a bubble, a command) are only proposed
 * here (world/thought-effects.ts). The turn carries them out after the script has returned. Every answer describes the
 * present tick.
 */

import { chance, type DecisionTable, type EndReason, real, type Reasons, sameLine, type Todo } from '../../ai/index.ts';
import { entryTableOf, tableOfController } from '../../data/index.ts';
import { Apprenticing } from './apprenticing.ts';
import { Choices } from './choices.ts';
import { mayRest } from '../state/enquiries.ts';
import { isWorn } from '../people/energy.ts';
import { Today } from './today.ts';
import { Visits } from './visits.ts';
import type { Floor } from '../world/floor.ts';
import { Idling } from './idle-maids.ts';
import { Noticing } from './noticing.ts';
import { tilesBetween } from '../world/map.ts';
import { Seating } from './seats.ts';
import { dishesToFetch, guest, maid, messToTend, seatOf, type World } from '../world/world.ts';
import { litterAt } from '../world/ground.ts';
import { GAME_CHANCES } from '../state/tuning.ts';
import type { OrderAnswer } from '../state/command-answer.ts';
import { isRushed } from '../state/strong.ts';
import { FLAG, type FlagName, type Guest, type Maid, type Person, type PersonId } from '../state/person.ts';
import type { Chances, Dish, Seat, Ticket, Weather } from '../state/things.ts';
import { type AheadOption, aheadOptions } from '../visits/regulars.ts';
import { friendshipOf, isFriend, placeAmongFriends } from '../people/friends.ts';
import { type DayRule, holds } from '../state/day-rules.ts';
import { PlayerScripts, type RunsScript } from './player-scripts.ts';
import { orderInHand } from '../minds/command-answers.ts';
import { notYet } from '../minds/possible-commands.ts';
import { type OwnScouting, ownScouting } from '../rival/scouting.ts';
import { type Fooling, foolingFor } from '../rival/their-scouts.ts';

export { REMEMBERED_TICKS } from '../people/guest-memory.ts';
export type { ParamWord, TableVocabulary } from '../thinking/tables.ts';
export * from '../state/tuning.ts';
export { tilesBetween } from '../world/map.ts';
export { NO_WAY } from '../world/paths.ts';
export { LARGEST_PARTY } from '../state/person.ts';

export type { Tile } from '../world/floor.ts';
export type { Knows } from './noticing.ts';
export { OWN_KEYS, type OwnKey } from '../state/player-scripts.ts';
export { ownName } from '../thinking/script-keys.ts';
export { isBrave, isFrightened, nerveOf, type Reaction, reactionOf } from '../people/nerve.ts';

/** A todo that has ended, and why: it was done, its ticks ran out, a fact of its `until` changed, or it became impossible. */
export interface Ended {
  readonly behave: string;
  readonly how: EndReason;
  readonly todo: Todo;
}

/** Number of ticks for which an icon stays above a character's head. */
const SHOWN_TICKS = 50;
const NO_FRIENDS: readonly PersonId[] = Object.freeze([]);

export class ScriptApi {
  private world!: World;
  readonly choices = new Choices();
  readonly apprentices = new Apprenticing();
  readonly idling = new Idling();
  readonly noticing = new Noticing();
  readonly seating = new Seating();
  readonly today = new Today();
  readonly visits = new Visits();
  readonly own = new PlayerScripts();

  constructor(readonly floor: Floor) {}

  /** Sets the café's world, which the queries read; called once when the café is built. */
  bind(world: World, run: RunsScript): void {
    this.world = world;
    this.apprentices.bind(world);
    this.choices.bind(world);
    this.idling.bind(world, run);
    this.noticing.bind(world);
    this.seating.bind(world);
    this.today.bind(world);
    this.visits.bind(world);
    this.own.bind(world, run);
  }

  get tick(): number {
    return this.world.state.tick;
  }
  get weather(): Weather {
    return this.world.state.weather;
  }
  holds(rule: DayRule): boolean {
    return holds(this.world.state, rule);
  }
  get closed(): boolean {
    return this.world.state.closed;
  }
  get reasons(): Reasons {
    return this.world.minds.reasons;
  }

  guest(id: PersonId): Guest | undefined {
    return guest(this.world, id);
  }
  /** The maids present in the café, without those who are scouting. */
  get maids(): readonly Maid[] {
    return this.world.maids.filter((maid) => maid.present);
  }
  maid(id: PersonId): Maid | undefined {
    return maid(this.world, id);
  }
  /** The name of the script that runs at a person's next thought; null for people without a mind. */
  scriptOf(who: Person): string | null {
    return this.world.minds.scriptOf(who.id);
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

  /** Ids of the guests who are a maid's friends, the closest first; empty if friendships are switched off (the day's rule `friends`). */
  friendsOf(me: Maid): readonly PersonId[] {
    if (!holds(this.world.state, 'friends')) return NO_FRIENDS;
    const friends = Object.keys(me.friends).filter((id) => isFriend(me, id));
    if (friends.length < 2) return friends;
    return friends.sort((a, b) => friendshipOf(me, b) - friendshipOf(me, a) || (a < b ? -1 : 1));
  }
  /** A guest's place among a maid's friends: 0 = the closest friend; −1 = not a friend. */
  friendPlace(me: Maid, id: PersonId): number {
    return holds(this.world.state, 'friends') ? placeAmongFriends(me, id) : -1;
  }
  friendship(me: Maid, id: PersonId): number {
    return friendshipOf(me, id);
  }
  /** Whether the player has allowed this maid to rest now. */
  mayRest(me: Maid): boolean {
    return mayRest(this.world.state, me.id);
  }
  isWorn(me: Maid): boolean {
    return isWorn(this.world, me);
  }

  /** Guests with a raised hand, by id. */
  get callers(): readonly Guest[] {
    return this.world.callers;
  }
  /** Calling guests that no maid is serving or walking to. */
  get freeCallers(): readonly Guest[] {
    return this.world.freeCallers;
  }
  /** Calling guests of one customer type, except those that a maid is serving or walking to. */
  freeOfType(type: string): readonly Guest[] {
    return this.world.freeCallers.filter(({ customerType }) => customerType === type);
  }
  /** Whether decisions are traced. Only then should a script list all options it weighs, because that is expensive. */
  get explaining(): boolean {
    return this.world.tracing;
  }
  /** Id of the maid who serves this guest or is on her way to the guest; undefined if there is no such maid. */
  servedBy(id: PersonId): PersonId | undefined {
    return this.world.servedBy.get(id);
  }
  /** Dishes on the pass that no other maid is fetching, the oldest first. */
  dishesFor(me: Maid, most = Infinity): Dish[] {
    return dishesToFetch(this.world, me.id, most);
  }
  dish(id: number): Dish | undefined {
    return this.world.state.dishes[id];
  }
  /** The oldest ticket that no chef is cooking yet. */
  get nextTicket(): Ticket | null {
    return this.world.state.tickets[0] ?? null;
  }
  get ticketsWaiting(): number {
    return this.world.state.tickets.length;
  }
  /** Places with litter, and dirty tables, that no other maid is cleaning or going to clean. */
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
  /** Computes a value only once during a thought, even if the script requests it several times under this name. */
  once<T>(me: Person, name: string, make: () => T): T {
    // The values stored for a thought can be dropped when the next thought begins: a thought ends within its tick, and
    // no other character thinks during it.
    if (this.onceTick !== this.tick || this.onceWho !== me.id) {
      this.onceTick = this.tick;
      this.onceWho = me.id;
      this.found.clear();
    }
    if (!this.found.has(name)) this.found.set(name, make());
    return this.found.get(name) as T;
  }

  orderFor(me: Maid): OrderAnswer | null {
    return orderInHand(me);
  }
  /** Whether the player has given a guest's next dish precedence with the strong action `rush`. */
  isRushed(guest: PersonId): boolean {
    return isRushed(this.world.state, guest);
  }
  /**
   * Whether a maid can begin a command now. She cannot if, for example, her hands are full, a colleague already does
   * the work, or the guest is not calling.
   */
  canBegin(me: Maid, order: OrderAnswer): boolean {
    return notYet(this.world, me, order) === null;
  }

  get hasRival(): boolean {
    return this.world.state.rival !== undefined;
  }
  /** Whether a maid has scouted the rival and not reported yet. */
  hasNews(me: Maid): boolean {
    return (this.world.state.rival?.trips[me.id]?.saw ?? null) !== null;
  }
  /** The rival's scout that a maid has noticed and may mislead now, and her reason to do so; null if there is none. */
  fooling(me: Maid): Fooling | null {
    return foolingFor(this.world, me);
  }
  /** Why a maid may go scouting without a command now; null if she may not. */
  ownScouting(me: Maid): OwnScouting | null {
    return ownScouting(this.world, me);
  }
  get hasRegulars(): boolean {
    return this.world.state.regulars !== undefined;
  }
  /** Regulars who are present, with the order the kitchen expects of each. */
  aheadOptions(): AheadOption[] {
    return aheadOptions(this.world);
  }

  /**
   * The nearest celebrity that a person sees within this many tiles; ties go to the first to arrive. Null if there is
   * none.
   */
  heroNear(me: Person, tiles: number): Guest | null {
    let best: Guest | null = null;
    let fewest = tiles + 1;
    for (const id of this.world.state.figures.heroes) {
      const hero = this.guest(id);
      if (hero === undefined || hero === me || hero.stage === 'leave') continue;
      const far = tilesBetween(me.x, me.y, hero.x, hero.y);
      if (far < fewest && this.noticing.sees(me, hero.x, hero.y)) [best, fewest] = [hero, far];
    }
    return best;
  }
  litterNear(me: Person, tiles: number): boolean {
    return this.world.state.litter.some(
      ({ x, y }) => tilesBetween(me.x, me.y, x, y) <= tiles && this.noticing.sees(me, x, y),
    );
  }
  /** Whether a person sees a maid within this many tiles; if an id is given, only the maid with this id counts. */
  maidNear(me: Person, tiles: number, id: PersonId | null = null): boolean {
    return this.world.maids.some(
      (maid) =>
        maid.present &&
        (id === null || maid.id === id) &&
        tilesBetween(me.x, me.y, maid.x, maid.y) <= tiles &&
        this.noticing.sees(me, maid.x, maid.y),
    );
  }

  /**
   * The name of the decision table that a maid's controller uses first after a todo with this `behave` has ended; null
   * if there is no such table.
   */
  entryTable(me: Maid, ended: string): string | null {
    return entryTableOf(me.controller, ended);
  }
  /** The name of the general decision table of a maid's controller, which is used in every situation. */
  generalTable(me: Maid): string {
    return tableOfController(me.controller) ?? me.controller;
  }
  table(name: string): DecisionTable | null {
    return this.world.tables.of(name);
  }
  /**
   * Draws the number that chooses among the shares (weighted alternatives) of a decision table. In the game the number
   * is drawn evenly from [0, 1). If a scenario has changed the chance of this name, shares come up more or less often:
   * at chance 1 it is always 0 (the first share), at chance 0 always 1 (none). With null the number is independent of
   * chances.
   */
  drawFor(me: Person, name: keyof Chances | null): number {
    if (name === null) return this.random(me);
    const now = this.world.state.chances[name];
    if (now <= 0) return 1;
    return now >= 1 ? 0 : Math.min(1, (this.random(me) * GAME_CHANCES[name]) / now);
  }
  /** Whether a scenario has set this probability of `GAME_CHANCES` to 0. */
  isStopped(name: keyof Chances): boolean {
    return this.world.state.chances[name] <= 0;
  }
  /** Lets a script propose to mark the guest's buffs as seen, so that they no longer count as news. */
  seesBuffs(me: Guest): void {
    this.world.effects.of(me).seesBuffs = true;
  }
  /** Lets a script propose, after a draw for a pastime, that the character's idle ticks are counted from 0 again. */
  drewForPastime(me: Maid | Guest): void {
    this.world.effects.of(me).restartsIdleCount = true;
  }
  /** Lets a script propose an icon above its character's head. The icon appears after the script has returned. */
  shows(me: Person, icon: string): void {
    this.world.effects.of(me).bubble = { icon, ticks: SHOWN_TICKS, say: null };
  }
  /** The todo that a character wrote last, which may have ended; null before the first. */
  lastTodoOf(me: Person): Todo | null {
    return this.world.minds.lastTodoOf(me.id);
  }
  endedOf(me: Person): Ended | null {
    const { minds } = this.world;
    const todo = minds.lastTodoOf(me.id);
    const how = minds.endedOf(me.id);
    return todo === null || how === null ? null : { behave: todo.behave, how, todo };
  }
  /**
   * Whether a todo only continues the last one: it is equal except for its tick budget, and the last one ended because
   * its ticks ran out.
   */
  goesOnWith(me: Person, todo: Todo): boolean {
    const { minds } = this.world;
    const last = minds.lastTodoOf(me.id);
    return last !== null && minds.endedOf(me.id) === 'tick' && sameLine(last, todo);
  }

  /** Draws from the person's random stream whether something happens: with the café's probability of this name, times the given factor. */
  draws(me: Person, name: keyof Chances, factor = 1): boolean {
    return chance(this.world.effects.streamOf(me), this.world.state.chances[name] * factor);
  }
  /** A number in [0, 1) from the person's random stream. */
  random(me: Person): number {
    return real(this.world.effects.streamOf(me));
  }
}
