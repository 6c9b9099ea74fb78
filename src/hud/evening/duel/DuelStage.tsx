/**
 * The cooking duel of a festival evening, shown on the café's stage: both cooks with their plates, the judges' wishes,
 * the score, the player's cards, and the book of the rival's cook. The lids of both plates are lifted at the same
 * time.
 */

import './duel.css';
import { useEffect, useState } from 'preact/hooks';
import { DUEL_PRIZE, DUEL_ROUNDS, PLATE_PRIZE } from '../../../sim/season/duel/duel.ts';
import { DUEL_MOVES, type DuelMove, type DuelRound } from '../../../sim/state/duel.ts';
import { Button, classes, Frame, Key, Rich, useKeys, useScope } from '../../../ui/index.ts';
import { say } from '../../../words/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { followsEvening, type Store } from '../../store.ts';
import { doAct } from '../act.ts';
import { Book } from './Book.tsx';
import { techniqueName } from './technique-name.ts';
import { Cards } from './Cards.tsx';
import { Cooks } from './Cooks.tsx';
import { Jury } from './Jury.tsx';
import { sayNote } from './Notes.tsx';
import { duelling } from './open.ts';
import { duelView, type DuelView, type Phase } from './read.ts';

/** Number of milliseconds that the lifting of the lids takes. */
const LIDS_MS = 600;
/**
 * Number of milliseconds after which a chosen dish is served automatically. If the assist against loss of patience is
 * on, a dish is served only by the player.
 */
const SERVE_MS = 12_000;

export function DuelStage({ store }: { store: Store }) {
  followsEvening(store);
  const state = store.cafe?.state;
  const view = state === undefined ? null : duelView(state);
  const [chosen, setChosen] = useState<DuelMove | null>(null);
  const [feint, setFeint] = useState<DuelMove | null>(null);
  const [phase, setPhase] = useState<Phase>('choose');
  const still = store.settings.reducedMotion.value;
  const patient = state?.season?.assists.noPatienceLoss === true;
  const last = view?.duel.rounds.at(-1);
  const isOver = view !== null && view.duel.over !== null;

  const begin = (): void => void doAct(store, { do: 'duel', move: null });
  const choose = (move: DuelMove): void => {
    if (view === null || isOver || phase === 'lids') return;
    setPhase('choose');
    setChosen(move);
    if (feint === move) setFeint(null);
  };
  /** Selects the next technique to feign; after the last technique, no feint. */
  const feign = (): void => {
    if (view === null || isOver || phase === 'lids' || chosen === null || view.chalk === 0) return;
    const others = [...DUEL_MOVES.filter((move) => move !== chosen), null];
    setFeint(others[(others.indexOf(feint) + 1) % others.length] ?? null);
  };
  const serve = (): void => {
    if (view === null || isOver || phase === 'lids' || chosen === null) return;
    const told = doAct(store, { do: 'duel', move: chosen, ...(feint === null ? {} : { feint }) });
    if (told.length === 0) return;
    setChosen(null);
    setFeint(null);
    setPhase(still ? 'shown' : 'lids');
  };
  const leave = (): void => {
    duelling.value = false;
  };

  useScope((scope) => void (phase === 'lids' && scope.after(LIDS_MS, () => setPhase('shown'))), [phase]);
  useScope((scope) => void (chosen !== null && !patient && scope.after(SERVE_MS, serve)), [chosen, feint, patient]);
  const shown = phase === 'shown' ? last?.result : undefined;
  useEffect(() => {
    store.deps.duel?.show({
      us: shown === 'won' ? 'cheer' : 'cook',
      them: shown === 'lost' ? 'cheer' : shown === 'won' ? 'angry' : 'cook',
      crowd: shown === undefined ? 'sit' : 'cheer',
    });
  }, [shown, store]);
  useEffect(() => () => store.deps.duel?.show(null), [store]);
  useKeys({
    title: () => say('duel.title'),
    bindings: [
      {
        key: '1…9',
        does: () => say('duel.choose'),
        press: (_, digit) => {
          const move = DUEL_MOVES[digit - 1];
          if (move !== undefined) choose(move);
        },
      },
      { key: 'f', does: () => say('duel.feint'), press: feign },
      {
        key: 'Enter',
        does: () => say('duel.serve'),
        yields: true,
        press: () => (view === null ? begin() : isOver && phase === 'shown' ? leave() : serve()),
      },
      { key: 'Escape', does: () => say('duel.leave'), press: leave },
    ],
  });

  return (
    <main class="duel-stage" data-region="duel" aria-label={say('duel.title')}>
      {view !== null && (
        <>
          <Cooks store={store} view={view} phase={phase} chosen={chosen} last={last} />
          <Score view={view} phase={phase} />
          <Jury view={view} phase={phase} last={last} />
          <Book view={view} />
        </>
      )}
      <p class="hidden-text" role="status">
        {phase === 'shown' && last !== undefined && view !== null ? sayRound(last, view) : ''}
      </p>
      <div class="duel-bottom">
        {view === null ? (
          <Opening onBegin={begin} onLeave={leave} />
        ) : isOver && phase !== 'lids' ? (
          <Frame look="paper" class="duel-over row gap-12" shadow>
            <span class="col grow">
              <b class={classes('text-18 bold', view.duel.over === 'won' && 'green-text')}>
                {say(`duel.over.${view.prize === 0 ? 'none' : (view.duel.over ?? 'drawn')}`, {
                  amount: grouped(view.prize),
                })}
              </b>
              <span class="text-13">
                {view.notes[0] === undefined ? (
                  say('duel.over.unread')
                ) : (
                  <Rich text={say('duel.over.note', { note: sayNote(view.notes[0]) })} />
                )}
              </span>
            </span>
            <Button look="teal" size="big" onPress={leave}>
              {say('duel.leave')}
            </Button>
          </Frame>
        ) : (
          <>
            <Cards
              view={view}
              chosen={chosen}
              feint={feint}
              busy={phase === 'lids'}
              onChoose={choose}
              onFeint={feign}
            />
            <div class="duel-serve row gap-12">
              <span class="text-14 bold">
                {chosen === null
                  ? phase === 'lids'
                    ? say('duel.lifting')
                    : last === undefined
                      ? say('duel.first')
                      : say('app.sentences', { first: scored(last), second: say('duel.next') })
                  : say(patient ? 'duel.chosen.patient' : 'duel.chosen', { move: techniqueName(chosen) })}
              </span>
              {chosen !== null && !patient && (
                <i class="duel-clock">
                  <i key={`${chosen} ${String(feint)}`} style={{ animationDuration: `${SERVE_MS}ms` }} />
                </i>
              )}
              <Button look="teal" disabled={chosen === null} reason={say('duel.choose')} onPress={serve}>
                {say('duel.serve')} <Key name="Enter" />
              </Button>
              {patient && <span class="text-13 to-end">{say('duel.patient')}</span>}
            </div>
          </>
        )}
      </div>
    </main>
  );
}

function Opening({ onBegin, onLeave }: { onBegin: () => void; onLeave: () => void }) {
  return (
    <Frame look="paper" class="duel-opening col gap-8" shadow>
      <h2 class="text-20 bold">{say('duel.title')}</h2>
      <p class="text-14">{say('duel.about', { count: DUEL_ROUNDS })}</p>
      <p class="text-14">{say('duel.circle')}</p>
      <p class="text-14">{say('duel.prize', { plate: grouped(PLATE_PRIZE), amount: grouped(DUEL_PRIZE) })}</p>
      <div class="row gap-8">
        <Button look="teal" size="big" onPress={onBegin}>
          {say('duel.begin')}
        </Button>
        <Button onPress={onLeave}>{say('duel.leave')}</Button>
      </div>
    </Frame>
  );
}

/** A sentence that says what a round was worth and, if it was worth two plates, for which technique. */
const scored = ({ result, plates = 1, wished }: DuelRound): string =>
  plates > 1 && result !== 'drawn'
    ? say(`duel.scored.double.${result}`, { move: techniqueName(wished ?? '') })
    : say(`duel.scored.one.${result}`);

/** The result of a round in a sentence for screen readers. */
const sayRound = ({ ours, theirs, result, plates = 1 }: DuelRound, { us, them }: DuelView): string =>
  say('duel.told', {
    ours: techniqueName(ours),
    theirs: techniqueName(theirs),
    result: say(`duel.result.${result}`),
    plates,
    us,
    them,
  });

/** Places for plates on each side of the score; a side that wins more has more. */
const LEAST_PLATES = 5;
/** Shows the plates that each side has won. The plates of the present round are added when the lids have been lifted. */
function Score({ view, phase }: { view: DuelView; phase: Phase }) {
  const last = view.duel.rounds.at(-1);
  const fresh = last === undefined || last.result === 'drawn' ? 0 : (last.plates ?? 1);
  const us = view.us - (phase === 'lids' && last?.result === 'won' ? fresh : 0);
  const them = view.them - (phase === 'lids' && last?.result === 'lost' ? fresh : 0);
  const row = (have: number, side: 'won' | 'lost') => (
    <span class="row gap-4" aria-hidden="true">
      {Array.from({ length: Math.max(LEAST_PLATES, view.us, view.them) }, (_, i) => (
        <i
          key={i}
          class={classes(
            'score-plate',
            i < have && side,
            phase === 'shown' && last?.result === side && i < have && i >= have - fresh && 'slides',
          )}
        />
      ))}
    </span>
  );
  return (
    <Frame look="paper" class="duel-score row gap-12" shadow>
      <b class="text-16 bold">{say('duel.us')}</b>
      {row(us, 'won')}
      <b class="text-20 bold">
        {us} : {them}
      </b>
      {row(them, 'lost')}
      <b class="text-16 bold">{say('duel.them')}</b>
    </Frame>
  );
}
