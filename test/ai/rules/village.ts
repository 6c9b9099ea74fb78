// A village of the strategy games: what its buildings and people need. Made up for the tests, apart from the temple and
// the priest, which chapter 5.1 tells of.

import { TechTree } from '../../../src/ai/index.ts';

export const VILLAGE = `# who needs whom
peasants: {}
woodcutter: { needs: [peasants] }
stonemason: { needs: [peasants], cost: 40 }
barracks: { needs: [woodcutter] }
temple: { needs: [woodcutter, stonemason], kind: building, words: { en: temple, zh: 庙宇 } }
priest: { needs: [temple, barracks], cost: 120 }
abbot: { needs: [priest] }
`;

/** A tree from rules that are known to be right. */
export function treeOf(source: string | object): TechTree {
  const read = TechTree.load(source);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return read.tree;
}

/** All beliefs of a tree: `temple Yes`, one a line. */
export const beliefs = (tree: TechTree): string[] => tree.names.map((name) => `${name} ${tree.value(name)}`);
