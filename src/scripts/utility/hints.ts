/**
 * Hints for a new player (chapter 4.3, the source's Mars Game trigger): the configuration `hints` over three stores –
 * `global`, what is so in the café and what the player has ordered; `player`, what the screen alone knows; `said`, which
 * hints were said before, part of the state. It runs beside the café and changes nothing: what it says is given to the
 * journal by whoever asks, so that a replay knows it too.
 */

import {
  createFactory,
  type Factory,
  fields,
  type Reasoner,
  type DecisionScene,
  type UtilityContext,
} from '../../ai/index.ts';

/** What hints are decided in. */
export interface HintContext extends UtilityContext {
  readonly stores: {
    readonly global: Readonly<Record<string, number | boolean>>;
    readonly player: Readonly<Record<string, number | boolean>>;
    /** A copy: what is said is written into it. */
    readonly said: Record<string, boolean>;
  };
  /** What was said, by its key. */
  readonly says: string[];
}

/** The factory of the configuration `hints`: its one action of its own is to say a line. */
export function hintFactory(): Factory {
  return createFactory({ stores: ['player', 'said'], entities: [], regions: [] }).register(
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

/** The line to say now; null = none. @param facts what is known of the café, and of the player */
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
