/**
 * The built-in reasoners (_Modular AI_, 8.5.3). DualUtility, RuleBased and BySelection choose among their weighed
 * options. Sequence selects its options in order. FSM is a state machine: its selected option is its state, and it
 * weighs the transitions that leave this state.
 *
 *     type: FSM
 *     options:
 *       - name: cook
 *         actions: [ … ]
 *         transitions:
 *           - { to: serve, whenDone: true }
 *           - { to: rest, considerations: [ … ] }
 */

import { choiceOf, considerationList } from './consideration-sets.ts';
import { component } from '../component.ts';
import type { ReasonerMemory } from '../execution.ts';
import type { ConfigPlace, Values } from '../kinds.ts';
import { field, list, maybe, number, part, record } from '../schema.ts';
import { optionList, optionName } from '../options.ts';
import { fieldsWith, Reasoner, reasonerFields } from '../reasoner.ts';
import type { DecisionScene, UtilityContext } from '../decision-scene.ts';
import { dualUtility, firstValid } from '../selections.ts';
import { MUST_BE_TRUE } from './weight-functions.ts';
import { ScoreTable } from '../score-table.ts';
import type { Entry, Listener, Selection } from '../weighing.ts';

type Fields = Values<typeof reasonerFields>;
const NOBODY: readonly Listener[] = [];

/** Reasoner that chooses by weight among the options of the highest rank; see {@link dualUtility} for the four steps. */
export class DualUtilityReasoner<C extends UtilityContext = UtilityContext> extends Reasoner<C> {
  private readonly selection: Selection;

  constructor(fields: Fields & { readonly minShare?: number }, place: ConfigPlace) {
    super(fields, place);
    this.selection = dualUtility(fields.minShare ?? 0);
  }

  protected override pick(scene: DecisionScene): number {
    return this.table.choose(this.selection, this.options.length, scene);
  }
}

/** Reasoner that chooses the first option with a weight above 0; later options are not evaluated. */
export class RuleBasedReasoner<C extends UtilityContext = UtilityContext> extends Reasoner<C> {
  protected override pick(scene: DecisionScene): number {
    return this.table.choose(firstValid, this.options.length, scene);
  }
}

/**
 * Reasoner that weighs its options and leaves the choice among them to a selection, such as Best. The selection may
 * differ from character to character, see {@link Selection}.
 */
export class BySelectionReasoner<C extends UtilityContext = UtilityContext> extends Reasoner<C> {
  private readonly selection: Selection;

  constructor(fields: Fields & { readonly selection: Selection }, place: ConfigPlace) {
    super(fields, place);
    this.selection = fields.selection;
  }

  protected override pick(scene: DecisionScene): number {
    return this.table.choose(this.selection, this.options.length, scene);
  }
}

/** Reasoner that selects its options one after the other, each until its actions are done; their considerations are not evaluated. */
export class SequenceReasoner<C extends UtilityContext = UtilityContext> extends Reasoner<C> {
  private readonly loops: boolean;

  constructor(fields: Fields & { readonly loop?: boolean | undefined }, place: ConfigPlace) {
    super(fields, place);
    this.remembers = true;
    this.loops = fields.loop === true;
  }

  protected override pick(scene: DecisionScene, memory: ReasonerMemory): number {
    const { options } = this;
    // In a sequence, an option without actions counts as done in the next thought after its selection.
    const now = options[memory.at];
    if (now !== undefined && now.name === memory.option && now.actions.length === 0) this.finish(scene, memory);
    return memory.at < options.length ? memory.at : -1;
  }

  protected override finish(scene: DecisionScene, memory: ReasonerMemory): void {
    this.leave(scene, memory);
    memory.at++;
    if (memory.at >= this.options.length) {
      if (this.loops) memory.at = 0;
      else memory.done = true;
    }
  }
}

const transitionFields = {
  to: optionName,
  whenDone: 'boolean?',
  considerations: maybe(considerationList, []),
} as const;
type Transition = Values<typeof transitionFields> & { readonly listeners: readonly Listener[] };
const written = record('transition', transitionFields);
/**
 * The schema field of a state machine's transition. The field also collects the listeners of the transition's
 * considerations: the components that are notified when an option is selected or chosen.
 */
const transition = field('a transition', (value, place) => {
  const listeners: Listener[] = [];
  const fields = written.read(value, place.among({ listeners }));
  // The listeners of a transition are also listeners of the state that it leaves: they are notified when this state is
  // selected and deselected.
  place.around.listeners.push(...listeners);
  return fields && { ...fields, listeners };
});
const fsmOptions = optionList({ transitions: maybe(list(transition), []) });

/**
 * Reasoner that is a state machine: it stays in a state until one of the transitions that leave it is chosen,
 * at most one per thought. ExecutionHistory in a transition reads the history of the state it leaves.
 */
export class FsmReasoner<C extends UtilityContext = UtilityContext> extends Reasoner<C> {
  private readonly start: number;
  private readonly transitions: readonly (readonly Transition[])[];
  private readonly tables: readonly ScoreTable[];
  private readonly selection: Selection;
  private isOver = false;
  /** The transition chosen in the state machine's last thought. */
  private taken: Transition | undefined;

  constructor(fields: Values<typeof fsmFields>, place: ConfigPlace) {
    super(fields, place);
    this.remembers = true;
    this.start = fields.start === undefined ? 0 : this.rowOf(fields.start);
    this.selection = fields.picker;
    this.transitions = fields.options.map(({ transitions }) => transitions);
    const whenDone: Entry = {
      type: 'whenDone',
      name: null,
      consideration: {
        source: { pure: true, read: (_, input) => input.setBoolean(this.isOver) },
        weight: MUST_BE_TRUE,
      },
    };
    this.tables = fields.options.map(
      ({ name, transitions }) =>
        new ScoreTable(
          transitions.map((one) =>
            choiceOf(one.to, one.whenDone === true ? [whenDone, ...one.considerations] : one.considerations, name),
          ),
        ),
    );
  }

  protected override pick(scene: DecisionScene, memory: ReasonerMemory): number {
    const state = this.rowOf(memory.option);
    this.taken = undefined;
    this.table = this.tables[Math.max(state, 0)] as ScoreTable;
    if (state < 0) {
      this.table.begin(0, scene);
      return this.start;
    }
    const transitions = this.transitions[state] as readonly Transition[];
    this.isOver = this.hasActed(scene, memory);
    const chosen = transitions[this.table.choose(this.selection, transitions.length, scene)];
    if (chosen === undefined) return state;
    this.taken = chosen;
    // A transition to the same state leaves the state and enters it again.
    this.leave(scene, memory);
    return this.rowOf(chosen.to);
  }

  /**
   * Returns the listeners to notify of a choice: those of the chosen transition. A state machine evaluates only the
   * considerations of transitions, so those of a state have no part in the choice.
   */
  protected override chosenBy(): readonly Listener[] {
    return this.taken?.listeners ?? NOBODY;
  }

  /** A state whose actions are done is left only by its transitions. A state that has no transitions ends the state machine. */
  protected override finish(_scene: DecisionScene, memory: ReasonerMemory): void {
    memory.done = this.transitions[this.rowOf(memory.option)]?.length === 0;
  }
}

const fsmFields = {
  ...fieldsWith(fsmOptions),
  start: maybe(optionName),
  picker: maybe(part('selection'), firstValid),
};

/** All built-in reasoners. */
export const reasoners = [
  component(
    'reasoner',
    'DualUtility',
    { ...reasonerFields, minShare: maybe(number(0, 1), 0) },
    (fields, place) => new DualUtilityReasoner(fields, place),
  ),
  component(
    'reasoner',
    'BySelection',
    { ...reasonerFields, selection: part('selection') },
    (fields, place) => new BySelectionReasoner(fields, place),
  ),
  component('reasoner', 'RuleBased', reasonerFields, (fields, place) => new RuleBasedReasoner(fields, place)),
  component(
    'reasoner',
    'Sequence',
    { ...reasonerFields, loop: 'boolean?' },
    (fields, place) => new SequenceReasoner(fields, place),
  ),
  component('reasoner', 'FSM', fsmFields, (fields, place) => new FsmReasoner(fields, place)),
];
