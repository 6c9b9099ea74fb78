/**
 * What the open notebook knows beside the café: whose page lies open and at which tab, which thought is picked out,
 * whether the camera follows, and the edits one can take back. Signals, so that panels redraw by themselves; `beat`
 * says "look again", because the café's state changes in place.
 */

import { computed, signal, type Signal } from '@preact/signals';
import { layout } from '../ui/layout.ts';
import type { Cafe } from '../sim/api.ts';
import type { Input, MaidEdit } from '../sim/state/input.ts';
import type { Maid, Person, PersonId } from '../sim/state/person.ts';
import { tabsOf, type Tab } from './cover.ts';
import { Edits } from './shape/edits.ts';
import { TableEdits } from './table/table-edits.ts';
import {
  entriesOf,
  filtered,
  stepThought,
  thoughtsOf,
  type Entry,
  type PastFilter,
  type Thought,
} from './past/past.ts';

/** What the notebook asks of the game around it. */
export interface NotebookActions {
  give(input: Input): void;
  /** Lets the camera follow somebody; null lets go. The notebook is told what came of it. */
  follow(id: PersonId | null): void;
  /** Somebody's name was clicked: select them, and open their notebook. */
  select(id: PersonId): void;
  close(): void;
  lookAt(x: number, y: number): void;
  /** On a small screen: to where commands are written. */
  command?(): void;
}

export class NotebookModel {
  readonly cafe: Signal<Cafe | null> = signal(null);
  readonly who: Signal<PersonId | null> = signal(null);
  readonly tab: Signal<Tab> = signal('now');
  /** On a small screen: one sentence and what can be done, before any page is opened. */
  readonly brief = signal(true);
  readonly beat = signal(0);
  /** Whom the camera follows, as the game says. */
  readonly followed: Signal<PersonId | null> = signal(null);
  /** Whether that is whoever's page lies open. */
  readonly following = computed(() => this.who.value !== null && this.followed.value === this.who.value);
  /** Key of the thought picked out in Past. */
  readonly thought: Signal<string | null> = signal(null);
  readonly filter: Signal<PastFilter> = signal('all');
  readonly edits: Edits;
  readonly tables: TableEdits;

  constructor(readonly actions: NotebookActions) {
    this.tables = new TableEdits((name, rows) => actions.give({ kind: 'table', name, rows }));
    this.edits = new Edits(
      (maid, edit) => actions.give({ kind: 'edit', maid, edit }),
      (maid) => {
        const page = this.cafe.value?.page(maid);
        return page === null || page === undefined ? '' : `${page.key} ${page.script} ${page.runned}`;
      },
    );
  }

  show(cafe: Cafe): void {
    if (this.cafe.value !== cafe) {
      this.edits.clear();
      this.tables.clear();
    }
    this.cafe.value = cafe;
    this.again();
  }

  open(id: PersonId | null): void {
    if (this.who.value === id) return;
    if (this.following.value) this.follow(id !== null, id);
    this.who.value = id;
    this.thought.value = null;
    this.filter.value = 'all';
    if (id === null) this.brief.value = true;
    if (!this.tabs().includes(this.tab.value)) this.tab.value = 'now';
  }

  /** Whose page lies open, if they are still here. */
  person(): Person | null {
    const id = this.who.value;
    return id === null ? null : (this.cafe.value?.state.people[id] ?? null);
  }

  tabs(): readonly Tab[] {
    const cafe = this.cafe.value;
    return cafe === null || this.who.value === null ? ['now', 'past'] : tabsOf(cafe, this.who.value);
  }

  turnTo(tab: Tab): void {
    this.brief.value = false;
    if (this.tabs().includes(tab)) this.tab.value = tab;
  }

  /** Lays the open page aside; where there is something briefer behind it, that comes first. */
  close(): void {
    if (layout.peek() === 'wide' || this.brief.peek()) this.actions.close();
    else this.brief.value = true;
  }

  follow(on: boolean, id: PersonId | null = this.who.value): void {
    this.actions.follow(on ? id : null);
  }

  again(): void {
    this.beat.value++;
  }

  /**
   * For panels: redraw whenever the café has moved on. Each one says so itself, since with signals a panel whose props
   * are the same objects as before is left as it is.
   */
  watch(): void {
    void this.beat.value;
  }

  // ── shape ───────────────────────────────────────────────────────────────────────────────────────────────────────

  change(maid: Maid, edit: MaidEdit, gesture: number | null = null): void {
    const cafe = this.cafe.value;
    if (cafe === null) return;
    this.edits.change(maid, cafe.state.tick, edit, gesture);
    this.again();
  }

  undo(): boolean {
    const cafe = this.cafe.value;
    const person = this.person();
    if (cafe === null || person?.role !== 'maid') return false;
    const done = this.edits.undo(person, cafe.state.tick);
    if (done) this.again();
    return done;
  }

  // ── past ────────────────────────────────────────────────────────────────────────────────────────────────────────

  entries(): readonly Entry[] {
    const cafe = this.cafe.value;
    const person = this.person();
    return cafe === null || person === null ? [] : entriesOf(thoughtsOf(cafe.state, person, cafe.decisions(person.id)));
  }

  /** Picks out a thought, or puts it back, and shows where it was. */
  pick(thought: Thought | null): void {
    this.thought.value = thought?.key ?? null;
    const place = thought?.place ?? null;
    if (place !== null) this.actions.lookAt(place.x, place.y);
  }

  /** To the thought before (−1) or after (+1); turns to Past. */
  step(by: -1 | 1): void {
    const thought = stepThought(filtered(this.entries(), this.filter.value), this.thought.value, by);
    if (thought === null) return;
    this.turnTo('past');
    this.pick(thought);
  }
}
