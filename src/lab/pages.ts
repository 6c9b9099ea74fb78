/**
 * The lab's pages, in the order of their tabs. Each is fetched when somebody turns to it: a page is a component that is
 * given the lab.
 */

import type { FunctionComponent } from 'preact';
import type { Lab } from './frame/lab.ts';

export type LabPage = FunctionComponent<{ readonly lab: Lab }>;

export const PAGES = {
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
} satisfies Record<string, () => Promise<LabPage>>;

export type PageId = keyof typeof PAGES;
export const PAGE_IDS = Object.keys(PAGES) as readonly PageId[];
