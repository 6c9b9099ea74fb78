/**
 * A choice by configuration in detail: for each option (or each seat, dish or guest of a picker) every consideration
 * with its input and result, the total, and the step that eliminated it. Pure functions: they take the café's records
 * and return rows and phrases.
 */

import type { ConsiderationScore, Draw, OptionScore, UtilityDecision } from '../../ai/index.ts';
import type { ChoiceMade } from '../../sim/thinking/explanations.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { dishName, phrase, verbatim, type Phrase } from '../phrase.ts';
import { clockAt } from '../time.ts';

export interface WeighedView {
  readonly config: ChoiceMade['config'];
  readonly clock: string;
  /** Number of ticks since the choice. */
  readonly ago: number;
  /** Names of the chosen options, from the outer choice to the inner one (for a chef: state, then step); empty = nothing was chosen. */
  readonly path: readonly Phrase[];
  readonly sheets: readonly SheetView[];
}

/** The options of a choice that were compared with each other, as a table. */
export interface SheetView {
  readonly title: Phrase;
  readonly rows: readonly WeighedRow[];
  /** The number drawn and the total weight; null = no random draw. */
  readonly draw: { readonly drawn: string; readonly total: string } | null;
}

export interface WeighedRow {
  readonly id: string;
  readonly name: Phrase;
  readonly sign: 'chosen' | 'free' | 'barred';
  readonly verdict: Phrase;
  readonly weight: string;
  readonly rank: string;
  readonly parts: readonly PartRow[];
}

export interface PartRow {
  readonly name: Phrase;
  readonly input: Phrase;
  readonly addend: string;
  readonly multiplier: string;
  readonly rank: string;
  /** Whether this consideration, by its own result, rules the option out. */
  readonly vetoes: boolean;
}

export function weighedOf(state: WorldState, { config, tick, decision }: ChoiceMade): WeighedView {
  return {
    config,
    clock: clockAt(state.clock, tick),
    ago: Math.max(0, state.tick - tick),
    path: pathOf(state, config, decision),
    sheets: sheetsOf(state, config, decision),
  };
}

function pathOf(state: WorldState, config: string, decision: UtilityDecision): Phrase[] {
  const picked = onlyPick(decision);
  if (picked !== null) {
    const chosen = picked.scores.find(({ dropped }) => dropped === undefined);
    return chosen === undefined ? [] : [entityName(state, config, chosen.name)];
  }
  const path: Phrase[] = [];
  for (let one: UtilityDecision | undefined = decision; one?.option !== undefined; one = one.then)
    path.push(optionName(one.option));
  return path;
}

/** The picked element (a seat, a dish, a caller) if the choice consists of a single picker; otherwise null. */
function onlyPick({ scores }: UtilityDecision): NonNullable<ConsiderationScore['picked']> | null {
  const [score] = scores;
  const parts = score?.considerations.filter(({ implied }) => implied !== true) ?? [];
  return scores.length === 1 && parts.length === 1 ? (parts[0]?.picked ?? null) : null;
}

function sheetsOf(state: WorldState, config: string, decision: UtilityDecision): SheetView[] {
  const pick = onlyPick(decision);
  const entity = (id: string): Phrase => entityName(state, config, id);
  if (pick !== null) return [sheetOf(phrase(`config.weighed.${config}`), pick.scores, pick.draw, entity, entity)];
  const sheets: SheetView[] = [];
  if (decision.scores.length > 0)
    sheets.push(sheetOf(phrase(`config.weighed.${config}`), decision.scores, decision.draw, optionName, entity));
  for (const { considerations } of decision.scores)
    for (const part of flat(considerations))
      if (part.picked !== undefined && part.picked.scores.length > 0)
        sheets.push(sheetOf(partName(part), part.picked.scores, part.picked.draw, entity, entity));
  if (decision.then !== undefined) sheets.push(...sheetsOf(state, config, decision.then));
  return sheets;
}

const flat = (parts: readonly ConsiderationScore[]): ConsiderationScore[] =>
  parts.flatMap((part) => [part, ...flat(part.considerations ?? [])]);

function sheetOf(
  title: Phrase,
  scores: readonly OptionScore[],
  draw: Draw | undefined,
  nameOf: (id: string) => Phrase,
  entity: (id: string) => Phrase,
): SheetView {
  const rows = scores.map((score): WeighedRow & { readonly order: number } => ({
    id: score.name,
    name: nameOf(score.name),
    sign: score.dropped === undefined ? 'chosen' : score.dropped === 'weight' ? 'barred' : 'free',
    verdict: verdictOf(score),
    weight: figure(score.weight),
    rank: rankOf(score.rank),
    parts: flat(score.considerations).map((part) => partOf(part, entity)),
    order: score.dropped === undefined ? -1 : score.dropped === 'weight' ? 1 : 0,
  }));
  const weightOf = new Map(scores.map(({ name, weight }) => [name, weight]));
  const sorted = [...rows].sort(
    (a, b) => a.order - b.order || (weightOf.get(b.id) ?? 0) - (weightOf.get(a.id) ?? 0) || (a.id < b.id ? -1 : 1),
  );
  return {
    title,
    rows: sorted,
    draw: draw === undefined ? null : { drawn: figure(draw.drawn), total: figure(draw.total) },
  };
}

function verdictOf({ dropped, considerations }: OptionScore): Phrase {
  if (dropped === undefined) return phrase('config.verdict.chosen');
  const veto = considerations.find(({ multiplier }) => !(multiplier > 0));
  return dropped === 'weight' && veto !== undefined
    ? phrase('config.verdict.vetoed', { part: partName(veto) })
    : phrase(`config.verdict.${dropped}`);
}

function partOf(part: ConsiderationScore, nameOf: (id: string) => Phrase): PartRow {
  const { addend, multiplier, rank } = part;
  return {
    name: partName(part),
    input: inputOf(part, nameOf),
    addend: addend === 0 ? '' : `${addend > 0 ? '+' : '−'}${figure(Math.abs(addend))}`,
    multiplier: multiplier === 1 ? '' : `×${figure(multiplier)}`,
    rank: rank === -Infinity ? '' : rankOf(rank),
    vetoes: !(multiplier > 0),
  };
}

/** A consideration's input in words: a picked person by name, anything else unchanged. */
function inputOf({ input, picked, type }: ConsiderationScore, nameOf: (id: string) => Phrase): Phrase {
  if (typeof input === 'string')
    return type === 'EntityExists' || picked !== undefined ? nameOf(input) : verbatim(input);
  return verbatim(typeof input === 'number' ? figure(input) : input === null ? '' : input ? '✓' : '✗');
}

const partName = ({ name, type, implied }: ConsiderationScore): Phrase =>
  implied === true ? phrase('config.part.implied') : phrase(`config.part.${name ?? type}`, { otherwise: name ?? type });
const optionName = (name: string): Phrase => phrase(`config.option.${name}`, { otherwise: name });

function entityName(state: WorldState, config: string, id: string): Phrase {
  if (config === 'dish') return dishName(id);
  const someone = state.people[id];
  if (someone !== undefined) return verbatim(someone.name);
  const seat = state.seats.find((one) => one.id === id);
  if (seat !== undefined) return phrase('config.seatAt', { seat: id, table: seat.table });
  return config === 'caller' ? phrase('config.gone') : verbatim(id);
}

const rankOf = (rank: number): string => (rank === -Infinity ? '–' : figure(rank));
const figure = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 100) / 100) : value > 0 ? '∞' : value < 0 ? '−∞' : '–';
