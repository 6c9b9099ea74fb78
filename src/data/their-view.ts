/**
 * What the rival may find out about our café, their-view.yaml, parsed and checked once. It contains the technology tree
 * of our equipment, dishes, people and events, and the rules by which the rival moves against us. All mistakes are
 * reported together, each with its line and remedy. A table with a mistake is not used.
 *
 *     loadTheirView('scouts: …\ntree: …\nmoves: {}')   → { ok: true, value: { nodes, rules, … } }
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
import { eventRows, furniture, ingredients } from './season/index.ts';
import theirViewYaml from './their-view.yaml?raw';

/** The tiers of the rival's technology tree about our café, in order. */
const OUR_TIERS = ['equipment', 'dish', 'people', 'event'] as const;
export type OurTier = (typeof OUR_TIERS)[number];

/** A fact that makes a node of the rival's tree true of our café. It also defines what a scout must see to learn it. */
export type OurFact =
  | { readonly kind: 'ingredient'; readonly of: string; readonly at: string }
  | { readonly kind: 'decor' | 'dish' | 'held'; readonly of: string }
  | { readonly kind: 'maid'; readonly of: 'rare' | 'gloomy' | 'weary' }
  | { readonly kind: 'regular'; readonly of: 'cross' };

/** A node of the rival's tree about our café: something our café may have. */
export interface OurNode extends TreeNode<OurTier> {
  readonly is: OurFact;
  /** Number of days after which an observation is forgotten; null = never. */
  readonly lasts: number | null;
}

/** A move of the rival against us. `draws` are the shares of our guests that go to the rival, by customer type. */
export type TheirDeed =
  | {
      readonly kind: 'priceWar' | 'copyDish';
      readonly dish: string;
      readonly draws: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'stealRegular' }
  | { readonly kind: 'hireAway' };

/**
 * A rule of the rival: if all these beliefs about us hold, the rival makes the move for `days` days. The rule can
 * apply again `rest` days after the move began.
 */
export interface TheirRule {
  readonly name: string;
  readonly when: readonly Condition[];
  readonly deed: TheirDeed;
  readonly days: number;
  readonly rest: number;
}

export interface TheirView extends Tree<OurNode> {
  /** When scouts come: from day `from` on, every `every` days. `range` is the radius in tiles that a scout sees around the seat. */
  readonly scouts: { readonly every: number; readonly from: number; readonly range: number };
  readonly rules: readonly TheirRule[];
}

const FACTS = ['ingredient', 'decor', 'dish', 'maid', 'regular', 'held'] as const;
const DEEDS = ['priceWar', 'copyDish', 'stealRegular', 'hireAway'] as const;
const INGREDIENTS: readonly string[] = ingredients.map(({ id }) => id);
const FURNITURE: readonly string[] = furniture.map(({ id }) => id);
const EVENTS: readonly string[] = eventRows.map(({ kind }) => kind);
/** Kitchen furniture on which scouts can see ingredients. */
const SHELVES: readonly string[] = ['fridge', 'shelf', 'prep'];

/** Reads the text of a table (see their-view.yaml). Never throws. */
export const loadTheirView = (yaml: string): Loaded<TheirView> =>
  loadTable(yaml, (reader, value) => {
    const all = reader.record('', value, ['scouts', 'tree', 'moves']);
    const { every, from, range } = reader.record('scouts', all['scouts'], ['every', 'from', 'range']);
    const scouts = {
      every: reader.whole('scouts.every', every, 1, 100),
      from: reader.whole('scouts.from', from, 1, 1000),
      range: reader.whole('scouts.range', range, 1, 30),
    };
    const tree = reader.tree(
      all['tree'],
      OUR_TIERS,
      ['tier', 'needs', 'is', 'lasts'],
      'earlier',
      (path, { is, lasts }) => ({
        is: factOf(reader, within(path, 'is'), is),
        lasts: lasts === undefined ? null : reader.whole(within(path, 'lasts'), lasts, 1, 100),
      }),
    );
    const names = [...tree.byName.keys()];
    const rules = Object.entries(reader.record('moves', all['moves'])).map(([name, rule]): TheirRule => {
      const path = within('moves', name);
      const fields = reader.record(path, rule, ['if', 'do', 'days', 'rest']);
      const when = reader.conditions(within(path, 'if'), fields['if'], names);
      if (when.length === 0)
        reader.add(within(path, 'if'), 'should name at least one node, so that the move has a reason');
      return {
        name,
        when,
        deed: deedOf(reader, within(path, 'do'), fields['do']),
        days: reader.whole(within(path, 'days'), fields['days'], 1, 30),
        rest: reader.whole(within(path, 'rest'), fields['rest'], 1, 100),
      };
    });
    return { ...tree, scouts, rules };
  });

function factOf(reader: FieldReader, path: string, value: unknown): OurFact {
  const fields = reader.record(path, value, [...FACTS, 'at']);
  const kind = FACTS.find((one) => Object.hasOwn(fields, one));
  if (kind === undefined) {
    if (isRecord(value)) reader.add(path, `should name one of ${FACTS.join(', ')}`);
    return { kind: 'decor', of: '' };
  }
  const of = (known: readonly string[]): string => reader.oneOf(within(path, kind), fields[kind], known);
  const others = Object.keys(fields).filter((key) => key !== kind && !(kind === 'ingredient' && key === 'at'));
  if (others.length > 0) reader.add(path, `has '${kind}' and ${others.join(', ')}; keep one`);
  switch (kind) {
    case 'ingredient':
      return { kind, of: of(INGREDIENTS), at: reader.oneOf(within(path, 'at'), fields['at'], SHELVES) };
    case 'decor':
      return { kind, of: of(FURNITURE) };
    case 'dish':
      return { kind, of: of(DISHES) };
    case 'held':
      return { kind, of: of(EVENTS) };
    case 'maid':
      return { kind, of: reader.oneOf(within(path, kind), fields[kind], ['rare', 'gloomy', 'weary']) };
    case 'regular':
      return { kind, of: reader.oneOf(within(path, kind), fields[kind], ['cross']) };
  }
}

function deedOf(reader: FieldReader, path: string, value: unknown): TheirDeed {
  const all = reader.record(path, value);
  const kind = reader.oneOf(within(path, 'kind'), all['kind'], DEEDS);
  if (kind === 'stealRegular' || kind === 'hireAway') {
    reader.record(path, all, ['kind']);
    return { kind };
  }
  const fields = reader.record(path, all, ['kind', 'dish', 'draws']);
  return {
    kind,
    dish: reader.oneOf(within(path, 'dish'), fields['dish'], DISHES),
    draws: reader.shares(within(path, 'draws'), fields['draws']),
  };
}

export const theirView: TheirView = shipped('their-view.yaml', loadTheirView(theirViewYaml));
