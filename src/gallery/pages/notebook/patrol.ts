/** The script of all maids on this page. They differ only in their alertness, which is data. */

import type { AIScript } from '../../../ai/index.ts';
import type { Walker } from './walker.ts';

export const patrol: AIScript<Walker> = (her) => {
  if (her.guest.calls) return { behave: 'serve' };
  // to the other end; her alertness sets `tick`: how soon she reconsiders on the way
  return { behave: 'move', x: her.goal, ...her.alertness };
};
