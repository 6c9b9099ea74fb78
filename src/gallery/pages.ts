/**
 * The pages of the gallery, in the recommended order. To add a page: a folder with an `index.tsx` that exports
 * `openPage`, a line here, its words (`id.name`, `.card`, `.title`, `.line`, `.says`, `.mended`, `.try`) in every
 * language, and its picture (`node tools/gallery/cards.mjs id`).
 */

import type { PageModule } from './frame/page.ts';

export const GROUPS = ['notebook', 'tables', 'utility', 'rules', 'imitation', 'together'] as const;
type Group = (typeof GROUPS)[number];

const LIST = [
  { id: 'notebook', group: 'notebook', open: () => import('./pages/notebook/index.tsx') },
  { id: 'squads', group: 'notebook', open: () => import('./pages/squads/index.tsx') },
  { id: 'senses', group: 'notebook', open: () => import('./pages/senses/index.tsx') },
  { id: 'warps', group: 'notebook', open: () => import('./pages/warps/index.tsx') },
  { id: 'table', group: 'tables', open: () => import('./pages/table/index.tsx') },
  { id: 'curves', group: 'utility', open: () => import('./pages/curves/index.tsx') },
  { id: 'utility', group: 'utility', open: () => import('./pages/utility/index.tsx') },
  { id: 'paparazzo', group: 'utility', open: () => import('./pages/paparazzo/index.tsx') },
  { id: 'rival', group: 'rules', open: () => import('./pages/rival/index.tsx') },
  { id: 'duel', group: 'rules', open: () => import('./pages/duel/index.tsx') },
  { id: 'janken', group: 'imitation', open: () => import('./pages/janken/index.tsx') },
  { id: 'cafe', group: 'together', open: () => import('./pages/cafe/index.tsx') },
] as const satisfies readonly { id: string; group: Group; open: () => Promise<PageModule> }[];

export type PageId = (typeof LIST)[number]['id'];
export interface PageEntry {
  readonly id: PageId;
  readonly group: Group;
  readonly open: () => Promise<PageModule>;
}

export const PAGES: readonly PageEntry[] = LIST;

export const isPageId = (id: string): id is PageId => LIST.some((one) => one.id === id);
