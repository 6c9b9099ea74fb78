/**
 * Working memory over a technology tree (_Rule-based AI_, the basics): what an observer believes a rival has, inferred
 * from a few observations.
 *
 *     const read = TechTree.load('woodcutter:\nmason:\ntemple: { needs: [woodcutter, mason] }\npriest: { needs: [temple] }');
 *     if (read.ok) {
 *       read.tree.observe('priest', 'Yes', 3);   // seen on day 3 …
 *       read.tree.value('woodcutter');           // … so there is a temple, hence a woodcutter: 'Yes'
 *       read.tree.why('woodcutter');             // { because: 'implied', of: ['priest', 'temple'], day: 3, … }
 *     }
 *
 * The value of a fact; the first line that applies:
 *   1. observed Yes                                   → Yes
 *   2. observed No, and nothing seen later needs it   → No
 *   3. what needs it, directly or indirectly, was seen → Yes    (backward: a priest has a temple)
 *   4. something it needs is No                       → No      (negative: no mason, no temple)
 *   5. it needs something, and all of that is Yes     → Maybe   (forward: could have it)
 *   6. otherwise                                      → Unknown
 * So an observation takes precedence over every inference from observations that are not newer, and an observed Yes
 * over all. But rivals grow: a rival with a priest today must have built the temple that was missing last week. The old
 * No stays in memory, marked as overruled.
 *
 * Values depend only on the newest observation of each fact, so observations may arrive in any order. The one
 * exception: if both Yes and No are observed of a fact on one day, the later report counts, and the pair is a
 * contradiction.
 */

import { didYouMean, Problems, shown, type LoadProblem, within } from '../problems.ts';
import { fieldsOf, listIn, numberIn, type Restored, settled } from '../restoring.ts';
import { Agenda } from './agenda.ts';
import { readRules, type RuleMemory, type TreeNode } from './rule-memory.ts';

/** What is believed of a fact: the rival has it, does not have it, could have it, or nothing is known. */
export type MemoryValue = 'Yes' | 'No' | 'Maybe' | 'Unknown';

/** The newest observation of a fact. `both` = Yes and No were reported on that day; the value is the later report. */
export interface Observation {
  readonly name: string;
  readonly value: 'Yes' | 'No';
  readonly day: number;
  readonly both: boolean;
}

/** Why a fact has its value. */
export interface Why {
  readonly name: string;
  readonly value: MemoryValue;
  /**
   * `observed`: the fact itself was seen. `implied`: something that needs it was seen; `of` lists the chain from there
   * to the fact, the sighting first. `lacks`: the fact needs the facts in `of`, and they are No. `needsAll`: `of` lists
   * all facts that it needs, and all are Yes. `unseen`: the fact needs the facts in `of`, and they are not known to be
   * Yes.
   */
  readonly because: 'observed' | 'implied' | 'lacks' | 'needsAll' | 'unseen';
  readonly of: readonly string[];
  /** Day of the sighting that the value is directly based on; null if the value is not directly based on a sighting. */
  readonly day: number | null;
  /** An older observation of this fact that the sighting proved wrong, or null. */
  readonly overruled: Observation | null;
}

/** Two observations of the same day that exclude each other. */
export interface Contradiction {
  readonly day: number;
  /** The fact that was observed as Yes. */
  readonly seen: string;
  /** The fact that was observed as No although `seen` needs it; the same name as `seen` if a fact was observed as both Yes and No. */
  readonly missing: string;
  /** The chain of facts from `seen` to `missing`, each needing the next. */
  readonly way: readonly string[];
}

/** A working memory as plain data. */
export interface SavedMemory {
  readonly today: number;
  readonly observations: readonly Observation[];
}

/** The result of loading a technology tree: the tree, or all problems of its rules. */
export type TechTreeLoad =
  { readonly ok: true; readonly tree: TechTree } | { readonly ok: false; readonly problems: readonly LoadProblem[] };

const NEVER = -Infinity;

/** The technology of one rival, as far as an observer has seen or inferred it. */
export class TechTree {
  /** The newest day of any report received so far. */
  private today = 0;
  private seen: (Observation | null)[];
  /** For each fact, the newest day on which something that needs this fact was seen. */
  private readonly proof: number[];
  private readonly values: MemoryValue[];
  /** Number of facts re-evaluated by the last observation, for measuring its cost. */
  asked = 0;

  private constructor(private readonly rules: RuleMemory) {
    this.seen = rules.names.map(() => null);
    this.proof = rules.names.map(() => NEVER);
    this.values = rules.names.map(() => 'Unknown');
  }

  /**
   * Reads rules: YAML text (in the package as `yaml(text)`) or an object, name → `{ needs?: string[], … }`; further
   * fields are kept for the game. At most 2,000 nodes with 64 needs each. Never throws: unknown needs, cycles (with
   * their members) and all other problems are returned together.
   */
  static load(source: string | object): TechTreeLoad {
    const read = readRules(source);
    return 'rules' in read ? { ok: true, tree: new TechTree(read.rules) } : { ok: false, problems: read.problems };
  }

  /** The names of all facts, in the order in which the rules list them. */
  get names(): readonly string[] {
    return this.rules.names;
  }

  /** Whether a fact of this name exists. */
  has(name: string): boolean {
    return this.rules.numbers.has(name);
  }

  /** A fact's rule as written, with the game's own fields. @throws Error for an unknown name */
  node(name: string): TreeNode {
    return this.rules.nodes[this.numberOf(name)] as TreeNode;
  }

  /** The present value of a fact. @throws Error for an unknown name */
  value(name: string): MemoryValue {
    return this.values[this.numberOf(name)] as MemoryValue;
  }

  /**
   * The newest observation of a fact, or null; it is kept even if something newer overrules it. @throws Error
   * for an unknown name
   */
  observation(name: string): Observation | null {
    return this.seen[this.numberOf(name)] as Observation | null;
  }

  /**
   * Adds an observation, and re-evaluates only the facts it can affect.
   * @param day any finite number; the newest day so far if left out. Reports older than the known observation change
   * nothing.
   * @returns names whose value changed
   * @throws Error for an unknown name, a value other than Yes or No, or a day that is not a finite number
   */
  observe(name: string, value: 'Yes' | 'No', day: number = this.today): string[] {
    const number = this.numberOf(name);
    if (value !== 'Yes' && value !== 'No')
      throw new Error(`'${name}' can be observed 'Yes' or 'No', not ${shown(value)}`);
    if (!Number.isFinite(day)) throw new Error(`the day '${name}' was observed on is no number`);
    const known = this.seen[number] as Observation | null;
    if (day > this.today) this.today = day;
    this.asked = 0;
    if (known !== null && known.day > day) return [];
    const both = known !== null && known.day === day && (known.both || known.value !== value);
    this.seen[number] = { name, value, day, both };
    return this.infer([number]);
  }

  /** Why a fact has its value, as data. @throws Error for an unknown name */
  why(name: string): Why {
    const number = this.numberOf(name);
    const value = this.values[number] as MemoryValue;
    const seen = this.seen[number] as Observation | null;
    const reason = (because: Why['because'], of: readonly string[], day: number | null = null): Why => {
      return { name, value, because, of, day, overruled: because === 'implied' ? seen : null };
    };
    if (seen !== null && seen.value === value) return reason('observed', [], seen.day);
    if (value === 'Yes') return reason('implied', this.wayFromSighting(number), this.proof[number] as number);
    const needs = this.rules.needs[number] as readonly number[];
    const named = (fits: (value: MemoryValue) => boolean): string[] =>
      needs.filter((need) => fits(this.values[need] as MemoryValue)).map((need) => this.names[need] as string);
    if (value === 'No')
      return reason(
        'lacks',
        named((need) => need === 'No'),
      );
    if (value === 'Maybe')
      return reason(
        'needsAll',
        named(() => true),
      );
    return reason(
      'unseen',
      named((need) => need !== 'Yes'),
    );
  }

  /**
   * Contradictions: newest observations of the same day that exclude each other. They are listed in the order in which
   * the rules list the facts observed as No.
   */
  contradictions(): Contradiction[] {
    const found: Contradiction[] = [];
    this.seen.forEach((missing, number) => {
      if (missing === null) return;
      if (missing.both)
        found.push({ day: missing.day, seen: missing.name, missing: missing.name, way: [missing.name] });
      if (missing.value === 'No') this.sightingsAgainst(number, missing, found);
    });
    return found;
  }

  /** The observations as plain data. */
  save(): SavedMemory {
    return { today: this.today, observations: this.seen.filter((one) => one !== null).map((one) => ({ ...one })) };
  }

  /** Restores saved observations, or returns all their problems and changes nothing. Never throws. */
  restore(saved: unknown): Restored {
    const problems = new Problems();
    const seen: (Observation | null)[] = this.names.map(() => null);
    const { today, observations } = fieldsOf(saved);
    let newest = numberIn(problems, 'today', today, -Infinity, Infinity, false);
    listIn(problems, 'observations', observations, 0, this.names.length).forEach((one, i) => {
      const place = within('observations', i);
      const { name, value, day, both } = fieldsOf(one);
      const number = this.rules.numbers.get(name as string);
      const on = numberIn(problems, `${place}.day`, day, -Infinity, Infinity, false);
      if (number === undefined)
        problems.add(
          place,
          `there is no ${shown(name)}${typeof name === 'string' ? didYouMean(name, this.names) : ''}`,
        );
      else if (seen[number]) problems.add(place, `${shown(name)} stands twice; keep the newer`);
      else if ((value !== 'Yes' && value !== 'No') || typeof both !== 'boolean')
        problems.add(place, "value is 'Yes' or 'No', both is true or false");
      else seen[number] = { name: name as string, value, day: on, both };
      if (on > newest) newest = on;
    });
    return settled(problems, () => {
      this.seen = seen;
      this.today = newest;
      this.infer(this.names.map((_, number) => number));
    });
  }

  private numberOf(name: string): number {
    const number = this.rules.numbers.get(name);
    if (number === undefined) throw new Error(`the tree has no '${name}'${didYouMean(name, this.names)}`);
    return number;
  }

  /**
   * Re-evaluates all facts that observations of these nodes can affect. First the days of sightings are passed on from
   * each node to the nodes that it needs, then values from each node to those that need it. Both follow a topological
   * order, so no node is evaluated twice.
   */
  private infer(told: readonly number[]): string[] {
    const { names, needs, neededBy, rank } = this.rules;
    const proofs = new Agenda((node) => rank[node] as number);
    const values = new Agenda((node) => -(rank[node] as number));
    for (const node of told) {
      values.add(node);
      for (const need of needs[node] as readonly number[]) proofs.add(need);
    }
    for (let node = proofs.next(); node !== undefined; node = proofs.next()) {
      this.asked++;
      let newest = NEVER;
      for (const needer of neededBy[node] as readonly number[]) newest = Math.max(newest, this.newestSign(needer));
      if (newest === this.proof[node]) continue;
      this.proof[node] = newest;
      values.add(node);
      for (const need of needs[node] as readonly number[]) proofs.add(need);
    }
    const changed: string[] = [];
    for (let node = values.next(); node !== undefined; node = values.next()) {
      this.asked++;
      const value = this.believed(node);
      if (value === this.values[node]) continue;
      this.values[node] = value;
      changed.push(names[node] as string);
      for (const needer of neededBy[node] as readonly number[]) values.add(needer);
    }
    return changed;
  }

  /** Determines a fact's value by the six rules in the comment at the top of this file. */
  private believed(node: number): MemoryValue {
    const seen = this.seen[node] as Observation | null;
    const proof = this.proof[node] as number;
    if (seen !== null && (seen.value === 'Yes' || seen.day >= proof)) return seen.value;
    if (proof !== NEVER) return 'Yes';
    const needs = this.rules.needs[node] as readonly number[];
    if (needs.some((need) => this.values[need] === 'No')) return 'No';
    return needs.length > 0 && needs.every((need) => this.values[need] === 'Yes') ? 'Maybe' : 'Unknown';
  }

  /** Returns the newest day on which a fact, or something that needs this fact, was seen. */
  private newestSign(node: number): number {
    return Math.max(this.sighting(node), this.proof[node] as number);
  }

  private sighting(node: number): number {
    const seen = this.seen[node] as Observation | null;
    return seen !== null && seen.value === 'Yes' ? seen.day : NEVER;
  }

  /**
   * Returns the chain of facts from the newest sighting down to a direct dependant of `node`. If several chains are
   * possible, the facts written first in the rules are used.
   */
  private wayFromSighting(node: number): string[] {
    const day = this.proof[node] as number;
    const way: string[] = [];
    for (let at = node; ;) {
      const needers = this.rules.neededBy[at] as readonly number[];
      const seen = needers.find((needer) => this.sighting(needer) === day);
      at = seen ?? (needers.find((needer) => this.proof[needer] === day) as number);
      way.unshift(this.names[at] as string);
      if (seen !== undefined) return way;
    }
  }

  /** Adds the contradictions of a fact that was observed as No: the facts seen on the same day that need it, nearest first. */
  private sightingsAgainst(number: number, missing: Observation, found: Contradiction[]): void {
    const ways = new Map<number, string[]>([[number, [missing.name]]]);
    for (const [node, way] of ways)
      for (const needer of this.rules.neededBy[node] as readonly number[]) {
        if (ways.has(needer)) continue;
        const longer = [this.names[needer] as string, ...way];
        ways.set(needer, longer);
        if (this.sighting(needer) === missing.day)
          found.push({ day: missing.day, seen: longer[0] as string, missing: missing.name, way: longer });
      }
  }
}
