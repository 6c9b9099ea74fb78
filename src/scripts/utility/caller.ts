/**
 * Chooses which guest a maid serves next: the configuration `caller` gets the callers and picks a guest. The choice is
 * made very often and in halls with many guests, so the view objects are reused for every choice.
 */

import type { Entity, UtilityDecision, Vector } from '../../ai/index.ts';
import { NO_WAY, ordersAtOnce } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest, Maid } from '../../sim/script-api/views.ts';
import type { CafeContext } from './cafe-components.ts';

/** A calling guest from one maid's point of view, with the fields that configurations can read. */
class CallerView implements Entity {
  who!: Guest;
  private me!: Maid;
  private cafe!: CafeView;
  id = '';
  private steps = -1;

  /** Makes this view describe another guest, so that one object can be reused for many guests. */
  show(who: Guest, me: Maid, cafe: CafeView): this {
    this.who = who;
    this.me = me;
    this.cafe = cafe;
    this.id = who.id;
    this.steps = -1;
    return this;
  }
  get name(): string {
    return this.who.name;
  }
  get customerType(): string {
    return this.who.customerType;
  }
  get x(): number {
    return this.who.x;
  }
  get y(): number {
    return this.who.y;
  }
  get tiles(): number {
    if (this.steps < 0) this.steps = tilesTo(this.me, this.cafe, this.who);
    return this.steps;
  }
  get reachable(): boolean {
    return this.tiles < NO_WAY - 1;
  }
  get bookFull(): boolean {
    return isBookFull(this.me, this.who);
  }
  get waited(): number {
    return this.cafe.tick - (this.who.calls?.since ?? this.cafe.tick);
  }
  get mine(): boolean {
    return this.me.serving === this.id;
  }
  get need(): string {
    return this.who.calls?.need ?? '';
  }
  get patience(): number {
    return this.who.patienceLeft;
  }
  get mood(): number {
    return this.who.mood;
  }
  get isHero(): boolean {
    return this.who.isHero;
  }
}

/** Tiles from a maid to a guest's table; NO_WAY or more if there is no way. */
export function tilesTo(me: Maid, cafe: CafeView, who: Guest): number {
  const seat = cafe.seatOf(who);
  return seat === undefined ? NO_WAY : Math.max(0, cafe.floor.tilesTo(me, seat.x, seat.y) - 1);
}

/** Whether a guest wants to order but the maid can take no more orders. */
export const isBookFull = (me: Maid, who: Guest): boolean =>
  who.calls?.need === 'order' && me.orders.length >= ordersAtOnce(me.rank);

const spare: CallerView[] = [];
const callers: CallerView[] = [];

/** Writes a calling guest into the list of candidates, at index `at`. */
function shows(at: number, who: Guest, me: Maid, cafe: CafeView): void {
  callers[at] = (spare[at] ??= new CallerView()).show(who, me, cafe);
}

/**
 * The candidates of a choice: the guest that the maid is walking to, if that guest still calls, and all callers that no
 * maid serves, by id. While the maid is on her way, only callers that she notices count, and the guest named by a
 * command.
 */
function candidates(me: Maid, cafe: CafeView, wished: string | null): readonly CallerView[] {
  // The list is filled in place and cut at the end. Emptying it first would release its memory, which would be
  // allocated again each time.
  let count = 0;
  const mine = me.serving === null ? undefined : cafe.guest(me.serving);
  // The guest the maid is walking to comes first in the list. Few other guests score higher, so the evaluation of most
  // of them can stop early.
  if (mine !== undefined && mine.calls !== null && cafe.servedBy(mine.id) === me.id) shows(count++, mine, me, cafe);
  for (const who of cafe.noticing.freeCallers(me, wished)) if (who !== mine) shows(count++, who, me, cafe);
  while (callers.length > count) callers.pop();
  return callers;
}

export interface CallerChoice {
  readonly guest: Guest | null;
  /** The explanation of the choice; null unless decisions are traced. */
  readonly decision: UtilityDecision | null;
}

const NOBODY: CallerChoice = { guest: null, decision: null };

/** The context of a choice among callers; one object that is filled with new values for each choice. */
class CallerContext implements CafeContext {
  me!: Maid;
  cafe!: CafeView;
  self!: Maid;
  now = 0;
  wished: string | null = null;
  readonly brain: { caller: string | null } = { caller: null };
  readonly global = { weather: '' };
  readonly stores: { self: Maid; readonly brain: object; readonly global: object };
  readonly entities = { callers };

  constructor() {
    this.stores = { self: this.me, brain: this.brain, global: this.global };
  }

  fill(me: Maid, cafe: CafeView, wished: string | null): this {
    this.me = this.self = this.stores.self = me;
    this.cafe = cafe;
    this.now = cafe.tick;
    this.wished = wished;
    this.brain.caller = null;
    this.global.weather = cafe.weather;
    return this;
  }
  readonly random = (): number => this.cafe.random(this.me);
  readonly lineOfSight = (from: Vector, to: Vector): boolean => this.cafe.floor.sees(from.x, from.y, to.x, to.y);
}

const context = new CallerContext();

/** A maid's choice among all callers she may serve and knows of. @param wished id of the guest named by the maid's command; null = none */
export function weighCallers(me: Maid, cafe: CafeView, wished: string | null): CallerChoice {
  if (candidates(me, cafe, wished).length === 0) return NOBODY;
  const { reasoner } = cafe.choices.config('caller');
  const { explaining } = cafe;
  const option = reasoner.run(context.fill(me, cafe, wished), explaining);
  const { caller } = context.brain;
  const decision = explaining ? reasoner.explain() : null;
  const chosen = option === undefined ? undefined : callers.find(({ id }) => id === caller);
  // A configuration written by a player may pick a guest who cannot be served.
  const isFree = chosen !== undefined && chosen.who.calls !== null && !chosen.bookFull && chosen.reachable;
  return { guest: isFree ? chosen.who : null, decision };
}
