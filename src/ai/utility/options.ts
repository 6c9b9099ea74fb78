/**
 * The options of a reasoner as written in a configuration: each has a name, considerations and actions. Considerations
 * and actions may be left out.
 */

import { isRecord, shown } from '../problems.ts';
import { choiceOf, considerationList } from './components/consideration-sets.ts';
import type { Action, Field, Schema, Values } from './kinds.ts';
import { field, key, list, maybe, part, record } from './schema.ts';
import { meantOr } from './config-cursor.ts';
import type { Choice, Listener } from './weighing.ts';

/** An option a reasoner can choose. */
export interface UtilityOption extends Choice {
  readonly actions: readonly Action[];
  /** The components of the option that are notified when the option is selected, deselected or chosen. */
  readonly listeners: readonly Listener[];
}

const schema = {
  name: key,
  considerations: maybe(considerationList, []),
  actions: maybe(list(part('action')), []),
} as const;

const nameOf = (option: unknown): string | undefined =>
  isRecord(option) && typeof option['name'] === 'string' ? option['name'] : undefined;

/** Creates the schema of a field that contains a list of options. @param more fields that an option can have besides name, considerations and actions */
export function optionList<S extends Schema>(more: S): Field<(UtilityOption & Values<S>)[]> {
  const written = record('option', { ...schema, ...more });
  const option = field('an option', (value, place) => {
    const listeners: Listener[] = [];
    const fields = written.read(value, place.among({ listeners })) as (Values<typeof schema> & Values<S>) | undefined;
    if (fields === undefined) return undefined;
    if (fields.actions.length > 0) place.remember();
    return { ...fields, ...choiceOf(fields.name, fields.considerations), listeners };
  });
  const all = list(option, 1, nameOf);
  return field(all.wants, (value, place) => {
    const names = Array.isArray(value) ? value.map((one, i) => nameOf(place.at(i).resolve(one)?.value)) : [];
    place.around.reasoner.options = names.filter((name) => name !== undefined);
    names.forEach((name, i) => {
      if (name !== undefined && names.indexOf(name) < i)
        place.at(i).at('name').wrong(`'${name}' stands twice; give this option another name`);
    });
    return all.read(value, place);
  });
}

/** Schema field whose value is the name of an option of the surrounding reasoner. */
export const optionName = field<string>('the name of an option', (value, place) => {
  const { options } = place.around.reasoner;
  if (typeof value === 'string' && options.includes(value)) return value;
  return place.wrong(`there is no option ${shown(value)}${meantOr(value, options)}`);
});
