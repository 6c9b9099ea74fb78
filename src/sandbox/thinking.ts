/**
 * Thinks for the maids of one café who have players' scripts: asks the sandbox once a tick for all of them, and takes a
 * script's seat when it has been stopped or has failed too often in a row. Its answers are recorded by the café.
 */

import type { CommandOnBoard, Json } from '../ai/index.ts';
import {
  keysOf,
  type OwnAnswer,
  type OwnKey,
  ownKeyOf,
  type OwnScript,
  ownScriptOf,
  roleKey,
  type Thinker,
} from '../sim/minds/player-scripts.ts';
import { FLAG, type Maid, type PersonId } from '../sim/state/person.ts';
import type { Simulation } from '../sim/simulation.ts';
import type { Input, JournalEntry } from '../sim/state/input.ts';
import type { Sandbox } from './sandbox.ts';
import type { Asked } from './view.ts';

/** Lost turns in a row, and faults in a row, after which a script loses its seat. */
export const LOST_SEAT = 3;
export const FAULTY_SEAT = 12;

/** Turns that are lost without being asked: she hung, the thread it hung in was ended, and she is left alone for a while. */
export interface HungTurn {
  readonly tick: number;
  /** The first tick on which she is asked again. */
  readonly until: number;
  readonly maid: PersonId;
}

export class Thinking implements Thinker {
  /** What has been recorded since, thoughts and lost seats, in order. */
  readonly recorded: JournalEntry[] = [];
  private tick = -1;
  private readonly answers = new Map<PersonId, { readonly key: OwnKey; readonly answer: OwnAnswer }>();
  /** By maid and warp key: what does well behind one key says nothing of another. */
  private readonly strikes = new Map<string, number>();

  constructor(
    private readonly cafe: Simulation,
    private readonly sandbox: Sandbox,
    private readonly hung: readonly HungTurn[] = [],
  ) {
    const { own } = cafe.world.surface;
    own.thinker = this;
    const record = own.recorded;
    own.recorded = (input) => {
      record(input);
      this.recorded.push({ tick: cafe.state.tick, input });
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

  /** Asks for her, and in the same call for all after her whose turn to think it is, as far as can be seen now. */
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
      const seen = this.cafe.commands.length === 0 ? [] : this.cafe.world.board.commandsFor(other.keys);
      add({ me: other, script: this.nameOf(other), key, runned: page.runned, commands: seen, param: page.param }, own);
    }
    const said = asked.length === 0 ? [] : this.sandbox.ask(this.cafe.world, asked);
    asked.forEach(({ me: { id }, key }, i) => this.answers.set(id, { key, answer: said[i] as OwnAnswer }));
  }

  /** The page of a maid whose turn to think with her script it is, as far as can be seen before her turn. */
  private dueOf(me: Maid) {
    if (!me.present || me.pose === 'down' || me.flags.some(({ flag }) => flag === FLAG.STUNNED)) return null;
    const page = this.cafe.page(me.id);
    if (page === null || page.parked) return null;
    return page.todo === null || (page.ticksLeft !== null && page.ticksLeft < 0) ? page : null;
  }

  /** Under which name her script is loaded: her own, or that of her duties. */
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
    // A hang is counted where it is seen: outside.
    if (answer.is === 'lost' && answer.by === 'hang') return;
    this.give(unseats(this.cafe, me.id, answer.is === 'lost' ? answer.by : 'fault'));
  }

  /** Gives something to the café, from its next tick on or a later one, and records it. */
  give(input: Input, notBefore = 0): JournalEntry {
    // In the middle of a tick its inputs have been taken already.
    const next = this.cafe.state.tick + (this.tick === this.cafe.state.tick ? 1 : 0);
    const tick = Math.max(next, notBefore);
    this.cafe.giveAt(tick, input);
    const entry = { tick, input };
    this.recorded.push(entry);
    return entry;
  }
}

type Lost = NonNullable<Extract<Input, { kind: 'script' }>['lost']>;
/** The input that takes a maid's script away from whoever it was given to. */
export function unseats({ state }: Simulation, id: PersonId, lost: Lost): Input {
  const own = Object.hasOwn(state.own?.scripts ?? {}, id);
  const me = state.people[id];
  return own || me?.role !== 'maid'
    ? { kind: 'script', maid: id, script: null, lost }
    : { kind: 'script', role: me.duties, script: null, lost };
}
