/** The report's second page: all causes of lost guests, and the parts that had no room on the main page. */

import type { ComponentChildren } from 'preact';
import { LossCauses } from '../LossCauses.tsx';
import type { Store } from '../../store.ts';
import { type Box, BOXES, type Part } from './fit.ts';

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
      {BOXES.map(
        (box) =>
          box !== 'street' &&
          (moved.includes(box) ||
            (box === 'tomorrow' && (moved.includes('standing') || moved.includes('choice'))) ||
            (box === 'bill' && moved.includes('details'))) &&
          parts[box],
      )}
    </div>
  </div>
);
