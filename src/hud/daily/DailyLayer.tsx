/**
 * Shows two panels of the café of the day once they are loaded: the dialog for a day that someone has shared, and the
 * result of a finished day.
 */

import { useEffect } from 'preact/hooks';
import type { Store } from '../store.ts';
import { bringDaily, dailyPanels } from './lazy-daily.ts';

export function DailyLayer({ store }: { store: Store }) {
  const { daily } = store.deps;
  const panels = dailyPanels.value;
  const screen = store.screen.value;
  const isOver = screen === 'report' && store.cafe?.state.daily !== undefined;
  const isShared = screen === 'title' && daily !== undefined && daily.shared.value !== null;
  const needed = isOver || isShared;
  useEffect(() => {
    if (needed && panels === null) void bringDaily(store);
  }, [needed, panels === null]);
  if (daily === undefined || panels === null) return null;
  return (
    <>
      {isOver && <panels.DailyResult store={store} daily={daily} />}
      {isShared && <panels.DailySharedDialog daily={daily} />}
    </>
  );
}
