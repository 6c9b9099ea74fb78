/**
 * Scripts of the chefs. The configuration `chef` chooses a chef's work, such as cooking the oldest ticket; a chef
 * without tickets may cook the dish that a regular is expected to order.
 */

import { concat, isWarp } from '../ai/index.ts';
import type { ChefScript } from './script-types.ts';
import { precooks } from './precooking.ts';
import { worksByConfig } from './utility/chef.ts';

/**
 * An idle chef in a café with regulars reconsiders after this many ticks at the latest, because a regular may have come
 * in.
 */
const LOOKS_UP = 40;

const works: ChefScript = (actor, runned, commands, param) => {
  const answer = worksByConfig(actor, runned, commands, param);
  if (!actor.cafe.hasRegulars || answer === undefined || isWarp(answer) || answer.behave !== 'stay') return answer;
  return { ...answer, tick: Math.min(answer.tick ?? LOOKS_UP, LOOKS_UP) };
};

export const chefScripts: Readonly<Record<string, ChefScript>> = { 'chef.waiting': concat(precooks, works) };
