/** The rival as plain data: what it really has, what scouts reported, and the measures chosen against it. */

import type { MemoryValue, SavedMemory, Stream } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** A node of the technology tree, and whether the scout found it (`Yes`) or found it missing (`No`). */
export interface Sighting {
  readonly node: string;
  readonly value: 'Yes' | 'No';
}

/** The report of one scout. */
export interface ScoutReport {
  readonly day: number;
  readonly tick: number;
  readonly maid: PersonId;
  /** The scout's name, because she may have left when the report is read. */
  readonly name: string;
  readonly saw: readonly Sighting[];
}

/** A maid's scouting trip: what she is to look for and, once she is back and until she reports, what she has seen. */
export interface ScoutTrip {
  readonly look: string | null;
  readonly since: number;
  saw: Sighting[] | null;
}

/** A measure against the rival that the player has chosen, and the day for which it counts. */
export interface CounterTaken {
  readonly advice: string;
  readonly day: number;
}

/** A scout of the rival in our café: expected, present, or gone and not yet reported. */
export interface TheirScout {
  /** The node of the rival's tree about our café that the scout came to check; null = anything. */
  readonly look: string | null;
  /** What the scout has seen so far; each node once. */
  saw: Sighting[];
  /** How often each maid has seen the scout look round, by her id. */
  eyes: Record<PersonId, number>;
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

/** The report of one of the rival's scouts, with the wrong signs. */
export interface TheirReport {
  readonly day: number;
  readonly tick: number;
  readonly name: string;
  readonly saw: readonly Sighting[];
  /** Name of the maid who noticed the scout; null = nobody did. */
  readonly noticedBy: string | null;
  /** The wrong signs among the sightings. */
  readonly wrong: readonly Sighting[];
  /** The persons that the scout saw in a bad mood; null = none. */
  readonly gloomy: PersonId | null;
  readonly cross: PersonId | null;
}

/** A belief of the rival about our café that led to a move, with the reason for the belief at that time. */
export interface BeliefHeld {
  readonly node: string;
  readonly value: MemoryValue;
  /** Why the belief is held, in the terms of `Why` of the technology tree. */
  readonly because: string;
  readonly of: readonly string[];
  /** The day of the latest sighting that supports the belief; null = none. */
  readonly day: number | null;
}

/** A move of the rival against us. */
export interface TheirMove {
  readonly rule: string;
  /** The first and the last day of the move. */
  readonly day: number;
  readonly until: number;
  readonly because: readonly BeliefHeld[];
  /** The person the move is aimed at; null = none. */
  readonly target: PersonId | null;
  readonly targetName: string;
  /** Number of our guests the move has won so far. */
  won: number;
  /** How an offer to a maid has ended; left out if it has not ended yet, or if the move is no offer. */
  ended?: 'went' | 'stayed';
}

/** What the rival knows of our café, and what it does with this knowledge. */
export interface TheirState {
  /** Random stream of the rival's scouts. */
  rng: Stream;
  /** The working memory for the tree in src/data/their-view.yaml. */
  memory: SavedMemory;
  /** Scouts of today, by their ids as guests. */
  scouts: Record<PersonId, TheirScout>;
  log: TheirReport[];
  moves: TheirMove[];
  /** Wrong signs that our maids show to scouts they have noticed. */
  signs: Sighting[];
  /** The day on which each kind of event first took place in our café. */
  held: Record<string, number>;
}

/** Everything about the rival that is saved. */
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
  /** What the rival knows of us; left out where it sends no scouts. */
  theirs?: TheirState;
}
