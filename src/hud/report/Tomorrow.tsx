/**
 * Shows tomorrow's forecast with remedies: a link to a page, or an act by a click. No row goes or changes its height while
 * the page is open, so that the player never presses another row's button than the one meant.
 */

import type { EveningAct } from '../../sim/season/acts/index.ts';
import { costOf, eveningBar } from '../../sim/season/acts/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, say, sayList, sayPart } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import { Button, Glyph, type GlyphName } from '../../ui/index.ts';
import { weekdayKey } from '../../words/clock.ts';
import { MaidRows, OnShift } from './MaidRows.tsx';
import { StarRewards } from './StarRewards.tsx';
import { Line, OneOf } from './TomorrowLine.tsx';
import { bellWords } from '../strong/DayGoals.tsx';
import { type Announced, readTomorrow } from '../read/tomorrow.ts';
import { openTab } from '../evening/tabs.ts';
import { followsEvening, type EveningTab, type Landing, type Store } from '../store.ts';

const WEATHER: Readonly<Record<string, GlyphName>> = { sun: 'sun', cloud: 'cloud', rain: 'rain' };
/** The first evening on which the player can let in only guests with a reservation. */
const RESERVATIONS_FROM = 5;

export function Tomorrow({ store }: { store: Store }) {
  followsEvening(store);
  const state = store.cafe?.state;
  const view = state === undefined ? null : readTomorrow(state);
  if (state === undefined || view === null) return null;
  const reserved = state.season?.reservations === true;
  const turnedAway = eveningBar(state, { do: 'reservations', on: true }) === 'turnedAway';
  const give = (act: EveningAct): void => {
    store.deps.give({ kind: 'evening', act });
    if (store.cafe !== null) store.evening.value = store.cafe.state.tick;
  };
  const goTo = (page: EveningTab, landing: Landing | null = null) => (
    <Button size="small" onPress={() => openTab(store, page, landing)}>
      {say(`remedy.page.${page}`)}
    </Button>
  );
  return (
    <section class="tomorrow grow">
      <header class="rule">
        <h2 class="headline">{say('report.tomorrow')}</h2>
        <span class="text-12 muted row gap-4">
          {say('report.tomorrow.day', { day: view.day, weekday: say(weekdayKey(view.day)) })}
          <Glyph name={WEATHER[view.weather] ?? 'sun'} scale={1} />
          {view.weather === 'rain'
            ? sayPart('weather.', view.weather)
            : say('report.tomorrow.shower', { weather: sayPart('weather.', view.weather) })}
        </span>
      </header>
      <ul>
        <MaidRows store={store} state={state} onAct={give} />
        {view.wet && (
          <Line glyph="umb" texts={[say('report.tomorrow.wet')]}>
            {goTo('layout', { piece: 'umbrella-stand' })}
          </Line>
        )}
        {view.events.map((event) => {
          const isBirthday = event.kind === 'birthday';
          const atHome = isBirthday && view.off.includes(event.name);
          const { name } = event;
          const texts = [eventWords(event), ...(isBirthday ? [say('report.tomorrow.birthdayOff', { name })] : [])];
          return (
            <Line key={event.kind} glyph="flag" texts={texts} at={atHome ? 1 : 0}>
              {isBirthday ? (
                <Cake store={store} state={state} name={name} atHome={atHome} onOrder={give} />
              ) : (
                event.page !== null && goTo(event.page, event.liked?.ask ?? null)
              )}
            </Line>
          );
        })}
        {view.paper && <Line glyph="book" texts={[say('report.tomorrow.paper')]} />}
        {view.events.length === 0 && !view.wet && !view.paper && (
          <Line glyph="flag" texts={[say('report.tomorrow.nothing')]} quiet />
        )}
        <OnShift state={state} view={view}>
          {goTo('staff', view.firstOff === null ? null : { maid: view.firstOff })}
        </OnShift>
        {state.clock.day >= RESERVATIONS_FROM && (
          <Line
            glyph="board"
            texts={
              turnedAway
                ? [say('report.tomorrow.turnedAway')]
                : [say('report.tomorrow.everyone'), say('report.tomorrow.reserved')]
            }
            at={reserved ? 1 : 0}
            kept={turnedAway ? 'standing' : 'choice'}
          >
            <Button
              size="small"
              title={say('report.tomorrow.reserve.does')}
              disabled={turnedAway}
              reason={say('bar.turnedAway')}
              onPress={() => give({ do: 'reservations', on: !reserved })}
            >
              <OneOf texts={[say('report.tomorrow.reserve'), say('report.tomorrow.letIn')]} at={reserved ? 1 : 0} />
            </Button>
          </Line>
        )}
        <StarRewards
          state={state}
          onAct={(act) => {
            give(act);
          }}
        />
      </ul>
    </section>
  );
}

interface CakeProps {
  readonly store: Store;
  readonly state: WorldState;
  /** Name of the maid whose birthday is tomorrow. */
  readonly name: string;
  /** Whether she has the day off: then there is nobody to sing for. */
  readonly atHome: boolean;
  readonly onOrder: (act: EveningAct) => void;
}
/** Orders the cake for tomorrow's birthday, or says that it is ordered. */
function Cake({ store, state, name, atHome, onOrder }: CakeProps) {
  followsEvening(store);
  const act = { do: 'putOn', what: 'cake' } as const;
  const bar = eveningBar(state, act);
  const done = bar === 'enough';
  if (bar !== null && !done && bar !== 'dear') return null;
  return (
    <Button
      size="small"
      title={say('report.tomorrow.cake.does', { name: personName(name) })}
      disabled={atHome || bar !== null}
      {...(atHome || !done ? { reason: atHome ? say('report.tomorrow.birthdayOff', { name }) : say('bar.dear') } : {})}
      onPress={() => onOrder(act)}
    >
      <OneOf
        texts={[say('report.tomorrow.cake', { amount: grouped(costOf(state, act)) }), say('report.tomorrow.cake.done')]}
        at={done ? 1 : 0}
      />
    </Button>
  );
}

function eventWords({ kind, name, liked, bell }: Announced): string {
  if (bell !== undefined) return say('report.tomorrow.event.goldenBell', { what: bellWords(bell) });
  if (liked === undefined) return sayPart('report.tomorrow.event.', kind, { name }, kind);
  if (liked.by.length > 0)
    return say('report.tomorrow.event.heroes.liked', { name, list: sayList(liked.by.map(personName)) });
  return say(liked.canBe ? 'report.tomorrow.event.heroes' : 'report.tomorrow.event.heroes.new', { name });
}
