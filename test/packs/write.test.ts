// “Save as pack” writes what differs from the game, and nothing else; opened again it is the same café.

import { describe, expect, test } from 'vitest';
import { filesOfZip, mistakeText, type PackFile, readPack } from '../../src/packs/index.ts';
import { packFiles, zipOfPack } from '../../src/packs/write.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { beginSeason, openScenario } from '../../src/sim/open-day.ts';
import { readScenario } from '../../src/sim/read-scenario.ts';
import { freshFree } from '../../src/sim/state/free-cafe.ts';
import type { Simulation } from '../../src/sim/simulation.ts';
import type { SeasonState } from '../../src/sim/state/season.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { warpTableOf } from '../../src/sim/thinking/kinds.ts';
import { compiledScript } from '../../src/cli/compiler.ts';
import { EXAMPLES, filesOf, host, textOf } from './host.ts';

const ABOUT = { name: 'Copy: “it”', author: 'Ada', version: '1.0.0' };
type InSeason = WorldState & { readonly season: SeasonState };

/** The café with which a pack begins, after its own changes have been applied. */
async function opened(files: readonly PackFile[], ticks: number): Promise<{ cafe: Simulation; events: string[] }> {
  const zip = await filesOfZip(zipOfPack(files));
  if (!zip.ok) throw new Error(zip.mistakes.map(mistakeText).join('\n'));
  const read = await readPack(zip.files, host);
  if (!read.ok) throw new Error(read.mistakes.map(mistakeText).join('\n'));
  const day = readScenario({ ...read.day, seed: 5 });
  if (!day.ok) throw new Error(day.errors.join('\n'));
  const cafe = openScenario(day.scenario, scripts);
  const events: string[] = [];
  while (cafe.state.tick < ticks) {
    cafe.step();
    events.push(...cafe.events.map((event) => JSON.stringify(event)));
  }
  return { cafe, events };
}
const written = (state: WorldState, promises: string | null = null): PackFile[] => {
  if (state.season === undefined) throw new Error('the café has a season');
  return packFiles(state as InSeason, ABOUT, promises);
};
const paths = (files: readonly PackFile[]): string[] => files.map(({ path }) => path).sort();

test('a café in which nothing was changed is pack.yaml alone', () => {
  const files = written(beginSeason({ seed: 1 }));
  expect(files).toEqual([{ path: 'pack.yaml', text: 'name: "Copy: “it”"\nauthor: "Ada"\nversion: "1.0.0"\nneeds: "0.1.0"\n' }]); // prettier-ignore
});

describe.each(EXAMPLES)('%s, saved as a pack', (name) => {
  test('is the same café: 400 ticks of its day have the same events, and all its files have the same content', async () => {
    const first = await opened(filesOf(name), 1);
    const files = written(first.cafe.state);
    expect(paths(files)).toEqual(filesOf(name).map(({ path }) => path).sort()); // prettier-ignore
    const [one, other] = [await opened(filesOf(name), 400), await opened(files, 400)];
    expect(one.events.length).toBeGreaterThan(20);
    expect(other.events).toEqual(one.events);
    const whole = ({ state: { season, own, ...rest } }: Simulation): unknown => {
      const { pack, ...ours } = season as SeasonState;
      const texts = Object.entries(own?.scripts ?? {}).map(([whom, { text }]) => [whom, text]);
      return { rest, ours, texts, words: pack?.words, tables: Object.keys(pack?.tables ?? {}) };
    };
    expect(whole(other.cafe)).toEqual(whole(one.cafe));
    // Written again it has the same bytes.
    expect(written((await opened(files, 1)).cafe.state)).toEqual(files);
  });
});

test('every change that the lab can make comes back: maids, prices, room, minds, scripts, promises', async () => {
  const begun = beginSeason({ seed: 5, difficulty: 'keen' });
  const state0 = { ...begun, free: freshFree(begun, 'season') };
  const cafe = openScenario({ seed: 5, ticks: 10, state: state0, journal: [], promises: [] }, scripts);
  const give = (input: Input): void => cafe.give(input);
  give({
    kind: 'edit',
    maid: 'momo',
    edit: {
      rank: 5,
      alertness: null,
      duties: 'reception',
      obedience: 0.25,
      team: 3,
      chatty: 2,
      speed: 4,
      alertRange: [{ radius: 9, halfAngle: 45, facing: 10 }],
      favouriteCustomerIds: ['rio'],
      favouriteCustomerTypes: ['critic', 'fan'],
      warps: { idle: 'maid.dance' },
      controller: 'sociable',
    },
  });
  const calm = textOf('night-cafe', 'tables/calm.csv');
  const read = cafe.world.tables.read('calm', calm);
  if (!read.ok) throw new Error('the table is right');
  give({ kind: 'table', name: 'calm', rows: read.table.toRows() });
  give({ kind: 'config', name: 'seat', text: textOf('tea-house', 'configs/seat.yaml') });
  give({
    kind: 'warps',
    of: 'serving',
    keys: { ...warpTableOf('serving'), waiting: 'maid.waiting' } as Record<string, string>,
  });
  const script = compiledScript('Half time!', textOf('football-pub', 'scripts/half-time.ts')).script;
  give({ kind: 'script', maid: 'hana', script });
  give({ kind: 'script', role: 'serving', script });
  cafe.step();
  expect(cafe.events.filter(({ type }) => type === 'refused')).toEqual([]);
  const { state } = cafe;
  (state.season as SeasonState).kitchen.onMenu[0]!.price = 999;
  state.map.decor.pop();
  const files = written(state, 'floor: never more than 12 puddles lie at once\n');
  expect(paths(files)).toEqual(
    ['pack.yaml', 'roster.csv', 'menu.csv', 'warps.csv', 'tables/calm.csv', 'configs/seat.yaml', 'promises.txt', 'map.yaml', 'scripts/Half-time.ts'].sort(), // prettier-ignore
  );
  const { cafe: again } = await opened(files, 1);
  const momo = ({ state: { season } }: Simulation): unknown => {
    const {
      wage: _wage,
      dutiesBefore: _before,
      ...one
    } = (season as SeasonState).staff.find(({ id }) => id === 'momo') as SeasonState['staff'][number];
    return one;
  };
  expect(momo(again)).toEqual(momo(cafe));
  const minds = ({ state: { tables, configs, warps, map, season } }: Simulation): unknown => ({
    tables,
    configs,
    warps,
    map,
    menu: season?.kitchen.onMenu,
    difficulty: season?.difficulty,
  });
  expect(minds(again)).toEqual(minds(cafe));
  expect(Object.keys(again.state.own?.scripts ?? {}).sort()).toEqual(['hana', 'role:serving']);
  expect(again.state.season?.pack?.promises).toContain('12 puddles');
});
