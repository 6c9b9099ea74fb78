/**
 * Reads the rival and the regulars of a scenario. By default there are none.
 *
 *     "rival": { "has": ["charcoalGrill"], "knows": [{ "node": "iceWell", "value": "No" }] },
 *     "rival": { "scouts": ["spy"], "knowsUs": [{ "node": "curry", "value": "Yes" }], "signs": [{ "node": "sushi", "value": "Yes" }] },
 *     "regulars": [{ "id": "odile", "hearty": "curry", "light": "tea", "sweet": "pudding", "seen": ["light", "sweet"] }]
 */

import { rivalPlan } from '../../data/rival.ts';
import { theirView } from '../../data/their-view.ts';
import type { Reader } from './reader.ts';
import { FAMILIES, makeRegular } from '../visits/regulars.ts';
import type { RegularsState } from '../state/regulars.ts';
import { memoryOf, newRival } from '../rival/rival.ts';
import { MOST_SIGNS } from '../rival/signs.ts';
import { hear, newTheirs } from '../rival/their-scouts.ts';
import type { RivalState, Sighting, TheirState } from '../state/rival.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { MenuItem } from '../state/things.ts';

/** Names of the nodes in the rival's technology tree. */
export const NODES: readonly string[] = rivalPlan.nodes.map(({ name }) => name);
const ADVICE: readonly string[] = rivalPlan.advice.map(({ name }) => name);

/** Names of the nodes in the technology tree with which the rival judges the player's café. */
const OUR_NODES: readonly string[] = theirView.nodes.map(({ name }) => name);

/** Reads the rival of a scenario; undefined if it has none. @param guests ids of the scenario's customers */
export function readRival(
  read: Reader,
  value: unknown,
  seed: number,
  guests: readonly string[],
): RivalState | undefined {
  if (value === undefined) return undefined;
  const fields = read.object('rival', value, ['has', 'knows', 'pulls', 'counters', 'scouts', 'knowsUs', 'signs']);
  const rival = newRival(seed, 1);
  rival.has = {};
  read.list('rival.has', fields['has'], []).forEach((node, i) => {
    rival.has[read.oneOf(`rival.has.${i}`, node, NODES)] = 1;
  });
  const tree = memoryOf(rival);
  read.list('rival.knows', fields['knows'], []).forEach((one, i) => {
    const path = `rival.knows.${i}`;
    const known = read.object(path, one, ['node', 'value', 'day']);
    const node = read.oneOf(`${path}.node`, known['node'], NODES);
    const seen = read.oneOf(`${path}.value`, known['value'], ['Yes', 'No'] as const);
    tree.observe(node, seen, read.whole(`${path}.day`, known['day'], -1000, 1, 1));
  });
  rival.memory = tree.save();
  rival.pulls = read.flag('rival.pulls', fields['pulls'], false);
  rival.counters = read
    .list('rival.counters', fields['counters'], [])
    .map((advice, i) => ({ advice: read.oneOf(`rival.counters.${i}`, advice, ADVICE), day: 1 }));
  if (['scouts', 'knowsUs', 'signs'].some((field) => fields[field] !== undefined))
    rival.theirs = readTheirs(read, fields, seed, guests);
  return rival;
}

/** Reads what the rival knows of the player's café, which customers are the rival's scouts, and which wrong signs are put up for them. */
function readTheirs(
  read: Reader,
  fields: Readonly<Record<string, unknown>>,
  seed: number,
  guests: readonly string[],
): TheirState {
  const theirs = newTheirs(seed);
  read.list('rival.scouts', fields['scouts'], []).forEach((id, i) => {
    theirs.scouts[read.oneOf(`rival.scouts.${i}`, id, guests)] = { look: null, saw: [], eyes: {} };
  });
  const sightings = (field: string): (Sighting & { readonly day: number })[] =>
    read.list(`rival.${field}`, fields[field], []).map((one, i) => {
      const path = `rival.${field}.${i}`;
      const known = read.object(path, one, field === 'signs' ? ['node', 'value'] : ['node', 'value', 'day']);
      return {
        node: read.oneOf(`${path}.node`, known['node'], OUR_NODES),
        value: read.oneOf(`${path}.value`, known['value'], ['Yes', 'No'] as const),
        day: read.whole(`${path}.day`, known['day'], -1000, 1, 1),
      };
    });
  for (const { day, ...saw } of sightings('knowsUs'))
    hear(theirs, { day, tick: 0, name: '', saw: [saw], noticedBy: null, wrong: [], gloomy: null, cross: null });
  theirs.log = [];
  theirs.signs = sightings('signs').map(({ node, value }) => ({ node, value }));
  if (theirs.signs.length > MOST_SIGNS) read.wrong('rival.signs', `has more than ${MOST_SIGNS} signs`);
  return theirs;
}

/** Reads the regulars of a scenario, who must all be among its customers; undefined if it has none. */
export function readRegulars(
  read: Reader,
  value: unknown,
  customers: readonly ArrivalPlan[],
  menu: readonly MenuItem[],
  seed: number,
): RegularsState | undefined {
  if (value === undefined) return undefined;
  const dishes = menu.map((item) => item.id);
  const taken = new Set<string>();
  const who = read.list('regulars', value).map((one, i) => {
    const path = `regulars.${i}`;
    const fields = read.object(path, one, ['id', 'hearty', 'light', 'sweet', 'orders', 'seen']);
    const id = read.text(`${path}.id`, fields['id']);
    const customer = customers.find((plan) => plan.id === id);
    if (id !== '' && customer === undefined) read.wrong(`${path}.id`, `there is no customer '${id}'`);
    if (taken.has(id)) read.wrong(`${path}.id`, `'${id}' stands twice`);
    taken.add(id);
    const dish = (family: string): string => read.oneOf(`${path}.${family}`, fields[family], dishes);
    const seen = read.list(`${path}.seen`, fields['seen'], []);
    return makeRegular(
      {
        id,
        name: customer?.spec.name ?? id,
        look: customer?.spec.look ?? '',
        dishes: { hearty: dish('hearty'), light: dish('light'), sweet: dish('sweet') },
        orders: read.whole(`${path}.orders`, fields['orders'], 1, 100, 3),
      },
      seed,
      seen.map((family, j) => read.oneOf(`${path}.seen.${j}`, family, FAMILIES)),
    );
  });
  return { who, shelf: [] };
}
