// Re-exports what strategies need of the season.

export { courses, recipes, upgrades } from '../../src/data/season/index.ts';
export { dishOf } from '../../src/sim/season/menu-and-recipes.ts';
export { duelPrize } from '../../src/sim/season/duel/duel.ts';
export { costOf, type EveningAct, eveningBar } from '../../src/sim/season/acts/index.ts';
export { readLayout } from '../../src/sim/season/layout-check.ts';
export { fairWage } from '../../src/sim/season/staff.ts';
export { menuPlaces } from '../../src/sim/season/upgrades.ts';
