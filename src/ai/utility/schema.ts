/**
 * What a component takes, field by field. A field knows what it wants, reads it, and says what is wrong with it; a schema
 * is a record of fields, or of their names for the simple ones:
 *
 *     { whom: 'entity', limit: number(0, 10), shout: 'string?', weight: 'weightFunction' }
 *
 * Reading never stops at a mistake, so that all of them are told at once. What has mistakes is not made.
 */

import { isJson } from '../json.ts';
import { didYouMean, isRecord, isUnsafeKey, shown, thrown } from '../problems.ts';
import { KINDS } from './component.ts';
import { asText, meantOr, thereAre } from './config-cursor.ts';
import type { Component, Field, FieldSpec, Kind, Kinds, ConfigPlace, Schema, Values, Words } from './kinds.ts';
import type { Listener } from './weighing.ts';

const LONGEST_TEXT = 1000;
const MOST_ITEMS = 2000;

/**
 * A field with a check of its own. @param read undefined = it is not what the field wants, which the field then says
 * unless `place.wrong` has been told; so is whatever has a problem within
 */
export const field = <T>(wants: string, read: Field<T>['read']): Field<T> => ({
  wants,
  read(value, place) {
    const before = place.load.faults;
    const made = read(value, place);
    if (place.load.faults > before) return undefined;
    return made ?? place.wrong(`must be ${wants}, not ${shown(value)}`);
  },
});

const only = <T>(wants: string, isIt: (value: unknown) => boolean): Field<T> =>
  field(wants, (value) => (isIt(value) ? (value as T) : undefined));

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;

/** A number, both bounds allowed. */
export const number = (from = -Number.MAX_VALUE, to = Number.MAX_VALUE): Field<number> => {
  const bounds = to < Number.MAX_VALUE ? ` from ${from} to ${to}` : from > -Number.MAX_VALUE ? ` from ${from}` : '';
  return only(`a number${bounds}`, (value) => typeof value === 'number' && value >= from && value <= to);
};

/** A text that is not empty. */
export const text: Field<string> = only('a text', isText);

/** A name under which something is kept: none that reaches a prototype, none of the library's own. */
export const key: Field<string> = only(
  'a name without $ in front',
  (value) => isText(value) && !isUnsafeKey(value) && value[0] !== '$',
);

/** One of some words. */
export const oneOf = <W extends string>(...words: readonly W[]): Field<W> =>
  field(`one of ${words.join(', ')}`, (value) => words.find((word) => word === value));

/** A name from the game's vocabulary, if it has told one; see `createFactory`. */
export const known = (vocabulary: string, wants: string): Field<string> =>
  field(wants, (value, place) => {
    const name = key.read(value, place);
    const names = place.load.names.get(vocabulary);
    if (name === undefined || names === undefined || names.includes(name)) return name;
    return place.wrong(`there is no ${wants.replace(/^an? /, '')} '${name}'${meantOr(name, names)}`);
  });

/** May be left out; then it is `otherwise`. */
export function maybe<T>(spec: Field<T>, otherwise: T): Field<T>;
/** May be left out. */
export function maybe<T>(spec: Field<T>): Field<T | undefined>;
/** May be left out. */
export function maybe<T>(spec: Field<T>, otherwise?: T): Field<T | undefined> {
  return { ...spec, otherwise: { value: otherwise } };
}

/** `a set of values` → `sets of values`. */
const plural = (wants: string): string => wants.replace(/^(?:an? )?(.*?)( of .*)?$/, '$1s$2');

/** A list. */
export const list = <T>(item: Field<T>, least = 0, itemName?: (item: unknown) => string | undefined): Field<T[]> =>
  field(`a list of ${plural(item.wants)}`, (value, place) => {
    if (!Array.isArray(value)) return undefined;
    if (value.length < least || value.length > MOST_ITEMS)
      return place.wrong(`must have ${least} to ${MOST_ITEMS} items, not ${value.length}`);
    return value.map((one, i) => item.read(one, place.at(i, itemName?.(one))) as T);
  });

/** A record with any keys. */
export const mapOf = <T>(item: Field<T>): Field<Map<string, T>> =>
  field(`a record of ${plural(item.wants)}`, (value, place) =>
    isRecord(value)
      ? new Map(Object.keys(value).map((name) => [name, item.read(value[name], place.at(name)) as T]))
      : undefined,
  );

/** A record with these fields. @param title what it is called in messages */
export const record = <S extends Schema>(title: string, schema: S): Field<Values<S>> =>
  field(`a ${title}`, (value, place) => {
    const found = place.resolve(value);
    if (found === null) return undefined;
    return isRecord(found.value) ? readFields(title, schema, found.value, found.place) : undefined;
  });

/** A place written as `[x, y]` or `{ x, y }`. */
export const vector: Field<{ x: number; y: number }> = field('a place such as [3, 4]', (value) => {
  const [x, y] = Array.isArray(value) && value.length === 2 ? value : isRecord(value) ? [value['x'], value['y']] : [];
  return Number.isFinite(x) && Number.isFinite(y) ? { x: x as number, y: y as number } : undefined;
});

/** Reads what is read within a picker's considerations: there PickerEntity means something. */
export const inPicker = <T>(spec: Field<T>): Field<T> => ({
  ...spec,
  read: (value, place) => spec.read(value, place.among({ inPicker: true })),
});

/**
 * A component of some kind. One without fields can be written as its type alone: `from: Self`.
 * @param fits what is wrong with one that has been made, or null
 */
export const part = <K extends Kind>(kind: K, fits?: (made: Kinds[K]) => string | null): Field<Kinds[K]> =>
  field(`a ${KINDS[kind].words}`, (value, place) => {
    const made = readPart(kind, value, place)?.made;
    const fault = made === undefined || fits === undefined ? null : fits(made);
    return fault === null ? made : place.wrong(fault);
  });

/** A target that has an entity; one that is only a place is refused. */
export const withEntity = part('target', ({ isOnlyPlace }) =>
  isOnlyPlace === true ? 'needs a target with an entity; this one is only a place' : null,
);

const WORDS: { readonly [W in keyof Words]: Field<Words[W]> } = {
  number: number(),
  string: text,
  boolean: only('true or false', (value) => typeof value === 'boolean'),
  json: only('plain data', (value) => isJson(value)),
  entity: withEntity,
};

/** The field a schema says. @throws Error when it is neither a field nor one of the words */
export function fieldOf(spec: FieldSpec): Field<unknown> {
  if (typeof spec === 'object') return spec;
  const word = spec.replace('?', '');
  const field: Field<unknown> | null = Object.hasOwn(WORDS, word)
    ? WORDS[word as keyof Words]
    : Object.hasOwn(KINDS, word)
      ? part(word as Kind)
      : null;
  if (field === null)
    throw new Error(`a schema cannot say '${spec}'; it can say ${Object.keys({ ...WORDS, ...KINDS }).join(', ')}`);
  return word === spec ? field : maybe(field);
}

/** Reads a component, with its type; undefined when it has problems. @param also fields that may stand beside its own */
export function readPart<K extends Kind>(
  kind: K,
  written: unknown,
  at: ConfigPlace,
  also: Schema = {},
): { made: Kinds[K]; type: string; beside: Record<string, unknown> } | undefined {
  const found = at.goesOn() ? at.resolve(written) : null;
  if (found === null) return undefined;
  const { words, usual } = KINDS[kind];
  let { place } = found;
  // What is within a reasoner stands for itself, wherever the reasoner stands.
  if (kind === 'reasoner')
    place = place.among({ inPicker: false, listeners: [], reasoner: { remembers: false, options: [] } });
  const value = typeof found.value === 'string' ? { type: found.value } : found.value;
  const types = place.load.types(kind);
  const names = [...types.keys()];
  if (!isRecord(value)) return place.wrong(`must be a ${words}: { type: … }${thereAre(names)}`);
  const type = Object.hasOwn(value, 'type') ? value['type'] : usual;
  if (type === undefined) return place.wrong(`the ${words} has no type${thereAre(names)}`);
  const definition = typeof type === 'string' ? types.get(type) : undefined;
  if (definition === undefined) {
    const near = didYouMean(asText(type), names);
    const meant = types.get(names.find((name) => near.endsWith(`'${name}'?`)) ?? '');
    const hint = meant === undefined ? thereAre(names) : `${near} ${takes(meant)}`;
    return place.at('type').wrong(`there is no ${words} ${shown(type)}${hint}`);
  }
  const before = place.load.faults;
  const fields = readFields(definition.type, definition.schema, value, place, also, takes(definition));
  if (place.load.faults > before) return undefined;
  const made = make(definition, fields, place);
  if (made === undefined || place.load.faults > before) return undefined;
  const { selected, deselected, chosen }: Listener = made;
  if (selected ?? deselected ?? chosen) place.around.listeners.push(made);
  if (selected ?? deselected) place.remember();
  return { made: made as Kinds[K], type: definition.type, beside: fields };
}

/** Makes it; what a game's own `make` throws is a problem of the configuration. */
function make({ make }: Component, fields: object, place: ConfigPlace): object | undefined {
  try {
    return make(fields as never, place);
  } catch (error) {
    return place.wrong(`cannot be made: ${thrown(error)}`);
  }
}

/** `Distance takes from?, to, weight` */
function takes({ type, schema }: Component): string {
  const names = Object.keys(schema).map((name) => (mayMiss(schema[name] as FieldSpec) ? `${name}?` : name));
  return `${type} takes ${names.length === 0 ? 'no fields' : names.join(', ')}`;
}

const mayMiss = (spec: FieldSpec): boolean =>
  typeof spec === 'string' ? spec.endsWith('?') : spec.otherwise !== undefined;

/** Reads the fields of a record; those missing and those too many are problems. */
function readFields<S extends Schema>(
  title: string,
  schema: S,
  value: Record<string, unknown>,
  place: ConfigPlace,
  also: Schema = {},
  hint = '',
): Values<S> {
  const all: Schema = { ...also, ...schema };
  const names = Object.keys(all);
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const spec = fieldOf(all[name] as FieldSpec);
    const written = Object.hasOwn(value, name) ? value[name] : null;
    if (written !== null && written !== undefined) fields[name] = spec.read(written, place.at(name));
    else if (spec.otherwise !== undefined) fields[name] = spec.otherwise.value;
    else place.at(name).wrong(`'${name}' is missing: ${spec.wants}${hint === '' ? '' : `; ${hint}`}`);
  }
  for (const name of Object.keys(value))
    if (!Object.hasOwn(all, name) && !(name === 'type' && hint !== ''))
      place
        .at(name)
        .wrong(`${title} has no '${name}'${didYouMean(name, names) || (hint === '' ? thereAre(names) : `; ${hint}`)}`);
  return fields as Values<S>;
}
