/**
 * Scripts of players (chapter 7.6), as far as a café knows them: which text stands behind which of a maid's warp keys, and
 * the answers of it that are in force. The café itself never runs such a text. Where one is run – a sandbox beside a café in a
 * Worker –, a *thinker* is set, and every answer that differs from the last one goes into the journal as an input of kind
 * `thought`; everywhere else the recorded answers are taken instead. So replays, snapshots and branches need no sandbox,
 * and come to the same bytes.
 */

import type { CommandOnBoard, Json, Todo, Warp, WarpTable } from '../../ai/index.ts';
import type { Input } from '../state/input.ts';
import { kindOf } from '../people/people.ts';
import type { Duties, Maid, Person, PersonId } from '../state/person.ts';
import type { WorldState } from '../state/types.ts';
import { warpTableIn } from '../thinking/warps.ts';
import { type Actor, emit, type World } from '../world/world.ts';

/** A script as a player wrote it. */
export interface OwnScript {
  readonly name: string;
  readonly text: string;
  /** The text without its types, where it has any. */
  readonly code?: string;
  /** The warp keys it stands for; left out: `waiting` alone. */
  readonly keys?: readonly OwnKey[];
}

/** The warp keys a player's script can stand for: those of a maid at work, where something is decided. */
export const OWN_KEYS = [
  'waiting',
  'move',
  'service',
  'counter',
  'fetch',
  'carry',
  'sweep',
  'clear',
  'obey',
  'chat',
] as const;
export type OwnKey = (typeof OWN_KEYS)[number];

const ONLY_WAITING: readonly OwnKey[] = ['waiting'];
export const keysOf = ({ keys }: Pick<OwnScript, 'keys'>): readonly OwnKey[] => keys ?? ONLY_WAITING;

/** The name of the script that asks a player's one behind a key. */
export const ownName = (key: OwnKey): string => (key === 'waiting' ? 'maid.own' : `maid.own.${key}`);
/** The key it is asked for; null = it is no player's. */
export const ownKeyOf = (name: string): OwnKey | null => OWN_KEYS.find((key) => ownName(key) === name) ?? null;

/** What a script answered, with the reason it noted. */
export type OwnAnswer = { readonly why?: string } & (
  | { readonly is: 'todo'; readonly todo: Todo }
  | { readonly is: 'warp'; readonly key: string; readonly param?: Json }
  /** As she would without it. */
  | { readonly is: 'usual' }
  /** No idea this tick. */
  | { readonly is: 'nothing' }
  /** It ran away or hung, and was stopped, about on this line: it has lost this turn. */
  | { readonly is: 'lost'; readonly by: LostBy; readonly line?: number }
  | { readonly is: 'fault'; readonly message: string }
);
export type LostBy = 'runaway' | 'hang' | 'memory';

export interface OwnState {
  /** By a maid's id, or by `role:` and duties. */
  scripts: Record<string, OwnScript>;
  /** The answer in force of each maid who thinks with one while she waits. */
  answers: Record<PersonId, OwnAnswer>;
  /** The same behind her other keys. */
  behind?: Partial<Record<OwnKey, Record<PersonId, OwnAnswer>>>;
}

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

/** Under which name a role's script is kept. */
export const roleKey = (duties: Duties): string => `role:${duties}`;

/** The script a maid thinks with: her own, else that of her duties; null = as shipped. */
export function ownScriptOf({ own }: Pick<WorldState, 'own'>, me: Pick<Maid, 'id' | 'duties'>): OwnScript | null {
  return own === undefined ? null : (own.scripts[me.id] ?? own.scripts[roleKey(me.duties)] ?? null);
}

/** The answer in force of a maid behind a key. */
export const answerOf = ({ answers, behind }: OwnState, me: PersonId, key: OwnKey): OwnAnswer | undefined =>
  key === 'waiting' ? answers[me] : behind?.[key]?.[me];

/** Notes an answer as the one in force; the first of several turns lost in a row is told in the event log. */
export function takeAnswer(world: World, me: PersonId, key: OwnKey, answer: OwnAnswer): void {
  const { own } = world.state;
  if (own === undefined) return;
  if (key === 'waiting') own.answers[me] = answer;
  else ((own.behind ??= {})[key] ??= {})[me] = answer;
  if (answer.is !== 'lost') return;
  const { by, line } = answer;
  emit(world, 'lostTurn', me, { key, by, ...(line === undefined ? {} : { line }) });
}

function forgetAnswers(own: OwnState, me: PersonId): void {
  delete own.answers[me];
  for (const answers of Object.values(own.behind ?? {})) delete answers[me];
}

const withOwn = new WeakMap<WarpTable, Map<string, WarpTable>>();
/** The warp table somebody's mind has in a café. */
export function mindTableOf(
  state: Pick<WorldState, 'own' | 'warps'>,
  who: Person | { readonly role: 'guest' },
): WarpTable {
  const table = warpTableIn(state, kindOf(who));
  const script = who.role === 'maid' ? ownScriptOf(state, who) : null;
  if (script === null) return table;
  const keys = keysOf(script);
  let tables = withOwn.get(table);
  if (tables === undefined) withOwn.set(table, (tables = new Map<string, WarpTable>()));
  const name = keys.join(' ');
  let own = tables.get(name);
  if (own === undefined)
    tables.set(name, (own = { ...table, ...Object.fromEntries(keys.map((key) => [key, ownName(key)])) }));
  return own;
}

/** Gives a script to a maid or a role, or takes it back. @returns why not, or null */
export function changeScript(world: World, input: Extract<Input, { kind: 'script' }>): void {
  const { state, minds } = world;
  const { maid, role, script } = input;
  const key = maid ?? roleKey(role as Duties);
  const before = new Map(world.maids.map((me) => [me.id, ownScriptOf(state, me)]));
  const scripts = { ...state.own?.scripts };
  if (script === null) delete scripts[key];
  else scripts[key] = { ...script };
  if (Object.keys(scripts).length === 0) delete state.own;
  else state.own = { ...state.own, scripts, answers: { ...state.own?.answers } };
  for (const me of world.maids) {
    if (ownScriptOf(state, me) === before.get(me.id)) continue;
    if (state.own !== undefined) forgetAnswers(state.own, me.id);
    minds.setWarpTable(me.id, mindTableOf(state, me));
    minds.ownFactChanged(me.id, 'commands');
  }
}

const USUAL: OwnAnswer = { is: 'usual' };

/** What scripts may ask about those of players. */
export class Own {
  private world!: World;
  /** Runs scripts of players; null = their recorded answers are taken. */
  thinker: Thinker | null = null;
  /** Told of every answer that is another than the last one. Set by whoever keeps the journal. */
  recorded: (input: Input) => void = () => {};

  /** Set once by whoever builds the café. */
  bind(world: World): void {
    this.world = world;
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
    who: Actor<Maid>,
    key: OwnKey,
    runned: number,
    commands: readonly CommandOnBoard[],
    param?: Json,
  ): Todo | Warp | undefined {
    const table = warpTableIn(this.world.state, kindOf(who.me));
    const name = table[key] ?? table['default'];
    return name === undefined
      ? undefined
      : this.world.registry.entry(name).fn(who as unknown as Actor, runned, commands, param);
  }
}
