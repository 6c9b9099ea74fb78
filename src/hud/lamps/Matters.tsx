/**
 * What wants the player's attention at the moment: the way back for the camera, the moment for which the game is slowed,
 * and the offer of janken. The cards keep their place while the pointer is over them.
 */

import { useKeepsPlace } from '../keeps-place.ts';
import { Janken } from '../panels/Janken.tsx';
import type { Store } from '../store.ts';
import { ComeBack } from './ComeBack.tsx';
import { SlowCard } from './SlowCard.tsx';

export function Matters({ store }: { store: Store }) {
  return (
    <div class="matters" {...useKeepsPlace('bottom')}>
      <ComeBack store={store} />
      <SlowCard store={store} />
      <Janken store={store} />
    </div>
  );
}
