/**
 * The fields of components. A {@link Field} describes what it expects, reads it, and reports what is wrong. A schema is
 * a record of fields, or of words for the simple fields:
 *
 *     { target: 'entity', limit: number(0, 10), shout: 'string?', weight: 'weightFunction' }
 *
 * Reading continues after a mistake, so that all mistakes are reported at once. A component with mistakes is not
 * created.
 */

import { isJson } from '../json.ts';
import { didYouMean, isRecord, isUnsafeKey, nearestName, shown, thrown } from '../problems.ts';
import { KINDS } from './component.ts';
import { asText, meantOr, thereAre } from './config-cursor.ts';
import type { Component, Field, FieldSpec, Kind, Kinds, ConfigPlace, Schema, Values, Words } from './kinds.ts';
import type { Listener } from './weighing.ts';

const LONGEST_TEXT = 1000;
const MOST_ITEMS = 2000;

/**
 * Makes a schema field with a check of its own.
 * @param read returns undefined for a wrong value; the field then reports the value, unless `read` has already
 * reported a problem
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

/** Schema field of a number between two bounds, both included. */
export const number = (from = -Number.MAX_VALUE, to = Number.MAX_VALUE): Field<number> => {
  const bounds = to < Number.MAX_VALUE ? ` from ${from} to ${to}` : from > -Number.MAX_VALUE ? ` from ${from}` : '';
  return only(`a number${bounds}`, (value) => typeof value === 'number' && value >= from && value <= to);
};

/** Schema field of a non-empty text. */
export const text: Field<string> = only('a text', isText);

/**
 * Schema field of the name of a stored value. The name must not reach a prototype, nor begin with `$`, which is
 * reserved for names of the library.
 */
export const key: Field<string> = only(
  'a name without $ in front',
  (value) => isText(value) && !isUnsafeKey(value) && value[0] !== '$',
);

/** Schema field of a word from a fixed list. */
export const oneOf = <W extends string>(...words: readonly W[]): Field<W> =>
  field(`one of ${words.join(', ')}`, (value) => words.find((word) => word === value));

/**
 * Schema field of a name from one of the game's vocabularies. If the game has not given that vocabulary to
 * `createFactory`, any name is accepted.
 */
export const known = (vocabulary: string, wants: string): Field<string> =>
  field(wants, (value, place) => {
    const name = key.read(value, place);
    const names = place.load.names.get(vocabulary);
    if (name === undefined || names === undefined || names.includes(name)) return name;
    return place.wrong(`there is no ${wants.replace(/^an? /, '')} '${name}'${meantOr(name, names)}`);
  });

/** Makes a field optional, with this default. */
export function maybe<T>(spec: Field<T>, otherwise: T): Field<T>;
/** Makes a field optional; its value is undefined when it is left out. */
export function maybe<T>(spec: Field<T>): Field<T | undefined>;
/** Makes a field optional, with or without a default. */
export function maybe<T>(spec: Field<T>, otherwise?: T): Field<T | undefined> {
  return { ...spec, otherwise: { value: otherwise } };
}

/** Returns the plural of a field's description for messages: `a set of values` → `sets of values`. */
const plural = (wants: string): string => wants.replace(/^(?:an? )?(.*?)( of .*)?$/, '$1s$2');

/** Schema field of a list. */
export const list = <T>(item: Field<T>, least = 0, itemName?: (item: unknown) => string | undefined): Field<T[]> =>
  field(`a list of ${plural(item.wants)}`, (value, place) => {
    if (!Array.isArray(value)) return undefined;
    if (value.length < least || value.length > MOST_ITEMS)
      return place.wrong(`must have ${least} to ${MOST_ITEMS} items, not ${value.length}`);
    return value.map((one, i) => item.read(one, place.at(i, itemName?.(one))) as T);
  });

/** Schema field of a record with any keys. */
export const mapOf = <T>(item: Field<T>): Field<Map<string, T>> =>
  field(`a record of ${plural(item.wants)}`, (value, place) =>
    isRecord(value)
      ? new Map(Object.keys(value).map((name) => [name, item.read(value[name], place.at(name)) as T]))
      : undefined,
  );

/** Schema field of a record with fixed fields. @param title its name in messages */
export const record = <S extends Schema>(title: string, schema: S): Field<Values<S>> =>
  field(`a ${title}`, (value, place) => {
    const found = place.resolve(value);
    if (found === null) return undefined;
    return isRecord(found.value) ? readFields(title, schema, found.value, found.place) : undefined;
  });

/** Schema field of a position, written as `[x, y]` or `{ x, y }`. */
export const vector: Field<{ x: number; y: number }> = field('a place such as [3, 4]', (value) => {
  const [x, y] = Array.isArray(value) && value.length === 2 ? value : isRecord(value) ? [value['x'], value['y']] : [];
  return Number.isFinite(x) && Number.isFinite(y) ? { x: x as number, y: y as number } : undefined;
});

/** Marks a field as belonging to a picker, so that the target PickerEntity is allowed in it. */
export const inPicker = <T>(spec: Field<T>): Field<T> => ({
  ...spec,
  read: (value, place) => spec.read(value, place.among({ inPicker: true })),
});

/**
 * Schema field of a component of this kind. A component without fields can be written as its type alone: `from: Self`.
 * @param fits a further check: returns what is wrong with the component, or null
 */
export const part = <K extends Kind>(kind: K, fits?: (made: Kinds[K]) => string | null): Field<Kinds[K]> =>
  field(`a ${KINDS[kind].words}`, (value, place) => {
    const made = readPart(kind, value, place)?.made;
    const fault = made === undefined || fits === undefined ? null : fits(made);
    return fault === null ? made : place.wrong(fault);
  });

/** Schema field of a target that has an entity; targets that are only a place are refused. */
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

/** Converts the description of a field in a schema, a {@link Field} or a word, to a Field. @throws Error when it is neither */
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

/**
 * Reads a component and its type; returns undefined if the component has problems.
 * @param also additional fields that may be written beside the component's own
 */
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
  // The surroundings of a reasoner (picker, listeners, options) do not apply to the parts of a reasoner nested in it.
  // They are reset for these parts.
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

/**
 * Creates a component; an error thrown by the game's `make` function is reported as a problem of the configuration, and
 * the result is undefined.
 */
function make({ make }: Component, fields: object, place: ConfigPlace): object | undefined {
  try {
    return make(fields as never, place);
  } catch (error) {
    return place.wrong(`cannot be made: ${thrown(error)}`);
  }
}

/** Lists a component's fields for messages: `Distance takes from?, to, weight`. */
function takes({ type, schema }: Component): string {
  const names = Object.keys(schema).map((name) => (mayMiss(schema[name] as FieldSpec) ? `${name}?` : name));
  return `${type} takes ${names.length === 0 ? 'no fields' : names.join(', ')}`;
}

const mayMiss = (spec: FieldSpec): boolean =>
  typeof spec === 'string' ? spec.endsWith('?') : spec.otherwise !== undefined;

/** Reads the fields of a record; missing and unknown fields are problems. */
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
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(all, name));
  // A misspelt field is reported as one mistake: the field that was probably meant is not reported as missing too.
  const meant = unknown.map((name) => nearestName(name, names));
  for (const name of names) {
    const spec = fieldOf(all[name] as FieldSpec);
    const written = Object.hasOwn(value, name) ? value[name] : null;
    if (written !== null && written !== undefined) fields[name] = spec.read(written, place.at(name));
    else if (spec.otherwise !== undefined) fields[name] = spec.otherwise.value;
    else if (!meant.includes(name))
      place.at(name).wrong(`'${name}' is missing: ${spec.wants}${hint === '' ? '' : `; ${hint}`}`);
  }
  for (const name of unknown)
    if (name !== 'type' || hint === '')
      place
        .at(name)
        .wrong(`${title} has no '${name}'${didYouMean(name, names) || (hint === '' ? thereAre(names) : `; ${hint}`)}`);
  return fields as Values<S>;
}
