/** The report's second page: all causes of lost guests, and the parts that had no room on the main page. */

import type { ComponentChildren } from 'preact';
import { LossCauses } from '../LossCauses.tsx';
import type { Store } from '../../store.ts';
import { type Box, type Part, PARTS } from './fit.ts';

interface RestProps {
  readonly store: Store;
  readonly moved: readonly Part[];
  readonly parts: Readonly<Record<Box, ComponentChildren>>;
}

export const Rest = ({ store, moved, parts }: RestProps) => (
  <div class="rest">
    <LossCauses store={store} />
    {moved.includes('street') && parts.street}
    <div class="rest-parts">
      {PARTS.map(
        (part) =>
          part !== 'street' &&
          part !== 'standing' &&
          part !== 'choice' &&
          part !== 'details' &&
          (moved.includes(part) ||
            (part === 'tomorrow' && (moved.includes('standing') || moved.includes('choice'))) ||
            (part === 'bill' && moved.includes('details'))) &&
          parts[part],
      )}
    </div>
  </div>
);
