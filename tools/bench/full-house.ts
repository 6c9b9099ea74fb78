/** A full café: 12 maids and 60 seats, tables in two and a half rooms along one long pass. */

import { openCafe } from '../../src/sim/open-day.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { CafeOptions, Simulation } from '../../src/sim/simulation.ts';

const FULL = [
  '##########################DD##',
  '#KKKKKKKKKKKK................#',
  '#............................#',
  '#PPPPPPPPPPPPPPPP............#',
  '#............................#',
  ...[0, 1, 2, 3, 4].flatMap(() => ['#.aTb.cTd.eTf.gTh.iTj.kTl....#', '#............................#']),
  '##############################',
];
const EVERYONE = ['mei', 'nana', 'tomo', 'hana', 'yuki', 'amara', 'sakura', 'rin', 'luz', 'momo', 'sora', 'zuri'];

/** The set-up that the game uses for a season. */
export const FULL_HOUSE = { seed: 11, shift: EVERYONE, rows: FULL, chefs: 4, stars: 0 } as const;

/** A day of it, in the morning. */
export const fullHouse = (day: number, options?: CafeOptions): Simulation =>
  openCafe({ ...FULL_HOUSE, day }, scripts, options);
