/**
 * Runs a replay again and compares the café with the recorded digests. These are the digit of every tick and the hash
 * of every checkpoint. If a hash differs, the hashes of its fields are compared, too.
 */

import type { CafeOptions, Scripts, Simulation } from '../../sim/simulation.ts';
import { openBegin } from './begin.ts';
import { checkpointOf, differing, digitOf, type FieldDiffers, lookAt } from './digest.ts';
import { type Checkpoint, GAME, type Replay } from './form.ts';

export type ReplayVerdict =
  | { readonly same: true; readonly tick: number; readonly hash: string }
  | {
      readonly same: false;
      /** The first tick after which the café differs from the recording. */
      readonly tick: number;
      /**
       * Fields of the state that differ at the next checkpoint. If all fields agree there, this is `hash` or `trail`:
       * a digest in the file is wrong, or the café differed for some ticks and then was the same again.
       */
      readonly fields: readonly string[];
      /** For each differing field, the recorded short hash and the new one. */
      readonly parts: readonly FieldDiffers[];
      /** The café's hash as recorded in the file and as computed now, at the checkpoint where they differ. */
      readonly wanted: string;
      readonly hash: string;
      /** The last tick up to which the replay gave the recorded result. */
      readonly lastSame: number;
      /** The message of the error that stopped the café, if any. */
      readonly failed: string | null;
      /** The version of the game that wrote the replay, if it differs from the running version; otherwise null. */
      readonly game: string | null;
    };

type Difference = Extract<ReplayVerdict, { same: false }>;

export class Playback {
  readonly cafe: Simulation;
  private at = 0;
  private checked = 0;
  private lastSame: number;
  private readonly from: number;
  /** First tick since the last correct checkpoint at which the digit differs from the recorded trail; null = none. */
  private parted: number | null = null;
  private trailOnly: number | null = null;
  private difference: Difference | null = null;

  /** Opens the café at the replay's beginning. @throws Error when the beginning cannot be opened */
  constructor(
    readonly replay: Replay,
    scripts: Scripts,
    options: CafeOptions = {},
  ) {
    this.cafe = openBegin(replay.begin, replay.journal, scripts, options);
    this.from = this.cafe.state.tick;
    this.lastSame = this.from;
    this.compare();
  }

  /** Number of ticks run so far. */
  get ran(): number {
    return this.at;
  }
  get length(): number {
    return this.replay.trail.length;
  }
  get done(): boolean {
    return this.at >= this.length || (this.difference?.failed ?? null) !== null;
  }

  step(): void {
    if (this.done) return;
    const { cafe, replay } = this;
    try {
      cafe.step();
    } catch (error) {
      this.fail(error instanceof Error ? error.message : 'it threw something');
      return;
    }
    this.at++;
    if (this.difference !== null) return;
    if (this.parted === null && digitOf(cafe) !== replay.trail[this.at - 1]) this.parted = cafe.state.tick;
    this.compare();
  }

  /** The result of the comparison; null while the replay runs without a difference. */
  verdict(): ReplayVerdict | null {
    if (this.difference !== null) return this.difference;
    if (!this.done) return null;
    const last = this.replay.checkpoints.at(-1) as Checkpoint;
    if (this.trailOnly !== null) return this.differs(this.trailOnly, ['trail'], [], last, last.hash);
    return { same: true, tick: last.tick, hash: last.hash };
  }

  private compare(): void {
    const { cafe, replay } = this;
    const written = replay.checkpoints[this.checked];
    if (written === undefined || written.tick !== cafe.state.tick) return;
    this.checked++;
    const found = checkpointOf(lookAt(cafe), replay.fields);
    const parts = differing(replay.fields, written, found);
    const fields = parts.map(({ field }) => field);
    if (found.hash === written.hash && fields.length === 0) {
      // The café's state equals the recorded checkpoint. So if a digit of the trail before this checkpoint differs,
      // the trail in the file was altered, or the difference in the run left no trace.
      this.trailOnly ??= this.parted;
      this.parted = null;
      this.lastSame = written.tick;
      return;
    }
    const tick = this.parted ?? written.tick;
    this.difference = this.differs(tick, fields.length === 0 ? ['hash'] : fields, parts, written, found.hash);
  }

  private fail(message: string): void {
    const written = this.replay.checkpoints[this.checked] as Checkpoint;
    this.difference ??= this.differs(this.parted ?? this.cafe.state.tick, [], [], written, '');
    this.difference = { ...this.difference, failed: message };
  }

  private differs(
    tick: number,
    fields: readonly string[],
    parts: readonly FieldDiffers[],
    written: Checkpoint,
    hash: string,
  ): Difference {
    const { game } = this.replay;
    return {
      same: false,
      tick,
      fields,
      parts,
      wanted: written.hash,
      hash,
      lastSame: Math.max(this.from, Math.min(this.lastSame, tick - 1)),
      failed: null,
      game: game === GAME ? null : game,
    };
  }
}
