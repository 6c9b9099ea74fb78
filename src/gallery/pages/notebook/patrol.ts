/** The script of all maids on this page. They differ only in their alertness, which is data. */

import type { AIScript } from '../../../ai/index.ts';
import type { Walker } from './walker.ts';

export const patrol: AIScript<Walker> = (her) => {
  if (her.guest.calls) return { behave: 'serve' };
  // Walks to the other end of the lane. The maid's alertness sets `tick`: how soon she reconsiders on the way.
  return { behave: 'move', x: her.goal, ...her.alertness };
};
