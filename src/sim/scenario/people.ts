/**
 * Reads the maids and customers of a scenario. Fields left out have the values of the game's person of that id or type.
 */

import { type Sector, stream } from '../../ai/index.ts';
import { controllerNames, guestTypes, heroes, roster, temperamentNames } from '../../data/index.ts';
import { guestSpec, heroSpec } from '../visits/arrivals.ts';
import type { ArrivalPlan, GuestSpec } from '../state/arrivals.ts';
import { makeMaid } from '../people/creating-people.ts';
import { wrongRange } from '../people/alert-ranges.ts';
import type { Reader } from './reader.ts';
import { FIRST_MODE, wrongCounts } from '../apprentice/work.ts';
import type { ApprenticeState } from '../state/apprentice.ts';
import { HERSELF, readHerself } from './day.ts';
import { readTile } from './floor.ts';
import { GUEST_LOOKS, MAID_LOOKS } from './known-names.ts';
import { CUSTOMER_TYPES } from '../thinking/kinds.ts';
import { DEFAULT_PATIENCE, DEFAULT_SPEED } from '../state/tuning.ts';
import type { Duties, Maid, Rank } from '../state/person.ts';
import type { CafeMap, MenuItem, Seat } from '../state/things.ts';

const MAID = [
  'id',
  'rank',
  'at',
  'favouriteCustomerIds',
  'favouriteCustomerTypes',
  'duties',
  'alertness',
  'obedience',
  'team',
  'speed',
  'name',
  'look',
  'chatty',
  'clumsy',
  'controller',
  'warps',
  'alertRange',
  'apprentice',
  ...HERSELF,
];
const CUSTOMER = [
  'id',
  'type',
  'isHero',
  'arrive',
  'at',
  'seat',
  'start',
  'order',
  'patience',
  'name',
  'look',
  'speed',
  'budget',
  'temperament',
  'party',
];

/** What a scenario's people are checked against: floor, seats and menu. */
export interface Setting {
  readonly seed: number;
  readonly map: CafeMap;
  readonly seats: readonly Seat[];
  readonly menu: readonly MenuItem[];
  readonly guests: readonly string[];
  /** Ids already used in the scenario, each with the path of the entry that uses it. */
  readonly ids: Map<string, string>;
}

function takeId(read: Reader, path: string, value: unknown, { ids }: Setting): string {
  const id = read.name(`${path}.id`, value);
  const before = ids.get(id);
  if (id !== '' && before !== undefined) read.wrong(`${path}.id`, `'${id}' is the id of ${before} already`);
  ids.set(id, path);
  return id;
}

/** Reads the maid at this index of the scenario's list. */
export function readMaid(read: Reader, place: number, value: unknown, setting: Setting): Maid {
  const path = `maids.${place}`;
  const fields = read.object(path, value, MAID);
  const id = takeId(read, path, fields['id'], setting);
  const known = roster.find((row) => row.id === id);
  const at = readTile(read, `${path}.at`, fields['at'], setting.map);
  const rank = read.whole(`${path}.rank`, fields['rank'], 2, 5) as Rank;
  return makeMaid(
    {
      id,
      name: read.text(`${path}.name`, fields['name'], known?.name ?? id),
      look: read.oneOf(
        `${path}.look`,
        fields['look'],
        MAID_LOOKS,
        known?.look ?? (roster[place % roster.length] as (typeof roster)[number]).look,
      ),
      rank,
      at,
      favouriteCustomerIds: read.namesOf(
        `${path}.favouriteCustomerIds`,
        fields['favouriteCustomerIds'],
        setting.guests,
        [],
      ),
      favouriteCustomerTypes: read.namesOf(
        `${path}.favouriteCustomerTypes`,
        fields['favouriteCustomerTypes'],
        CUSTOMER_TYPES,
        [],
      ),
      duties: read.oneOf<Duties>(`${path}.duties`, fields['duties'], ['allround', 'reception', 'serving'], 'allround'),
      alertness:
        fields['alertness'] === null ? null : read.whole(`${path}.alertness`, fields['alertness'], 1, 1_000_000, 1),
      obedience: read.real(`${path}.obedience`, fields['obedience'], 0, 1, 1),
      team:
        fields['team'] === null
          ? null
          : fields['team'] === undefined
            ? null
            : read.whole(`${path}.team`, fields['team'], 1, 9),
      chatty: read.real(`${path}.chatty`, fields['chatty'], 0, 2, 1),
      clumsy: read.real(`${path}.clumsy`, fields['clumsy'], 0, 2, 1),
      speed: read.whole(`${path}.speed`, fields['speed'], 1, 1000, DEFAULT_SPEED),
      level: 1,
      wage: 0,
      controller: read.oneOf(`${path}.controller`, fields['controller'], controllerNames, 'script'),
      alertRange: readRange(read, `${path}.alertRange`, fields['alertRange']),
      ...(fields['apprentice'] === undefined
        ? {}
        : { apprentice: readApprentice(read, `${path}.apprentice`, fields['apprentice']) }),
      ...readHerself(read, path, fields, setting.guests),
    },
    setting.seed,
  );
}
function readApprentice(read: Reader, path: string, value: unknown): ApprenticeState {
  const fields = read.object(path, value, ['mode', 'counts']);
  const mode = read.oneOf(`${path}.mode`, fields['mode'], ['Player', 'Train', 'Auto'] as const, FIRST_MODE);
  const { counts = {} } = fields;
  const mistakes = wrongCounts(counts, '');
  for (const mistake of mistakes) read.wrong(`${path}.counts`, mistake.replace(/^\./, ''));
  return { mode, counts: mistakes.length > 0 ? {} : (counts as ApprenticeState['counts']) };
}
/** Reads an alert range; null if it is left out or invalid. */
function readRange(read: Reader, path: string, value: unknown): readonly Sector[] | null {
  if (value === undefined) return null;
  const mistakes = wrongRange(value);
  for (const mistake of mistakes) read.wrong(`${path}${mistake.path}`, `should be ${mistake.expected}`);
  return mistakes.length > 0 ? null : (value as Sector[]);
}
/** Reads the customer at this index of the scenario's list, with the tick of arrival. */
export function readCustomer(read: Reader, place: number, value: unknown, setting: Setting): ArrivalPlan {
  const path = `customers.${place}`;
  const { map, menu, seed } = setting;
  const seats = setting.seats.map((one) => one.id);
  const fields = read.object(path, value, CUSTOMER);
  const id = takeId(read, path, fields['id'], setting);
  const type = read.oneOf(`${path}.type`, fields['type'], CUSTOMER_TYPES);
  const row = guestTypes.find((one) => one.type === type);
  const hero = heroes.find((one) => one.id === id);
  const isHero = read.flag(`${path}.isHero`, fields['isHero'], false);
  const like =
    hero !== undefined && isHero
      ? heroSpec(hero)
      : row !== undefined
        ? guestSpec(row, stream(seed, `look ${id}`))
        : null;
  const heroLook = heroes.find((one) => one.type === type)?.look;
  const seat =
    fields['seat'] === undefined || fields['seat'] === null ? null : read.text(`${path}.seat`, fields['seat']);
  if (seat !== null && seat !== '' && !seats.includes(seat))
    read.wrong(`${path}.seat`, `there is no seat '${seat}' on the map; there are: ${seats.join(' ') || 'none'}`);
  const start = read.oneOf(`${path}.start`, fields['start'], ['door', 'seat'] as const, 'door');
  if (start === 'seat' && seat === null) read.wrong(`${path}.seat`, "is missing; start: 'seat' needs a seat");
  const order =
    fields['order'] === undefined || fields['order'] === null ? null : read.texts(`${path}.order`, fields['order']);
  order?.forEach((dish, i) => {
    if (!menu.some((item) => item.id === dish))
      read.wrong(`${path}.order.${i}`, `'${dish}' is not on the menu: ${menu.map((item) => item.id).join(', ')}`);
  });
  const spec: GuestSpec = {
    name: read.text(`${path}.name`, fields['name'], like?.name !== undefined && like.name !== '' ? like.name : id),
    look: read.oneOf(
      `${path}.look`,
      fields['look'],
      GUEST_LOOKS,
      like?.look ?? (isHero ? heroLook : undefined) ?? 'office',
    ),
    customerType: type,
    isHero,
    patience: read.whole(`${path}.patience`, fields['patience'], 1, 1_000_000, like?.patience ?? DEFAULT_PATIENCE),
    budget: read.whole(`${path}.budget`, fields['budget'], 0, 1_000_000_000, 1_000_000),
    taste: like?.taste ?? [],
    temperament: read.oneOf(
      `${path}.temperament`,
      fields['temperament'],
      temperamentNames,
      like?.temperament ?? heroes.find((one) => one.type === type)?.temperament ?? (temperamentNames[0] as string),
    ),
    loudness: isHero ? Math.max(6, like?.loudness ?? 6) : 0,
    speed: read.whole(`${path}.speed`, fields['speed'], 1, 1000, DEFAULT_SPEED),
    party:
      fields['party'] === undefined || fields['party'] === null ? null : read.name(`${path}.party`, fields['party']),
    seat,
    start,
    ...(fields['at'] === undefined || fields['at'] === null
      ? {}
      : { at: readTile(read, `${path}.at`, fields['at'], map) }),
    order: order !== null && order.length === 0 ? null : order,
  };
  return { tick: read.tick(`${path}.arrive`, fields['arrive']), id, spec };
}
