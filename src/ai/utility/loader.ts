/**
 * Loads a reasoner from a configuration: YAML text or an object. All problems are reported together, each with its line
 * and path. A configuration with problems yields no reasoner, so the previous one stays in use.
 *
 *     const read = loadConfig(yamlText, factory);
 *     if (read.ok) read.reasoner.decide(context).option;
 *     else for (const { line, path, message } of read.problems) …
 *
 * Named parts under `shared:` can be used any number of times as `{ use: name }`; each use has a state of its own.
 */

import { isRecord, Problems, thrown, within } from '../problems.ts';
import type { Factory } from './factory.ts';
import { field, readPart } from './schema.ts';
import { asText, ConfigCursor } from './config-cursor.ts';
import type { Loading, ConfigPlace, Shared } from './kinds.ts';
import type { Reasoner } from './reasoner.ts';
import type { UtilityContext } from './decision-scene.ts';
import { readSource, type SourceRead } from './config-source.ts';

/** A problem of a configuration. */
export interface UtilityProblem {
  /** Line of the problem, from 1; left out if the source was an object. */
  readonly line?: number;
  /** Path of the problem in the configuration: `options[2].considerations[0].weight.entries[1].below`; '' = the configuration as a whole. */
  readonly path: string;
  /** What is wrong and how to fix it, in English. */
  readonly message: string;
  /** Name of the configuration's file, as passed to `loadConfig`. */
  readonly file?: string;
}

/** Result of loading a configuration: a reasoner, or all problems. */
export type UtilityLoad<C extends UtilityContext = UtilityContext> =
  | { readonly ok: true; readonly reasoner: Reasoner<C> }
  | { readonly ok: false; readonly problems: readonly UtilityProblem[] };

/**
 * Loads a configuration; never throws. The memory of a reasoner without a `name` is kept under a name made of its
 * options' names, so give it a name if several similar reasoners share a brain.
 * @param source YAML text (in the package as `yaml(text)`) or an object
 * @param file name of the file, for the problems
 */
export function loadConfig<C extends UtilityContext = UtilityContext>(
  source: string | object,
  factory: Factory<C>,
  file?: string,
): UtilityLoad<C> {
  const read = readSource(source);
  const problems = new Problems();
  let reasoner: Reasoner<C> | undefined;
  if (read.ok)
    try {
      const place = beginning(read, problems, factory);
      reasoner = readPart('reasoner', read.value, place, { shared: SHARED })?.made as typeof reasoner;
    } catch (error) {
      // Fields that a game registers may throw while they are read.
      problems.add('', `it cannot be read: ${thrown(error)}`, null);
    }
  if (reasoner !== undefined && problems.list.length === 0) return { ok: true, reasoner };
  // Sort problems by their line in the text; problems on the same line stay in the order found.
  const all = [...(read.ok ? problems.list : read.problems)].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return {
    ok: false,
    problems: all.map(({ line, ...rest }) => ({
      ...rest,
      ...(line !== null && { line }),
      ...(file !== undefined && { file }),
    })),
  };
}

/** The place of the whole configuration, where reading starts. */
function beginning<C extends UtilityContext>(
  { value, lines }: Read,
  problems: Problems,
  factory: Factory<C>,
): ConfigPlace {
  const load: Loading = {
    problems,
    lines,
    types: (kind) => factory.types(kind),
    shared: new Map([...factory.shared, ...sharedIn(value)]),
    names: factory.names,
    told: new Set(),
    faults: 0,
    parts: 0,
    variables: { read: [], written: [] },
  };
  const around = { inPicker: false, listeners: [], reasoner: { remembers: false, options: [] } };
  return new ConfigCursor(load, '', nameOf(value), around);
}
type Read = SourceRead & { ok: true };

/** Schema field of the record under `shared:`, which contains parts by name. Each part is checked only where it is used. */
const SHARED = {
  ...field('a record of named parts', (value) => (isRecord(value) ? value : undefined)),
  otherwise: { value: {} },
};

function sharedIn(value: unknown): [string, Shared][] {
  const shared = isRecord(value) && Object.hasOwn(value, 'shared') ? value['shared'] : null;
  if (!isRecord(shared)) return [];
  return Object.keys(shared).map((name) => [
    name,
    { value: shared[name], path: within('shared', name), global: false },
  ]);
}

/** The reasoner's name as written; without one, a name made of its type and its options' names. */
function nameOf(value: unknown): string {
  const { name, type, options } = isRecord(value) ? value : {};
  if (typeof name === 'string') return name;
  const names = Array.isArray(options) ? options.map((option) => (isRecord(option) ? asText(option['name']) : '')) : [];
  return `${asText(type)}(${names.join()})`;
}
