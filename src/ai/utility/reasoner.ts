/**
 * The base class of all reasoners (_Modular AI_, 8.5.3): options with considerations and actions, the memory of what
 * was selected, and the calls of a game: `decide` chooses and explains, `choose` chooses only and allocates nothing,
 * `act` runs the actions of the choice, `run` chooses and acts.
 *
 * Each call first checks whether the actions of the selected option are done; then the reasoner thinks; then the chosen
 * option acts. An option stays selected until another is chosen, none can be chosen, or its actions are done.
 *
 * A new kind of reasoner extends this class, implements `pick`, and is registered with {@link reasonerFields} and its
 * constructor:
 *
 *     class Heaviest extends Reasoner {
 *       protected override pick(scene: DecisionScene): number { … this.table.begin(this.options.length, scene).weigh(0, scene) … }
 *     }
 *     factory.register('reasoner', 'Heaviest', reasonerFields, (fields, place) => new Heaviest(fields, place));
 */

import type { Variables } from '../door/checks/check-variables.ts';
import type { Todo } from '../notebook.ts';
import type { Warp } from '../script.ts';
import { isDone } from './components/actions.ts';
import { type Execution, historyOf, memoryOf, noMemory, type ReasonerMemory } from './execution.ts';
import { explain } from './explain.ts';
import type { UtilityDecision } from './scores.ts';
import type { Action, ExecutionFilter, NestedReasoner, ConfigPlace, Sensor, Values } from './kinds.ts';
import { optionList, type UtilityOption } from './options.ts';
import { DecisionScene, type UtilityContext } from './decision-scene.ts';
import { list, maybe, part } from './schema.ts';
import { ScoreTable } from './score-table.ts';
import type { Listener } from './weighing.ts';

const common = {
  name: 'string?',
  sensors: maybe(list(part('sensor')), []),
  filter: 'executionFilter?',
} as const;

/** Returns the schema fields of a reasoner: the common ones (name, sensors, filter) and the given field `options`. */
export const fieldsWith = <F extends object>(options: F) => ({ ...common, options });

/** The schema fields that every reasoner has: options, and optionally a name, sensors and a filter. */
export const reasonerFields = fieldsWith(optionList({}));

/** Base class of all reasoners. @typeParam C the game's own context */
export abstract class Reasoner<C extends UtilityContext = UtilityContext> implements NestedReasoner {
  /** The key of the reasoner's memory: its name, or a name made of its options' names. */
  readonly key: string;
  readonly options: readonly UtilityOption[];
  protected table: ScoreTable;
  /** Whether the reasoner needs a memory between thoughts. Without one it writes nothing into the character's store `brain`. */
  protected remembers: boolean;
  private readonly sensors: readonly Sensor[];
  private readonly filter: ExecutionFilter | undefined;
  private readonly rows: ReadonlyMap<string, number>;
  private readonly nothing = noMemory();
  private readonly ownExecution: Execution = {};
  private scene: DecisionScene<C> | null = null;
  /**
   * Result of the last thought. `chosen`: the index of the chosen option. `kept`: whether this option only stayed
   * chosen because the filter did not let the reasoner think.
   */
  private chosen = -1;
  private kept = false;
  private explains = false;
  thoughtIn: DecisionScene | null = null;
  thoughtTurn = 0;
  /** The variables that the whole configuration reads and writes. */
  readonly variables: Variables;

  constructor(fields: Values<typeof reasonerFields>, place: ConfigPlace) {
    this.key = place.key;
    this.variables = place.load.variables;
    this.options = fields.options;
    this.sensors = fields.sensors;
    this.filter = fields.filter;
    this.remembers = place.around.reasoner.remembers;
    this.table = new ScoreTable(this.options);
    this.rows = new Map(this.options.map(({ name }, row) => [name, row]));
  }

  /** Returns the index of the option to choose; −1 = none. An implementation weighs on `table` the options that it needs. */
  protected abstract pick(scene: DecisionScene, memory: ReasonerMemory): number;

  /** Makes a decision and explains it. */
  decide(context: C): UtilityDecision {
    this.choose(context, true);
    return this.explain();
  }

  /**
   * Thinks without acting.
   * @returns the name of the chosen option; undefined if no option can be chosen
   * @param explains whether `explain` will be called
   */
  choose(context: C, explains = false): string | undefined {
    this.think(this.begin(context, explains));
    return this.options[this.chosen]?.name;
  }

  /** Starts or continues the actions of the selected option. @returns whether they are done */
  act(context: C): boolean {
    return this.perform(this.begin(context, false));
  }

  /**
   * Thinks, then runs the actions of the chosen option.
   * @returns the name of the chosen option; undefined if no option can be chosen
   * @param explains whether `explain` will be called
   */
  run(context: C, explains = false): string | undefined {
    const scene = this.begin(context, explains);
    this.think(scene);
    const name = this.options[this.chosen]?.name;
    this.perform(scene);
    return name;
  }

  /**
   * Explains the last thought. A reasoner can serve several characters, so call this method before the next thought of
   * any character.
   * @throws Error if that thought was made with `explains` = false
   */
  explain(): UtilityDecision {
    if (!this.explains) throw new Error("the last thought cannot be explained: it was made without 'explains'");
    const option = this.options[this.chosen];
    const { scores, draw } = explain(this.table);
    const decision: UtilityDecision = { option: option?.name, scores };
    if (draw !== undefined) decision.draw = draw;
    if (this.kept) decision.kept = true;
    for (const { reasoner } of option?.actions ?? [])
      if (reasoner !== undefined && reasoner.thoughtIn === this.thoughtIn && reasoner.thoughtTurn === this.thoughtTurn)
        decision.then = reasoner.explain();
    return decision;
  }

  /** The todo or warp that the actions set during the last `run` or `act`; undefined if they set none. */
  get answer(): Todo | Warp | undefined {
    return this.scene?.answer;
  }

  private begin(context: C, explains: boolean): DecisionScene<C> {
    const scene = (this.scene ??= new DecisionScene<C>());
    scene.begin(context, explains);
    if (this.remembers) scene.execution = context.execution ?? this.onBlackboard(context.stores.brain);
    return scene;
  }

  private onBlackboard(brain: object | undefined): Execution {
    const kept = brain as { $execution?: Execution } | undefined;
    return kept === undefined ? this.ownExecution : (kept.$execution ??= {});
  }

  /** Thinks as part of another reasoner's decision, in the scene of that decision. */
  think(scene: DecisionScene): void {
    const outer = scene.memory;
    const memory = this.recall(scene);
    scene.thought++;
    this.explains = scene.explains;
    this.settle(scene, memory);
    for (const sensor of this.sensors) sensor.sense(scene);
    this.kept = this.filter !== undefined && !this.filter.runs(scene);
    if (this.kept) {
      this.table.begin(0, scene);
      this.chosen = this.rowOf(memory.option);
    } else {
      this.chosen = this.pick(scene, memory);
      if (this.table.choices === this.options) this.table.chosen = this.chosen;
      const option = this.options[this.chosen];
      if (this.remembers) this.select(scene, memory, option);
      for (const listener of this.chosenBy(option)) listener.chosen?.(scene);
    }
    this.thoughtIn = scene;
    this.thoughtTurn = scene.turn;
    scene.memory = outer;
  }

  /**
   * Acts as part of another reasoner's decision, in the scene of that decision. @returns whether the actions
   * of the selected option are done
   */
  perform(scene: DecisionScene): boolean {
    // A reasoner without memory does not store which option is selected, so it has no actions to run.
    if (!this.remembers) return true;
    const outer = scene.memory;
    const memory = this.recall(scene);
    const option = this.options[this.rowOf(memory.option)];
    let over = option === undefined;
    if (option !== undefined) {
      const { actions } = option;
      let at = memory.action;
      if (at >= 0 && !isOver(actions, at, scene, memory)) actions[at]?.update?.(scene, memory.acting);
      while (!over && (at < 0 || isOver(actions, at, scene, memory))) {
        over = ++at >= actions.length;
        if (over) this.finish(scene, memory);
        else {
          memory.action = at;
          memory.acting = {};
          actions[at]?.start?.(scene, memory.acting);
        }
      }
    }
    scene.memory = outer;
    return over;
  }

  /** Whether, since {@link restart}, the reasoner has finished the actions of a choice or found no option to choose. */
  isDone(scene: DecisionScene): boolean {
    const outer = scene.memory;
    const memory = this.recall(scene);
    this.settle(scene, memory);
    scene.memory = outer;
    return memory.done;
  }

  /** Deselects the selected option and returns the reasoner's memory to its start. */
  restart(scene: DecisionScene): void {
    this.stop(scene);
    const memory = this.recall(scene);
    memory.at = 0;
    memory.done = false;
  }

  /** Deselects the selected option and stops its running action. */
  stop(scene: DecisionScene): void {
    const outer = scene.memory;
    this.leave(scene, this.recall(scene));
    scene.memory = outer;
  }

  /**
   * Returns the listeners to notify of a choice: those of the considerations that led to this choice. No others may be
   * notified, because a consideration that stores a value does so when it is notified.
   */
  protected chosenBy(option: UtilityOption | undefined): readonly Listener[] {
    return option?.listeners ?? NO_LISTENERS;
  }

  /** Loads this reasoner's memory into the scene. */
  private recall(scene: DecisionScene): ReasonerMemory {
    return (scene.memory = this.remembers ? memoryOf(scene.execution, this.key) : this.nothing);
  }

  /** The index of the option with this name, or −1. */
  protected rowOf(name: string | null): number {
    return name === null ? -1 : (this.rows.get(name) ?? -1);
  }

  /** Finishes the selected option if its last action is done. */
  private settle(scene: DecisionScene, memory: ReasonerMemory): void {
    if (memory.action >= 0 && this.hasActed(scene, memory)) this.finish(scene, memory);
  }

  protected hasActed(scene: DecisionScene, memory: ReasonerMemory): boolean {
    const actions = this.options[this.rowOf(memory.option)]?.actions ?? NO_ACTIONS;
    return memory.action === actions.length - 1 && isOver(actions, memory.action, scene, memory);
  }

  /** Called when the actions of the selected option are done. */
  protected finish(scene: DecisionScene, memory: ReasonerMemory): void {
    this.leave(scene, memory);
    memory.done = true;
  }

  private select(scene: DecisionScene, memory: ReasonerMemory, option: UtilityOption | undefined): void {
    if (option === undefined) memory.done = true;
    else if (option.name === memory.option) return;
    this.leave(scene, memory);
    if (option === undefined) return;
    const { name } = option;
    const history = historyOf(memory, name) ?? (memory.history[name] = { times: 0, from: 0, until: null });
    history.times++;
    history.from = scene.now;
    history.until = null;
    memory.option = name;
    memory.action = -1;
    memory.done = false;
    for (const listener of option.listeners) listener.selected?.(scene);
  }

  /** Deselects the selected option: stops its running action and notifies its listeners. */
  protected leave(scene: DecisionScene, memory: ReasonerMemory): void {
    const option = this.options[this.rowOf(memory.option)];
    if (option !== undefined) {
      const history = historyOf(memory, option.name);
      if (history !== undefined) history.until = scene.now;
      const { action, acting } = memory;
      if (action >= 0 && !isOver(option.actions, action, scene, memory)) option.actions[action]?.stop?.(scene, acting);
      for (const listener of option.listeners) listener.deselected?.(scene);
    }
    memory.option = null;
    memory.action = -1;
  }
}

const NO_ACTIONS: readonly Action[] = [];
const NO_LISTENERS: readonly Listener[] = [];

const isOver = (actions: readonly Action[], at: number, scene: DecisionScene, memory: ReasonerMemory): boolean => {
  const action = actions[at];
  return action === undefined || isDone(action, scene, memory.acting);
};
