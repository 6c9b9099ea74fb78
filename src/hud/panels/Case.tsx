/**
 * A case: something that has just happened, a question, three answers – and the notebook that has the right one, a button
 * away. Nothing waits for it: it can be left, or all of them be done without.
 */

import './case.css';
import { useState } from 'preact/hooks';
import { say, type WordKey } from '../../words/index.ts';
import { Button, Face, Frame, Glyph } from '../kit/index.ts';
import type { CaseSpec } from '../api.ts';
import type { Store } from '../store.ts';

const ANSWERS = ['right', 'other', 'chance'] as const;
type Answer = (typeof ANSWERS)[number];

export function Case({ store }: { store: Store }) {
  const asked = store.asked.value;
  return asked === null ? null : <Asked key={asked.id} store={store} asked={asked} />;
}

function Asked({ store, asked }: { store: Store; asked: CaseSpec }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { id, terms, face, who, solved, count } = asked;
  const word = (part: string): string => say(`case.${id}.${part}` as WordKey, terms);
  const close = (): void => {
    store.asked.value = null;
  };
  // Read anew with the bar's clock: guests go home while one thinks.
  void store.top.value;
  const gone = store.cafe?.state.people[who] === undefined;
  const first = asked.tick % ANSWERS.length;
  const shown = ANSWERS.map((_, at) => ANSWERS[(at + first) % ANSWERS.length] as Answer);
  return (
    <Frame as="section" class="case col g8 pad-m arrives" shadow data-region="case" aria-label={say('case.region')}>
      <header class="row g8">
        <Face look={face.look} rank={face.rank} />
        <div class="grow">
          <h2 class="t12 muted">{say('case.title', { number: solved + 1, count })}</h2>
          <p class="t14 x8">{word('question')}</p>
        </div>
        <Button size="small" square label={say('app.close')} onPress={close}>
          <Glyph name="x" />
        </Button>
      </header>
      {answer !== 'right' && (
        <ul class="col g4">
          {shown.map((one) => (
            <li key={one}>
              <Button size="small" class="case-answer" disabled={answer === one} onPress={() => setAnswer(one)}>
                {word(one)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite" class="t13">
        {answer === 'right' && <p class="note-ok pad-s">{word('why')}</p>}
        {answer !== null && answer !== 'right' && <p class="note-err pad-s">{say('case.notQuite')}</p>}
      </div>
      <footer class="row g8 wrap">
        {gone ? (
          <span class="t12 muted">{say('case.gone', { name: face.name })}</span>
        ) : (
          <Button
            size="small"
            look={answer === 'right' ? 'btn' : 'gold'}
            onPress={() => {
              store.actions.setSpeed(0);
              store.actions.select([who], 'only');
            }}
          >
            {say('case.ask', { name: face.name })}
          </Button>
        )}
        {answer === 'right' ? (
          <Button size="small" look="teal" onPress={close}>
            {say('case.goOn')}
          </Button>
        ) : (
          <button
            type="button"
            class="link t12"
            onClick={() => {
              store.actions.noMoreCases?.();
              close();
            }}
          >
            {say('case.noMore')}
          </button>
        )}
      </footer>
    </Frame>
  );
}
