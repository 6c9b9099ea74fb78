/**
 * Predicting the next move by weighted rules (chapter 5.2). With three moves there are 27 rules "after A, then B, comes
 * C"; of those that match the last two moves the heaviest fires, and its C is the prediction. Being right makes a rule
 * heavier; being wrong makes it lighter, and the one that would have been right heavier.
 *
 *     const reader = new MovePredictor(['punch', 'lowKick', 'highKick'], { random });
 *     const next = reader.observe('punch');   // undefined until three moves were seen, then one of the moves
 *     reader.stats;                           // { n, hits, randomHits }
 *
 * The source's listing hands back the rule's antecedent, by an index that has run out, and never keeps the prediction it
 * later judges; here the fired rule's consequent is the prediction, and it is kept.
 */

import { didYouMean, isRecord, Problems, type LoadProblem } from '../problems.ts';
import { within } from '../yaml.ts';

const MOST_RULES = 100_000;

/** "After `given`, oldest first, comes `then`." */
export interface MoveRule {
  readonly given: readonly string[];
  readonly then: string;
  readonly weight: number;
}

/** How the last prediction came about: the moves it went by, the rules that matched, in their order, and the one that fired. */
export interface MoveExplanation {
  readonly given: readonly string[];
  readonly matched: readonly MoveRule[];
  readonly fired: MoveRule | null;
}

/** Judged predictions, how many were right, and how many a guesser would have got who draws from all moves alike. */
export interface MoveStats {
  readonly n: number;
  readonly hits: number;
  readonly randomHits: number;
}

/** A predictor as plain data; moves by number. */
export interface SavedPredictor {
  readonly moves: readonly string[];
  readonly order: number;
  readonly weights: readonly number[];
  readonly memory: readonly number[];
  /** The rule that fired, −1 = none. */
  readonly fired: number;
  /** The random guesser's move, −1 = none. */
  readonly guess: number;
  readonly stats: MoveStats;
}

/** Learns what somebody does next (chapter 5.2). */
export class MovePredictor {
  readonly moves: readonly string[];
  readonly order: number;
  private readonly random: () => number;
  /** By number: the moves of `given` and `then` as digits in base n. */
  private weights: number[];
  /** Working memory: the last `order` moves, oldest first. */
  private memory: number[] = [];
  private fired = -1;
  private guess = -1;
  private counted: MoveStats = { n: 0, hits: 0, randomHits: 0 };

  /**
   * @param moves at least one, no name twice; n of them with order k make n^(k+1) rules, at most 100,000
   * @param options `order`: how many last moves a rule looks at, ≥ 1, usually 2. `random`: in [0, 1), for the guesser only
   * @throws Error when moves or order do not fit that
   */
  constructor(moves: readonly string[], options: { readonly order?: number; readonly random: () => number }) {
    const { order = 2, random } = options;
    if (moves.length === 0) throw new Error('there must be at least one move');
    if (new Set(moves).size < moves.length) throw new Error(`a move is named twice: ${moves.join(', ')}`);
    if (!Number.isInteger(order) || order < 1) throw new Error(`order is a whole number of last moves, not ${order}`);
    let rules = moves.length;
    for (let i = 0; i < order && rules <= MOST_RULES; i++) rules *= moves.length;
    // With a single move there is but one rule, of whatever length.
    if (rules > MOST_RULES || order > MOST_RULES)
      throw new Error(`more than ${MOST_RULES} rules: fewer moves, or a lower order`);
    this.moves = [...moves];
    this.order = order;
    this.random = random;
    this.weights = Array.from({ length: rules }, () => 0);
  }

  /**
   * Tells the move that was made.
   * @returns the prediction for the next one; undefined for the first `order` moves, which only fill the memory
   * @throws Error for an unknown move
   */
  observe(move: string): string | undefined {
    const made = this.moves.indexOf(move);
    if (made < 0) throw new Error(`there is no move '${move}'${didYouMean(move, this.moves)}`);
    if (this.memory.length < this.order) {
      this.memory.push(made);
      return undefined;
    }
    if (this.fired >= 0) this.judge(made);
    this.memory = [...this.memory.slice(1), made];
    this.fired = this.heaviest(this.firstMatch());
    this.guess = Math.floor(this.random() * this.moves.length);
    return this.prediction;
  }

  /** What the fired rule says comes next, if one has fired. */
  get prediction(): string | undefined {
    return this.fired < 0 ? undefined : this.moves[this.fired % this.moves.length];
  }

  /** How it has done, beside the random guesser. */
  get stats(): MoveStats {
    return this.counted;
  }

  /** All rules in their order: by the oldest move first, moves in the order declared. */
  get rules(): MoveRule[] {
    return this.weights.map((_, rule) => this.rule(rule));
  }

  /** How the prediction came about. */
  explain(): MoveExplanation {
    const given = this.memory.map((move) => this.moves[move] as string);
    if (this.fired < 0) return { given, matched: [], fired: null };
    const first = this.firstMatch();
    return { given, matched: this.moves.map((_, i) => this.rule(first + i)), fired: this.rule(this.fired) };
  }

  /** The state as plain data. */
  save(): SavedPredictor {
    const { moves, order, weights, memory, fired, guess, counted } = this;
    return {
      moves: [...moves],
      order,
      weights: [...weights],
      memory: [...memory],
      fired,
      guess,
      stats: { ...counted },
    };
  }

  /** Goes on from a saved state of the same moves and order, or says all that is wrong and changes nothing. Never throws. */
  restore(saved: unknown): { readonly ok: true } | { readonly ok: false; readonly problems: readonly LoadProblem[] } {
    const problems = new Problems();
    const { moves, order, weights, memory, fired, guess, stats } = isRecord(saved) ? saved : {};
    const { n, hits, randomHits } = isRecord(stats) ? stats : {};
    const whole = (value: unknown, from: number, to: number): value is number =>
      Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;
    const last = this.moves.length - 1;
    if (!Array.isArray(moves) || moves.length !== this.moves.length || moves.some((move, i) => move !== this.moves[i]))
      problems.add('moves', `moves are ${this.moves.join(', ')}, in this order`);
    if (order !== this.order) problems.add('order', `order is ${this.order}`);
    if (!Array.isArray(weights) || weights.length !== this.weights.length)
      problems.add('weights', `weights is a list of ${this.weights.length}`);
    else
      weights.forEach((weight, i) => {
        if (!whole(weight, -Infinity, Infinity)) problems.add(within('weights', i), 'a weight is a whole number');
      });
    if (!Array.isArray(memory) || memory.length > this.order || !memory.every((move) => whole(move, 0, last)))
      problems.add('memory', `memory is a list of at most ${this.order} moves by number, 0 to ${last}`);
    else {
      const first = memory.length === this.order ? this.firstMatch(memory) : this.weights.length;
      if (fired !== -1 && !whole(fired, first, first + last))
        problems.add('fired', 'fired is the number of a rule that matches the memory, or -1');
    }
    if (!whole(guess, -1, last)) problems.add('guess', `guess is a move by number, -1 to ${last}`);
    if (!whole(n, 0, Infinity) || !whole(hits, 0, n) || !whole(randomHits, 0, n))
      problems.add('stats', 'stats are three whole numbers, n and at most n each of hits and randomHits');
    if (problems.list.length > 0) return { ok: false, problems: problems.list };
    this.weights = [...(weights as number[])];
    this.memory = [...(memory as number[])];
    this.fired = fired as number;
    this.guess = guess as number;
    this.counted = { n: n as number, hits: hits as number, randomHits: randomHits as number };
    return { ok: true };
  }

  private judge(made: number): void {
    const { n, hits, randomHits } = this.counted;
    const right = this.fired % this.moves.length === made;
    this.counted = { n: n + 1, hits: hits + (right ? 1 : 0), randomHits: randomHits + (this.guess === made ? 1 : 0) };
    if (right) (this.weights[this.fired] as number)++;
    else {
      (this.weights[this.fired] as number)--;
      (this.weights[this.firstMatch() + made] as number)++;
    }
  }

  /** The rules that match a memory stand side by side, one for each move; this is the number of the first. */
  private firstMatch(memory: readonly number[] = this.memory): number {
    return memory.reduce((number, move) => number * this.moves.length + move, 0) * this.moves.length;
  }

  /** Of the rules that match the heaviest, of equals the first. */
  private heaviest(first: number): number {
    let best = first;
    for (let rule = first + 1; rule < first + this.moves.length; rule++)
      if ((this.weights[rule] as number) > (this.weights[best] as number)) best = rule;
    return best;
  }

  private rule(number: number): MoveRule {
    const n = this.moves.length;
    const given: string[] = [];
    for (let rest = Math.floor(number / n), i = 0; i < this.order; i++, rest = Math.floor(rest / n))
      given.unshift(this.moves[rest % n] as string);
    return { given, then: this.moves[number % n] as string, weight: this.weights[number] as number };
  }
}
