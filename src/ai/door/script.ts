/** Makes scripts for `createMinds` (_How NPC AI works_, part 4). */

import type { CommandOnBoard } from '../blackboard.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Warp } from '../script.ts';
import type { AnswersIn, AnyScript, CharacterIn, CommandIn, ParamIn, Script, Thought } from './types.ts';

type Answer = { readonly behave: string } | Warp | undefined;

/**
 * A script, or a piece of one, that is written outside the object passed to `createMinds`. Returns the function
 * unchanged; its type keeps the exact words of the answer, so that `createMinds` can check them.
 *
 *     const tires = script((me: Dog) => (me.energy > 0 ? undefined : warp('asleep')));
 */
export const script = <C, const A extends Answer, Param = Json | undefined, Command = JsonObject>(
  think: Script<C, A, Param, Command>,
): Script<C, A, Param, Command> => think;

/**
 * Joins scripts into one (可拼装): calls them in order and returns the first todo or warp. So "notices litter" is
 * written once and added to any role.
 */
export const concat =
  <const P extends readonly AnyScript[]>(
    ...pieces: P
  ): Script<CharacterIn<P[number]>, AnswersIn<P[number]>, ParamIn<P[number]>, CommandIn<P[number]>> =>
  (me, thought) => {
    for (const piece of pieces) {
      const answer = piece(me, thought as unknown as Thought);
      if (answer !== undefined) return answer as AnswersIn<P[number]>;
    }
    return undefined as AnswersIn<P[number]>;
  };

/** A script in the articles' form: `(character, runned, commands, eventParam) => todo, warp or undefined`. */
export const aiScript =
  <C, const A extends Answer>(
    think: (character: C, runned: number, commands: readonly CommandOnBoard[], eventParam: Json | undefined) => A,
  ): Script<C, A> =>
  (me, { runned, commands, param }) =>
    think(me, runned, commands, param);
