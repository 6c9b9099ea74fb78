/** Yes, Maybe, Unknown, No as icons that differ in shape and colour; the word always stands beside them. */

import type { MemoryValue } from '../../ai/index.ts';
import { Glyph } from '../../ui/index.ts';

const GREEN = { K: '#2f6b3a' };
const BROWN = { K: '#8a4a0c' };
const CHERRY = { K: '#a82a40' };

export function Sign({ value }: { value: MemoryValue }) {
  return (
    <span class="rival-sign" aria-hidden="true">
      {value === 'Yes' && <Glyph name="check" colours={GREEN} />}
      {value === 'Maybe' && <Glyph name="q" colours={BROWN} />}
      {value === 'No' && <Glyph name="x" colours={CHERRY} />}
      {value === 'Unknown' && <b class="mono">···</b>}
    </span>
  );
}
