// A village of a strategy game: what its buildings and people need. Made up for the tests, except the temple and the
// priest, which are the example of _Rule-based AI_, the basics.

import { TechTree } from '../../../src/ai/index.ts';

export const VILLAGE = `# what needs what
peasants: {}
woodcutter: { needs: [peasants] }
stonemason: { needs: [peasants], cost: 40 }
barracks: { needs: [woodcutter] }
temple: { needs: [woodcutter, stonemason], kind: building, words: { en: temple, zh: 庙宇 } }
priest: { needs: [temple, barracks], cost: 120 }
abbot: { needs: [priest] }
`;

/** A tree from valid rules. */
export function treeOf(source: string | object): TechTree {
  const read = TechTree.load(source);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return read.tree;
}

/** All values of a tree, one per line: `temple Yes`. */
export const beliefs = (tree: TechTree): string[] => tree.names.map((name) => `${name} ${tree.value(name)}`);
