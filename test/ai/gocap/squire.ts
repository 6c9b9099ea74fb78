// A knight's squire, made up for the tests: he watches when the knight drinks and attacks. Drinking depends on health,
// attacking on health, mana and the number of foes, cut into cases as in _GoCap_.

import { GoCapActor, GoCapBehavior, GoCapRule, quantiseEvenly, quantiseUpTo } from '../../../src/ai/index.ts';

export interface Field {
  health: number;
  mana: number;
  foes: number;
}

export const LIMIT = 10;

/** A squire in the situation `field` who has learned nothing yet. */
export function squire(field: Field, limit = LIMIT): GoCapActor {
  const health = new GoCapRule({
    name: 'health',
    cases: 5,
    limit,
    evaluate: () => quantiseEvenly(field.health, 0, 100, 5),
  });
  const mana = new GoCapRule({
    name: 'mana',
    cases: 10,
    limit,
    evaluate: () => quantiseEvenly(field.mana, 0, 200, 10),
  });
  const foes = new GoCapRule({ name: 'foes', cases: 5, limit, evaluate: () => quantiseUpTo(field.foes, [0, 1, 3, 6]) });
  const actor = new GoCapActor();
  actor.addBehavior(
    new GoCapBehavior('drink', [health.copy()]),
    new GoCapBehavior('attack', [health.copy(), mana.copy(), foes.copy()]),
    new GoCapBehavior('pray'),
  );
  return actor;
}

/** The cluster map of a rule. */
export function countsOf(actor: GoCapActor, id: string, rule: string): readonly number[] {
  const found = actor.behaviors.find((one) => one.id === id)?.rules.find(({ name }) => name === rule);
  if (found === undefined) throw new Error(`${id} has no ${rule}`);
  return found.counts;
}
