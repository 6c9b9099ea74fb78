/**
 * The waiter loop, the world in which all minds are compared: customers on a grid call, wait, are served, are content
 * for a while, and call again. A waiting waiter takes the nearest caller, walks there tile by tile, serves for some
 * ticks, and waits again. Each transition takes a tick:
 *
 *     t         takes the caller              (waiting → serving)
 *     t+1 …     walks, a tile a tick
 *     then      serves, SERVICE ticks; the last of them counts as the service
 *     one more  is free again                 (serving → waiting)
 *
 * With several roles, each waiter serves the customers of its role only. That is how games are: a state machine then has
 * states of its own for each role.
 *
 * The world is the same code for all contestants; only the decisions differ. Services are hashed in order: contestants
 * with equal hashes made the same decisions at the same ticks.
 */

export const SERVICE = 20;
const SIDE = 48;
const PAUSE = 40;
const PAUSE_MORE = 64;
const WHEEL = 256;

/** A waiter's own data; a contestant keeps the state of its minds elsewhere. */
export class Waiter {
  x: number;
  y: number;
  /** The customer it serves; −1 = none. */
  customer = -1;
  /** The tick at which its service is over; 0 = not begun. */
  serveUntil = 0;
  /** The tick at which it arrives, if it walks without being visited; 0 = it does not walk so. */
  arrival = 0;

  /** @param role which customers it serves: those whose number leaves this remainder */
  constructor(
    readonly id: string,
    readonly number: number,
    readonly role = 0,
  ) {
    this.x = (scatter(number, 17) % SIDE) | 0;
    this.y = (scatter(number, 91) % SIDE) | 0;
  }
}

export class Floor {
  tick = 0;
  /** For each role, its customers who call and are not taken. */
  readonly callers: readonly number[][];
  services = 0;
  hash = 0;
  /** Waiter-ticks spent waiting, for the printed share. */
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  private readonly visits: Int32Array;
  private readonly soon: number[][] = Array.from({ length: WHEEL }, () => []);

  constructor(
    readonly customers: number,
    readonly roles = 1,
  ) {
    this.callers = Array.from({ length: roles }, () => []);
    this.xs = new Int32Array(customers);
    this.ys = new Int32Array(customers);
    this.visits = new Int32Array(customers);
    for (let customer = 0; customer < customers; customer++) {
      this.xs[customer] = scatter(customer, 5) % SIDE;
      this.ys[customer] = scatter(customer, 43) % SIDE;
      (this.soon[1 + (scatter(customer, 7) % (PAUSE + PAUSE_MORE))] as number[]).push(customer);
    }
  }

  /** Begins a tick: customers whose pause is over call. @returns the roles that have new callers, as a bit mask */
  begin(tick: number): number {
    this.tick = tick;
    const due = this.soon[tick % WHEEL] as number[];
    if (due.length === 0) return 0;
    // In id order: the list must not depend on the order in which a contestant processes its tick.
    due.sort((a, b) => a - b);
    let fresh = 0;
    for (const customer of due) {
      const role = customer % this.roles;
      (this.callers[role] as number[]).push(customer);
      fresh |= 1 << role;
    }
    due.length = 0;
    return fresh;
  }

  /** The caller of a role nearest to a tile, in steps; −1 = nobody calls. Ties go to the first in the list. */
  nearest(role: number, x: number, y: number): number {
    const callers = this.callers[role] as number[];
    let best = -1;
    let least = 0x7fffffff;
    for (let i = 0; i < callers.length; i++) {
      const customer = callers[i] as number;
      const steps = Math.abs((this.xs[customer] as number) - x) + Math.abs((this.ys[customer] as number) - y);
      if (steps < least) {
        least = steps;
        best = customer;
      }
    }
    return best;
  }

  /** Removes a caller from the list of its role. */
  take(role: number, customer: number): void {
    const callers = this.callers[role] as number[];
    const last = callers.pop() as number;
    if (last !== customer) callers[callers.indexOf(customer)] = last;
  }

  /** Ends a service. */
  served(waiter: number, customer: number): void {
    this.services++;
    this.hash = Math.imul(this.hash ^ waiter, 0x01000193);
    this.hash = Math.imul(this.hash ^ (customer + 4096 * (this.tick & 0xffff)), 0x01000193);
    const visit = ((this.visits[customer] as number) += 1);
    const pause = PAUSE + (scatter(customer + 7919 * visit, 3) % PAUSE_MORE);
    (this.soon[(this.tick + pause) % WHEEL] as number[]).push(customer);
  }

  /** Moves one tile towards x, y. @returns true on arrival */
  walk(waiter: Waiter, x: number, y: number): boolean {
    if (waiter.x < x) waiter.x++;
    else if (waiter.x > x) waiter.x--;
    else if (waiter.y < y) waiter.y++;
    else if (waiter.y > y) waiter.y--;
    return waiter.x === x && waiter.y === y;
  }

  /**
   * Walks without being visited: the first call says in how many ticks the waiter arrives.
   * @returns 0 on arrival, else the number of ticks until then
   */
  walkFor(waiter: Waiter, x: number, y: number): number {
    if (waiter.arrival === 0) waiter.arrival = this.tick + Math.abs(waiter.x - x) + Math.abs(waiter.y - y) - 1;
    if (this.tick < waiter.arrival) return waiter.arrival - this.tick;
    waiter.arrival = 0;
    waiter.x = x;
    waiter.y = y;
    return 0;
  }

  /** One tick of service. @returns true if it was the last */
  serve(waiter: Waiter): boolean {
    if (waiter.serveUntil === 0) waiter.serveUntil = this.tick + SERVICE - 1;
    if (this.tick < waiter.serveUntil) return false;
    waiter.serveUntil = 0;
    this.served(waiter.number, waiter.customer);
    waiter.customer = -1;
    return true;
  }

  /** Takes a caller for a waiter. */
  takeFor(waiter: Waiter, customer: number): void {
    this.take(waiter.role, customer);
    waiter.customer = customer;
  }
}

export function waiters(count: number, roles = 1): Waiter[] {
  const id = (number: number): string => `w${String(number).padStart(5, '0')}`;
  return Array.from({ length: count }, (_, number) => new Waiter(id(number), number, number % roles));
}

/** A well-mixed whole number from two. */
function scatter(a: number, b: number): number {
  let h = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}
