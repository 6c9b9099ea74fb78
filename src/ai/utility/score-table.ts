/**
 * A score table has a row for each thing that a reasoner or picker can choose, with its weight, its rank and the step
 * that dropped it. The table and its compiled considerations are created once; the rows are filled again for each
 * choice.
 */

import { compile, type Compiled, type Part } from './program/compile.ts';
import type { DecisionScene, Entity } from './decision-scene.ts';
import { type Choice, type Dropped, type Selection, STEP, type WeighedTable } from './weighing.ts';

const DROPPED: readonly (Dropped | null)[] = [null, 'weight', 'rank', 'share', 'draw', 'order'];

/** The table on which a reasoner or picker weighs what it can choose: one row for each option or entity. */
export class ScoreTable implements WeighedTable {
  /** Number of options in the present choice; the table may have more rows. */
  size = 0;
  weights = new Float64Array(0);
  ranks = new Float64Array(0);
  steps = new Uint8Array(0);
  drawn = NaN;
  total = NaN;
  /** Index of the chosen row; −1 = none. */
  chosen = -1;
  readonly entities: Entity[] = [];
  readonly compiled: Compiled;

  /**
   * Creates the table, and compiles the considerations of these options once.
   * @param choices the options
   * @param forEntities if true, `choices` has a single entry, which is weighed for each of `entities`
   */
  constructor(
    readonly choices: readonly Choice[],
    private readonly forEntities = false,
  ) {
    this.compiled = compile(choices, forEntities);
    this.grow(choices.length);
  }

  private grow(size: number): void {
    if (size <= this.weights.length) return;
    const room = Math.max(size, 2 * this.weights.length);
    this.weights = new Float64Array(room);
    this.ranks = new Float64Array(room);
    this.steps = new Uint8Array(room);
  }

  /** Prepares the table for a new choice. */
  begin(size: number, scene: DecisionScene): this {
    this.size = size;
    this.chosen = -1;
    this.drawn = NaN;
    this.total = NaN;
    this.grow(size);
    this.steps.fill(STEP.order, 0, size);
    this.compiled.program.begin(scene.explains ? (this.forEntities ? size : 1) : 0);
    return this;
  }

  /** Prepares the table for a new choice and makes the choice with a selection. @returns the index of the chosen row; −1 = none */
  choose(selection: Selection, size: number, scene: DecisionScene): number {
    return (this.begin(size, scene).chosen = selection.select(this, scene));
  }

  /** Returns the name of the step that dropped a row; null if the row was not dropped. */
  dropped(row: number): Dropped | null {
    return DROPPED[this.steps[row] as number] as Dropped | null;
  }

  choice(i: number): Choice {
    return this.choices[this.forEntities ? 0 : i] as Choice;
  }

  nameOf(i: number): string {
    return this.forEntities ? (this.entities[i] as Entity).id : this.choice(i).name;
  }

  partsOf(row: number): readonly Part[] {
    return this.compiled.options[this.forEntities ? 0 : row] as readonly Part[];
  }

  /** Returns how many nodes' values are recorded before those of this row; 0 if each row has nodes of its own. */
  toldAt(row: number): number {
    return this.forEntities ? row * this.compiled.program.code.count : 0;
  }

  /**
   * Weighs one row, and drops it if its weight is not above 0.
   * @returns whether the weight is above 0
   */
  weigh(row: number, scene: DecisionScene): boolean {
    const { program } = this.compiled;
    if (this.forEntities) {
      scene.picked = this.entities[row] as Entity;
      if (program.explains) program.row = row * program.code.count;
      program.evaluate(0, scene);
      return this.take(row, 0);
    }
    program.evaluate(row, scene);
    return this.take(row, row);
  }

  private take(row: number, list: number): boolean {
    const { addends, multipliers, ranks } = this.compiled.program;
    const weight = (addends[list] as number) * (multipliers[list] as number);
    this.weights[row] = weight;
    this.ranks[row] = ranks[list] as number;
    this.steps[row] = weight > 0 ? 0 : STEP.weight;
    return weight > 0;
  }

  mustBeat(row: number): void {
    const { program } = this.compiled;
    program.rankToBeat = this.ranks[row] as number;
    program.weightToBeat = this.weights[row] as number;
  }

  weighAll(scene: DecisionScene): void {
    const { size, steps, weights, ranks } = this;
    if (this.forEntities) {
      for (let row = 0; row < size; row++) this.weigh(row, scene);
      return;
    }
    const { program } = this.compiled;
    program.evaluateAll(scene);
    const { addends, multipliers, ranks: given } = program;
    for (let row = 0; row < size; row++) {
      const weight = (addends[row] as number) * (multipliers[row] as number);
      weights[row] = weight;
      ranks[row] = given[row] as number;
      steps[row] = weight > 0 ? 0 : 1;
    }
  }
}
