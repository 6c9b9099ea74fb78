/** The top bar of a small screen: day and time, money, stars, speed. */

import { say, sayPart } from '../../words/index.ts';
import type { Speed } from '../api.ts';
import { Button, Glyph, layout } from '../../ui/index.ts';
import { Toasts } from '../panels/Toasts.tsx';
import { dayLabel, Pill, skyOf, Stars } from '../panels/TopBar.tsx';
import { Till } from '../lamps/Till.tsx';
import { dateWords } from '../daily/dates.ts';
import { chooseSpeed } from '../fill-store.ts';
import type { Store } from '../store.ts';

const SPEEDS: readonly Exclude<Speed, 0>[] = [1, 2, 4, 8];

export function PhoneTop({ store }: { store: Store }) {
  const view = store.top.value;
  const inCafe = store.screen.value === 'cafe';
  return (
    <header class="topbar phone-top" data-region="top" aria-label={say('top.region')}>
      {view !== null && (
        <>
          <Pill
            class="clock"
            label={`${dayLabel(view)}. ${say('top.clockLabel', {
              time: view.time,
              part: sayPart('dayPart.', view.part),
              weather: sayPart('weather.', view.weather),
            })}`}
          >
            <Glyph name={skyOf(view.part, view.weather)} />
            <span class="col">
              <b class="text-16 bold">{view.time}</b>
              <span class="text-12 muted">
                {view.date === null ? say('phone.day', { day: view.day }) : dateWords(view.date, 'bar')}
              </span>
            </span>
          </Pill>
          <Till view={view} small />
          <Stars store={store} stars={view.stars} small />
        </>
      )}
      {layout.value === 'side' ? <Toasts store={store} /> : <span class="grow" />}
      {store.saving.value !== null && (
        <Button
          square
          look="cherry"
          label={say('saves.badgeLabel')}
          title={say(store.saving.value)}
          onPress={() => store.deps.openSaves?.()}
        >
          <Glyph name="warn" />
        </Button>
      )}
      {inCafe ? (
        <Time store={store} />
      ) : (
        <Button square label={say('top.menu')} onPress={() => (store.dialog.value = 'menu')}>
          <Glyph name="menu" />
        </Button>
      )}
    </header>
  );
}

/**
 * Buttons for time. One pauses and continues. The other switches to the next speed, and from the fastest back to the
 * slowest.
 */
function Time({ store }: { store: Store }) {
  const speed = store.speed.value;
  const going = speed === 0 ? store.speedBefore : speed;
  const next = SPEEDS[(SPEEDS.indexOf(going) + 1) % SPEEDS.length] ?? 1;
  return (
    <>
      <Button
        square
        class="phone-pause"
        look={speed === 0 ? 'gold' : 'btn'}
        label={say(speed === 0 ? 'phone.goOn' : 'top.pause')}
        onPress={() => store.deps.setSpeed(speed === 0 ? store.speedBefore : 0)}
      >
        <Glyph name={speed === 0 ? 'play' : 'pause'} />
      </Button>
      <Button
        square
        class="phone-speed"
        look={speed === 0 ? 'btn' : 'gold'}
        label={say('phone.speed', { now: say('top.times', { count: going }), next: say('top.times', { count: next }) })}
        onPress={() => chooseSpeed(store, next)}
      >
        {`${going}×`}
      </Button>
    </>
  );
}
