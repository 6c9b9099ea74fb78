/**
 * Predicts the next move with weighted rules (_Rule-based AI_, the fighting game). With three moves there are 27 rules
 * "after A, then B, comes C". Of the rules that match the last two moves the heaviest fires, and its C is the
 * prediction. A correct prediction makes the rule heavier. A wrong prediction makes it lighter, and the rule that would
 * have been right heavier.
 *
 *     const reader = new MovePredictor(['punch', 'lowKick', 'highKick'], { random });
 *     const next = reader.observe('punch');   // undefined until three moves were seen, then one of the moves
 *     reader.stats;                           // { n, hits, randomHits }
 *
 * The article's listing returns the rule's antecedent, by an index past the end of its loop, and never stores the
 * prediction that it later judges. Here the prediction is the fired rule's consequent, and it is stored.
 */

import { didYouMean, Problems, within } from '../problems.ts';
import { fieldsOf, listIn, numberIn, type Restored, settled } from '../restoring.ts';

const MOST_RULES = 100_000;

/** A rule with its weight: after the moves `given`, listed oldest first, comes the move `then`. */
export interface MoveRule {
  readonly given: readonly string[];
  readonly then: string;
  readonly weight: number;
}

/**
 * How the last prediction was made: the moves it is based on, the matching rules in their order, and the rule that
 * fired.
 */
export interface MoveExplanation {
  readonly given: readonly string[];
  readonly matched: readonly MoveRule[];
  readonly fired: MoveRule | null;
}

/** Number of judged predictions, how many were right, and how many a uniform random guess got right. */
export interface MoveStats {
  readonly n: number;
  readonly hits: number;
  readonly randomHits: number;
}

/** A predictor as plain data, in which each move is stored as its index. */
export interface SavedPredictor {
  readonly moves: readonly string[];
  readonly order: number;
  readonly weights: readonly number[];
  readonly memory: readonly number[];
  /** Number of the rule that made the last prediction, −1 = none. */
  readonly fired: number;
  /** Move of the random guess that is compared with the prediction, −1 = none. */
  readonly guess: number;
  readonly stats: MoveStats;
}

/** Learns to predict a sequence of moves. */
export class MovePredictor {
  readonly moves: readonly string[];
  readonly order: number;
  private readonly random: () => number;
  /** Weight by rule number; a rule's number has the moves of `given` and `then` as digits in base n. */
  private weights: number[];
  /** Working memory: the last `order` moves, oldest first. */
  private memory: number[] = [];
  private fired = -1;
  private guess = -1;
  private counted: MoveStats = { n: 0, hits: 0, randomHits: 0 };

  /**
   * Creates a predictor that has seen no moves.
   * @param moves at least one, without duplicates; n moves with order k make n^(k+1) rules, at most 100,000
   * @param options `order`: how many last moves a rule considers, ≥ 1, 2 if left out. `random`: returns numbers in [0,
   * 1), used for the random guess only
   * @throws Error when moves or order are out of range
   */
  constructor(moves: readonly string[], options: { readonly order?: number; readonly random: () => number }) {
    const { order = 2, random } = options;
    if (moves.length === 0) throw new Error('there must be at least one move');
    if (new Set(moves).size < moves.length) throw new Error(`a move is named twice: ${moves.join(', ')}`);
    if (!Number.isInteger(order) || order < 1) throw new Error(`order is a whole number of last moves, not ${order}`);
    // With a single move there is only one rule, whatever the order, so the loop below would run `order` times without
    // reaching the limit.
    let rules = order > MOST_RULES ? Infinity : moves.length;
    for (let i = 0; i < order && rules <= MOST_RULES; i++) rules *= moves.length;
    if (rules > MOST_RULES) throw new Error(`more than ${MOST_RULES} rules: fewer moves, or a lower order`);
    this.moves = [...moves];
    this.order = order;
    this.random = random;
    this.weights = Array.from({ length: rules }, () => 0);
  }

  /**
   * Adds a move.
   * @returns the prediction for the next move; undefined for the first `order` moves, which only fill the memory
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

  /** The predicted next move; undefined if no rule has fired yet. */
  get prediction(): string | undefined {
    return this.fired < 0 ? undefined : this.moves[this.fired % this.moves.length];
  }

  /** Results of the predictions so far, and those of the random guess. */
  get stats(): MoveStats {
    return this.counted;
  }

  /**
   * All rules, sorted by their oldest move, then by the next one, and so on. Moves are sorted in the order in which
   * the constructor received them.
   */
  get rules(): MoveRule[] {
    return this.weights.map((_, rule) => this.rule(rule));
  }

  /** Explains how the last prediction was made: which rules matched, and which of them fired. */
  explain(): MoveExplanation {
    const given = this.memory.map((move) => this.moves[move] as string);
    if (this.fired < 0) return { given, matched: [], fired: null };
    const first = this.firstMatch();
    return { given, matched: this.moves.map((_, i) => this.rule(first + i)), fired: this.rule(this.fired) };
  }

  /** The predictor's state as plain data. */
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

  /**
   * Restores a saved state with the same moves and order, or returns all its problems and changes nothing. Never
   * throws.
   */
  restore(saved: unknown): Restored {
    const problems = new Problems();
    const { length } = this.moves;
    const { moves, order, weights, memory, fired, guess, stats } = fieldsOf(saved);
    const whole = (path: string, value: unknown, from: number, to: number): number =>
      numberIn(problems, path, value, from, to);
    const wholes = (path: string, value: unknown, least: number, most: number, from: number, to: number): number[] =>
      listIn(problems, path, value, least, most).map((one, i) => whole(within(path, i), one, from, to));
    listIn(problems, 'moves', moves, length, length).forEach((move, i) => {
      if (move !== this.moves[i]) problems.add(within('moves', i), `must be '${this.moves[i]}'`);
    });
    whole('order', order, this.order, this.order);
    const taken = wholes('weights', weights, this.weights.length, this.weights.length, -Infinity, Infinity);
    const last = wholes('memory', memory, 0, this.order, 0, length - 1);
    // The saved rule that fired must be one of the rules that match the saved memory.
    const first = last.length < this.order ? -1 : this.firstMatch(last);
    const rule = fired === -1 ? -1 : whole('fired', fired, first, first < 0 ? -1 : first + length - 1);
    const move = whole('guess', guess, -1, length - 1);
    const counted = fieldsOf(stats);
    const n = whole('stats.n', counted.n, 0, Infinity);
    const hits = whole('stats.hits', counted.hits, 0, n);
    const randomHits = whole('stats.randomHits', counted.randomHits, 0, n);
    return settled(problems, () => {
      [this.weights, this.memory, this.fired, this.guess] = [taken, last, rule, move];
      this.counted = { n, hits, randomHits };
    });
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

  /** Returns the number of the first rule that matches a memory. The matching rules have consecutive numbers, one for each possible next move. */
  private firstMatch(memory: readonly number[] = this.memory): number {
    return memory.reduce((number, move) => number * this.moves.length + move, 0) * this.moves.length;
  }

  /** Returns the heaviest of the matching rules; if several are equally heavy, the first of them. */
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
