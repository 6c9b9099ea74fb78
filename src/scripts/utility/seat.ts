/**
 * Which seat a guest takes (chapter 4.3): the free ones, as the configuration `seat` – or, for a paparazzo,
 * `paparazzoSeat` – can ask about them, and the one it picks.
 */

import type { Entity } from '../../ai/index.ts';
import { NO_WAY, tilesBetween, type Surface } from '../../sim/surface.ts';
import type { Guest, Seat } from '../../sim/types.ts';
import { contextOf } from './parts.ts';

/** Tiles a lens reaches. */
const LENS = 6;
const FAR = 99;

/** A seat as one guest sees it; what is dear to find out is found out when it is asked for. */
class SeatView implements Entity {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly table: number;
  readonly tiles: number;

  constructor(
    readonly seat: Seat,
    private readonly me: Guest,
    private readonly cafe: Surface,
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
    return this.cafe.isKept(this.seat, this.me);
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
    for (const { takenBy } of cafe.seatsAt(this.table))
      if (takenBy !== null && takenBy !== me.id && (!friends || sameParty(me, cafe.guest(takenBy)))) count++;
    return count;
  }
  get window(): number {
    return this.cafe.choices.tilesToWall(this.x, this.y);
  }
  /** Everybody is fond of one table, told by the name: the same one on every visit. */
  get favourite(): boolean {
    let sum = 0;
    for (let i = 0; i < this.me.name.length; i++) sum = (sum * 31 + this.me.name.charCodeAt(i)) % 9973;
    const tables = this.cafe.seats().reduce((most, { table }) => Math.max(most, table), 0);
    return tables > 0 && this.table === 1 + (sum % tables);
  }
  get hero(): number {
    return this.cafe.choices.tilesToHero(this.x, this.y, this.me, FAR);
  }
  get door(): number {
    return this.cafe.choices.tilesToDoor(this.x, this.y);
  }
  get view(): number {
    return this.cafe.seats().filter((other) => {
      const far = tilesBetween(this.x, this.y, other.x, other.y);
      return far >= 1 && far <= LENS;
    }).length;
  }
}

const sameParty = (me: Guest, other: Guest | undefined): boolean => me.party !== null && other?.party === me.party;

/** The seat a guest takes; null when none can be had. */
export function chooseSeat(me: Guest, cafe: Surface): Seat | null {
  const free = cafe.freeSeats();
  if (free.length === 0) return null;
  const name = me.customerType === 'paparazzo' ? 'paparazzoSeat' : 'seat';
  const { reasoner } = cafe.choices.config(name);
  const brain: { seat?: string | null } = {};
  const seats = free.map((seat) => new SeatView(seat, me, cafe));
  const option = reasoner.run(contextOf(me, cafe, { brain, entities: { seats } }));
  if (cafe.explaining) cafe.choices.explains(me, name, reasoner.explain());
  if (option === undefined || typeof brain.seat !== 'string') return null;
  return seats.find(({ id, reachable }) => id === brain.seat && reachable)?.seat ?? null;
}
