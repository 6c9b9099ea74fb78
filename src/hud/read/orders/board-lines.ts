/**
 * The lines of the chalkboard with their memory: when an order has ended, its line stays for a few seconds, even if the
 * order has left the board, and tells how the order ended.
 */

import type { Cafe } from '../../../sim/api.ts';
import type { SimEvent } from '../../../sim/state/world-state.ts';
import { TICKS_PER_SECOND } from '../../../words/index.ts';
import { type CommandWords, isNameless } from '../board.ts';
import { cleaningsIn, servicesIn } from './forestalled-orders.ts';
import { agreed, type BoardLine, linesOf, type Served } from './lines-now.ts';
import type { LineState } from './order-progress.ts';

/** Ticks for which a line stays after its order has ended. */
const STAYS: Partial<Record<LineState, number>> = {
  done: 4 * TICKS_PER_SECOND,
  quicker: 8 * TICKS_PER_SECOND,
  declined: 6 * TICKS_PER_SECOND,
  impossible: 6 * TICKS_PER_SECOND,
  superseded: 3 * TICKS_PER_SECOND,
  failed: 12 * TICKS_PER_SECOND,
};
/** Ticks for which a colleague's order that came to nothing stays: the player can do nothing about it. */
const COLLEAGUES_NO = 2 * TICKS_PER_SECOND;
const NO: readonly LineState[] = ['declined', 'impossible', 'failed'];
const staysFor = ({ state, by }: BoardLine): number | undefined =>
  by !== null && NO.includes(state) ? COLLEAGUES_NO : STAYS[state];

/** Reads the chalkboard's lines, and keeps lines for a few seconds after their orders have ended. */
export class BoardLines {
  private readonly ended = new Map<number, { readonly line: BoardLine; readonly since: number }>();
  /** For each guest by id, and each cleaned tile as `x,y`: the maid who last worked there, and the tick at which she did. */
  private readonly served = new Map<string, Served>();
  /** The words of each order as they were while its guest was in the café. */
  private readonly named = new Map<number, CommandWords>();
  /** For orders that a maid had accepted: how they ended. */
  private readonly endings = new Map<
    number,
    { readonly state: 'done' | 'failed' | 'superseded'; readonly cause: string | null }
  >();
  private shown: readonly BoardLine[] = [];
  private tick = -1;

  /** Notes which maids have served which guests, and how orders end. Must be called for every tick. */
  hear({ state }: Cafe, events: readonly SimEvent[]): void {
    for (const { type, id, answer, cause } of events)
      if (type === 'orderEnded' && (answer === 'done' || answer === 'failed' || answer === 'superseded'))
        if (this.endings.get(Number(id))?.state !== 'done')
          this.endings.set(Number(id), { state: answer, cause: typeof cause === 'string' ? cause : null });
    for (const { guests, by } of [...servicesIn(events), ...cleaningsIn(state, events)]) {
      const name = by === null ? undefined : state.people[by]?.name;
      if (by !== null && name !== undefined)
        for (const guest of guests) this.served.set(guest, { id: by, name, tick: state.tick });
    }
  }

  /** All lines, the newest first. */
  read(cafe: Cafe): readonly BoardLine[] {
    const { tick } = cafe.state;
    if (tick < this.tick) {
      this.ended.clear();
      this.served.clear();
      this.named.clear();
      this.endings.clear();
      this.shown = [];
    }
    this.tick = tick;
    const onBoard = linesOf(cafe, this.served);
    const offBoard = agreed(cafe).map((line) => ({
      ...line,
      to: this.shown.find(({ id }) => id === line.id)?.to ?? line.to,
    }));
    const now = [...onBoard, ...offBoard].map((line) => this.withName(line));
    const here = new Set(now.map(({ id }) => id));
    for (const id of this.named.keys()) if (!here.has(id)) this.named.delete(id);
    for (const line of this.shown)
      if (line.id >= 0 && !here.has(line.id) && !this.ended.has(line.id) && endsInWords(line))
        this.end(this.ending(line), tick);
    for (const line of now) if (STAYS[line.state] !== undefined && !this.ended.has(line.id)) this.end(line, tick);
    for (const [id, { line, since }] of this.ended)
      if (tick - since > (staysFor(line) ?? 0) && !here.has(id)) this.ended.delete(id);
    const stays = (line: BoardLine): boolean => {
      const kept = this.ended.get(line.id);
      return kept === undefined || STAYS[line.state] === undefined || tick - kept.since <= (staysFor(line) ?? 0);
    };
    const gone = [...this.ended.values()].filter(({ line }) => !here.has(line.id)).map(({ line }) => line);
    this.shown = [...now, ...gone]
      .filter(stays)
      .map((line) => (isOfGone(cafe.state, line) ? { ...line, again: null } : line))
      .sort((a, b) => order(b) - order(a));
    return this.shown;
  }

  /** The line with the name or table of its guest, even after the guest has left. */
  private withName(line: BoardLine): BoardLine {
    const { id, command } = line;
    if (isNameless(command)) return { ...line, command: this.named.get(id) ?? command };
    if (id >= 0) this.named.set(id, command);
    return line;
  }

  /**
   * The last state of a line whose order has left the board. If a maid had accepted the order, this is how the order
   * ended for her.
   */
  private ending(line: BoardLine): BoardLine {
    const ended = STAYS[line.state] === undefined ? this.endings.get(line.id) : undefined;
    return ended === undefined ? unheard(line) : { ...line, ...ended, first: null, seconds: null };
  }

  private end(line: BoardLine, since: number): void {
    this.ended.set(line.id, { line, since });
  }
}

/** Whether the player's order is about a guest who has left: repeating it would change nothing. */
function isOfGone({ people }: Cafe['state'], { again }: BoardLine): boolean {
  const { guest } = again?.command ?? {};
  if (typeof guest !== 'string') return false;
  const who = people[guest];
  return who?.role !== 'guest' || !who.present || who.stage === 'leave';
}

/** Sort key of a line: orders that are not on the board yet count as the newest. */
const order = ({ id }: BoardLine): number => (id < 0 ? 1e9 - id : id);

/** Whether the line shows how its order ended. The line of a call for help that no maid answers simply disappears. */
const endsInWords = ({ answered, state }: BoardLine): boolean =>
  answered || state === 'busy' || STAYS[state] !== undefined;

/**
 * The last state of an order that has left the board, if no maid's answer tells it. A final state stays. Otherwise the
 * order counts as done if a maid was walking to it or carrying it out, and as expired if not.
 */
function unheard(line: BoardLine): BoardLine {
  if (STAYS[line.state] !== undefined) return line;
  return line.state === 'way' || line.state === 'busy'
    ? { ...line, state: 'done', first: null, seconds: null }
    : { ...line, state: 'failed', cause: 'expired', first: null, seconds: null };
}
