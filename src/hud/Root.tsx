/** The HUD as a whole: which panels belong to which screen. */

import type { Store } from './store.ts';
import { Chalkboard } from './panels/Chalkboard.tsx';
import { Drama } from './panels/Drama.tsx';
import { HeadMaid } from './panels/HeadMaid.tsx';
import { Janken } from './panels/Janken.tsx';
import { Keys } from './panels/Keys.tsx';
import { Menu } from './panels/Menu.tsx';
import { People } from './panels/People.tsx';
import { Roster } from './panels/Roster.tsx';
import { Toasts } from './panels/Toasts.tsx';
import { TopBar } from './panels/TopBar.tsx';
import { Report } from './report/Report.tsx';
import { Rival } from './rival/Rival.tsx';
import { Title } from './title/Title.tsx';

export function Root({ store }: { store: Store }) {
  const screen = store.screen.value;
  const dialog = store.dialog.value;
  return (
    <>
      {screen === 'title' && <Title store={store} />}
      {screen !== 'title' && <TopBar store={store} />}
      {screen === 'cafe' && (
        <>
          <People store={store} />
          <Drama store={store} />
          <Chalkboard store={store} />
          <Roster store={store} />
          <Janken store={store} />
        </>
      )}
      {screen === 'report' && <Report store={store} />}
      <Toasts store={store} />
      {dialog === 'keys' && <Keys store={store} />}
      {dialog === 'headMaid' && <HeadMaid store={store} />}
      {dialog === 'menu' && <Menu store={store} />}
      {dialog === 'rival' && <Rival store={store} />}
    </>
  );
}
