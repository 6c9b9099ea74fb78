/** The explanations of everyone's last choices by configuration, while decisions are traced. Not part of the state. */

import type { UtilityDecision } from '../../ai/index.ts';
import type { UtilityName } from '../../data/index.ts';
import type { PersonId } from '../state/person.ts';

/** A choice a person has made: by which configuration, when, and its full explanation. */
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
  /** Discards the explanations of a person. */
  forget(id: PersonId): void {
    this.made.delete(id);
  }
}
