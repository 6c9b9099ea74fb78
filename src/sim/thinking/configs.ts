/**
 * The configurations of a café (Modular AI, 8.5): how guests choose seats and dishes, maids their callers, chefs their
 * work, paparazzi their pictures. The defaults are YAML files. Any of them can be replaced while the café runs. Only
 * replaced ones are part of the state. They are stored as text, so that a save contains what the player wrote.
 *
 *     configs.of('seat').reasoner             the present one
 *     configs.read('seat', yamlText)          { ok: true, reasoner } or { ok: false, problems }, changing nothing
 *     configs.change('seat', yamlText)        from the next choice on; null = the default
 *
 * The component types for configurations are passed in together with the scripts.
 */

import { type Factory, loadConfig, type Reasoner, type UtilityLoad, type UtilityProblem } from '../../ai/index.ts';
import { didYouMean, isRecord } from '../../ai/problems.ts';
import { readYaml } from '../../ai/yaml.ts';
import { type UtilityName, utilityNames, utilityShared, utilityTexts } from '../../data/index.ts';
import type { WorldState } from '../state/world-state.ts';

/** The factories that build configurations, and the variables that configurations must set because scripts read them. */
export interface ConfigParts {
  readonly factories: Readonly<Record<UtilityName, Factory>>;
  /** For each configuration, the variable in which the picked option must be stored, because the script reads this variable. */
  readonly picks: Readonly<Partial<Record<UtilityName, string>>>;
}

export interface Config {
  readonly name: UtilityName;
  readonly text: string;
  readonly reasoner: Reasoner;
}

export const isUtilityName = (name: string): name is UtilityName => Object.hasOwn(utilityTexts, name);

export class Configs<Parts extends ConfigParts = ConfigParts> {
  private readonly now = new Map<UtilityName, Config>();

  /** Reads the default configurations. @throws Error if one of them has mistakes */
  constructor(
    private readonly state: WorldState,
    private words: Parts,
  ) {
    this.refresh();
  }

  get parts(): Parts {
    return this.words;
  }

  /** Replaces the component types from which configurations are built; called when the scripts are replaced. */
  use(words: Parts): void {
    this.words = words;
    this.refresh();
  }

  of(name: UtilityName): Config {
    return this.now.get(name) as Config;
  }

  isChanged(name: UtilityName): boolean {
    return this.state.configs !== undefined && Object.hasOwn(this.state.configs, name);
  }

  /** Parses a text as a configuration of this name; changes nothing, never throws. */
  read(name: string, text: string): UtilityLoad {
    return isUtilityName(name)
      ? readIn(this.words, name, text)
      : { ok: false, problems: [{ path: '', message: unknownConfig(name) }] };
  }

  /** Replaces a configuration; null = the default. @returns false if the text has mistakes; the old one then stays */
  change(name: string, text: string | null): boolean {
    if (!isUtilityName(name)) return false;
    if (text === null || text === utilityTexts[name]) {
      const { [name]: _, ...rest } = this.state.configs ?? {};
      if (Object.keys(rest).length === 0) delete this.state.configs;
      else this.state.configs = rest;
      this.now.set(name, shippedIn(this.words).get(name) as Config);
      return true;
    }
    const read = this.read(name, text);
    if (!read.ok) return false;
    this.state.configs = { ...this.state.configs, [name]: text };
    this.now.set(name, { name, text, reasoner: read.reasoner });
    return true;
  }

  /** Reads the changed configurations from the state. A configuration with mistakes is replaced by the default. */
  private refresh(): void {
    for (const [name, config] of shippedIn(this.words)) {
      const text = this.state.configs?.[name];
      const read = text === undefined ? null : this.read(name, text);
      this.now.set(name, read?.ok === true && text !== undefined ? { name, text, reasoner: read.reasoner } : config);
    }
  }
}

/** Message for an unknown name: `there is no configuration 'saet'; did you mean 'seat'?` */
export const unknownConfig = (name: string): string =>
  `there is no configuration '${name}'${didYouMean(name, utilityNames) || `; known: ${utilityNames.join(', ')}`}`;

/** A problem as one line of text: `line 4, options[0].name: …`. */
export const problemText = ({ line, path, message }: UtilityProblem): string =>
  `${line === undefined ? '' : `line ${line}, `}${path === '' ? '' : `${path}: `}${message}`;

const prepared = new WeakSet<Factory>();

/** A factory that also offers the parts of shared.yaml, which every configuration may use. @throws Error if that file is invalid */
function withShared(factory: Factory): Factory {
  if (prepared.has(factory)) return factory;
  const read = readYaml(utilityShared);
  if (!read.ok || !isRecord(read.value)) throw new Error(`shared.yaml cannot be read: ${JSON.stringify(read)}`);
  for (const [name, part] of Object.entries(read.value)) factory.share(name, part as object);
  prepared.add(factory);
  return factory;
}

function readIn(parts: ConfigParts, name: UtilityName, text: string): UtilityLoad {
  const load = loadConfig(text, withShared(parts.factories[name]));
  const variable = parts.picks[name];
  if (!load.ok || variable === undefined || keeps(text, variable)) return load;
  const message = `nothing is picked: an EntityExists with 'variable: ${variable}' is missing, which says what was chosen`;
  return { ok: false, problems: [{ line: 1, path: 'options', message }] };
}

/** Whether a configuration contains a consideration `EntityExists` that stores its pick in this variable. */
function keeps(text: string, variable: string): boolean {
  const read = readYaml(text);
  const within = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(within);
    if (!isRecord(value)) return false;
    if (value['type'] === 'EntityExists' && value['variable'] === variable) return true;
    return Object.values(value).some(within);
  };
  return read.ok && within(read.value);
}

const shipped = new WeakMap<ConfigParts, ReadonlyMap<UtilityName, Config>>();

/** The default configurations, read once for each set of component types. */
function shippedIn(parts: ConfigParts): ReadonlyMap<UtilityName, Config> {
  const known = shipped.get(parts);
  if (known !== undefined) return known;
  const configs = new Map<UtilityName, Config>();
  const wrong: string[] = [];
  for (const name of utilityNames) {
    const text = utilityTexts[name];
    const read = readIn(parts, name, text);
    if (read.ok) configs.set(name, { name, text, reasoner: read.reasoner });
    else wrong.push(...read.problems.map((problem) => `  ${name}: ${problemText(problem)}`));
  }
  if (wrong.length > 0) throw new Error(`configurations with mistakes:\n${wrong.join('\n')}`);
  shipped.set(parts, configs);
  return configs;
}
