// The first day of a season is worth playing: guests come from the first minutes on, a lamp asks for an order within the
// first minute, and orders keep guests who would leave without them.

import { expect, test } from 'vitest';
import { readLamps } from '../../src/hud/read/lamps.ts';
import { guestsOf } from '../../src/hud/read/names.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { scripts } from '../../src/scripts/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { causesOf } from '../../src/sim/visits/remedies/ranked-causes.ts';
import { commander, type DayPlayer } from '../../tools/balance/days.ts';

const SEEDS = Array.from({ length: 10 }, (_, i) => i + 1);
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** Plays the first day. @returns the guests in the café at 11:15, the second of the first lamp, and the guests lost */
function firstDay(seed: number, player: DayPlayer | null): { early: number; lamp: number; lost: number } {
  const cafe = new Simulation(beginSeason({ seed }), scripts);
  let [early, lamp, lost, next] = [0, Infinity, 0, 0];
  while (!cafe.state.over) {
    const { tick } = cafe.state;
    if (player !== null && tick >= next) {
      const act = player.act(cafe);
      if (act !== null) cafe.give(act);
      next = tick + (act === null ? 20 : player.pace);
    }
    cafe.step();
    if (cafe.state.tick === 150) early = guestsOf(cafe.state).length;
    if (lamp === Infinity && readLamps(cafe).some(({ level }) => level === 'red')) lamp = cafe.state.tick / 20;
    for (const event of cafe.events) if (event.type === 'leaves' && event['reason'] !== 'paid') lost++;
  }
  return { early, lamp, lost };
}

test('guests wait for the opening, and a lamp asks for an order within the first minute', () => {
  for (const seed of SEEDS) {
    const { early, lamp, lost } = firstDay(seed, null);
    expect(early).toBeGreaterThanOrEqual(5);
    expect(lamp).toBeLessThan(60);
    expect(lost).toBeGreaterThanOrEqual(2);
  }
});

test('a player who gives orders loses hardly a guest of the first day, and one who watches loses some', () => {
  const [played, watched] = [commander, null].map((who) => mean(SEEDS.map((seed) => firstDay(seed, who).lost)));
  expect(played).toBeLessThan(1.5);
  expect(watched).toBeLessThan(7);
});

test('the loss of guests too shy to ring is a cause of its own', () => {
  const cafe = new Simulation(beginSeason({ seed: 1 }), scripts);
  while (!cafe.state.over) cafe.step();
  expect(cafe.state.figures.causes?.find(({ cause }) => cause === 'quiet')).toMatchObject({ count: 3 });
  expect(causesOf(cafe.state).find(({ cause }) => cause === 'quiet')).toMatchObject({ remedy: { kind: 'send' } });
});
