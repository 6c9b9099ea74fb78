/** Evening acts that change the house: upgrades and the layout of the room. */

import { name, texts } from '../../state/field-checks.ts';
import type { Decor } from '../../state/things.ts';
import { refurnished } from '../../world/refurnishing.ts';
import { emit } from '../../world/world.ts';
import { readLayout } from '../layout-check.ts';
import { nextLevelPrice, upgradeRow } from '../upgrades.ts';
import { actKind } from './act.ts';

const MOST_PIECES = 400;

export const upgrade = actKind<{ readonly upgrade: string }>({
  undone: true,
  fields: { upgrade: name('the id of an upgrade') },
  cost: ({ season }, act) => {
    const row = upgradeRow(act.upgrade);
    return row === undefined ? 0 : (nextLevelPrice(row, season?.upgrades[row.id] ?? 0) ?? 0);
  },
  bar: ({ stars }, season, act) => {
    const row = upgradeRow(act.upgrade);
    if (row === undefined) return 'unknown';
    if (row.stars > stars) return 'stars';
    return nextLevelPrice(row, season.upgrades[row.id] ?? 0) === null ? 'enough' : null;
  },
  carryOut: (world, season, act) => {
    season.upgrades[act.upgrade] = (season.upgrades[act.upgrade] ?? 0) + 1;
    world.places.wingsChanged();
    emit(world, 'upgraded', null, { upgrade: act.upgrade, level: season.upgrades[act.upgrade] ?? 1 });
  },
});

/**
 * Replaces the layout of the room. People on changed tiles do not prevent this: in the evening only maids and chefs
 * are in the room, and they go home.
 */
export const layout = actKind<{ readonly rows: readonly string[]; readonly decor: readonly Decor[] }>({
  fields: {
    rows: texts('a list of rows', 100),
    decor: {
      is: 'a list of { kind, x, y }',
      right: (value) => Array.isArray(value) && value.length <= MOST_PIECES && value.every(isPiece),
    },
  },
  cost: ({ map, stars }, { rows, decor }) => readLayout(map, stars, rows, decor).cost,
  bar: ({ map, stars }, _season, { rows, decor }) =>
    readLayout(map, stars, rows, decor).problems.length > 0 ? 'layout' : null,
  carryOut: (world, _season, { rows, decor }) => {
    const { state } = world;
    state.map.rows = [...rows];
    state.map.decor = decor.map(({ kind, x, y }) => ({ kind, x, y }));
    state.map.version++;
    refurnished(world);
    emit(world, 'furnished', null, { seats: state.seats.length });
  },
});

function isPiece(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false;
  const { kind, x, y } = one as Partial<Record<'kind' | 'x' | 'y', unknown>>;
  return typeof kind === 'string' && Number.isInteger(x) && Number.isInteger(y);
}
