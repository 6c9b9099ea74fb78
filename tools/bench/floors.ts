/**
 * The waiter loop without minds: a lower bound for the cost of the same decisions. Not a practical way to write a café.
 */

import { type Floor, SERVICE, waiters } from './waiters.ts';

/** All waiters in typed arrays, a switch over the state, none skipped. */
export function arraysAndSwitch(agents: number, floor: Floor): (ticks: number) => void {
  const people = waiters(agents, floor.roles);
  const xs = Int32Array.from(people, ({ x }) => x);
  const ys = Int32Array.from(people, ({ y }) => y);
  const state = new Uint8Array(agents);
  const customers = new Int32Array(agents);
  const until = new Int32Array(agents);
  return (ticks) => {
    for (let end = floor.tick + ticks, tick = floor.tick + 1; tick <= end; tick++) {
      floor.begin(tick);
      for (let who = 0; who < agents; who++) {
        switch (state[who]) {
          case 0: {
            const role = who % floor.roles;
            if ((floor.callers[role] as number[]).length === 0) break;
            const customer = floor.nearest(role, xs[who] as number, ys[who] as number);
            floor.take(role, customer);
            customers[who] = customer;
            state[who] = floor.xs[customer] === xs[who] && floor.ys[customer] === ys[who] ? 2 : 1;
            break;
          }
          case 1: {
            const customer = customers[who] as number;
            const x = floor.xs[customer] as number;
            const y = floor.ys[customer] as number;
            if ((xs[who] as number) < x) xs[who]!++;
            else if ((xs[who] as number) > x) xs[who]!--;
            else if ((ys[who] as number) < y) ys[who]!++;
            else ys[who]!--;
            if (xs[who] === x && ys[who] === y) state[who] = 2;
            break;
          }
          case 2:
            if (until[who] === 0) until[who] = tick + SERVICE - 1;
            if (tick < (until[who] as number)) break;
            until[who] = 0;
            floor.served(who, customers[who] as number);
            state[who] = 3;
            break;
          default:
            state[who] = 0;
        }
      }
    }
  };
}

const AHEAD = 256;

/** Event-driven: a waiter is visited only when it takes a caller and when it has served. */
export function eventDriven(agents: number, floor: Floor): (ticks: number) => void {
  const people = waiters(agents, floor.roles);
  const xs = Int32Array.from(people, ({ x }) => x);
  const ys = Int32Array.from(people, ({ y }) => y);
  const customers = new Int32Array(agents);
  // The free waiters of each role, one bit for each.
  const free = floor.callers.map(() => new Int32Array((agents + 31) >> 5));
  const release = (who: number): void => {
    (free[who % floor.roles] as Int32Array)[who >> 5]! |= 1 << (who & 31);
  };
  for (let who = 0; who < agents; who++) release(who);
  const served: number[][] = Array.from({ length: AHEAD }, () => []);
  const freed: number[][] = Array.from({ length: AHEAD }, () => []);
  return (ticks) => {
    for (let end = floor.tick + ticks, tick = floor.tick + 1; tick <= end; tick++) {
      floor.begin(tick);
      const done = served[tick % AHEAD] as number[];
      if (done.length > 0) {
        done.sort((a, b) => a - b);
        for (const who of done) {
          floor.served(who, customers[who] as number);
          (freed[(tick + 2) % AHEAD] as number[]).push(who);
        }
        done.length = 0;
      }
      const back = freed[tick % AHEAD] as number[];
      for (const who of back) release(who);
      back.length = 0;
      for (let role = 0; role < floor.roles; role++) {
        const callers = floor.callers[role] as number[];
        const mine = free[role] as Int32Array;
        for (let word = 0; word < mine.length && callers.length > 0; word++)
          while (mine[word] !== 0 && callers.length > 0) {
            const lowest = (mine[word] as number) & -(mine[word] as number);
            const who = (word << 5) + 31 - Math.clz32(lowest);
            mine[word]! ^= lowest;
            const customer = floor.nearest(role, xs[who] as number, ys[who] as number);
            floor.take(role, customer);
            const x = floor.xs[customer] as number;
            const y = floor.ys[customer] as number;
            const steps = Math.abs(x - (xs[who] as number)) + Math.abs(y - (ys[who] as number));
            xs[who] = x;
            ys[who] = y;
            customers[who] = customer;
            (served[(tick + steps + SERVICE) % AHEAD] as number[]).push(who);
          }
      }
    }
  };
}
