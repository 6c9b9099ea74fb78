/**
 * A decision's reason (a key and terms, as noted by a script) as a sentence for players:
 *
 *     { key: 'serve.favourite', terms: { name: 'Kaito', place: 1, table: 3 } }
 *       → "Goes to table 3 first: Kaito, her favourite."
 *
 * Scripts never contain sentences, and sentences never read the café: all data is in the terms. A missing term selects
 * the shorter form of the sentence (`.noTable`) or a plain word; a reason without words shows its key.
 */

import type { Json, Reason } from '../ai/index.ts';
import { dearText } from './favourite-rank.ts';
import { TICKS_PER_SECOND, hasWords, say, sayList, sayPart, type WordParams } from './index.ts';

type Terms = Reason['terms'];

export function sentenceOf(reason: Reason): string {
  const { key, terms } = reason;
  const words = SPECIAL[key]?.(terms) ?? keyed(key, terms);
  return words ?? say('reason.unknown', { key });
}

/**
 * Functions for those reasons whose wording depends on a term. Each function returns a sentence, or null if the
 * ordinary sentence is to be used.
 */
const SPECIAL: Readonly<Record<string, (terms: Terms) => string | null>> = {
  'dishes.round': (terms) => {
    const [table, ...others] = distinct(terms.tables);
    const count = whole(terms.count, 1);
    return table !== undefined && others.length === 0 && count > 1
      ? say('reason.dishes.round.oneTable', { count, table })
      : null;
  },
  'serve.waited': (terms) =>
    terms.table && whole(terms.waited, 0) < TICKS_PER_SECOND
      ? say('reason.serve.waited.now', termsAsWords('serve.waited', terms))
      : null,
  'command.headMaid': (terms) => {
    const own = text(terms.name) === '' ? '.own' : '';
    const key = `reason.command.headMaid.${terms.basis === 'habit' || terms.basis === 'training' ? terms.basis : 'fallback'}${own}`;
    const choice = sayPart('headMaid.choice.', text(terms.choice));
    return hasWords(key) ? say(key, { name: text(terms.name), choice }) : null;
  },
  'table.chose': tableChose,
  'apprentice.habit': (terms) =>
    withInner(
      say('reason.apprentice.habit', {
        situation: situationText(terms),
        deed: deedText(text(terms.deed)),
        times: whole(terms.times, 0),
        of: whole(terms.of, 0),
      }),
      terms,
    ),
  'apprentice.driven': (terms) =>
    withInner(say('reason.apprentice.driven', { deed: deedText(text(terms.deed)) }), terms),
  'apprentice.goesOn': (terms) =>
    withInner(say('reason.apprentice.goesOn', { deed: deedText(text(terms.deed)) }), terms),
  'table.nothing': (terms) => say('reason.table.nothing', { table: tableName(text(terms.table)) }),
  'chef.cooks': (terms) => (terms.dish === undefined ? say('reason.chef.cooks.next') : null),
  'guest.leaves': (terms) => {
    const reason = text(terms.reason);
    return reason === '' || reason === 'paid'
      ? say('reason.guest.leaves')
      : say('reason.guest.leaves.why', { why: sayPart('leave.', reason) });
  },
  'guest.calls': (terms) => (terms.need === 'bill' ? say('reason.guest.calls.bill') : say('reason.guest.calls.order')),
};

const deedText = (deed: string): string => sayPart('apprentice.deed.', deed);

/** Appends a further sentence if the reason contains another reason in the term `then`. */
function withInner(sentence: string, { then }: Terms): string {
  return then !== null && typeof then === 'object' ? `${sentence} ${sentenceOf(then as unknown as Reason)}` : sentence;
}

/**
 * Describes an apprentice's situation in words. What is absent is left out; nothing is said of empty hands, for
 * example.
 */
export function situationText(terms: Readonly<Record<string, Json | undefined>>): string {
  const cases = ['hands', 'callers', 'dishes', 'mess', 'company', 'place'];
  return sayList(
    cases.flatMap((name) => {
      const value = text(terms[name]);
      return value === '' || value === 'none' ? [] : [sayPart(`apprentice.case.${name}.`, value)];
    }),
  );
}

/**
 * Puts a reason into a sentence without row numbers and random draws. For a choice of a decision table, the sentence
 * gives only the reason that the behaviour noted or, if there is none, the condition and the behaviour.
 */
export function plainSentenceOf(reason: Reason): string {
  const { key, terms } = reason;
  if (key !== 'table.chose') return sentenceOf(reason);
  if (terms.then !== null && typeof terms.then === 'object') return plainSentenceOf(terms.then as unknown as Reason);
  return say('reason.table.plain', {
    condition: conditionText(text(terms.condition), terms.param),
    behaviour: behaviourText(text(terms.behaviour)),
  });
}

/** Explains why a decision table made a choice: first the reason that the behaviour noted, then the table's row and the random draw. */
function tableChose(terms: Terms): string {
  const inner = terms.then;
  const percent = whole(terms.percent, 100);
  return say(percent >= 100 ? 'reason.table.chose.sure' : 'reason.table.chose', {
    first: inner !== null && typeof inner === 'object' ? sentenceOf(inner as unknown as Reason) : '',
    table: tableName(text(terms.table)),
    row: whole(terms.row, 0),
    condition: conditionText(text(terms.condition), terms.param),
    answer: say(terms.held === false ? 'table.answer.no' : 'table.answer.yes'),
    behaviour: behaviourText(text(terms.behaviour)),
    percent,
    drew: Math.floor(whole(terms.drew, 0)),
  }).trim();
}

/** What controls a maid, in words: “Script”, “Rules: diligent”, “Weighing”, “Apprentice”. */
export const controllerText = (name: string): string =>
  name === 'script'
    ? say('table.byScript')
    : name === 'apprentice'
      ? say('apprentice.title')
      : name === 'utility'
        ? say('table.byUtility')
        : say('table.byTable', { name: tableName(name) });

/** A decision table's name: "patient", "diligent"; for a table that starts after a todo, also that todo: "sociable, after “serving”". */
export function tableName(name: string): string {
  const [of = '', ended] = name.replace(/^.*:/, '').split('.');
  const plain = sayPart('temperament.', of);
  return ended === undefined || ended === 'any'
    ? plain
    : say('table.after', { name: plain, what: sayPart('todo.', ended) });
}

export const behaviourText = (behaviour: string): string => sayPart('behaviour.', behaviour);

/** A condition of a table with its parameter, in words: "patience below 45%". */
export function conditionText(condition: string, param: Json | undefined): string {
  const shown = paramText(condition, text(param));
  const now = `condition.${condition}.now`;
  if (shown === '0' && hasWords(now)) return say(now);
  return sayPart('condition.', condition, { param: shown, count: Number(text(param)) || 0 });
}

/** Conditions whose parameter is a time: tables store it in ticks, the screen shows seconds. */
const TIMED: ReadonlySet<string> = new Set([
  'waitedLonger',
  'bored',
  'callerWaits',
  'dishWaits',
  'idleFor',
  'orderHeld',
]);

/** A condition's parameter as the player reads it: a time in seconds, and the names of things in the player's language. */
function paramText(condition: string, param: string): string {
  if (TIMED.has(condition) && param !== '' && Number.isFinite(Number(param)))
    return String(Math.round((Number(param) / TICKS_PER_SECOND) * 100) / 100);
  switch (condition) {
    case 'stage':
      return sayPart('stage.', param);
    case 'remembers':
    case 'seesAgain':
      return sayPart('memory.', param);
    case 'didLately':
      return behaviourText(param);
    case 'endedBy':
      return sayPart('table.ended.', param);
    case 'callerWants':
      return sayPart('need.', param);
    default:
      return param;
  }
}

function keyed(key: string, terms: Terms): string | null {
  const full = `reason.${key}`;
  const short = `${full}.noTable`;
  const chosen = !terms.table && hasWords(short) ? short : full;
  if (!hasWords(chosen)) return null;
  const sentence = say(chosen, termsAsWords(key, terms));
  const { knows } = terms;
  return knows === 'saw' || knows === 'heard' ? say(`reason.knows.${knows}`, { sentence }) : sentence;
}

/** Converts the terms of a reason, such as ids and numbers, to words. */
export function termsAsWords(key: string, terms: Terms): WordParams {
  const type = text(terms.customerType ?? terms.type);
  const count = whole(terms.count, 1);
  return {
    key,
    count,
    name: text(terms.name ?? terms.guest ?? terms.customer) || say('app.someone'),
    table: text(terms.table),
    tables: tablesText(terms.tables),
    from: text(terms.from) || say('app.someone'),
    aType: type === '' ? say('app.someone') : sayPart('type.a.', type),
    dear: dearText(key === 'serve.favouriteType' ? 'dearType' : 'dear', whole(terms.place, 1)),
    waited: say('seconds', { count: Math.round(whole(terms.waited, 0) / TICKS_PER_SECOND) }),
    tiles: say('tiles', { count: whole(terms.tiles, 0) }),
    node: sayPart('rival.node.', text(terms.node)),
    family: sayPart('family.', text(terms.family) || 'any', undefined, say('family.any')),
    given: familiesText(terms.given),
    weight: whole(terms.weight, 0),
    nerve: typeof terms.nerve === 'number' ? Math.round(terms.nerve * 10) / 10 : 0,
    dish: terms.dish === undefined || terms.dish === null ? say('dish.any') : sayPart('dish.', text(terms.dish)),
    kind: sayPart('litter.', text(terms.kind) || 'any', undefined, say('litter.any')),
    command: commandText(terms),
    needText: sayPart('needText.', text(terms.need) || 'any', undefined, say('needText.any')),
    why: sayPart('leave.', text(terms.reason), undefined, text(terms.reason)),
    x: whole(terms.x, 0),
    y: whole(terms.y, 0),
  };
}

function commandText(terms: Terms): string {
  const behave = text(terms.behave);
  const manner = text(terms.manner);
  if (behave === 'move') return sayPart('board.mode.', manner === 'plain' ? 'plain' : 'a-move');
  return sayPart('board.mode.', behave, undefined, sayPart('todo.', behave));
}

function tablesText(tables: Json | undefined): string {
  const list = distinct(tables);
  return list.length === 0 ? say('app.someone') : say('tables', { count: list.length, list: sayList(list) });
}

function familiesText(given: Json | undefined): string {
  const list = Array.isArray(given) ? (given as readonly Json[]).map((one) => sayPart('family.', text(one))) : [];
  return list.length === 0 ? say('family.any') : list.join(say('app.list.comma'));
}

/** The numbers of the café's tables in a reason, in the order given there, each only once. */
function distinct(tables: Json | undefined): string[] {
  const list = Array.isArray(tables) ? (tables as readonly Json[]).map(text) : [];
  return list.filter((table, at) => table !== '' && table !== '0' && list.indexOf(table) === at);
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function whole(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
