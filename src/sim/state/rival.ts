/** The rival as plain data: what it really has, what scouts reported, and the measures chosen against it. */

import type { MemoryValue, SavedMemory, Stream } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** A node of the technology tree, and what the scout saw: `Yes` = the café has the thing, `No` = it lacks the thing. */
export interface Sighting {
  readonly node: string;
  readonly value: 'Yes' | 'No';
}

/** Something that the rival's scout knows of the player's café, and how. */
export interface TheirSighting extends Sighting {
  /**
   * `sign`: read on a sign before the café. `maid`: told by a maid who misleads the scout. `asked`: the scout ordered
   * the dish and learned whether the café has it. Left out = seen.
   */
  readonly from?: 'sign' | 'maid' | 'asked';
}

export interface ScoutReport {
  readonly day: number;
  readonly tick: number;
  readonly maid: PersonId;
  /** The scout's name, stored because she may no longer be employed when the report is read. */
  readonly name: string;
  readonly saw: readonly Sighting[];
}

/**
 * A maid's scouting trip: what she is to look for. Once she is back and until she reports, it also has what she has
 * seen.
 */
export interface ScoutTrip {
  readonly look: string | null;
  readonly since: number;
  saw: Sighting[] | null;
}

/** A measure against the rival that the player has chosen, and the day on which it applies. */
export interface CounterTaken {
  readonly advice: string;
  readonly day: number;
}

/** A scout of the rival who is expected in the player's café today, is there, or has left and not reported yet. */
export interface TheirScout {
  /** The node of the rival's tree about the player's café that the scout came to check; null = the scout just looks round. */
  readonly look: string | null;
  /** The nodes of the rival's tree that the scout has seen to be true so far, without repeats. */
  saw: TheirSighting[];
  /** The signs before the café that the scout has read; left out = none. */
  read?: Sighting[];
  /** The nodes of those signs that the scout has found out to be false; left out = none. */
  doubts?: string[];
  /** How often the scout has looked round at the table; left out = never. */
  looks?: number;
  /** How often each maid has seen the scout look round, by the maid's id. */
  eyes: Record<PersonId, number>;
  /** The first maid who has wondered about the scout; left out = none. */
  suspect?: PersonId;
  /** The maid and the regular that the scout has seen in a bad mood; left out = none. */
  gloomy?: PersonId;
  cross?: PersonId;
  /** The maid who has noticed that the guest is a scout; left out = nobody has. */
  noticed?: NoticedBy;
  /** The maid who has shown wrong signs to the scout, and these signs; left out = nobody has. */
  fooled?: { readonly by: PersonId; readonly name: string; readonly signs: readonly Sighting[] };
}
/** The maid who noticed a scout, and how often she had seen the scout look round. */
export interface NoticedBy {
  readonly by: PersonId;
  readonly name: string;
  readonly tick: number;
  readonly looks: number;
}

/** The report of one of the rival's scouts, including the wrong signs that a maid showed to the scout. */
export interface TheirReport {
  readonly day: number;
  readonly tick: number;
  readonly name: string;
  readonly saw: readonly TheirSighting[];
  /** Name of the maid who noticed the scout; null = nobody did. */
  readonly noticedBy: string | null;
  /** The false statements in the report: signs that the scout believed, or that a maid explained. */
  readonly wrong: readonly Sighting[];
  /** The signs before the café that the scout read, and the nodes of those that the scout did not believe; left out = none. */
  readonly read?: readonly Sighting[];
  readonly doubted?: readonly string[];
  /** The maid and the regular that the scout saw in a bad mood; null = none. */
  readonly gloomy: PersonId | null;
  readonly cross: PersonId | null;
}

/** A belief of the rival about the player's café that led to a move, with the reason for the belief at that time. */
export interface BeliefHeld {
  readonly node: string;
  readonly value: MemoryValue;
  /** Why the rival held the belief: a value of the field `because` of a `Why` (src/ai/rules/tech-tree.ts). */
  readonly because: string;
  readonly of: readonly string[];
  /** The day of the latest sighting that supports the belief; null = none. */
  readonly day: number | null;
  /**
   * Among the nodes behind the belief, those that the rival knows only from a sign of the player's; left out = none.
   */
  readonly signs?: readonly string[];
}

/**
 * What a sign of the player's has changed. `did` is the rival's move with the sign, `instead` its move without the
 * sign. Null = no move.
 */
export interface Swayed extends Sighting {
  /**
   * The first and the last day of the move that was made or, if none was made, of the move that was kept from
   * happening.
   */
  readonly day: number;
  readonly until: number;
  readonly did: string | null;
  readonly instead: string | null;
}

/** A move of the rival against the player's café. */
export interface TheirMove {
  readonly rule: string;
  /** The first and the last day of the move. */
  readonly day: number;
  readonly until: number;
  readonly because: readonly BeliefHeld[];
  readonly target: PersonId | null;
  readonly targetName: string;
  /** Number of guests that this move has won from the player's café so far. */
  won: number;
  /** How an offer to a maid has ended; left out if it has not ended yet, or if the move is no offer. */
  ended?: 'went' | 'stayed';
}

/** What the rival knows of the player's café, and what it does with this knowledge. */
export interface TheirState {
  rng: Stream;
  /** The rival's working memory of the player's café, for the tree in src/data/their-view.yaml. */
  memory: SavedMemory;
  /** Today's scouts of the rival, by the ids that they have as guests. */
  scouts: Record<PersonId, TheirScout>;
  log: TheirReport[];
  moves: TheirMove[];
  /** Signs that the player has put up before the café; maids explain them to scouts they have noticed. */
  signs: Sighting[];
  /** What believed signs have changed in the rival's moves, the newest last; left out = nothing yet. */
  swayed?: Swayed[];
  /** The day on which each kind of event first took place in the player's café. */
  held: Record<string, number>;
}

export interface RivalState {
  /** What the rival really has, with the day on which it got each thing. */
  has: Record<string, number>;
  rng: Stream;
  memory: SavedMemory;
  log: ScoutReport[];
  trips: Record<PersonId, ScoutTrip>;
  counters: CounterTaken[];
  /** Whether the rival attracts guests; a scenario may switch the attraction off. */
  pulls: boolean;
  /** Today's losses: guests the rival took, by customer type and cause, and guests kept by measures against the rival, by customer type. */
  took: Record<string, Record<string, number>>;
  kept: Record<string, number>;
  /** What the rival knows of the player's café; left out if the rival sends no scouts. */
  theirs?: TheirState;
}
