/** The small screen's tab for rarely used things: head maid, rival, zoom, saves, settings, back to the title. */

import type { ComponentChildren } from 'preact';
import { say } from '../../words/index.ts';
import { Button, Glyph, type GlyphName } from '../../ui/index.ts';
import { FreePanel } from '../free/FreePanel.tsx';
import { openHeadMaid } from '../panels/learned-basis.ts';
import { openRival } from '../rival/open.ts';
import type { Store } from '../store.ts';

export function More({ store }: { store: Store }) {
  const { deps, dialog } = store;
  return (
    <div class="phone-panel more-panel">
      <FreePanel store={store} />
      {deps.zoom !== undefined && (
        <>
          <Entry glyph="plus" onPress={() => deps.zoom?.(1)}>
            {say('phone.nearer')}
          </Entry>
          <Entry glyph="minus" onPress={() => deps.zoom?.(-1)}>
            {say('phone.farther')}
          </Entry>
        </>
      )}
      <Entry glyph="crown" onPress={() => openHeadMaid(store)}>
        {say('headMaid.open')}
      </Entry>
      {store.cafe?.state.rival !== undefined && (
        <Entry glyph="eye" onPress={() => openRival(store)}>
          {say('rival.open')}
        </Entry>
      )}
      <Entry glyph="gear" onPress={() => (dialog.value = 'menu')}>
        {say('menu.settings')}
      </Entry>
      {deps.openSaves !== undefined && (
        <Entry glyph="save" onPress={() => deps.openSaves?.()}>
          {say('menu.saves')}
        </Entry>
      )}
      <Entry glyph="left" onPress={() => deps.toTitle()}>
        {say('menu.toTitle')}
      </Entry>
    </div>
  );
}

function Entry({ glyph, onPress, children }: { glyph: GlyphName; onPress: () => void; children: ComponentChildren }) {
  return (
    <Button class="more-entry" onPress={onPress}>
      <Glyph name={glyph} />
      {children}
    </Button>
  );
}
