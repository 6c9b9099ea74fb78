/**
 * A case: a question to the player about what a character is doing at this moment. The question is shown as one line
 * that blocks nothing and stays until the player answers it or puts it away; it names the time that it is about. If the
 * player opens the question, time stops, and the panel shows three answers and a button to the notebook, where the
 * right answer is found. The player has one try. The right answer earns a stick of chalk; after a wrong one the panel
 * shows the right one.
 */

import './case.css';
import { useState } from 'preact/hooks';
import { timeAt } from '../../words/clock.ts';
import { say, type WordKey } from '../../words/index.ts';
import { Button, classes, Face, Frame, Glyph, useKeys } from '../../ui/index.ts';
import type { CaseSpec, Speed } from '../api.ts';
import { openTab } from '../phone/state.ts';
import type { Store } from '../store.ts';

const ANSWERS = ['right', 'other', 'chance'] as const;
type Answer = (typeof ANSWERS)[number];

/** The speed of time before the question to the player stopped it; time continues at this speed afterwards. */
let goesOnAt: Speed = 0;

/** Opens a question to the player: stops time, and selects the character in question. */
export function openCase(store: Store, { id, who }: CaseSpec): void {
  goesOnAt = store.speed.peek();
  store.deps.setSpeed(0);
  store.deps.caseOpened?.(id);
  store.deps.select([who], 'only');
}

export function Case({ store }: { store: Store }) {
  const asked = store.asked.value;
  return asked === null ? null : <Folding key={asked.id} store={store} asked={asked} />;
}

function Folding({ store, asked }: { store: Store; asked: CaseSpec }) {
  const [open, setOpen] = useState(false);
  return (
    <Asked
      store={store}
      asked={asked}
      open={open}
      onOpen={(wanted) => {
        if (wanted) openCase(store, asked);
        setOpen(wanted);
      }}
    />
  );
}

interface AskedProps {
  store: Store;
  asked: CaseSpec;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The question in words, with the time that it is about. */
export const caseQuestion = (store: Store, { id, terms, tick }: CaseSpec): string => {
  const question = say(`case.${id}.question` as WordKey, terms);
  const clock = store.cafe?.state.clock;
  return clock === undefined ? question : say('case.at', { time: timeAt(clock, tick), question });
};

/** Shows the question with its answers or, as long as the player has not opened it, only the question. */
export function Asked({ store, asked, open, onOpen }: AskedProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  // Reading this signal makes the component update with the café's clock, because the moment that the question is about
  // passes.
  void store.top.value;
  const { id, face, solved, count } = asked;
  const close = (): void => {
    store.asked.value = null;
    if (open && store.speed.peek() === 0) store.deps.setSpeed(goesOnAt);
  };
  useKeys({
    title: () => say('case.region'),
    bindings: open ? [{ key: 'Escape', does: () => say('app.close'), press: close }] : [],
  });
  const give = (chosen: Answer): void => {
    if (chosen === 'right') store.deps.caseSolved?.(id);
    setAnswer(chosen);
  };
  const question = <p class="text-13 bold grow">{caseQuestion(store, asked)}</p>;
  const closes = (
    <Button size="small" square label={say('app.close')} onPress={close}>
      <Glyph name="x" scale={1.5} />
    </Button>
  );
  return (
    <Frame
      as="section"
      class={classes('case col gap-4 arrives', open ? 'open' : 'folded')}
      shadow
      data-region="case"
      aria-label={say('case.region')}
    >
      {open ? (
        <>
          <header class="row gap-4">
            <h2 class="text-12 muted grow">{say('case.title', { number: solved + 1, count })}</h2>
            {closes}
          </header>
          <div class="row gap-8 case-question">
            <Face look={face.look} rank={face.rank} />
            {question}
          </div>
          <Answers store={store} asked={asked} answer={answer} onAnswer={give} onClose={close} />
        </>
      ) : (
        <div class="row gap-4 case-question">
          <Face look={face.look} rank={face.rank} width={32} />
          {question}
          <Button size="small" class="case-open" onPress={() => onOpen(true)}>
            {say('case.unfold')}
          </Button>
          {closes}
        </div>
      )}
    </Frame>
  );
}

interface AnswersProps {
  store: Store;
  asked: CaseSpec;
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
}

function Answers({ store, asked, answer, onAnswer, onClose }: AnswersProps) {
  const { id, terms, face, who } = asked;
  const word = (part: string): string => say(`case.${id}.${part}` as WordKey, terms);
  // Reading this signal makes the component update with the café's clock, because the guest in question may leave
  // while the question is open.
  void store.top.value;
  const gone = store.cafe?.state.people[who] === undefined;
  const first = asked.tick % ANSWERS.length;
  const shown = ANSWERS.map((_, at) => ANSWERS[(at + first) % ANSWERS.length] as Answer);
  return (
    <>
      {answer === null && (
        <ul class="col gap-4">
          {shown.map((one) => (
            <li key={one}>
              <Button size="small" class="case-answer" onPress={() => onAnswer(one)}>
                {word(one)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite" class="text-12">
        {answer === 'right' && (
          <p class="note-ok pad-small">
            {say('case.yes')} {word('why')} <b>{say('case.reward')}</b>
          </p>
        )}
        {answer !== null && answer !== 'right' && (
          <p class="note-error pad-small">
            {say('case.notQuite', { right: word('right') })} {word('why')}
          </p>
        )}
      </div>
      <footer class="row gap-4 wrap">
        {gone ? (
          <span class="text-12 muted">{say('case.gone', { name: face.name })}</span>
        ) : (
          <Button
            size="small"
            class="ask"
            look={answer === null ? 'gold' : 'btn'}
            onPress={() => {
              store.deps.setSpeed(0);
              store.deps.select([who], 'only');
              // On a small screen the notebook takes the place of the question. The question shrinks to one line above
              // the strip of messages.
              openTab('cafe');
            }}
          >
            {say('case.ask', { name: face.name })}
          </Button>
        )}
        {answer !== null ? (
          <Button size="small" look="teal" onPress={onClose}>
            {say('case.goOn')}
          </Button>
        ) : (
          <button
            type="button"
            class="link text-12"
            onClick={() => {
              store.deps.noMoreCases?.();
              onClose();
            }}
          >
            {say('case.noMore')}
          </button>
        )}
      </footer>
    </>
  );
}
