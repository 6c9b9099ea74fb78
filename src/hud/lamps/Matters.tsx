/**
 * What wants the player's attention at the moment: the way back for the camera, the moment for which the game is slowed,
 * and the offer of janken. The cards keep their place while the pointer is over them. They stand above the strong
 * actions, and the one that came first is the lower one: a card that comes moves no button of the other.
 */

import { useRef } from 'preact/hooks';
import { classes } from '../../ui/index.ts';
import { useKeepsPlace } from '../keeps-place.ts';
import { Janken } from '../panels/Janken.tsx';
import type { Store } from '../store.ts';
import { ComeBack } from './ComeBack.tsx';
import { SlowCard } from './SlowCard.tsx';

export function Matters({ store }: { store: Store }) {
  const { slowing, janken, jankenEnded, playing, enquiry } = store;
  const { moment } = slowing.value;
  const isSlow = moment !== null && moment.kind !== 'janken';
  const asks = janken.value === null ? jankenEnded.value !== null : janken.value.over === null;
  // An offer is hidden while an enquiry waits for its answer (enquiries.css).
  const hasGame = playing.value !== null || (asks && enquiry.value === null);
  const isSlowLower = useRef(false);
  if (!isSlow) isSlowLower.current = false;
  else if (!hasGame) isSlowLower.current = true;
  return (
    <div class={classes('matters', isSlowLower.current && 'slow-lower')} {...useKeepsPlace('bottom')}>
      <ComeBack store={store} />
      <SlowCard store={store} />
      <Janken store={store} />
    </div>
  );
}
