/**
 * The words of promises and their meaning in the café. States are evaluated at the end of a tick; events are those of
 * the café's log. Each row is a word; `phrases` are its forms in a sentence, and the editor suggests the first.
 */

import { behaviours } from '../../sim/behaviours/index.ts';
import type { Chef, Guest, Maid, Person } from '../../sim/state/person.ts';
import { TIRED_BELOW } from '../../sim/people/energy.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import type { Dish, Litter, Seat } from '../../sim/state/things.ts';
import type { World } from '../../sim/world/world.ts';
import type { Json } from '../../ai/index.ts';
import type { CafeCondition, Figure, Kind } from './form.ts';

export interface Things {
  readonly guest: Guest;
  readonly maid: Maid;
  readonly chef: Chef;
  readonly somebody: Person;
  readonly dish: Dish;
  /** The object that stands for an order is the guest who placed it, because a guest has at most one order at a time. */
  readonly order: Guest;
  readonly litter: Litter;
  readonly seat: Seat;
}
export type Thing = Things[Kind];

export interface StateWord {
  readonly id: string;
  readonly kind: Kind;
  readonly phrases: readonly string[];
  readonly holds: (one: never) => boolean;
  /**
   * Returns a short list that contains every object that can be in this state, so that not all objects of the kind must
   * be searched. null = there is no such list.
   */
  readonly among: ((world: World) => Iterable<Thing>) | null;
}

const state = <K extends Kind>(
  kind: K,
  id: string,
  phrases: string,
  holds: (one: Things[K]) => boolean,
  among: StateWord['among'] = null,
): StateWord => ({ id, kind, phrases: phrases.split('|'), holds, among });

const callers = ({ callers: all }: World): Iterable<Guest> => all;

/** True for a maid with nothing to do: her behaviour is an idle one (she stands, chats or fidgets), she serves no guest and carries no dish. */
const idles = ({ doing, serving, carrying, pose, stepOf }: Maid): boolean =>
  serving === null && carrying.length === 0 && pose !== 'down' && stepOf === 0 && behaviours[doing]?.idle !== undefined;

const waitsForSeat = ({ stage, present }: Guest): boolean => present && stage === 'queue';
const waitsForDish = ({ stage }: Guest): boolean => stage === 'waitDish';

const NONE: readonly Dish[] = [];
const onPass = ({ places: { pass }, state: { dishes } }: World): Iterable<Dish> =>
  pass.size === 0 ? NONE : [...pass].flatMap((id) => dishes[id] ?? NONE);

/** States defined together with the behaviours: a person is in such a state while performing the behaviour. */
const DOING: readonly StateWord[] = Object.entries(behaviours).flatMap(([name, { role, promised }]) =>
  role === undefined || promised === undefined ? [] : [state(role, name, promised, ({ doing }) => doing === name)],
);

/** All states. The parser takes the longest matching phrase, wherever it stands in this list. */
export const STATES: readonly StateWord[] = [
  ...DOING,
  state(
    'guest',
    'waits',
    'waits|wait|is waiting|are waiting',
    (one) => one.calls !== null || waitsForDish(one) || waitsForSeat(one),
  ),
  state('guest', 'waitsToOrder', 'waits to order|wait to order', ({ calls }) => calls?.need === 'order', callers),
  state(
    'guest',
    'waitsToPay',
    'waits to pay|wait to pay|waits for the bill|wait for the bill',
    ({ calls }) => calls?.need === 'bill',
    callers,
  ),
  state(
    'guest',
    'waitsForDish',
    'waits for a dish|waits for the dish|waits for food|wait for a dish|wait for dishes|wait for food',
    waitsForDish,
  ),
  state(
    'guest',
    'waitsForSeat',
    'waits for a seat|wait for a seat|queues|queue|stands in the queue|stand in the queue',
    waitsForSeat,
  ),
  state('guest', 'calls', 'calls|call|is calling|are calling', ({ calls }) => calls !== null, callers),
  state(
    'guest',
    'callsUnheard',
    'calls unheard|call unheard',
    ({ calls, attendedBy }) => calls !== null && attendedBy === null,
    callers,
  ),
  state('guest', 'sits', 'sits|sit|is seated|are seated', ({ seat }) => seat !== null),
  state('guest', 'eats', 'eats|eat|is eating|are eating', ({ stage }) => stage === 'eat'),
  state('guest', 'isHere', 'is here|are here|is there|are there', ({ present }) => present),
  state('guest', 'isAngry', 'is angry|are angry|is cross|are cross', ({ mood }) => mood <= -0.5),
  state('guest', 'isGlad', 'is glad|are glad|is happy|are happy', ({ mood }) => mood >= 0.5),
  state(
    'guest',
    'losesPatience',
    'is about to give up|are about to give up|is out of patience|are out of patience',
    ({ patienceLeft, leaveReason }) => leaveReason === null && patienceLeft < 0.2,
  ),
  state('guest', 'isStuck', 'is stuck|are stuck', ({ stuck }) => stuck !== null),
  state('maid', 'idles', 'idles|idle|is idle|are idle|has nothing to do|have nothing to do', idles),
  state('maid', 'chats', 'chats|chat|is chatting|are chatting', ({ chattingWith }) => chattingWith !== null),
  state('maid', 'serves', 'serves|serve|is serving|are serving|serves somebody', ({ serving }) => serving !== null),
  state(
    'maid',
    'carries',
    'carries|carry|carries dishes|carry dishes|carries a dish',
    ({ carrying }) => carrying.length > 0,
  ),
  state('maid', 'cleans', 'cleans|clean|cleans up|clean up|tidies|tidy', ({ tending }) => tending !== null),
  state('maid', 'walks', 'walks|walk|is walking|are walking', ({ stepOf }) => stepOf > 0),
  state('maid', 'isDown', 'is down|are down|lies on the floor|lie on the floor', ({ pose }) => pose === 'down'),
  state('maid', 'isTired', 'is tired|are tired', ({ energy }) => energy < TIRED_BELOW),
  state('maid', 'isGloomy', 'is gloomy|are gloomy', ({ mood }) => mood <= -0.5),
  state(
    'maid',
    'isHere',
    'is here|are here|is there|are there|is on the floor|are on the floor',
    ({ present }) => present,
  ),
  state('maid', 'isStuck', 'is stuck|are stuck', ({ stuck }) => stuck !== null),
  state('chef', 'cooks', 'cooks|cook|is cooking|are cooking', ({ cooking }) => cooking !== null),
  state(
    'chef',
    'idles',
    'idles|idle|is idle|are idle|has nothing to do|have nothing to do',
    ({ cooking }) => cooking === null,
  ),
  state('somebody', 'isStuck', 'is stuck|are stuck', ({ stuck }) => stuck !== null),
  state(
    'dish',
    'onPass',
    'waits on the pass|wait on the pass|stands on the pass|stand on the pass|is on the pass|are on the pass',
    ({ where }) => where === 'pass',
    onPass,
  ),
  state('dish', 'carried', 'is carried|are carried|is in hands|are in hands', ({ where }) => where === 'hands'),
  state(
    'dish',
    'onTable',
    'is on a table|are on tables|stands on a table|stand on tables',
    ({ where }) => where === 'table',
  ),
  state('order', 'isOpen', 'is open|are open|waits|wait|is under way|are under way', ({ ordered }) => ordered !== null),
  state(
    'litter',
    'lies',
    'lies|lie|lies on the floor|lie on the floor|lies about|lie about|lies there|lie there|is there|are there',
    () => true,
  ),
  state('seat', 'isTaken', 'is taken|are taken', ({ takenBy }) => takenBy !== null),
  state('seat', 'isFree', 'is free|are free', ({ takenBy, dirty }) => takenBy === null && !dirty),
  state(
    'seat',
    'isDirty',
    'is dirty|are dirty|is not cleared|are not cleared',
    ({ dirty, takenBy }) => dirty && takenBy === null,
    ({ places }) => places.dirty,
  ),
];

export interface EventWord {
  readonly id: string;
  readonly kind: Kind;
  readonly phrases: readonly string[];
  readonly type: string;
  /** Returns the subject the event happened to; undefined if the event does not match. */
  readonly to: (event: SimEvent) => Json | undefined;
  /** Phrases that make time count from this event, such as `of being seated`. */
  readonly since: readonly string[];
  /**
   * The state that this event ends; null = none. A promise of the event within a time is parsed as a promise that the
   * state lasts no longer than this time.
   */
  readonly ends: string | null;
}

const event = (
  kind: Kind,
  id: string,
  phrases: string,
  type: string,
  to: EventWord['to'],
  { since = '', ends = null }: { readonly since?: string; readonly ends?: string | null } = {},
): EventWord => ({
  id,
  kind,
  phrases: phrases.split('|'),
  type,
  to,
  since: since === '' ? [] : since.split('|'),
  ends,
});

const who = (happened: SimEvent): Json => happened.who;
const customer = (happened: SimEvent): Json | undefined => happened['customer'];
const dropped = (happened: SimEvent): boolean => typeof happened['dropped'] === 'number' && happened['dropped'] > 0;

export const EVENTS: readonly EventWord[] = [
  event('guest', 'enters', 'enters|enter|comes in|come in|comes|come', 'enter', who, {
    since: 'entering|coming in|coming',
  }),
  event('guest', 'isSeated', 'gets a seat|get a seat|is seated|are seated|sits down|sit down', 'seated', who, {
    since: 'being seated|sitting down|getting a seat',
  }),
  event('guest', 'calls', 'raises a hand|raise a hand', 'calls', who, { since: 'calling|raising a hand' }),
  event(
    'guest',
    'orders',
    'orders|order|has ordered|have ordered|gives an order|give an order|gives the order',
    'orderTaken',
    customer,
    { since: 'ordering|giving the order|giving an order' },
  ),
  event('guest', 'isServed', 'is served|are served|gets a dish|get a dish', 'served', customer, {
    since: 'being served',
  }),
  event('guest', 'hasEaten', 'has eaten|have eaten|finishes eating|finish eating', 'eaten', who),
  event('guest', 'pays', 'pays|pay|has paid|have paid', 'paid', who, { since: 'paying' }),
  event('guest', 'leaves', 'leaves|leave|goes home|go home', 'leaves', who),
  event(
    'guest',
    'givesUp',
    'gives up|give up|leaves unpaid|leave unpaid|leaves without paying|leave without paying|is lost|are lost',
    'leaves',
    (happened) => (happened['reason'] === 'paid' ? undefined : happened.who),
  ),
  event('maid', 'slips', 'slips|slip|falls|fall', 'slip', who),
  event('maid', 'drops', 'drops a dish|drop a dish|drop dishes|drops dishes', 'slip', (happened) =>
    dropped(happened) ? happened.who : undefined,
  ),
  event('maid', 'tires', 'gets tired|get tired|tires|tire', 'tired', who),
  event('maid', 'startsChat', 'starts a chat|start a chat|begins to chat|begin to chat', 'chat', who),
  event('maid', 'fails', 'has a faulty script|have a faulty script', 'fault', who),
  event('somebody', 'fails', 'has a faulty script|have a faulty script', 'fault', who),
  event('somebody', 'getsStuck', 'gets stuck|get stuck', 'stuck', who),
  event(
    'order',
    'isHandedIn',
    'reaches the kitchen|reach the kitchen|is handed in|are handed in',
    'ticket',
    (happened) => happened['customers'],
  ),
  event('order', 'isCooked', 'is cooked|are cooked', 'cooked', customer),
  event(
    'order',
    'reachesGuest',
    'reaches its guest|reach their guests|is served|are served|reaches the guest|reach the guests',
    'served',
    customer,
  ),
  event('dish', 'isCooked', 'is cooked|are cooked', 'cooked', (happened) => happened['dish']),
  event(
    'dish',
    'isWasted',
    'is wasted|are wasted|goes to waste|go to waste|is thrown away|are thrown away',
    'wasted',
    (happened) => happened['dish'],
  ),
  event('dish', 'isPickedUp', 'is picked up|are picked up|leaves the pass|leave the pass', 'pickUp', () => undefined, {
    ends: 'onPass',
  }),
  event(
    'litter',
    'isSwept',
    'is swept|are swept|is swept up|are swept up|is gone|are gone|is cleaned up|are cleaned up',
    'sweep',
    () => undefined,
    { ends: 'lies' },
  ),
  event('seat', 'isCleared', 'is cleared|are cleared', 'clear', () => undefined, { ends: 'isDirty' }),
];

export const CAFE_CONDITIONS: Readonly<Record<CafeCondition, { readonly phrases: readonly string[] }>> = {
  empty: { phrases: ['empty'] },
  full: { phrases: ['full'] },
  open: { phrases: ['open'] },
  closed: { phrases: ['closed'] },
  rain: { phrases: ['rainy', 'rained on'] },
};

export const FIGURES: Readonly<Record<Figure, readonly string[]>> = {
  money: ['money', 'the money'],
  income: ['income', 'the income'],
  tips: ['tips', 'the tips'],
  stars: ['stars', 'the stars', 'the rating', 'rating'],
};

export const stateOf = (kind: Kind, id: string): StateWord | undefined =>
  STATES.find((one) => one.kind === kind && one.id === id);
export const eventOf = (kind: Kind, id: string): EventWord | undefined =>
  EVENTS.find((one) => one.kind === kind && one.id === id);

/** Returns a phrase in the form that fits the number: singular (`a guest waits`) or plural (`4 guests wait`). */
export const formOf = (phrases: readonly string[], many: boolean): string =>
  (many ? phrases.find((phrase) => !/^(?:[a-z]+s|is|has)\b/.test(phrase)) : undefined) ?? phrases[0] ?? '';
