/**
 * State of the open notebook: the person, the tab, the selected thought, whether the camera follows, and the player's
 * edits, which can be undone. Signals redraw the panels; `beat` announces changes inside the café, which is mutable.
 */

import { computed, signal, type Signal } from '@preact/signals';
import { layout } from '../ui/screen-layout.ts';
import type { Cafe } from '../sim/api.ts';
import type { Input } from '../sim/inputs/index.ts';
import type { MaidEdit } from '../sim/state/maid-edit.ts';
import type { Maid, Person, PersonId } from '../sim/state/person.ts';
import { tabsOf, type Tab } from './cover.ts';
import type { Asked } from './simple/why-not-answer.ts';
import { changedOnly, type MaidField, sameValue } from '../sim/inputs/undoing.ts';
import { type EditLog, only, type Shape } from '../ui/edits/edit-log.ts';
import {
  entriesOf,
  filtered,
  stepThought,
  thoughtsOf,
  type Entry,
  type PastFilter,
  type Thought,
} from './history/history.ts';

/** Functions and data that the rest of the game provides to the notebook. */
export interface NotebookDeps {
  give(input: Input): void;
  /** The log of the café's edits; {@link give} writes into it. */
  readonly edits: EditLog;
  /** Makes the camera follow a person; null = nobody. The game then calls `setFollowed` with the person followed. */
  follow(id: PersonId | null): void;
  /** Called when a name was clicked: selects the person and opens their notebook. */
  select(id: PersonId): void;
  close(): void;
  lookAt(x: number, y: number): void;
  /** Opens a page of the lab with the selected maid; left out = the notebook shows no button for this page. */
  openLab?(page: 'scripts' | 'roster'): void;
  /** Opens a free café with a copy of the present day; left out = the notebook shows no button for a free café. */
  openFree?(): void;
  /**
   * Lets the player give a command to the maid whose notebook is open. On a small screen this opens the chalkboard; on
   * a wide screen it selects the chalkboard's pointer tool.
   */
  command?(): void;
  /**
   * Whether the first press of Escape does something else, and only the next one closes the notebook: it deselects a
   * tool of the chalkboard, or moves the camera back.
   */
  yieldsEscape?(): boolean;
  /** Whether the page "Now" shows its details, which the player chooses; left out = the details are always shown. */
  readonly details?: Signal<boolean>;
  /** Access to the café's picture, on which handles are drawn around a maid; undefined = no handles are drawn. */
  readonly floor?: {
    /** The element for the handles, which lies between the café's picture and the panels. */
    readonly layer: HTMLElement;
    /** The page position of a tile's centre, in CSS pixels. */
    onPage(x: number, y: number): { readonly x: number; readonly y: number };
    tileAt?(x: number, y: number): { readonly x: number; readonly y: number } | null;
  };
}

export class NotebookModel {
  readonly cafe: Signal<Cafe | null> = signal(null);
  readonly who: Signal<PersonId | null> = signal(null);
  readonly tab: Signal<Tab> = signal('now');
  /** On a small screen: whether only the summary is shown. */
  readonly brief = signal(true);
  readonly beat = signal(0);
  /** Id of the person the camera follows, as reported by the game. */
  readonly followed: Signal<PersonId | null> = signal(null);
  /** Whether the camera follows the person whose notebook is open. */
  readonly following = computed(() => this.who.value !== null && this.followed.value === this.who.value);
  /** Key of the thought selected on the page History; null = none. */
  readonly thought: Signal<string | null> = signal(null);
  readonly filter: Signal<PastFilter> = signal('all');
  /** Whether the player is asking "Why not …?", and the table or guest that the question is about. */
  readonly asking = signal(false);
  readonly asked: Signal<Asked | null> = signal(null);
  /**
   * The state of the newest edit of each maid: its tick, the maid's thought at the time of the edit, and whether she
   * has thought since then.
   */
  private readonly effects = new Map<PersonId, { readonly tick: number; readonly thought: string; atWork: boolean }>();

  constructor(readonly deps: NotebookDeps) {}

  get edits(): EditLog {
    return this.deps.edits;
  }

  show(cafe: Cafe): void {
    if (this.cafe.value !== cafe) this.effects.clear();
    this.cafe.value = cafe;
    this.again();
  }

  open(id: PersonId | null): void {
    if (this.who.value === id) return;
    if (this.following.value) this.follow(id !== null, id);
    this.who.value = id;
    this.ask(false);
    this.thought.value = null;
    this.filter.value = 'all';
    if (id === null) this.brief.value = true;
    // A guest's first page answers what a player wants to know of a guest: who it is, and since when it waits.
    if (this.person()?.role === 'guest' || !this.tabs().includes(this.tab.value)) this.tab.value = 'now';
  }

  /** Begins or ends the question "Why not …?". */
  ask(on: boolean): void {
    this.asking.value = on;
    if (!on) this.asked.value = null;
  }

  get detailed(): boolean {
    return this.deps.details?.value ?? true;
  }

  /** The person whose notebook is open, if still present. */
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

  /** Closes the notebook. On a small screen, closes only the open page and returns to the summary, if the summary is not shown already. */
  close(): void {
    if (layout.peek() === 'wide' || this.brief.peek()) this.deps.close();
    else this.brief.value = true;
  }

  /**
   * Handles the Escape key: closes the open page. Returns false if Escape does something else first.
   */
  escape(): boolean {
    if (this.deps.yieldsEscape?.() === true) return false;
    this.close();
    return true;
  }

  follow(on: boolean, id: PersonId | null = this.who.value): void {
    this.deps.follow(on ? id : null);
  }

  again(): void {
    this.beat.value++;
  }

  /**
   * Subscribes a panel to changes of the café. Each panel must call this method, because Preact skips a panel whose
   * props are the same objects as before.
   */
  watch(): void {
    void this.beat.value;
  }

  /**
   * Changes a maid's properties through the journal; unchanged values are left out. @param mark edits of one drag have
   * the same mark and count as one
   */
  change(maid: Maid, edit: MaidEdit, mark: string | null = null): void {
    const cafe = this.cafe.value;
    if (cafe === null) return;
    const changed = changedOnly(this.edits.shapeOf(maid, cafe.state), edit);
    if (Object.keys(changed).length === 0) return;
    this.edits.together(() => this.deps.give({ kind: 'edit', maid: maid.id, edit: changed }), mark);
    this.again();
  }

  /** Whether a maid's property differs from its value before its first edit. */
  isChanged(maid: PersonId, field: MaidField, shape: Shape): boolean {
    const original = this.edits.originalOf({ of: 'maid', id: maid, field });
    return original !== undefined && !sameValue(original, shape[field]);
  }

  /** State of a maid's newest edit: `waiting` until she has thought since, then `atWork`; null without edits. */
  effect(id: PersonId): 'waiting' | 'atWork' | null {
    const tick = this.edits.lastTick(only('maid', id));
    const cafe = this.cafe.value;
    if (tick === null || cafe === null) return null;
    const page = cafe.page(id);
    const thought = page === null ? '' : `${page.key} ${page.script} ${page.runned}`;
    let effect = this.effects.get(id);
    if (effect?.tick !== tick) this.effects.set(id, (effect = { tick, thought, atWork: false }));
    effect.atWork ||= cafe.state.tick > tick && thought !== effect.thought;
    return effect.atWork ? 'atWork' : 'waiting';
  }

  /** Undoes the newest edit of the person whose notebook is open. @returns false if there is none */
  undo(): boolean {
    const person = this.person();
    const done = person?.role === 'maid' && this.edits.undo(only('maid', person.id));
    if (done) this.again();
    return done;
  }

  entries(): readonly Entry[] {
    const cafe = this.cafe.value;
    const person = this.person();
    return cafe === null || person === null ? [] : entriesOf(thoughtsOf(cafe.state, person, cafe.decisions(person.id)));
  }

  /** Selects a thought; null = deselects. The camera stays, because the player is reading. */
  pick(thought: Thought | null): void {
    this.thought.value = thought?.key ?? null;
  }

  /** Selects the previous (−1) or next (+1) thought and opens the page History. */
  step(by: -1 | 1): void {
    const thought = stepThought(filtered(this.entries(), this.filter.value), this.thought.value, by);
    if (thought === null) return;
    this.turnTo('past');
    this.pick(thought);
  }
}
