/**
 * The café on a small screen. One sheet with tabs holds what wide screens show in columns: the selected person's
 * notebook (mounted beside the panels, placed above the sheet by its style), chalkboard, news, more. While chalk is in
 * hand the sheet moves away.
 */

import { useEffect } from 'preact/hooks';
import { personName, say } from '../../words/index.ts';
import { Badge, Button, classes, Face, Glyph, type GlyphName, rankName } from '../../ui/index.ts';
import { Lamps } from '../lamps/Lamps.tsx';
import { ComeBackSmall } from '../lamps/ComeBack.tsx';
import { SlowCard } from '../lamps/SlowCard.tsx';
import { Chalk } from '../panels/ChalkAndTools.tsx';
import { Chalkboard } from './Chalkboard.tsx';
import type { Store } from '../store.ts';
import { advisedHelp } from '../read/troubles.ts';
import { chosen, openStrong } from '../strong/state.ts';
import { EnquiryCard } from '../enquiries/EnquiryCard.tsx';
import { StrongSheet } from '../strong/StrongSheet.tsx';
import { AskedChip, AskedPanel } from './Questions.tsx';
import { More } from './More.tsx';
import { News } from './News.tsx';
import { Sheet } from './Sheet.tsx';
import { dramaSeen, openTab, phoneTab, pressTab, type PhoneTab, sheetHeight } from './state.ts';

const TABS: readonly { readonly tab: Exclude<PhoneTab, 'asked'>; readonly glyph: GlyphName }[] = [
  { tab: 'cafe', glyph: 'fork' },
  { tab: 'board', glyph: 'chalk' },
  { tab: 'strong', glyph: 'star' },
  { tab: 'drama', glyph: 'chat' },
  { tab: 'more', glyph: 'menu' },
];

export function PhoneCafe({ store }: { store: Store }) {
  const tab = phoneTab.value;
  const armed = store.mode.value !== 'select';
  useEffect(() => {
    if (armed) sheetHeight.value = 'low';
    else if (sheetHeight.peek() === 'low' && phoneTab.peek() === 'board') sheetHeight.value = 'half';
  }, [armed]);
  useEffect(() => {
    if (tab === 'drama') dramaSeen.value = store.drama.value[0]?.id ?? 0;
  }, [tab, store.drama.value]);
  const action = chosen.value;
  // A strong action may also be chosen from a sign in the room or from the list under a lamp. The tab of strong actions
  // then opens.
  useEffect(() => {
    if (action !== null) openTab('strong');
  }, [action]);
  return (
    <>
      <div class="phone-lamps">
        <Lamps store={store} />
      </div>
      <Strip store={store} armed={armed} />
      <div class="phone-dock">
        <Sheet>
          <div class={classes('phone-panel board-panel', tab !== 'board' && 'away')}>
            <Addressees store={store} />
            <Chalkboard store={store} />
          </div>
          {tab === 'strong' && <StrongSheet store={store} />}
          {/* The news is only hidden, never removed, because it also announces news to screen readers. */}
          <div class={classes('phone-panel drama-panel', tab !== 'drama' && 'away')}>
            <News store={store} />
          </div>
          {tab === 'more' && <More store={store} />}
          <AskedPanel store={store} />
        </Sheet>
        <Bar store={store} />
      </div>
    </>
  );
}

/**
 * Shows the line above the sheet. It tells the number of commands or, while the player holds chalk, what a tap on the
 * café will do.
 */
function Strip({ store, armed }: { store: Store; armed: boolean }) {
  const low = sheetHeight.value === 'low';
  const mode = store.mode.value;
  const isAsked = store.janken.value !== null || store.asked.value !== null;
  const help = armed || isAsked || !store.settings.hints.value ? null : advisedHelp(store);
  return (
    <div class="phone-strip" data-region="strip">
      {!armed && <EnquiryCard store={store} small />}
      {armed && mode !== 'select' ? (
        <div class="frame board dark strip-hint row gap-8">
          <span class="text-14 grow" role="status">
            {say(`phone.hint.${mode}`)}
          </span>
          <Button square label={say('phone.chalkDown')} onPress={() => store.deps.setMode('select')}>
            <Glyph name="x" />
          </Button>
        </div>
      ) : (
        <button type="button" class="frame board dark strip-board row gap-8" onClick={() => pressTab('board')}>
          <span class="text-14 bold light-text">{say('phone.chalk')}</span>
          <Chalk store={store} />
          {help === null && (
            <span class="text-12 strip-count">{say('phone.live', { count: store.board.value.length })}</span>
          )}
        </button>
      )}
      {help !== null && (
        <button type="button" class="frame gold strip-help row gap-4" onClick={() => openStrong(store, help)}>
          <Glyph name="star" scale={1} />
          <span class="text-13 bold">{say('strong.hint', { name: say(`strong.title.${help}`) })}</span>
        </button>
      )}
      {!armed && <SlowCard store={store} />}
      {!armed && <AskedChip store={store} />}
      <ComeBackSmall store={store} />
      <Button
        square
        class="full-view"
        pressed={low}
        label={say('phone.fullView')}
        onPress={() => (sheetHeight.value = low ? 'half' : 'low')}
      >
        <Glyph name="full" />
      </Button>
    </div>
  );
}

/** Shows the maids' faces; a tap on a face adds the maid to the addressees of the next order, or removes her. */
function Addressees({ store }: { store: Store }) {
  const selection = store.selection.value;
  return (
    <div class="whom">
      <p class="text-12 muted">{say('phone.whom')}</p>
      <ul class="faces">
        {store.roster.value.map(({ id, name, look, rank, mood }) => (
          <li key={id}>
            <button
              type="button"
              class={classes('face-tile', rankName(rank))}
              aria-pressed={selection.includes(id)}
              aria-label={personName(name)}
              onClick={() => store.deps.select([id], 'toggle')}
            >
              <Face look={look} rank={rank} mood={mood} width={52} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bar({ store }: { store: Store }) {
  const tab = phoneTab.value;
  const low = sheetHeight.value === 'low';
  const news = tab === 'drama' ? 0 : store.drama.value.filter(({ id }) => id > dramaSeen.value).length;
  const { openLab } = store.deps;
  return (
    <nav class="phone-bar" data-region="tabs" aria-label={say('phone.tabs')}>
      {TABS.map(({ tab: one, glyph }) => (
        <button
          key={one}
          type="button"
          class="bar-tab"
          aria-pressed={one === tab}
          aria-expanded={one === tab && !low}
          onClick={() => pressTab(one)}
        >
          {one === 'board' ? <i class="board-sign" aria-hidden="true" /> : <Glyph name={glyph} />}
          <span class="text-12 bold">{say(`phone.tab.${one}`)}</span>
          {one === 'drama' && news > 0 && (
            <>
              <Badge look="cherry">{String(news)}</Badge>
              <span class="hidden-text">{say('phone.news', { count: news })}</span>
            </>
          )}
        </button>
      ))}
      {openLab !== undefined && (
        <button
          type="button"
          class="bar-tab"
          onClick={() => {
            openTab('cafe');
            openLab();
          }}
        >
          <Glyph name="flask" />
          <span class="text-12 bold">{say('top.lab')}</span>
        </button>
      )}
    </nav>
  );
}
