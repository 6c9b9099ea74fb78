/**
 * Records a day as a replay while it runs.
 *
 *     const recording = new Recording(begin, cafe);
 *     for (…) { cafe.step(); recording.ticked(); }
 *     const replay = recording.replay();
 */

import type { Simulation } from '../../sim/simulation.ts';
import { checkpointOf, digitOf, type Look, lookAt, partsOf } from './digest.ts';
import { type Begin, CHECK_EVERY, FORMAT, GAME, type Replay, VERSION } from './form.ts';

export class Recording {
  private readonly looks: Look[];
  private readonly trail: string[] = [];
  private readonly from: number;

  /**
   * Starts recording.
   * @param cafe the café in its state at the beginning
   */
  constructor(
    private readonly begin: Begin,
    private readonly cafe: Simulation,
  ) {
    this.from = cafe.state.tick;
    this.looks = [lookAt(cafe)];
  }

  /** Records the digest of the last tick. Must be called after every step of the café. */
  ticked(): void {
    this.trail.push(digitOf(this.cafe));
    if ((this.cafe.state.tick - this.from) % CHECK_EVERY === 0) this.looks.push(lookAt(this.cafe));
  }

  replay(): Replay {
    const { tick } = this.cafe.state;
    const looks = [...this.looks];
    if (looks.at(-1)?.tick !== tick) looks.push(lookAt(this.cafe));
    const fields = partsOf(looks);
    return {
      format: FORMAT,
      version: VERSION,
      game: GAME,
      begin: this.begin,
      // Only inputs up to the last tick are recorded: later ones have had no effect yet.
      journal: this.cafe.journal.filter((entry) => entry.tick < tick && entry.tick >= this.from),
      fields,
      checkpoints: looks.map((look) => checkpointOf(look, fields)),
      trail: this.trail.join(''),
    };
  }
}
