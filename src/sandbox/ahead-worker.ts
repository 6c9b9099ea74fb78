/**
 * The Worker's side of running ahead: it simulates the page's café some ticks ahead and runs the players' scripts in
 * the sandbox. It sends the scripts' answers, and the tick at which each input takes effect, to the page; the page's
 * café replays them.
 */

import { scripts } from '../scripts/index.ts';
import { newDay } from '../sim/open-day.ts';
import { type SavedCafe, Simulation } from '../sim/simulation.ts';
import { COMPARE_EVERY, type FromAhead, type ToAhead } from './messages.ts';
import { Sandbox } from './sandbox.ts';
import { Thinking } from './thinking.ts';

const METERS_EVERY = 20;
/** Number of ticks of the warm-up day, long enough that guests arrive and are served. */
const TRIAL_TICKS = 400;

export class Ahead {
  private cafe: Simulation | null = null;
  private thinking: Thinking | null = null;
  private recordedUntil = 0;
  private until = 0;

  private constructor(
    private readonly sandbox: Sandbox,
    private readonly tell: (message: FromAhead) => void,
    private readonly now: () => number,
  ) {
    sandbox.began = ({ me, key }, loading) => {
      const { tick } = this.cafe?.state ?? {};
      if (tick !== undefined) tell({ is: 'turn', tick, maid: me.id, key, at: now(), ...(loading ? { loading } : {}) });
    };
    tell({ is: 'ready' });
  }

  /** Loads the sandbox and reports when it is ready. @param now the Worker's clock in milliseconds */
  static async open(tell: (message: FromAhead) => void, now: () => number): Promise<Ahead> {
    const sandbox = await Sandbox.open();
    sandbox.warmUp();
    // Runs a trial café first, so that caches are filled and code is compiled before the player's café needs them.
    const trial = new Simulation(newDay({ seed: 1 }), scripts);
    while (trial.state.tick < TRIAL_TICKS) trial.step();
    Simulation.load(trial.save(), scripts).step();
    return new Ahead(sandbox, tell, now);
  }

  hear(message: ToAhead): void {
    switch (message.is) {
      case 'begin': {
        const saved = JSON.parse(message.text) as SavedCafe;
        const cafe = new Simulation(saved.state, scripts, {}, saved);
        this.cafe = cafe;
        this.thinking = new Thinking(cafe, this.sandbox, message.hung);
        this.recordedUntil = message.recorded;
        // If the page has already recorded the answers for a tick, they are replayed, and the scripts are not called
        // again.
        cafe.world.playerThinking.thinker = null;
        this.until = cafe.state.tick;
        return;
      }
      case 'until':
        this.until = Math.max(this.until, message.tick);
        return this.run();
      case 'give':
        // An input takes effect no earlier than at the first tick without recorded answers, because the page's café
        // may already have passed the ticks before.
        this.thinking?.give(message.input, this.recordedUntil);
        return this.done([message.number]);
    }
  }

  private run(): void {
    const { cafe, thinking } = this;
    if (cafe === null || thinking === null) return;
    while (cafe.state.tick < this.until && !cafe.state.over) {
      if (cafe.state.tick >= this.recordedUntil) cafe.world.playerThinking.thinker = thinking;
      cafe.step();
      this.done([]);
      if (!this.sandbox.broken) continue;
      this.cafe = null;
      return this.tell({ is: 'broken' });
    }
  }

  private done(taken: readonly number[]): void {
    const { cafe, thinking } = this;
    if (cafe === null || thinking === null) return;
    const { tick } = cafe.state;
    this.tell({
      is: 'done',
      at: this.now(),
      upTo: tick,
      entries: thinking.recorded.splice(0),
      taken,
      ...(tick % COMPARE_EVERY === 0 && taken.length === 0 ? { hash: cafe.hash() } : {}),
      ...(tick % METERS_EVERY === 0 ? { meters: this.sandbox.meters() } : {}),
      ...(cafe.state.over ? { over: true } : {}),
    });
  }
}
