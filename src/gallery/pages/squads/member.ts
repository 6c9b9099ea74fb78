/** A member of a team as the script and the model of this page see her. */

export type Team = 1 | 2;

export interface MemberPlan {
  readonly look: string;
  readonly team: Team;
  /** Probability that she follows a command. */
  readonly obedience: number;
  readonly captain: boolean;
}

/** A command as a member remembers it. */
export interface Order {
  readonly order: number;
  readonly x: number;
  readonly y: number;
}

/** A member of a team; the script may read all of this. */
export interface Member extends MemberPlan {
  readonly id: string;
  /** Her place in the formation, relative to where the team was sent. */
  readonly place: readonly [number, number];
  x: number;
  y: number;
  before: { x: number; y: number };
  /** Number of the last command carried out. */
  done: number;
  /** A fact of the board, read only. */
  raining(): boolean;
  /** Whether she means to follow a command: decided once, when she first reads it. */
  follows(command: number): boolean;
  readonly answers: Map<number, boolean>;
}
