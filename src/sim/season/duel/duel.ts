/**
 * The cooking duel on a festival evening: five rounds against the rival's cook, all of which are cooked, because each
 * plate that the player wins is paid for. Chopping beats frying, frying beats plating, plating beats chopping. Before each round three judges name their wishes. The technique that two of
 * them wish for is worth two plates, if the menu has a dish of that kind. If both cooks show the same technique, the
 * one with more skill wins. The opponent predicts the player's next move from the last two (Rule-based AI,
 * the fighting game), or from the book of the player's habits. She has a habit of her own as well, which the player
 * can learn from notes (duel-notes.ts). Her answer is stored before the player moves.
 */

import { MovePredictor, type MoveRule, real, type Stream } from '../../../ai/index.ts';
import { tablesOf } from '../../state/pack/pack.ts';
import {
  DUEL_HABITS,
  DUEL_MOVES,
  DUEL_WISHES,
  type Duel,
  type DuelBasis,
  type DuelMove,
  type DuelRound,
  type DuelState,
  type DuelWish,
} from '../../state/duel.ts';
import type { SeasonState } from '../../state/season.ts';
import { favouredBy, lineFor, noteMove } from './duel-book.ts';
import { answerTo, BEATS } from './duel-moves.ts';
import { leanOf, noteHers } from './duel-notes.ts';
import { levelOf } from '../upgrades.ts';

export { BEATS } from './duel-moves.ts';

export const DUEL_ROUNDS = 5;
/** Yen that the jury pays for each plate that the player wins, also in a lost duel, and for a won duel. */
export const PLATE_PRIZE = 2000;
export const DUEL_PRIZE = 16_000;
/** Stars gained by each plate and by a won duel; the requirements of the next star limit the gain. */
const PLATE_FAME = 0.01;
const DUEL_FAME = 0.08;
/** Pieces of chalk that a feint costs. */
export const FEINT_CHALK = 1;
/** Weight that a rule of the predictor must have before the opponent relies on its prediction. */
const LEAST_WEIGHT = 1;
/** Largest weight of a prediction that has an effect; a larger weight does not change the opponent's odds any further. */
const MOST_WEIGHT = 4;
/**
 * Amounts added to the weight of an opponent's move, which is 1 at first. SURE times the prediction's weight is added
 * to the move that beats the expected one. TEMPTS is added to the technique that the jury favours.
 */
const SURE = 2;
const TEMPTS = 1;
/** Amount added to the weight of the technique to which the opponent's own habit leads her. */
const HABIT = 4;

/** The technique of a dish, by the first of its tastes. */
const TECHNIQUE: Readonly<Record<string, DuelMove>> = {
  fresh: 'chop',
  fish: 'chop',
  bread: 'chop',
  meat: 'fry',
  rice: 'fry',
  noodles: 'fry',
  egg: 'fry',
  soup: 'fry',
  sweet: 'plate',
  coffee: 'plate',
  tea: 'plate',
  soda: 'plate',
};

/** What counts in a duel besides the moves: the dishes on the player's menu, and the skill of both cooks. */
export interface DuelKitchen {
  /** The most expensive dish on the menu for each technique; null = none. */
  readonly dishes: Readonly<Record<DuelMove, string | null>>;
  /** Skill of the player's cook and of the opponent. */
  readonly ours: number;
  readonly theirs: number;
}

/**
 * Computes what counts in a duel besides the moves. These are the most expensive dish for each technique, the player's
 * skill, which comes from stoves and a second chef, and the opponent's skill, which grows each week.
 */
export function duelKitchen(season: Pick<SeasonState, 'kitchen' | 'upgrades' | 'pack'>, day: number): DuelKitchen {
  const best = (move: DuelMove): string | null =>
    tablesOf(season)
      .menu.filter(
        ({ id, taste }) => TECHNIQUE[taste[0] ?? ''] === move && season.kitchen.onMenu.some(({ dish }) => dish === id),
      )
      .reduce<{ readonly id: string; readonly price: number } | null>(
        (most, row) => (most === null || row.price > most.price ? row : most),
        null,
      )?.id ?? null;
  return {
    dishes: { chop: best('chop'), fry: best('fry'), plate: best('plate') },
    ours: 1 + levelOf(season, 'stove') + levelOf(season, 'chef'),
    theirs: Math.max(1, Math.floor(day / 7)),
  };
}

export function freshDuels(rng: Stream): DuelState {
  return {
    predictor: new MovePredictor(DUEL_MOVES, { random: () => real(rng) }).save(),
    rng,
    won: 0,
    lost: 0,
    duel: null,
  };
}

/** Whether a day is a festival; festivals are on Sundays. */
export const isFestival = (day: number): boolean => day % 7 === 0;

export function beginDuel(state: DuelState, day: number): void {
  state.habit ??= drawn(state.rng, DUEL_HABITS);
  state.duel = { day, rounds: [], next: { move: 'chop', basis: { kind: 'drawn' } }, over: null };
  layReady(state, state.duel);
}

const drawn = <T>(rng: Stream, from: readonly T[]): T => from[Math.floor(real(rng) * from.length)] as T;

/** Draws the wishes of the three judges: two wishes for one technique, and one for another. */
function drawJury(rng: Stream): DuelWish[] {
  const wishes = Object.keys(DUEL_WISHES) as DuelWish[];
  const favoured = drawn(rng, DUEL_MOVES);
  const jury = wishes.filter((wish) => DUEL_WISHES[wish] === favoured);
  const other = drawn(rng, wishes.filter((wish) => DUEL_WISHES[wish] !== favoured)); // prettier-ignore
  jury.splice(Math.floor(real(rng) * 3), 0, other);
  return jury;
}

/** Lets the jury name its wishes, and chooses the opponent's next move from the player's earlier moves. */
function layReady(state: DuelState, duel: Duel): void {
  duel.jury = drawJury(state.rng);
  const odds = oddsOf(state, duel);
  let left = real(state.rng);
  const move = DUEL_MOVES.find((one) => (left -= odds[one]) < 0) ?? 'chop';
  duel.next = { move, basis: expectation(state, duel) };
}

/** What the opponent expects the player to do next, and why. */
function expectation(state: DuelState, duel: Duel): DuelBasis {
  const reader = readerOf(state);
  const { fired } = reader.explain();
  if (reader.prediction !== undefined && fired !== null && fired.weight >= LEAST_WEIGHT)
    return { kind: 'habit', given: fired.given, then: reader.prediction as DuelMove, weight: fired.weight };
  const line = lineFor(state, duel);
  return line === null
    ? { kind: 'drawn' }
    : { kind: 'line', when: line.when, then: line.then, weight: Math.max(1, 2 * line.count - line.all) };
}

/** Probability of each move of the opponent in the next round; the three probabilities add up to 1. */
export function oddsOf(state: DuelState, duel: Duel): Record<DuelMove, number> {
  const weights: Record<DuelMove, number> = { chop: 1, fry: 1, plate: 1 };
  const favoured = favouredBy(duel.jury);
  if (favoured !== null) weights[favoured] += TEMPTS;
  const lean = leanOf(state, duel);
  if (lean !== null) weights[lean] += HABIT;
  const basis = expectation(state, duel);
  if (basis.kind !== 'drawn') weights[answerTo(basis.then)] += SURE * Math.min(MOST_WEIGHT, basis.weight);
  const all = weights.chop + weights.fry + weights.plate;
  return { chop: weights.chop / all, fry: weights.fry / all, plate: weights.plate / all };
}

function readerOf(state: DuelState): MovePredictor {
  const reader = new MovePredictor(DUEL_MOVES, { random: () => real(state.rng) });
  reader.restore(state.predictor);
  return reader;
}

/** Number of plates that the player gets for winning the next round with this move. */
export const worthOf = (duel: Duel, move: DuelMove, kitchen: Pick<DuelKitchen, 'dishes'>): number =>
  favouredBy(duel.jury) === move && kitchen.dishes[move] !== null ? 2 : 1;

/** The result for the player when both cooks show the same technique: the better cook wins. */
export function alikeFor({ ours, theirs }: Pick<DuelKitchen, 'ours' | 'theirs'>): DuelRound['result'] {
  return ours === theirs ? 'drawn' : ours > theirs ? 'won' : 'lost';
}

/**
 * The result of a round. If the techniques differ, the one that beats the other wins. If they are the same, the better
 * cook wins. The winner gets the plates that the winner's technique is worth.
 */
function outcomeOf(
  duel: Duel,
  ours: DuelMove,
  theirs: DuelMove,
  kitchen: DuelKitchen,
): { readonly result: DuelRound['result']; readonly plates: number } {
  const result = ours === theirs ? alikeFor(kitchen) : BEATS[ours] === theirs ? 'won' : 'lost';
  if (result === 'drawn') return { result, plates: 1 };
  if (result === 'won') return { result, plates: worthOf(duel, ours, kitchen) };
  return { result, plates: favouredBy(duel.jury) === theirs ? 2 : 1 };
}

const PLAIN: DuelKitchen = { dishes: { chop: '', fry: '', plate: '' }, ours: 1, theirs: 1 };

/**
 * Plays a round of the duel; it may be the last one. @param feint the technique that the opponent's book learns instead
 * of the real one @returns the round's result, or null if no duel is going on
 */
export function playRound(
  state: DuelState,
  ours: DuelMove,
  kitchen: DuelKitchen = PLAIN,
  feint: DuelMove | null = null,
): DuelRound | null {
  const { duel } = state;
  if (duel === null || duel.over !== null) return null;
  const { move: theirs, basis } = duel.next;
  const { result, plates } = outcomeOf(duel, ours, theirs, kitchen);
  const favoured = favouredBy(duel.jury);
  const round: DuelRound = {
    ours,
    theirs,
    result,
    basis,
    ...(plates > 1 ? { plates } : {}),
    ...(favoured === null ? {} : { wished: favoured }),
    ...(feint === null ? {} : { feint }),
  };
  noteMove(state, duel, feint ?? ours);
  noteHers(state, duel, theirs);
  duel.rounds.push(round);
  const reader = readerOf(state);
  reader.observe(feint ?? ours);
  state.predictor = reader.save();
  if (duel.rounds.length >= DUEL_ROUNDS) end(state, duel);
  else layReady(state, duel);
  return round;
}

function end(state: DuelState, duel: Duel): void {
  const [us, them] = scoreOf(duel);
  duel.over = us > them ? 'won' : us < them ? 'lost' : 'drawn';
  if (duel.over === 'won') state.won++;
  else if (duel.over === 'lost') state.lost++;
}

/** Number of plates won by the player and by the opponent. */
export function scoreOf({ rounds }: Duel): [us: number, them: number] {
  const plates = (wanted: DuelRound['result']): number =>
    rounds.reduce((sum, { result, plates: worth = 1 }) => sum + (result === wanted ? worth : 0), 0);
  return [plates('won'), plates('lost')];
}

/** What a duel that is over pays, in yen, and how much of a star it brings at most. */
export function duelPrize(duel: Duel): { readonly money: number; readonly fame: number } {
  const [plates] = scoreOf(duel);
  const won = duel.over === 'won';
  return {
    money: PLATE_PRIZE * plates + (won ? DUEL_PRIZE : 0),
    fame: PLATE_FAME * plates + (won ? DUEL_FAME : 0),
  };
}

/** What the opponent in the duel has learned about the player, and how good her predictions were. */
export interface Noticed {
  /** Number of predictions the opponent has made. */
  readonly n: number;
  readonly hits: number;
  /** Expected number of right predictions if the opponent had guessed at random. */
  readonly randomHits: number;
  /** The 27 rules with which the predictor foresees the player's next move from the last two. */
  readonly rules: readonly MoveRule[];
}

export function noticed(state: DuelState): Noticed {
  const reader = new MovePredictor(DUEL_MOVES, { random: () => 0 });
  reader.restore(state.predictor);
  return { ...reader.stats, rules: reader.rules };
}
