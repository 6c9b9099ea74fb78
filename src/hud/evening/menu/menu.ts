/** Prepares tomorrow's menu for display: every known dish with its cost, income and fans. Pure. */

import { dishPrice } from '../../../sim/season/new-season.ts';
import { LEAST_PRICE, MOST_PRICE } from '../../../sim/season/menu-and-recipes.ts';
import { menuPlaces } from '../../../sim/season/upgrades.ts';
import { tablesOf } from '../../../sim/state/pack/pack.ts';
import { discounted, type DishOffer } from '../../../sim/rival/our-counters.ts';
import type { SeasonState } from '../../../sim/state/season.ts';
import type { DayFigures } from '../../../sim/state/figures.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';

export interface DishRow {
  readonly dish: string;
  readonly on: boolean;
  readonly price: number;
  /** The dish's usual price in yen. */
  readonly usual: number;
  readonly cost: number;
  readonly sold: number;
  /** Portions of the dish sold today, as a share of those of the best-selling dish, 0…1. */
  readonly share: number;
  /** The kinds of guest that come to this café and like the dish best, in the order of the table of guest kinds. */
  readonly dearTo: readonly string[];
  /** The kinds of guest that do not come to this café yet and like the dish best. */
  readonly dearLater: readonly string[];
  /**
   * Names of the celebrities who like the dish best and have been here, and whether other celebrities like it best,
   * too.
   */
  readonly dearStars: { readonly met: readonly string[]; readonly others: boolean };
  /** How guests judge the dish's price; the word key `evening.price.<judgement>` holds the words. */
  readonly pricing: 'usual' | 'near' | 'dear' | 'resented' | 'cheap' | 'loss';
  /** The percentage that a response to the rival takes off tomorrow, and the price with it; null without a discount. */
  readonly offer: { readonly percent: number; readonly price: number } | null;
}

/** The rows of the menu page: every dish that the café knows. Their order does not depend on what is on the menu. */
export function dishRows(
  season: SeasonState,
  figures: Pick<DayFigures, 'sold'>,
  offer: DishOffer | null = null,
): DishRow[] {
  const { onMenu, known } = season.kitchen;
  const { menu } = tablesOf(season);
  const sold = figures.sold ?? {};
  const most = Math.max(1, ...Object.values(sold));
  const off = known.filter((dish) => !onMenu.some((one) => one.dish === dish));
  const listed = [
    ...onMenu.map((one) => ({ ...one, on: true })),
    ...off.map((dish) => ({ dish, price: dishPrice(dish, season), on: false })),
  ];
  // The rows are in the order in which the kitchen learned the dishes, so that a new dish comes last and no other row
  // moves.
  listed.sort((a, b) => known.indexOf(a.dish) - known.indexOf(b.dish));
  return listed.flatMap(({ dish, price, on }) => {
    const row = menu.find(({ id }) => id === dish);
    if (row === undefined) return [];
    const count = sold[dish] ?? 0;
    return {
      dish,
      on,
      price,
      usual: row.price,
      cost: row.cost,
      sold: count,
      share: count / most,
      dearTo: fans(row.taste, season).filter((type) => season.types.includes(type)),
      dearLater: fans(row.taste, season).filter((type) => !season.types.includes(type)),
      dearStars: stars(row.taste, season),
      pricing: pricingOf(price, row.price, row.cost),
      offer:
        offer === null || offer.dish !== dish || !on
          ? null
          : { percent: offer.percent, price: discounted(price, offer.percent) },
    };
  });
}

/** As many portions sold on a day a dish is worth for each regular who orders it: without it the regular may go over to the rival. */
const REGULAR_WORTH = 6;

/** A dish that can make room on a full menu, and how many portions of it were sold today. */
export interface LeastMissed {
  readonly dish: string;
  readonly count: number;
  /** The dish of which least was sold, if it is another one, and the regulars and celebrities who would miss it; null = a celebrity who has not been here. */
  readonly spared: { readonly dish: string; readonly count: number; readonly names: readonly (string | null)[] } | null;
}

/**
 * The dish of a full menu that makes room for a new one: the one of which least was sold today among those that no
 * regular orders and no celebrity comes for. If each dish has such a guest, few portions and few regulars together
 * decide. Null while a place is free. Ties: the cheapest, then by id.
 */
export function leastMissed({
  season,
  figures: { sold = {} },
  regulars,
  menu,
  stars: now,
}: Pick<WorldState, 'season' | 'figures' | 'regulars' | 'menu' | 'stars'>): LeastMissed | null {
  if (season === undefined) return null;
  const { onMenu } = season.kitchen;
  if (onMenu.length < menuPlaces(season)) return null;
  const heroes = tablesOf(season).heroes.filter(({ stars }) => stars <= now);
  const ours = (regulars?.who ?? []).filter(({ gone }) => gone === undefined);
  // A dish that was put on the menu this evening has had no day yet on which to be ordered.
  const tried = onMenu.filter(({ dish }) => menu.some(({ id }) => id === dish));
  const rows = (tried.length > 0 ? tried : onMenu)
    .map(({ dish, price }) => {
      const orders = ours.filter(({ dishes }) => Object.values(dishes).includes(dish));
      const comes = heroes.filter(({ needs }) => needs.includes(`dish:${dish}`));
      const count = sold[dish] ?? 0;
      const met = comes.map(({ id, name }) => (season.album[id] === undefined ? null : name));
      const names = [...orders.map(({ name }) => name), ...met];
      return { dish, price, count, names, worth: count + REGULAR_WORTH * orders.length };
    })
    .sort((a, b) => a.count - b.count || a.price - b.price || (a.dish < b.dish ? -1 : 1));
  const least = rows.find(({ names }) => names.length === 0) ?? [...rows].sort((a, b) => a.worth - b.worth)[0];
  const [fewest] = rows;
  if (least === undefined || fewest === undefined) return null;
  const { dish, count, names } = fewest;
  return { dish: least.dish, count: least.count, spared: count < least.count ? { dish, count, names } : null };
}

/** The kinds of guest that share a taste with a dish. */
const fans = (tastes: readonly string[], season: SeasonState): string[] =>
  tablesOf(season)
    .guestTypes.filter(({ taste, weight }) => weight > 0 && taste.some((one) => tastes.includes(one)))
    .map(({ type }) => type);

/** The celebrities who share a taste with a dish. */
function stars(tastes: readonly string[], season: SeasonState): DishRow['dearStars'] {
  const { album } = season;
  const all = tablesOf(season).heroes.filter(({ taste }) => taste.some((one) => tastes.includes(one)));
  const met = all.filter(({ id }) => album[id] !== undefined);
  return { met: met.map(({ name }) => name), others: met.length < all.length };
}

/**
 * Limits between the guests' judgements of a price, as multiples of the dish's usual price. They must be equal to the
 * limits in dish.yaml and price-effects.ts.
 */
const BARGAIN = 0.9;
const DEAR = 1.05;
const RESENTED = 1.2;

function pricingOf(price: number, usual: number, cost: number): DishRow['pricing'] {
  const share = price / Math.max(1, usual);
  if (price <= cost) return 'loss';
  return share > RESENTED
    ? 'resented'
    : share >= DEAR
      ? 'dear'
      : share < BARGAIN
        ? 'cheap'
        : price === usual
          ? 'usual'
          : 'near';
}

/** The amount in yen by which one press changes a dish's price: about a twentieth of the usual price, rounded to tens. */
const priceStep = (usual: number): number => Math.max(10, Math.round(usual / 200) * 10);

export function stepPrice({ price, usual }: Pick<DishRow, 'price' | 'usual'>, by: 1 | -1): number {
  const least = Math.ceil((usual * LEAST_PRICE) / 10) * 10;
  const most = Math.floor((usual * MOST_PRICE) / 10) * 10;
  return Math.min(most, Math.max(least, price + by * priceStep(usual)));
}
