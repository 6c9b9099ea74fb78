/**
 * Scripts of players (chapter 7.6), as far as a café knows them: which text stands behind a maid's `waiting`, and the
 * answer of it that is in force. The café itself never runs such a text. Where one is run – a sandbox beside a café in a
 * Worker –, a *thinker* is set, and every answer that differs from the last one goes into the journal as an input of kind
 * `thought`; everywhere else the recorded answers are taken instead. So replays, snapshots and branches need no sandbox,
 * and come to the same bytes.
 */

import type { CommandOnBoard, Json, Todo, Warp, WarpTable } from '../ai/index.ts';
import type { Input } from './input.ts';
import { kindOf } from './people.ts';
import type { Duties, Maid, Person, PersonId } from './person.ts';
import type { WorldState } from './types.ts';
import { warpTableIn } from './warps.ts';
import type { Actor, World } from './world.ts';

/** A script as a player wrote it. */
export interface OwnScript {
  readonly name: string;
  readonly text: string;
  /** The text without its types, where it has any. */
  readonly code?: string;
}

/** What a script answered, with the reason it noted. */
export type OwnAnswer = { readonly why?: string } & (
  | { readonly is: 'todo'; readonly todo: Todo }
  | { readonly is: 'warp'; readonly key: string; readonly param?: Json }
  /** As she would without it. */
  | { readonly is: 'usual' }
  /** No idea this tick. */
  | { readonly is: 'nothing' }
  /** It ran away or hung, and was stopped: it has lost this turn. */
  | { readonly is: 'lost'; readonly by: LostBy }
  | { readonly is: 'fault'; readonly message: string }
);
export type LostBy = 'runaway' | 'hang' | 'memory';

export interface OwnState {
  /** By a maid's id, or by `role:` and duties. */
  scripts: Record<string, OwnScript>;
  /** The answer in force of each maid who thinks with one. */
  answers: Record<PersonId, OwnAnswer>;
}

/** Somebody who runs scripts. Only looks at the world. */
export interface Thinker {
  answer(
    me: Maid,
    script: OwnScript,
    runned: number,
    commands: readonly CommandOnBoard[],
    param: Json | undefined,
  ): OwnAnswer;
}

/** The warp key behind which a player's script stands, and the name of the script that asks it. */
export const OWN_KEY = 'waiting';
export const OWN_SCRIPT = 'maid.own';

/** Under which name a role's script is kept. */
export const roleKey = (duties: Duties): string => `role:${duties}`;

/** The script a maid thinks with: her own, else that of her duties; null = as shipped. */
export function ownScriptOf({ own }: Pick<WorldState, 'own'>, me: Pick<Maid, 'id' | 'duties'>): OwnScript | null {
  return own === undefined ? null : (own.scripts[me.id] ?? own.scripts[roleKey(me.duties)] ?? null);
}

const withOwn = new WeakMap<WarpTable, WarpTable>();
/** The warp table somebody's mind has in a café. */
export function mindTableOf(
  state: Pick<WorldState, 'own' | 'warps'>,
  who: Person | { readonly role: 'guest' },
): WarpTable {
  const table = warpTableIn(state, kindOf(who));
  if (who.role !== 'maid' || ownScriptOf(state, who) === null) return table;
  let own = withOwn.get(table);
  if (own === undefined) withOwn.set(table, (own = { ...table, [OWN_KEY]: OWN_SCRIPT }));
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
  else state.own = { scripts, answers: { ...state.own?.answers } };
  for (const me of world.maids) {
    if (ownScriptOf(state, me) === before.get(me.id)) continue;
    if (state.own !== undefined) delete state.own.answers[me.id];
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

  /** What her script answers now; without one, and before its first answer, that she does as usual. */
  answer(me: Maid, runned: number, commands: readonly CommandOnBoard[], param: Json | undefined): OwnAnswer {
    const { own } = this.world.state;
    const script = ownScriptOf(this.world.state, me);
    if (own === undefined || script === null) return USUAL;
    const before = own.answers[me.id];
    if (this.thinker === null) return before ?? USUAL;
    const answer = this.thinker.answer(me, script, runned, commands, param);
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(answer)) return before;
    own.answers[me.id] = answer;
    this.recorded({ kind: 'thought', maid: me.id, answer });
    return answer;
  }

  /** What she would do without it. */
  usual(who: Actor<Maid>, runned: number, commands: readonly CommandOnBoard[], param?: Json): Todo | Warp | undefined {
    const name = warpTableIn(this.world.state, kindOf(who.me))[OWN_KEY];
    return name === undefined
      ? undefined
      : this.world.registry.entry(name).fn(who as unknown as Actor, runned, commands, param);
  }
}
