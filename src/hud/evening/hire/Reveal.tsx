/** Shows an applicant large: her figure before turning rays, her abilities and cost, and buttons to decide. */

import { tablesOf } from '../../../sim/state/pack/pack.ts';
import type { SeasonState } from '../../../sim/state/season.ts';
import { personName, say, sayPart, typeText } from '../../../words/index.ts';
import { Badge, Button, classes, Frame, rankName, Stars } from '../../../ui/index.ts';
import { dishesOf, levelDoes, ordersOf } from '../../../ui/level-effects.ts';
import { grouped } from '../../../words/numbers.ts';
import { followsEvening, type Store } from '../../store.ts';
import { showToast } from '../../toasts.ts';
import { barText, doAct } from '../act.ts';
import { Figure } from './Figure.tsx';
import { type Answer, habitKey, shareOf } from './hire.ts';

const RAYS = 14;

interface RevealProps {
  store: Store;
  season: SeasonState;
  answer: Answer;
  /** Whether the applicant has just been drawn, so that her card turns over. */
  turned: boolean;
}

export function Reveal({ store, season, answer, turned }: RevealProps) {
  followsEvening(store);
  const { candidate, rank, row } = answer;
  const look = rankName(rank);
  const { kind, percent } = shareOf(season, candidate);
  return (
    <section
      class={classes('reveal frame', look, turned && 'turned')}
      aria-label={personName(row.name)}
      aria-live="polite"
    >
      <div class={`stage-light rays-${look}`}>
        <Rays />
        <span class="halo" />
        <span class="hire-figure">
          <Figure look={row.look} />
        </span>
        <span class="sparkles" aria-hidden="true">
          {rank >= 4 && [0, 1, 2, 3, 4, 5].map((i) => <i key={i} />)}
        </span>
        <p class="row gap-8 rarity-line">
          <Badge look={look}>{look}</Badge>
          <b class="text-16 bold">{say(`evening.share.${kind}`, { percent: say('evening.percent', { percent }) })}</b>
        </p>
      </div>
      <About store={store} season={season} answer={answer} />
    </section>
  );
}

/** The rays behind the applicant turn once when she appears; with reduced motion they stand still. */
function Rays() {
  const at = (turn: number): string => {
    const angle = turn * Math.PI * 2;
    return `${Math.round(700 * Math.cos(angle))},${Math.round(700 * Math.sin(angle))}`;
  };
  return (
    <svg class="rays" viewBox="-300 -215 600 430" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g class="turning">
        {Array.from({ length: RAYS }, (_, i) => (
          <polygon key={i} points={`0,0 ${at(i / RAYS)} ${at((i + 0.5) / RAYS)}`} />
        ))}
      </g>
    </svg>
  );
}

function About({ store, season, answer }: { store: Store; season: SeasonState; answer: Answer }) {
  followsEvening(store);
  const { candidate, row, rank, wage, level } = answer;
  const act = { do: 'hire', candidate: candidate.id } as const;
  const why = barText(store, act);
  return (
    <Frame look="paper" class="about">
      <h2 class="text-32 bold ellipsis">{personName(row.name)}</h2>
      <p class="row gap-8">
        <Stars value={rank} label={say('evening.stars', { count: rank })} />
        <span class="text-12 muted" title={levelDoes()}>
          {say('evening.level', { level: level ?? row.level })}
        </span>
      </p>
      <div class="about-text">
        <p class="text-14 quote">{sayPart('evening.quote.', row.id, undefined, '')}</p>
        <div class="row gap-8">
          <Can label={say('evening.carries')} what={dishesOf(row.duties, rank)} />
          <Can label={say('evening.takes')} what={ordersOf(row.duties, rank)} />
        </div>
        <dl class="facts text-13">
          <Fact label={say('evening.looks')} what={looksText(row.alertness)} />
          <Fact
            label={say('evening.obedience')}
            what={say('evening.obeys', { percent: Math.round(row.obedience * 100) })}
          />
          <Fact label={say('evening.likes')} what={likesText(row, season)} />
          <Fact label={say('evening.quirk')} what={say(habitKey(row))} />
          <Fact label={say('evening.wage')} what={say('evening.aDay', { amount: grouped(wage) })} />
        </dl>
        <p class="note-ok text-12">
          {level === null
            ? say('evening.hire.new')
            : say('app.sentences', {
                first: say('evening.hire.again', { name: row.name, level: level + 1 }),
                second: levelDoes(),
              })}
        </p>
        {why !== null && <p class="text-12 cherry-text">{why}</p>}
      </div>
      <div class="row gap-8 about-foot">
        <Button onPress={() => doAct(store, { do: 'letGo', candidate: candidate.id })}>{say('evening.letGo')}</Button>
        <Button
          look="gold"
          class="grow hire-her"
          disabled={why !== null}
          {...(why === null ? {} : { reason: why })}
          onPress={() => {
            doAct(store, act);
            showToast(store, { key: 'evening.thanks', params: { name: personName(row.name) } });
          }}
        >
          {say(level === null ? 'evening.hireHer' : 'evening.raiseHer', { name: row.name })}
        </Button>
      </div>
    </Frame>
  );
}

function Can({ label, what }: { label: string; what: string }) {
  return (
    <Frame look="selection" class="can grow col">
      <span class="text-12">{label}</span>
      <b class="text-18 bold">{what}</b>
    </Frame>
  );
}

function Fact({ label, what }: { label: string; what: string }) {
  return (
    <div>
      <dt class="muted">{label}</dt>
      <dd class="bold">{what}</dd>
    </div>
  );
}

function looksText(alertness: number | null): string {
  if (alertness === null) return say('evening.looks.plain');
  // A maid with such a small alertness looks up within each step. The text says so instead of giving tenths of a
  // second.
  return alertness <= 5 ? say('evening.looks.always') : say('evening.looks.upEvery', { seconds: alertness / 20 });
}

function likesText({ favouriteCustomerIds, favouriteCustomerTypes }: Answer['row'], season: SeasonState): string {
  const { heroes } = tablesOf(season);
  const persons = favouriteCustomerIds.map((id) => personName(heroes.find((one) => one.id === id)?.name ?? id));
  const types = favouriteCustomerTypes.map((type) => typeText(type, 2));
  return [...persons, ...types].join(say('app.list.comma'));
}
