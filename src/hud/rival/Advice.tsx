/** Shows the advisor's proposals: each with its reason, its effect, and a button to adopt it. */

import { say } from '../../words/index.ts';
import type { BoardAdvice, RivalBoard } from '../../sim/rival/rival-board.ts';
import { Button, Frame, Glyph } from '../../ui/index.ts';
import { grouped } from '../../words/numbers.ts';
import type { Store } from '../store.ts';
import { barText, becauseText, counterText, effectText } from './words.ts';

export function Advice({ store, board }: { store: Store; board: RivalBoard }) {
  const { advice, forTomorrow } = board;
  const isKnown = board.nodes.some(({ value }) => value === 'Yes' || value === 'Maybe');
  return (
    <Frame look="card" as="section" class="rival-advice pad-small" aria-label={say('rival.advice.title')}>
      <header class="rule">
        <h3 class="headline">{say('rival.advice.title')}</h3>
        {advice.length > 0 && (
          <span class="text-12 muted">
            {say('rival.advice.sure', { sure: advice.filter(({ sure }) => sure).length, all: advice.length })}
          </span>
        )}
      </header>
      {advice.length === 0 ? (
        <p class="text-13 muted">{say(isKnown ? 'rival.advice.noneYet' : 'rival.advice.none')}</p>
      ) : (
        <ul class="scrolls" tabIndex={advice.length > 2 ? 0 : undefined}>
          {advice.map((one) => (
            <li key={one.name}>
              <b class="text-14 bold">{counterText(one)}</b>
              <p class="text-12 muted">{becauseText(one)}</p>
              {one.state !== 'offMenu' && <p class="text-12">{effectText(one)}</p>}
              <Take store={store} advice={one} forTomorrow={forTomorrow} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function Take({ store, advice, forTomorrow }: { store: Store; advice: BoardAdvice; forTomorrow: boolean }) {
  const { name, state, cost } = advice;
  if (state === 'taken')
    return (
      <p class="text-12 green-text row gap-4" role="status">
        <Glyph name="check" colours={{ K: 'var(--green-ink)' }} />
        {say(forTomorrow ? 'rival.taken.tomorrow' : 'rival.taken.today')}
      </p>
    );
  const take = say(forTomorrow ? 'rival.take.tomorrow' : 'rival.take.today');
  const reason = barText(advice) ?? undefined;
  return (
    <div class="row gap-8">
      <Button
        size="small"
        disabled={reason !== undefined}
        reason={reason}
        label={`${take}: ${counterText(advice)}`}
        onPress={() => store.deps.give({ kind: 'counter', advice: name })}
      >
        {cost === 0 ? take : say('rival.take.cost', { take, cost: grouped(cost) })}
      </Button>
      {reason !== undefined && <span class="text-12 muted">{reason}</span>}
    </div>
  );
}
