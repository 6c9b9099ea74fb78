/** Shows the beliefs Yes, Maybe, Unknown and No as icons that differ in shape and colour; the word always stands beside the icon. */

import type { MemoryValue } from '../../ai/index.ts';
import { Glyph } from '../../ui/index.ts';

const GREEN = { K: 'var(--green-ink)' };
const BROWN = { K: 'var(--amber-ink)' };
const CHERRY = { K: 'var(--cherry-ink)' };

export function BeliefIcon({ value }: { value: MemoryValue }) {
  return (
    <span class="rival-sign" aria-hidden="true">
      {value === 'Yes' && <Glyph name="check" colours={GREEN} />}
      {value === 'Maybe' && <Glyph name="q" colours={BROWN} />}
      {value === 'No' && <Glyph name="x" colours={CHERRY} />}
      {value === 'Unknown' && <b class="mono">···</b>}
    </span>
  );
}
