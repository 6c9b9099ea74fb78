/** Evening acts in the kitchen: the menu with its prices, recipe tests, and the cooking duel of a festival. */

import { ingredients } from '../../../data/season/index.ts';
import { DUEL_MOVES, type DuelMove } from '../../state/duel.ts';
import { name, oneOf, optional, texts, whole, yesNo } from '../../state/field-checks.ts';
import { wins } from '../../world/cash-book.ts';
import { emit } from '../../world/world.ts';
import { dishPrice } from '../new-season.ts';
import { celebrateDish, celebrateStars } from '../celebrations.ts';
import { takesChalk } from '../chalk-supply.ts';
import { beginDuel, duelKitchen, duelPrize, FEINT_CHALK, isFestival, playRound } from '../duel/duel.ts';
import {
  askedBefore,
  dishOf,
  LEAST_PRICE,
  MOST_PRICE,
  normalised,
  questionsLeft,
  trialPrice,
  trialsLeft,
  triedBefore,
} from '../menu-and-recipes.ts';
import { starCap } from '../rating.ts';
import { moveStars } from '../star-moves.ts';
import { menuPlaces } from '../upgrades.ts';
import { actKind } from './act.ts';

const dishId = name('the id of a dish');

export const menu = actKind<{ readonly dish: string; readonly on: boolean }>({
  fields: { dish: dishId, on: yesNo },
  bar: (_state, season, act) => {
    const { known, onMenu } = season.kitchen;
    if (!known.includes(act.dish)) return 'unknown';
    const on = onMenu.some(({ dish }) => dish === act.dish);
    if (act.on && !on) return onMenu.length >= menuPlaces(season) ? 'full' : null;
    return !act.on && on && onMenu.length <= 1 ? 'lastOne' : null;
  },
  carryOut: (_world, season, act) => {
    const { kitchen } = season;
    if (!act.on) kitchen.onMenu = kitchen.onMenu.filter(({ dish }) => dish !== act.dish);
    else if (!kitchen.onMenu.some(({ dish }) => dish === act.dish))
      kitchen.onMenu.push({ dish: act.dish, price: dishPrice(act.dish, season) });
  },
});

export const price = actKind<{ readonly dish: string; readonly price: number }>({
  fields: { dish: dishId, price: whole('a whole number') },
  bar: (_state, season, act) => {
    if (!season.kitchen.onMenu.some(({ dish }) => dish === act.dish)) return 'unknown';
    const usual = dishPrice(act.dish, season);
    return act.price >= usual * LEAST_PRICE && act.price <= usual * MOST_PRICE ? null : 'range';
  },
  carryOut: (_world, { kitchen }, act) => {
    for (const one of kitchen.onMenu) if (one.dish === act.dish) one.price = Math.round(act.price / 10) * 10;
  },
});

export const research = actKind<{ readonly ingredients: readonly string[] }>({
  fields: { ingredients: texts('up to three ids of ingredients', 3) },
  cost: ({ season, clock }, act) => (season === undefined ? 0 : trialPrice(season, clock.day, act.ingredients)),
  bar: ({ stars, clock }, season, act) => {
    if (act.ingredients.some((id) => !ingredients.some((row) => row.id === id && row.stars <= stars))) return 'unknown';
    if (normalised(act.ingredients).length < 1 || act.ingredients.length > 3) return 'tooFew';
    if (triedBefore(season, act.ingredients)) return 'known';
    return trialsLeft(season, clock.day) === 0 ? 'onePerEvening' : null;
  },
  carryOut: (world, { kitchen }, act) => {
    const { stars, clock } = world.state;
    const found = dishOf(act.ingredients);
    const dish = found === null || found.stars > stars ? null : found.dish;
    kitchen.tried.push({ ingredients: normalised(act.ingredients), dish, day: clock.day });
    const isNew = dish !== null && !kitchen.known.includes(dish);
    if (isNew) kitchen.known.push(dish);
    emit(world, 'tasted', null, { dish, ingredients: normalised(act.ingredients) });
    if (isNew) celebrateDish(world, dish, normalised(act.ingredients));
  },
});

/** Asks the chef what two or three ingredients would become. The answer is the chef's opinion on the research page. */
export const askChef = actKind<{ readonly ingredients: readonly string[] }>({
  fields: { ingredients: texts('two or three ids of ingredients', 3) },
  bar: ({ stars, clock }, season, { ingredients: asked }) => {
    if (asked.some((id) => !ingredients.some((row) => row.id === id && row.stars <= stars))) return 'unknown';
    if (normalised(asked).length < 2 || asked.length > 3) return 'tooFew';
    if (askedBefore(season, asked) || triedBefore(season, asked)) return 'known';
    return questionsLeft(season, clock.day) === 0 ? 'onePerEvening' : null;
  },
  carryOut: ({ state }, { kitchen }, { ingredients: asked }) => {
    (kitchen.asked ??= []).push({ ingredients: normalised(asked), day: state.clock.day });
  },
});

interface DuelAct {
  /** The player's move in the next round of the duel; null begins the duel. */
  readonly move: DuelMove | null;
  /** A feint: the technique that the opponent's book learns instead of `move`. It costs chalk. */
  readonly feint?: DuelMove;
}

/**
 * Makes the player's move in the cooking duel; the move null begins the duel. Each plate brings money and fame, a won
 * duel more.
 */
export const duel = actKind<DuelAct>({
  fields: {
    move: oneOf([...DUEL_MOVES, null], `${DUEL_MOVES.join(', ')}, or null to begin`),
    feint: optional(oneOf(DUEL_MOVES, DUEL_MOVES.join(', '))),
  },
  bar: ({ clock, chalk }, { duels }, { move, feint }) => {
    const tonight = duels.duel !== null && duels.duel.day === clock.day;
    if (!isFestival(clock.day)) return 'noFestival';
    if (move === null) return tonight ? 'onePerEvening' : null;
    if (!tonight || duels.duel?.over !== null) return 'unknown';
    return feint !== undefined && (chalk?.left ?? FEINT_CHALK) < FEINT_CHALK ? 'noChalk' : null;
  },
  carryOut: (world, season, { move, feint }) => {
    const { state } = world;
    const { duels } = season;
    if (move === null) {
      beginDuel(duels, state.clock.day);
      return emit(world, 'duel', null, { what: 'begins' });
    }
    if (feint !== undefined) takesChalk(state, FEINT_CHALK);
    const round = playRound(duels, move, duelKitchen(season, state.clock.day), feint ?? null);
    if (round === null || duels.duel === null) return;
    const { ours, theirs, result, plates = 1 } = round;
    emit(world, 'duel', null, { what: 'round', ours, theirs, result, plates });
    const { over } = duels.duel;
    if (over === null) return;
    const { money, fame } = duelPrize(duels.duel);
    if (over === 'won') season.counts['duelsWon'] = (season.counts['duelsWon'] ?? 0) + 1;
    if (money > 0) {
      wins(state, 'duel', money);
      if (state.free === undefined)
        moveStars(state, 'duel', Math.max(state.stars, Math.min(starCap(state, season), state.stars + fame)));
      celebrateStars(world, season);
    }
    emit(world, 'duel', null, { what: 'over', result: over, prize: money });
  },
});
