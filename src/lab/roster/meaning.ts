/** Puts a person's cells into words, one sentence per field: "carries 3 dishes at once, remembers 2 orders". */

import { UTILITY } from '../../data/index.ts';
import { dishesAtOnce, ordersAtOnce } from '../../sim/state/tuning.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';
import type { PersonId, Rank } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, say, sayPart } from '../../words/index.ts';
import { controllerText, tableName } from '../../words/sentences.ts';
import type { MaidField } from '../../sim/inputs/undoing.ts';
import type { Shape } from '../../ui/edits/edit-log.ts';
import { tilesBeforeTurning } from '../../notebook/traits/traits.ts';
import { reachTowards } from '../../notebook/traits/sight.ts';
import { valueWords } from '../frame/what-if-changes.ts';
import { type LabKey, tell } from '../words/index.ts';
import { CELLS, type Cell } from './model.ts';

/** The fields whose meaning is put into a sentence, in the order of the grid. */
export const TOLD = [...CELLS, 'dearest'] as const;
export type Told = (typeof TOLD)[number];

const dishesWords = (rank: Rank): string => say('dishes', { count: dishesAtOnce(rank) });
const ordersWords = (rank: Rank): string => say('notebook.shape.orders', { count: ordersAtOnce(rank) });

/** The meaning of a field's value in a sentence. @param before the maid's values this morning */
export function meaningOf(
  field: Told,
  shape: Shape,
  before: Shape | undefined,
  speed: number,
  state: WorldState,
): string {
  switch (field) {
    case 'rank': {
      const { rank } = shape;
      const now = tell('roster.means.rank', { dishes: dishesWords(rank), orders: ordersWords(rank) });
      return before === undefined || before.rank === rank
        ? now
        : `${now} ${tell('roster.means.rankWas', { dishes: dishesWords(before.rank), orders: ordersWords(before.rank) })}`;
    }
    case 'duties':
      return tell('roster.means.duties', { what: say(`notebook.duties.effect.${shape.duties}`) });
    case 'alertness': {
      const { alertness } = shape;
      if (alertness === null) return tell('roster.means.plain');
      if (alertness === 1) return tell('roster.means.everyTick');
      const tiles = Math.round(tilesBeforeTurning(alertness, speed) ?? 0);
      return tell('roster.means.alertness', {
        ticks: tell('promises.ticks', { count: alertness }),
        tiles: say('tiles', { count: tiles }),
      });
    }
    case 'alertRange': {
      const tiles = (direction: number): string => say('tiles', { count: reachTowards(shape.alertRange, direction) });
      return tell('roster.means.sight', { ahead: tiles(0), side: tiles(90), behind: tiles(180) });
    }
    case 'obedience':
      return shape.obedience >= 1
        ? tell('roster.means.obedienceAll')
        : tell('roster.means.obedience', { percent: Math.round(shape.obedience * 100) });
    case 'team':
      return shape.team === null ? tell('roster.means.noTeam') : tell('roster.means.team', { team: shape.team });
    case 'controller':
      return shape.controller === 'script'
        ? tell('roster.means.script')
        : shape.controller === 'apprentice'
          ? tell('roster.means.apprentice')
          : shape.controller === UTILITY
            ? tell('roster.means.utility')
            : tell('roster.means.table', { table: tableName(shape.controller) });
    case 'dearest': {
      const names = likesOf(shape, state);
      return names.length === 0
        ? tell('roster.means.nobody')
        : tell('roster.means.dearest', { names: names.join(say('app.list.comma')) });
    }
  }
}

/** A maid's favourites by name, in order. */
export function likesOf(shape: Shape, state: WorldState): string[] {
  const nameOf = (id: PersonId): string =>
    personName(state.people[id]?.name ?? tablesOf(state.season).heroes.find((hero) => hero.id === id)?.name ?? id);
  return [
    ...shape.favouriteCustomerIds.map(nameOf),
    ...shape.favouriteCustomerTypes.map((type) => sayPart('type.any.', type)),
  ];
}

export const fieldWords = (field: MaidField | Told): string =>
  tell(`field.${field === 'favouriteCustomerIds' || field === 'favouriteCustomerTypes' ? 'dearest' : field}` as LabKey);

/** The value of a field in a word or two. */
export function cellWords(field: MaidField, shape: Shape, state: WorldState): string {
  if (field === 'favouriteCustomerIds')
    return likesOf({ ...shape, favouriteCustomerTypes: [] }, state).join(say('app.list.comma')) || tell('value.nobody');
  if (field === 'favouriteCustomerTypes')
    return likesOf({ ...shape, favouriteCustomerIds: [] }, state).join(say('app.list.comma')) || tell('value.nobody');
  return field === 'controller' && shape.controller !== 'script'
    ? controllerText(shape.controller)
    : valueWords(field as Cell, shape[field]);
}

/**
 * Translates a part of a table reader's English message into the player's language: the part that says what the reader
 * expected, such as "should be a whole number from 1 to 9".
 */
export function expectedWords(expected: string): string {
  const [, whole = '', least, most] = /^a (whole )?number from (-?[\d.]+) to (-?[\d.]+)$/.exec(expected) ?? [];
  if (least !== undefined && most !== undefined)
    return tell(whole === '' ? 'roster.should.number' : 'roster.should.whole', { least, most });
  const [, sectors, longest] = /^1 to (\d+) sectors such as 6\/60\|2\/180: tiles up to (\d+)/.exec(expected) ?? [];
  if (sectors !== undefined && longest !== undefined) return tell('roster.should.sectors', { most: sectors, longest });
  const [, words] = /^one of (.*)$/s.exec(expected) ?? [];
  if (words !== undefined) return tell('roster.should.oneOf', { words });
  return expected === 'some text' ? tell('roster.should.text') : expected;
}
/**
 * Translates a whole English error message of a roster file into the player's language. Such a message is `'9' should
 * be a whole number from 2 to 5`.
 */
export function errorWords(message: string): string {
  const [, text, expected] = /^'(.*)' should be (.*)$/s.exec(message) ?? [];
  if (text !== undefined && expected !== undefined)
    return `“${text}” ${tell('roster.expected', { what: expectedWords(expected) })}`;
  const [, column] = /^column '(.*)' is missing$/s.exec(message) ?? [];
  return column === undefined ? message : tell('roster.should.column', { column });
}
