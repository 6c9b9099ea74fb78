/** The mind of everyone on this page: one script, one line. What differs is her alertness, a piece of data. */

import type { AIScript } from '../../../ai/index.ts';
import type { Walker } from './walker.ts';

export const patrol: AIScript<Walker> = (her) => {
  if (her.guest.calls) return { behave: 'serve' };
  // to the other end; how soon she looks up on the way is her `tick`
  return { behave: 'move', x: her.goal, ...her.alertness };
};
