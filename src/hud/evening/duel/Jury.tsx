/**
 * The three judges of the cooking duel: shows what each judge wishes for the next plate and the technique that meets
 * the wish, and, while the lids are lifted, the technique that two of the judges wished for.
 */

import { heroes } from '../../../sim/season/catalogue.ts';
import { DUEL_ROUNDS } from '../../../sim/season/duel/duel.ts';
import { DUEL_WISHES, type DuelRound, type DuelWish } from '../../../sim/state/duel.ts';
import { Face, Frame } from '../../../ui/index.ts';
import { personName, say } from '../../../words/index.ts';
import { techniqueName } from './technique-name.ts';
import type { DuelView, Phase } from './read.ts';

/** Ids of the celebrities who judge the cooking duel. */
const JUDGES = ['vera', 'gild', 'wren'] as const;

/** A wish with the technique that meets it: “wants it rich: Fry”. */
const wishWords = (wish: DuelWish): string =>
  say('duel.jury.for', { wish: say(`duel.wish.${wish}`), move: techniqueName(DUEL_WISHES[wish]) });

export function Jury({ view, phase, last }: { view: DuelView; phase: Phase; last: DuelRound | undefined }) {
  const { duel, favoured, kitchen } = view;
  if (duel.over !== null && phase !== 'lids') return null;
  const number = duel.rounds.length + (phase === 'lids' ? 0 : 1);
  return (
    <Frame as="section" look="card" class="duel-jury" shadow aria-labelledby="duel-jury">
      <h2 id="duel-jury" class="headline">
        {say('duel.jury', { number, count: DUEL_ROUNDS })}
      </h2>
      {phase === 'lids' ? (
        <p class="text-13">
          {last?.wished === undefined ? '' : say('duel.wished', { move: techniqueName(last.wished) })}
        </p>
      ) : (
        <>
          <ul class="col gap-4">
            {JUDGES.map((id, at) => (
              <li key={id} class="row gap-8">
                <Face look={id} width={36} />
                <span class="col text-12">
                  <b class="bold">{personName(heroes.find((hero) => hero.id === id)?.name ?? id)}</b>
                  <span>{wishWords(duel.jury?.[at] ?? 'hot')}</span>
                </span>
              </li>
            ))}
          </ul>
          {favoured !== null && (
            <p class="text-13 duel-double">
              {say(kitchen.dishes[favoured] === null ? 'duel.double.lacking' : 'duel.double', {
                move: techniqueName(favoured),
              })}
            </p>
          )}
        </>
      )}
    </Frame>
  );
}
