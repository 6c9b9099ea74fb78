/**
 * A reasoner as a script. It runs when the notebook is empty. The chosen option's actions provide the todo or warp by
 * setting `scene.answer`. {@link registerTodoActions} adds two actions that do this:
 *
 *     actions:
 *       - { type: WriteTodo, behave: photograph, tick: 60, with: { guest: { type: Variable, variable: photoTarget } } }
 *       - { type: Warp, key: idle }
 *
 * An option that writes a todo stays selected while the todo is active. When the script runs again, the todo is over,
 * and so is the action. There is one exception: if the context says that the todo `ended` by `tick` or `changed`, the
 * character only reconsiders, and `whileSelected` of an ExecutionHistory can favour continuing.
 */

import type { CommandOnBoard } from '../blackboard.ts';
import type { Json } from '../json.ts';
import type { Todo } from '../notebook.ts';
import { isRecord } from '../problems.ts';
import type { Option, Reason, Reasons } from '../reasons.ts';
import type { AIScript, Warp } from '../script.ts';
import type { OptionScore, UtilityDecision } from './scores.ts';
import type { Factory } from './factory.ts';
import type { Action } from './kinds.ts';
import { field, fieldOf, list, mapOf, maybe, number, oneOf, text, withEntity } from './schema.ts';
import type { Reasoner } from './reasoner.ts';
import { type DecisionScene, own, type Target, type UtilityContext } from './decision-scene.ts';

/** Options of {@link utilityScript}. */
export interface UtilityMind<C, X extends UtilityContext = UtilityContext> {
  /** The name of this configuration in the reasons that are noted. */
  readonly name: string;
  /** The reasoner. It can be a function, if the reasoner differs by character or is replaced while the game runs. */
  readonly reasoner: Reasoner<X> | ((character: C) => Reasoner<X>);
  /** Returns the context of a decision. It may return the same object every time, with new values. */
  readonly context: (
    character: C,
    runned: number,
    commands: readonly CommandOnBoard[],
    eventParam: Json | undefined,
  ) => X;
  /** Returns the object in which the reasons for a decision are noted. If this function is left out, no reasons are noted. */
  readonly reasons?: (character: C) => Reasons;
  /** Whether the reasons of a decision also list all considerations. If this function is left out, they do whenever reasons are noted. */
  readonly explains?: (character: C) => boolean;
}

/**
 * Creates the script. The reason that the script notes has the key `utility.chose` and the terms `utility`, `option`,
 * `path` (the choices of subreasoners), `weight`, `rank`, `drew`, `total`, and `then` – the reason an action gave, or
 * null. The options that the script notes are the options weighed, see {@link optionOf}. A number that is not finite
 * becomes null. If the actions provide neither todo nor warp, the script notes the options but no reason.
 */
export function utilityScript<C, T extends Todo = Todo, X extends UtilityContext = UtilityContext>(
  mind: UtilityMind<C, X>,
): AIScript<C, T> {
  return (character, runned, commands, eventParam) => {
    const reasoner = typeof mind.reasoner === 'function' ? mind.reasoner(character) : mind.reasoner;
    const reasons = mind.reasons?.(character);
    const explains = reasons?.wanted === true;
    reasoner.run(mind.context(character, runned, commands, eventParam), explains);
    const { answer } = reasoner;
    if (explains) {
      const decision = reasoner.explain();
      if (mind.explains === undefined || mind.explains(character))
        reasons.weigh(() => decision.scores.map((score) => optionOf(score, decision.then)));
      if (answer !== undefined) reasons.note('utility.chose', termsOf(mind.name, decision, reasons.because));
    }
    return answer as T | Warp | undefined;
  };
}

function termsOf(utility: string, decision: UtilityDecision, because: Reason | null): Reason['terms'] {
  const { option, scores, draw } = decision;
  const chosen = scores.find(({ dropped }) => dropped === undefined);
  const path: string[] = [];
  for (let one: UtilityDecision | undefined = decision; one?.option !== undefined; one = one.then)
    path.push(one.option);
  const { weight, rank } = chosen ?? {};
  const { drawn: drew, total } = draw ?? {};
  return plain({ utility, option, path, weight, rank, drew, total, then: because }) as Reason['terms'];
}

/**
 * Converts a scored option to an option of the reason. Its terms are `weight`, `rank` and `considerations` as in its
 * {@link OptionScore}; the chosen option also has `then`, the scores of its subreasoner. Its verdict is `chosen`, or
 * the step that dropped it, see {@link Dropped}.
 */
export function optionOf({ name, weight, rank, dropped, considerations }: OptionScore, then?: UtilityDecision): Option {
  const terms = { weight, rank, considerations, ...(dropped === undefined && then && { then: then.scores }) };
  return { id: name, terms: plain(terms) as Reason['terms'], verdict: dropped ?? 'chosen' };
}

/** Replaces every number that is not finite by null, because JSON has no such numbers. */
function plain(value: unknown): Json {
  if (Array.isArray(value)) return value.map(plain);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plain(field)]));
  return typeof value === 'number' && !Number.isFinite(value) ? null : ((value ?? null) as Json);
}

const filling = field<Json | Target>('plain data or a target', (value, place) =>
  isRecord(value) && Object.hasOwn(value, 'type')
    ? withEntity.read(value, place)
    : (fieldOf('json').read(value, place) as Json),
);
const lineFields = { with: maybe(mapOf(filling)), at: 'target?' } as const;

/**
 * Adds fields to a record. Targets are replaced by the ids of their entities, and a target under `at` by its
 * coordinates `x` and `y`. Returns null if a target currently finds nothing.
 */
function filled(
  scene: DecisionScene,
  record: Record<string, Json>,
  fields: ReadonlyMap<string, Json | Target> = new Map(),
  at?: Target,
): Record<string, Json> | null {
  for (const [name, value] of fields) {
    const json = isTarget(value) ? (value.entity(scene)?.id ?? null) : value;
    if (json === null && isTarget(value)) return null;
    record[name] = json;
  }
  if (at === undefined) return record;
  const place = at.position(scene);
  return place === null ? null : { ...record, x: place.x, y: place.y };
}

const isTarget = (value: Json | Target): value is Target =>
  typeof value === 'object' && value !== null && 'position' in value && typeof value.position === 'function';

/**
 * Registers the actions WriteTodo (`behave`, `tick`, `until`) and Warp (`key`). Both take `with`, further fields of the
 * todo or of the warp's param (plain data, or targets, which are replaced by their id), and `at`, a target that gives
 * `x` and `y`. If a target finds nothing, nothing is written.
 * @param behaviours the allowed values of `behave`, as a list, or each with the fields that its todo needs:
 * `{ run: ['to'], lie: [] }`; left out = any
 */
export function registerTodoActions<C extends UtilityContext>(
  factory: Factory<C>,
  behaviours?: readonly string[] | Readonly<Record<string, readonly string[]>>,
): Factory<C> {
  const isList = (named: typeof behaviours): named is readonly string[] => Array.isArray(named);
  const needs: Readonly<Record<string, readonly string[]>> = isList(behaviours) ? {} : (behaviours ?? {});
  const behave = behaviours === undefined ? text : oneOf(...(isList(behaviours) ? behaviours : Object.keys(needs)));
  const todoFields = { behave, tick: maybe(number(1)), until: maybe(list(text)), ...lineFields };
  return factory
    .register('action', 'WriteTodo', todoFields, ({ behave, tick, until, with: fields, at }, place): Action => {
      for (const field of own(needs, behave) ?? [])
        if (fields?.has(field) !== true && !(at !== undefined && (field === 'x' || field === 'y')))
          place.at('with').wrong(`'${behave}' needs the field '${field}'; write with: { ${field}: … }`);
      const write: Action['start'] = (scene, memory) => {
        const line: Record<string, Json> = { behave };
        if (tick !== undefined) line['tick'] = tick;
        if (until !== undefined) line['until'] = until;
        const todo = filled(scene, line, fields, at);
        if (todo !== null) scene.answer = todo as unknown as Todo;
        memory['wrote'] = todo === null ? null : scene.now;
      };
      return {
        start: write,
        update: write,
        done({ now, context: { ended } }, { wrote }) {
          return typeof wrote !== 'number' || (now > wrote && ended !== 'tick' && ended !== 'changed');
        },
      };
    })
    .register('action', 'Warp', { key: text, ...lineFields }, ({ key, with: fields, at }): Action => ({
      start(scene) {
        const param = filled(scene, {}, fields, at);
        if (param === null) return;
        scene.answer = fields === undefined && at === undefined ? { warp: key } : { warp: key, param };
      },
    }));
}
