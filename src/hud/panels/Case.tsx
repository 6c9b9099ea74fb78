/**
 * A case: a question to the player about what a character is doing at this moment. The question is shown as one line
 * that blocks nothing. It ends by itself after an hour in the café (game/coach/case-days.ts); it names the time that it
 * is about. If the player opens the question, time stops, the camera stays where it is, and the panel shows the prize,
 * three answers and a button to the notebook, where the right answer is found. The player has one try. The right answer
 * earns a stick of chalk; after a wrong one the panel shows the right one. What there was to see is shown only after the
 * try, because it often is the answer.
 */

import './case.css';
import { useState } from 'preact/hooks';
import { timeAt } from '../../words/clock.ts';
import { say } from '../../words/index.ts';
import { Button, classes, Face, Frame, Glyph, useKeys } from '../../ui/index.ts';
import type { CaseSpec, Speed } from '../api.ts';
import { caseWords } from '../case-words.ts';
import { openTab } from '../phone/state.ts';
import type { Store } from '../store.ts';
import { type PlaceProps, useKeepsPlace } from '../keeps-place.ts';

const ANSWERS = ['right', 'other', 'chance'] as const;
type Answer = (typeof ANSWERS)[number];

/** The speed of time before the question to the player stopped it; time continues at this speed afterwards. */
let goesOnAt: Speed = 0;

/** Opens a question to the player and stops time. */
export function openCase(store: Pick<Store, 'speed' | 'deps'>, { id }: Pick<CaseSpec, 'id'>): void {
  goesOnAt = store.speed.peek();
  store.deps.setSpeed(0);
  store.deps.caseOpened?.(id);
}

export function Case({ store }: { store: Store }) {
  const asked = store.asked.value;
  // An enquiry expires, so it comes before a question that is not open yet.
  const waits = store.enquiry.value !== null && store.speed.value !== 0;
  return asked === null || waits ? null : <Folding key={asked.id} store={store} asked={asked} />;
}

function Folding({ store, asked }: { store: Store; asked: CaseSpec }) {
  const [open, setOpen] = useState(false);
  const [beside, setBeside] = useState(false);
  // What comes and goes above the question moves none of its buttons. The notebook opens at its place, so the question
  // then moves to the other side of the page.
  const place = useKeepsPlace('top');
  return (
    <Asked
      store={store}
      asked={asked}
      open={open}
      {...(beside ? {} : { place })}
      onNotebook={() => setBeside(true)}
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
  /** Called when the player opens the notebook of the character in question. */
  onNotebook?: () => void;
  /** Properties that keep the panel at its place; left out on a small screen, where it lies in the sheet. */
  place?: PlaceProps;
}

/** The question in words, with the time that it is about. */
export const caseQuestion = (store: Store, asked: CaseSpec): string => {
  const question = caseWords(asked, 'question');
  const clock = store.cafe?.state.clock;
  return clock === undefined ? question : say('case.at', { time: timeAt(clock, asked.tick), question });
};

/** Shows the question with its answers or, as long as the player has not opened it, only the question. */
export function Asked({ store, asked, open, onOpen, onNotebook, place }: AskedProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  // The pieces of chalk with the one just won; the café writes it down only when time goes on.
  const [chalk, setChalk] = useState(0);
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
    if (chosen === 'right') {
      setChalk((store.cafe?.state.chalk?.left ?? 0) + 1);
      store.deps.caseSolved?.(id);
    }
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
      {...place}
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
          <Answers
            store={store}
            asked={asked}
            answer={answer}
            chalk={chalk}
            onAnswer={give}
            onClose={close}
            onNotebook={onNotebook}
          />
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
  /** Pieces of chalk after the right answer. */
  chalk: number;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
  onNotebook: (() => void) | undefined;
}

function Answers({ store, asked, answer, chalk, onAnswer, onClose, onNotebook }: AnswersProps) {
  const { face, who } = asked;
  const [opened, setOpened] = useState(false);
  const clue = caseWords(asked, 'clue');
  const word = (part: Answer | 'why'): string => caseWords(asked, part);
  // Reading this signal makes the component update with the café's clock, because the guest in question may leave
  // while the question is open.
  void store.top.value;
  const gone = store.cafe?.state.people[who] === undefined;
  const first = asked.tick % ANSWERS.length;
  const shown = ANSWERS.map((_, at) => ANSWERS[(at + first) % ANSWERS.length] as Answer);
  return (
    <>
      {answer === null && <p class="text-12 muted">{say('case.prize')}</p>}
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
        {answer !== null && clue !== '' && <p class="case-clue">{clue}</p>}
        {answer === 'right' && (
          <p class="note-ok pad-small">
            {say('case.yes')} {word('why')} <b>{say('case.reward', { chalk })}</b>
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
        ) : opened ? null : (
          <Button
            size="small"
            class="ask"
            look={answer === null ? 'gold' : 'btn'}
            onPress={() => {
              store.deps.setSpeed(0);
              store.deps.select([who], 'only');
              setOpened(true);
              onNotebook?.();
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
