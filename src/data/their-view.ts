/**
 * What the rival may find out about our café, their-view.yaml, parsed and checked once: the technology tree of our
 * equipment, dishes, people and events, and the rules by which the rival moves against us. All mistakes are reported
 * together, each with its line and remedy; a table with a mistake is not used.
 *
 *     loadTheirView('scouts: …\ntree: …\nmoves: {}')   → { ok: true, view }
 */

import { Problems, type LoadProblem } from '../ai/problems.ts';
import { TechTree, type MemoryValue } from '../ai/rules/index.ts';
import { readYaml, within } from '../ai/yaml.ts';
import { DISHES, FieldReader, TYPES } from './rival.ts';
import { eventRows, furniture, ingredients } from './season/index.ts';
import theirViewYaml from './their-view.yaml?raw';

/** The tiers of the rival's tree about our café, from left to right. */
const OUR_TIERS = ['equipment', 'dish', 'people', 'event'] as const;
export type OurTier = (typeof OUR_TIERS)[number];

/** When a node of the rival's tree about our café is true, and which things a scout must see to know it. */
export type OurFact =
  | { readonly kind: 'ingredient'; readonly of: string; readonly at: string }
  | { readonly kind: 'decor' | 'dish' | 'held'; readonly of: string }
  | { readonly kind: 'maid'; readonly of: 'rare' | 'gloomy' | 'weary' }
  | { readonly kind: 'regular'; readonly of: 'cross' };

/** A node of the rival's tree about our café: something our café may have. */
export interface OurNode {
  readonly name: string;
  readonly tier: OurTier;
  readonly needs: readonly string[];
  readonly is: OurFact;
  /** Number of days after which an observation is forgotten; null = never. */
  readonly lasts: number | null;
}

/** What the rival does against us. `draws` are shares of our guests by customer type. */
export type TheirDeed =
  | {
      readonly kind: 'priceWar' | 'copyDish';
      readonly dish: string;
      readonly draws: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'stealRegular' }
  | { readonly kind: 'hireAway' };

/** A rule of the rival: if all these beliefs about us hold, it does this for some days, and not again for `rest` days. */
export interface TheirRule {
  readonly name: string;
  readonly when: readonly { readonly node: string; readonly values: readonly MemoryValue[] }[];
  readonly deed: TheirDeed;
  readonly days: number;
  readonly rest: number;
}

/** The table their-view.yaml after parsing. */
export interface TheirView {
  /** A scout comes every so many days from a day on, and sees this many tiles around the seat. */
  readonly scouts: { readonly every: number; readonly from: number; readonly range: number };
  readonly nodes: readonly OurNode[];
  readonly byName: ReadonlyMap<string, OurNode>;
  readonly rules: readonly TheirRule[];
  /** Creates a new working memory over the tree, in which everything is Unknown. */
  readonly memory: () => TechTree;
}
export type TheirViewLoad =
  { readonly ok: true; readonly view: TheirView } | { readonly ok: false; readonly problems: readonly LoadProblem[] };

const VALUES: readonly MemoryValue[] = ['Yes', 'No', 'Maybe', 'Unknown'];
const FACTS = ['ingredient', 'decor', 'dish', 'maid', 'regular', 'held'] as const;
const DEEDS = ['priceWar', 'copyDish', 'stealRegular', 'hireAway'] as const;

/** Reads the text of a table (see their-view.yaml). Never throws. */
function loadTheirView(yaml: string): TheirViewLoad {
  const read = readYaml(yaml);
  if (!read.ok) return read;
  const reader = new ViewReader(new Problems(read.lines));
  const all = reader.record('', read.value, ['scouts', 'tree', 'moves']);
  const scouts = reader.record('scouts', all['scouts'], ['every', 'from', 'range']);
  const tree = reader.record('tree', all['tree']);
  const loaded = TechTree.load(tree);
  if (!loaded.ok)
    for (const { path, message } of loaded.problems)
      reader.problems.add(path === '' ? 'tree' : within('tree', path), message);
  const nodes = Object.keys(tree).map((name) => reader.ourNode(name, tree[name]));
  const byName = new Map(nodes.map((node) => [node.name, node]));
  for (const node of nodes) reader.earlierTiers(node, byName);
  const rules = Object.entries(reader.record('moves', all['moves'])).map(([name, rule]) =>
    reader.rule(name, rule, [...byName.keys()]),
  );
  const when = {
    every: reader.whole('scouts.every', scouts['every'], 1, 100),
    from: reader.whole('scouts.from', scouts['from'], 1, 1000),
    range: reader.whole('scouts.range', scouts['range'], 1, 30),
  };
  const { list } = reader.problems;
  if (list.length > 0 || !loaded.ok) return { ok: false, problems: list };
  const needs = Object.fromEntries(nodes.map((node) => [node.name, { needs: node.needs }]));
  const memory = (): TechTree => {
    const fresh = TechTree.load(needs);
    if (!fresh.ok) throw new Error('rules that were right a moment ago are right still');
    return fresh.tree;
  };
  return { ok: true, view: { scouts: when, nodes, byName, rules, memory } };
}

class ViewReader extends FieldReader {
  ourNode(name: string, value: unknown): OurNode {
    const path = within('tree', name);
    const fields = this.record(path, value ?? {}, ['tier', 'needs', 'is', 'lasts']);
    return {
      name,
      tier: this.oneOf(within(path, 'tier'), fields['tier'], OUR_TIERS),
      // Wrong entries of `needs` were reported when the tree was read; here they are only dropped.
      needs: Array.isArray(fields['needs']) ? fields['needs'].filter((need) => typeof need === 'string') : [],
      is: this.fact(within(path, 'is'), fields['is']),
      lasts: fields['lasts'] === undefined ? null : this.whole(within(path, 'lasts'), fields['lasts'], 1, 100),
    };
  }

  private fact(path: string, value: unknown): OurFact {
    const fields = this.record(path, value, [...FACTS, 'at']);
    const kind = this.oneOf(path, Object.keys(fields)[0], FACTS);
    const of = (known: readonly string[]): string => this.oneOf(within(path, kind), fields[kind], known);
    const others = Object.keys(fields).filter((key) => key !== kind && !(kind === 'ingredient' && key === 'at'));
    if (others.length > 0) this.problems.add(path, `has '${kind}' and ${others.join(', ')}; keep one`);
    switch (kind) {
      case 'ingredient':
        return { kind, of: of(INGREDIENTS), at: this.oneOf(within(path, 'at'), fields['at'], SHELVES) };
      case 'decor':
        return { kind, of: of(FURNITURE) };
      case 'dish':
        return { kind, of: of(DISHES) };
      case 'held':
        return { kind, of: of(EVENTS) };
      case 'maid':
        return { kind, of: this.oneOf(within(path, kind), fields[kind], ['rare', 'gloomy', 'weary']) };
      case 'regular':
        return { kind, of: this.oneOf(within(path, kind), fields[kind], ['cross']) };
    }
  }

  /** Checks that the needs of a node are of earlier tiers, because the board reads from left to right. */
  earlierTiers(node: OurNode, byName: ReadonlyMap<string, OurNode>): void {
    node.needs.forEach((name, i) => {
      const need = byName.get(name);
      if (need !== undefined && OUR_TIERS.indexOf(need.tier) >= OUR_TIERS.indexOf(node.tier))
        this.problems.add(
          within(within(within('tree', node.name), 'needs'), i),
          `'${name}' is ${need.tier}; what ${node.tier} needs is of an earlier tier: ${OUR_TIERS.join(', ')}`,
        );
    });
  }

  rule(name: string, value: unknown, nodes: readonly string[]): TheirRule {
    const path = within('moves', name);
    const fields = this.record(path, value, ['if', 'do', 'days', 'rest']);
    const conditions = this.record(within(path, 'if'), fields['if'], nodes);
    if (Object.keys(conditions).length === 0)
      this.problems.add(within(path, 'if'), 'should name at least one node, so that the move has a reason');
    return {
      name,
      when: Object.entries(conditions).map(([node, values]) => {
        const place = within(within(path, 'if'), node);
        if (!Array.isArray(values) || values.length === 0)
          this.problems.add(place, `should be a list of ${VALUES.join(', ')}`);
        return {
          node,
          values: Array.isArray(values) ? values.map((one, i) => this.oneOf(within(place, i), one, VALUES)) : [],
        };
      }),
      deed: this.deed(within(path, 'do'), fields['do']),
      days: this.whole(within(path, 'days'), fields['days'], 1, 30),
      rest: this.whole(within(path, 'rest'), fields['rest'], 1, 100),
    };
  }

  private deed(path: string, value: unknown): TheirDeed {
    const all = this.record(path, value);
    const kind = this.oneOf(within(path, 'kind'), all['kind'], DEEDS);
    if (kind === 'stealRegular' || kind === 'hireAway') {
      this.record(path, value, ['kind']);
      return { kind };
    }
    const fields = this.record(path, value, ['kind', 'dish', 'draws']);
    const draws = this.record(within(path, 'draws'), fields['draws'], TYPES);
    return {
      kind,
      dish: this.oneOf(within(path, 'dish'), fields['dish'], DISHES),
      draws: Object.fromEntries(
        Object.entries(draws).map(([type, share]) => [
          type,
          this.number(within(within(path, 'draws'), type), share, 0, 1),
        ]),
      ),
    };
  }
}

const INGREDIENTS: readonly string[] = ingredients.map(({ id }) => id);
const FURNITURE: readonly string[] = furniture.map(({ id }) => id);
const EVENTS: readonly string[] = eventRows.map(({ kind }) => kind);
/** Kitchen furniture on which ingredients lie in view. */
const SHELVES: readonly string[] = ['fridge', 'shelf', 'prep'];

function read(): TheirView {
  const loaded = loadTheirView(theirViewYaml);
  if (loaded.ok) return loaded.view;
  const lines = loaded.problems.map(({ line, path, message }) => `  line ${line ?? '?'}, ${path}: ${message}`);
  throw new Error([`their-view.yaml has ${lines.length} error(s):`, ...lines].join('\n'));
}

/** What the game's own rival may find out about us, from their-view.yaml. */
export const theirView: TheirView = read();
