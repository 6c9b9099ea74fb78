/**
 * Runs the TypeScript compiler in a Worker, so that compiling does not delay the player's typing. The Worker handles
 * one request at a time; each reply carries the number of its request.
 */

import * as ts from 'typescript-5';
import es5 from 'typescript-5/lib/lib.es5.d.ts?raw';
import array from 'typescript-5/lib/lib.es2016.array.include.d.ts?raw';
import collection from 'typescript-5/lib/lib.es2015.collection.d.ts?raw';
import core from 'typescript-5/lib/lib.es2015.core.d.ts?raw';
import flat from 'typescript-5/lib/lib.es2019.array.d.ts?raw';
import generator from 'typescript-5/lib/lib.es2015.generator.d.ts?raw';
import iterable from 'typescript-5/lib/lib.es2015.iterable.d.ts?raw';
import object17 from 'typescript-5/lib/lib.es2017.object.d.ts?raw';
import object19 from 'typescript-5/lib/lib.es2019.object.d.ts?raw';
import at from 'typescript-5/lib/lib.es2022.array.d.ts?raw';
import last from 'typescript-5/lib/lib.es2023.array.d.ts?raw';
import pad from 'typescript-5/lib/lib.es2017.string.d.ts?raw';
import symbol from 'typescript-5/lib/lib.es2015.symbol.d.ts?raw';
import known from 'typescript-5/lib/lib.es2015.symbol.wellknown.d.ts?raw';
import trim from 'typescript-5/lib/lib.es2019.string.d.ts?raw';
import surface from '../../sandbox/script-cafe.d.ts.txt?raw';
import { type Compiled, Compiler, type Detail, type Option } from '../../sandbox/compiler/compiler.ts';

export type Question = { readonly number: number; readonly text: string } & (
  | { readonly is: 'check' }
  | { readonly is: 'complete'; readonly at: number }
  | { readonly is: 'detail'; readonly at: number; readonly label: string }
);
export interface Replies {
  readonly check: Compiled;
  readonly complete: readonly Option[];
  readonly detail: Detail | null;
}
export interface Reply {
  readonly number: number;
  readonly answer: Replies[keyof Replies];
}

const library = [
  es5,
  core,
  collection,
  iterable,
  generator,
  symbol,
  known,
  array,
  object17,
  pad,
  flat,
  object19,
  trim,
  at,
  last,
];
const compiler = new Compiler(ts, library, surface);

/**
 * The part of a dedicated Worker's scope that this file uses. It is declared here, because TypeScript's types for
 * Workers cannot be loaded together with those for pages.
 */
interface Scope {
  addEventListener(type: 'message', listener: (event: { readonly data: Question }) => void): void;
  postMessage(reply: Reply): void;
}
const scope = globalThis as unknown as Scope;

function answerTo(question: Question): Replies[keyof Replies] {
  const { text } = question;
  if (question.is === 'check') return compiler.check(text);
  if (question.is === 'complete') return compiler.complete(text, question.at);
  return compiler.detail(text, question.at, question.label);
}
scope.addEventListener('message', ({ data }) => scope.postMessage({ number: data.number, answer: answerTo(data) }));
