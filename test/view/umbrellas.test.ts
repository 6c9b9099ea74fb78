// Umbrellas: their place by the door, their number, and people on the way to the door and from it.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { tilesAway, Ways } from '../../src/view/outdoors/arriving-and-leaving.ts';
import { outwards, umbrellasLeft, umbrellaSpot } from '../../src/view/outdoors/by-the-door.ts';

const rainy = (seed = 3): Simulation => {
  const state = beginSeason({ seed });
  state.weather = 'rain';
  delete state.calendar;
  return new Simulation(state, scripts);
};

describe('by the door', () => {
  test('a pail stands on free floor beside it, at the wall', () => {
    const { state } = rainy();
    const spot = umbrellaSpot(state);
    expect(spot).toMatchObject({ stand: false, x: 14 });
    expect(spot?.y).toBeGreaterThan(0.5);
    expect(spot?.y).toBeLessThan(1);
  });

  test('a stand of the café’s is used instead; where there is no room there is nothing', () => {
    const { state } = rainy();
    state.map.decor.push({ kind: 'umbrella-stand', x: 10, y: 2 });
    expect(umbrellaSpot(state)).toEqual({ stand: true, x: 10, y: 2 });
    const map = { ...state.map, decor: [], rows: ['##D##', '##.##', '#...#', '#####'], width: 5, height: 4 };
    expect(umbrellaSpot({ map, doors: [{ x: 2, y: 0 }] })).toBeNull();
  });

  test('every wall has an outside', () => {
    const { map } = rainy().state;
    const out = (x: number, y: number) => outwards(map, { x, y });
    expect([out(5, 0), out(0, 5), out(5, map.height - 1), out(map.width - 1, 5), out(5, 5)]).toEqual([
      { dx: 0, dy: -1 },
      { dx: -1, dy: 0 },
      { dx: 0, dy: 1 },
      { dx: 1, dy: 0 },
      null,
    ]);
  });

  test('it fills with the umbrellas of those who came by rain, and empties as they go', () => {
    const cafe = rainy();
    let most = 0;
    while (!cafe.state.over) {
      cafe.step();
      most = Math.max(most, umbrellasLeft(cafe.state));
    }
    expect(most).toBeGreaterThan(3);
    // Those who still wait for a table hold their umbrellas.
    const waits = { role: 'guest', umbrella: true, present: true, stage: 'queue' };
    const eats = { ...waits, stage: 'eat' };
    expect(umbrellasLeft({ people: { waits, eats } } as unknown as WorldState)).toBe(1);
    expect(umbrellasLeft(cafe.state)).toBe(0);
    const dry = new Simulation({ ...beginSeason({ seed: 3 }), weather: 'sun' }, scripts);
    delete dry.state.calendar;
    for (let i = 0; i < 1500; i++) dry.step();
    expect(dry.state.figures.guestsEntered).toBeGreaterThan(0);
    expect(umbrellasLeft(dry.state)).toBe(0);
  });
});

describe('on the way', () => {
  const follow = (cafe: Simulation, ticks: number, see: (ways: Ways, state: WorldState) => void): void => {
    const ways = new Ways();
    for (let i = 0; i < ticks; i++) {
      cafe.step();
      ways.ticked(cafe.state);
      see(ways, cafe.state);
    }
  };

  test('who will come in is seen coming, nearer every tick, and reaches the door when the simulation lets them in', () => {
    const cafe = rainy();
    const last = new Map<string, number>();
    const arrived: number[] = [];
    follow(cafe, 1500, ({ walkers }, state) => {
      for (const one of walkers.filter(({ coming }) => coming)) {
        const away = tilesAway(one, state.tick);
        expect(away).toBeLessThan(last.get(one.id) ?? Infinity);
        expect(one.umbrella).toBe(true);
        last.set(one.id, away);
      }
      // The first stand before the door when the café opens.
      if (state.tick < 100) return;
      for (const event of cafe.events) if (event.type === 'enter') arrived.push(last.get(event.who ?? '') ?? 99);
    });
    expect(arrived.length).toBeGreaterThan(5);
    for (const away of arrived) expect(away).toBeLessThan(0.5);
  });

  test('who leaves is seen going, with their own umbrella if they came with one', () => {
    const cafe = rainy();
    const gone = new Set<string>();
    const seen = new Set<string>();
    follow(cafe, 4000, ({ walkers }) => {
      for (const { type, who } of cafe.events) if (type === 'gone') gone.add(who ?? '');
      for (const one of walkers)
        if (!one.coming && gone.has(one.id)) {
          expect(one.umbrella).toBe(true);
          seen.add(one.id);
        }
    });
    expect(seen.size).toBeGreaterThan(5);
    expect(seen.size).toBeGreaterThan(gone.size / 2);
  });

  test('who was expected and does not come in turns round; nobody is seen twice', () => {
    const cafe = rainy();
    const ways = new Ways();
    let turned = 0;
    for (let i = 0; i < 3000; i++) {
      cafe.step();
      const coming = ways.walkers.filter((one) => one.coming).map(({ id }) => id);
      if (coming.length > 0 && cafe.state.tick > 300) cafe.state.arrivals = [];
      ways.ticked(cafe.state);
      const ids = ways.walkers.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      turned += ways.walkers.filter((one) => !one.coming && coming.includes(one.id)).length;
    }
    expect(turned).toBeGreaterThan(0);
  });

  test('at another moment of the day nobody is on the way from before', () => {
    const cafe = rainy();
    const ways = new Ways();
    for (let i = 0; i < 300; i++) {
      cafe.step();
      ways.ticked(cafe.state);
    }
    const later = { ...cafe.state, tick: cafe.state.tick + 500, arrivals: [] };
    ways.ticked(later);
    expect(ways.walkers).toEqual([]);
  });
});
