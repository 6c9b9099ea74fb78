/**
 * Connects a café with the sandbox that runs its players' scripts. Only a café in a Worker or on the command line has
 * a sandbox. Everywhere else the recorded answers are used, so that replays, snapshots and branches need no sandbox
 * and give the same bytes.
 */

import type { CommandOnBoard, Json } from '../../ai/index.ts';
import type { Maid } from '../state/person.ts';
import type { OwnAnswer, OwnKey, OwnScript, OwnThought } from '../state/player-scripts.ts';

/** Runs players' scripts; reads the world but does not change it. */
export interface Thinker {
  answer(
    me: Maid,
    key: OwnKey,
    script: OwnScript,
    runned: number,
    commands: readonly CommandOnBoard[],
    param: Json | undefined,
  ): OwnAnswer;
}

/** The link between a café and the sandbox of its players' scripts. */
export interface PlayerThinking {
  /** The runner of players' scripts; null = the recorded answers are used. */
  thinker: Thinker | null;
  /** Receives every answer of a player's script that differs from the last one. Set by the simulation, which writes it to the journal. */
  recorded: (thought: OwnThought) => void;
}
