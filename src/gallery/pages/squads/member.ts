/** Data of a team member on the gallery's page about squads, shared by the page's script and its model. */

export type Team = 1 | 2;

export interface MemberPlan {
  readonly look: string;
  readonly team: Team;
  readonly obedience: number;
  readonly captain: boolean;
}

/** A command in the form in which a member remembers it. */
export interface Order {
  readonly order: number;
  readonly x: number;
  readonly y: number;
}

/** A member of a team, with everything that the member's script may read. */
export interface Member extends MemberPlan {
  readonly id: string;
  /** The member's place in the formation, relative to the spot the team was sent to. */
  readonly place: readonly [number, number];
  x: number;
  y: number;
  before: { x: number; y: number };
  /** Id of the last command that the member has carried out; 0 = none. */
  done: number;
  /** Whether it rains: a fact of the blackboard, read only. */
  raining(): boolean;
  /** Whether the member means to follow a command: decided once, when she first reads it. */
  follows(command: number): boolean;
  readonly answers: Map<number, boolean>;
}
