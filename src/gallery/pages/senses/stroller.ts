/** Data of a person in the yard of the gallery's page about senses, shared by the page's script and its model. */

import type { BuffLeft, Spot } from '../../../ai/index.ts';

export type Temper = 'fan' | 'shy' | 'starer' | 'calm';

export interface Stroller {
  readonly id: string;
  readonly look: string;
  readonly temper: Temper;
  x: number;
  y: number;
  before: Spot;
  next: Spot;
  readonly buffs: BuffLeft[];
}
