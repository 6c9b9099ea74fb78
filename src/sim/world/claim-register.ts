/**
 * Claims of maids on guests, dishes and litter, derived from their todos (minds/claims.ts). Two maids may claim the
 * same thing, because players' scripts are free to; then it belongs to the one whose id is first. This does not depend
 * on the order of the claims, so that a loaded café behaves like one that never stopped. When that maid releases the
 * thing, it belongs to the next.
 */

import type { PersonId } from '../state/person.ts';

/** Claims on things of one kind, by thing. */
export class Claims<What> {
  private readonly by = new Map<What, PersonId[]>();

  /** The owner of a thing; undefined if no maid claims it. */
  get(what: What): PersonId | undefined {
    return this.by.get(what)?.[0];
  }
  /** Whether any maid claims a thing. */
  has(what: What): boolean {
    return this.by.has(what);
  }
  /** Whether any other maid claims a thing. */
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
  /** Removes all claims on a thing that no longer exists. */
  forget(what: What): void {
    this.by.delete(what);
  }
}
