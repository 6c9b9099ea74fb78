/**
 * The recorder of a game in another window, for an inspector:
 *
 *     openInspector(document.body, remoteRecorder('my game'));
 *
 * It keeps a copy of the record of thoughts. Requests, such as going to a tick, are sent to the game. Their expected
 * effect is shown at once, before the game has carried them out.
 */

import { Scope } from '../../ui/lifetime/scope.ts';
import type { Json } from '../../ai/json.ts';
import { type Breakpoint, hasBreakpoint, type Stopped, toggled } from '../record/breakpoints.ts';
import type { Inspected, LineOfTime } from '../record/inspected.ts';
import type { InputForm } from '../record/input-forms.ts';
import type { Recording } from '../record/recorded.ts';
import { unpackRecording } from '../record/recording-file.ts';
import type { FromGame, FromInspector, Order, State } from './messages.ts';
import { RemoteLine } from './remote-line.ts';

const EMPTY: Recording = {
  from: 0,
  end: 0,
  warps: {},
  facts: [],
  characters: () => [],
  thoughts: () => [],
  changes: () => [],
  commands: () => [],
};

/** A request that the game has not carried out yet, with its expected effect on the state. */
interface Waiting {
  readonly number: number;
  readonly changes: Partial<State>;
}

/**
 * Connects to the recorder of a game in another window. @param name the name of the channel on which the game's page
 * shares its recorder
 */
export const remoteRecorder = (name: string): RemoteRecorder => new RemoteRecorder(name);

export class RemoteRecorder implements Inspected {
  line = new RemoteLine({ id: 1, begin: 0 }, EMPTY);
  private state: State;
  private waiting: Waiting[] = [];
  private orders = 0;
  private readonly by = Math.random().toString(36).slice(2);
  private readonly channel: BroadcastChannel;
  private readonly scope = new Scope();
  private readonly listeners = new Set<() => void>();

  constructor(name: string) {
    this.state = {
      tick: 0,
      held: false,
      stopped: null,
      stops: [],
      problems: [`No game shares its recorder as '${name}' yet.`],
      lines: [this.line],
      inputs: [],
      done: {},
    };
    this.channel = new BroadcastChannel(name);
    this.scope.listen(this.channel, 'message', ({ data }: MessageEvent<FromGame>) => this.hear(data));
    this.scope.defer(() => {
      this.say({ is: 'bye', by: this.by });
      this.channel.close();
    });
    if (typeof window !== 'undefined') this.scope.listen(window, 'pagehide', () => this.close());
    this.say({ is: 'hello', by: this.by });
  }

  /** Disconnects from the game. The game's time goes on if no other inspector is open. */
  close(): void {
    this.scope.dispose();
  }

  private say(message: FromInspector): void {
    this.channel.postMessage(message);
  }

  private hear(message: FromGame): void {
    // All inspectors use the same channel, so the messages of other inspectors are ignored here.
    if (message.is === 'here') this.say({ is: 'hello', by: this.by });
    else if (message.is === 'gone')
      this.show({ ...this.state, problems: ['The game has gone; what it told is shown.'] });
    else if (message.is === 'line') {
      const read = unpackRecording(message.bytes);
      if (!read.ok) return this.show({ ...this.state, problems: read.problems.map((one) => one.message) });
      this.line = new RemoteLine(message.line, read.recording);
      this.line.grow(message.growth);
      this.show(message.state);
    } else if (message.is === 'more' && this.by in this.state.done) {
      this.line.grow(message.growth);
      this.show(message.state);
    }
  }

  private show(state: State): void {
    this.state = state;
    const done = state.done[this.by] ?? 0;
    this.waiting = this.waiting.filter(({ number }) => number > done);
    for (const listener of this.listeners) listener();
  }

  /** The expected state of the game once all requests have been carried out. */
  private get seen(): State {
    return this.waiting.reduce((state, { changes }) => ({ ...state, ...changes }), this.state);
  }

  private order(order: Order, changes: Partial<State> = {}): void {
    const number = ++this.orders;
    this.waiting.push({ number, changes });
    this.say({ is: 'order', by: this.by, number, order });
  }

  get lines(): readonly LineOfTime[] {
    return this.seen.lines;
  }

  get tick(): number {
    return this.seen.tick;
  }

  get atEnd(): boolean {
    return this.tick >= this.line.end;
  }

  get held(): boolean {
    return this.seen.held;
  }

  set held(held: boolean) {
    this.order(['hold', held], { held });
  }

  get stopped(): Stopped | null {
    return this.seen.stopped;
  }

  get stops(): readonly Breakpoint[] {
    return this.seen.stops;
  }

  get problems(): readonly string[] {
    return this.seen.problems;
  }

  has(breakpoint: Breakpoint): boolean {
    return hasBreakpoint(this.stops, breakpoint);
  }

  toggle(breakpoint: Breakpoint): void {
    this.order(['toggle', breakpoint], { stops: toggled(this.stops, breakpoint) });
  }

  goTo(tick: number): void {
    this.order(['goTo', tick], { tick, held: true, stopped: null });
  }

  run(ticks: number): void {
    this.order(['run', ticks]);
  }

  get inputs(): readonly InputForm[] {
    return this.seen.inputs;
  }

  giveByName(name: string, args: readonly Json[]): void {
    this.order(['give', name, args]);
  }

  goOn(): void {
    this.order(['goOn'], { held: false });
  }

  play({ id }: LineOfTime): void {
    this.order(['play', id], { held: true });
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
