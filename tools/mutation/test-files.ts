// Which test files `npm run mutation` uses, as beginnings of their paths below the project.

/** Tests that are tried first, by folder of the source. The others get the remaining faults. */
export const NEAR: Readonly<Record<string, readonly string[]>> = {
  'src/ai': ['test/ai/'],
  'src/sim': ['test/sim/', 'test/scenarios/', 'test/golden/'],
  'src/scripts': ['test/scripts/', 'test/scenarios/', 'test/golden/'],
  'src/saves': ['test/saves/'],
};
/** Tests that start programs of their own, in which nothing is planted, or that need a build. */
export const LEFT_OUT: readonly string[] = [
  'test/browser/',
  'test/laws/',
  'test/library/',
  'test/art/',
  'test/sandbox/',
  'test/cli/command',
  'test/cli/scripted',
  'test/cli/seeds',
];

export const isOf = (beginnings: readonly string[], path: string): boolean =>
  beginnings.some((beginning) => path.startsWith(beginning));
