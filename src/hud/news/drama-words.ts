/** Puts a piece of news into words, in the language that is chosen when it is shown. */

import type { Sighting } from '../../sim/state/rival.ts';
import { dearText } from '../../words/favourite-rank.ts';
import { hasWords, say, sayList, sayPart, type WordKey, type WordParams } from '../../words/index.ts';
import { type SignPart, signPartText } from '../rival/sign-news.ts';
import { type CommandWords, sayCommand } from '../read/board.ts';

/**
 * The entry's sentence as a word key and untranslated terms, so that the entry can be shown again in another language.
 */
export interface DramaWords {
  readonly key: WordKey;
  readonly params: Readonly<Record<string, string | number>>;
  /** Terms of the entry's sentence that must themselves be translated: `type`, `dear`, `why`, `command`. */
  readonly parts?: Readonly<Record<string, Part>>;
}
export type Part =
  | { readonly part: 'type' | 'leave' | 'stuck' | 'cause' | 'dish'; readonly of: string }
  | { readonly part: 'dear' | 'dearType'; readonly of: number }
  | { readonly part: 'nodes' | 'causes' | 'names'; readonly of: readonly string[] }
  /**
   * What the head maid asks for (`choice`), and why (`why`): the basis of her order and, for an order from her
   * training, the lesson.
   */
  | { readonly part: 'choice'; readonly of: string }
  | { readonly part: 'why'; readonly of: string; readonly lesson: string | null }
  /** What the rival now wrongly believes: which dishes our café has or lacks. */
  | { readonly part: 'beliefs'; readonly of: readonly Sighting[] }
  | { readonly part: 'command'; readonly of: CommandWords }
  /** Kinds of work with their numbers: "4 guests seated and 6 orders taken". */
  /** Reasons why guests left, with the number of guests for each. */
  | { readonly part: 'leaves'; readonly of: readonly { readonly reason: string; readonly count: number }[] }
  | { readonly part: 'counted'; readonly of: readonly { readonly kind: string; readonly count: number }[] }
  | SignPart;

/** The entries whose sentences have been loaded. Those of later days load after the café has opened. */
export const withWords = <Entry extends { readonly what: DramaWords }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ what }) => hasWords(what.key));

/** The news entry's sentence, with <b>…</b> around its first words. */
export const dramaText = (words: DramaWords): string => say(words.key, saidParams(words));

/** The values for the words of a piece of news: its parameters, and its parts in words. */
export const saidParams = ({ params, parts = {} }: DramaWords): WordParams => ({
  ...params,
  ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partText(part)])),
});

function partText(part: Part): string {
  switch (part.part) {
    case 'type':
      return sayPart('type.a.', part.of);
    case 'dish':
      return sayPart('dish.', part.of);
    case 'leave':
      return sayPart('leave.', part.of);
    case 'cause':
      return sayPart('order.cause.', part.of);
    case 'stuck':
      return part.of === 'waitingFor' ? say('stuck.waitingForSomebody') : sayPart('stuck.', part.of);
    case 'command':
      return sayCommand(part.of);
    case 'leaves':
      return sayList(
        part.of.map(({ reason, count }) => say('drama.lostFor', { count, why: sayPart('leave.', reason) })),
      );
    case 'counted':
      return sayList(part.of.map(({ kind, count }) => sayPart('drama.counted.', kind, { count })));
    case 'names':
      return sayList(part.of);
    case 'choice':
      return sayPart('headMaid.choice.', part.of);
    case 'why':
      return sayPart('drama.headMaid.why.', part.of, {
        lesson: sayPart('headMaid.lesson.', part.lesson ?? '', undefined, ''),
      });
    case 'causes':
      if (part.of.length === 0) return '';
      return say('drama.causes', { list: sayList(part.of.map((one) => sayPart('drama.cause.', one))) });
    case 'beliefs':
      return sayList(
        part.of.map(({ node, value }) => say(`drama.believes.${value}`, { what: sayPart('dish.', node) })),
      );
    case 'placards':
    case 'deed':
    case 'rival':
      return signPartText(part);
    case 'nodes':
      return sayList(part.of.map((node) => sayPart('rival.node.', node)));
    default:
      return dearText(part.part, part.of);
  }
}

/** The news entry's sentence as plain text, for the live region that screen readers announce. */
export const plainText = (words: DramaWords): string => dramaText(words).replaceAll(/<\/?b>/g, '');
