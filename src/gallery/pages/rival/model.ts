/**
 * Simulates a rival who builds unseen. A scout sees a little of what the rival has built, and a working memory infers
 * the rest. Only this page knows the truth: the tree receives nothing but the sightings.
 */

import {
  type Contradiction,
  type MemoryValue,
  pick,
  real,
  type Stream,
  stream,
  TechTree,
  type Why,
} from '../../../ai/index.ts';
import { problemsOf } from '../../frame/config.ts';
import type { SheetRead } from '../../frame/sheet.ts';

const MOST_DRAWN = 40;
/** Number of days from the day on which a rival has built everything to the day on which another rival opens. */
const REST_DAYS = 12;
/** Probability that the scout goes out on a day. */
const SCOUTS = 0.5;

export function readTree(text: string): SheetRead<TechTree> {
  const read = TechTree.load(text);
  if (!read.ok) return { ok: false, problems: problemsOf(read.problems) };
  if (read.tree.names.length > MOST_DRAWN)
    return { ok: false, problems: [{ line: null, message: `at most ${MOST_DRAWN} nodes can be drawn here` }] };
  return { ok: true, value: read.tree };
}

export interface Seen {
  readonly name: string;
  readonly value: 'Yes' | 'No';
  readonly day: number;
  readonly by: 'scout' | 'you';
}

export interface Place {
  readonly name: string;
  readonly column: number;
  readonly line: number;
  readonly needs: readonly string[];
}

/** Positions of the tree's nodes: a node's column is the length of the longest path to it, and rows keep the order of the configuration. */
export function placeNodes(tree: TechTree): Place[] {
  const columns = new Map<string, number>();
  const columnOf = (name: string): number => {
    const known = columns.get(name);
    if (known !== undefined) return known;
    const { needs } = tree.node(name);
    const column = needs.length === 0 ? 0 : 1 + Math.max(...needs.map(columnOf));
    columns.set(name, column);
    return column;
  };
  const filled: number[] = [];
  return tree.names.map((name) => {
    const column = columnOf(name);
    const line = filled[column] ?? 0;
    filled[column] = line + 1;
    return { name, column, line, needs: tree.node(name).needs };
  });
}

export class Rivalry {
  tree: TechTree;
  day = 1;
  readonly truth = new Set<string>();
  /** The scout's sightings, the newest first. */
  seen: Seen[] = [];
  /** Names of the nodes whose value was changed by the last sighting. */
  changed: readonly string[] = [];
  /** The last day on which the rival had something left to build. */
  private completed = 1;
  private rivals = 0;
  private source: TechTree;
  private chance: Stream = [];

  constructor(tree: TechTree) {
    this.source = this.tree = tree;
    this.reset();
  }

  adopt(tree: TechTree): void {
    if (tree === this.source) return;
    this.source = tree;
    this.reset();
  }

  reset(): void {
    this.begin(0);
  }

  /** Opens a new rival. @param rivals number of rivals before this one; each rival builds in a different order */
  private begin(rivals: number): void {
    this.rivals = rivals;
    this.tree = this.source;
    this.tree.restore({ today: 0, observations: [] });
    this.chance = stream(5 + rivals, 'rival');
    this.completed = 1;
    this.day = 1;
    this.truth.clear();
    this.seen = [];
    this.changed = [];
    for (let i = 0; i < 2; i++) this.build();
  }

  /** Runs a day: the rival builds on every second day, and with some probability the scout goes out. */
  step(): void {
    this.day++;
    if (this.truth.size < this.tree.names.length) this.completed = this.day;
    else if (this.day > this.completed + REST_DAYS) {
      this.begin(this.rivals + 1);
      return;
    }
    if (this.day % 2 === 0) this.build();
    if (real(this.chance) < SCOUTS) this.scout();
  }

  /** Lets the scout observe one node, which is present or absent. */
  scout(): void {
    // The scout usually sees a node that is visible from the street: dishes rather than kitchen equipment.
    const names = this.tree.names;
    const name = pick(this.chance, real(this.chance) < 0.6 ? names.slice(Math.floor(names.length / 2)) : names);
    this.observe(name, this.truth.has(name) ? 'Yes' : 'No', 'scout');
  }

  observe(name: string, value: 'Yes' | 'No', by: Seen['by'] = 'you'): void {
    this.changed = this.tree.observe(name, value, this.day);
    this.seen = [{ name, value, day: this.day, by }, ...this.seen].slice(0, 12);
  }

  value(name: string): MemoryValue {
    return this.tree.value(name);
  }
  why(name: string): Why {
    return this.tree.why(name);
  }
  contradictions(): Contradiction[] {
    return this.tree.contradictions();
  }

  counts(): Readonly<Record<MemoryValue, number>> {
    const counts = { Yes: 0, Maybe: 0, Unknown: 0, No: 0 };
    for (const name of this.tree.names) counts[this.value(name)]++;
    return counts;
  }

  private build(): void {
    const next = this.tree.names.filter(
      (name) => !this.truth.has(name) && this.tree.node(name).needs.every((need) => this.truth.has(need)),
    );
    if (next.length > 0) this.truth.add(pick(this.chance, next));
  }
}
