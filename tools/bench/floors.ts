/**
 * The waiter loop without minds: a lower bound for the cost of the same decisions. Not a practical way to write a café.
 */

import { type Floor, SERVICE, waiters } from './waiters.ts';

/** All waiters in typed arrays, a switch over the state, none skipped. */
export function arraysAndSwitch(agents: number, floor: Floor): (ticks: number) => void {
  const people = waiters(agents);
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
            if (floor.callers.length === 0) break;
            const customer = floor.nearest(xs[who] as number, ys[who] as number);
            floor.take(customer);
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
  const people = waiters(agents);
  const xs = Int32Array.from(people, ({ x }) => x);
  const ys = Int32Array.from(people, ({ y }) => y);
  const customers = new Int32Array(agents);
  const free = new Int32Array((agents + 31) >> 5);
  for (let who = 0; who < agents; who++) free[who >> 5]! |= 1 << (who & 31);
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
      for (const who of back) free[who >> 5]! |= 1 << (who & 31);
      back.length = 0;
      for (let word = 0; word < free.length && floor.callers.length > 0; word++)
        while (free[word] !== 0 && floor.callers.length > 0) {
          const lowest = (free[word] as number) & -(free[word] as number);
          const who = (word << 5) + 31 - Math.clz32(lowest);
          free[word]! ^= lowest;
          const customer = floor.nearest(xs[who] as number, ys[who] as number);
          floor.take(customer);
          const x = floor.xs[customer] as number;
          const y = floor.ys[customer] as number;
          const steps = Math.abs(x - (xs[who] as number)) + Math.abs(y - (ys[who] as number));
          xs[who] = x;
          ys[who] = y;
          customers[who] = customer;
          (served[(tick + steps + SERVICE) % AHEAD] as number[]).push(who);
        }
    }
  };
}
