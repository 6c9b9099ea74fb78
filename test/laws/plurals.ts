/**
 * English has “1 guest” and “2 guests”: a number before a plural needs `_one` beside `_other`. A sentence has only one
 * such number; other counts in it are inserted as words (`say('seats', { count })`).
 */

/** Placeholders that hold words, not numbers: a verb may follow them (“{{name}} leaves”). */
const WORDS: ReadonlySet<string> = new Set(
  [
    [
      'name',
      'maid',
      'guest',
      'other',
      'chef',
      'names',
      'list',
      'who',
      'what',
      'piece',
      'subject',
      'state',
      'of',
      'figure',
    ],
    [
      'type',
      'types',
      'aType',
      'dish',
      'script',
      'node',
      'nodes',
      'rival',
      'whom',
      'family',
      'given',
      'list',
      'event',
      'why',
    ],
    [
      'doing',
      'stage',
      'theirs',
      'hand',
      'first',
      'then',
      'seen',
      'missing',
      'remarks',
      'seconds',
      'waited',
      'conditions',
    ],
    [
      'best',
      'worst',
      'amount',
      'key',
      'way',
      'to',
      'text',
      'word',
      'rank',
      'kind',
      'needs',
      'wrong',
      'behaviour',
      'span',
    ],
    [
      'sign',
      'name',
      'other',
      'answer',
      'day',
      'tables',
      'part',
      'cake',
      'from',
      'team',
      'be',
      'cases',
      'better',
      'worse',
    ],
  ].flat(),
);
/** Words that end in s and are no plurals. */
const NO_PLURALS: ReadonlySet<string> = new Set([
  'less',
  'cross',
  'this',
  'its',
  'wants',
  'across',
  'has',
  'does',
  'becomes',
  'looks',
  'waits',
  'works',
]);
const IRREGULAR = 'people|children|teeth|feet';
const FIGURE_BEFORE_PLURAL = new RegExp(
  `\\{\\{(\\w+)\\}\\}\\s+(?:(?:more|other|earlier|new|cross|pleased|free) )?(?:(?:pieces|kinds) of \\w+|([a-z]{3,}s)|(${IRREGULAR}|are|were))\\b`,
  'g',
);

/** The numbers of a sentence that stand before a plural: `{{count}} guests` → count. */
export function figuresBeforePlurals(text: string): string[] {
  return [...text.replaceAll(/<[^>]+>/g, '').matchAll(FIGURE_BEFORE_PLURAL)]
    .filter(([, figure = '', noun = '']) => !WORDS.has(figure) && !NO_PLURALS.has(noun))
    .map(([, figure = '']) => figure);
}

/** Problems with the plurals of a language file, by key. */
export function pluralProblems(words: ReadonlyMap<string, string>): string[] {
  return [...words].flatMap(([key, text]) => {
    const figures = figuresBeforePlurals(text);
    const stem = /^(.*)_other$/.exec(key)?.[1];
    if (stem !== undefined)
      return [
        ...(words.has(`${stem}_one`) ? [] : [`${key}: there is no ${stem}_one`]),
        ...(figures.length > 1 ? [`${key}: ${figures.join(' and ')} cannot both be plural`] : []),
      ];
    if (figures.length === 0 || /_(zero|many|few|two)$/.test(key)) return [];
    return [`${key}: {{${figures.join('}}, {{')}}} before a plural wants _one and _other`];
  });
}
