/** Data of a person, and of the hall, on the gallery's page about warps, shared by the page's scripts and its model. */

export interface Hall {
  music: boolean;
  readonly litter: number[];
  hero: number | null;
}

export interface Dancer {
  readonly id: string;
  x: number;
  before: number;
  met: boolean;
  /** Number of ticks for which the person has performed the present todo. */
  work: number;
  workOn: string;
  readonly hall: Hall;
  /**
   * The script pieces called in the person's last thought, in order. A piece that returns a todo or a warp has
   * answered; no piece is called after it.
   */
  asked: { readonly name: string; readonly answered: boolean }[];
}
