/** The sentences of a question to the player (case) in the language that is chosen when they are shown. */

import { hasWords, say, sayPart } from '../words/index.ts';
import type { CaseSpec } from './api.ts';

type CasePart = 'question' | 'right' | 'other' | 'chance' | 'why' | 'clue';

/** One sentence of a question; empty if this kind of question has no such sentence. */
export function caseWords({ id, terms }: Pick<CaseSpec, 'id' | 'terms'>, part: CasePart): string {
  const key = `case.${id}.${part}`;
  const { dish } = terms;
  return hasWords(key) ? say(key, typeof dish === 'string' ? { ...terms, dish: sayPart('dish.', dish) } : terms) : '';
}
