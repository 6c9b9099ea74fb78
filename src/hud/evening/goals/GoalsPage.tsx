/** The evening's page "What next?": the next star, the season so far, the album, the achievements, the golden bells. */

import { useState } from 'preact/hooks';
import type { SeasonState } from '../../../sim/state/season.ts';
import { bellOn } from '../../../sim/season/golden-bells.ts';
import { nextGrowth } from '../../../sim/season/star-rewards.ts';
import { rivalBoard } from '../../../sim/rival/rival-board.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';
import { say } from '../../../words/index.ts';
import { ratingExact, ratingShown, ratingText } from '../../../words/numbers.ts';
import { Frame, Glyph, Meter, Segment, Stars } from '../../../ui/index.ts';
import { StarBars } from '../../rival/StarBars.tsx';
import { ambienceWhy } from '../../report/ambience-why.ts';
import { followsEvening, type Store } from '../../store.ts';
import { doAct } from '../act.ts';
import { money } from '../ActButton.tsx';
import { Assisted } from '../difficulty/Assisted.tsx';
import { Achievements } from './Achievements.tsx';
import { Album } from './Album.tsx';
import { GoldenBells } from './GoldenBells.tsx';
import { nextStar, profits } from './goals.ts';

const SIDES = ['album', 'achievements', 'bells'] as const;
type Side = (typeof SIDES)[number];

interface InSeason {
  store: Store;
  state: WorldState;
  season: SeasonState;
}

export function GoalsPage({ store }: { store: Store }) {
  followsEvening(store);
  const state = store.cafe?.state;
  const [side, setSide] = useState<Side>(() => (bellOn((state?.clock.day ?? 0) + 1) === null ? 'album' : 'bells'));
  const season = state?.season;
  if (state === undefined || season === undefined) return null;
  return (
    <div class="goals-page">
      <div class="goals-main col gap-8">
        <header class="page-head">
          <h1 class="text-24 bold">{say('goal.title')}</h1>
          <p class="text-14 muted">
            {season.ending === null
              ? say('goal.dayOf', { day: state.clock.day, days: season.length })
              : say('goal.endless', { day: state.clock.day })}
          </p>
        </header>
        <NextStar store={store} state={state} season={season} />
        <Standing store={store} state={state} season={season} />
        {/* Closed at first, so that everything above it is whole on a low page. */}
        <details class="help">
          <summary class="rule">
            <span class="headline row gap-4">
              <Glyph name="right" />
              {say('difficulty.assists')}
            </span>
            <span class="text-12 muted">{say(`difficulty.${season.difficulty}`)}</span>
          </summary>
          <Assisted assists={season.assists} onChange={(assist, on) => doAct(store, { do: 'assist', assist, on })} />
        </details>
      </div>
      <Frame look="butter" as="section" class="goals-side col gap-8" aria-label={say(`goal.${side}`)}>
        <Segment
          label={say('goal.side')}
          chosen={side}
          choices={SIDES.map((value) => ({ value, text: say(`goal.${value}`) }))}
          onChoose={setSide}
        />
        {side === 'album' ? (
          <Album store={store} state={state} season={season} />
        ) : side === 'achievements' ? (
          <Achievements store={store} state={state} season={season} />
        ) : (
          <GoldenBells store={store} season={season} day={state.clock.day} />
        )}
      </Frame>
    </div>
  );
}

function NextStar({ store, state, season }: InSeason) {
  followsEvening(store);
  const { star, needs } = nextStar(state, season);
  const opens = nextGrowth(state, season);
  return (
    <Frame look="card" as="section" class="next-star" aria-label={say('goal.next')}>
      <header class="row gap-12">
        <Stars
          value={ratingShown(state.stars)}
          scale={3}
          label={say('top.starsLabel', { stars: ratingText(state.stars) })}
        />
        <b class="text-20 bold">{ratingExact(state.stars)}</b>
        {star !== null && <span class="to-end text-13 muted one-line">{say('goal.towards', { star })}</span>}
      </header>
      {star === null ? (
        <p class="text-14">{say('goal.allStars')}</p>
      ) : (
        <>
          <Meter
            share={state.stars - (star - 1)}
            colour="var(--gold)"
            height={12}
            label={say('goal.towards', { star })}
          />
          {opens?.star === star && (
            <p class="text-13 row gap-4">
              <Glyph name="lock" scale={1.5} />
              <span>{say('goal.opens', { what: say(`growth.${opens.growth}`), star })}</span>
            </p>
          )}
          <p class="text-12 muted">{say('goal.gate', { star })}</p>
          <ul class="col gap-4">
            {needs.map(({ id, wants, has }) => {
              const met = has >= wants;
              return (
                <li key={id} class="need">
                  <span class="row gap-8 text-14">
                    <Glyph name={met ? 'check' : 'dot'} colours={{ K: met ? 'var(--green-ink)' : 'var(--unmet)' }} />
                    <b class="bold grow">{say(`goal.need.${id}`, { wants, count: wants })}</b>
                    <span class={`mono text-13 ${met ? 'green-text' : 'muted'}`}>
                      {say('goal.of', { has: Math.min(has, wants), wants })}
                    </span>
                  </span>
                  {id === 'ambience' && !met && <small class="text-12 muted">{ambienceWhy(state)}</small>}
                  <Meter
                    share={wants === 0 ? 1 : has / wants}
                    colour={met ? 'var(--green)' : 'var(--teal-light)'}
                    height={8}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Frame>
  );
}

function Standing({ store, state, season }: InSeason) {
  followsEvening(store);
  const board = rivalBoard(state);
  const { days, most } = profits(season);
  return (
    <Frame look="card" as="section" class="season-so-far" aria-label={say('goal.season')}>
      <h2 class="rule">
        <span class="headline">{say('goal.season')}</span>
        <span class="text-12 muted">{say('goal.firstCounts', { days: season.length })}</span>
      </h2>
      {board !== null && (
        <div class="col gap-4">
          <StarBars standing={board.standing} />
        </div>
      )}
      <h3 class="row apart text-12">
        <span class="muted">{say('goal.profits')}</span>
        <span class="muted">
          {season.inDebt > 0 ? <b class="cherry-text">{say('goal.debt', { count: season.inDebt })}</b> : null}
        </span>
      </h3>
      <ol class="profits" style={{ '--days': String(Math.max(season.length, days.length)) }}>
        {days.map(({ day, profit }) => (
          <li
            key={day}
            class={profit < 0 ? 'loss' : ''}
            style={{ height: `${Math.max(6, Math.round((Math.abs(profit) / most) * 100))}%` }}
            title={say('goal.profitOf', { day, amount: money(profit) })}
          >
            <span class="hidden-text">{say('goal.profitOf', { day, amount: money(profit) })}</span>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
