/**
 * Who has set out for what: guests to be served, dishes to be fetched, litter to be swept. A claim is read off notebooks
 * (decided.ts), so two may have the same thing in theirs – scripts of players are free to. One rule says whose it is: of
 * all who have set out for it, hers whose id is first. So it does not matter who came first, and a café that is loaded
 * knows as well as one that never stopped. When she lets go, it is the next one's.
 */

import type { PersonId } from '../state/person.ts';

/** Claims on things of one kind, by what they are on. */
export class Claims<What> {
  private readonly by = new Map<What, PersonId[]>();

  /** Whose it is; undefined when nobody has set out for it. */
  get(what: What): PersonId | undefined {
    return this.by.get(what)?.[0];
  }
  /** Whether anybody has set out for it. */
  has(what: What): boolean {
    return this.by.has(what);
  }
  /** Whether anybody but her has. */
  hasAnother(what: What, who: PersonId | undefined): boolean {
    return this.by.size > 0 && this.by.get(what)?.some((one) => one !== who) === true;
  }

  claim(what: What, who: PersonId): void {
    const all = this.by.get(what);
    if (all === undefined) this.by.set(what, [who]);
    else if (!all.includes(who)) {
      const at = all.findIndex((other) => other > who);
      all.splice(at < 0 ? all.length : at, 0, who);
    }
  }
  release(what: What, who: PersonId): void {
    const left = (this.by.get(what) ?? []).filter((one) => one !== who);
    if (left.length === 0) this.by.delete(what);
    else this.by.set(what, left);
  }
  /** There is nothing to claim any more. */
  forget(what: What): void {
    this.by.delete(what);
  }
}
