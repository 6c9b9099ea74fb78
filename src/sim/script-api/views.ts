/** Read-only versions of the types of the café's state and of the script API; scripts receive only these. */

import type {
  DecisionTable,
  Json,
  JsonObject,
  Reasoner,
  Reasons,
  Todo,
  UtilityDecision,
  Warp,
} from '../../ai/index.ts';
import type { DeedAtHand as Deed } from '../state/apprentice.ts';
import type { OrderAnswer as Answer } from '../state/command-answer.ts';
import type * as people from '../state/person.ts';
import type * as things from '../state/things.ts';
import type { GoingEvent as Going } from '../state/day-events.ts';
import type { ConfigParts } from '../thinking/configs.ts';
import type { AheadOption as Ahead } from '../visits/regulars.ts';
import type { ScriptApi } from './script-api.ts';

/**
 * Types that `View` leaves unchanged: single values (including ids, which are branded strings), answers of scripts,
 * and objects of the AI library.
 */
type Single = string | number | boolean | null | undefined | ((...args: never[]) => unknown);
type Engine = DecisionTable | Reasoner | Reasons | Todo | Warp | UtilityDecision;

/** Makes a type read-only at every depth. JSON types are read-only already and stay unchanged. */
export type View<T> = [Json] extends [T] ? T : [JsonObject] extends [T] ? T : ViewOfEach<T>;
type ViewOfEach<T> = T extends Single | Engine ? T : T extends object ? { readonly [K in keyof T]: View<T[K]> } : T;

export type Person = View<people.Person>;
export type Maid = View<people.Maid>;
export type Guest = View<people.Guest>;
export type Chef = View<people.Chef>;
export type OrderAnswer = View<Answer>;
export type DeedAtHand = View<Deed>;
export type Seat = View<things.Seat>;
export type Dish = View<things.Dish>;
export type MenuItem = View<things.MenuItem>;
export type GoingEvent = View<Going>;
export type AheadOption = View<Ahead>;

type Part = 'apprentices' | 'floor' | 'noticing' | 'seating' | 'idling' | 'today' | 'visits' | 'own' | 'choices';

type Method<F> = F extends (...args: infer A) => infer R
  ? (...args: { [I in keyof A]: View<A[I]> }) => View<R>
  : View<F>;
type Methods<A> = { readonly [K in keyof A]: Method<A[K]> };

/** The script API with the types that scripts receive: its functions take and return read-only views. */
export type CafeView = Omit<Methods<ScriptApi>, Part | 'once' | 'bind'> & {
  readonly [K in Exclude<Part, 'choices'>]: Omit<Methods<ScriptApi[K]>, 'bind'>;
} & {
  readonly choices: Omit<Methods<ScriptApi['choices']>, 'brainOf' | 'bind'> & {
    /** Returns a working copy of a character's variables, which the script may change. */
    brainOf(me: Person): ReturnType<ScriptApi['choices']['brainOf']>;
  };
  once<T>(me: Person, name: string, make: () => T): T;
};

/** What a script receives: its character, and the API through which it reads the rest of the café. */
export interface Actor<P extends Person = Person> {
  readonly me: P;
  readonly cafe: CafeView;
}

/**
 * What the scripts provide for configurations: the component types, and the function that chooses a guest's dish. The
 * simulation itself also calls this function.
 */
export interface UtilityParts extends ConfigParts {
  /** Chooses the dish that a guest orders, by the configuration `dish`; null if it chooses none. */
  readonly dish: (me: Guest, cafe: CafeView) => string | null;
}
