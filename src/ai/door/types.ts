/**
 * The types behind `createMinds`, which the compiler infers from the object that a game passes. The behaviours decide
 * which todos scripts may answer with, the warp tables decide the keys of warps, and the facts decide what `until` may
 * name. The scripts and behaviours of a kind of character decide which fields such a character must have.
 */

/* oxlint-disable typescript/no-explicit-any -- `any`: a script or behaviour whose character type is checked later */

import type { CommandOnBoard } from '../blackboard.ts';
import type { Json, JsonObject } from '../json.ts';
import type { EndReason, OwnFact, Progress, Todo } from '../notebook.ts';
import type { Variables } from './checks/check-variables.ts';
import type { LastTodo } from './last-todo.ts';
import type { Option, Reasons } from '../reasons.ts';
import type { Warp } from '../script.ts';
import type { Turn } from './turn.ts';

/**
 * What a script receives besides its character. The object is valid during the thought only, so copy what must be kept.
 *
 *     const flees = script((me: Goose, { param }: Thought<{ from: number }>) => …
 *
 * @typeParam Param the param with which others warp to this script; left out = any data or none
 * @typeParam Command the content of commands; left out = any object. `minds.post` then takes such commands only
 */
export interface Thought<Param = Json | undefined, Command = JsonObject> {
  /** The running tick, the first is 1. */
  readonly tick: number;
  /** How many times in a row this script has thought before this call; 0 on the first. */
  readonly runned: number;
  /**
   * The last todo of this character, whether or not the same script wrote it; null before the first. A script may
   * return it: `return last ?? { behave: 'lie' }`.
   */
  readonly last: LastTodo | null;
  /** Why the last todo ended; null before the first. */
  readonly ended: EndReason | null;
  /** Commands addressed to this character, oldest first. */
  readonly commands: readonly CommandOnBoard<Command>[];
  /** The param of the last warp (the articles' eventParam). */
  readonly param: Param;
  /** Where other ways of thinking, such as decision tables, note their reasons. */
  readonly reasons: Reasons;
  /** Looks for mistakes in what adapters of other ways of thinking read; null = nothing is checked. */
  readonly checks?: ChecksOfThought | null;
  /**
   * Returns the last todo, so that the character goes on with it. Returns undefined if that todo is done or impossible,
   * or if this is the script's first thought, for example after a warp.
   * @param behave if given, only a todo of this behaviour is returned. A piece of a `concat` should pass it; otherwise
   * it may go on with the todo of another piece, such as a rest until a fact changes
   */
  goOn(behave?: string): LastTodo | undefined;
  /** Notes the reason for the answer: a key, and the terms that a sentence of this key needs. */
  why(key: string, terms?: { readonly [term: string]: Json }): void;
  /** Notes what was weighed. The function is called only if reasons are recorded. */
  weigh(options: () => readonly Option[]): void;
  /** A random number in [0, 1) from this character's own stream; the same seed gives the same numbers. */
  random(): number;
}

/** A script: reads its character and the {@link Thought}, and returns a todo, a warp, or undefined for "no idea". */
export type Script<C, A, Param = Json | undefined, Command = JsonObject> = (
  me: C,
  thought: Thought<Param, Command>,
) => A;

/** A script of unknown character and answer. */
export type AnyScript = Thinks<{ readonly behave: string } | Warp | undefined>;

/** A script, declared as a method: the compiler then accepts scripts that take only certain params and commands. */
export type Thinks<A> = { think(me: any, thought: Thought): A }['think'];

/** Checks for mistakes that only an adapter of another way of thinking can find. */
export interface ChecksOfThought {
  /** Checks whether these stores have the variables that a configuration reads. */
  variables(variables: Variables, stores: { readonly [store: string]: object | undefined }): void;
}

declare const FIELDS: unique symbol;

/** A behaviour with its todo's own fields in its type; made by `behaviour` and `resting`. */
export interface TypedBehaviour<Fields, C, T = Turn> {
  readonly perform: (me: C, todo: Performed<Fields>, turn: T) => Progress;
  readonly canDo?: (me: C, todo: Performed<Fields>) => boolean;
  readonly wrong?: (todo: Todo) => string | null;
  readonly rests?: boolean;
  /** Exists in the type only; no object has this field. */
  readonly [FIELDS]?: Fields;
}

/** The todo that a behaviour receives. */
export type Performed<Fields> = { readonly behave: string; readonly tick?: number } & Readonly<Fields>;

/** A behaviour of unknown fields and character. */
export type AnyBehaviour = TypedBehaviour<any, any, any>;

/** The own fields of a behaviour's todo. */
export type FieldsOf<B> = B extends TypedBehaviour<infer Fields, any, any> ? Fields : never;

/** All todos that these behaviours can perform; `until` may name these facts. */
export type TodosOf<B, F extends string> = {
  [N in keyof B & string]: {
    readonly behave: N;
    readonly tick?: number;
    readonly until?: readonly (F | OwnFact)[];
  } & Readonly<FieldsOf<B[N]>>;
}[keyof B & string];

/** A kind of character: its warp table, the key it begins with, and the names by which commands reach it. */
export interface Kind {
  /** For each warp key, the name of a script. */
  readonly warps: Readonly<Record<string, string>>;
  /** The warp key a character of this kind begins with; left out = `default`, else the first key. */
  readonly begin?: string;
  /**
   * Further names by which a command can address a character, besides its id, its kind and `all`: teams, roles. Called
   * whenever commands are looked up, so the names may change. The function should return the same list as long as they
   * do not.
   */
  readonly keys?: (me: any) => readonly string[];
}

/** The kinds of character of a game, by name. */
export type Kinds = Readonly<Record<string, Kind>>;

/** All warp keys of these kinds. */
export type KeysOf<Ch> = {
  [K in keyof Ch]: Ch[K] extends { warps: infer W } ? keyof W & string : never;
}[keyof Ch];

/** The answers that the scripts of a game may give: todos, the last todo, warps, and undefined for no idea. */
export type AnswerOf<B, F extends string, Ch> = TodosOf<B, F> | LastTodo | Warp<KeysOf<Ch>> | undefined;

/**
 * Any answer of a script, also a wrong one, so that mistakes.ts can name what is wrong with it. Because of `string &
 * {}` editors suggest the names of behaviours.
 */
export type Answered<B, F extends string, Ch> =
  AnswerOf<B, F, Ch> | { readonly behave: string & {} } | object | string | number | boolean | null | void;

/** Scripts with these answers, by name. */
export type AnsweringScripts<A> = { readonly [N in keyof A]: Thinks<A[N]> };

/**
 * The commands that all these scripts take. Scripts that accept any command do not count; if all of them do, the result
 * is any object.
 */
export type CommandsOf<S> = [Boxed<S>] extends [never] ? JsonObject : Everything<Boxed<S>>;
type Boxed<S> = { [N in keyof S]: CommandBox<S[N]> }[keyof S];
/**
 * The type of the commands that a script takes, as the parameter of a function type, so that `Everything` can join
 * several; `never` for a script that accepts any command.
 */
type CommandBox<Fn> = Fn extends (me: any, thought: infer T) => unknown
  ? T extends { readonly commands: readonly CommandOnBoard<infer Command>[] }
    ? string extends keyof Command
      ? never
      : Box<Command>
    : never
  : never;
type ParamBox<Fn> = Fn extends (me: any, thought: infer T) => unknown
  ? T extends { readonly param: infer Param }
    ? Box<Param>
    : never
  : never;

/**
 * The type that a character of kind `K` must have, so that all scripts of its kind and all behaviours that they use
 * accept it. For several kinds, it must fit the scripts and behaviours of each. If the kind is misspelt, every object
 * fits, so that the compiler's message is about the kind.
 */
export type CharacterOf<Ch, S, B, K> = Everything<K extends keyof Ch ? TakenBy<Ch[K], S, B> : never>;
type TakenBy<Kind, S, B> = Kind extends { warps: infer W }
  ? Takes<ScriptsOf<W, S>> | Takes<Performs<B, NamesIn<ScriptsOf<W, S>>>>
  : never;
/**
 * The name of a kind. The first branch makes the compiler infer `K` as the name that was written; the condition then
 * refuses a misspelt name where it stands.
 */
export type KindIn<Ch, K> = [K] extends [keyof Ch] ? K : keyof Ch & string;
type ScriptsOf<W, S> = { [K in keyof W]: W[K] extends keyof S ? S[W[K]] : never }[keyof W];
/**
 * The behaviours that a script's answers name. A last todo is left out: its `behave` is any `string`, which would hide
 * the other names.
 */
type NamesIn<Fn> = Fn extends (...all: never[]) => infer A
  ? A extends LastTodo
    ? never
    : A extends { readonly behave: infer N }
      ? N
      : never
  : never;
type Performs<B, N> = N extends keyof B ? (B[N] extends { perform: infer P } ? P : never) : never;
/**
 * The type of a function's first parameter, as the parameter of a function type, so that `Everything` can join several.
 * `any` and `unknown` become `unknown`, which every character fits.
 */
type Takes<Fn> = Fn extends (me: infer C, ...rest: never[]) => unknown ? Box<unknown extends C ? unknown : C> : never;
type Box<C> = (box: C) => void;
/**
 * Joins several function types with one parameter each: the type that all these parameters accept. For none it is
 * `unknown`.
 */
type Everything<Box> = [Box] extends [never]
  ? unknown
  : (Box extends unknown ? Box : never) extends (box: infer C) => void
    ? C
    : never;

/** The character type that a script, or all scripts of a list, need; for `concat`. */
export type CharacterIn<P> = Everything<Takes<P>>;
/** The answers of a script or of any script in a list. */
export type AnswersIn<P> = P extends (...all: never[]) => infer A ? A : never;
/** The param that all scripts of a list take; for `concat`. */
export type ParamIn<P> = [ParamBox<P>] extends [never] ? Json | undefined : Everything<ParamBox<P>>;
/** The commands that all scripts of a list take. */
export type CommandIn<P> = [CommandBox<P>] extends [never] ? JsonObject : Everything<CommandBox<P>>;
