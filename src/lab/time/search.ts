/**
 * Looking for a moment: marks of a kind, or by words that stand in their sentence – "momo kaito", "slip", "instead of".
 * Every word must be found, in any order and case. Sentences are worded once.
 */

import { personName, say, sayPart } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import { tell, tellPart } from '../words/index.ts';
import type { Known } from '../../analysis/timeline/history.ts';
import type { Mark, MarkKind } from './lanes.ts';

export type Kind = 'all' | Extract<MarkKind, 'decision' | 'mind' | 'slip' | 'fault'> | 'lost' | 'command';
export const KINDS: readonly Kind[] = ['all', 'decision', 'mind', 'slip', 'lost', 'command', 'fault'];

/** Those of a kind. */
export function isOf(mark: Mark, kind: Kind): boolean {
  if (kind === 'all') return true;
  if (kind === 'lost') return mark.event?.type === 'leaves' && mark.event['reason'] !== 'paid';
  if (kind === 'command') return mark.event?.type === 'command' || mark.event?.type === 'edit';
  return mark.kind === kind;
}

const sentences = new WeakMap<Mark, { readonly language: string; readonly text: string }>();

/** A mark in a sentence, without whose it is. */
export function markWords(mark: Mark, nameOf: (id: string) => string): string {
  const { decision, event } = mark;
  if (decision !== null) {
    if (decision.fault !== null) return decision.fault;
    const words = decision.because === null ? '' : sentenceOf(decision.because);
    // Of a table the options are the rows that were asked, not others it could have been.
    const rows = decision.because?.key.startsWith('table.') === true;
    const others = (rows ? [] : decision.options)
      .filter(({ verdict }) => verdict !== 'chosen')
      .map(({ id }) => nameOf(id));
    return others.length === 0
      ? words
      : tell('search.over', {
          words: words.replace(/[.。]$/, ''),
          others: others.slice(0, 3).join(say('app.list.comma')),
        });
  }
  return tellPart('event.', event?.type ?? '', { why: whyOf(event?.['reason']) });
}

const whyOf = (why: unknown): string => (typeof why === 'string' ? sayPart('leave.', why) : '');

/** All that a mark can be found by. */
export function textOf(mark: Mark, language: string, known: ReadonlyMap<string, Known>): string {
  const before = sentences.get(mark);
  if (before?.language === language) return before.text;
  const storedName = (id: string): string => known.get(id)?.name ?? id;
  const nameOf = (id: string): string => personName(storedName(id));
  // Whoever it concerns is found by both names: the one shown, and the one of tables and files.
  const whose = [mark.who ?? [], (mark.decision?.options ?? []).map(({ id }) => id)].flat();
  const names = whose.flatMap((id) => [nameOf(id), storedName(id)]).join(' ');
  const text = `${names} ${markWords(mark, nameOf)} ${tellPart('mark.', mark.kind)}`;
  const lower = text.toLowerCase();
  sentences.set(mark, { language, text: lower });
  return lower;
}

/** Marks that are of the kind and have every word, in the order of time. */
export function find(
  marks: readonly Mark[],
  kind: Kind,
  words: string,
  language: string,
  known: ReadonlyMap<string, Known>,
): readonly Mark[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return marks.filter(
    (mark) => isOf(mark, kind) && wanted.every((word) => textOf(mark, language, known).includes(word)),
  );
}
