/** Model of the page "Time": the visible stretch of the day, the search, and the lanes of the timeline's current line. */

import { computed, signal, type Signal } from '@preact/signals';
import type { Decision } from '../../ai/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Lab } from '../frame/lab.ts';
import { told } from '../words/index.ts';
import { aroundOf, guestOf, thoughtBeside } from './person-at.ts';
import type { History, Known } from '../../analysis/timeline/history.ts';
import { Stretch } from '../../inspector/lanes/visible-time.ts';
import { countBefore } from '../../inspector/record/thoughts.ts';
import { type Lane, Lanes, type Mark } from './lanes.ts';
import { find, type Kind } from './search.ts';

/** Number of ticks visible at first: fifty café minutes, enough room for most bands' words. */
const FIRST_SPAN = 500;
const LEAST_SPAN = 60;
/** Maximum number of ticks that are run beyond the present to reach a person's next thought. */
const LONGEST_WAIT = 1200;

export class TimeModel {
  readonly kind: Signal<Kind> = signal('all');
  readonly words = signal('');
  readonly stretch: Stretch;
  readonly hover: Signal<Mark | null> = signal(null);
  /** The guests for which the player has added a lane, and whether everyone has a lane. */
  readonly pinned: Signal<ReadonlySet<PersonId>> = signal(new Set());
  readonly everybody = signal(false);
  /** Which overlays are drawn on the café's picture: alert ranges, paths, thoughts. */
  readonly sight = signal(true);
  readonly ways = signal(true);
  readonly thoughts = signal(false);
  /** The search result that the player visited last; null = the player chose the moment directly. */
  readonly at: Signal<Mark | null> = signal(null);
  private lanesOf = new WeakMap<History, Lanes>();

  constructor(readonly lab: Lab) {
    const end = lab.tick.peek();
    this.stretch = new Stretch({
      first: { from: Math.max(0, end - FIRST_SPAN), to: Math.max(FIRST_SPAN, end) },
      least: LEAST_SPAN,
      whole: () => ({ from: lab.line?.tape.from ?? 0, to: Math.max(FIRST_SPAN, lab.timeline.peek()?.now ?? 0) }),
      place: 0.5,
    });
  }

  private lanes(): Lanes | null {
    const { line } = this.lab;
    if (line === null) return null;
    let lanes = this.lanesOf.get(line.history);
    if (lanes === undefined) this.lanesOf.set(line.history, (lanes = new Lanes(line.history)));
    return lanes;
  }

  /** Everyone present in the visible stretch of the day, in order of arrival. */
  private readonly inSight = computed((): readonly Known[] => {
    this.lab.watch();
    const lanes = this.lanes();
    if (lanes === null || this.lab.timeline.value === null) return [];
    const { from, to } = this.stretch.span.value;
    return lanes.history.people().filter((one) => one.from <= to && one.to >= from);
  });

  /** The guests who are present in the visible stretch of the day, celebrities first. */
  readonly guestsInSight = computed((): readonly Known[] =>
    this.inSight.value
      .filter(({ role }) => role === 'guest')
      .sort((a, b) => Number(b.hero) - Number(a.hero) || a.from - b.from || (a.id < b.id ? -1 : 1)),
  );

  /** The guest the selected person's last thought was about. */
  private readonly about = computed((): PersonId | null => {
    const { lab } = this;
    lab.watch();
    const who = lab.who.value;
    if (who === null || lab.line === null) return null;
    const thoughts = lab.line.history.thoughts(who);
    const known = this.known.value;
    for (let i = countBefore(thoughts, lab.tick.value) - 1; i >= 0; i--) {
      const guest = guestOf(thoughts[i] as Decision, (id) => known.get(id)?.role === 'guest');
      if (guest !== null) return guest;
    }
    return null;
  });

  /**
   * The lanes shown. The maids' lanes come first. Then come those of the selected guest, of the guests that the player
   * has added, and of the guest that the selected person's last thought was about. If the player has chosen so, the
   * lanes of all people are shown.
   */
  readonly shown = computed((): readonly Lane[] => {
    const lanes = this.lanes();
    const timeline = this.lab.timeline.value;
    if (lanes === null || timeline === null) return [];
    const everybody = this.everybody.value;
    const wanted = new Set([...this.pinned.value, this.lab.who.value, this.about.value]);
    const order = { maid: 0, guest: 1, chef: 2 } as const;
    return this.inSight.value
      .filter(({ id, role }) => everybody || role === 'maid' || wanted.has(id))
      .map((known) => lanes.lane(known, timeline.now))
      .sort(
        (a, b) =>
          order[a.known.role] - order[b.known.role] ||
          a.known.from - b.known.from ||
          (a.known.id < b.known.id ? -1 : 1),
      );
  });

  pin(id: PersonId): void {
    this.pinned.value = new Set([...this.pinned.peek(), id]);
    this.lab.look(id);
  }
  unpin(id: PersonId): void {
    this.pinned.value = new Set([...this.pinned.peek()].filter((one) => one !== id));
  }

  readonly known = computed((): ReadonlyMap<PersonId, Known> => {
    this.lab.watch();
    return new Map((this.lanes()?.history.people() ?? []).map((one) => [one.id, one]));
  });

  /** All marks that the search has found, in order of time; without a search, the selected person's marks. */
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

  /**
   * Number of the last search result at or before the moment shown; the first result has number 1. 0 = the moment is
   * before the first result.
   */
  readonly place = computed((): number => {
    const at = this.lab.tick.value;
    return this.found.value.filter(({ tick }) => tick < at).length;
  });

  /** Goes to the moment right after a mark and selects its person. */
  goTo(mark: Mark): void {
    const { lab } = this;
    lab.setSpeed(0);
    lab.goTo(mark.tick + 1);
    if (mark.who !== null) lab.look(mark.who);
    this.at.value = mark;
    this.bringIntoSight();
    lab.again();
  }

  /** Goes to the previous or next search result. @returns whether there is one */
  step(by: 1 | -1): boolean {
    const tick = this.lab.tick.peek() - 1;
    const found = this.found.peek();
    const there =
      by === 1 ? found.find((mark) => mark.tick > tick) : [...found].reverse().find((mark) => mark.tick < tick);
    if (there === undefined) return false;
    this.goTo(there);
    return true;
  }

  /**
   * Goes to the selected person's next thought. If no later thought is recorded, the café runs on until the person has
   * one.
   */
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

  /** Goes to the selected person's previous or next recorded thought. @returns whether there is one */
  stepThought(by: 1 | -1): boolean {
    const { lab } = this;
    const who = lab.who.peek();
    const person = who === null ? undefined : lab.cafe.state.people[who];
    if (person === undefined || lab.line === null) return false;
    const tick = lab.tick.peek();
    const { entries } = aroundOf(lab.cafe.state, person, lab.line.history.thoughts(person.id), tick);
    const thought = thoughtBeside(entries, tick, by);
    if (thought === null) return false;
    lab.setSpeed(0);
    lab.goTo(thought.tick + 1);
    this.bringIntoSight();
    return true;
  }

  /** The maid who is selected by default: the maid who changed her mind last, otherwise the first maid. */
  somebody(): PersonId | null {
    const lanes = this.lanes();
    const now = this.lab.timeline.peek()?.now ?? 0;
    const maids = (lanes?.history.people() ?? []).filter(({ role }) => role === 'maid');
    let last = -1;
    let who = maids[0]?.id ?? null;
    for (const maid of maids) {
      const mind = lanes
        ?.lane(maid, now)
        .marks.filter(({ kind }) => kind === 'mind')
        .at(-1);
      if (mind !== undefined && mind.tick > last) [last, who] = [mind.tick, maid.id];
    }
    return who;
  }

  bringIntoSight(): void {
    this.stretch.bringIntoSight(this.lab.tick.peek());
  }
}
