/** Loads the component of every page. Each component is a chunk of its own, fetched when the page is first opened. */

import type { LabPages } from './frame/page.ts';

export const PAGES: LabPages = {
  time: () => import('./time/TimePage.tsx').then(({ TimePage }) => TimePage),
  whatif: () => import('./whatif/WhatIfPage.tsx').then(({ WhatIfPage }) => WhatIfPage),
  warps: () => import('./warps/WarpsPage.tsx').then(({ WarpsPage }) => WarpsPage),
  tables: () => import('./tables/TablesPage.tsx').then(({ TablesPage }) => TablesPage),
  utility: () => import('./utility/UtilityPage.tsx').then(({ UtilityPage }) => UtilityPage),
  roster: () => import('./roster/RosterPage.tsx').then(({ RosterPage }) => RosterPage),
  commands: () => import('./commands/CommandsPage.tsx').then(({ CommandsPage }) => CommandsPage),
  scripts: () => import('./scripts/ScriptsPage.tsx').then(({ ScriptsPage }) => ScriptsPage),
  promises: () => import('./promises/PromisesPage.tsx').then(({ PromisesPage }) => PromisesPage),
  replays: () => import('./replays/ReplaysPage.tsx').then(({ ReplaysPage }) => ReplaysPage),
  school: () => import('./school/SchoolPage.tsx').then(({ SchoolPage }) => SchoolPage),
};
