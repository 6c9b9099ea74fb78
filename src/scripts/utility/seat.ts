/**
 * Chooses which seat a guest takes: the configuration `seat` (for a paparazzo `paparazzoSeat`) gets the free seats and
 * picks a seat.
 */

import type { Entity } from '../../ai/index.ts';
import { LARGEST_PARTY, NO_WAY, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest, Seat } from '../../sim/script-api/views.ts';
import { contextOf } from './cafe-components.ts';

/** Number of tiles within which a paparazzo can take pictures. */
const LENS = 6;
const FAR = 99;

/** A seat from one guest's point of view; values that are expensive to compute are computed only when they are read. */
class SeatView implements Entity {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly table: number;
  readonly tiles: number;

  constructor(
    readonly seat: Seat,
    private readonly me: Guest,
    private readonly cafe: CafeView,
    private readonly apart: boolean,
  ) {
    this.id = seat.id;
    this.x = seat.x;
    this.y = seat.y;
    this.table = seat.table;
    this.tiles = cafe.floor.tilesTo(me, seat.x, seat.y);
  }
  get reachable(): boolean {
    return this.tiles < NO_WAY;
  }
  get kept(): boolean {
    return this.cafe.seating.isKept(this.seat, this.me);
  }
  /** Number of party members without a seat who would find none at this table. */
  get short(): number {
    const { table } = this;
    const looking = lookingForSeat(this.me, this.cafe);
    if (looking <= 1) return 0;
    let free = 0;
    for (const seat of this.cafe.seating.at(table))
      if (seat.takenBy === null && !seat.dirty && !this.cafe.seating.isKept(seat, this.me)) free++;
    return Math.max(0, looking - free);
  }
  /** Whether all members of a party could sit at this table, or the party may sit apart. */
  get together(): boolean {
    return this.short === 0 || this.apart;
  }
  /** Number of strangers at the seat's table; guests keep away from strangers if they can. */
  get sharing(): number {
    return this.cafe.holds('apart') ? this.strangers : 0;
  }
  /** Number of seats that would stay empty at the table; guests leave large tables to large parties. */
  get spare(): number {
    if (!this.cafe.holds('apart')) return 0;
    return Math.max(0, this.cafe.seating.at(this.table).length - lookingForSeat(this.me, this.cafe));
  }
  /**
   * Whether this is a table for a large group while the guest's party is small. Small parties leave such tables free if
   * they can sit elsewhere.
   */
  get forSix(): boolean {
    return this.cafe.holds('apart') && isForSix(this.table, this.me, this.cafe);
  }
  get strangers(): number {
    return this.company(false);
  }
  get friends(): number {
    return this.company(true);
  }
  private company(friends: boolean): number {
    const { me, cafe } = this;
    let count = 0;
    for (const { takenBy } of cafe.seating.at(this.table))
      if (takenBy !== null && takenBy !== me.id && friends === sameParty(me, cafe.guest(takenBy))) count++;
    return count;
  }
  get window(): number {
    return this.cafe.choices.tilesToWall(this.x, this.y);
  }
  /**
   * Whether the seat is at the guest's favourite table. The table follows from the guest's name, so it is the same on
   * every visit.
   */
  get favourite(): boolean {
    let sum = 0;
    for (let i = 0; i < this.me.name.length; i++) sum = (sum * 31 + this.me.name.charCodeAt(i)) % 9973;
    const tables = this.cafe.seating.all.reduce((most, { table }) => Math.max(most, table), 0);
    return tables > 0 && this.table === 1 + (sum % tables);
  }
  /** How pleasant it is to sit in the open air here: 1 on a sunny terrace, −1 on a cloudy terrace, 0 indoors. */
  get air(): number {
    return this.cafe.choices.openAir(this.x, this.y);
  }
  get hero(): number {
    return this.cafe.choices.tilesToHero(this.x, this.y, this.me, FAR);
  }
  get door(): number {
    return this.cafe.choices.tilesToDoor(this.x, this.y);
  }
  get view(): number {
    return this.cafe.seating.all.filter((other) => {
      const far = tilesBetween(this.x, this.y, other.x, other.y);
      return far >= 1 && far <= LENS;
    }).length;
  }
}

/**
 * Shares of patience spent after which a party that is too large for every free table sits apart: usually, and while a
 * table is kept for it.
 */
const APART_AFTER = 0.5;
const APART_AFTER_KEPT = 0.75;

/** How many of a guest's party have no seat yet, the guest included; 1 for a single guest. */
const lookingForSeat = (me: Guest, cafe: CafeView): number =>
  me.party === null ? 1 : cafe.visits.companyOf(me).filter(({ claimedSeat }) => claimedSeat === null).length;

/** Whether a party goes on waiting for a table: some table would be large enough, and patience is left. */
function mayWait(me: Guest, cafe: CafeView): boolean {
  if (me.party === null) return false;
  const share = cafe.seating.tableOf(me) !== null ? APART_AFTER_KEPT : APART_AFTER;
  if (cafe.tick - me.enteredTick >= me.patience * share) return false;
  const looking = lookingForSeat(me, cafe);
  return cafe.seating.all.some(({ table }) => cafe.seating.at(table).length >= looking);
}

/** Whether a party may sit down at several tables: it has waited long enough, and no table holds all of it now. */
function maySitApart(me: Guest, cafe: CafeView, free: readonly Seat[]): boolean {
  if (me.party === null || mayWait(me, cafe)) return false;
  const looking = lookingForSeat(me, cafe);
  const open = free.filter((seat) => !cafe.seating.isKept(seat, me));
  return !open.some(({ table }) => open.filter((one) => one.table === table).length >= looking);
}

/** Whether a table is large enough for a group while the guest's party is a small one. */
const isForSix = (table: number, me: Guest, cafe: CafeView): boolean =>
  cafe.seating.at(table).length > LARGEST_PARTY && lookingForSeat(me, cafe) <= LARGEST_PARTY;

/** Share of patience that a small party spends at most at the door waiting for a small table. */
const SMALL_TABLE_WAIT = 0.2;
/** Stages in which a guest at a table leaves it soon. */
const GOING: readonly Guest['stage'][] = ['callBill', 'leave'];

/**
 * Whether a small party waits for a small table instead of sitting down at a table for six: all seats of a small table
 * are empty, or their guests want to pay, and the party has not waited long yet.
 */
function waitsForSmallTable(seat: Seat, me: Guest, cafe: CafeView): boolean {
  if (!cafe.holds('apart') || !isForSix(seat.table, me, cafe)) return false;
  if (cafe.tick - me.enteredTick >= me.patience * SMALL_TABLE_WAIT) return false;
  const looking = lookingForSeat(me, cafe);
  return cafe.seating.all.some(({ table }) => {
    const seats = cafe.seating.at(table);
    if (seats.length < looking || seats.length > LARGEST_PARTY) return false;
    return seats.every((one) => !cafe.seating.isKept(one, me) || isGoing(one, cafe));
  });
}
const isGoing = ({ takenBy }: Seat, cafe: CafeView): boolean => {
  const by = takenBy === null ? undefined : cafe.guest(takenBy);
  return by !== undefined && GOING.includes(by.stage);
};

const sameParty = (me: Guest, other: Guest | undefined): boolean => me.party !== null && other?.party === me.party;

export function chooseSeat(me: Guest, cafe: CafeView): Seat | null {
  const free = cafe.seating.free(me);
  if (free.length === 0) return null;
  const name = me.customerType === 'paparazzo' ? 'paparazzoSeat' : 'seat';
  const { reasoner } = cafe.choices.config(name);
  const brain: { seat?: string | null } = {};
  const apart = maySitApart(me, cafe, free);
  const seats = free.map((seat) => new SeatView(seat, me, cafe, apart));
  const { litter } = cafe.choices;
  const option = reasoner.run(contextOf(me, cafe, { brain, entities: { seats, litter } }), cafe.explaining);
  if (cafe.explaining) cafe.choices.explains(me, name, reasoner.explain());
  if (option === undefined) return null;
  const chosen = seats.find(({ id, reachable }) => id === brain.seat && reachable)?.seat;
  if (chosen === undefined || !waitsForSmallTable(chosen, me, cafe)) return chosen ?? null;
  cafe.reasons.note('guest.smallTable');
  return null;
}
