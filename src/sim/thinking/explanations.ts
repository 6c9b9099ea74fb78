/** Stores, while decisions are traced, the explanation of each person's last choice by each configuration. Not part of the state. */

import type { UtilityDecision } from '../../ai/index.ts';
import type { UtilityName } from '../../data/index.ts';
import type { PersonId } from '../state/person.ts';

/** A choice that a person has made: the configuration used, the tick, and the full explanation. */
export interface ChoiceMade {
  readonly config: UtilityName;
  readonly tick: number;
  readonly decision: UtilityDecision;
}

export class Explanations {
  private readonly made = new Map<PersonId, Map<UtilityName, ChoiceMade>>();

  /** Stores the explanation of a choice in place of the last one by the same configuration. */
  explain(id: PersonId, choice: ChoiceMade): void {
    let mine = this.made.get(id);
    if (mine === undefined) this.made.set(id, (mine = new Map<UtilityName, ChoiceMade>()));
    mine.set(choice.config, choice);
  }
  /** A person's last choice by each configuration, newest first. */
  madeBy(id: PersonId): readonly ChoiceMade[] {
    return [...(this.made.get(id)?.values() ?? [])].sort((a, b) => b.tick - a.tick || (a.config < b.config ? -1 : 1));
  }
  forget(id: PersonId): void {
    this.made.delete(id);
  }
}
