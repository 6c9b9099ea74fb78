/** Shows tomorrow's forecast with remedies: a link to a page, or a day off by a click. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { EveningAct } from '../../sim/season/acts/index.ts';
import { costOf, eveningBar } from '../../sim/season/acts/index.ts';
import { fairWage } from '../../sim/season/staff.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, say, sayList, sayPart } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import { Button, Glyph, type GlyphName, only } from '../../ui/index.ts';
import { weekdayKey } from '../../words/clock.ts';
import { StarRewards } from './StarRewards.tsx';
import { type Announced, readTomorrow, type TiredTomorrow } from '../read/tomorrow.ts';
import { followsEvening, type EveningTab, type Store } from '../store.ts';

const WEATHER: Readonly<Record<string, GlyphName>> = { sun: 'sun', cloud: 'cloud', rain: 'rain' };
const MOST_TIRED = 2;
const MOST_LEAVING = 2;

export function Tomorrow({ store }: { store: Store }) {
  followsEvening(store);
  const state = store.cafe?.state;
  const view = state === undefined ? null : readTomorrow(state);
  // Tired maids who were given a day off stay in the list, so that the player can cancel the day off.
  const [resting, setResting] = useState<readonly TiredTomorrow[]>([]);
  if (state === undefined || view === null) return null;
  const { edits } = store.deps;
  const give = (act: EveningAct): void => {
    store.deps.give({ kind: 'evening', act });
    redraw();
  };
  const redraw = (): void => {
    if (store.cafe !== null) store.evening.value = store.cafe.state.tick;
  };
  const goTo = (page: EveningTab) => (
    <Button size="small" onPress={() => (store.tab.value = page)}>
      {say(`remedy.page.${page}`)}
    </Button>
  );
  const leaving = (state.season?.staff ?? []).flatMap((one) =>
    one.notice === undefined
      ? []
      : [{ id: one.id, name: personName(one.name), notice: one.notice, raise: fairWage(one) }],
  );
  const tired = [...resting, ...view.tired.filter(({ id }) => resting.every((one) => one.id !== id))];
  return (
    <section class="tomorrow grow">
      <header class="rule">
        <h2 class="headline">{say('report.tomorrow')}</h2>
        <span class="text-12 muted row gap-4">
          {say('report.tomorrow.day', { day: view.day, weekday: say(weekdayKey(view.day)) })}
          <Glyph name={WEATHER[view.weather] ?? 'sun'} scale={1} />
          {sayPart('weather.', view.weather)}
        </span>
      </header>
      <ul>
        {leaving.slice(0, MOST_LEAVING).map(({ id, name, notice, raise }) => (
          <Line
            key={`notice ${id}`}
            glyph="warn"
            text={say(`report.notice.${notice.why}`, { name, day: notice.leaves })}
          >
            {notice.why === 'pay' ? (
              <Button size="small" onPress={() => give({ do: 'wage', maid: id, wage: raise })}>
                {say('report.notice.raise', { amount: grouped(raise) })}
              </Button>
            ) : (
              eveningBar(state, { do: 'persuade', maid: id }) === null && (
                <Button size="small" onPress={() => give({ do: 'persuade', maid: id })}>
                  {say('report.notice.talk')}
                </Button>
              )
            )}
          </Line>
        ))}
        {tired.slice(0, MOST_TIRED).map((one) => {
          const rests = resting.some(({ id }) => id === one.id) && edits.valueOf({ of: 'shift', id: one.id }) === false;
          const percent = Math.round(one.energy * 100);
          const text = say(rests ? 'report.tomorrow.rests' : 'report.tomorrow.tired', { name: one.name, percent });
          return (
            <Line key={one.id} glyph="bolt" text={text}>
              {rests ? (
                <Button
                  size="small"
                  onPress={() => {
                    edits.undo(only('shift', one.id));
                    redraw();
                    setResting(resting.filter(({ id }) => id !== one.id));
                  }}
                >
                  {say('remedy.undo')}
                </Button>
              ) : (
                eveningBar(state, one.act) === null && (
                  <Button
                    size="small"
                    onPress={() => {
                      give(one.act);
                      setResting([...resting, one]);
                    }}
                  >
                    {say('remedy.rest', { name: one.name })}
                  </Button>
                )
              )}
            </Line>
          );
        })}
        {view.wet && (
          <Line glyph="umb" text={say('report.tomorrow.wet')}>
            {goTo('layout')}
          </Line>
        )}
        {view.events.map((event) => (
          <Line key={event.kind} glyph="flag" text={eventWords(event)}>
            {event.kind === 'birthday' ? (
              <Cake store={store} state={state} name={event.name} onOrder={give} />
            ) : (
              event.page !== null && goTo(event.page)
            )}
          </Line>
        ))}
        {view.events.length === 0 && !view.wet && <Line glyph="flag" text={say('report.tomorrow.nothing')} quiet />}
        <Line
          glyph="person2"
          text={
            view.off.length === 0
              ? say('report.tomorrow.all', { count: view.on })
              : say('report.tomorrow.off', { count: view.on, list: sayList(view.off) })
          }
        >
          {goTo('staff')}
        </Line>
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
  readonly onOrder: (act: EveningAct) => void;
}
/** Orders the cake for tomorrow's birthday, or says that it is ordered. */
function Cake({ store, state, name, onOrder }: CakeProps) {
  followsEvening(store);
  const act = { do: 'putOn', what: 'cake' } as const;
  const bar = eveningBar(state, act);
  if (bar === 'enough') return <span class="text-12 green-text">{say('report.tomorrow.cake.done')}</span>;
  if (bar !== null && bar !== 'dear') return null;
  return (
    <Button
      size="small"
      title={say('report.tomorrow.cake.does', { name: personName(name) })}
      disabled={bar !== null}
      reason={say('bar.dear')}
      onPress={() => onOrder(act)}
    >
      {say('report.tomorrow.cake', { amount: grouped(costOf(state, act)) })}
    </Button>
  );
}

function eventWords({ kind, name, liked }: Announced): string {
  if (liked === undefined) return sayPart('report.tomorrow.event.', kind, { name }, kind);
  if (liked.by.length > 0)
    return say('report.tomorrow.event.heroes.liked', { name, list: sayList(liked.by.map(personName)) });
  return say(liked.canBe ? 'report.tomorrow.event.heroes' : 'report.tomorrow.event.heroes.new', { name });
}

interface LineProps {
  glyph: GlyphName;
  text: string;
  quiet?: boolean;
  children?: ComponentChildren;
}

const Line = ({ glyph, text, quiet = false, children }: LineProps) => (
  <li class="row gap-8">
    <Glyph name={glyph} scale={1.5} />
    <span class={quiet ? 'text-13 grow muted' : 'text-13 grow'}>{text}</span>
    {children}
  </li>
);
