/**
 * Scripts of players (chapter 7.6), as far as a café knows them: which text stands behind which of a maid's warp keys, and
 * the answers of it that are in force. The café itself never runs such a text. Where one is run – a sandbox beside a café in a
 * Worker –, a *thinker* is set, and every answer that differs from the last one goes into the journal as an input of kind
 * `thought`; everywhere else the recorded answers are taken instead. So replays, snapshots and branches need no sandbox,
 * and come to the same bytes.
 */

import type { CommandOnBoard, Json, Todo, Warp } from '../../ai/index.ts';
import type { Input } from '../state/input.ts';
import { kindOf } from '../thinking/kinds.ts';
import type { Maid } from '../state/person.ts';
import { warpTableIn } from '../thinking/warps.ts';
import type { World } from '../world/world.ts';
import type { OwnAnswer, OwnKey, OwnScript } from '../state/player-scripts.ts';
import { answerOf, keysOf, ownScriptOf } from '../thinking/script-keys.ts';
import { takeAnswer } from '../minds/replacing.ts';

/** Somebody who runs scripts. Only looks at the world. */
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

/** Runs a registered script for a maid and returns its answer. */
export type RunsScript = (
  script: string,
  who: { readonly me: Maid },
  runned: number,
  commands: readonly CommandOnBoard[],
  param: Json | undefined,
) => Todo | Warp | undefined;

const USUAL: OwnAnswer = { is: 'usual' };

/** What scripts may ask about those of players. */
export class PlayerScripts {
  private world!: World;
  private run!: RunsScript;
  /** Runs scripts of players; null = their recorded answers are taken. */
  thinker: Thinker | null = null;
  /** Told of every answer that is another than the last one. Set by whoever keeps the journal. */
  recorded: (input: Input) => void = () => {};

  /** Set once by whoever builds the café. */
  bind(world: World, run: RunsScript): void {
    this.world = world;
    this.run = run;
  }

  /** What her script answers now behind a key; without one, and before its first answer, that she does as usual. */
  answer(
    me: Maid,
    key: OwnKey,
    runned: number,
    commands: readonly CommandOnBoard[],
    param: Json | undefined,
  ): OwnAnswer {
    const { own } = this.world.state;
    const script = ownScriptOf(this.world.state, me);
    if (own === undefined || script === null || !keysOf(script).includes(key)) return USUAL;
    const before = answerOf(own, me.id, key);
    if (this.thinker === null) return before ?? USUAL;
    const answer = this.thinker.answer(me, key, script, runned, commands, param);
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(answer)) return before;
    takeAnswer(this.world, me.id, key, answer);
    this.recorded({ kind: 'thought', maid: me.id, answer, ...(key === 'waiting' ? {} : { key }) });
    return answer;
  }

  /** What she would do without it: by the script her warp table has there, else by the one of last resort. */
  usual(
    who: { readonly me: Maid },
    key: OwnKey,
    runned: number,
    commands: readonly CommandOnBoard[],
    param?: Json,
  ): Todo | Warp | undefined {
    const table = warpTableIn(this.world.state, kindOf(who.me));
    const name = table[key] ?? table['default'];
    return name === undefined ? undefined : this.run(name, who, runned, commands, param);
  }
}
