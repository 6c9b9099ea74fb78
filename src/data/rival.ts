/**
 * The rival's table, rival.yaml, parsed and checked once: the technology tree with the guests each node attracts, and
 * the advisor's rules. All mistakes are reported together, each with its line and remedy; a table with a mistake is not
 * used.
 *
 *     loadRival('tree:\n  grill: { tier: equipment }\nadvice: {}')   → { ok: true, plan }
 */

import { didYouMean, isRecord, Problems, shown, type LoadProblem } from '../ai/problems.ts';
import { TechTree, type MemoryValue } from '../ai/rules/index.ts';
import { readYaml, within } from '../ai/yaml.ts';
import { guestTypes, menu } from './index.ts';
import rivalYaml from './rival.yaml?raw';

/** The tiers of the rival's technology tree; each leads to the next. */
export const TIERS = ['equipment', 'technique', 'dish', 'event'] as const;
export type Tier = (typeof TIERS)[number];

/** A node of the technology tree: something the rival may have. */
export interface RivalNode {
  readonly name: string;
  readonly tier: Tier;
  readonly needs: readonly string[];
  /** First day on which the rival may have this node. */
  readonly from: number;
  /** How easily our scouts see this node, from 1 to 5. */
  readonly shows: number;
  /** Shares of our guests that go to the rival because of a node of its technology tree, by customer type. */
  readonly draws: Readonly<Record<string, number>>;
}

/** A measure the player can buy for a day against the rival. Costs in yen. */
export type Counter =
  /** Counter-measure: a dish becomes cheaper, and guests of these types order it more. */
  | { readonly kind: 'discount'; readonly dish: string; readonly percent: number; readonly types: readonly string[] }
  /** Counter-measure: additional guests of these types come. */
  | { readonly kind: 'flyers'; readonly types: readonly string[]; readonly guests: number; readonly cost: number }
  /** Counter-measure: guests of these types arrive in a better mood. */
  | { readonly kind: 'flowers'; readonly types: readonly string[]; readonly mood: number; readonly cost: number }
  /** Counter-measure: guests drop less litter, namely the usual amount times `litter`. */
  | { readonly kind: 'tidy'; readonly litter: number; readonly cost: number };

/** A rule of the advisor: if all these beliefs hold, it proposes this counter-measure. */
export interface Advice {
  readonly name: string;
  readonly when: readonly { readonly node: string; readonly values: readonly MemoryValue[] }[];
  /** The node against which the counter-measure works, and the share of the guests lost to it that the measure wins back, 0…1. */
  readonly against: string;
  readonly wins: number;
  readonly counter: Counter;
}

/** The rival's table after parsing. */
export interface RivalPlan {
  /** All nodes of the tree, in the order of the file. */
  readonly nodes: readonly RivalNode[];
  readonly byName: ReadonlyMap<string, RivalNode>;
  readonly advice: readonly Advice[];
  /** Creates a new working memory over the tree, in which everything is Unknown. */
  readonly memory: () => TechTree;
}
export type RivalLoad =
  { readonly ok: true; readonly plan: RivalPlan } | { readonly ok: false; readonly problems: readonly LoadProblem[] };

const VALUES: readonly MemoryValue[] = ['Yes', 'No', 'Maybe', 'Unknown'];
const FIELDS = ['tier', 'needs', 'from', 'shows', 'draws'];
const COUNTERS: Readonly<Record<Counter['kind'], readonly string[]>> = {
  discount: ['kind', 'dish', 'percent', 'types'],
  flyers: ['kind', 'types', 'guests', 'cost'],
  flowers: ['kind', 'types', 'mood', 'cost'],
  tidy: ['kind', 'litter', 'cost'],
};

/** Reads the text of a rival's table (see rival.yaml). Never throws. */
export function loadRival(yaml: string): RivalLoad {
  const read = readYaml(yaml);
  if (!read.ok) return read;
  const reader = new Reader(new Problems(read.lines));
  const all = reader.record('', read.value, ['tree', 'advice']);
  const tree = reader.record('tree', all['tree']);
  const loaded = TechTree.load(tree);
  if (!loaded.ok)
    for (const { path, message } of loaded.problems)
      reader.problems.add(path === '' ? 'tree' : within('tree', path), message);
  const nodes = Object.keys(tree).map((name) => reader.node(name, tree[name]));
  const byName = new Map(nodes.map((node) => [node.name, node]));
  for (const node of nodes) reader.tiers(node, byName);
  const advice = Object.entries(reader.record('advice', all['advice'])).map(([name, rule]) =>
    reader.advice(name, rule, byName),
  );
  const { list } = reader.problems;
  if (list.length > 0 || !loaded.ok) return { ok: false, problems: list };
  const rules = Object.fromEntries(nodes.map(({ name, needs }) => [name, { needs }]));
  const memory = (): TechTree => {
    const fresh = TechTree.load(rules);
    if (!fresh.ok) throw new Error('rules that were right a moment ago are right still');
    return fresh.tree;
  };
  return { ok: true, plan: { nodes, byName, advice, memory } };
}

/** Reads the fields of a table about the rival; a mistake is noted, and a harmless value is used in its place. */
export class FieldReader {
  constructor(readonly problems: Problems) {}

  record(path: string, value: unknown, known?: readonly string[]): Record<string, unknown> {
    if (!isRecord(value)) {
      this.problems.add(path, `${value === undefined ? 'is missing; it' : shown(value)} should be a record`);
      return {};
    }
    if (known !== undefined)
      for (const key of Object.keys(value))
        if (!known.includes(key))
          this.problems.add(within(path, key), `there is no '${key}' here${didYouMean(key, known)}`);
    return value;
  }

  number(path: string, value: unknown, least: number, most: number, otherwise?: number): number {
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (typeof value === 'number' && value >= least && value <= most) return value;
    this.problems.add(path, `${shown(value)} should be a number from ${least} to ${most}`);
    return least;
  }

  whole(path: string, value: unknown, least: number, most: number, otherwise?: number): number {
    const number = this.number(path, value, least, most, otherwise);
    if (!Number.isInteger(number)) this.problems.add(path, `${number} should be a whole number`);
    return number;
  }

  oneOf<V extends string>(path: string, value: unknown, known: readonly V[]): V {
    if (known.includes(value as V)) return value as V;
    const near = typeof value === 'string' ? didYouMean(value, known) : '';
    this.problems.add(path, `${shown(value)} should be one of ${known.join(', ')}${near}`);
    return known[0] as V;
  }

  types(path: string, value: unknown): string[] {
    if (!Array.isArray(value) || value.length === 0) {
      this.problems.add(path, `${shown(value)} should be a list of customer types`);
      return [];
    }
    return value.map((type, i) => this.oneOf(within(path, i), type, TYPES));
  }
}

/** Reads the rival's table. */
class Reader extends FieldReader {
  node(name: string, value: unknown): RivalNode {
    const path = within('tree', name);
    const fields = this.record(path, value ?? {}, FIELDS);
    const draws = this.record(within(path, 'draws'), fields['draws'] ?? {}, TYPES);
    return {
      name,
      tier: this.oneOf(within(path, 'tier'), fields['tier'], TIERS),
      // Wrong entries of `needs` were reported when the rival's tree was read; here they are only dropped.
      needs: Array.isArray(fields['needs']) ? fields['needs'].filter((need) => typeof need === 'string') : [],
      from: this.whole(within(path, 'from'), fields['from'], 1, 1000, 1),
      shows: this.whole(within(path, 'shows'), fields['shows'], 1, 5, 2),
      draws: Object.fromEntries(
        Object.entries(draws).map(([type, share]) => [
          type,
          this.number(within(within(path, 'draws'), type), share, 0, 1),
        ]),
      ),
    };
  }

  /** Checks that the needs of a node are in the tier before its own, because the board is drawn in one column per tier. */
  tiers(node: RivalNode, byName: ReadonlyMap<string, RivalNode>): void {
    node.needs.forEach((name, i) => {
      const need = byName.get(name);
      if (need !== undefined && TIERS.indexOf(need.tier) !== TIERS.indexOf(node.tier) - 1)
        this.problems.add(
          within(within(within('tree', node.name), 'needs'), i),
          `'${name}' is ${need.tier}; what ${node.tier} needs is of the tier just before it: ${TIERS.join(', ')}`,
        );
    });
  }

  advice(name: string, value: unknown, byName: ReadonlyMap<string, RivalNode>): Advice {
    const path = within('advice', name);
    const fields = this.record(path, value, ['if', 'against', 'counter', 'wins']);
    const names = [...byName.keys()];
    const conditions = this.record(within(path, 'if'), fields['if'], names);
    return {
      name,
      when: Object.entries(conditions).map(([node, values]) => {
        const place = within(within(path, 'if'), node);
        if (!Array.isArray(values) || values.length === 0)
          this.problems.add(place, `${shown(values)} should be a list of ${VALUES.join(', ')}`);
        return {
          node,
          values: Array.isArray(values) ? values.map((one, i) => this.oneOf(within(place, i), one, VALUES)) : [],
        };
      }),
      against: this.oneOf(within(path, 'against'), fields['against'], names),
      wins: this.number(within(path, 'wins'), fields['wins'], 0, 1),
      counter: this.counter(within(path, 'counter'), fields['counter']),
    };
  }

  private counter(path: string, value: unknown): Counter {
    const kinds = Object.keys(COUNTERS) as Counter['kind'][];
    const kind = this.oneOf(within(path, 'kind'), isRecord(value) ? value['kind'] : undefined, kinds);
    const fields = this.record(path, value, COUNTERS[kind]);
    const at = (field: string): string => within(path, field);
    const cost = (): number => this.whole(at('cost'), fields['cost'], 0, 1_000_000);
    switch (kind) {
      case 'discount':
        return {
          kind,
          dish: this.oneOf(at('dish'), fields['dish'], DISHES),
          percent: this.whole(at('percent'), fields['percent'], 1, 90),
          types: this.types(at('types'), fields['types']),
        };
      case 'flyers':
        return {
          kind,
          types: this.types(at('types'), fields['types']),
          guests: this.whole(at('guests'), fields['guests'], 1, 50),
          cost: cost(),
        };
      case 'flowers':
        return {
          kind,
          types: this.types(at('types'), fields['types']),
          mood: this.number(at('mood'), fields['mood'], 0, 1),
          cost: cost(),
        };
      case 'tidy':
        return { kind, litter: this.number(at('litter'), fields['litter'], 0, 1), cost: cost() };
    }
  }
}

/** Customer types and dishes that tables about the rival may name. */
export const TYPES: readonly string[] = guestTypes.map((row) => row.type);
export const DISHES: readonly string[] = menu.map((row) => row.id);

function read(): RivalPlan {
  const loaded = loadRival(rivalYaml);
  if (loaded.ok) return loaded.plan;
  const lines = loaded.problems.map(({ line, path, message }) => `  line ${line ?? '?'}, ${path}: ${message}`);
  throw new Error([`rival.yaml has ${lines.length} error(s):`, ...lines].join('\n'));
}

/** The plan of the game's own rival, from rival.yaml. */
export const rivalPlan: RivalPlan = read();
