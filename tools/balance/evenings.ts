// The evenings of two players of `npm run balance`: a sensible one, who mends what the report names, and a skilled one.

import { MovePredictor } from '../../src/ai/index.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { needsFor } from '../../src/sim/season/rating.ts';
import { BEATS, DUEL_ROUNDS } from '../../src/sim/season/duel/duel.ts';
import { DUEL_MOVES, type DuelMove } from '../../src/sim/state/duel.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import {
  addSeats,
  buyUpgrades,
  cookSomethingNew,
  decorate,
  fairWages,
  type Give,
  maidsAffordable,
  maidsWanted,
  mend,
  mixesDuties,
  onShift,
  seasonOf,
  shifts,
  takeOn,
  teach,
} from './pieces.ts';

/** Acts in an evening, after closing. */
export type Evening = (state: () => WorldState, give: Give, input: (input: Input) => void) => void;

/** Answers the notices of maids: a fair wage is paid already, a talk makes her wait, and a worn-out maid rests. */
function keepsMaids(state: () => WorldState, give: Give): void {
  for (const { id, notice } of seasonOf(state()).staff) {
    if (notice === undefined) continue;
    give({ do: 'persuade', maid: id });
    if (notice.why === 'worn') give({ do: 'shift', maid: id, on: false });
  }
}

/** Plays the festival's duel against what the rival's cook has noticed about the player, which the screen shows. */
function fightsDuel(state: () => WorldState, give: Give): void {
  if (!give({ do: 'duel', move: null })) return;
  for (let round = 0; round < DUEL_ROUNDS; round++) {
    const { predictor } = seasonOf(state()).duels;
    const reader = new MovePredictor(DUEL_MOVES, { random: () => 0 });
    reader.restore(predictor);
    const { prediction } = reader;
    const { fired } = reader.explain();
    const sure = prediction !== undefined && fired !== null && fired.weight >= 1;
    const theirs = sure ? beater(prediction as DuelMove) : (DUEL_MOVES[round % DUEL_MOVES.length] as DuelMove);
    give({ do: 'duel', move: beater(theirs) });
  }
}
/** The move that beats a move. */
const beater = (move: DuelMove): DuelMove => DUEL_MOVES.find((one) => BEATS[one] === move) ?? 'chop';

/** Seats at which a skilled player stops: enough guests for four stars, few enough to serve nearly all. */
const SEATS_ENOUGH = 18;
/** Seats for each of the expert's maids in all, and for each of those who must work even if tired. */
const SEATS_FOR_ONE = 2.5;
const SEATS_AT_MOST = 3.2;

/** Pieces of furniture that a skilled player buys in an evening for the next star, at most. */
const PIECES = 3;
const needsAmbience = (state: WorldState, star = Math.min(5, Math.floor(state.stars + 0.1) + 1)): boolean =>
  needsFor(state, seasonOf(state), star).some(({ id, has, wants }) => id === 'ambience' && has < wants + SPARE);
/** Ambience beyond what the star needs, for the seats that are still to come. */
const SPARE = 5;

export const skilled: Evening = (state, give, input) => {
  fairWages(state, give);
  keepsMaids(state, give);
  mixesDuties(state, give);
  fightsDuel(state, give);
  const seats = state().seats.length;
  const wanted = Math.min(12, Math.max(5, Math.ceil(seats / SEATS_FOR_ONE)));
  shifts(state, give, Math.max(4, Math.ceil(seats / SEATS_AT_MOST)));
  mend(state, give, input, false);
  takeOn(state, give, wanted);
  buyUpgrades(state, give, ['book', 'chef']);
  cookSomethingNew(state, give);
  // The next star needs a pleasant room before anything else can bring it.
  for (let i = 0; i < PIECES && needsAmbience(state()); i++) decorate(state, give);
  buyUpgrades(state, give, ['lounge', 'chalk', 'bell', 'stove']);
  // Regulars who missed a dish come back without a letter as soon as it is on the menu; until then a letter offers another.
  for (const { id, gone } of state().regulars?.who ?? [])
    if (gone !== undefined && !seasonOf(state()).kitchen.onMenu.some(({ dish }) => dish === gone.dish))
      give({ do: 'winBack', guest: id });
  if (seats < SEATS_ENOUGH && onShift(state()) >= wanted - 1) addSeats(state, give);
  decorate(state, give);
  buyUpgrades(state, give, ['warmer', 'floor']);
  teach(state, give);
};

/** Stars below the next whole star from which a sensible player looks at what that star needs. */
const NEAR_STAR = 0.35;
const lacksAmbience = (state: WorldState): boolean => {
  const star = Math.min(5, Math.floor(state.stars) + 1);
  return star - state.stars <= NEAR_STAR && needsAmbience(state, star);
};

/** Money with which a sensible player takes on more maids than the café needs. */
const TO_SPARE = 45_000;

export const sensible: Evening = (state, give, input) => {
  fairWages(state, give);
  keepsMaids(state, give);
  mixesDuties(state, give);
  shifts(state, give, Math.max(4, maidsWanted(state()) - 2));
  // The page of goals says which star is near and that the room is not pleasant enough for it; more seats would make it worse.
  const decoratesFirst = lacksAmbience(state());
  const [worst] = mend(state, give, input, !decoratesFirst);
  const short = ['hire', 'duties'].includes(worst?.remedy?.kind ?? '');
  takeOn(
    state,
    give,
    Math.min(12, (state().money > TO_SPARE ? maidsAffordable : maidsWanted)(state()) + (short ? 1 : 0)),
  );
  buyUpgrades(state, give, ['book', 'chef', 'stove']);
  cookSomethingNew(state, give);
  if (decoratesFirst) for (let i = 0; i < PIECES && lacksAmbience(state()); i++) decorate(state, give);
  else if (worst?.cause === 'full' || worst?.cause === 'partyTooBig' || worst === undefined) addSeats(state, give);
  decorate(state, give);
  buyUpgrades(state, give);
  teach(state, give);
};
