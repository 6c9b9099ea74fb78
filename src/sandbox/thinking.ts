/**
 * Makes the decisions of those maids in one café who have players' scripts. It calls the sandbox once a tick for all of
 * them, and removes a script after too many stops or faults in a row. The café records the answers.
 */

import type { CommandOnBoard, Json } from '../ai/index.ts';
import { keysOf, ownKeyOf, ownScriptOf, roleKey } from '../sim/thinking/script-keys.ts';
import type { OwnAnswer, OwnKey, OwnScript } from '../sim/state/player-scripts.ts';
import type { Thinker } from '../sim/thinking/player-thinker.ts';
import { FLAG, type Maid, type PersonId } from '../sim/state/person.ts';
import type { Simulation } from '../sim/simulation.ts';
import type { Input, JournalEntry } from '../sim/inputs/index.ts';
import type { Sandbox } from './sandbox.ts';
import type { Asked } from './script-view.ts';

/** A script is taken away from its maid after `LOST_SEAT` lost turns in a row, or after `FAULTY_SEAT` faults in a row. */
export const LOST_SEAT = 3;
const FAULTY_SEAT = 12;

/** A turn that a maid lost because her script hung and its thread was terminated. After such a turn the script is not called for a while. */
export interface HungTurn {
  readonly tick: number;
  /** The first tick at which the maid's script is called again. */
  readonly until: number;
  readonly maid: PersonId;
}

export class Thinking implements Thinker {
  /** Journal entries recorded so far, answers and removed scripts, in order. */
  readonly recorded: JournalEntry[] = [];
  private tick = -1;
  private readonly answers = new Map<PersonId, { readonly key: OwnKey; readonly answer: OwnAnswer }>();
  /** Lost turns and faults in a row, counted by maid and warp key, because a script may work under one key and fail under another. */
  private readonly strikes = new Map<string, number>();

  constructor(
    private readonly cafe: Simulation,
    private readonly sandbox: Sandbox,
    private readonly hung: readonly HungTurn[] = [],
  ) {
    const { playerThinking } = cafe.world;
    playerThinking.thinker = this;
    const record = playerThinking.recorded;
    playerThinking.recorded = (thought) => {
      record(thought);
      this.recorded.push({ tick: cafe.state.tick, input: { kind: 'thought', ...thought } });
    };
  }

  answer(
    me: Maid,
    key: OwnKey,
    script: OwnScript,
    runned: number,
    commands: readonly CommandOnBoard[],
    param: Json | undefined,
  ): OwnAnswer {
    const { tick } = this.cafe.state;
    if (tick !== this.tick) {
      this.tick = tick;
      this.answers.clear();
    }
    if (this.answers.get(me.id)?.key !== key) {
      this.answers.delete(me.id);
      this.ask({ me, script: this.nameOf(me), key, runned, commands, param }, script);
    }
    const answer = this.answers.get(me.id)?.answer as OwnAnswer;
    this.count(me, key, answer);
    return answer;
  }

  /** Calls the script of a maid and, in the same call, the scripts of all later maids who are expected to think in this tick. */
  private ask(first: Asked, script: OwnScript): void {
    const { me } = first;
    const asked: Asked[] = [];
    const add = (one: Asked, own: OwnScript): void => {
      if (this.hung.some(({ tick, until, maid }) => tick <= this.tick && this.tick < until && maid === one.me.id))
        this.answers.set(one.me.id, { key: one.key, answer: { is: 'lost', by: 'hang' } });
      else {
        if (!this.sandbox.isLoaded(one.script, own)) this.sandbox.load(one.script, own, one);
        asked.push(one);
      }
    };
    add(first, script);
    for (const other of this.cafe.world.maids) {
      const own = other.id > me.id && !this.answers.has(other.id) ? ownScriptOf(this.cafe.state, other) : null;
      const page = own === null ? null : this.dueOf(other);
      const key = page === null ? null : ownKeyOf(page.script);
      if (own === null || page === null || key === null || !keysOf(own).includes(key)) continue;
      const seen = this.cafe.commands.length === 0 ? [] : this.cafe.world.minds.commandsFor(other.id);
      add({ me: other, script: this.nameOf(other), key, runned: page.runned, commands: seen, param: page.param }, own);
    }
    const said = asked.length === 0 ? [] : this.sandbox.ask(this.cafe.world, asked);
    asked.forEach(({ me: { id }, key }, i) => this.answers.set(id, { key, answer: said[i] as OwnAnswer }));
  }

  /** Returns the maid's notebook page if she is expected to think with her script in this tick; otherwise null. */
  private dueOf(me: Maid) {
    if (!me.present || me.pose === 'down' || me.flags.some(({ flag }) => flag === FLAG.STUNNED)) return null;
    const page = this.cafe.page(me.id);
    if (page === null || page.parked) return null;
    return page.todo === null || (page.ticksLeft !== null && page.ticksLeft < 0) ? page : null;
  }

  /** The name under which the script that a maid uses is loaded: her id if the script was given to her, otherwise the key of her duties. */
  private nameOf({ id, duties }: Maid): string {
    return Object.hasOwn(this.cafe.state.own?.scripts ?? {}, id) ? id : roleKey(duties);
  }

  private count(me: Maid, key: OwnKey, answer: OwnAnswer): void {
    const bad = answer.is === 'lost' || answer.is === 'fault';
    const where = `${key} ${me.id}`;
    const strikes = bad ? (this.strikes.get(where) ?? 0) + 1 : 0;
    this.strikes.set(where, strikes);
    if (!bad || strikes < (answer.is === 'lost' ? LOST_SEAT : FAULTY_SEAT)) return;
    this.strikes.delete(where);
    // After too many hangs a script is not taken away here but by the page, which detects hangs and counts them.
    if (answer.is === 'lost' && answer.by === 'hang') return;
    this.give(unseats(this.cafe, me.id, answer.is === 'lost' ? answer.by : 'fault'));
  }

  /** Gives an input to the café, for its next tick or a later one, and records it. */
  give(input: Input, notBefore = 0): JournalEntry {
    // During a tick the inputs of that tick have already been applied, so a new input takes effect in the next tick.
    const next = this.cafe.state.tick + (this.tick === this.cafe.state.tick ? 1 : 0);
    const tick = Math.max(next, notBefore);
    this.cafe.giveAt(tick, input);
    const entry = { tick, input };
    this.recorded.push(entry);
    return entry;
  }
}

type Lost = NonNullable<Extract<Input, { kind: 'script' }>['lost']>;
/** The input that removes a maid's script: her own script, or the script for her duties. */
export function unseats({ state }: Simulation, id: PersonId, lost: Lost): Input {
  const own = Object.hasOwn(state.own?.scripts ?? {}, id);
  const me = state.people[id];
  return own || me?.role !== 'maid'
    ? { kind: 'script', maid: id, script: null, lost }
    : { kind: 'script', role: me.duties, script: null, lost };
}
