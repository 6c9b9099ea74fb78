/** The sign at the door that asks guests to come back later, with the minutes for which it still hangs. */

import { doorSignOf } from '../../sim/state/strong.ts';
import { say } from '../../words/index.ts';
import type { Store } from '../store.ts';
import { FloorCard, type FloorCardSpots } from './FloorCard.tsx';

/** On the door, above the lintel, or higher on the wall. */
const SPOTS: FloorCardSpots = [
  { x: 0, y: -74 },
  { x: 0, y: -104 },
  { x: 0, y: -128 },
];

export function DoorSignMark({ store }: { store: Store }) {
  // The minutes are read again whenever the top bar is, because time goes on.
  void store.top.value;
  const state = store.cafe?.state;
  const sign = state === undefined ? null : doorSignOf(state);
  if (state === undefined || sign === null) return null;
  const minutes = Math.ceil((sign.until - state.tick) / state.clock.ticksPerMinute);
  return (
    <FloorCard store={store} name="door" at={() => state.doors[0] ?? null} spots={SPOTS}>
      {say('jam.signOut', { minutes })}
    </FloorCard>
  );
}
