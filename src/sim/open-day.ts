/** Opens a café: a day of the game from the tables, or a scenario from its file. */

import { stream, type Stream, type TableRecord } from '../ai/index.ts';
import { honeybell, menu, roster, type RosterRow } from '../data/index.ts';
import { inOrder, planDay } from './visits/arrivals.ts';
import { planCrowd } from './visits/free-cafe-guests.ts';
import { guestsOfSeason, guestsOfSeats, reservedFactor } from './visits/demand.ts';
import { newChalk, wonChalk } from './season/chalk-supply.ts';
import { applyCounters } from './rival/our-counters.ts';
import { drawWeather } from './events/weather.ts';
import { planCalendar } from './events/calendar.ts';
import { freshState } from './world/fresh-state.ts';
import { freshHeadMaid, nextMorning } from './head-maid/head-maid.ts';
import type { HeadMaidState } from './state/head-maid.ts';
import { titleOf } from './head-maid/titles.ts';
import { freshJanken, jankenNextMorning } from './janken/janken.ts';
import type { JankenState } from './state/janken.ts';
import { makeMap, readSeats, tilesOf } from './world/map.ts';
import { NO_WAY, Paths } from './world/paths.ts';
import { makeChefs, makeMaid } from './people/creating-people.ts';
import type { OwnState } from './state/player-scripts.ts';
import { firstMorning } from './visits/first-morning.ts';
import { planGroups } from './visits/group-arrivals.ts';
import { planEnquiries } from './enquiries/index.ts';
import { planQuietGuests } from './visits/quiet-guests.ts';
import { comeBack } from './visits/regulars-going-over.ts';
import { newRegulars, planRegulars, regularsNextDay } from './visits/regulars.ts';
import type { RegularsState } from './state/regulars.ts';
import { newRival, rivalNextDay } from './rival/rival.ts';
import { makeMove, targetName } from './rival/their-moves.ts';
import { newTheirs, planScouts } from './rival/their-scouts.ts';
import type { RivalState } from './state/rival.ts';
import { Simulation, type CafeOptions, type Scripts } from './simulation.ts';
import { firstCafe, rules } from '../data/season/index.ts';
import { heroesToday } from './season/album.ts';
import { difficultyOf, newSeason, type NewSeason } from './season/new-season.ts';
import { menuOf } from './season/menu-and-recipes.ts';
import { FIRST_STARS } from './season/rating.ts';
import { chalkKept, goalsOf } from './season/day-goals.ts';
import { buildWings, seatsOpen } from './season/star-rewards.ts';
import { paceAfter } from './season/sunday-paper.ts';
import { LARGEST_SHIFT, sleep } from './season/staff.ts';
import { tablesOf } from './state/pack/pack.ts';
import type { SeasonState } from './state/season.ts';
import { keepsFocusOn } from './strong/focus.ts';
import { chefCount, slipFactor } from './season/upgrades.ts';
import { ENDLESS_MONEY, type FreeState } from './state/free-cafe.ts';
import type { Scenario } from './scenario/scenario.ts';
import { GAME_CHANCES, OPENING_MONEY } from './state/tuning.ts';
import type { Maid, Person, Rank } from './state/person.ts';
import type { ArrivalPlan } from './state/arrivals.ts';
import type { WorldState } from './state/world-state.ts';
import type { CafeMap, Decor, Seat, Weather } from './state/things.ts';

/** Minutes on the café's clock from opening to closing, and the usual number of ticks for each: five minutes at 1×. */
export const OPEN_MINUTES = 600;
const TICKS_PER_MINUTE = 10;
/** Time on the café's clock at opening, in minutes after midnight. */
export const OPENS_AT = 660;

export interface NewCafe {
  readonly seed: number;
  readonly day?: number;
  /** Roster ids of the maids on shift; default: the first shift of six. */
  readonly shift?: readonly string[];
  readonly money?: number;
  readonly stars?: number;
  readonly chefs?: number;
  /** The maids of the previous day, with all changes that the player has made to them. */
  readonly staff?: readonly (Maid | RosterRow)[];
  /** A map that replaces the default map: its rows of tiles, and its furniture. */
  readonly rows?: readonly string[];
  readonly decor?: readonly Decor[];
  /** The first column of the replacement map that lies to the right of the main house, where the wings are; left out if the map has no wings. */
  readonly east?: number;
  /** The seats of the evening before, so that tables keep their numbers. */
  readonly seats?: readonly Seat[];
  readonly tables?: Readonly<Record<string, readonly TableRecord[]>>;
  /** Changed configurations by name, and the names of hints already shown. */
  readonly configs?: Readonly<Record<string, string>>;
  readonly said?: readonly string[];
  /** Changed warp tables by kind of person. */
  readonly warps?: NonNullable<WorldState['warps']>;
  /** Players' scripts and the maids or roles that use them. */
  readonly own?: OwnState;
  readonly headMaid?: HeadMaidState;
  /** What guests know about the player's janken habits. */
  readonly janken?: JankenState;
  /** Rival and regulars on the morning of the day. Left out = as they would be on this day of a season. */
  readonly rival?: RivalState;
  readonly regulars?: RegularsState;
  /** The season on the morning of the day. If left out, the day belongs to no season. */
  readonly season?: SeasonState;
  /** The fields that make the café a free café; left out for all other cafés. */
  readonly free?: FreeState;
  /** First day on which the rival sends a scout; left out = as in data/their-view.yaml. */
  readonly scoutsFrom?: number;
  /** The weather; if left out, it is drawn. */
  readonly weather?: Weather;
  /** Ticks for a minute of the café's clock; default 10, which makes a day of five minutes at speed 1×. */
  readonly ticksPerMinute?: number;
  /** Factor on the number of guests of the day; default 1. */
  readonly crowd?: number;
}

/** The maids of the first shift. Every rarity and every duty occurs among them, so that the first day shows the differences. */
const FIRST_SHIFT: readonly string[] = ['momo', 'sakura', 'yuki', 'hana', 'mei', 'nana'];

export function newDay(opts: NewCafe): WorldState {
  const { seed } = opts;
  const day = opts.day ?? 1;
  const decor = opts.decor ?? (opts.rows === undefined ? honeybell.decor : []);
  const map = makeMap(opts.rows ?? honeybell.rows, decor, opts.east);
  if (opts.season !== undefined) buildWings(map, opts.season);
  const seats = readSeats(map, opts.seats);
  const rng: Stream = stream(seed, `day ${day}`);
  const drawn = drawWeather(rng);
  const { season, weather = drawn, ticksPerMinute = TICKS_PER_MINUTE } = opts;
  const stars = opts.stars ?? (season === undefined ? 2 : FIRST_STARS);
  const closeTick = OPEN_MINUTES * ticksPerMinute;
  const clock = { day, openTick: 0, closeTick, startMinute: OPENS_AT, ticksPerMinute };
  const people: Record<string, Person> = {};
  const places = standingPlaces(map);
  const staff =
    opts.staff ?? season?.staff.filter(({ onShift }) => onShift) ?? (opts.shift ?? FIRST_SHIFT).map(onRoster);
  staff.forEach((spec, i) => {
    const at = places[i % Math.max(1, places.length)] ?? { x: 1, y: 1 };
    people[spec.id] = makeMaid({ ...spec, rank: spec.rank as Rank, at: [at.x, at.y] }, seed + day);
  });
  for (const chef of makeChefs(opts.chefs ?? (season === undefined ? 2 : chefCount(season)), map, seed + day))
    people[chef.id] = chef;
  const regulars = opts.regulars ?? newRegulars(seed);
  const dishes = season === undefined ? wholeMenu() : menuOf(season);
  comeBack(regulars, dishes);
  const coming =
    season === undefined
      ? undefined
      : heroesToday(season, { map, seats: seats.length, stars, weather }, stream(seed, `heroes ${day}`));
  const headMaid = opts.headMaid ?? freshHeadMaid('Train');
  const rival = opts.rival ?? newRival(seed, day);
  const theirs = (rival.theirs ??= newTheirs(seed));
  const opening = {
    seed: seed + day,
    clock,
    map,
    seats,
    menu: dishes,
    chances: { ...GAME_CHANCES, slip: GAME_CHANCES.slip * (season === undefined ? 1 : slipFactor(season)) },
    weather,
    people,
    arrivals: inOrder([
      ...(season !== undefined && day === 1 ? firstMorning : asDrawn)(
        planDay(
          clock,
          averageGuests(opts, seatsOpen({ map, seats, weather, ...(season === undefined ? {} : { season }) })),
          weather,
          stars,
          rng,
          season,
          coming,
        ),
        clock,
      ),
      ...planRegulars(regulars, clock, season),
      ...planScouts(theirs, clock, opts.scoutsFrom, season),
      ...(season === undefined ? [] : [...planGroups(seed, clock, season), ...planQuietGuests(seed, clock, season)]),
    ]),
    money: opts.money ?? OPENING_MONEY,
    stars,
    day: rng,
  };
  const state = freshState(opening, {
    tables: { ...opts.tables },
    ...(opts.configs === undefined ? {} : { configs: opts.configs }),
    ...(opts.said === undefined ? {} : { said: opts.said }),
    ...(opts.warps === undefined ? {} : { warps: opts.warps }),
    ...(opts.own === undefined ? {} : { own: { scripts: { ...opts.own.scripts }, answers: {} } }),
    headMaid,
    janken: opts.janken ?? freshJanken(seed),
    scenario: false,
    chalk: newChalk(season, clock, titleOf({ headMaid, people })),
    rival,
    regulars,
    ...(season === undefined ? {} : { season, calendar: planCalendar({ seed, clock, map, weather }, season) }),
  });
  keepsFocusOn(state);
  if (opts.free !== undefined) {
    state.free = opts.free;
    if (opts.free.endless) state.money = ENDLESS_MONEY;
    if (opts.free.crowd !== 1) planCrowd(state);
  }
  if (season !== undefined && opts.free === undefined) {
    state.goals = goalsOf(day, season, state.arrivals);
    for (let kept = chalkKept(season); kept > 0; kept--) wonChalk(state);
  }
  if (season !== undefined && opts.free === undefined) state.enquiries = planEnquiries(seed, clock, season);
  state.figures.morning = state.money;
  makeMove(theirs, day, targetName(state));
  applyCounters(state);
  return state;
}

/** Number of guests on an average day of this café; free and daily cafés choose their crowd themselves. */
function averageGuests({ season, crowd, free, day = 1 }: NewCafe, seats: number): number {
  if (season === undefined || crowd !== undefined || free !== undefined) return guestsOfSeats(seats * (crowd ?? 1));
  return guestsOfSeason(seats, day) * reservedFactor(season, day);
}

/** The arrivals as they were drawn, for all days except the first of a season. */
const asDrawn = (plans: readonly ArrivalPlan[]): readonly ArrivalPlan[] => plans;

/** The menu with all dishes, at the prices given in the data table. */
const wholeMenu = (): WorldState['menu'] =>
  menu.map(({ id, cookTicks, eatTicks, price, taste }) => ({ id, cookTicks, eatTicks, price, coldTicks: 600, taste }));

/** The first morning of a season. A pack may have a room of its own. */
export function beginSeason(opts: NewSeason & Pick<NewCafe, 'rows' | 'decor'>): WorldState {
  const season = newSeason(opts);
  const { money } = difficultyOf(season.difficulty);
  const { rows, decor } = opts.rows === undefined ? firstCafe : { rows: opts.rows, decor: opts.decor ?? [] };
  const rival = newRival(opts.seed, 1, rules.rivalHeadStart);
  return newDay({ seed: opts.seed, season, money, rows, decor, rival });
}

/** A maid after a night, in a café without a season: her energy is full again, and her mood moves halfway to 0.2. */
const rested = <S extends Maid | RosterRow>(one: S): S =>
  'energy' in one ? { ...one, energy: 1, mood: one.mood + (0.2 - one.mood) / 2 } : one;

function onRoster(id: string): RosterRow {
  const row = roster.find((one) => one.id === id);
  if (row === undefined) throw new Error(`nobody on the roster is called '${id}'`);
  return row;
}

/**
 * Creates the next day of the same café with its money, name and staff as the player left them. Without a season, one
 * more maid of the roster joins each morning.
 */
export function nextDay(evening: WorldState): WorldState {
  // A deep copy: the evening must stay unchanged, because the player may return to it.
  const state = JSON.parse(JSON.stringify(evening)) as WorldState;
  const { season } = state;
  const day = state.clock.day + 1;
  if (season !== undefined) sleep(season);
  if (season?.reservations === true) {
    season.turnedAway = day;
    delete season.reservations;
  }
  const pace = season === undefined ? null : difficultyOf(season.difficulty).rival * paceAfter(season, day);
  const staff: (Maid | RosterRow)[] = Object.values(state.people).filter((one): one is Maid => one.role === 'maid');
  const newcomer = tablesOf(season).roster.find((row) => staff.every((one) => one.id !== row.id));
  if (newcomer !== undefined && staff.length < LARGEST_SHIFT) staff.push(newcomer);
  return newDay({
    seed: state.seed - state.clock.day,
    day,
    money: state.money,
    stars: state.stars,
    ...(season === undefined ? { staff: staff.map(rested) } : { season }),
    ...(state.free === undefined ? {} : { free: state.free }),
    rows: state.map.rows,
    decor: state.map.decor,
    seats: state.seats,
    ...(state.map.east === undefined ? {} : { east: state.map.east }),
    tables: state.tables,
    ...(state.configs === undefined ? {} : { configs: state.configs }),
    ...(state.said === undefined ? {} : { said: state.said }),
    ...(state.warps === undefined ? {} : { warps: state.warps }),
    ...(state.own === undefined ? {} : { own: state.own }),
    ...(state.headMaid === null ? {} : { headMaid: nextMorning(state.headMaid) }),
    ...(state.janken === null ? {} : { janken: jankenNextMorning(state.janken) }),
    ...(state.rival === undefined ? {} : { rival: rivalNextDay(state.rival, day, pace) }),
    ...(state.regulars === undefined ? {} : { regulars: regularsNextDay(state.regulars) }),
  });
}

/**
 * Chooses the tiles on which the staff stands at opening: first floor tiles two tiles below the pass, then other floor
 * tiles. Every chosen tile has a path to the door.
 */
function standingPlaces(map: CafeMap): { x: number; y: number }[] {
  const door = tilesOf(map, 'D')[0];
  const paths = new Paths(map);
  const free = ({ x, y }: { x: number; y: number }): boolean =>
    paths.walkable(x, y) && (door === undefined || paths.distance(x, y, door.x, door.y) < NO_WAY);
  const beforePass = tilesOf(map, 'P').map(({ x, y }) => ({ x, y: y + 2 }));
  const anywhere = tilesOf(map, '.').filter(({ x, y }) => (x + y) % 3 === 0);
  return [...beforePass.filter((_, i) => i % 2 === 1), ...anywhere].filter(free);
}

/** Opens a running café for one day of the game. */
export function openCafe(opts: NewCafe, scripts: Scripts, options: CafeOptions = {}): Simulation {
  return new Simulation(newDay(opts), scripts, options);
}

/** Opens a running café for a scenario, with its commands in the journal. */
export function openScenario(scenario: Scenario, scripts: Scripts, options: CafeOptions = {}): Simulation {
  const cafe = new Simulation(scenario.state, scripts, options);
  for (const { tick, input } of scenario.journal) cafe.giveAt(tick, input);
  return cafe;
}
