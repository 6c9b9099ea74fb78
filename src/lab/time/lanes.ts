/**
 * Computes a lane for each person: the scripts that the person used over time as bands, with marks for decisions,
 * changes of mind, slips and faults. Pure functions: they take the history of one line of the timeline and return
 * bands and marks.
 */

import type { Decision, Todo } from '../../ai/index.ts';
import { behaviours } from '../../sim/behaviours/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import {
  type Lane as AnyLane,
  type BandNames,
  bandsOf,
  type Mark as LaneMark,
  marksOf,
} from '../../inspector/lanes/lanes.ts';
import { KeptLanes } from '../../inspector/lanes/kept-lanes.ts';
import { changedMind } from '../../notebook/history/history.ts';
import type { History, Known } from '../../analysis/timeline/history.ts';

/** The kind of a band, which determines its colour and hatching; the kinds are the same as in the evening's report. */
export type BandKind = 'serve' | 'walk' | 'carry' | 'wait' | 'chat' | 'sweep' | 'down' | 'obey';

/** A moment on a lane or in the search's results. */
export interface Mark extends LaneMark {
  readonly who: PersonId | null;
  /** The decision behind the mark; null for an event. */
  readonly decision: Decision | null;
  readonly event: SimEvent | null;
}

export interface Lane extends AnyLane<Mark> {
  readonly known: Known;
}

const KINDS: Readonly<Record<string, BandKind>> = {
  service: 'serve',
  counter: 'serve',
  move: 'walk',
  enter: 'walk',
  toSeat: 'walk',
  leave: 'walk',
  flee: 'walk',
  mob: 'chat',
  fetch: 'carry',
  carry: 'carry',
  chat: 'chat',
  sweep: 'sweep',
  clear: 'sweep',
  getup: 'down',
  obey: 'obey',
  scout: 'obey',
  eat: 'serve',
};
const kindOf = (key: string): BandKind => KINDS[key] ?? 'wait';

/** Stages of a seated guest's visit. Each has its own band on the lane, because one script handles the whole visit. */
const VISIT: ReadonlySet<string> = new Set(['call', 'bill', 'dish', 'eat']);
function visitOf(todo: Todo | null, before: string | undefined): string {
  if (todo?.behave === 'eat') return 'eat';
  if (todo?.behave === 'call') return todo['need'] === 'bill' ? 'bill' : 'call';
  if (todo?.behave === 'wait' && todo['for'] === 'dish') return 'dish';
  // A short interlude (staring at a celebrity, being photographed) does not end the stage of the visit before it.
  return before !== undefined && VISIT.has(before) ? before : 'seated';
}

/**
 * The names of the default scripts for waiting begin with this. A default script warps to another script for every
 * piece of work, so a maid's band shows her script. Any other script does the work itself, so the band shows the maid's
 * todo.
 */
const WARPS_ON = 'maid.waiting';
export function doingOf(key: string, script: string, todo: Todo | null): string {
  if (key !== 'waiting' || todo === null || !script.startsWith('maid.') || script.startsWith(WARPS_ON)) return key;
  if (todo.behave !== 'move') return behaviours[todo.behave]?.band ?? 'service';
  return todo['to'] !== undefined
    ? 'carry'
    : todo['dishes'] !== undefined
      ? 'fetch'
      : todo['tend'] !== undefined
        ? 'clear'
        : 'move';
}

/** The bands of a café's lanes: a seated guest's visit in stages, and a maid's todo where one script does all the work. */
export const CAFE_BANDS: BandNames = {
  nameOf({ script, todo, warp }, key, before) {
    const name = warp === null ? doingOf(key, script, todo) : key;
    return name === 'seated' ? visitOf(todo, before) : name;
  },
  kindOf,
};

function subjectOf({ because, options }: Decision): string {
  const chosen = options.find(({ verdict }) => verdict === 'chosen')?.id ?? '';
  const { guest, name, dish, table } = because?.terms ?? {};
  return `${because?.key ?? ''} ${chosen} ${JSON.stringify([guest ?? name, dish, table])}`;
}

const thoughtMarks = (who: PersonId, decisions: readonly Decision[]): Mark[] =>
  marksOf(who, decisions, { subjectOf, changedMind }).map((mark) => ({ ...mark, event: null }));

/** Events that can be searched; each is marked on the lane of the person concerned. */
const EVENTS_MARKED: ReadonlySet<string> = new Set([
  'slip',
  'command',
  'leaves',
  'paid',
  'hero',
  'tired',
  'friends',
  'refused',
  'photo',
  'stuck',
  'edit',
  'event',
]);

function eventMarks(events: readonly SimEvent[]): Mark[] {
  const marks: Mark[] = [];
  for (const event of events)
    if (EVENTS_MARKED.has(event.type))
      marks.push({
        tick: event.tick,
        kind: event.type === 'slip' ? 'slip' : 'event',
        who: event.who,
        decision: null,
        event,
      });
  return marks;
}

/** Builds lanes and caches them: a person's lane is rebuilt only after something was added to it. */
export class Lanes {
  private readonly kept = new KeptLanes<Lane, Known>((known, thoughts, end, marks) => ({
    id: known.id,
    known,
    bands: bandsOf(thoughts, end, CAFE_BANDS),
    marks: marks ?? this.marksOf(known.id, thoughts),
  }));
  private marked: { readonly events: number; readonly marks: readonly Mark[] } = { events: -1, marks: [] };

  constructor(readonly history: History) {}

  events(): readonly Mark[] {
    const events = this.history.events();
    if (events.length !== this.marked.events) this.marked = { events: events.length, marks: eventMarks(events) };
    return this.marked.marks;
  }

  /** The lane of a person. @param until the last tick of the timeline's line */
  lane(known: Known, until: number): Lane {
    return this.kept.lane(known, this.history.thoughts(known.id), until);
  }

  private marksOf(id: PersonId, thoughts: readonly Decision[]): readonly Mark[] {
    const slips = this.events().filter(({ kind, who }) => kind === 'slip' && who === id);
    return [...thoughtMarks(id, thoughts), ...slips].sort((a, b) => a.tick - b.tick || 0);
  }
}
