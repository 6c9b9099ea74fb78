/**
 * `--fail-if`: limits for figures. `wait>60s` limits the figure of one run. With `--vs`, `wait>+2s` limits the
 * difference that the change makes, and `profit<-5%` limits the difference as a share of the figure without the change.
 */

import { didYouMean } from '../ai/problems.ts';
import { FIGURES, type Outcome } from '../analysis/futures/futures.ts';
import type { Difference } from '../analysis/futures/stats.ts';
import type { Checked } from './junit.ts';

export interface Threshold {
  /** The limit as the user has written it. */
  readonly text: string;
  readonly figure: string;
  readonly over: boolean;
  /** The limit in the unit of its figure; with `share`, in percent of the figure without the change. */
  readonly limit: number;
  readonly share: boolean;
  readonly unit: 's' | '%' | '';
}

/** Figures whose unit is a tick. */
const TIMES: readonly string[] = ['wait'];
const TICKS_A_SECOND = 20;
const FORM = /^([A-Za-z][\w.-]*)\s*([<>])\s*([+-]?)(\d+(?:\.\d+)?)(s|%)?$/;

/** Reads the limits of one kind of run. @param differs whether they limit differences (`--vs`) */
export function readThresholds(
  texts: readonly string[],
  differs: boolean,
): { readonly thresholds: readonly Threshold[]; readonly errors: readonly string[] } {
  const errors: string[] = [];
  const thresholds: Threshold[] = [];
  for (const text of texts) {
    const [, figure = '', sign = '', plus = '', number = '', unit = ''] = FORM.exec(text) ?? [];
    const right = differs ? 'a figure and how much it may change: wait>+2s, profit<-5%' : 'a figure and its limit: wait>60s, lost>3'; // prettier-ignore
    if (figure === '') errors.push(`--fail-if: ${text === '' ? 'nothing' : text} should be ${right}`);
    else if (differs && plus === '')
      errors.push(`--fail-if: ${text} should have + or - before its number, because --vs compares two: ${figure}${sign}+${number}${unit}`); // prettier-ignore
    else if (!differs && (plus !== '' || unit === '%'))
      errors.push(`--fail-if: ${text} is a difference, which only --vs has; without --vs it should be ${right}`); // prettier-ignore
    else if (unit === 's' && FIGURES.some(({ id }) => id === figure) && !TIMES.includes(figure))
      errors.push(`--fail-if: ${text} should be without s; only ${TIMES.join(', ')} is a time`); // prettier-ignore
    else {
      const size = Number(number) * (plus === '-' ? -1 : 1) * (unit === 's' ? TICKS_A_SECOND : 1);
      thresholds.push({
        text,
        figure,
        over: sign === '>',
        limit: size,
        share: unit === '%',
        unit: unit as 's' | '%' | '',
      });
    }
  }
  return { thresholds, errors };
}

/** The errors of limits whose figure does not exist. @param figures the names of all figures of the run */
export const unknownFigures = (thresholds: readonly Threshold[], figures: readonly string[]): string[] =>
  thresholds
    .filter(({ figure }) => !figures.includes(figure))
    .map(({ text, figure }) => `--fail-if: ${text}: there is no figure ${figure}; known: ${figures.join(', ')}${didYouMean(figure, figures)}`); // prettier-ignore

const beyond = ({ over, limit }: Threshold, value: number): boolean => (over ? value > limit : value < limit);
const rounded = (value: number): string => String(Math.round(value * 100) / 100);
/** Formats a value in the unit in which its limit is written. */
const shown = ({ unit }: Threshold, value: number): string => {
  if (unit === 's') return `${rounded(value / TICKS_A_SECOND)} s`;
  return unit === '%' ? `${rounded(value)} %` : rounded(value);
};

/** Checks the limits of one run. */
export const checkFigures = (thresholds: readonly Threshold[], outcome: Outcome): Checked[] =>
  thresholds.map((one) => {
    const value = outcome[one.figure] ?? 0;
    return { name: `not ${one.text}`, message: beyond(one, value) ? `${one.figure} is ${shown(one, value)}` : null };
  });

/** Checks the limits of a comparison: the mean difference decides, and the message has its 95 % interval. */
export const checkDifferences = (thresholds: readonly Threshold[], all: readonly Difference[]): Checked[] =>
  thresholds.map((one) => {
    const found = all.find(({ id }) => id === one.figure);
    const name = `not ${one.text}`;
    if (found === undefined) return { name, message: `no run has the figure ${one.figure}` };
    const scale = one.share ? 100 / Math.abs(found.a) : 1;
    if (one.share && found.a === 0)
      return { name, message: found.mean === 0 ? null : `${one.figure} was 0, so its change has no percentage` };
    const value = found.mean * scale;
    const between = Number.isFinite(found.low)
      ? ` (95 %: ${shown(one, found.low * scale)} to ${shown(one, found.high * scale)})`
      : '';
    return { name, message: beyond(one, value) ? `${one.figure} changes by ${shown(one, value)}${between}` : null };
  });
