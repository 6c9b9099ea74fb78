/**
 * Finds the editable parts of a configuration's text: considerations with their numbers, and curves of weight
 * functions. A number is written back in place, so comments and layout stay. Pure.
 */

import { isMap, isScalar, isSeq } from 'yaml';
import {
  type ConsiderationScore,
  CURVE_SHAPES,
  curveOf,
  type OptionScore,
  type UtilityDecision,
} from '../../ai/index.ts';
import { isRecord } from '../../ai/problems.ts';
import { yamlDocument } from '../../ai/yaml-document.ts';
import { readYaml } from '../../ai/yaml.ts';

/** A path in the YAML text. Its keys have their parsed types: the key `true:` is a boolean, not text. */
export type Path = readonly unknown[];

/** A number written in the text. */
export interface Written {
  /** The number's path below its consideration: `weight.addend`. */
  readonly key: string;
  readonly path: Path;
  readonly value: number;
}
export interface Part {
  /** Unique id of the consideration: its path as text. */
  readonly id: string;
  /** The consideration's name; its type if it has no name. */
  readonly name: string;
  readonly type: string;
  readonly variable: string;
  readonly line: number;
  readonly numbers: readonly Written[];
  readonly weight: Weight | null;
  /** All fields of the consideration, as parsed from the text. */
  readonly raw: Readonly<Record<string, unknown>>;
}
export interface Weight {
  readonly type: 'PerUnit' | 'FloatSequence' | 'BasicCurve';
  readonly gives: 'addend' | 'multiplier';
  readonly range: readonly [number, number] | null;
  readonly value: Readonly<Record<string, unknown>>;
}
export interface Grip {
  readonly x: number;
  readonly y: number;
  readonly across: (Written & { readonly per: number }) | null;
  readonly upwards: (Written & { readonly per: number }) | null;
}

const MOST_PARTS = 60;
const DRAWN: readonly string[] = ['PerUnit', 'FloatSequence', 'BasicCurve'];

/** The considerations in a configuration's text, in the order of the text; empty if the text is not valid YAML. */
export function partsOf(text: string): Part[] {
  const read = yamlDocument(text);
  // The data is also read with `readYaml`, which limits the expansion of aliases.
  const data = readYaml(text);
  if (!read.ok || !data.ok) return [];
  const parts: Part[] = [];
  const lineAt = (offset: number): number => read.lines.linePos(offset).line;
  const visit = (node: unknown, path: Path, within: boolean): void => {
    if (parts.length >= MOST_PARTS || path.length > 30) return;
    if (isSeq(node)) node.items.forEach((item, i) => visit(item, [...path, i], path.at(-1) === 'considerations'));
    else if (isMap(node)) {
      const type = node.get('type');
      if (within && typeof type === 'string' && (type !== 'EntityExists' || node.has('weight')))
        parts.push({
          id: path.join('.'),
          name: textOf(node.get('name')) || type,
          type,
          variable: textOf(node.get('variable')),
          line: lineAt(node.range?.[0] ?? 0),
          numbers: numbersIn(node, path),
          weight: weightOf(fieldOf(dataAt(path), 'weight')),
          raw: dataAt(path) as Record<string, unknown>,
        });
      for (const { key, value } of node.items) visit(value, [...path, isScalar(key) ? key.value : ''], false);
    }
  };
  const dataAt = (path: Path): unknown => path.reduce(fieldOf, data.value);
  visit(read.document?.contents, [], false);
  return parts;

  function weightOf(value: unknown): Weight | null {
    if (!isRecord(value)) return null;
    const { type, gives, range } = value;
    if (typeof type !== 'string' || !DRAWN.includes(type)) return null;
    const entries = Array.isArray(value['entries']) ? (value['entries'] as Record<string, unknown>[]) : [];
    const adds =
      type === 'PerUnit' ||
      gives === 'addend' ||
      (type === 'FloatSequence' && entries.some((entry) => typeof entry?.['addend'] === 'number'));
    const [from, to] = Array.isArray(range) ? (range as unknown[]) : [];
    return {
      type: type as Weight['type'],
      gives: adds ? 'addend' : 'multiplier',
      range: typeof from === 'number' && typeof to === 'number' ? [from, to] : null,
      value,
    };
  }
}

const fieldOf = (value: unknown, key: unknown): unknown =>
  Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[String(key)] : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function numbersIn(node: unknown, path: Path, key = ''): Written[] {
  if (isScalar(node))
    return typeof node.value === 'number' && Number.isFinite(node.value) ? [{ key, path, value: node.value }] : [];
  if (isSeq(node)) return node.items.flatMap((item, i) => numbersIn(item, [...path, i], `${key}[${i}]`));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key: name, value }) => {
    const word = isScalar(name) ? String(name.value) : '';
    // Numbers of nested considerations are left out here, because each nested consideration has a card of its own.
    return word === 'considerations' || word === 'picker'
      ? []
      : numbersIn(value, [...path, isScalar(name) ? name.value : ''], key === '' ? word : `${key}.${word}`);
  });
}

/** A configuration's text with one number replaced in place; the text is unchanged if there is no number at the path. */
export function withNumber(text: string, path: Path, value: number): string {
  const read = yamlDocument(text);
  const node = read.ok ? read.document?.getIn([...path], true) : undefined;
  if (!isScalar(node) || typeof node.value !== 'number' || !node.range || !Number.isFinite(value)) return text;
  return text.slice(0, node.range[0]) + String(rounded(value)) + text.slice(node.range[1]);
}
/** Rounds a number to three significant digits, which is exact enough for values that are set by dragging. */
export const rounded = (value: number): number => {
  const step = Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 10 ? 0.1 : 0.01;
  return Math.round(Math.round(value / step) * step * 100) / 100;
};

export function weighAt({ type, gives, value, range }: Weight, x: number): number {
  const number = (key: string, otherwise: number): number => {
    const found = value[key];
    return typeof found === 'number' ? found : otherwise;
  };
  if (type === 'PerUnit') return number('addend', 0) * x;
  if (type === 'BasicCurve') {
    const shape = CURVE_SHAPES.find((one) => one === value['shape']) ?? 'linear';
    return curveOf(
      {
        shape,
        slope: number('slope', 1),
        exponent: number('exponent', 1),
        xShift: number('xShift', 0),
        yShift: number('yShift', 0),
        range: range ?? [0, 1],
      },
      x,
    );
  }
  const entries = Array.isArray(value['entries']) ? (value['entries'] as Readonly<Record<string, unknown>>[]) : [];
  const entry = entries.find((one, i) => i === entries.length - 1 || x < limitOf(one)) ?? {};
  if (entry['veto'] === true) return 0;
  const given = entry[gives];
  return typeof given === 'number' ? given : gives === 'addend' ? 0 : 1;
}
const limitOf = ({ below }: Readonly<Record<string, unknown>>): number =>
  typeof below === 'number' ? below : Infinity;

/**
 * The range of inputs for which a curve is drawn: the range given in the weight function, otherwise one that contains
 * all its steps and the latest inputs.
 */
export function rangeOf(part: Part, inputs: readonly number[]): readonly [number, number] {
  const { weight } = part;
  if (weight?.range) return weight.range;
  const limits = part.numbers.filter(({ key }) => key.endsWith('.below')).map(({ value }) => value);
  return [Math.min(0, ...inputs), Math.max(1, ...inputs, ...limits.map((limit) => limit * 1.4)) || 1];
}

export function gripsOf(part: Part, range: readonly [number, number]): Grip[] {
  const { weight, numbers } = part;
  if (weight === null) return [];
  const at = (key: string, per: number): Grip['across'] => {
    const found = numbers.find((one) => one.key === `weight.${key}`);
    return found === undefined ? null : { ...found, per };
  };
  const span = range[1] - range[0];
  const point = (x: number, across: Grip['across'], upwards: Grip['upwards']): Grip[] =>
    across === null && upwards === null ? [] : [{ x, y: weighAt(weight, x), across, upwards }];
  if (weight.type === 'PerUnit') {
    const x = range[0] + span * 0.75;
    return point(x, null, at('addend', x === 0 ? 0 : 1 / x));
  }
  if (weight.type === 'BasicCurve') {
    const shift = numbers.find(({ key }) => key === 'weight.xShift')?.value ?? 0;
    return [
      ...point(range[0] + Math.min(1, Math.max(0, 0.5 + shift)) * span, at('xShift', 1 / span), at('yShift', 1)),
      ...point(range[0] + span * 0.94, at('exponent', 4 / span), at('slope', 1)),
    ];
  }
  const entries = Array.isArray(weight.value['entries']) ? (weight.value['entries'] as unknown[]) : [];
  let before = range[0];
  return entries.flatMap((_, i) => {
    const across = at(`entries[${i}].below`, 1);
    const end = across?.value ?? range[1];
    const x = across === null ? (before + range[1]) / 2 : end;
    const y = weighAt(weight, (before + end) / 2);
    before = end;
    const upwards = at(`entries[${i}].${weight.gives}`, 1);
    return across === null && upwards === null ? [] : [{ x, y, across, upwards }];
  });
}

/** What a consideration computed for one option of the last choice: its input and its result. */
export interface Live {
  readonly option: string;
  readonly chosen: boolean;
  readonly score: ConsiderationScore;
}
export function liveOf(decision: UtilityDecision | undefined, part: Part): Live[] {
  const found: Live[] = [];
  const look = ({ scores }: { readonly scores: readonly OptionScore[] }): void => {
    for (const { name, dropped, considerations } of scores) walk(considerations, name, dropped === undefined);
  };
  const walk = (list: readonly ConsiderationScore[], option: string, chosen: boolean): void => {
    for (const score of list) {
      if ((score.name ?? score.type) === part.name) found.push({ option, chosen, score });
      if (score.picked !== undefined) look({ scores: score.picked.scores });
      if (score.considerations !== undefined) walk(score.considerations, option, chosen);
    }
  };
  for (let one = decision; one !== undefined; one = one.then) look(one);
  return found;
}
