/**
 * Counts how often each branch of a table was taken today, by all people who use the table, up to the moment shown.
 * Each call reads only the thoughts recorded since the last call. If the condition of a row is edited, its counts
 * start again at zero.
 */

import type { Decision } from '../../ai/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { countBefore } from '../../inspector/record/thoughts.ts';

type Asked = { readonly id: number; readonly condition: string; readonly param: string };

/** The part of the day's history from which the counts are computed. */
export interface Thinkers {
  people(): readonly { readonly id: PersonId }[];
  thoughts(id: PersonId): readonly Decision[];
}

const keyOf = ({ id, condition, param }: Asked): string => `${id} ${condition} ${param}`;

export class BranchCounts {
  private readonly counts = new Map<string, number>();
  private readonly seen = new Map<PersonId, number>();
  private history: Thinkers | null = null;
  private table = '';
  private tick = -1;

  /**
   * Counts up to a tick. The count continues from the last call. For another table or another line of the timeline, it
   * starts again at zero.
   */
  upTo(history: Thinkers | null, table: string, tick: number): this {
    if (history !== this.history || table !== this.table || tick < this.tick) {
      this.counts.clear();
      this.seen.clear();
    }
    [this.history, this.table, this.tick] = [history, table, tick];
    for (const { id } of history?.people() ?? []) {
      const thoughts = (history as Thinkers).thoughts(id);
      const end = countBefore(thoughts, tick);
      for (let i = this.seen.get(id) ?? 0; i < end; i++) this.add(thoughts[i] as Decision);
      this.seen.set(id, end);
    }
    return this;
  }

  asked(row: Asked): number {
    return this.counts.get(keyOf(row)) ?? 0;
  }
  /** How often a row's condition was true (`yes`) or false (`no`) today. */
  taken(row: Asked, side: 'yes' | 'no'): number {
    return this.counts.get(`${keyOf(row)} ${side}`) ?? 0;
  }
  /** How often a behaviour was drawn from a row's branch today. */
  drawn(row: Asked, side: 'yes' | 'no', behaviour: string): number {
    return this.counts.get(`${keyOf(row)} ${side} ${behaviour}`) ?? 0;
  }

  private add({ because, options }: Decision): void {
    if (because === null || !because.key.startsWith('table.') || because.terms['table'] !== this.table) return;
    for (const { id, terms } of options) {
      const { condition, param, held, chose } = terms;
      const asked = typeof param === 'number' || typeof param === 'string' ? String(param) : '';
      const row = { id: Number(id), condition: String(condition), param: asked };
      const key = keyOf(row);
      const side = held === true ? 'yes' : 'no';
      this.one(key);
      this.one(`${key} ${side}`);
      if (typeof chose === 'string') this.one(`${key} ${side} ${chose}`);
    }
  }
  private one(key: string): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
}
