/** The script of all maids on this page. They differ only in their alertness, which is data. */

import { aiScript } from '../../../ai/index.ts';
import type { Walker } from './walker.ts';

export const patrol = aiScript((her: Walker) => {
  if (her.guest.calls) return { behave: 'serve' };
  // The maid walks to the other end of the lane. Her alertness sets the todo's `tick`, that is how soon she
  // reconsiders on the way.
  return { behave: 'move', x: her.goal, ...her.alertness };
});
