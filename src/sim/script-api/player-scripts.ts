/**
 * Gives other scripts access to players' scripts: which player's script is behind a maid's warp key, and its present
 * answer. The café itself never runs a player's script. Where such a script is run (thinking/player-thinker.ts), the
 * turn stores every answer that differs from the last one and records it in the journal as an input of kind `thought`.
 */

import type { CommandOnBoard, Json, Todo, Warp } from '../../ai/index.ts';
import type { Maid } from '../state/person.ts';
import type { World } from '../world/world.ts';
import type { OwnAnswer, OwnKey } from '../state/player-scripts.ts';
import { answerOf, keysOf, ownScriptOf, usualTableOf } from '../thinking/script-keys.ts';

/** Runs a registered script for a maid and returns its answer. */
export type RunsScript = (
  script: string,
  who: { readonly me: Maid },
  runned: number,
  commands: readonly CommandOnBoard[],
  param: Json | undefined,
) => Todo | Warp | undefined;

const USUAL: OwnAnswer = { is: 'usual' };

export class PlayerScripts {
  private world!: World;
  private run!: RunsScript;

  bind(world: World, run: RunsScript): void {
    this.world = world;
    this.run = run;
  }

  /**
   * The present answer of a player's script for a maid and a warp key. The answer is `usual` (the maid acts as without
   * the script) if she has no such script for the key, or if the script has not answered yet.
   */
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
    const { thinker } = this.world.playerThinking;
    if (thinker === null) return before ?? USUAL;
    const answer = thinker.answer(me, key, script, runned, commands, param);
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(answer)) return before;
    this.world.effects.of(me).answers.push({ key, answer });
    return answer;
  }

  /**
   * Returns what a maid would do without a player's script: the answer of the script that her warp table has for the
   * key, otherwise of the script for `default`.
   */
  usual(
    who: { readonly me: Maid },
    key: OwnKey,
    runned: number,
    commands: readonly CommandOnBoard[],
    param?: Json,
  ): Todo | Warp | undefined {
    const table = usualTableOf(this.world.state, who.me);
    const name = table[key] ?? table['default'];
    return name === undefined ? undefined : this.run(name, who, runned, commands, param);
  }
}
