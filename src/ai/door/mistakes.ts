/**
 * The messages that the compiler gives about mistakes in the object passed to `createMinds`. The types of scripts'
 * answers are not compared with one large type, because the compiler would then print every part of that type. Instead,
 * each mistake has a type that contains a sentence with the wrong word.
 */

/* oxlint-disable typescript/no-explicit-any -- `any`: a script or behaviour whose character type is checked elsewhere */

import type { OwnFact } from '../notebook.ts';
import type { LastTodo } from './last-todo.ts';
import type { FieldsOf, Kind, KeysOf, TypedBehaviour } from './types.ts';

declare const WRONG: unique symbol;

/** A type that no value has. If the compiler requires it, its error message contains the sentence. */
export interface Mistake<Sentence extends string> {
  readonly [WRONG]: Sentence;
}

/** The second type. If the first is `any`, it is `never` (no mistake) instead, so that code of unknown types passes. */
type Known<T, Then> = 0 extends 1 & T ? never : Then;

/**
 * The type that a checked part must fit: `unknown`, which everything fits, if there is no sentence; otherwise a {@link
 * Mistake} with the sentence.
 */
type Unless<Sentence> = [Sentence] extends [never] ? unknown : Mistake<Sentence & string>;

/**
 * For each script, what is wrong with its answers; `unknown` = nothing is wrong, or the compiler does not know the
 * script's name.
 */
export type CheckedScripts<S, B, F extends string, Ch> = {
  readonly [N in keyof S]: string extends N
    ? unknown
    : S[N] extends (...all: never[]) => infer A
      ? Unless<Known<A, InAnswer<A, B, F, Ch, S>>>
      : unknown;
};

type InAnswer<A, B, F extends string, Ch, S> = A extends undefined | LastTodo
  ? never
  : A extends { readonly warp: infer K; readonly param?: infer P }
    ? K extends KeysOf<Ch>
      ? InParam<P, K, ScriptsUnder<Ch, S, K>>
      : `no kind has the warp key ${Quoted<K>}`
    : A extends { readonly behave: infer N }
      ? N extends keyof B & string
        ? InTodo<A, N, FieldsOf<B[N]>, F>
        : string extends N
          ? "its 'behave' is any text: write the todo where it is returned, or `as const` behind the name"
          : `no behaviour is called ${Quoted<N>}`
      : 'a script returns a todo, a warp or undefined';

/** A name as a message of the compiler shows it: in quotes, or a phrase if the type is not one exact name. */
type Quoted<N> = N extends string
  ? string extends N
    ? '(any text; write `as const` behind it)'
    : `'${N}'`
  : 'that is no name';

type InTodo<A, N extends string, Fields, F extends string> =
  | Known<Fields, Missing<A, N, Fields>>
  | { readonly [K in FieldsIn<A> & string]: InField<A[K], K, N, Fields, F> }[FieldsIn<A> & string];

type Missing<A, N extends string, Fields> = {
  readonly [K in keyof Fields & string]-?: object extends Pick<Fields, K>
    ? never
    : K extends RequiredIn<A>
      ? never
      : `'${N}' needs the field '${K}'`;
}[keyof Fields & string];

type InField<T, K extends string, N extends string, Fields, F extends string> = K extends 'behave'
  ? never
  : K extends 'tick'
    ? Fits<T, number | undefined, `tick of '${N}' must be a number`>
    : K extends 'until'
      ? InUntil<T, F>
      : Known<
          Fields,
          K extends keyof Fields
            ? Fits<T, Fields[K], `the field '${K}' of '${N}' has another type`>
            : `'${N}' has no field '${K}'`
        >;

/**
 * Applied to recursive data such as `Json`, `Frozen` would never end. It is therefore used only if the type itself does
 * not fit.
 */
type Fits<T, Wanted, Sentence> = [T] extends [Wanted] ? never : [T] extends [Frozen<Wanted>] ? never : Sentence;

type InUntil<T, F extends string> = T extends undefined
  ? never
  : T extends readonly (infer X)[]
    ? X extends F | OwnFact
      ? never
      : `there is no fact ${Quoted<X>}`
    : 'until must be a list of facts';

/**
 * A type with all fields readonly. For a todo that is written in a script the compiler infers readonly fields, so the
 * fields that a behaviour expects are compared in this form.
 */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/**
 * The fields of a todo. TypeScript gives each of several answers the other answers' fields as `undefined`; these do not
 * count.
 */
type FieldsIn<A> = { [N in keyof A]-?: A[N] extends undefined ? never : N }[keyof A];
type RequiredIn<A> = { [N in keyof A]-?: object extends Pick<A, N> ? never : N }[keyof A];

/** For a warp key, its scripts in all kinds of character that have the key. */
type ScriptsUnder<Ch, S, K> = {
  [C in keyof Ch]: Ch[C] extends { readonly warps: infer W }
    ? K extends keyof W
      ? W[K] extends keyof S
        ? S[W[K]]
        : never
      : never
    : never;
}[keyof Ch];

/** What is wrong with the param of a warp, according to each script that the warp may lead to. */
type InParam<P, K, Fn> = Fn extends (me: any, thought: infer T) => unknown
  ? T extends { readonly param: infer Wanted }
    ? Fits<
        P,
        Wanted,
        [P] extends [undefined]
          ? `a warp to ${Quoted<K>} needs a param`
          : `the param of a warp to ${Quoted<K>} has another type than its script takes`
      >
    : never
  : never;

/** A script that needs a param cannot be the first, because a character begins without one. */
type Begins<K, N, S> = N extends keyof S
  ? Unless<
      S[N] extends (me: any, thought: infer T) => unknown
        ? T extends { readonly param: infer Wanted }
          ? Fits<undefined, Wanted, `no character can begin with ${Quoted<K>}: its script needs a param`>
          : never
        : never
    >
  : unknown;

/** The kinds, with every script name, every `begin` and every field checked. */
export type CheckedKinds<Ch, S> = {
  readonly [C in keyof Ch]: {
    readonly [X in Exclude<keyof Ch[C], keyof Kind>]: Mistake<`a kind has no field ${Quoted<X>}`>;
  } & (Ch[C] extends {
    readonly warps: infer W;
  }
    ? {
        readonly warps: {
          readonly [K in keyof W]: W[K] extends keyof S ? unknown : Mistake<`no script is called ${Quoted<W[K]>}`>;
        };
      } & (Ch[C] extends { readonly begin: infer K }
        ? { readonly begin: K extends keyof W ? Begins<K, W[K], S> : Mistake<`${Quoted<K>} is no key of its warps`> }
        : unknown)
    : unknown);
};

/**
 * For each behaviour, what is wrong with the facts and commands of its turn: the facts that it announces, the commands
 * that it posts.
 */
export type CheckedBehaviours<B, F extends string, Co> = {
  readonly [N in keyof B]: B[N] extends TypedBehaviour<any, any, infer T>
    ? Unless<Known<T, InTurn<T, F, Co>>>
    : unknown;
};
type InTurn<T, F extends string, Co> =
  | (T extends { readonly changed: (fact: infer X extends string) => void }
      ? string extends X
        ? never
        : X extends F
          ? never
          : `there is no fact ${Quoted<X>}`
      : never)
  | (T extends { readonly post: (post: { readonly command: infer C } & infer _P) => unknown }
      ? string extends keyof C
        ? never
        : [C] extends [Co]
          ? never
          : 'not every script that names a type of commands takes what this turn posts: give all of them one type'
      : never);
