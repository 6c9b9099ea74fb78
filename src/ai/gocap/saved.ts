/** A learned actor as data, and whether data from outside fits an actor. */

import { didYouMean, isRecord, shown } from '../problems.ts';
import type { GoCapState } from './actor.ts';

/** What an actor has learned. */
export interface SavedActor {
  readonly state: GoCapState;
  readonly behaviors: readonly {
    readonly id: string;
    readonly trained: number;
    readonly rules: readonly { readonly name: string; readonly limit: number; readonly counts: readonly number[] }[];
  }[];
}

const LONGEST = 1_000_000;
const MOST_LISTED = 100;
const STATES = ['Player', 'Train', 'Auto'];

/** All that keeps `json`, data or text, from being loaded into an actor like `own`; at most a hundred. */
export function differences(own: SavedActor, json: unknown): string[] {
  const found: string[] = [];
  const amount = (value: unknown, limit: number): boolean => typeof value === 'number' && value >= 0 && value <= limit;
  const saved = parsed(json);
  if (!isRecord(saved)) return ['the data is no JSON object'];
  if (!STATES.includes(saved.state as string)) found.push(`state must be one of ${STATES.join(', ')}`);
  if (!Array.isArray(saved.behaviors)) return [...found, 'behaviors must be a list'];
  const left = new Map(own.behaviors.map((behavior) => [behavior.id, behavior]));
  const ids = [...left.keys()];
  for (const [i, behavior] of saved.behaviors.entries()) {
    if (found.length > MOST_LISTED) break;
    const { id, trained, rules } = isRecord(behavior) ? behavior : {};
    const place = typeof id === 'string' ? `behaviour '${id}'` : `behaviors[${i}]`;
    const mine = typeof id === 'string' ? left.get(id) : undefined;
    if (typeof id !== 'string') found.push(`${place} has no id`);
    else if (mine === undefined)
      found.push(ids.includes(id) ? `${place} stands twice` : `${place} is not known here${didYouMean(id, ids)}`);
    if (mine === undefined) continue;
    left.delete(mine.id);
    if (!amount(trained, Number.MAX_VALUE)) found.push(`${place}: trained must be a number from 0`);
    if (!Array.isArray(rules)) {
      found.push(`${place}: rules must be a list`);
      continue;
    }
    for (let r = 0; r < Math.max(rules.length, mine.rules.length) && found.length <= MOST_LISTED; r++) {
      const theirs: unknown = rules[r];
      const rule = mine.rules[r];
      const { name, limit, counts } = isRecord(theirs) ? theirs : {};
      const where = `${place}, rule ${r + 1}`;
      if (rule === undefined) found.push(`${where}: ${shown(name)} is not known here`);
      else if (name !== rule.name) found.push(`${where}: must be '${rule.name}', not ${shown(name)}`);
      else if (limit !== rule.limit) found.push(`${where} '${name}': limit must be ${rule.limit}, not ${shown(limit)}`);
      else if (!Array.isArray(counts) || counts.length !== rule.counts.length)
        found.push(`${where} '${name}': counts must be a list of ${rule.counts.length}`);
      else if (!counts.every((count) => amount(count, rule.limit)))
        found.push(`${where} '${name}': counts must be numbers from 0 to ${rule.limit}`);
    }
  }
  for (const id of left.keys()) found.push(`behaviour '${id}' is missing`);
  return found.length <= MOST_LISTED ? found : [...found.slice(0, MOST_LISTED), 'and more of the kind'];
}

function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  if (json.length > LONGEST) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
