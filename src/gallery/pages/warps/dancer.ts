/** A person in the hall, and the hall, as the scripts and the model of this page see them. */

export interface Hall {
  music: boolean;
  /** Columns of the litter. */
  readonly litter: number[];
  hero: number | null;
}

export interface Dancer {
  readonly id: string;
  x: number;
  before: number;
  /** Whether this person has met the present hero. */
  met: boolean;
  /** Ticks spent on the present todo. */
  work: number;
  workOn: string;
  readonly hall: Hall;
  /** The pieces called in the last thought, in order; the last one answered, if any did. */
  asked: { readonly name: string; readonly answered: boolean }[];
}
