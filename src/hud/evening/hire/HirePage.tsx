/** The page with the job board: draw applicants, look at them, hire them or turn them down. */

import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { countNewFaces, freshOdds, MOST_CANDIDATES } from '../../../sim/season/hiring-draw.ts';
import type { SeasonState } from '../../../sim/state/season.ts';
import { personName, say, sayList } from '../../../words/index.ts';
import { Badge, Button, classes, Face, Glyph, RankBadge, rankName, useInSight } from '../../../ui/index.ts';
import { followsEvening, type Store } from '../../store.ts';
import { showToast } from '../../toasts.ts';
import { actCost, barText, doAct } from '../act.ts';
import { ActButton, Price } from '../ActButton.tsx';
import { DrawTen } from './DrawTen.tsx';
import { type Answer, answersOf, bestDrawn } from './hire.ts';
import { keepDrawn, lastDrawn } from './last-draw.ts';
import { Odds, percent } from './Odds.tsx';
import { Reveal } from './Reveal.tsx';

const DRAWS: readonly { readonly count: 1 | 10; readonly fresh?: true }[] = [
  { count: 1 },
  { count: 10 },
  { count: 1, fresh: true },
];
const wordOf = ({ count, fresh }: (typeof DRAWS)[number]) =>
  fresh === true ? 'evening.drawFresh' : count === 1 ? 'evening.drawOne' : 'evening.drawTen';

/** The price in yen from which a draw asks once more, because it cannot be undone. */
const ASKED_FROM = 16_000;

/** Why a new face costs more than before: only maids of one rare rank are left; null while there are others. */
function rarest(season: SeasonState): string | null {
  const [rank, more] = freshOdds(season);
  return rank === undefined || more !== undefined ? null : say('evening.drawFresh.only', { rank: rankName(rank.rank) });
}

export function HirePage({ store }: { store: Store }) {
  followsEvening(store);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Ids of the applicants drawn since the page was opened, which bring their card into view; one alone turns over. */
  const [just, setJust] = useState<readonly string[]>([]);
  /** Whether the cards of ten applicants drawn at once are still turning over. */
  const [turning, setTurning] = useState(false);
  /** Whether the player has pressed the button of a dear draw once; the second press draws. */
  const [asked, setAsked] = useState(false);
  const answered = useInSight<HTMLDivElement>(just.join(' ') || null, 'start');
  const state = store.cafe?.state;
  const season = state?.season;
  if (state === undefined || season === undefined) return null;
  const fresh = lastDrawn(state);
  const answers = answersOf(season);
  const shown = answers.find(({ candidate }) => candidate.id === chosen) ?? answers[0];
  const others = answers.filter((one) => one !== shown);
  // On the first day all maids are new: those of the beginning and those hired this evening.
  const hired = season.staff.filter(({ since }) => since === state.clock.day && since > 1).map(({ name }) => name);
  const waiting = answers.filter(({ candidate }) => fresh.includes(candidate.id));
  const takeAll = (): void => {
    const hired = waiting.filter(({ candidate: { id } }) => doAct(store, { do: 'hire', candidate: id }).length > 0);
    showToast(store, { key: 'evening.thanks.all', params: { count: hired.length } });
    setTurning(false);
  };
  // The button of ten draws shows its price; the line below all buttons says only what bars every draw.
  const why = barText(store, { do: 'draw', count: 1 });
  const missing = countNewFaces(season);
  return (
    <div class="hire-page">
      <div class="hire-board col gap-12">
        <header class="col">
          <h1 class="text-24 bold">{say('evening.hire.title')}</h1>
          <p class="text-14 muted">{say('evening.hire.question')}</p>
        </header>
        <Odds store={store} season={season} hidden={turning} />
        <div class="col gap-8">
          {DRAWS.map((draw) => {
            if (draw.fresh === true && missing === 0) return null;
            const cost = actCost(store, { do: 'draw', ...draw });
            const isDear = draw.fresh === true && cost >= ASKED_FROM;
            const asks = isDear && barText(store, { do: 'draw', ...draw }) === null;
            // The second press is on another button, so that a double click draws nothing.
            const first = asks && (
              <Button size="big" class="draw wide priced" onPress={() => setAsked(!asked)}>
                {say(asked ? 'enquiry.no' : 'evening.drawFresh')}
                {!asked && <Price amount={cost} />}
              </Button>
            );
            const only = isDear ? rarest(season) : null;
            const button = (!asks || asked) && (
              <ActButton
                store={store}
                act={{ do: 'draw', ...draw }}
                look={draw.count === 10 && missing > 0 ? 'gold' : 'btn'}
                size="big"
                class="draw wide"
                priced
                onDone={(events) => {
                  setAsked(false);
                  setChosen(bestDrawn(events));
                  const drawn = events.flatMap((one) => (one.type === 'drawn' ? [String(one['candidate'])] : []));
                  keepDrawn(state, drawn);
                  setJust(drawn);
                  setTurning(draw.count === 10);
                }}
              >
                {say(asks ? 'evening.drawFresh.sure' : wordOf(draw))}
              </ActButton>
            );
            return (
              <Fragment key={wordOf(draw)}>
                {only !== null && <p class="text-12">{only}</p>}
                {first}
                {button}
              </Fragment>
            );
          })}
        </div>
        {why !== null && <p class="text-12 cherry-text">{why}</p>}
        <div class="col gap-4 text-12">
          {missing > 0 && (
            <p>
              {say('evening.drawFresh.odds', {
                list: freshOdds(season)
                  .map(({ rank, share }) => `${rankName(rank)} ${percent(share)}`)
                  .join(say('app.list.comma')),
              })}
            </p>
          )}
          {missing > 0 && <p>{say('evening.hire.ten')}</p>}
          <p>
            {say('evening.hire.twice')} {missing > 0 && say('evening.hire.missing', { count: missing })}
          </p>
          <p class="muted">{say('evening.hire.seeded')}</p>
          <p class="muted">{say('evening.hire.money')}</p>
        </div>
      </div>
      <div ref={answered} class="hire-answers col gap-8">
        {turning && (
          <DrawTen
            drawn={fresh.flatMap((id) => answers.filter(({ candidate }) => candidate.id === id))}
            still={store.settings.reducedMotion.value}
            onDone={() => setTurning(false)}
            onTakeAll={takeAll}
          />
        )}
        {!turning &&
          (shown === undefined ? (
            <Nobody hired={hired} isAnswered={fresh.length > 0} />
          ) : (
            <Reveal
              key={shown.candidate.id}
              store={store}
              season={season}
              answer={shown}
              turned={just.length === 1 && just[0] === shown.candidate.id}
            />
          ))}
        {!turning && (
          <section class="also" aria-label={say('evening.also')}>
            <h2 class="row apart">
              <span class="headline">{say('evening.also')}</span>
              <span class="text-12 muted">{say('evening.also.keep', { most: MOST_CANDIDATES })}</span>
              {waiting.length > 1 && <Button onPress={takeAll}>{say('evening.drawn.take')}</Button>}
            </h2>
            {others.length === 0 ? (
              <p class="text-13 muted also-none">{say('evening.also.none')}</p>
            ) : (
              <ul class="also-row scrolls">
                {others.map((answer) => (
                  <li key={answer.candidate.id}>
                    <Card
                      answer={answer}
                      fresh={fresh.includes(answer.candidate.id)}
                      onChoose={() => setChosen(answer.candidate.id)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

interface NobodyProps {
  /** The names of the maids hired this evening. */
  readonly hired: readonly string[];
  /** Whether applicants were drawn this evening: then each of them has been hired or turned down. */
  readonly isAnswered: boolean;
}

/** Stands in the place of an applicant while there is none: nobody has answered, or all who did have their answer. */
function Nobody({ hired, isAnswered }: NobodyProps) {
  const isDone = isAnswered || hired.length > 0;
  return (
    <section class="reveal nobody frame card">
      <div class="empty col gap-8">
        <Glyph name="pin" scale={4} />
        <p class="text-16 bold">
          {hired.length > 0
            ? say('evening.hire.hired', { list: sayList(hired.map(personName)) })
            : say(isDone ? 'evening.hire.answered' : 'evening.hire.nobody')}
        </p>
        <p class="text-13">{say(isDone ? 'evening.hire.answeredNote' : 'evening.hire.nobodyNote')}</p>
      </div>
    </section>
  );
}

function Card({ answer, fresh, onChoose }: { answer: Answer; fresh: boolean; onChoose: () => void }) {
  const { row, rank, level } = answer;
  return (
    <button type="button" class={classes('also-card frame', rankName(rank))} onClick={onChoose}>
      <span class="row gap-4 inner">
        <Face look={row.look} rank={rank} width={44} />
        <span class="col gap-2 grow">
          <b class="text-13 bold">{personName(row.name)}</b>
          <span class="row gap-4 wrap">
            <RankBadge rank={rank} />
            {level !== null ? (
              <span class="text-12 muted">{say('evening.yours')}</span>
            ) : (
              fresh && <Badge look="green">{say('evening.new')}</Badge>
            )}
          </span>
        </span>
      </span>
    </button>
  );
}
