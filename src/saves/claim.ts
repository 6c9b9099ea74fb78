/**
 * Lets only one tab at a time save. A second tab only plays, and takes over when the first one closes. The browser's
 * locks decide. Where there are none (a page that is not served securely), every tab may write, and the store refuses a
 * write from a tab that has not seen the newest save.
 */

const LOCK = 'honeybell.saves';

/** Requests the right to save. @param told receives whether this tab may save: once at the start, and at every change */
export function claimSaves(locks: LockManager | undefined, told: (mine: boolean) => void): void {
  if (locks === undefined) return told(true);
  const hold = (): Promise<never> => {
    told(true);
    // A promise that never resolves holds the lock as long as the page lives.
    return new Promise<never>(() => {});
  };
  const wait = (): void => void locks.request(LOCK, hold).catch(() => told(true));
  locks
    .request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock !== null) return hold();
      told(false);
      wait();
      return undefined;
    })
    // Locks may be forbidden together with storage; then the tab may write, and the store itself refuses outdated
    // writes.
    .catch(() => told(true));
}
