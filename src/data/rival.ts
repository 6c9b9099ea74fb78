/**
 * The rival's table, rival.yaml, parsed and checked once: the technology tree with the guests each node attracts, and
 * the advisor's rules. All mistakes are reported together, each with its line and remedy. A table with a mistake is not
 * used.
 *
 *     loadRival('tree:\n  grill: { tier: equipment }\nadvice: {}')   → { ok: true, value: { nodes, advice, … } }
 */

import { isRecord, within } from '../ai/problems.ts';
import {
  DISHES,
  loadTable,
  shipped,
  type Condition,
  type FieldReader,
  type Loaded,
  type Tree,
  type TreeNode,
} from './rival-tables.ts';
import rivalYaml from './rival.yaml?raw';

/** The tiers of the rival's technology tree, in order: a node's needs are in the tier before it. */
export const TIERS = ['equipment', 'technique', 'dish', 'event'] as const;
export type Tier = (typeof TIERS)[number];

/** A node of the rival's technology tree: a piece of equipment, a technique, a dish or an event that the rival may have. */
export interface RivalNode extends TreeNode<Tier> {
  /** First day on which the rival may have what this node of the technology tree stands for. */
  readonly from: number;
  /**
   * Weight, from 1 to 5, in the draw of what our scouts see at the rival. The higher it is, the more often they see
   * what this node of the rival's technology tree stands for.
   */
  readonly shows: number;
  /** Shares of our guests that go to the rival because of a node of its technology tree, by customer type. */
  readonly draws: Readonly<Record<string, number>>;
}

/** A counter-measure that the player can buy for a day. Costs are in yen. */
export type Counter =
  /** Counter-measure: a dish becomes cheaper, and guests of these types order it more. */
  | { readonly kind: 'discount'; readonly dish: string; readonly percent: number; readonly types: readonly string[] }
  /** Counter-measure: additional guests of these types come. */
  | { readonly kind: 'flyers'; readonly types: readonly string[]; readonly guests: number; readonly cost: number }
  /** Counter-measure: guests of these types arrive in a better mood. */
  | { readonly kind: 'flowers'; readonly types: readonly string[]; readonly mood: number; readonly cost: number }
  /** Counter-measure: guests drop less litter, namely the usual amount times `litter`. */
  | { readonly kind: 'tidy'; readonly litter: number; readonly cost: number };

/** A rule of the advisor: if all these beliefs hold, the advisor proposes this counter-measure to the player. */
export interface Advice {
  readonly name: string;
  readonly when: readonly Condition[];
  /**
   * The rival's node that the counter-measure works against, and the share, 0…1, of the guests lost because of this
   * node that the counter-measure brings back.
   */
  readonly against: string;
  readonly wins: number;
  readonly counter: Counter;
}

export interface RivalPlan extends Tree<RivalNode> {
  readonly advice: readonly Advice[];
}

const COUNTERS: Readonly<Record<Counter['kind'], readonly string[]>> = {
  discount: ['kind', 'dish', 'percent', 'types'],
  flyers: ['kind', 'types', 'guests', 'cost'],
  flowers: ['kind', 'types', 'mood', 'cost'],
  tidy: ['kind', 'litter', 'cost'],
};

/** Reads the text of a rival's data (its form is that of rival.yaml). Returns the data or all mistakes; never throws. */
export const loadRival = (yaml: string): Loaded<RivalPlan> =>
  loadTable(yaml, (reader, value) => {
    const all = reader.record('', value, ['tree', 'advice']);
    const tree = reader.tree(
      all['tree'],
      TIERS,
      ['tier', 'needs', 'from', 'shows', 'draws'],
      'just before',
      (path, { from, shows, draws }) => ({
        from: reader.whole(within(path, 'from'), from, 1, 1000, 1),
        shows: reader.whole(within(path, 'shows'), shows, 1, 5, 2),
        draws: reader.shares(within(path, 'draws'), draws ?? {}),
      }),
    );
    const names = [...tree.byName.keys()];
    const advice = Object.entries(reader.record('advice', all['advice'])).map(([name, rule]): Advice => {
      const path = within('advice', name);
      const fields = reader.record(path, rule, ['if', 'against', 'counter', 'wins']);
      return {
        name,
        when: reader.conditions(within(path, 'if'), fields['if'], names),
        against: reader.oneOf(within(path, 'against'), fields['against'], names),
        wins: reader.number(within(path, 'wins'), fields['wins'], 0, 1),
        counter: counterOf(reader, within(path, 'counter'), fields['counter']),
      };
    });
    return { ...tree, advice };
  });

function counterOf(reader: FieldReader, path: string, value: unknown): Counter {
  const kinds = Object.keys(COUNTERS) as Counter['kind'][];
  const kind = reader.oneOf(within(path, 'kind'), isRecord(value) ? value['kind'] : undefined, kinds);
  const fields = reader.record(path, value, COUNTERS[kind]);
  const at = (field: string): string => within(path, field);
  const cost = (): number => reader.whole(at('cost'), fields['cost'], 0, 1_000_000);
  switch (kind) {
    case 'discount':
      return {
        kind,
        dish: reader.oneOf(at('dish'), fields['dish'], DISHES),
        percent: reader.whole(at('percent'), fields['percent'], 1, 90),
        types: reader.types(at('types'), fields['types']),
      };
    case 'flyers':
      return {
        kind,
        types: reader.types(at('types'), fields['types']),
        guests: reader.whole(at('guests'), fields['guests'], 1, 50),
        cost: cost(),
      };
    case 'flowers':
      return {
        kind,
        types: reader.types(at('types'), fields['types']),
        mood: reader.number(at('mood'), fields['mood'], 0, 1),
        cost: cost(),
      };
    case 'tidy':
      return { kind, litter: reader.number(at('litter'), fields['litter'], 0, 1), cost: cost() };
  }
}

export const rivalPlan: RivalPlan = shipped('rival.yaml', loadRival(rivalYaml));
