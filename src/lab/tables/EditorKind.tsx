/** The choice between decision tables and warp tables, the two halves of the page "Tables". */

import { signal } from '@preact/signals';
import { Segment } from '../../ui/index.ts';
import { tell } from '../words/index.ts';

export const half = signal<'decision' | 'warps'>('decision');

export function EditorKind() {
  return (
    <Segment
      label={tell('tables.kind')}
      chosen={half.value}
      choices={[
        { value: 'decision', text: tell('tables.decision') },
        { value: 'warps', text: tell('tables.warpTables') },
      ]}
      onChoose={(value) => (half.value = value)}
    />
  );
}
