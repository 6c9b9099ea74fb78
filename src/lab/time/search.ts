/**
 * Searches for moments: marks of a given kind whose sentences contain the given words ("momo kaito", "slip", "instead
 * of"). All words must occur, in any order and case. Sentences are cached.
 */

import { personName, say, sayPart } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import { tell, tellPart } from '../words/index.ts';
import type { Known } from '../../analysis/timeline/history.ts';
import type { MarkKind } from '../../inspector/lanes/lanes.ts';
import { matching } from '../../inspector/lanes/matching.ts';
import type { Mark } from './lanes.ts';

export type Kind = 'all' | Extract<MarkKind, 'decision' | 'mind' | 'slip' | 'fault'> | 'noticed' | 'lost' | 'command';
export const KINDS: readonly Kind[] = ['all', 'decision', 'mind', 'noticed', 'slip', 'lost', 'command', 'fault'];

/**
 * Values of the term `knows` in a decision's reason which say that the character saw or heard the chosen guest. Other
 * values say that the character read the blackboard or got an order.
 */
const NOTICED: ReadonlySet<unknown> = new Set(['saw', 'heard']);

function isOf(mark: Mark, kind: Kind): boolean {
  if (kind === 'all') return true;
  if (kind === 'noticed') return NOTICED.has(mark.decision?.because?.terms?.knows);
  if (kind === 'lost') return mark.event?.type === 'leaves' && mark.event['reason'] !== 'paid';
  if (kind === 'command') return mark.event?.type === 'command' || mark.event?.type === 'edit';
  return mark.kind === kind;
}

const sentences = new WeakMap<Mark, { readonly language: string; readonly text: string }>();

/** A mark as a sentence, without the person's name. */
export function markWords(mark: Mark, nameOf: (id: string) => string): string {
  const { decision, event } = mark;
  if (decision !== null) {
    if (decision.fault !== null) return decision.fault;
    const words = decision.because === null ? '' : sentenceOf(decision.because);
    // The options of a decision table are not searched, because they are the rows that the table checked and not
    // alternatives.
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

function textOf(mark: Mark, language: string, known: ReadonlyMap<string, Known>): string {
  const before = sentences.get(mark);
  if (before?.language === language) return before.text;
  const storedName = (id: string): string => known.get(id)?.name ?? id;
  const nameOf = (id: string): string => personName(storedName(id));
  // The search finds people by two names: the translated name, and the name used in tables and files.
  const whose = [mark.who ?? [], (mark.decision?.options ?? []).map(({ id }) => id)].flat();
  const names = whose.flatMap((id) => [nameOf(id), storedName(id)]).join(' ');
  const text = `${names} ${markWords(mark, nameOf)} ${tellPart('mark.', mark.kind)}`;
  sentences.set(mark, { language, text });
  return text;
}

/** Returns the marks of the given kind whose text contains every given word, in order of time. */
export function find(
  marks: readonly Mark[],
  kind: Kind,
  words: string,
  language: string,
  known: ReadonlyMap<string, Known>,
): readonly Mark[] {
  const fits = matching(words);
  return marks.filter((mark) => isOf(mark, kind) && fits(textOf(mark, language, known)));
}
