/** Sizes of the boxes in the drawn tree; src/ui places them. */

import type { TableRow } from '../../../ai/index.ts';
import type { TreeNode as Node } from '../../../ui/tree-layout.ts';

export { layOut } from '../../../ui/tree-layout.ts';
export type TreeNode = Node<TableRow>;

export const NODE = { width: 104, height: 34, column: 126, line: 24 } as const;
