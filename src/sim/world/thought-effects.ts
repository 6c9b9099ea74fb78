/**
 * What a thought changes besides its answer: draws from the character's random stream, the tile a maid keeps to stand
 * on, variables of configurations, a bubble, commands. A running script only proposes these changes. The turn carries
 * them out when the script has returned (minds/carry-out.ts). So a thought never writes the state, and repeating it
 * gives the same answer.
 *
 * Each café has one such object, which is reused for every thought. It is not part of the state, because it is empty
 * between turns.
 */

import { copyJson, type CommandPost, type Json, type Stream } from '../../ai/index.ts';
import type { Deed, MaidSituation } from '../state/apprentice.ts';
import type { Maid, Person } from '../state/person.ts';
import type { OwnAnswer, OwnKey } from '../state/player-scripts.ts';

/** The tile beside a goal that a maid has chosen to stand on. */
export type Standing = Maid['place'];

/** A bubble above a character's head: an icon with an optional text. */
export interface BubbleShown {
  readonly icon: string;
  readonly ticks: number;
  readonly say: string | null;
}

/** A new answer of a player's script, and the warp key for which the script has answered. */
export interface AnswerTaken {
  readonly key: OwnKey;
  readonly answer: OwnAnswer;
}

export class ThoughtEffects {
  /** The character these effects belong to; null before the first thought. */
  person: Person | null = null;
  any = false;
  /** Whether the thought has drawn a random number. Numbers come from `stream`, a copy of the character's stream. */
  drew = false;
  readonly stream: Stream = [0, 0, 0, 0];
  /** The tile on which the maid wants to stand beside her goal; undefined = the tile she has kept so far. */
  standing: Standing | undefined = undefined;
  /**
   * Whether the thought has drawn a random number to decide if the character begins a pastime. If so, the ticks since
   * the last such draw are counted from 0 again.
   */
  restartsIdleCount = false;
  /** Whether all buffs of the guest are to be marked as seen, so that the guest's table does not treat them as news again. */
  seesBuffs = false;
  bubble: BubbleShown | null = null;
  /** The character's variables as configurations have changed them; null = the thought has not used them. */
  brain: Record<string, Json> | null = null;
  /** The action that an apprentice begins without an order, and the situation in which she chose it; null = none. */
  deed: { readonly deed: Deed; readonly situation: MaidSituation } | null = null;
  readonly posts: CommandPost[] = [];
  readonly answers: AnswerTaken[] = [];
  /** Whether a script is running. While it runs, it may propose effects only for its own character. */
  private thinking = false;

  /** Called before a script runs: discards effects that were not carried out. */
  begin(me: Person): void {
    if (this.any) this.clear();
    this.person = me;
    this.thinking = true;
  }

  /** Called when the script has returned. From now on effects for any character are accepted. */
  end(): void {
    this.thinking = false;
  }

  clear(): void {
    this.any = false;
    this.drew = false;
    this.standing = undefined;
    this.restartsIdleCount = false;
    this.seesBuffs = false;
    this.bubble = null;
    this.brain = null;
    this.deed = null;
    this.posts.length = 0;
    this.answers.length = 0;
  }

  /**
   * Returns this object for the effects of a character, so that the caller can add an effect. @throws Error while the
   * script of another character is running
   */
  of(me: Person): this {
    if (this.person !== me) {
      if (this.thinking) throw new Error(`the script of ${String(this.person?.id)} may not act for ${me.id}`);
      if (this.any) this.clear();
      this.person = me;
    }
    this.any = true;
    return this;
  }

  streamOf(me: Person): Stream {
    const { stream } = this.of(me);
    if (!this.drew) {
      this.drew = true;
      for (let i = 0; i < stream.length; i++) stream[i] = me.rng[i] as number;
    }
    return stream;
  }

  standingOf(me: Maid): Standing {
    return this.person === me && this.standing !== undefined ? this.standing : me.place;
  }

  brainOf(me: Person): Record<string, Json> {
    return (this.of(me).brain ??= me.brain === undefined ? {} : copyJson(me.brain));
  }
}
