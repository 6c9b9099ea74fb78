/** Stores whether the screen shows the cooking duel instead of the evening's pages. */

import { signal } from '@preact/signals';

export const duelling = signal(false);
