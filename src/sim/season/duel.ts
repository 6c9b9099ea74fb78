/**
 * The cooking duel on a festival evening: nine rounds against the rival's cook. Chopping beats frying, frying beats
 * plating, plating beats chopping. The opponent predicts the player's next move from the last two (Rule-based AI, the
 * fighting game) and stores its answer in the state before the player moves.
 */

import { MovePredictor, real, type Stream } from '../../ai/index.ts';
import { DUEL_MOVES, type Duel, type DuelMove, type DuelRound, type DuelState } from '../state/duel.ts';

export const BEATS: Readonly<Record<DuelMove, DuelMove>> = { chop: 'fry', fry: 'plate', plate: 'chop' };
const answerTo = (move: DuelMove): DuelMove => DUEL_MOVES.find((one) => BEATS[one] === move) as DuelMove;

export const DUEL_ROUNDS = 9;
export const DUEL_PRIZE = 24_000;
/** Stars gained by a won duel; the requirements of the next star limit the gain. */
export const DUEL_FAME = 0.12;
/** Rule weight from which the opponent uses a prediction; below it, the opponent's move is drawn at random. */
const LEAST_WEIGHT = 1;

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
  state.duel = { day, rounds: [], next: { move: 'chop', basis: { kind: 'drawn' } }, over: null };
  layReady(state, state.duel);
}

/** Chooses the opponent's next move from the player's earlier moves. */
function layReady(state: DuelState, duel: Duel): void {
  const reader = readerOf(state);
  const { prediction, explanation } = { prediction: reader.prediction, explanation: reader.explain() };
  const { fired } = explanation;
  if (prediction !== undefined && fired !== null && fired.weight >= LEAST_WEIGHT) {
    const then = prediction as DuelMove;
    duel.next = { move: answerTo(then), basis: { kind: 'habit', given: fired.given, then, weight: fired.weight } };
  } else {
    const move = DUEL_MOVES[Math.floor(real(state.rng) * DUEL_MOVES.length)] ?? 'chop';
    duel.next = { move, basis: { kind: 'drawn' } };
  }
}

function readerOf(state: DuelState): MovePredictor {
  const reader = new MovePredictor(DUEL_MOVES, { random: () => real(state.rng) });
  reader.restore(state.predictor);
  return reader;
}

/** Plays a round of the duel; it may be the last one. @returns the round's result, or null if no duel is going on */
export function playRound(state: DuelState, ours: DuelMove): DuelRound | null {
  const { duel } = state;
  if (duel === null || duel.over !== null) return null;
  const { move: theirs, basis } = duel.next;
  const result = ours === theirs ? 'drawn' : BEATS[ours] === theirs ? 'won' : 'lost';
  const round: DuelRound = { ours, theirs, result, basis };
  duel.rounds.push(round);
  const reader = readerOf(state);
  reader.observe(ours);
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

export const scoreOf = ({ rounds }: Duel): [us: number, them: number] => [
  rounds.filter(({ result }) => result === 'won').length,
  rounds.filter(({ result }) => result === 'lost').length,
];

/** What the duel's opponent has noticed about the player. */
export interface Noticed {
  /** The predictor's rules with the highest weights, at most RULES_SHOWN; empty while the player has no habits. */
  readonly noticed: readonly { readonly given: readonly string[]; readonly then: string; readonly weight: number }[];
  /** Number of predictions the opponent has made. */
  readonly n: number;
  readonly hits: number;
  /** Expected number of right predictions if the opponent had guessed at random. */
  readonly randomHits: number;
}
const RULES_SHOWN = 4;

export function noticed(state: DuelState): Noticed {
  const reader = new MovePredictor(DUEL_MOVES, { random: () => 0 });
  reader.restore(state.predictor);
  const { n, hits, randomHits } = reader.stats;
  const rules = reader.rules
    .map((rule, at) => ({ ...rule, at }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, RULES_SHOWN)
    .map(({ given, then, weight }) => ({ given, then, weight }));
  return { noticed: rules, n, hits, randomHits };
}
