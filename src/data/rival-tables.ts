/**
 * The form that the two tables about the rival share: a technology tree whose nodes belong to tiers, and rules over
 * beliefs about its nodes. All mistakes are collected, each with its line and remedy; a table with a mistake is not
 * used.
 */

import { didYouMean, isRecord, Problems, shown, type LoadProblem, within } from '../ai/problems.ts';
import { TechTree, type MemoryValue } from '../ai/rules/index.ts';
import { readYaml } from '../ai/yaml.ts';
import { guestTypes, menu } from './index.ts';

/** A condition of a rule: the belief about a node is one of these values. */
export interface Condition {
  readonly node: string;
  readonly values: readonly MemoryValue[];
}

export interface TreeNode<T extends string> {
  readonly name: string;
  readonly tier: T;
  readonly needs: readonly string[];
}

/** A tree with its nodes in the order of the file. */
export interface Tree<N> {
  readonly nodes: readonly N[];
  readonly byName: ReadonlyMap<string, N>;
  /** Creates a new working memory over the tree, in which everything is Unknown. */
  readonly memory: () => TechTree;
}

export type Loaded<V> =
  { readonly ok: true; readonly value: V } | { readonly ok: false; readonly problems: readonly LoadProblem[] };

const VALUES: readonly MemoryValue[] = ['Yes', 'No', 'Maybe', 'Unknown'];
const TYPES: readonly string[] = guestTypes.map((row) => row.type);
export const DISHES: readonly string[] = menu.map((row) => row.id);

/** Reads the text of a table. Never throws. */
export function loadTable<V>(yaml: string, read: (fields: FieldReader, all: unknown) => V): Loaded<V> {
  const document = readYaml(yaml);
  if (!document.ok) return document;
  const fields = new FieldReader(document.lines);
  const value = read(fields, document.value);
  const { list } = fields.problems;
  return list.length > 0 ? { ok: false, problems: list } : { ok: true, value };
}

/**
 * Returns the value of a table that ships with the game.
 * @throws Error if the table has mistakes; then the game does not start
 */
export function shipped<V>(file: string, loaded: Loaded<V>): V {
  if (loaded.ok) return loaded.value;
  const lines = loaded.problems.map(({ line, path, message }) => `  line ${line ?? '?'}, ${path}: ${message}`);
  throw new Error([`${file} has ${lines.length} error(s):`, ...lines].join('\n'));
}

/** Reads the fields of a table; a mistake is noted, and a harmless value is used in its place. */
export class FieldReader {
  readonly problems: Problems;

  /** Starts reading a table. @param lines line number of each path */
  constructor(private readonly lines: ReadonlyMap<string, number>) {
    this.problems = new Problems(lines);
  }

  /** Adds a problem. A missing field has no line, so its problem gets the line of the record that should contain it. */
  add(path: string, message: string): void {
    let there = path;
    while (there !== '' && !this.lines.has(there)) there = there.replace(/(^|\.)[^.[\]]*$|\[\d+\]$/, '');
    this.problems.add(path, message, this.lines.get(there));
  }

  record(path: string, value: unknown, known?: readonly string[]): Record<string, unknown> {
    if (!isRecord(value)) {
      this.add(path, `${value === undefined ? 'is missing; it' : shown(value)} should be a record`);
      return {};
    }
    if (known !== undefined)
      for (const key of Object.keys(value))
        if (!known.includes(key)) this.add(within(path, key), `there is no '${key}' here${didYouMean(key, known)}`);
    return value;
  }

  number(path: string, value: unknown, least: number, most: number, otherwise?: number): number {
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (typeof value === 'number' && value >= least && value <= most) return value;
    this.add(path, `${shown(value)} should be a number from ${least} to ${most}`);
    return least;
  }

  whole(path: string, value: unknown, least: number, most: number, otherwise?: number): number {
    const number = this.number(path, value, least, most, otherwise);
    if (!Number.isInteger(number)) this.add(path, `${number} should be a whole number`);
    return number;
  }

  oneOf<V extends string>(path: string, value: unknown, known: readonly V[]): V {
    if (known.includes(value as V)) return value as V;
    const near = typeof value === 'string' ? didYouMean(value, known) : '';
    this.add(path, `${shown(value)} should be one of ${known.join(', ')}${near}`);
    return known[0] as V;
  }

  types(path: string, value: unknown): string[] {
    if (!Array.isArray(value) || value.length === 0) {
      this.add(path, `${shown(value)} should be a list of customer types`);
      return [];
    }
    return value.map((type, i) => this.oneOf(within(path, i), type, TYPES));
  }

  /** Reads shares of our guests by customer type, each from 0 to 1. */
  shares(path: string, value: unknown): Record<string, number> {
    const entries = Object.entries(this.record(path, value, TYPES));
    return Object.fromEntries(entries.map(([type, share]) => [type, this.number(within(path, type), share, 0, 1)]));
  }

  /** The conditions of a rule, `{ node: [values] }`. */
  conditions(path: string, value: unknown, nodes: readonly string[]): Condition[] {
    return Object.entries(this.record(path, value, nodes)).map(([node, values]) => {
      const place = within(path, node);
      if (Array.isArray(values) && values.length > 0)
        return { node, values: values.map((one, i) => this.oneOf(within(place, i), one, VALUES)) };
      this.add(place, `${shown(values)} should be a list of ${VALUES.join(', ')}`);
      return { node, values: [] };
    });
  }

  /**
   * Reads a tree of nodes `name: { tier, needs?, … }`.
   * @param known allowed names of a node's fields
   * @param rest reads the fields that only this tree has
   * @param apart the tier of a need: `just before` the node's tier, or any `earlier` tier
   */
  tree<T extends string, M extends object>(
    value: unknown,
    tiers: readonly T[],
    known: readonly string[],
    apart: 'just before' | 'earlier',
    rest: (path: string, fields: Record<string, unknown>) => M,
  ): Tree<TreeNode<T> & M> {
    const all = this.record('tree', value);
    const loaded = TechTree.load(all);
    if (!loaded.ok)
      for (const { path, message } of loaded.problems) this.add(path === '' ? 'tree' : within('tree', path), message);
    const nodes = Object.entries(all).map(([name, node]) => {
      const path = within('tree', name);
      const fields = this.record(path, node ?? {}, known);
      const { tier, needs } = fields;
      return {
        name,
        tier: this.oneOf(within(path, 'tier'), tier, tiers),
        // TechTree.load has already reported wrong entries of `needs`, so they are only dropped here.
        needs: Array.isArray(needs) ? needs.filter((need) => typeof need === 'string') : [],
        ...rest(path, fields),
      };
    });
    const byName = new Map(nodes.map((node) => [node.name, node]));
    for (const { name, tier, needs } of nodes)
      needs.forEach((needed, i) => {
        const need = byName.get(needed);
        const steps = need === undefined ? 1 : tiers.indexOf(tier) - tiers.indexOf(need.tier);
        if (need === undefined || (apart === 'earlier' ? steps > 0 : steps === 1)) return;
        const right = apart === 'earlier' ? 'an earlier tier' : 'the tier just before it';
        this.add(
          within(within(within('tree', name), 'needs'), i),
          `'${needed}' is ${need.tier}; what ${tier} needs is of ${right}: ${tiers.join(', ')}`,
        );
      });
    const rules = Object.fromEntries(nodes.map(({ name, needs }) => [name, { needs }]));
    const memory = (): TechTree => {
      const fresh = TechTree.load(rules);
      if (!fresh.ok) throw new Error('rules that were right a moment ago are right still');
      return fresh.tree;
    };
    return { nodes, byName, memory };
  }
}
