/**
 * Computes the page "Traits": a maid's values, and the effect of each change in advance. Rank limits what she can
 * carry; alertness sets how soon she notices a favourite; the list of favourites sets which guests she serves first.
 * Pure functions: they take values and return rows and sentences. The edits themselves are made in edits.ts.
 */

import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import { dishesAtOnce, ordersAtOnce } from '../../sim/state/tuning.ts';
import type { Maid, Rank } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { sayPart } from '../../words/index.ts';
import { guestsOf, tableOf } from '../people.ts';
import { anyOfType, oneOfType, phrase, verbatim, type Phrase } from '../phrase.ts';
import { exactSeconds } from '../time.ts';

export const RANKS: readonly Rank[] = [2, 3, 4, 5];

/** What a maid of this rank can hold, in words: "3 dishes · 2 orders". */
export function capacityWords(rank: Rank): Phrase {
  return phrase('notebook.shape.capacity', {
    dishes: phrase('dishes', { count: dishesAtOnce(rank) }),
    orders: phrase('notebook.shape.orders', { count: ordersAtOnce(rank) }),
  });
}

/**
 * Says what a cell of a maid's warp table makes her do. A script for which there are no words is called by its own
 * name.
 */
export const scriptWords = (cell: string): string =>
  cell
    .split('+')
    .map((script) => sayPart('warp.does.', script.trim()))
    .join(' · ');

/** The stops of the alertness slider in ticks; null = plain, that is, the maid never looks up on her way. */
const STOPS: readonly (number | null)[] = [1, 2, 3, 4, 5, 8, 12, 20, 30, 40, 50, 70, 90, 120, 180, 300, null];
/** The slider's stops that have a label: every fourth, so that they are evenly spaced. */
export const MARKED: readonly (number | null)[] = [1, 5, 30, 90, null];

/** The stops of the alertness slider; the maid's own value is added if it is not among them. */
export function stopsWith(value: number | null): readonly (number | null)[] {
  if (STOPS.includes(value)) return STOPS;
  return [...STOPS, value].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));
}

/**
 * A word for an alertness: "alert" if the maid looks around at least every 5 ticks, "dull" if she does so more rarely,
 * "plain" if she never does.
 */
export function alertnessWord(value: number | null): 'alert' | 'dull' | 'plain' {
  return value === null ? 'plain' : value <= 5 ? 'alert' : 'dull';
}

export function looksUpWords(value: number | null): Phrase {
  if (value === null) return phrase('notebook.alert.never');
  return value === 1
    ? phrase('notebook.alert.everyTick')
    : phrase('notebook.alert.every', { seconds: exactSeconds(value) });
}

/**
 * Average number of tiles that a maid walks before she notices a caller, that is, half of what she walks between two
 * look-ups. Null = she notices no caller on her way.
 */
export function tilesBeforeTurning(value: number | null, speed: number): number | null {
  return value === null ? null : (value - 1) / 2 / speed;
}

/** Describes the effect of a changed alertness in a sentence: "She would turn for Kaito about two tiles later than before." */
export function turningWords(maid: Maid, before: number | null, now: number | null, whom: Phrase): Phrase | null {
  if (before === now) return null;
  if (now === null) return phrase('notebook.alert.noTurn', { whom });
  if (before === null) return phrase('notebook.alert.turnsAgain', { whom });
  const difference = (tilesBeforeTurning(now, maid.speed) ?? 0) - (tilesBeforeTurning(before, maid.speed) ?? 0);
  const tiles = Math.round(Math.abs(difference));
  if (tiles === 0) return phrase('notebook.alert.sameTile', { whom });
  return phrase(difference > 0 ? 'notebook.alert.later' : 'notebook.alert.sooner', { whom, tiles, count: tiles });
}

/**
 * Names the guest who would make the maid leave her way: the first of her favourite persons who is present. If none is
 * present, names her first favourite type of guest. If she has no favourite type, names any caller.
 */
export function dearestHere(state: WorldState, maid: Maid): Phrase {
  for (const id of maid.favouriteCustomerIds) {
    const guest = state.people[id];
    if (guest !== undefined) return verbatim(guest.name);
  }
  const type = maid.favouriteCustomerTypes[0];
  return type === undefined ? phrase('notebook.alert.anyCaller') : oneOfType(type);
}

/** A row of a maid's favourites. `id` is unique in the list: `id:rio`, `type:critic`. */
export interface DearRow {
  readonly id: string;
  readonly kind: 'id' | 'type';
  readonly value: string;
  readonly name: Phrase;
  /** Name of the picture from which the face is drawn; null = unknown. */
  readonly look: string | null;
  readonly here: boolean;
  readonly hero: boolean;
}
export type Likes = Pick<Maid, 'favouriteCustomerIds' | 'favouriteCustomerTypes'>;
/** A person who can be added to the favourites: a celebrity or a guest who is present. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly look: string;
  readonly hero: boolean;
  /** The number of the guest's table, which tells guests with the same name apart. */
  readonly table?: number | null;
}

/** A maid's favourites in order: persons, then types. Persons always rank before types. */
export function dearRows(
  state: WorldState,
  likes: Likes,
  heroes: readonly Known[] = [],
  lookOf: (type: string) => string | null = () => null,
): DearRow[] {
  const persons = likes.favouriteCustomerIds.map((value): DearRow => {
    const guest = state.people[value];
    const known = heroes.find((hero) => hero.id === value);
    const hero = known !== undefined || (guest?.role === 'guest' && guest.isHero);
    return {
      id: `id:${value}`,
      kind: 'id',
      value,
      name: verbatim(guest?.name ?? known?.name ?? value),
      look: guest?.look ?? known?.look ?? null,
      here: guest !== undefined,
      hero,
    };
  });
  const guests = guestsOf(state);
  const types = likes.favouriteCustomerTypes.map((value): DearRow => {
    const guest = guests.find((one) => one.customerType === value);
    return {
      id: `type:${value}`,
      kind: 'type',
      value,
      name: anyOfType(value),
      look: guest?.look ?? lookOf(value),
      here: guest !== undefined,
      hero: false,
    };
  });
  return [...persons, ...types];
}

/**
 * The edit that puts a maid's favourites into the given order, with persons before types. Null if this does not change
 * the order.
 */
export function orderEdit(likes: Likes, ids: readonly string[]): MaidEdit | null {
  const wanted = (kind: string): string[] =>
    ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1));
  return likesEdit(likes, wanted('id'), wanted('type'));
}

export function addEdit(likes: Likes, kind: 'id' | 'type', value: string): MaidEdit | null {
  const { favouriteCustomerIds: persons, favouriteCustomerTypes: types } = likes;
  if ((kind === 'id' ? persons : types).includes(value)) return null;
  return kind === 'id' ? { favouriteCustomerIds: [...persons, value] } : { favouriteCustomerTypes: [...types, value] };
}

export function removeEdit(likes: Likes, id: string): MaidEdit | null {
  const left = (kind: string, values: readonly string[]): string[] =>
    values.filter((value) => `${kind}:${value}` !== id);
  return likesEdit(likes, left('id', likes.favouriteCustomerIds), left('type', likes.favouriteCustomerTypes));
}

function likesEdit(likes: Likes, persons: readonly string[], types: readonly string[]): MaidEdit | null {
  const edit: { favouriteCustomerIds?: readonly string[]; favouriteCustomerTypes?: readonly string[] } = {};
  if (!sameList(persons, likes.favouriteCustomerIds)) edit.favouriteCustomerIds = persons;
  if (!sameList(types, likes.favouriteCustomerTypes)) edit.favouriteCustomerTypes = types;
  return edit.favouriteCustomerIds === undefined && edit.favouriteCustomerTypes === undefined ? null : edit;
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** What the player can add to the favourites: celebrities, then present guests, then types, except those already on the list. */
export function candidates(
  state: WorldState,
  likes: Likes,
  heroes: readonly Known[],
  types: readonly string[],
): { persons: Known[]; types: string[] } {
  const persons = new Map<string, Known>();
  for (const hero of heroes) persons.set(hero.id, hero);
  const guests = guestsOf(state).filter((guest) => guest.present);
  for (const guest of guests)
    persons.set(guest.id, {
      id: guest.id,
      name: guest.name,
      look: guest.look,
      hero: guest.isHero,
      table: tableOf(state, guest),
    });
  const present = guests.map((guest) => guest.customerType);
  return {
    persons: [...persons.values()]
      .filter((one) => !likes.favouriteCustomerIds.includes(one.id))
      .sort(
        (a, b) =>
          Number(b.hero) - Number(a.hero) || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1),
      ),
    types: [...new Set([...types, ...present])].filter((type) => !likes.favouriteCustomerTypes.includes(type)).sort(),
  };
}
