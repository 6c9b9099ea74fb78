/**
 * The cooking duel of a festival evening. After each round the page shows why the other cook chose the move, and the
 * habits of the player behind that choice, so that the player can exploit them.
 */

import './duel.css';
import { useState } from 'preact/hooks';
import { DUEL_PRIZE, DUEL_ROUNDS } from '../../../sim/season/duel.ts';
import { DUEL_MOVES, type DuelMove, type DuelRound } from '../../../sim/state/duel.ts';
import { say } from '../../../words/index.ts';
import { Button, classes, Dialog, Icon } from '../../../ui/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { followsEvening, type Store } from '../../store.ts';
import { doAct } from '../act.ts';
import { duelView, type DuelView } from './read.ts';

const ICON: Readonly<Record<DuelMove, string>> = { chop: 'ui-sword', fry: 'status-fire', plate: 'status-plate' };
const nameOf = (move: string): string => say(`duel.move.${move as DuelMove}`);

export function DuelDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  followsEvening(store);
  const [, seen] = useState(0);
  const view = store.cafe?.state.season === undefined ? null : duelView(store.cafe.state.season.duels);
  const tonight = view !== null && view.duel.day === store.cafe?.state.clock.day ? view : null;
  const act = (move: DuelMove | null): void => {
    doAct(store, { do: 'duel', move });
    seen((n) => n + 1);
  };
  return (
    <Dialog title={say('duel.title')} closeLabel={say('app.close')} width={720} onClose={onClose}>
      {tonight === null ? (
        <div class="col gap-12 duel">
          <p class="text-14">{say('duel.about', { count: DUEL_ROUNDS })}</p>
          <Circle />
          <p class="text-14">{say('duel.prize', { amount: grouped(DUEL_PRIZE) })}</p>
          <Button look="teal" size="big" onPress={() => act(null)}>
            {say('duel.begin')}
          </Button>
        </div>
      ) : (
        <Running view={tonight} act={act} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Shows which move of the duel wins against which. */
function Circle() {
  return (
    <ul class="duel-circle row gap-8 wrap">
      {DUEL_MOVES.map((move) => (
        <li key={move} class="edge row gap-4">
          <Icon name={ICON[move]} />
          <span class="text-13">{say(`duel.wins.${move}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Running({ view, act, onClose }: { view: DuelView; act: (move: DuelMove) => void; onClose: () => void }) {
  const { duel, us, them } = view;
  const last = duel.rounds.at(-1);
  return (
    <div class="duel">
      <div class="col gap-8 duel-table">
        <p class="row gap-8 duel-score">
          <b class="text-16 grow">{say('duel.us')}</b>
          <b class="text-24 bold mono">
            {us} : {them}
          </b>
          <b class="text-16 grow right">{say('duel.them')}</b>
        </p>
        <ol class="duel-pips" aria-label={say('duel.rounds', { done: duel.rounds.length, count: DUEL_ROUNDS })}>
          {Array.from({ length: DUEL_ROUNDS }, (_, i) => {
            const result = duel.rounds[i]?.result;
            return (
              <li key={i} class={classes('pip', result)}>
                <span aria-hidden="true">
                  {result === 'won' ? '✓' : result === 'lost' ? '×' : result === 'drawn' ? '=' : ''}
                </span>
                {result !== undefined && <span class="hidden-text">{say(`duel.result.${result}`)}</span>}
              </li>
            );
          })}
        </ol>
        <div class="duel-plates" aria-live="polite">
          {last === undefined ? <p class="text-14 muted">{say('duel.first')}</p> : <Shown round={last} />}
        </div>
        {duel.over === null ? (
          <div class="row gap-8 duel-moves" role="group" aria-label={say('duel.choose')}>
            {DUEL_MOVES.map((move) => (
              <Button key={move} size="big" class="grow" onPress={() => act(move)}>
                <Icon name={ICON[move]} />
                {nameOf(move)}
              </Button>
            ))}
          </div>
        ) : (
          <div class="row gap-8 duel-over">
            <p class={classes('text-16 bold grow', duel.over === 'won' && 'green-text')}>
              {say(`duel.over.${duel.over}`, { amount: grouped(DUEL_PRIZE) })}
            </p>
            <Button look="teal" onPress={onClose}>
              {say('duel.leave')}
            </Button>
          </div>
        )}
      </div>
      <Book view={view} />
    </div>
  );
}

function Shown({ round: { ours, theirs, result, basis } }: { round: DuelRound }) {
  return (
    <>
      <div class="row gap-12 duel-pair">
        <Plate move={ours} won={result === 'won'} />
        <b class={classes('text-16 bold', result === 'won' && 'green-text', result === 'lost' && 'cherry-text')}>
          {say(`duel.result.${result}`)}
        </b>
        <Plate move={theirs} won={result === 'lost'} />
      </div>
      <p class="text-13 duel-why">
        {basis.kind === 'drawn'
          ? say('duel.drawn')
          : say('duel.habit', {
              then: nameOf(basis.then),
              given: basis.given.map(nameOf).join(say('app.list.comma')),
              weight: basis.weight,
            })}
      </p>
    </>
  );
}

function Plate({ move, won }: { move: DuelMove; won: boolean }) {
  return (
    <div class={classes('duel-plate col edge', won && 'won')}>
      <Icon name={ICON[move]} scale={3} />
      <span class="text-14">{nameOf(move)}</span>
    </div>
  );
}

/** Shows the habits of the player that the other cook has noticed, as rules "after A, B comes C" with their weights. */
function Book({ view: { noticed, n, hits, randomHits } }: { view: DuelView }) {
  const most = Math.max(1, ...noticed.map(({ weight }) => weight));
  return (
    <section class="duel-book" aria-labelledby="duel-book">
      <h3 id="duel-book" class="headline rule">
        {say('duel.book')}
      </h3>
      {noticed.length === 0 ? (
        <p class="text-13 muted">{say('duel.nothing')}</p>
      ) : (
        <ul class="col gap-4">
          {noticed.map(({ given, then, weight }) => (
            <li key={`${given.join()} ${then}`} class="text-13">
              <span>
                {say('duel.rule', { given: given.map(nameOf).join(say('app.list.comma')), then: nameOf(then) })}
              </span>
              <span class="row gap-4">
                <i class="duel-weight" style={{ width: `${Math.round((90 * weight) / most)}px` }} />
                <span class="mono text-12">{weight}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p class="text-12 muted">{say('duel.hits', { hits, n, chance: randomHits })}</p>
    </section>
  );
}
