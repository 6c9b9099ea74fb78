/** Names of the lab's pages, in the order of their tabs. `lab/pages.ts` maps each to its component. */

export const PAGE_IDS = [
  'time',
  'whatif',
  'warps',
  'tables',
  'utility',
  'roster',
  'commands',
  'scripts',
  'promises',
  'replays',
  'school',
] as const;

export type PageId = (typeof PAGE_IDS)[number];
