/**
 * Claims of maids on guests, dishes and litter, derived from their todos (minds/claims.ts). Two maids may claim the
 * same thing, because players' scripts are allowed to do that. The thing then belongs to the maid whose id comes first.
 * This does not depend on the order in which they claimed it, so that a loaded café behaves like one that never
 * stopped. When that maid releases the thing, it belongs to the other.
 */

import type { PersonId } from '../state/person.ts';

/** Claims of maids on all things of one kind, for example on all dishes. */
export class Claims<What> {
  private readonly by = new Map<What, PersonId[]>();

  /** The maid who owns a thing by a claim; undefined if no maid claims the thing. */
  get(what: What): PersonId | undefined {
    return this.by.get(what)?.[0];
  }
  has(what: What): boolean {
    return this.by.has(what);
  }
  /** Whether a maid other than the given one claims a thing. */
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
