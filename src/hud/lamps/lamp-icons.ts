/** The icon of each lamp. It replaces the lamp's name where there is little room, and it is on the lamp's sign. */

import type { LampId } from '../read/lamps.ts';

export const LAMP_ICONS: Readonly<Record<LampId, string>> = {
  door: 'status-door',
  seats: 'ui-table',
  orders: 'status-pen',
  kitchen: 'status-fire',
  pass: 'status-plate',
  bills: 'status-bill',
};
