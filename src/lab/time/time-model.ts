/**
 * What the page "Time" remembers while it lies open: which stretch of the day the lanes show, what is looked for, and the
 * lanes of the line that is played.
 */

import { computed, signal, type Signal } from '@preact/signals';
import type { PersonId } from '../../sim/person.ts';
import type { Lab } from '../frame/lab.ts';
import { told } from '../words/index.ts';
import type { History, Known } from './history.ts';
import { type Lane, Lanes, type Mark } from './lanes.ts';
import { find, type Kind } from './search.ts';

/** Ticks the lanes show at first: eighty café minutes. */
const FIRST_SPAN = 800;
const LEAST_SPAN = 60;
/** How long "her next thought" is waited for beyond the present. */
const LONGEST_WAIT = 1200;

export class TimeModel {
  readonly kind: Signal<Kind> = signal('all');
  readonly words = signal('');
  /** The stretch of the day the lanes show. */
  readonly span: Signal<{ readonly from: number; readonly to: number }>;
  readonly hover: Signal<Mark | null> = signal(null);
  /** What was gone to last; null = by hand. */
  readonly at: Signal<Mark | null> = signal(null);
  private lanesOf = new WeakMap<History, Lanes>();

  constructor(readonly lab: Lab) {
    const end = lab.tick.peek();
    this.span = signal({ from: Math.max(0, end - FIRST_SPAN), to: Math.max(FIRST_SPAN, end) });
  }

  private lanes(): Lanes | null {
    const { line } = this.lab;
    if (line === null) return null;
    let lanes = this.lanesOf.get(line.history);
    if (lanes === undefined) this.lanesOf.set(line.history, (lanes = new Lanes(line.history)));
    return lanes;
  }

  /** Everybody who was in sight in the stretch shown: maids first, then whoever came, in the order of coming. */
  readonly shown = computed((): readonly Lane[] => {
    this.lab.watch();
    const lanes = this.lanes();
    const timeline = this.lab.timeline.value;
    if (lanes === null || timeline === null) return [];
    const { from, to } = this.span.value;
    const order = { maid: 0, chef: 2, guest: 1 } as const;
    return lanes.history
      .people()
      .filter((one) => one.from <= to && one.to >= from && one.role !== 'chef')
      .map((known) => lanes.lane(known, timeline.now))
      .sort(
        (a, b) =>
          order[a.known.role] - order[b.known.role] ||
          a.known.from - b.known.from ||
          (a.known.id < b.known.id ? -1 : 1),
      );
  });

  readonly known = computed((): ReadonlyMap<PersonId, Known> => {
    this.lab.watch();
    return new Map((this.lanes()?.history.people() ?? []).map((one) => [one.id, one]));
  });

  /** All that answers to what is looked for, in the order of time; of whoever is chosen, while nothing is looked for. */
  readonly found = computed((): readonly Mark[] => {
    this.lab.watch();
    const lanes = this.lanes();
    const timeline = this.lab.timeline.value;
    if (lanes === null || timeline === null) return [];
    const words = this.words.value;
    const kind = this.kind.value;
    const who = this.lab.who.value;
    const people = lanes.history.people();
    const marks =
      words === '' && kind === 'all'
        ? people.filter(({ id }) => id === who).flatMap((one) => lanes.lane(one, timeline.now).marks)
        : [
            ...people.flatMap((one) => lanes.lane(one, timeline.now).marks),
            ...lanes.events().filter(({ kind: of }) => of !== 'slip'),
          ];
    const all = find(marks, kind, words, told.value, this.known.value);
    return [...all].sort((a, b) => a.tick - b.tick || ((a.who ?? '') < (b.who ?? '') ? -1 : 1));
  });

  /** Which of the found the moment shown is at, from 1; 0 = before the first. */
  readonly place = computed((): number => {
    const at = this.lab.tick.value;
    return this.found.value.filter(({ tick }) => tick < at).length;
  });

  /** To a mark: the moment right after it, with whoever it is about. */
  goTo(mark: Mark): void {
    const { lab } = this;
    lab.setSpeed(0);
    lab.goTo(mark.tick + 1);
    if (mark.who !== null) lab.look(mark.who);
    this.at.value = mark;
    this.bringIntoSight();
    lab.again();
  }

  /** To the found one before or after. @returns whether there is one */
  step(by: 1 | -1): boolean {
    const tick = this.lab.tick.peek() - 1;
    const found = this.found.peek();
    const there =
      by === 1 ? found.find((mark) => mark.tick > tick) : [...found].reverse().find((mark) => mark.tick < tick);
    if (there === undefined) return false;
    this.goTo(there);
    return true;
  }

  /** To the next thought of whoever is looked at: one already had, or the first they have from now on. */
  nextThought(): boolean {
    const { lab } = this;
    const who = lab.who.peek();
    const { line } = lab;
    if (who === null || line === null) return false;
    lab.setSpeed(0);
    const before = lab.tick.peek();
    const past = line.history.thoughts(who).find(({ tick }) => tick >= before);
    if (past !== undefined) {
      lab.goTo(past.tick + 1);
      this.bringIntoSight();
      return true;
    }
    lab.goToNow();
    const had = line.history.thoughts(who).length;
    for (let i = 0; i < LONGEST_WAIT && line.history.thoughts(who).length === had; i++) if (!lab.step()) break;
    lab.again();
    this.bringIntoSight();
    return line.history.thoughts(who).length > had;
  }

  /** Thoughts of whoever is looked at up to the moment shown, as a number. */
  thoughtsSoFar(who: PersonId): number {
    const tick = this.lab.tick.value;
    return this.lab.line?.history.thoughts(who).filter((one) => one.tick < tick).length ?? 0;
  }

  // ── the stretch shown ─────────────────────────────────────────────────────────────────────────────────────────

  bringIntoSight(): void {
    const { from, to } = this.span.peek();
    const tick = this.lab.tick.peek();
    if (tick >= from && tick <= to) return;
    const half = (to - from) / 2;
    this.look(tick - half, tick + half);
  }

  look(from: number, to: number): void {
    const width = Math.max(LEAST_SPAN, to - from);
    const first = this.lab.line?.tape.from ?? 0;
    const start = Math.max(first, Math.round(from));
    this.span.value = { from: start, to: Math.round(start + width) };
  }

  /** Nearer (by < 1) or farther, around a tick. */
  zoom(by: number, around: number): void {
    const { from, to } = this.span.peek();
    const day = Math.max(FIRST_SPAN, this.lab.timeline.peek()?.now ?? 0) * 1.05;
    const width = Math.min(day, Math.max(LEAST_SPAN, (to - from) * by));
    const share = (around - from) / (to - from);
    this.look(around - width * share, around + width * (1 - share));
  }
}
