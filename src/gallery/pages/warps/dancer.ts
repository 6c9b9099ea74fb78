/** A person in the hall, and the hall, as the scripts and the model of this page see them. */

export interface Hall {
  music: boolean;
  /** Where litter lies, in tiles. */
  readonly litter: number[];
  hero: number | null;
}

export interface Dancer {
  readonly id: string;
  x: number;
  before: number;
  /** Whether she has met the hero who is there. */
  met: boolean;
  /** Ticks at what she is at. */
  work: number;
  workOn: string;
  readonly hall: Hall;
  /** The pieces asked in the last thought, in order; the last of them answered, if one did. */
  asked: { readonly name: string; readonly answered: boolean }[];
}
