/** Whether the cooking duel is on the screen instead of the evening's pages. */

import { signal } from '@preact/signals';

export const duelling = signal(false);
