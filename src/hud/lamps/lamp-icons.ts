/**
 * The icons of the top bar's six lamps. An icon replaces the lamp's name where there is little room, and stands on the
 * lamp's sign in the room.
 */

import type { LampId } from '../read/lamps.ts';

export const LAMP_ICONS: Readonly<Record<LampId, string>> = {
  door: 'status-door',
  seats: 'ui-table',
  orders: 'status-pen',
  kitchen: 'status-fire',
  pass: 'status-plate',
  bills: 'status-bill',
};
