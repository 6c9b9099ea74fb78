/** Makes scripts for `createMinds` (_How NPC AI works_, part 4). */

import type { CommandOnBoard } from '../blackboard.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Option } from '../reasons.ts';
import type { Warp } from '../script.ts';
import type { AnswersIn, AnyScript, CharacterIn, CommandIn, ParamIn, Script } from './types.ts';

type Answer = { readonly behave: string } | Warp | undefined;

/**
 * A script, or a piece of one, that is written outside the object passed to `createMinds`. Returns the function
 * unchanged. Its type keeps the exact words of the answer, so that `createMinds` can check them.
 *
 *     const tires = script((me: Dog) => (me.energy > 0 ? undefined : warp('asleep')));
 */
export const script = <C, const A extends Answer, Param = Json | undefined, Command = JsonObject>(
  think: Script<C, A, Param, Command>,
): Script<C, A, Param, Command> => think;

type Pieces = Readonly<Record<string, AnyScript>>;
type Joined<P> = Script<CharacterIn<P>, AnswersIn<P>, ParamIn<P>, CommandIn<P>>;

/**
 * Joins scripts into one (可拼装): calls them in order and returns the first todo or warp. So "notices litter" is written
 * once and added to any role. Pieces in an object have names. The record of a thought then says for each piece whether
 * it decided (`chosen`), had no idea (`noIdea`), or was not called any more (`notAsked`).
 *
 *     concat(tires, seesBall, waits)
 *     concat({ tires, seesBall, waits })
 *
 * @throws Error for a piece whose name is a number, because JavaScript puts such names in front
 */
export function concat<const P extends readonly AnyScript[]>(...pieces: P): Joined<P[number]>;
/** Joins pieces that have names. */
export function concat<const P extends Pieces>(pieces: P): Joined<P[keyof P]>;
/** Joins pieces with or without names. */
export function concat(...given: readonly AnyScript[] | [Pieces]): AnyScript {
  const [first] = given;
  return given.length === 1 && typeof first === 'object' ? named(first) : inOrder(given as readonly AnyScript[]);
}

const inOrder =
  (pieces: readonly AnyScript[]): AnyScript =>
  (me, thought) => {
    for (const piece of pieces) {
      const answer = piece(me, thought);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };

function named(pieces: Pieces): AnyScript {
  const names = Object.keys(pieces);
  const numbers = names.filter((name) => /^\d+$/.test(name));
  if (numbers.length > 0) throw new Error(`concat: no piece can be called ${numbers.join(' or ')}: names that are numbers come first, whatever their place`); // prettier-ignore
  const list = Object.values(pieces);
  // What is recorded depends only on the piece that decided, so each list is made once.
  const verdicts = [...names, null].map(
    (_, chosen): readonly Option[] =>
    Object.freeze(names.map((id, i): Option => ({ id, terms: {}, verdict: i < chosen ? NO_IDEA : i === chosen ? 'chosen' : NOT_ASKED }))), // prettier-ignore
  );
  return (me, thought) => {
    let chosen = 0;
    let answer: ReturnType<AnyScript> = undefined;
    for (; chosen < list.length; chosen++) {
      answer = (list[chosen] as AnyScript)(me, thought);
      if (answer !== undefined) break;
    }
    const { reasons } = thought;
    if (reasons.wanted) reasons.options = withInner(verdicts[chosen] as readonly Option[], chosen, reasons.options);
    return answer;
  };
}

const NO_IDEA = 'noIdea';
const NOT_ASKED = 'notAsked';
const OF_PIECES: readonly string[] = ['chosen', NO_IDEA, NOT_ASKED];

/**
 * If the deciding piece was itself joined from pieces, the verdicts of its own pieces take its place in the list. If it
 * noted options of another kind, only those are returned.
 */
function withInner(outer: readonly Option[], at: number, inner: readonly Option[]): readonly Option[] {
  if (inner.length === 0) return outer;
  if (at === outer.length || !inner.every(({ verdict }) => OF_PIECES.includes(verdict))) return inner;
  return [...outer.slice(0, at), ...inner, ...outer.slice(at + 1)];
}

/** A script in the articles' form: `(character, runned, commands, eventParam) => todo, warp or undefined`. */
export const aiScript =
  <C, const A extends Answer>(
    think: (character: C, runned: number, commands: readonly CommandOnBoard[], eventParam: Json | undefined) => A,
  ): Script<C, A> =>
  (me, { runned, commands, param }) =>
    think(me, runned, commands, param);
