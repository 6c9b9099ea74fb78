/**
 * Opens or closes the list of what helps against the trouble that a lamp shows. Pressing the lamp's sign in the room
 * does the same.
 */

import type { LampReading } from '../read/lamps.ts';
import type { Store } from '../store.ts';

/** Opens or closes a lamp's list, and marks the place of the lamp's trouble in the room. */
export function pressLamp(store: Store, { id, place }: Pick<LampReading, 'id' | 'place'>): void {
  const closes = store.lampOpen.peek() === id;
  store.lampOpen.value = closes ? null : id;
  if (!closes) store.pulse.value = place;
}
