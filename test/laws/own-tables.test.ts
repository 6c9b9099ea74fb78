// A pack has tables of its own, so the café is asked for its maids, kinds of guest, celebrities and dishes (`tablesOf`),
// never the game's files. The files that may read those have no season, and so no pack, or say why it is the game's
// people that they mean.

import { describe, expect, test } from 'vitest';
import { sourcesBelow, type Source } from './sources.ts';

const TABLES = ['guestTypes', 'heroes', 'menu', 'roster'];

/** Files that may read the tables of the game, with the reason. */
const MAY: Readonly<Record<string, string>> = {
  'src/sim/season/catalogue.ts': 'passes the celebrities on to the jury of the duel',
  'src/hud/evening/duel/Jury.tsx': 'the judges of the duel are the same three in every café',
  'src/sim/open-day.ts': 'a day without a season',
  'src/sim/visits/arrivals.ts': 'the celebrities of a day without a season',
  'src/sim/open-free-cafe.ts': 'a free café that begins from nothing has no pack',
  'src/sim/daily/plan.ts': 'the café of the day is the same for everyone',
  'src/sim/scenario/people.ts': 'a scenario has no pack',
  'src/sim/scenario/scenario.ts': 'a scenario has no pack',
  'src/sim/scenario/known-names.ts': 'a scenario has no pack; an input passes the celebrities of its café',
  'src/sim/thinking/kinds.ts': 'the kinds that every café knows; customerTypesOf adds those of a pack',
};

/** The files that import a table of the game as a value. */
const readers = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    if (path.startsWith('src/data/') || path.startsWith('src/gallery/')) return [];
    const imports = [...text.matchAll(/^(?:import|export) (?!type )\{([^}]*)\} from '([^']+)'/gm)];
    const reads = imports.some(
      ([, names = '', from = '']) =>
        /\/data\/index\.ts$|\/season\/catalogue\.ts$/.test(from) &&
        names.split(',').some((name) => TABLES.includes((name.trim().split(' as ')[0] ?? '').trim())),
    );
    return reads ? [path] : [];
  });

describe('the tables of the game', () => {
  test('the law finds a file that reads them, and no file that imports only a type', () => {
    const file = (text: string): Source => ({ path: 'src/hud/a.ts', text });
    expect(readers([file("import { grouped,\n  heroes as stars } from '../data/index.ts';")])).toEqual([
      'src/hud/a.ts',
    ]);
    expect(readers([file("import { heroes } from '../sim/season/catalogue.ts';")])).toEqual(['src/hud/a.ts']);
    expect(readers([file("import { type HeroRow, recipes } from '../data/index.ts';")])).toEqual([]);
    expect(readers([file("import { heroes } from './others.ts';")])).toEqual([]);
  });

  test('are read only where there can be no pack', () => {
    expect(readers(sourcesBelow('src')).sort()).toEqual(Object.keys(MAY).sort());
  });
});
