/** The script of all strollers: each decides alone how to react to a shout. */

import { aiScript } from '../../../ai/index.ts';
import type { Stroller } from './stroller.ts';

export const react = aiScript((me: Stroller) => {
  const heard = me.buffs.find(({ buff }) => buff === 'star');
  if (heard === undefined || me.temper === 'calm') return { behave: 'stroll', tick: 20, until: ['buffs'] };
  if (me.temper === 'starer') return { behave: 'stare', until: ['buffs'] };
  return { behave: me.temper === 'fan' ? 'join' : 'flee', x: heard.x, y: heard.y, tick: 4 };
});
