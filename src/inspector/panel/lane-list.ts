/**
 * The lanes of an open inspector: which characters are listed, in which order, and which page of them is shown. A search
 * lists only the characters whose name or kind it matches.
 */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { KeptLanes } from '../lanes/kept-lanes.ts';
import { bandsOf, BY_KEY, BY_TODO, type Lane, marksOf } from '../lanes/lanes.ts';
import type { Stretch } from '../lanes/visible-time.ts';
import type { Recorded, Recording } from '../record/recorded.ts';
import { inOrder, namedIn } from './search.ts';

/** Lanes shown at first; with thousands of characters the search finds the others. */
export const MOST_LANES = 40;

/** The state of the inspector from which its lanes follow. */
export interface LaneListDeps {
  readonly recording: Recording;
  /** Returns the recording, and makes the caller run again whenever it has grown. */
  watch(): Recording;
  readonly characters: ReadonlySignal<readonly Recorded[]>;
  readonly byId: ReadonlySignal<ReadonlyMap<string, Recorded>>;
  nameOf(id: string): string;
  /** The chosen character; null = none. */
  readonly who: ReadonlySignal<string | null>;
  /** The searched words in lower case. */
  readonly searched: ReadonlySignal<string>;
  readonly stretch: Stretch;
}

export class LaneList {
  /** Whether lanes show todos even for characters with several scripts. */
  readonly byTodo = signal(false);
  private readonly kept = new KeptLanes<Lane, Recorded>(({ id }, thoughts, end, marks) => ({
    id,
    bands: bandsOf(thoughts, end, this.byTodo.peek() ? BY_TODO : BY_KEY),
    marks: marks ?? marksOf(id, thoughts),
  }));
  /** Ids of all characters in the order of their lanes. */
  private order: readonly string[] = [];
  private readonly wantedLane = signal(0);

  constructor(private readonly deps: LaneListDeps) {}

  /**
   * The characters that are listed, in the order of their lanes: all, or those whose name or kind matches the search.
   * Characters that are absent in the whole stretch of time are left out.
   */
  readonly listed = computed((): readonly Recorded[] => {
    const { from, to } = this.deps.stretch.span.value;
    const there = this.ordered().filter((one) => one.from <= to && one.to >= from);
    const named = namedIn(there, this.deps.searched.value, (id) => this.deps.nameOf(id));
    return named.length === 0 ? there : named;
  });

  /** Whether the search matched names or kinds of characters. */
  get namesFound(): boolean {
    return namedIn(this.listed.value, this.deps.searched.value, (id) => this.deps.nameOf(id)).length > 0;
  }

  /** All characters in the order of their lanes; sorted anew only if a character was added. */
  private ordered(): readonly Recorded[] {
    const characters = this.deps.characters.value;
    if (this.order.length !== characters.length || this.order.some((id) => !this.deps.byId.value.has(id)))
      this.order = inOrder(characters, (id) => this.deps.nameOf(id)).map(({ id }) => id);
    return this.order.map((id) => this.deps.byId.value.get(id) as Recorded);
  }

  /** The lanes shown: {@link MOST_LANES} of those listed, and always the chosen one. */
  readonly shown = computed((): readonly Lane[] => {
    void this.byTodo.value;
    const first = this.firstLane.value;
    const listed = this.listed.value;
    const list = listed.slice(first, first + MOST_LANES);
    const who = this.deps.who.value;
    if (who !== null && !list.some(({ id }) => id === who)) {
      const { from, to } = this.deps.stretch.span.value;
      const mine = this.deps.byId.value.get(who);
      if (mine !== undefined && mine.from <= to && mine.to >= from) list.unshift(mine);
    }
    const { recording } = this.deps;
    return list.map((one) => this.kept.lane(one, recording.thoughts(one.id), recording.end));
  });

  /** Index, in the list of characters, of the first one that has a lane; limited so that it stays within the list. */
  readonly firstLane = computed(() => Math.max(0, Math.min(this.wantedLane.value, this.listed.value.length - 1)));

  /** Whether any character has several scripts. If so, lanes can show todos as well as scripts. */
  get hasScripts(): boolean {
    const tables = Object.values(this.deps.watch().warps);
    return tables.some((table) => Object.keys(table).some((key) => key !== 'default'));
  }

  /** Makes lanes show todos, or scripts again. */
  showTodos(shows: boolean): void {
    this.kept.clear();
    this.byTodo.value = shows;
  }

  /** Scrolls by one page of lanes. */
  page(by: 1 | -1): void {
    this.wantedLane.value = Math.max(0, this.firstLane.peek() + by * MOST_LANES);
  }

  /** Scrolls back to the first lane. */
  toFirst(): void {
    this.wantedLane.value = 0;
  }

  /** Forgets the lanes that were built, because another line of time is shown. */
  clear(): void {
    this.kept.clear();
  }
}
