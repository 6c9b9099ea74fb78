/**
 * Lets only one tab at a time save: the tab that holds a lock of the browser (Web Locks). In a second tab the player
 * can play, but nothing is saved until the first tab closes and the second tab gets the lock. Where the browser has no
 * locks (a page that is not served securely), every tab may write, and the store refuses a write from a tab that has
 * not seen the newest save.
 */

const LOCK = 'honeybell.saves';

/**
 * Requests the right to save.
 * @param told called with whether this tab may save: once at the start, and at every change
 */
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
    // The browser may forbid locks, as it may forbid storage. In this case the tab may write, and the store itself
    // refuses outdated writes.
    .catch(() => told(true));
}
