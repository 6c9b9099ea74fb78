// The slime thinks by a script: it walks its ledge to and fro, and hops when the hero stands above it.

import { concat, script } from 'honeybell-minds';
import { type Enemy, hero } from './world.ts';

const LEDGE = [90, 330] as const;

const hops = script((me: Enemy, { last }) => {
  const isAbove = Math.abs(hero.x - me.x) < 50 && hero.y < me.y - 30;
  return isAbove && last?.behave !== 'hop' ? { behave: 'hop' } : undefined;
});
const walks = script((me: Enemy, { last, ended }) => {
  const turns = last?.behave !== 'walk' || ended === 'done' || ended === 'impossible';
  if (!turns) return { behave: 'walk', to: me.wantsX > 0 ? LEDGE[1] : LEDGE[0], tick: 10 };
  return { behave: 'walk', to: me.x > (LEDGE[0] + LEDGE[1]) / 2 ? LEDGE[0] : LEDGE[1], tick: 10 };
});

export const slime = concat(hops, walks);
