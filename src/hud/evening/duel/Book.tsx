/**
 * The book in which the rival's cook notes the player's habits in the cooking duel: the habits, the technique that she
 * expects next, her likely answer, the player's notes about her, the plates so far and, on request, the 27 rules behind
 * her expectation. Lines that the player has not seen yet are drawn as blots of ink.
 */

import { useState } from 'preact/hooks';
import type { BookLine } from '../../../sim/season/duel/duel-book.ts';
import { alikeFor, BEATS } from '../../../sim/season/duel/duel.ts';
import { DUEL_MOVES, type DuelMove } from '../../../sim/state/duel.ts';
import { Button, classes, Face, Frame, Icon, Rich } from '../../../ui/index.ts';
import { personName, say, sayPart } from '../../../words/index.ts';
import { Notes } from './Notes.tsx';
import { type DuelView, foresight } from './read.ts';
import { techniqueName } from './technique-name.ts';

export function Book({ view }: { view: DuelView }) {
  const [details, setDetails] = useState(false);
  const { scouted, duel } = view;
  return (
    <Frame as="section" look="paper" class="duel-book" shadow aria-labelledby="duel-book">
      <header class="row gap-8">
        <Face look="greta" width={40} />
        <div class="col">
          <h2 id="duel-book" class="text-16 bold">
            {say('duel.book')}
          </h2>
          <span class="text-12">
            {scouted === null
              ? say('duel.book.unseen')
              : say('duel.book.scouted', { name: personName(scouted.name), day: scouted.day })}
          </span>
        </div>
      </header>
      <div class="duel-pages">
        <h3 class="headline">{say('duel.learned')}</h3>
        <Lines view={view} />
        {duel.over === null && <Expects view={view} />}
        <Notes view={view} />
        {duel.rounds.length > 0 && <Plates view={view} />}
        <Button size="small" pressed={details} expanded={details} onPress={() => setDetails(!details)}>
          {say('duel.details')}
        </Button>
        {details && duel.over === null && view.expected !== undefined && <Odds view={view} />}
        {details && <Rules view={view} />}
      </div>
    </Frame>
  );
}

function Lines({ view: { lines, seen } }: { view: DuelView }) {
  if (lines.length === 0) return <p class="text-13 muted">{say('duel.nothing')}</p>;
  return (
    <ul class="col gap-4">
      {lines.map((line, at) =>
        at < seen ? (
          <li key={line.when} class="text-13">
            <Rich text={sayLine(line)} />
            <span class="row gap-8">
              <i class="duel-bar">
                <i style={{ width: `${(100 * line.count) / line.all}%` }} />
              </i>
              <b>{say('duel.of', { count: line.count, all: line.all })}</b>
            </span>
          </li>
        ) : (
          <li key={line.when} class="text-13 duel-blot">
            <span class="hidden-text">{say('duel.blot')}</span>
            <i aria-hidden="true" />
          </li>
        ),
      )}
    </ul>
  );
}

/** A habit as a sentence: "After you win, you fry." */
function sayLine({ when, then }: BookLine): string {
  const [kind = '', of = ''] = when.split(':');
  const params = { then: techniqueName(then), of: kind === 'after' ? '' : techniqueName(of) };
  return sayPart('duel.line.', kind === 'after' ? `after.${of}` : kind, params);
}

/** What she expects, and the rules from which the player can find an answer. The choice is the player's. */
function Expects({ view: { expected, kitchen } }: { view: DuelView }) {
  const { ours, theirs } = kitchen;
  return (
    <>
      {expected === undefined ? (
        <p class="text-13 muted duel-hint">{say('duel.unseen')}</p>
      ) : (
        <Frame look="error" class="row gap-8 duel-expects">
          <Icon name="status-idea" scale={2} />
          <p class="text-14">
            <b>{expected === null ? say('duel.guesses') : say('duel.expects', { move: techniqueName(expected) })}</b>{' '}
            {expected !== null && say('duel.leans')}
          </p>
        </Frame>
      )}
      <p class="text-13 duel-circle">{DUEL_MOVES.map(beatsWords).join(say('app.list.comma'))}</p>
      <p class="text-13 duel-alike">{say(`duel.alike.${alikeFor(kitchen)}`, { ours, theirs })}</p>
    </>
  );
}

const beatsWords = (move: DuelMove): string => `${techniqueName(move)} ▸ ${techniqueName(BEATS[move])}`;

/** The probability of each of her answers. */
function Odds({ view: { odds } }: { view: DuelView }) {
  return (
    <ul class="col duel-odds" aria-label={say('duel.odds')}>
      {DUEL_MOVES.map((move) => (
        <li key={move} class="row gap-8 text-13">
          <span>{techniqueName(move)}</span>
          <i class="duel-bar">
            <i style={{ width: `${odds[move]}%` }} />
          </i>
          <b>{odds[move]}%</b>
        </li>
      ))}
    </ul>
  );
}

function Plates({ view: { duel } }: { view: DuelView }) {
  return (
    <>
      <h3 class="headline">{say('duel.plates')}</h3>
      <table class="duel-table text-13">
        <thead>
          <tr>
            {(['you', 'she', 'end', 'foresaw'] as const).map((head) => (
              <th key={head} scope="col" class="text-12 muted">
                {say(`duel.head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {duel.rounds.map((round, at) => (
            <tr key={at}>
              <td>{techniqueName(round.ours)}</td>
              <td>{techniqueName(round.theirs)}</td>
              <td
                class={classes(
                  'bold',
                  round.result === 'won' && 'green-text',
                  round.result === 'lost' && 'cherry-text',
                )}
              >
                {say(`duel.result.${round.result}`)}
              </td>
              <td>{say(`duel.${foresight(round)}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Shows the cook's 27 rules "after the techniques A and B, the player chooses C" with their weights: three rules for each pair A, B. */
function Rules({ view: { rules, n, hits, randomHits } }: { view: DuelView }) {
  const pairs = [...new Set(rules.map(({ given }) => given.join(' ')))];
  return (
    <>
      <table class="duel-table text-12">
        <thead>
          <tr>
            <th scope="col">{say('duel.rules')}</th>
            {DUEL_MOVES.map((move) => (
              <th key={move} scope="col">
                {techniqueName(move)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair}>
              <th scope="row">{pair.split(' ').map(techniqueName).join(say('app.list.comma'))}</th>
              {DUEL_MOVES.map((move) => (
                <td key={move}>
                  {rules.find(({ given, then }) => then === move && given.join(' ') === pair)?.weight ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="text-12 muted">{say('duel.hits', { hits, n, chance: randomHits })}</p>
    </>
  );
}
