/**
 * Goal 3: the shipped café. What one person costs a tick in halls of 30 to 3,000 people, with the same number of
 * callers for each maid; and how much faster than real time a full café of 12 maids and 60 seats runs through 30 days.
 */

import { fullHouse } from './full-house.ts';
import { atLeast, atMost, type Goal, median, short, table, type Wishes } from './harness.ts';
import { hall, PEOPLE_A_ROOM } from './hall.ts';

const TICKS_PER_SECOND = 20;

interface Size {
  readonly people: number;
  readonly perSecond: number[];
  readonly free: number;
  readonly present: number;
  readonly served: number;
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Character-ticks a second in halls of every size, measured in turns. */
function flatness(quick: boolean): { rows: string[][]; spread: number } {
  const rooms = quick ? [2, 20] : [2, 6, 20, 60, 200];
  const rounds = quick ? 2 : 5;
  const sizes = rooms.map((n) => ({ n, ticks: Math.max(400, Math.round((quick ? 60_000 : 240_000) / n)) }));
  const halls = sizes.map(({ n, ticks }) => hall(n, 1200 + ticks * (rounds + 1)));
  const results: Size[] = [];
  // Warm-up, until all activities are under way.
  for (const cafe of halls) for (let i = 0; i < 1200; i++) cafe.step();
  const speeds = sizes.map((): number[] => []);
  const freed = sizes.map(() => 0);
  for (let round = 0; round < rounds; round++)
    halls.forEach((cafe, at) => {
      const { ticks } = sizes[at] as (typeof sizes)[number];
      let work = 0;
      const from = cpu();
      for (let i = 0; i < ticks; i++) {
        cafe.step();
        work += cafe.world.guests.length + cafe.world.maids.length;
      }
      (speeds[at] as number[]).push(work / (cpu() - from));
      freed[at] = cafe.world.callers.length / cafe.world.maids.length;
    });
  halls.forEach((cafe, at) =>
    results.push({
      people: (sizes[at] as (typeof sizes)[number]).n * PEOPLE_A_ROOM,
      perSecond: speeds[at] as number[],
      free: freed[at] as number,
      present: cafe.world.guests.length + cafe.world.maids.length,
      served: cafe.state.figures.guestsServed,
    }),
  );
  const cost = results.map(({ perSecond }) => 1e9 / median(perSecond));
  const middle = median(cost);
  return {
    rows: results.map(({ people, perSecond, free, present, served }, i) => [
      String(people),
      String(present),
      free.toFixed(2),
      String(served),
      `${short(median(perSecond))}/s`,
      `${(cost[i] as number).toFixed(0)} ns`,
      `${short(Math.min(...perSecond))}–${short(Math.max(...perSecond))}`,
    ]),
    spread: Math.max(...cost.map((ns) => Math.abs(ns / middle - 1))),
  };
}

function season(days: number): { times: number; served: number; ticks: number; seats: number } {
  let ticks = 0;
  let served = 0;
  let seats = 0;
  const from = cpu();
  for (let day = 1; day <= days; day++) {
    const cafe = fullHouse(day);
    seats = cafe.state.seats.length;
    while (!cafe.state.over && cafe.state.tick < 20_000) cafe.step();
    ticks += cafe.state.tick;
    served += cafe.state.figures.guestsServed;
  }
  return { times: ticks / TICKS_PER_SECOND / (cpu() - from), served, ticks, seats };
}

export function benchCafe({ quick }: Wishes): Goal[] {
  console.log('The shipped café: what a person costs a tick, at constant callers a maid\n');
  const { rows, spread } = flatness(quick);
  table(['people', 'present', 'callers a maid', 'served', 'character-ticks', 'each', 'spread'], rows);
  season(1);
  const days = quick ? 5 : 30;
  const { times, served, ticks, seats } = season(days);
  console.log(
    `${days} days of 12 maids and ${seats} seats: ${ticks.toLocaleString('en')} ticks, ${served.toLocaleString('en')} guests served, ${times.toFixed(0)} × real time\n`,
  );
  return [
    atMost('3 a person’s cost, deviation from 30 to 3,000 people', spread * 100, 20, '%'),
    atLeast('3 thirty days headless', times, 2000, '× real time'),
  ];
}
