/**
 * Working memory over a technology tree (chapter 5.1): what one believes another has, from the little one has seen.
 *
 *     const read = TechTree.load('woodcutter:\nmason:\ntemple: { needs: [woodcutter, mason] }\npriest: { needs: [temple] }');
 *     if (read.ok) {
 *       read.tree.observe('priest', 'Yes', 3);   // seen on day 3 …
 *       read.tree.value('woodcutter');           // … so there is a temple, hence a woodcutter: 'Yes'
 *       read.tree.why('woodcutter');             // { because: 'implied', of: ['priest', 'temple'], day: 3, … }
 *     }
 *
 * What a fact is believed to be; the first that holds:
 *   1. observed Yes                                   → Yes
 *   2. observed No, and nothing seen later needs it   → No
 *   3. what needs it, however far on, was seen        → Yes     (backward: a priest has a temple)
 *   4. something it needs is No                       → No      (negative: no mason, no temple)
 *   5. it needs something, and all of that is Yes     → Maybe   (forward: could have it)
 *   6. otherwise                                      → Unknown
 * So an observation beats every inference from things no newer than itself, and an observed Yes beats all. But others
 * grow: whoever shows a priest today has the temple that was missing last week. That old No stays in memory, overruled.
 *
 * The list depends on nothing but the newest observation of each fact, so news may arrive in any order. Only when Yes
 * and No are told of the same fact on the same day, the one told last counts, and the pair is a contradiction.
 */

import { didYouMean, Problems, shown, type LoadProblem } from '../problems.ts';
import { fieldsOf, listIn, numberIn, type Restored, settled } from '../restoring.ts';
import { within } from '../yaml.ts';
import { Agenda } from './agenda.ts';
import { readRules, type RuleMemory, type TreeNode } from './rule-memory.ts';

/** What is believed of a fact: has it, has it not, could have it, no idea. */
export type MemoryValue = 'Yes' | 'No' | 'Maybe' | 'Unknown';

/** The newest observation of a fact. `both` = Yes and No were told of it on that day; the value is what was told last. */
export interface Observation {
  readonly name: string;
  readonly value: 'Yes' | 'No';
  readonly day: number;
  readonly both: boolean;
}

/** Why a fact is believed to be what it is. */
export interface Why {
  readonly name: string;
  readonly value: MemoryValue;
  /**
   * `observed`: seen itself. `implied`: what needs it was seen; `of` leads there, the sighting first. `lacks`: `of` are
   * needs that are No. `needsAll`: `of` are its needs, all Yes. `unseen`: `of` are needs not known to be Yes.
   */
  readonly because: 'observed' | 'implied' | 'lacks' | 'needsAll' | 'unseen';
  readonly of: readonly string[];
  /** Day of the sighting it rests on; null when it rests on none directly. */
  readonly day: number | null;
  /** An older observation that the sighting proved wrong, or null. */
  readonly overruled: Observation | null;
}

/** Two sightings of one day that cannot both be right. */
export interface Contradiction {
  readonly day: number;
  /** Observed Yes … */
  readonly seen: string;
  /** … though this was observed No; the same name when both were told of one fact. */
  readonly missing: string;
  /** From `seen` to `missing`, each needing the next. */
  readonly way: readonly string[];
}

/** A working memory as plain data. */
export interface SavedMemory {
  readonly today: number;
  readonly observations: readonly Observation[];
}

/** A tree, or everything wrong with its rules. */
export type TechTreeLoad =
  { readonly ok: true; readonly tree: TechTree } | { readonly ok: false; readonly problems: readonly LoadProblem[] };

const NEVER = -Infinity;

/** One rival's technology, as far as known (chapter 5.1). */
export class TechTree {
  /** Newest day that was told of. */
  private today = 0;
  private seen: (Observation | null)[];
  /** Newest day on which something that needs this was seen. */
  private readonly proof: number[];
  private readonly values: MemoryValue[];
  /** How many facts the last observation made it look at again: what it cost. */
  asked = 0;

  private constructor(private readonly rules: RuleMemory) {
    this.seen = rules.names.map(() => null);
    this.proof = rules.names.map(() => NEVER);
    this.values = rules.names.map(() => 'Unknown');
  }

  /**
   * Reads rules: YAML text or an object, name → `{ needs?: string[], … }`; further fields are kept for the game. At most
   * 2,000 nodes with 64 needs each. Never throws: unknown needs, circles (with their members) and all else come at once.
   */
  static load(source: string | object): TechTreeLoad {
    const read = readRules(source);
    return 'rules' in read ? { ok: true, tree: new TechTree(read.rules) } : { ok: false, problems: read.problems };
  }

  /** All facts, in the order written. */
  get names(): readonly string[] {
    return this.rules.names;
  }

  /** Whether there is a fact of this name. */
  has(name: string): boolean {
    return this.rules.numbers.has(name);
  }

  /** A fact's rule as written, with the game's own fields. @throws Error for an unknown name */
  node(name: string): TreeNode {
    return this.rules.nodes[this.numberOf(name)] as TreeNode;
  }

  /** What is believed now. @throws Error for an unknown name */
  value(name: string): MemoryValue {
    return this.values[this.numberOf(name)] as MemoryValue;
  }

  /** The newest observation, or null; it stays even when something newer overrules it. @throws Error for an unknown name */
  observation(name: string): Observation | null {
    return this.seen[this.numberOf(name)] as Observation | null;
  }

  /**
   * Tells what was seen, and infers what follows, looking only at what that can change.
   * @param day any finite number; the newest day told of so far if left out. News older than what is known changes nothing.
   * @returns names whose value changed
   * @throws Error for an unknown name, another value than Yes or No, or a day that is no number
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

  /** Pairs of newest observations of one day that exclude each other, in the order of what is missing. */
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

  /** What was observed, as plain data. */
  save(): SavedMemory {
    return { today: this.today, observations: this.seen.filter((one) => one !== null).map((one) => ({ ...one })) };
  }

  /** Goes on from saved observations, or says all that is wrong with them and changes nothing. Never throws. */
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
   * To the fixed point after these were told. Proofs run from needers to needs, values from needs to needers; each in
   * the order of rank, so nothing is looked at twice.
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

  /** The list at the head of this file. */
  private believed(node: number): MemoryValue {
    const seen = this.seen[node] as Observation | null;
    const proof = this.proof[node] as number;
    if (seen !== null && (seen.value === 'Yes' || seen.day >= proof)) return seen.value;
    if (proof !== NEVER) return 'Yes';
    const needs = this.rules.needs[node] as readonly number[];
    if (needs.some((need) => this.values[need] === 'No')) return 'No';
    return needs.length > 0 && needs.every((need) => this.values[need] === 'Yes') ? 'Maybe' : 'Unknown';
  }

  /** Newest day on which this, or what needs it, was seen. */
  private newestSign(node: number): number {
    return Math.max(this.sighting(node), this.proof[node] as number);
  }

  private sighting(node: number): number {
    const seen = this.seen[node] as Observation | null;
    return seen !== null && seen.value === 'Yes' ? seen.day : NEVER;
  }

  /** From the newest sighting down to what needs `node` directly; of equals the first written. */
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

  /** Adds what was seen on the same day and needs `missing`, nearest first. */
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
