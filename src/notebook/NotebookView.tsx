/** The whole notebook: cover, tabs, the open page, and its actions. */

import { classes, Frame, layout, Tabs } from '../ui/index.ts';
import { say } from '../words/index.ts';
import { coverOf, type Tab } from './cover.ts';
import { Brief } from './Brief.tsx';
import { Cover } from './Cover.tsx';
import { Foot } from './Foot.tsx';
import { FriendsPage } from './friends/FriendsPage.tsx';
import type { NotebookModel } from './model.ts';
import { Evidence } from './now/Evidence.tsx';
import { NowPage } from './now/NowPage.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { TraitsPage } from './traits/TraitsPage.tsx';
import { DetailsSwitch } from './simple/DetailsSwitch.tsx';
import { Sentence, Simple } from './simple/Simple.tsx';
import { plainOf } from './simple/read-simple.ts';

const PANEL = 'notebook-panel';

export function NotebookView({ model }: { model: NotebookModel }) {
  model.watch();
  const cafe = model.cafe.value;
  if (cafe === null) return null;
  const id = model.who.value;
  const cover = id === null ? null : coverOf(cafe, id);
  if (layout.value !== 'wide' && (cover === null || model.brief.value)) return <Brief model={model} cafe={cafe} />;
  // While no notebook is open, a wide screen shows nothing here. The player opens a notebook with a click on a person
  // in the café or on a person's card.
  if (cover === null) return null;
  const tab = cover.tabs.includes(model.tab.value) ? model.tab.value : 'now';
  const look =
    cover.rank === null
      ? cover.hero
        ? 'cherry'
        : cover.role === 'chef'
          ? 'teal'
          : 'wood'
      : ({ 2: 'N', 3: 'R', 4: 'SR', 5: 'SSR' } as const)[cover.rank];
  const person = cafe.state.people[cover.id];
  const simple = tab === 'now' && !model.detailed && person !== undefined;
  return (
    <Frame
      as="section"
      look={look}
      shadow
      class={classes('hb notebook arrives', simple && 'simple')}
      key={cover.id}
      aria-labelledby="notebook-name"
    >
      {simple ? (
        <div class={`book rank-${look}`}>
          <Simple model={model} cafe={cafe} person={person} />
        </div>
      ) : (
        <div class={`book rank-${look}`}>
          <Cover cover={cover} onClose={() => model.close()} />
          {tab === 'now' && model.deps.details !== undefined && person !== undefined && (
            <div class="detailed-head">
              <Sentence view={plainOf(cafe, person)} />
              <Evidence state={cafe.state} person={person} />
              <DetailsSwitch model={model} />
            </div>
          )}
          <Tabs
            label={say('notebook.tabs')}
            panel={PANEL}
            chosen={tab}
            tabs={cover.tabs.map((value) => ({ value, text: tabName(value) }))}
            onChoose={(value) => model.turnTo(value)}
          />
          <div id={PANEL} class="leaf scrolls" role="tabpanel" aria-labelledby={`${PANEL}-${tab}`} key={tab}>
            {tab === 'now' && <NowPage model={model} cafe={cafe} id={cover.id} />}
            {tab === 'shape' && <TraitsPage model={model} cafe={cafe} id={cover.id} />}
            {tab === 'past' && <HistoryPage model={model} cafe={cafe} id={cover.id} />}
            {tab === 'friends' && <FriendsPage model={model} cafe={cafe} id={cover.id} />}
          </div>
          <Foot model={model} tab={tab} id={cover.id} />
        </div>
      )}
    </Frame>
  );
}

const tabName = (tab: Tab): string => say(`notebook.tab.${tab}`);
