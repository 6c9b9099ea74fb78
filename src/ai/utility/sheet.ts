/**
 * The sheet a reasoner weighs on (chapter 4.2): a row for each option, or for each entity a picker found, with its weight,
 * its rank and the slips of its considerations. Rows are filled when they are asked for, and used again.
 */

import type { Combination } from './combination.ts';
import type { Entity, Scene } from './scene.ts';
import type { Selection } from './selections.ts';
import { Weighing } from './weighing.ts';

/** Which step of the choice left an option out; `order` = it was not looked at, one before it had been chosen. */
export type Dropped = 'weight' | 'rank' | 'share' | 'draw' | 'order';

/** Something that can be chosen. */
export interface Choice {
  readonly name: string;
  /** The option whose history its considerations ask about: itself, or the state a transition leaves. */
  readonly owner: string;
  readonly set: Combination;
}

/** One option weighed. */
export class Row {
  /** (Σ addends) × (Π multipliers) */
  weight = NaN;
  rank = NaN;
  /** null = it is still in, or chosen. */
  dropped: Dropped | null = null;
  readonly slip: Weighing;

  constructor(set: Combination) {
    this.slip = new Weighing(set);
  }
}

/** See the head of the file. */
export class Sheet {
  /** How many there are to choose from this time; there may be more rows. */
  size = 0;
  /** The number drawn, 0 … `total` (not included), and the sum of the weights it was drawn from; NaN = nothing was. */
  drawn = NaN;
  total = NaN;
  /** The row chosen, or −1. */
  chosen = -1;
  readonly entities: Entity[] = [];
  private readonly rows: Row[] = [];

  /**
   * @param choices what there is to choose from
   * @param forEntities there is one choice, weighed for each of `entities`
   */
  constructor(
    readonly choices: readonly Choice[],
    private readonly forEntities = false,
  ) {}

  /** Lays out the sheet for a new choice. */
  begin(size: number): this {
    this.size = size;
    this.chosen = -1;
    this.drawn = NaN;
    this.total = NaN;
    for (let i = this.rows.length; i < size; i++) this.rows.push(new Row(this.choice(i).set));
    for (let i = 0; i < size; i++) this.row(i).dropped = 'order';
    return this;
  }

  /** Lays it out and lets a selection choose. @returns the chosen row, or −1 */
  choose(selection: Selection, size: number, scene: Scene): number {
    return (this.begin(size).chosen = selection.select(this, scene));
  }

  row(i: number): Row {
    return this.rows[i] as Row;
  }

  choice(i: number): Choice {
    return this.choices[this.forEntities ? 0 : i] as Choice;
  }

  nameOf(i: number): string {
    return this.forEntities ? (this.entities[i] as Entity).id : this.choice(i).name;
  }

  /** Weighs one. */
  ask(i: number, scene: Scene): Row {
    const row = this.row(i);
    const { set, owner } = this.choice(i);
    if (this.forEntities) scene.picked = this.entities[i] as Entity;
    else scene.option = owner;
    const { slip } = row;
    set.evaluate(scene, slip);
    row.weight = slip.addend * slip.multiplier;
    row.rank = slip.rank;
    row.dropped = null;
    return row;
  }
}
