/** The chefs: the oldest ticket, again and again, by the configuration `chef`; without one, what a regular will want. */

import { concat, isWarp } from '../ai/index.ts';
import type { ChefScript } from './kinds.ts';
import { precooks } from './precooking.ts';
import { worksByConfig } from './utility/chef.ts';

/** Where there are regulars a chef who waits looks up so often, to see who has come. */
const LOOKS_UP = 40;

const works: ChefScript = (actor, runned, commands, param) => {
  const answer = worksByConfig(actor, runned, commands, param);
  if (!actor.cafe.hasRegulars || answer === undefined || isWarp(answer) || answer.behave !== 'stay') return answer;
  return { ...answer, tick: Math.min(answer.tick ?? LOOKS_UP, LOOKS_UP) };
};

/** All of a chef's scripts by name. */
export const chefScripts: Readonly<Record<string, ChefScript>> = { 'chef.waiting': concat(precooks, works) };
