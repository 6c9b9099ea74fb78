/** The input that uses a strong action of the player: rush, calm, special of the hour, encore, join tables, all hands. */

import { name, oneOf, optional, whole } from '../state/field-checks.ts';
import { STRONG_NAMES, type StrongName, type StrongTarget } from '../state/strong.ts';
import { strongActions, useStrong } from '../strong/index.ts';
import { inputKind } from './input-kind.ts';

export interface StrongInput extends StrongTarget {
  readonly action: StrongName;
}

const TARGETS: readonly (keyof StrongTarget)[] = ['table', 'other', 'guest', 'dish'];

export const strong = inputKind<StrongInput>({
  fields: {
    action: oneOf(STRONG_NAMES),
    table: optional(whole('the number of a table', 1, 9999)),
    other: optional(whole('the number of a second table', 1, 9999)),
    guest: optional(name('the id of a guest')),
    dish: optional(name('the id of a dish')),
  },
  wrong: (given) => {
    if (!STRONG_NAMES.includes(given.action)) return [];
    const { needs } = strongActions[given.action];
    return TARGETS.flatMap((field) => {
      if (needs.includes(field) && given[field] === undefined) return [`${given.action} needs a ${field}`];
      return !needs.includes(field) && given[field] !== undefined ? [`${given.action} takes no ${field}`] : [];
    });
  },
  past: { action: 'text' },
  group: 'orders',
  daily: true,
  apply: (world, { action, table, other, guest, dish }) =>
    useStrong(world, action, {
      ...(table === undefined ? {} : { table }),
      ...(other === undefined ? {} : { other }),
      ...(guest === undefined ? {} : { guest }),
      ...(dish === undefined ? {} : { dish }),
    }),
});
