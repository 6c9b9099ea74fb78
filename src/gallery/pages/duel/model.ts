/**
 * A duel against the move predictor: every move of the player is compared with the prediction, and the result raises
 * or lowers the weights of the predictor's rules. While the visitor does not play, a simulated player with a habit
 * makes the moves.
 */

import { MovePredictor, type MoveRule, pick, real, type Stream, stream } from '../../../ai/index.ts';
import { readConfig } from '../../frame/config.ts';
import type { SheetRead } from '../../frame/sheet.ts';

export interface DuelPlan {
  readonly moves: readonly string[];
  readonly order: number;
  readonly repeats: readonly string[];
  readonly slip: number;
}

export const readDuel = (text: string): SheetRead<DuelPlan> =>
  readConfig(text, (top) => {
    const named = top.raw('moves');
    const moves = Array.isArray(named)
      ? named.filter((one): one is string => typeof one === 'string' && one.length <= 12)
      : [];
    if (!Array.isArray(named) || moves.length !== named.length || moves.length < 2 || moves.length > 4)
      top.wrong('moves', 'should be a list of 2 to 4 short names');
    else if (new Set(moves).size < moves.length) top.wrong('moves', 'no name may stand twice');
    const order = top.whole('order', 1, 3, 2);
    const player = top.record('player', (one) => ({
      repeats: one.words('repeats', moves),
      slip: one.number('slip', 0, 1, 0),
    }));
    if (player.repeats.length > 24) top.wrong('player', 'repeats may hold up to 24 moves');
    return { moves, order, ...player };
  });

export interface Round {
  readonly move: string;
  readonly predicted: string | undefined;
  readonly hit: boolean;
}

/** Number of latest rounds from which the share of correct predictions is computed. */
const WINDOW = 60;
const DRAWN = 120;

export class Duel {
  plan: DuelPlan;
  predictor: MovePredictor;
  rounds: Round[] = [];
  /** Share of correct predictions among the last rounds, recorded after each round: `hits` for the predictor, `guesses` for random guessing. */
  readonly hits: number[] = [];
  readonly guesses: number[] = [];
  private recent: { readonly hit: boolean; readonly guessed: boolean }[] = [];
  private chance: Stream = [];
  private at = 0;

  constructor(plan: DuelPlan) {
    this.plan = plan;
    this.predictor = this.fresh();
  }

  /**
   * Applies the plan that the visitor has edited. The duel restarts if the list of moves has changed, or the number of
   * earlier moves on which a prediction depends (`order`). A change of the player's habit only affects later moves.
   */
  adopt(plan: DuelPlan): void {
    const same = plan.order === this.plan.order && plan.moves.join() === this.plan.moves.join();
    this.plan = plan;
    this.at = 0;
    if (!same) this.reset();
  }

  reset(): void {
    this.predictor = this.fresh();
  }

  step(): void {
    const { repeats, slip, moves } = this.plan;
    const habitual = repeats.length === 0 ? undefined : repeats[this.at++ % repeats.length];
    this.play(habitual === undefined || real(this.chance) < slip ? pick(this.chance, moves) : habitual);
  }

  play(move: string): void {
    const predicted = this.predictor.prediction;
    const { randomHits } = this.predictor.stats;
    this.predictor.observe(move);
    const hit = predicted === move;
    this.rounds = [{ move, predicted, hit }, ...this.rounds].slice(0, 16);
    if (predicted === undefined) return;
    this.recent = [...this.recent, { hit, guessed: this.predictor.stats.randomHits > randomHits }].slice(-WINDOW);
    const share = (of: (one: { hit: boolean; guessed: boolean }) => boolean): number =>
      this.recent.filter(of).length / this.recent.length;
    this.hits.push(share((one) => one.hit));
    this.guesses.push(share((one) => one.guessed));
    if (this.hits.length > DRAWN) {
      this.hits.shift();
      this.guesses.shift();
    }
  }

  /**
   * Returns the predictor's rules by their antecedent (the preceding moves). Each row has one antecedent and a rule
   * for each possible next move.
   */
  table(): { readonly given: readonly string[]; readonly rules: readonly MoveRule[] }[] {
    const { rules, moves } = this.predictor;
    const rows: { given: readonly string[]; rules: MoveRule[] }[] = [];
    for (let i = 0; i < rules.length; i += moves.length)
      rows.push({ given: rules[i]?.given ?? [], rules: rules.slice(i, i + moves.length) });
    return rows;
  }

  private fresh(): MovePredictor {
    this.chance = stream(9, 'duel');
    this.rounds = [];
    this.hits.length = this.guesses.length = 0;
    this.recent = [];
    this.at = 0;
    const guesser = stream(9, 'guesser');
    return new MovePredictor(this.plan.moves, { order: this.plan.order, random: () => real(guesser) });
  }
}
