/**
 * The state of an open inspector: the moment shown, the character, the visible stretch of time, the search. Its lanes are
 * in lane-list.ts.
 */

import { computed, signal, type Signal } from '@preact/signals';
import type { Decision } from '../../ai/trace.ts';
import type { ThoughtMark } from '../lanes/lanes.ts';
import { Stretch } from '../lanes/visible-time.ts';
import type { Breakpoint } from '../record/breakpoints.ts';
import type { Inspected, LineOfTime } from '../record/inspected.ts';
import type { Recorded, Recording } from '../record/recorded.ts';
import { countBefore } from '../record/thoughts.ts';
import { type Describe, describedBy, type Description, fullDescription } from './describe.ts';
import { tickTyped } from './clock.ts';
import { LaneList } from './lane-list.ts';
import { momentsWith, namedIn } from './search.ts';
import { type Moment, momentsOf } from './moments.ts';
import { texts } from './texts.ts';
import { type Present, presentOf } from './went-on.ts';

export type Tab = 'why' | 'warps' | 'board' | 'stops' | 'inputs';

const FIRST_SPAN = 400;
const LEAST_SPAN = 20;
/**
 * NEAR is how many thoughts before and after the moment shown are grouped into moments (thoughts with the same
 * sentence). AROUND is how many of these moments are listed at most before, and after, the moment shown.
 */
const NEAR = 60;
const AROUND = 6;

export class Model {
  readonly tick: Signal<number>;
  readonly who: Signal<string | null>;
  readonly tab: Signal<Tab> = signal('why');
  readonly words = signal('');
  readonly hover: Signal<ThoughtMark | null> = signal(null);
  readonly stretch: Stretch;
  readonly playing = signal(false);
  readonly describe: Description;
  /** The words of the game, or of the file; a saved recording contains them. */
  readonly ownWords: Describe;
  /** Whether the game describes ticks as times of its own. */
  readonly hasOwnTime: boolean;
  /** Changes whenever the recording has grown. */
  private readonly version = signal(0);
  readonly lanes: LaneList;
  private shownLine: Recording;

  /**
   * Begins at the present tick of a running game, or at the end of a recording from a file.
   * @param recorder the recorder of a running game; null = the recording was read from a file, and no moment can be run
   * again
   */
  constructor(
    private readonly fixed: Recording,
    readonly recorder: Inspected | null,
    describe: Describe = {},
  ) {
    this.lanes = new LaneList(this);
    this.shownLine = this.recording;
    const { from, end } = this.recording;
    this.tick = signal(recorder?.tick ?? end);
    // For a running game the time line leaves room at the right, which new ticks will fill; a recording from a file has
    // no new ticks.
    const least = recorder === null ? from + LEAST_SPAN : from + FIRST_SPAN;
    this.stretch = new Stretch({
      first: { from: Math.max(from, end - FIRST_SPAN), to: Math.max(end, least) },
      least: LEAST_SPAN,
      whole: () => ({ from: this.recording.from, to: Math.max(this.recording.end, this.recording.from + FIRST_SPAN) }),
      place: 0.8,
    });
    this.who = signal(this.firstThere());
    const keys = [...new Set(Object.values(this.recording.warps).flatMap((table) => Object.keys(table)))];
    this.ownWords = describedBy(this.recording.words ?? {}, describe);
    this.describe = fullDescription(this.ownWords, keys);
    this.hasOwnTime = this.ownWords.time !== undefined || this.ownWords.ticksPerSecond !== undefined;
  }

  /** The first character that is present at the moment shown; if none is, the first of all. */
  private firstThere(): string | null {
    const tick = this.tick.peek();
    const all = this.recording.characters();
    return (all.find(({ from, to }) => from <= tick && to >= tick) ?? all[0])?.id ?? null;
  }

  /** The record of a character that is absent at the moment shown; null = it is present. */
  absent(id: string): Recorded | null {
    const one = this.byId.value.get(id);
    const tick = this.tick.value;
    return one === undefined || (one.from <= tick && one.to >= tick) ? null : one;
  }

  /** The todos, warp keys or tables that a breakpoint of the chosen character can name. */
  namesFor(on: 'warp' | 'behave' | 'row'): readonly string[] {
    const who = this.who.value;
    if (who === null) return [];
    if (on === 'warp') return Object.keys(this.recording.warps[this.kindOf(who)] ?? {});
    const names = this.recording
      .thoughts(who)
      .map(({ todo, because }) => (on === 'row' ? because?.terms['table'] : todo?.behave));
    return [...new Set(names)].filter((name) => typeof name === 'string' && name !== '').sort() as string[];
  }

  /** The names of the terms in the chosen character's reasons; a breakpoint can have a condition on one of them. */
  terms(): readonly string[] {
    const who = this.who.value;
    if (who === null) return [];
    return [
      ...new Set(this.recording.thoughts(who).flatMap(({ because }) => Object.keys(because?.terms ?? {}))),
    ].sort();
  }

  /** The line of time that is shown. */
  get recording(): Recording {
    return this.recorder?.line ?? this.fixed;
  }

  /** Returns the recording, and makes the caller run again whenever it has grown. */
  watch(): Recording {
    void this.version.value;
    return this.recording;
  }

  /** Updates the state from the recorder. */
  renew(): void {
    const { recorder } = this;
    if (recorder === null) return;
    if (this.shownLine !== recorder.line) {
      this.lanes.clear();
      this.shownLine = recorder.line;
    }
    this.tick.value = recorder.tick;
    this.who.value ??= this.firstThere();
    if (recorder.stopped !== null) {
      this.who.value = recorder.stopped.who;
      this.playing.value = false;
    }
    this.version.value++;
    this.bringIntoSight();
  }

  readonly characters = computed((): readonly Recorded[] => this.watch().characters());

  readonly byId = computed(
    (): ReadonlyMap<string, Recorded> => new Map(this.characters.value.map((one) => [one.id, one])),
  );

  kindOf(id: string): string {
    return this.byId.value.get(id)?.kind ?? '?';
  }

  nameOf(id: string): string {
    return this.describe.name?.(id, this.kindOf(id)) ?? this.byId.value.get(id)?.name ?? id;
  }

  /** The searched words in lower case. */
  readonly searched = computed(() => this.words.value.trim().toLowerCase());

  /** Searches for characters and moments. */
  search(words: string): void {
    this.words.value = words;
    this.lanes.toFirst();
  }

  /** Chooses the first character that the search has found; if it has found none, shows the first moment. */
  lookAtFound(): void {
    const words = this.searched.peek();
    if (words === '') return;
    const [named] = namedIn(this.lanes.listed.peek(), words, (id) => this.nameOf(id));
    const [moment] = this.found.peek();
    if (named !== undefined) this.look(named.id);
    else if (moment !== undefined) this.lookAt(moment);
  }

  /** Shows a moment of a character. */
  lookAt({ who, decision }: Moment): void {
    this.look(who);
    this.goTo(decision.tick);
  }

  /** The chosen character's thoughts up to the moment shown, oldest first. */
  readonly thoughts = computed((): readonly Decision[] => {
    const recording = this.watch();
    const who = this.who.value;
    if (who === null) return [];
    const all = recording.thoughts(who);
    return all.slice(0, countBefore(all, this.tick.value + 1));
  });

  /** The moments that the search has found. */
  readonly found = computed((): readonly Moment[] =>
    momentsWith(
      this.watch(),
      this.searched.value,
      (id) => this.nameOf(id),
      (one, id) => this.sentenceOf(one, id),
    ),
  );

  /** The chosen character's moments around the moment shown, oldest first. */
  readonly around = computed((): readonly Moment[] => {
    const who = this.who.value;
    if (who === null) return [];
    const all = this.watch().thoughts(who);
    const at = countBefore(all, this.tick.value + 1);
    const near = all.slice(Math.max(0, at - NEAR), at + NEAR);
    const moments = momentsOf(who, near, (one, id) => this.sentenceOf(one, id));
    const past = moments.filter(({ decision }) => decision.tick <= this.tick.value).length;
    return moments.slice(Math.max(0, past - AROUND), past + AROUND);
  });

  /**
   * What the chosen character does at the moment shown, with a sentence for it; null if the character has not thought
   * yet. A reason from an earlier tick is left out.
   */
  readonly present = computed((): (Present & { readonly sentence: string }) | null => {
    const who = this.who.value;
    const present = presentOf(this.thoughts.value, this.tick.value);
    if (who === null || present === null) return null;
    const { last, renewed } = present;
    return { ...present, sentence: this.sentenceOf(renewed === 0 ? last : { ...last, because: null }, who) };
  });

  /** A tick as words inside a sentence: "at 40", or the game's own time. */
  at(tick: number): string {
    const time = this.describe.time(tick);
    return this.hasOwnTime ? time : texts.atTick(time);
  }

  /** A thought as one sentence. */
  sentenceOf({ because, fault, todo, warp, ...rest }: Decision, id: string): string {
    if (fault !== null) return fault;
    const does =
      todo !== null
        ? this.describe.todo(todo, id)
        : warp !== null
          ? `→ ${this.describe.script(warp.warp)}`
          : texts.noIdea;
    if (because === null) return does;
    const why = this.describe.reason(because, id, { because, fault, todo, warp, ...rest });
    return why === does ? why : `${does} – ${why}`;
  }

  look(id: string): void {
    this.who.value = id;
  }

  /** Goes to a tick. A running game is rewound; for a recording from a file, only the moment shown changes. */
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

  /**
   * Goes to a typed time.
   * @returns false if there is no such time
   */
  goToTyped(typed: string): boolean {
    const { from, end } = this.recording;
    const tick = tickTyped(typed, from, end, (one) => this.describe.time(one));
    if (tick !== null) this.goTo(tick);
    return tick !== null;
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

  /** Sets a breakpoint, or removes it. */
  toggle(breakpoint: Breakpoint): void {
    this.recorder?.toggle(breakpoint);
    this.renew();
  }

  play(line: LineOfTime): void {
    this.playing.value = false;
    this.recorder?.play(line);
  }

  bringIntoSight(): void {
    this.stretch.bringIntoSight(this.tick.peek());
  }

  /** Makes the lanes show the whole recording, from its first to its last tick. */
  fit(): void {
    const { from, end } = this.recording;
    this.stretch.show(from, end);
  }
}
