/** The picture of each lamp, shown in place of its name where there is little room, and on its signs. */

import type { LampId } from '../read/lamps.ts';

export const LAMP_ICONS: Readonly<Record<LampId, string>> = {
  door: 'status-door',
  seats: 'ui-table',
  orders: 'status-pen',
  kitchen: 'status-fire',
  pass: 'status-plate',
  bills: 'status-bill',
};
