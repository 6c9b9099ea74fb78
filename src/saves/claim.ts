/**
 * Only one tab at a time saves. Whoever comes second looks on, and takes over when the first one closes. The browser's
 * own locks decide; where there are none (a page that is not served securely) every tab may write, and the store
 * refuses whoever has not seen the newest save.
 */

const LOCK = 'honeybell.saves';

/** @param told whether this tab may save; called once at once, and again when that changes */
export function claimSaves(locks: LockManager | undefined, told: (mine: boolean) => void): void {
  if (locks === undefined) return told(true);
  const hold = (): Promise<never> => {
    told(true);
    // Held as long as the page lives.
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
    // Locks may be forbidden as storage is; then the store itself is the last word.
    .catch(() => told(true));
}
