/**
 * Which guest a maid serves next, by the configuration `caller`. There are two ways to the same choice. Any
 * configuration can weigh all callers one by one. A configuration written with the usual parts – her order of
 * preference as ranks, waiting and walking as addends – is compiled to a {@link Plan}, a few numbers, with which
 * `chooseCaller` (maid/choosing.ts) checks only callers that could still be the best: the choice is made very often,
 * and in halls with thousands of guests.
 */

import type { Entity, UtilityDecision } from '../../ai/index.ts';
import { isRecord } from '../../ai/problems.ts';
import { readYaml } from '../../ai/yaml.ts';
import { NO_WAY, ordersAtOnce } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest, Maid } from '../../sim/script-api/views.ts';
import { contextOf } from './cafe-components.ts';

/** The usual configuration as numbers: the weight of a tick of waiting and of a tile of walking. */
export interface Plan {
  readonly waited: number;
  readonly tiles: number;
}

/** A caller as one maid sees them: the fields that configurations can read. */
class CallerView implements Entity {
  readonly id: string;
  readonly customerType: string;

  constructor(
    private readonly who: Guest,
    private readonly me: Maid,
    private readonly cafe: CafeView,
  ) {
    this.id = who.id;
    this.customerType = who.customerType;
  }
  get name(): string {
    return this.who.name;
  }
  get x(): number {
    return this.who.x;
  }
  get y(): number {
    return this.who.y;
  }
  get tiles(): number {
    return tilesTo(this.me, this.cafe, this.who);
  }
  get state(): CallerState {
    return stateOf(this.me, this.who, this.tiles);
  }
  get waited(): number {
    return this.cafe.tick - (this.who.calls?.since ?? this.cafe.tick);
  }
  get mine(): boolean {
    return this.me.serving === this.id;
  }
  get need(): string {
    return this.who.calls?.need ?? '';
  }
  get patience(): number {
    return this.who.patienceLeft;
  }
  get mood(): number {
    return this.who.mood;
  }
  get isHero(): boolean {
    return this.who.isHero;
  }
}

/** Whether a maid may serve a caller, or why not. */
export type CallerState = 'free' | 'notMyDuty' | 'noWay';

/** Tiles from a maid to a guest's table; NO_WAY or more if there is no way. */
export function tilesTo(me: Maid, cafe: CafeView, who: Guest): number {
  const seat = cafe.seatOf(who);
  return seat === undefined ? NO_WAY : Math.max(0, cafe.floor.tilesTo(me, seat.x, seat.y) - 1);
}

export function stateOf(me: Maid, who: Guest, tiles: number): CallerState {
  if (tiles >= NO_WAY - 1) return 'noWay';
  return who.calls?.need === 'order' && me.orders.length >= ordersAtOnce(me.rank) ? 'notMyDuty' : 'free';
}

/** A maid's choice among all callers she may serve, found by weighing each of them; null = none. */
export function weighCallers(
  me: Maid,
  cafe: CafeView,
  wished: string | null,
): { readonly guest: Guest | null; readonly decision: UtilityDecision | null } {
  const { reasoner } = cafe.choices.config('caller');
  const mine = me.serving === null ? undefined : cafe.guest(me.serving);
  const hers = mine !== undefined && mine.calls !== null && cafe.servedBy(mine.id) === me.id;
  const callers = cafe.freeCallers
    .filter((who) => who.id === wished || cafe.noticing.caller(me, who) !== null)
    .map((who) => new CallerView(who, me, cafe));
  if (hers) callers.splice(Math.max(0, placeFor(callers, mine.id)), 0, new CallerView(mine, me, cafe));
  if (callers.length === 0) return { guest: null, decision: null };
  const brain: { caller?: string | null } = {};
  const option = reasoner.run(contextOf(me, cafe, { brain, entities: { callers }, wished }), cafe.explaining);
  const decision = cafe.explaining ? reasoner.explain() : null;
  const guest = option === undefined || typeof brain.caller !== 'string' ? undefined : cafe.guest(brain.caller);
  const calls = guest?.calls ?? null;
  const isFree =
    guest !== null && guest !== undefined && calls !== null && stateOf(me, guest, tilesTo(me, cafe, guest)) === 'free';
  return { guest: isFree ? guest : null, decision };
}

/** The index of an id in a list sorted by id. */
function placeFor(callers: readonly CallerView[], id: string): number {
  const at = callers.findIndex((one) => one.id > id);
  return at < 0 ? callers.length : at;
}

const plans = new Map<string, Plan | null>();
const MOST_PLANS = 64;

/** The plan compiled from the current configuration; null if every caller must be weighed. */
export function planOf(cafe: CafeView): Plan | null {
  const { text } = cafe.choices.config('caller');
  if (text === lastText) return lastPlan;
  let plan = plans.get(text);
  if (plan === undefined) {
    if (plans.size >= MOST_PLANS) plans.clear();
    const read = readYaml(text);
    plans.set(text, (plan = read.ok ? compiled(read.value) : null));
  }
  lastText = text;
  return (lastPlan = plan);
}
let lastText = '';
let lastPlan: Plan | null = null;

/** Minimum distance between ranks, so that the ranks of her lists cannot overlap. */
const RANKS_APART = 1000;
/**
 * Lower limits of two addends in a configuration that can be compiled: one makes a maid keep her choice whatever the
 * others weigh, the other keeps every weight above zero.
 */
const GOES_ON = 10_000_000;
const ABOVE_ZERO = 500_000;
/** Largest weight per unit that a plan supports; beyond it sums might be rounded. */
const MOST_PER_UNIT = 50;

const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  reasoner: ['type', 'name', 'options'],
  option: ['name', 'considerations'],
  exists: ['name', 'type', 'variable', 'picker'],
  picker: ['type', 'entities', 'reasoner', 'considerations'],
};

/** Compiles a configuration to a plan, only if it is written exactly in the usual way; null for anything else. */
function compiled(config: unknown): Plan | null {
  const option = only(config, 'reasoner', 'options');
  const exists = only(option, 'option', 'considerations');
  const picker = isRecord(exists) && known(exists, 'exists') ? exists['picker'] : null;
  if (!isRecord(picker) || !known(picker, 'picker') || picker['entities'] !== 'callers') return null;
  const { considerations } = picker;
  if (picker['reasoner'] !== 'Best' || !Array.isArray(considerations)) return null;
  const found = new Map<string, number>();
  for (const one of considerations as unknown[]) {
    const part = isRecord(one) ? partOf(one) : null;
    if (part === null || found.has(part[0])) return null;
    found.set(...part);
  }
  const [waited, tiles] = [found.get('waited') ?? 0, found.get('tiles') ?? 0];
  return ['state', 'preference', 'mine', 'tuning'].every((part) => found.has(part)) ? { waited, tiles } : null;
}

const known = (record: Record<string, unknown>, what: string): boolean =>
  Object.keys(record).every((key) => (MADE_OF[what] as readonly string[]).includes(key));

function only(value: unknown, what: string, list: string): unknown {
  const items = isRecord(value) && known(value, what) ? value[list] : null;
  return Array.isArray(items) && items.length === 1 ? (items as unknown[])[0] : null;
}

/** A consideration the plan supports, with its number; null for any other. */
function partOf({ name: _, ...one }: Record<string, unknown>): [string, number] | null {
  const { type, ...given } = one;
  if (type === 'Tuning') return tuning(given);
  if (type === 'Preference') return preference(given);
  const { store, variable, weight, ...rest } = given;
  if (store !== 'PickerEntity') return null;
  // A consideration with a required value has no weight; a configuration that writes both is not compiled.
  if (type === 'StringVariable' && variable === 'state') return sameRecord(rest, { is: 'free' }) ? ['state', 0] : null;
  if (!isRecord(weight) || Object.keys(rest).length > 0) return null;
  if (type === 'BooleanVariable' && variable === 'mine') {
    const addend = isRecord(weight['true']) ? weight['true']['addend'] : undefined;
    const usual = { type: 'Boolean', true: { addend } };
    return sameRecord(weight, usual) && typeof addend === 'number' && addend >= GOES_ON ? ['mine', addend] : null;
  }
  const { addend } = weight;
  if (type !== 'FloatVariable' || typeof addend !== 'number' || !sameRecord(weight, { type: 'PerUnit', addend }))
    return null;
  if (!Number.isInteger(addend)) return null;
  if (variable === 'waited' && addend >= 0 && addend <= MOST_PER_UNIT) return ['waited', addend];
  return variable === 'tiles' && addend <= 0 && addend >= -MOST_PER_UNIT / 4 ? ['tiles', addend] : null;
}

function tuning(rest: Record<string, unknown>): [string, number] | null {
  const { addend } = rest;
  return Number.isInteger(addend) && Object.keys(rest).length === 1 && Number(addend) >= ABOVE_ZERO
    ? ['tuning', Number(addend)]
    : null;
}

function preference(rest: Record<string, unknown>): [string, number] | null {
  const { asked, persons, types } = rest;
  const inOrder =
    Object.keys(rest).length === 3 && Number(asked) > Number(persons) && Number(persons) - Number(types) >= RANKS_APART;
  return inOrder ? ['preference', 0] : null;
}

const sameRecord = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (record: Record<string, unknown>): [string, unknown][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
