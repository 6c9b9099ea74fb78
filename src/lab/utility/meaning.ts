/**
 * Puts a consideration into a sentence: "tiles to walk: −4 for each", "only if it can be paid". Derived from the
 * configuration's text; a part of the text for which there are no words keeps its name.
 */

import { hasWords, say } from '../../words/index.ts';
import { type LabKey, tell, tellPart } from '../words/index.ts';
import { type Part, rounded } from './editable-parts.ts';

type Fields = Readonly<Record<string, unknown>>;

export function partWords({ name }: Pick<Part, 'name'>): string {
  const key = `config.part.${name}`;
  return hasWords(key) ? say(key) : name;
}

export const variableWords = (variable: string): string => tellPart('utility.var.', variable);

export function meaningOf({ type, variable, raw }: Part): string {
  const what = type === 'Distance' ? tell('utility.var.distance') : variableWords(variable);
  const weight = fieldsIn(raw['weight']);
  switch (type) {
    case 'Tuning':
      return tell('utility.means.always', { gives: givesWords(raw) });
    case 'Preference':
      return tell('utility.means.preference', {
        asked: figureIn(raw['asked']),
        persons: figureIn(raw['persons']),
        types: figureIn(raw['types']),
      });
    case 'And':
    case 'Or':
    case 'Not':
      return weight === null
        ? tell(`utility.means.${type}` as LabKey)
        : weighed(tell(`utility.holds.${type}` as LabKey), weight);
    case 'ConsiderationSet':
      return tell('utility.means.ConsiderationSet');
    case 'LineOfSight':
      return tell('utility.means.sight');
    case 'InRegion':
      return tell('utility.means.region');
    case 'EntityExists':
      return tell('utility.means.exists', { gives: givesWords(fieldsIn(weight?.['true']) ?? {}) });
    case 'ExecutionHistory':
      return historyWords(raw);
    case 'Random':
      return tell('utility.means.chance');
  }
  if (weight !== null) return weighed(what, weight);
  if (raw['atLeast'] !== undefined || raw['atMost'] !== undefined)
    return [
      raw['atLeast'] === undefined ? '' : tell('utility.means.atLeast', { what, n: figureIn(raw['atLeast']) }),
      raw['atMost'] === undefined ? '' : tell('utility.means.atMost', { what, n: figureIn(raw['atMost']) }),
    ]
      .filter((one) => one !== '')
      .join(' ');
  if (type === 'BooleanVariable')
    return tell(raw['is'] === false ? 'utility.means.onlyIfNot' : 'utility.means.onlyIf', { what });
  if (type === 'StringVariable' && raw['is'] !== undefined)
    return tell('utility.means.onlyWhere', { what, is: tellPart('utility.value.', textIn(raw['is'])) });
  return what === '' ? type : what;
}

function weighed(what: string, weight: Fields): string {
  switch (weight['type']) {
    case 'PerUnit':
      return tell('utility.means.perUnit', { what, gives: givesWords(weight) });
    case 'BasicCurve': {
      const [from, to] = Array.isArray(weight['range']) ? (weight['range'] as unknown[]) : [];
      return tell('utility.means.curve', { what, from: figureIn(from), to: figureIn(to) });
    }
    case 'Boolean': {
      const [yes, no] = [fieldsIn(weight['true']), fieldsIn(weight['false'])];
      return [
        yes === null ? '' : tell('utility.means.ifYes', { what, gives: givesWords(yes) }),
        no === null ? '' : tell('utility.means.ifNo', { what, gives: givesWords(no) }),
      ]
        .filter((one) => one !== '')
        .join(' ');
    }
    case 'String': {
      const entries = Object.entries(fieldsIn(weight['entries']) ?? {});
      const each = entries.map(
        ([is, gives]) => `${tellPart('utility.value.', is)}: ${givesWords(fieldsIn(gives) ?? {})}`,
      );
      const rest = fieldsIn(weight['default']);
      return tell('utility.means.steps', {
        what,
        steps: [...each, ...(rest === null ? [] : [tell('utility.means.else', { gives: givesWords(rest) })])].join(
          '; ',
        ),
      });
    }
    case 'FloatSequence':
      return tell('utility.means.steps', { what, steps: stepsWords(weight) });
    default:
      return what;
  }
}

function stepsWords(weight: Fields): string {
  const entries = (Array.isArray(weight['entries']) ? (weight['entries'] as unknown[]) : []).map(
    (one) => fieldsIn(one) ?? {},
  );
  return entries
    .map((entry) =>
      entry['below'] === undefined
        ? tell('utility.means.else', { gives: givesWords(entry) })
        : tell('utility.means.below', { n: figureIn(entry['below']), gives: givesWords(entry) }),
    )
    .join('; ');
}

function historyWords(raw: Fields): string {
  const told = (['whileSelected', 'neverSelected', 'selectedBefore'] as const).flatMap((when) => {
    const weight = fieldsIn(raw[when]);
    return weight?.['type'] === 'FloatSequence' ? [tell(`utility.means.${when}`, { steps: stepsWords(weight) })] : [];
  });
  return told.length === 0 ? tell('utility.means.history') : told.join(' ');
}

/** The effect of the consideration's weight fields in words: "+12, ×2, rank 3", "ruled out", "nothing either way". */
function givesWords(fields: Fields): string {
  if (fields['veto'] === true) return tell('utility.gives.veto');
  const { addend, multiplier, rank } = fields;
  const given = [
    typeof addend === 'number' ? signed(addend) : '',
    typeof multiplier === 'number' ? `×${figureIn(multiplier)}` : '',
    typeof rank === 'number' ? tell('utility.gives.rank', { rank: figureIn(rank) }) : '',
  ].filter((one) => one !== '');
  return given.length === 0 ? tell('utility.gives.nothing') : given.join(', ');
}

export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${figureIn(Math.abs(value))}`;

/** The text that displays a number: digits are grouped, and a random number is shown by its bounds. */
export function figureIn(value: unknown): string {
  if (typeof value === 'number') return String(rounded(value)).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, '\u202f');
  const range = fieldsIn(value)?.['random'];
  return Array.isArray(range) ? range.map(figureIn).join('–') : '?';
}

/** What a number of the consideration stands for, in words: "if yes: adds". */
export function numberWords(key: string): string {
  const parts = key.split('.').filter((one) => one !== 'weight');
  const words = parts.map((part) => {
    const bound = /^random\[(\d+)\]$/.exec(part);
    if (bound !== null) return tell(bound[1] === '0' ? 'utility.field.drawnFrom' : 'utility.field.drawnTo');
    const end = /^range\[(\d+)\]$/.exec(part);
    if (end !== null) return tell(end[1] === '0' ? 'utility.field.rangeFrom' : 'utility.field.rangeTo');
    const step = /^entries\[(\d+)\]$/.exec(part);
    if (step !== null) return tell('utility.field.step', { n: Number(step[1]) + 1 });
    const corner = /^(\w+)\[(\d+)\]\[([01])\]$/.exec(part);
    if (corner !== null)
      return `${tell('utility.field.step', { n: Number(corner[2]) + 1 })} · ${corner[3] === '0' ? 'x' : 'y'}`;
    return part === 'entries' ? '' : tellPart('utility.field.', part);
  });
  return words.filter((one) => one !== '').join(' · ');
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsIn = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
