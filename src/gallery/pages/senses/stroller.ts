/** A person in the yard as the script and the model of this page see them. */

import type { BuffLeft, Spot } from '../../../ai/index.ts';

export type Temper = 'fan' | 'shy' | 'starer' | 'calm';

export interface Stroller {
  readonly id: string;
  readonly look: string;
  readonly temper: Temper;
  x: number;
  y: number;
  before: Spot;
  /** The tile the stroller walks to. */
  next: Spot;
  readonly buffs: BuffLeft[];
}
