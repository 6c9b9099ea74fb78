/**
 * Inputs. Everything that changes the world from outside goes through the input journal, each input with the tick in
 * which it takes effect. Set-up + seed + journal = replay. This file checks the form of each input and applies it
 * before the characters' turns in that tick. If an input cannot be applied, an event says that it was refused.
 */

import { didYouMean } from '../../ai/problems.ts';
import { wrongFields } from '../state/field-checks.ts';
import { emit, type World } from '../world/world.ts';
import { apprentice, drive } from './apprentices.ts';
import { command } from './commands.ts';
import { evening } from './evening.ts';
import { focus } from './focus.ts';
import { free } from './free-cafe.ts';
import { block, removeSeat, unblock } from './furniture.ts';
import { headMaid } from './head-maid.ts';
import { readWhy, said, solved } from './hints-and-cases.ts';
import { type InputKind, unknownFields, type Vocabulary } from './input-kind.ts';
import { janken } from './janken.ts';
import { closedInSeason, edit } from './maid-traits.ts';
import { answer } from './enquiries.ts';
import { counter, sign } from './rival.ts';
import { scene } from './scenes.ts';
import { script, thought } from './scripts.ts';
import { strong } from './strong-actions.ts';
import { config, table, warps } from './tables-and-configs.ts';

export const inputs = {
  command,
  edit,
  block,
  unblock,
  removeSeat,
  table,
  config,
  warps,
  script,
  thought,
  said,
  solved,
  headMaid,
  apprentice,
  drive,
  janken,
  counter,
  sign,
  evening,
  scene,
  free,
  strong,
  readWhy,
  answer,
  focus,
};
const KINDS: readonly string[] = Object.keys(inputs);

type FieldsOf<R> = R extends InputKind<infer F> ? { readonly [K in keyof F]: F[K] } : never;
export type Input = {
  [K in keyof typeof inputs]: { readonly kind: K } & FieldsOf<(typeof inputs)[K]>;
}[keyof typeof inputs];

export interface JournalEntry {
  /** The tick in which the input takes effect, before the characters' turns. */
  readonly tick: number;
  readonly input: Input;
}

/** The record that defines an input's kind. */
export const recordOf = ({ kind }: Pick<Input, 'kind'>): InputKind<Record<string, unknown>> =>
  inputs[kind] as unknown as InputKind<Record<string, unknown>>;

/**
 * Whether the player gave an input. Other inputs come from the game itself: hints that were shown, answers of scripts.
 */
export const isByPlayer = (input: Input): boolean => recordOf(input).group !== null;

/** Kinds of inputs that rewrite how a café or its house works. */
const REWRITING: readonly Input['kind'][] = ['table', 'config', 'warps', 'script', 'block', 'unblock', 'removeSeat'];

/**
 * Whether an input belongs to a free café: it changes a maid by hand, or rewrites how the café works. In a season such an
 * input opens a free café beside it.
 */
export const isForFree = (input: Input): boolean =>
  input.kind === 'edit'
    ? closedInSeason(input.edit) !== null || input.edit.warps !== undefined
    : REWRITING.includes(input.kind) && !('lost' in input);

/** Whether an input may be given in a café of the day. */
export function isForDaily(input: Input): boolean {
  const { daily } = recordOf(input);
  return typeof daily === 'function' ? daily({ ...input }) : daily === true;
}

/** Whether two inputs set the same thing, so that the later one replaces the earlier. */
export function setTheSame(one: Input, other: Input): boolean {
  const { sets } = recordOf(one);
  return one.kind === other.kind && sets !== undefined && sets(one) === sets(other);
}

/**
 * Returns everything wrong with the form of an input, each problem with its field and what would be valid. Empty = it
 * is right.
 * @param vocabulary what inputs may name in the café that receives it
 */
export function wrongInput(input: Input, vocabulary: Vocabulary): string[] {
  const { kind } = input as { readonly kind: string };
  if (!KINDS.includes(kind)) return [`kind should be one of ${KINDS.join(', ')}${didYouMean(kind, KINDS)}`];
  const { fields, wrong } = recordOf(input);
  return [
    ...unknownFields(`the input ${kind}`, input, ['kind', ...Object.keys(fields)]),
    ...wrongFields(fields, input),
    ...(wrong?.(input, vocabulary) ?? []),
  ];
}

export function applyInput(world: World, input: Input): void {
  const barred = world.state.daily !== undefined && !isForDaily(input);
  const why = barred ? 'daily' : recordOf(input).apply(world, input);
  if (why !== null) emit(world, 'refused', null, { what: input.kind, why });
}
