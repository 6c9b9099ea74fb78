/**
 * Hints for a new player (_Modular AI_: the article's Mars Game trigger). The configuration `hints` reads three stores:
 * `global`, the state of the café and the commands given; `player`, which only the screen can provide; `said`, the
 * hints given before, part of the state. It runs beside the café and changes nothing: the screen enters a given hint
 * into the journal, so that a replay has it too.
 */

import {
  createFactory,
  type Factory,
  fields,
  type Reasoner,
  type DecisionScene,
  type UtilityContext,
} from '../../ai/index.ts';

export interface HintContext extends UtilityContext {
  readonly stores: {
    readonly global: Readonly<Record<string, number | boolean>>;
    readonly player: Readonly<Record<string, number | boolean>>;
    /** Which hints were given before. This is a copy, because the decision writes into the record. */
    readonly said: Record<string, boolean>;
  };
  /** Keys of the hints given by this decision. */
  readonly says: string[];
}

/** Makes the factory of the configuration `hints`, which has an action of its own that gives a hint. */
export function hintFactory(): Factory {
  return createFactory({ stores: ['player', 'said'], without: ['self', 'brain'], entities: [], regions: [] }).register(
    'action',
    'Say',
    { line: fields.text },
    ({ line }) => ({
      start: (scene: DecisionScene) => {
        (scene.context as HintContext).says.push(line);
      },
    }),
  );
}

/** Chooses the hint to give now; null = none. @param facts the stores: state of the café, state of the player's screen */
export function hintFor(
  reasoner: Reasoner,
  now: number,
  facts: Pick<HintContext['stores'], 'global' | 'player'>,
  said: readonly string[],
): { readonly line: string; readonly marks: readonly string[] } | null {
  const before = Object.fromEntries(said.map((name) => [name, true]));
  const context: HintContext = {
    stores: { ...facts, said: { ...before } },
    now,
    random: () => 0,
    execution: {},
    says: [],
  };
  reasoner.run(context);
  const [line] = context.says;
  if (line === undefined) return null;
  const marks = Object.keys(context.stores.said).filter(
    (name) => context.stores.said[name] === true && before[name] !== true,
  );
  return { line, marks };
}
