/**
 * A decision's reason as the half sentence that follows what the character does: "because Kaito has waited longest,
 * 12 seconds". The notebook shows it beside the current work; the whole sentence is in sentences.ts.
 */

import type { Reason } from '../ai/index.ts';
import { hasWords, say } from './index.ts';
import { conditionText, sentenceOf, termsAsWords } from './sentences.ts';

/** The half sentence of a reason. If there is none, the whole sentence; null if the reason explains nothing. */
export function becauseOf(reason: Reason): string | null {
  const { key, terms } = reason;
  if (key === 'table.nothing') return null;
  if (key === 'table.chose') {
    const { then } = terms;
    if (then !== null && typeof then === 'object') return becauseOf(then as unknown as Reason);
    if (terms.condition === 'always') return say('because.condition.always');
    return say('because.condition', { condition: conditionText(String(terms.condition ?? ''), terms.param) });
  }
  for (const name of namesOf(reason)) {
    const found = `because.${name}`;
    if (hasWords(found))
      return say(found, {
        ...termsAsWords(key, terms),
        times: Number(terms.times ?? 0),
        of: Number(terms.of ?? 0),
        text: String(terms.text ?? ''),
      });
  }
  const whole = sentenceOf(reason);
  return whole.replace(/[.。]$/u, '');
}

/** Names of the half sentences that can express a reason, the most exact one first. */
function namesOf({ key, terms }: Reason): string[] {
  const names = [key, key.slice(0, key.lastIndexOf('.'))];
  if (key === 'serve.waited' && Number(terms.waited ?? 0) < 20) return [`${key}.now`, ...names];
  // The head maid has asked herself.
  if (key === 'command.headMaid' && !terms.name) return [`${key}.own`];
  if (key === 'guest.calls') return [`${key}.${terms.need === 'bill' ? 'bill' : 'order'}`];
  if (key === 'chef.cooks' && terms.dish === undefined) return [`${key}.next`];
  if (key === 'guest.leaves' && terms.reason !== undefined && terms.reason !== 'paid')
    return [`${key}.${String(terms.reason)}`, `${key}.why`];
  return names;
}
