/**
 * Lets inspectors in other windows look at a recorder. The game's page calls
 *
 *     const stop = shareRecorder(recorder, 'my game');
 *
 * and a page in another window of the same origin opens an inspector on `remoteRecorder('my game')`. The record of
 * thoughts is streamed to the other window, which keeps a copy; only requests, such as going to a tick, are sent back.
 */

import { Scope } from '../../ui/lifetime/scope.ts';
import type { Inputs } from '../record/game.ts';
import type { Line } from '../record/line.ts';
import type { Recorder } from '../record/recorder.ts';
import { packRecording } from '../record/recording-file.ts';
import { GrowthOf } from './growth.ts';
import type { FromGame, FromInspector, Order, State } from './messages.ts';

/**
 * Shares a recorder with inspectors in other windows. As long as no inspector in another window is open, nothing is
 * sent.
 * @param name the name of the channel, which the inspectors use too
 * @returns a function that ends the sharing
 */
export function shareRecorder<I extends Inputs>(recorder: Recorder<I>, name: string): () => void {
  const scope = new Scope();
  const shared = new Shared(recorder as unknown as Recorder, new BroadcastChannel(name));
  scope.listen(shared.channel, 'message', ({ data }: MessageEvent<FromInspector>) => shared.hear(data));
  scope.defer(recorder.onChange(() => shared.changed()));
  scope.defer(() => shared.end());
  // Node and Workers have no such event; nothing is left behind when they end.
  if (typeof window !== 'undefined') scope.listen(window, 'pagehide', () => scope.dispose());
  return () => scope.dispose();
}

class Shared {
  private readonly done: Record<string, number> = {};
  private growth: GrowthOf | null = null;
  private isDue = false;
  /** Requests that the game could not carry out. */
  private readonly refused: string[] = [];

  constructor(
    private readonly recorder: Recorder,
    readonly channel: BroadcastChannel,
  ) {
    this.say({ is: 'here' });
  }

  private say(message: FromGame): void {
    this.channel.postMessage(message);
  }

  hear(message: FromInspector): void {
    const { by } = message;
    if (message.is === 'bye') this.left(by);
    else {
      this.done[by] = message.is === 'order' ? message.number : 0;
      if (message.is === 'hello') this.growth = null;
      else this.carryOut(message.order);
      this.tell();
    }
  }

  /** Time must not stay stopped after the last inspector has closed, because no other control could start it again. */
  private left(by: string): void {
    delete this.done[by];
    if (Object.keys(this.done).length === 0) this.recorder.held = false;
  }

  private carryOut(order: Order): void {
    const { recorder } = this;
    try {
      if (order[0] === 'hold') recorder.held = order[1];
      else if (order[0] === 'goTo') recorder.goTo(order[1]);
      else if (order[0] === 'run') recorder.run(order[1]);
      else if (order[0] === 'toggle') recorder.toggle(order[1]);
      else if (order[0] === 'give') recorder.giveByName(order[1], order[2]);
      else if (order[0] === 'goOn') recorder.goOn();
      else recorder.play(recorder.lines.find(({ id }) => id === order[1]) ?? recorder.line);
    } catch (problem) {
      this.refused.push(problem instanceof Error ? problem.message : String(problem));
    }
  }

  /** A game may run many ticks in one frame; the messages about them are sent as one. */
  changed(): void {
    if (this.isDue || Object.keys(this.done).length === 0) return;
    this.isDue = true;
    queueMicrotask(() => this.tell());
  }

  private tell(): void {
    this.isDue = false;
    const { line } = this.recorder;
    if (this.growth?.isOf(line) === true) this.say({ is: 'more', growth: this.growth.next(), state: this.state() });
    else this.tellLine(line);
  }

  private tellLine(line: Line): void {
    const { id, begin, loaded } = line;
    this.growth = new GrowthOf(line);
    const bytes = packRecording(line);
    this.say({ is: 'line', line: { id, begin, loaded }, bytes, growth: this.growth.next(), state: this.state() });
  }

  private state(): State {
    const { tick, held, stopped, stops, problems, lines, inputs } = this.recorder;
    return {
      tick,
      held,
      stopped,
      stops,
      inputs,
      problems: [...problems, ...this.refused],
      lines: lines.map(({ id, begin, loaded }) => ({ id, begin, loaded })),
      done: { ...this.done },
    };
  }

  end(): void {
    this.say({ is: 'gone' });
    this.channel.close();
  }
}
