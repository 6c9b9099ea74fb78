/** The bar along the top: day and time, money, rating, speed. */

import { say, sayPart } from '../../words/index.ts';
import type { Speed } from '../api.ts';
import { Button, Frame, Glyph, type GlyphName, Rich, Segment, Stars } from '../../ui/index.ts';
import { grouped } from '../../words/numbers.ts';
import { weekdayKey } from '../../words/clock.ts';
import { openRival } from '../rival/open.ts';
import type { Store } from '../store.ts';

const SPEEDS: readonly Speed[] = [0, 1, 2, 4, 8];

export function TopBar({ store }: { store: Store }) {
  const view = store.top.value;
  const inCafe = store.screen.value === 'cafe';
  const { openLab } = store.deps;
  return (
    <header class="topbar" data-region="top" aria-label={say('top.region')}>
      <button
        type="button"
        class="logo frame cherry"
        aria-label={say('top.logo')}
        onClick={() => (store.dialog.value = 'menu')}
      >
        <Glyph name="heart" colours={{ K: 'var(--cherry-edge)', R: 'var(--paper)', W: 'var(--white)' }} />
        <b class="bold text-16">{say('app.name')}</b>
      </button>
      {view !== null && (
        <>
          <Pill label={say('top.dayLabel', { day: view.day, weekday: say(weekdayKey(view.day)) })}>
            <span class="muted text-12 day">
              <Rich text={say('top.day', { day: view.day })} />
            </span>
            <span class="cherry-text text-12">{say(weekdayKey(view.day, true))}</span>
          </Pill>
          <Pill
            class="clock"
            label={say('top.clockLabel', {
              time: view.time,
              part: sayPart('dayPart.', view.part),
              weather: sayPart('weather.', view.weather),
            })}
          >
            <Glyph name={skyOf(view.part, view.weather)} />
            <b class="text-20 bold">{view.time}</b>
            <span class="muted text-12 wide-only">{sayPart('dayPart.', view.part)}</span>
          </Pill>
          <Pill
            class="money"
            label={view.endless ? say('top.noEnd') : say('top.moneyLabel', { amount: grouped(view.money) })}
          >
            <Glyph name="coin" />
            <b class="text-20 bold">
              {view.endless ? say('top.noEnd') : `${view.money < 0 ? '−' : ''}¥${grouped(view.money)}`}
            </b>
          </Pill>
          <Pill label={say('top.starsLabel', { stars: view.stars.toFixed(1) })}>
            <div class="wide-only">
              <Stars value={view.stars} label="" />
            </div>
            <div class="narrow-only">
              <Glyph name="star" />
            </div>
            <b class="text-16 bold">{view.stars.toFixed(1)}</b>
          </Pill>
          {inCafe && (
            <Pill
              class="guests"
              label={say('top.guestsLabel', { count: view.guests, seats: say('seats', { count: view.seats }) })}
            >
              <Glyph name="man" />
              <b class="text-20 bold">{view.seated}</b>
              <span class="muted text-12 wide-only">{say('top.seats', { count: view.seats })}</span>
              {view.queue > 0 && <span class="cherry-text text-13 bold">+{view.queue}</span>}
            </Pill>
          )}
        </>
      )}
      <span class="grow" />
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
      {inCafe && <Speeds store={store} />}
      {/* The rival's button is missing in a season's evening, where the rival's board is one of the pages. */}
      {store.cafe?.state.rival !== undefined && (inCafe || store.cafe.state.season === undefined) && (
        <Button class="lab" title={say('rival.openLabel')} onPress={() => openRival(store)} hotkey="B">
          <Glyph name="eye" />
          <span class="wide-only" aria-hidden="true">
            {say('rival.open')}
          </span>
          <span class="hidden-text">{say('rival.openLabel')}</span>
        </Button>
      )}
      {openLab !== undefined && (
        <Button class="lab" onPress={() => openLab()} hotkey="L">
          <Glyph name="flask" />
          <span class="wide-only">{say('top.lab')}</span>
        </Button>
      )}
      <Button square label={say('top.menu')} onPress={() => (store.dialog.value = 'menu')}>
        <Glyph name="menu" />
      </Button>
    </header>
  );
}

export function Pill({
  label,
  class: extra = '',
  children,
}: {
  label: string;
  class?: string;
  children: preact.ComponentChildren;
}) {
  return (
    <Frame look="card" class={`pill ${extra}`} role="group" aria-label={label} title={label}>
      {children}
    </Frame>
  );
}

function Speeds({ store }: { store: Store }) {
  const speed = store.speed.value;
  return (
    <Segment
      class="speeds"
      label={say('top.speed')}
      size="normal"
      square
      chosen={speed}
      choices={SPEEDS.map((value) => ({
        value,
        text: value === 0 ? <Glyph name="pause" /> : `${value}×`,
        label: value === 0 ? say('top.pause') : say('top.times', { count: value }),
      }))}
      onChoose={(value) => store.deps.setSpeed(value)}
    />
  );
}

export function skyOf(part: string, weather: string): GlyphName {
  if (part === 'night') return 'moon';
  return weather === 'rain' ? 'rain' : weather === 'cloud' ? 'cloud' : 'sun';
}
