/** The state of an open inspector: the moment shown, the character, the visible stretch of time, the search. */

import { computed, signal, type Signal } from '@preact/signals';
import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { Decision } from '../../ai/trace.ts';
import { bandsOf, type Lane, marksOf, type ThoughtMark } from '../lanes/lanes.ts';
import type { Line } from '../record/line.ts';
import type { Recorded, Recording } from '../record/recorded.ts';
import type { Recorder } from '../record/recorder.ts';
import { countBefore } from '../record/thoughts.ts';
import { type Describe, type Description, fullDescription } from './describe.ts';

export type Tab = 'why' | 'warps' | 'board' | 'stops';

/** Lanes shown at first; with thousands of characters the search finds the others. */
export const MOST_LANES = 40;
const FIRST_SPAN = 400;
const LEAST_SPAN = 20;
/** Number of characters whose thoughts are searched at most. */
const MOST_SEARCHED = 2000;
const MOST_FOUND = 200;

/** A fact at a moment. */
export interface FactNow {
  readonly fact: string;
  /** The tick on which it changed last; null = it had not changed yet. */
  readonly changed: number | null;
  /** Ids of the characters whose todo waits for it. */
  readonly waiting: readonly string[];
}

export class Model {
  readonly tick: Signal<number>;
  readonly who: Signal<string | null>;
  readonly tab: Signal<Tab> = signal('why');
  readonly words = signal('');
  readonly hover: Signal<ThoughtMark | null> = signal(null);
  readonly span: Signal<{ readonly from: number; readonly to: number }>;
  readonly playing = signal(false);
  readonly describe: Description;
  /** Changes whenever the recording has grown. */
  private readonly version = signal(0);
  private readonly lanes = new Map<string, { readonly count: number; readonly end: number; readonly lane: Lane }>();
  private shownLine: Recording;

  /** @param recorder null = a recording from a file, of which no moment can be run again */
  constructor(
    private readonly fixed: Recording,
    readonly recorder: Recorder | null,
    describe: Describe = {},
  ) {
    this.shownLine = this.recording;
    const { end } = this.recording;
    this.tick = signal(recorder?.tick ?? end);
    this.span = signal({ from: Math.max(this.recording.from, end - FIRST_SPAN), to: Math.max(end, FIRST_SPAN) });
    this.who = signal(this.firstThere());
    const keys = [...new Set(Object.values(this.recording.warps).flatMap((table) => Object.keys(table)))];
    this.describe = fullDescription(describe, keys);
  }

  /** The first character that is there at the moment shown; if none is, the first of all. */
  private firstThere(): string | null {
    const tick = this.tick.peek();
    const all = this.recording.characters();
    return (all.find(({ from, to }) => from <= tick && to >= tick) ?? all[0])?.id ?? null;
  }

  /** A character that is not there at the moment shown; null = it is there. */
  absent(id: string): Recorded | null {
    const one = this.byId.value.get(id);
    const tick = this.tick.value;
    return one === undefined || (one.from <= tick && one.to >= tick) ? null : one;
  }

  /** What todos and warp keys a breakpoint of the chosen character can name. */
  namesFor(on: 'warp' | 'behave'): readonly string[] {
    const who = this.who.value;
    if (who === null) return [];
    if (on === 'warp') return Object.keys(this.recording.warps[this.kindOf(who)] ?? {});
    const behaves = this.recording.thoughts(who).map(({ todo }) => todo?.behave ?? '');
    return [...new Set(behaves)].filter(Boolean).sort();
  }

  /** The terms of the chosen character's reasons. */
  terms(): readonly string[] {
    const who = this.who.value;
    if (who === null) return [];
    return [
      ...new Set(this.recording.thoughts(who).flatMap(({ because }) => Object.keys(because?.terms ?? {}))),
    ].sort();
  }

  /** The line that is shown. */
  get recording(): Recording {
    return this.recorder?.line ?? this.fixed;
  }

  /** Subscribes the caller to everything that the game does. */
  watch(): Recording {
    void this.version.value;
    return this.recording;
  }

  /** Takes over what the game has done. */
  renew(): void {
    const { recorder } = this;
    if (recorder === null) return;
    if (this.shownLine !== recorder.line) {
      this.lanes.clear();
      this.shownLine = recorder.line;
    }
    this.tick.value = recorder.tick;
    if (recorder.stopped !== null) {
      this.who.value = recorder.stopped.who;
      this.playing.value = false;
    }
    this.version.value++;
    this.bringIntoSight();
  }

  readonly characters = computed((): readonly Recorded[] => this.watch().characters());

  private readonly byId = computed(
    (): ReadonlyMap<string, Recorded> => new Map(this.characters.value.map((one) => [one.id, one])),
  );

  kindOf(id: string): string {
    return this.byId.value.get(id)?.kind ?? '?';
  }

  nameOf(id: string): string {
    return this.describe.name?.(id, this.kindOf(id)) ?? this.byId.value.get(id)?.name ?? id;
  }

  /** The lanes shown: those whose name or kind contains the searched words, else the first ones; always the chosen one. */
  readonly shown = computed((): readonly Lane[] => {
    const recording = this.watch();
    const { from, to } = this.span.value;
    const words = this.words.value.trim().toLowerCase();
    const there = recording.characters().filter((one) => one.from <= to && one.to >= from);
    const named = there.filter(({ id, kind }) => `${id} ${kind} ${this.nameOf(id)}`.toLowerCase().includes(words));
    const list = (words === '' || named.length === 0 ? there : named).slice(0, MOST_LANES);
    const who = this.who.value;
    const mine = there.find(({ id }) => id === who);
    if (mine !== undefined && !list.includes(mine)) list.unshift(mine);
    return list.map((one) => this.laneOf(one));
  });

  private laneOf({ id, to }: Recorded): Lane {
    const { recording } = this;
    const thoughts = recording.thoughts(id);
    const end = Math.max(to, thoughts.at(-1)?.tick ?? 0, recording.end - to < 12 ? recording.end : 0);
    const kept = this.lanes.get(id);
    if (kept !== undefined && kept.count === thoughts.length && kept.end === end) return kept.lane;
    const marks = kept?.count === thoughts.length ? kept.lane.marks : marksOf(id, thoughts);
    const lane = { id, bands: bandsOf(thoughts, end), marks };
    this.lanes.set(id, { count: thoughts.length, end, lane });
    return lane;
  }

  /** The chosen character's thoughts up to the moment shown, oldest first. */
  readonly thoughts = computed((): readonly Decision[] => {
    const recording = this.watch();
    const who = this.who.value;
    if (who === null) return [];
    const all = recording.thoughts(who);
    return all.slice(0, countBefore(all, this.tick.value + 1));
  });

  /** The moments whose sentence contains all searched words, with their characters. */
  readonly found = computed((): readonly { readonly who: string; readonly decision: Decision }[] => {
    const recording = this.watch();
    const wanted = this.words.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return [];
    const found: { readonly who: string; readonly decision: Decision }[] = [];
    for (const { id } of recording.characters().slice(0, MOST_SEARCHED))
      for (const decision of recording.thoughts(id)) {
        const text =
          `${this.nameOf(id)} ${this.sentenceOf(decision, id)} ${decision.key} ${decision.script}`.toLowerCase();
        if (wanted.every((word) => text.includes(word))) found.push({ who: id, decision });
      }
    return found.sort((a, b) => a.decision.tick - b.decision.tick || (a.who < b.who ? -1 : 1)).slice(0, MOST_FOUND);
  });

  /** A thought as one sentence. */
  sentenceOf({ because, fault, todo, warp, ...rest }: Decision, id: string): string {
    if (fault !== null) return fault;
    const does =
      todo !== null
        ? this.describe.todo(todo, id)
        : warp !== null
          ? `→ ${this.describe.script(warp.warp)}`
          : 'goes on as before';
    if (because === null) return does;
    const why = this.describe.reason(because, id, { because, fault, todo, warp, ...rest });
    return why === does ? why : `${does} – ${why}`;
  }

  /** All facts at the moment shown, with the characters that wait for them. */
  readonly facts = computed((): readonly FactNow[] => {
    const recording = this.watch();
    const tick = this.tick.value;
    const changes = recording.changes();
    const waiting = new Map<string, string[]>();
    for (const { id, from, to } of recording.characters()) {
      if (from > tick || to < tick - 12) continue;
      const all = recording.thoughts(id);
      const last = all[countBefore(all, tick + 1) - 1];
      for (const fact of last?.todo?.until ?? []) waiting.set(fact, [...(waiting.get(fact) ?? []), id]);
    }
    return recording.facts.map((fact) => ({
      fact,
      changed: changes.filter((one) => one.fact === fact && one.tick <= tick).at(-1)?.tick ?? null,
      waiting: waiting.get(fact) ?? [],
    }));
  });

  /** The commands on the board at the moment shown. */
  readonly commands = computed((): readonly CommandOnBoard[] => {
    const tick = this.tick.value;
    return this.watch()
      .commands()
      .filter(({ fromTick, untilTick }) => fromTick <= tick && untilTick > tick);
  });

  /** Who read a command, from the thoughts. */
  readersOf(command: CommandOnBoard): readonly string[] {
    return this.recording
      .characters()
      .filter(({ id }) => {
        const all = this.recording.thoughts(id);
        const near = all.slice(countBefore(all, command.fromTick), countBefore(all, command.untilTick));
        return near.some(({ commands }) => commands.includes(command.id));
      })
      .map(({ id }) => id);
  }

  look(id: string): void {
    this.who.value = id;
  }

  /** Goes to a tick: the game is rewound; of a file, only the moment shown changes. */
  goTo(tick: number): void {
    this.playing.value = false;
    const { from, end } = this.recording;
    const wanted = Math.max(from, Math.min(Math.round(tick), end));
    if (this.recorder === null) this.tick.value = wanted;
    else {
      this.recorder.goTo(wanted);
      this.tick.value = this.recorder.tick;
    }
    this.bringIntoSight();
  }

  /** Goes to the chosen character's thought before or after the moment shown. */
  stepThought(by: 1 | -1): void {
    const who = this.who.peek();
    if (who === null) return;
    const tick = this.tick.peek();
    const all = this.recording.thoughts(who);
    const there = by === 1 ? all.find((one) => one.tick > tick) : all[countBefore(all, tick) - 1];
    if (there !== undefined) this.goTo(there.tick);
  }

  play(line: Line): void {
    this.playing.value = false;
    this.recorder?.play(line);
  }

  bringIntoSight(): void {
    const { from, to } = this.span.peek();
    const tick = this.tick.peek();
    const width = to - from;
    if (tick < from || tick > to) this.show(tick - width * 0.8, width);
  }

  /** Shows a stretch of time of this width. */
  show(from: number, width: number): void {
    const start = Math.max(this.recording.from, Math.round(from));
    this.span.value = { from: start, to: Math.round(start + Math.max(LEAST_SPAN, width)) };
  }

  zoom(by: number, around: number): void {
    const { from, to } = this.span.peek();
    const whole = Math.max(FIRST_SPAN, this.recording.end - this.recording.from);
    const width = Math.min(whole * 1.05, Math.max(LEAST_SPAN, (to - from) * by));
    this.show(around - width * ((around - from) / (to - from)), width);
  }
}
