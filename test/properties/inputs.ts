// Random inputs of every kind, sensible or not, but well-formed. The type enforces an entry for every kind.

import fc from 'fast-check';
import type { TableRecord } from '../../src/ai/index.ts';
import { DEEDS } from '../../src/sim/state/apprentice.ts';
import { controllerNames, temperamentNames, utilityTexts, warpTables } from '../../src/data/index.ts';
import { EVENT_KINDS } from '../../src/sim/events/index.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { OWN_KEYS, type OwnAnswer } from '../../src/sim/state/player-scripts.ts';
import type { EveningAct } from '../../src/sim/season/acts/index.ts';

export const DUTIES = ['allround', 'reception', 'serving'] as const;
export const alertness = fc.constantFrom(null, 1, 1, 5, 30);

/** What inputs can refer to in a café. */
export interface About {
  readonly width: number;
  readonly height: number;
  readonly maids: readonly string[];
  readonly seats: readonly string[];
  readonly customers: number;
  readonly favourites: Readonly<Record<'favouriteCustomerIds' | 'favouriteCustomerTypes', fc.Arbitrary<string[]>>>;
}

/** Decision tables that use every condition and behaviour. */
const OTHER_TABLES: readonly (readonly TableRecord[])[] = [
  ['photo:20,phone:20,cheer:20,grumble:20,linger:20', 'sigh:50'],
  ['autograph:20,stare:20,talk:20,litter:20,orderAgain:20', 'tut:50'],
  ['leave:2,pay:18,mindOwn:40,watch:40', 'smile:100'],
].map(([main, side]) => [
  { id: 1, condition: 'always', yesType: 0, yes: '2,3', noType: '', no: '', cParam: '', parallel: '' },
  { id: 2, condition: 'waiting', yesType: 1, yes: side, noType: 1, no: side, cParam: '', parallel: 'yes' },
  { id: 3, condition: 'always', yesType: 1, yes: main, noType: '', no: '', cParam: '', parallel: '' },
]);

/** A configuration in which strangers do not matter, the door does, and the longest wait ranks first. */
const OTHER_CONFIGS = [
  { name: 'seat', text: utilityTexts.seat.replace('addend: -8', 'addend: 8').replace('variable: tiles', 'variable: door') }, // prettier-ignore
  { name: 'dish', text: utilityTexts.dish.replace('addend: 3', 'addend: 0') },
  { name: 'caller', text: utilityTexts.caller.replace('addend: -4', 'addend: 0') },
] as const;

const EVENING: readonly EveningAct[] = [
  { do: 'draw', count: 1 },
  { do: 'dismiss', maid: 'maid0' },
  { do: 'wage', maid: 'maid0', wage: 3000 },
  { do: 'menu', dish: 'tea', on: false },
  { do: 'assist', assist: 'slowerRush', on: true },
];

/** @param without kinds that are left out */
export function anyInput(about: About, without: readonly Input['kind'][] = []): fc.Arbitrary<Input> {
  const [x, y] = [fc.nat(about.width - 1), fc.nat(about.height - 1)];
  const maid = fc.constantFrom(...about.maids);
  const guest = fc.integer({ min: 0, max: about.customers }).map((i) => `c${i}`);
  const executorKeys = fc.constantFrom(['all'], ['maid'], ['team1'], ['team2'], ...about.maids.map((id) => [id]));
  const command: fc.Arbitrary<Record<string, string | number>> = fc.oneof(
    fc.record({ behave: fc.constantFrom('move', 'gather'), x, y, manner: fc.constantFrom('a-move', 'plain') }),
    fc.record({ behave: fc.constant('sweep'), x, y }),
    fc.record({ behave: fc.constant('serve'), guest }),
    fc.record({ behave: fc.constant('help'), need: fc.constant('dishes') }),
    fc.record({ behave: fc.constant('ignore') }),
    fc.record({ behave: fc.constant('scout') }),
    fc.record({ behave: fc.constant('scout'), look: fc.constantFrom('iceWell', 'amberGlaze', 'nothing') }),
  );
  const edit = fc.oneof(
    fc.record({ rank: fc.constantFrom(2, 3, 4, 5) as fc.Arbitrary<2 | 3 | 4 | 5> }),
    fc.record({ duties: fc.constantFrom(...DUTIES) }),
    fc.record({ alertness }),
    fc.record({ team: fc.constantFrom(null, 1, 2) }),
    fc.record({ obedience: fc.constantFrom(0, 0.5, 1) }),
    fc.record({ controller: fc.constantFrom(...controllerNames) }),
    fc.record(about.favourites),
  );
  const answer: fc.Arbitrary<OwnAnswer> = fc.oneof(
    fc.record({ is: fc.constant('todo' as const), todo: fc.oneof(
      fc.record({ behave: fc.constant('move'), x, y, guest, tick: fc.constantFrom(1, 30) }),
      fc.record({ behave: fc.constant('stay'), tick: fc.constantFrom(5, 60), dishes: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }) }),
      fc.record({ behave: fc.constant('pickUp'), dishes: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }) }),
      fc.record({ behave: fc.constantFrom('takeOrder', 'takeBill', 'serve'), guest }),
      fc.record({ behave: fc.constantFrom('handTickets', 'fidget', 'nonsense') }),
    ) }),
    fc.record({ is: fc.constant('warp' as const), key: fc.constantFrom('move', 'fetch', 'waiting', 'nowhere'), param: fc.record({ guest }) }),
    fc.constantFrom({ is: 'usual' } as const, { is: 'nothing' } as const, { is: 'lost', by: 'hang' } as const, { is: 'fault', message: 'oh' } as const),
  ); // prettier-ignore
  const script = fc.constantFrom(null, { name: 'own', text: '// usual' }, { name: 'more', text: '//', keys: ['move', 'fetch', 'waiting'] as const }); // prettier-ignore
  const kinds: { readonly [K in Input['kind']]: fc.WeightedArbitrary<Extract<Input, { kind: K }>> } = {
    command: {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('command'),
        post: fc.record({ executorKeys, tick: fc.constantFrom(1, 2, 20, 300), command }),
      }),
    },
    edit: { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit'), maid, edit }) },
    apprentice: {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('apprentice'), maid, mode: fc.constantFrom('Player', 'Train', 'Auto') }),
    },
    drive: { weight: 2, arbitrary: fc.record({ kind: fc.constant('drive'), maid, deed: fc.constantFrom(...DEEDS) }) },
    block: { weight: 3, arbitrary: fc.record({ kind: fc.constant('block'), x, y, decor: fc.constant('palm') }) },
    unblock: { weight: 2, arbitrary: fc.record({ kind: fc.constant('unblock'), x, y }) },
    removeSeat: { weight: 1, arbitrary: fc.record({ kind: fc.constant('removeSeat'), seat: fc.constantFrom(...about.seats) }) }, // prettier-ignore
    table: {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('table'),
        name: fc.constantFrom(...temperamentNames),
        rows: fc.constantFrom(null, ...OTHER_TABLES),
      }),
    },
    config: {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...OTHER_CONFIGS), fc.boolean())
        .map(([{ name, text }, back]) => ({ kind: 'config', name, text: back ? null : text })),
    },
    warps: {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...DUTIES), fc.constantFrom(null, 'maid.standStill', 'maid.waiting'))
        .map(([of, chat]) => ({ kind: 'warps', of, keys: chat === null ? null : { ...warpTables[of], chat } })),
    },
    script: {
      weight: 2,
      arbitrary: fc.oneof(
        fc.record({ kind: fc.constant('script'), maid, script }),
        fc.record({ kind: fc.constant('script'), role: fc.constantFrom(...DUTIES), script }),
      ),
    },
    thought: {
      weight: 4,
      arbitrary: fc.oneof(
        fc.record({ kind: fc.constant('thought'), maid, answer }),
        fc.record({ kind: fc.constant('thought'), maid, answer, key: fc.constantFrom(...OWN_KEYS) }),
      ),
    },
    said: { weight: 1, arbitrary: fc.record({ kind: fc.constant('said'), hints: fc.constantFrom([], ['select']) }) },
    headMaid: {
      weight: 1,
      arbitrary: fc.oneof(
        fc.record({ kind: fc.constant('headMaid'), mode: fc.constantFrom('Player', 'Train', 'Auto') }),
        fc.record({ kind: fc.constant('headMaid'), appoint: fc.oneof(maid, fc.constant(null)) }),
        fc.record({ kind: fc.constant('headMaid'), brain: fc.constant(null) }),
        fc.record({ kind: fc.constant('headMaid'), leave: fc.constant(true as const) }),
      ),
    },
    janken: { weight: 1, arbitrary: fc.record({ kind: fc.constant('janken'), guest, hand: fc.constantFrom('rock', 'paper', 'scissors') }) }, // prettier-ignore
    counter: {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('counter'),
        advice: fc.constantFrom('curryDay', 'beforeTheBand', 'flowersOnTables', 'nonsense'),
      }),
    },
    sign: {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('sign'),
        node: fc.constantFrom('sushi', 'curry', 'nonsense'),
        value: fc.constantFrom('Yes', 'No', null),
      }),
    },
    scene: {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('scene'), event: fc.constantFrom(...EVENT_KINDS) }),
    },
    free: {
      weight: 1,
      arbitrary: fc.oneof(
        fc.record({ kind: fc.constant('free'), weather: fc.constantFrom('sun', 'cloud', 'rain') }),
        fc.record({
          kind: fc.constant('free'),
          crowd: fc.constantFrom(0, 0.5, 2),
          money: fc.constantFrom(null, 0, 5000),
        }),
        fc.record({ kind: fc.constant('free'), guests: fc.constantFrom(1, 5), hero: fc.constantFrom('rio', 'vera') }),
      ),
    },
    solved: {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('solved'), question: fc.constantFrom('idle', 'dear') }),
    },
    readWhy: { weight: 1, arbitrary: fc.record({ kind: fc.constant('readWhy'), who: fc.oneof(maid, guest) }) },
    strong: {
      weight: 3,
      arbitrary: fc.oneof(
        fc.record({ kind: fc.constant('strong'), action: fc.constant('rush'), table: fc.integer({ min: 1, max: 5 }) }),
        fc.record({ kind: fc.constant('strong'), action: fc.constant('calm'), guest }),
        fc.record({ kind: fc.constant('strong'), action: fc.constant('special'), dish: fc.constantFrom('tea', 'ramen', 'nothing') }),
        fc.record({ kind: fc.constant('strong'), action: fc.constantFrom('encore', 'allHands', 'doorSign') }),
        fc.record({ kind: fc.constant('strong'), action: fc.constant('join'), table: fc.constant(1), other: fc.integer({ min: 1, max: 4 }) }),
      ), // prettier-ignore
    },
    focus: {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('focus'), on: fc.constantFrom('orders', 'dishes', 'plates', null) }),
    },
    answer: {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('answer'), enquiry: fc.integer({ min: 1, max: 3 }), yes: fc.boolean() }),
    },
    evening: { weight: 1, arbitrary: fc.record({ kind: fc.constant('evening'), act: fc.constantFrom(...EVENING) }) },
  };
  const entries = Object.entries(kinds) as [Input['kind'], fc.WeightedArbitrary<Input>][];
  return fc.oneof(...entries.filter(([kind]) => !without.includes(kind)).map(([, one]) => one));
}
