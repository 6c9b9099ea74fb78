/**
 * Says what ended the todo before a thought: that it was done, that time was up, or which of the facts that the todo
 * watched (`until`) has changed. The record does not name the fact, so it is found from what the character does next;
 * if more than one fact fits, the sign stays general.
 */

import { phrase, type Phrase } from '../phrase.ts';
import type { Thought } from './history.ts';

/** The facts behind what a character does next, by the beginning of the reason's key or by the warp. */
const FACTS: readonly (readonly [begins: string, fact: string])[] = [
  ['serve.', 'callers'],
  ['idle.othersGo', 'callers'],
  ['idle.onlyDishes', 'callers'],
  ['idle.unnoticed', 'callers'],
  ['idle.letsWait', 'callers'],
  ['idle.quiet', 'callers'],
  ['idle.onlyOrders', 'dishes'],
  ['idle.dishAway', 'dishes'],
  ['dishes.', 'dishes'],
  ['help.answers', 'commands'],
  ['clear.', 'mess'],
  ['sweep.', 'mess'],
  ['command.', 'commands'],
  ['chat', 'company'],
  ['idle.shy', 'company'],
  ['rush.', 'rush'],
  ['hero.', 'hero'],
  ['alarm', 'alarm'],
  ['welcome', 'alert'],
  ['guest.seat', 'seats'],
  ['guest.waitsOutRain', 'weather'],
  ['chef.cooks', 'tickets'],
];
const WARPS: Readonly<Record<string, string>> = {
  move: 'callers',
  fetch: 'dishes',
  clear: 'mess',
  sweep: 'mess',
  obey: 'commands',
  chat: 'company',
  toSeat: 'seats',
};
/** Facts that are named together if a todo watches no others, such as those of a guest in the queue. */
const MOST_NAMED = 2;

/** What ended the todo before this thought, as words beside the thought; null if there was none. */
export function whatEnded({ ended, was, reason, decision }: Thought): Phrase | null {
  if (ended === null) return null;
  const { knows, name } = reason?.terms ?? {};
  if ((knows === 'saw' || knows === 'heard') && typeof name === 'string' && ended !== 'done')
    return phrase(`notebook.end.${knows}`, { name });
  const watched = was?.until ?? [];
  if (ended !== 'changed' || watched.length === 0) return phrase(`notebook.end.${ended}`);
  const key = reason?.key ?? '';
  const found = FACTS.find(([begins]) => key.startsWith(begins))?.[1] ?? WARPS[decision.warp?.warp ?? ''];
  const fact = watched.length === 1 ? watched[0] : watched.find((one) => one === found);
  if (fact !== undefined) return phrase('notebook.end.fact', { fact: factWords(fact) });
  return watched.length <= MOST_NAMED
    ? phrase('notebook.end.facts', { list: watched.map(factWords) })
    : phrase('notebook.end.changed');
}

const factWords = (fact: string): Phrase => phrase(`notebook.fact.${fact}`, { otherwise: fact });
