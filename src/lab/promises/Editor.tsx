/**
 * Editor for one promise: typed, or assembled from buttons with the words that can come next. While the player types,
 * it shows the promise's meaning and underlines errors; a promise with errors cannot be saved.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Frame, Glyph, useOwnScope } from '../../ui/index.ts';
import { nextWords, type NextWord, type PromiseProblem, readPromises } from '../../analysis/promises/index.ts';
import { usePageKeys } from '../frame/keys.ts';
import { tell, told } from '../words/index.ts';
import { type Keeper, lineOf } from '../../analysis/promises/keeper.ts';
import { meaningOf } from '../shared/promise-meaning.ts';

const EXAMPLES = [
  'no guest waits more than 600 ticks while a reception maid idles',
  'every critic is served within 2 minutes of being seated',
  'never more than 2 maids chat while a hero calls',
  'at least 30 guests pay by 15:00',
] as const;
/** Maximum number of corrections offered for a wrong word. Typing more letters narrows them down. */
const MOST_RIGHT = 8;

interface Props {
  readonly keeper: Keeper;
  /** Id of the promise being edited; null = a new one. */
  readonly id: number | null;
  /** Names of people in the café, for promises about a person. */
  readonly names: readonly string[];
  readonly onEdited: (id: number | null) => void;
  readonly onWritten: (id: number) => void;
}

export function Editor({ keeper, id, names, onEdited, onWritten }: Props) {
  void told.value;
  const entry = keeper.entries.value.find((one) => one.id === id) ?? null;
  const before = entry === null ? '' : lineOf(entry.promise);
  const [text, setText] = useState(before);
  const area = useRef<HTMLTextAreaElement>(null);
  const life = useOwnScope();
  useEffect(() => setText(before), [id]);
  const { promises, problems } = readPromises(text.replaceAll('\n', ' '), keeper.types);
  const [promise] = promises;
  const empty = text.trim() === '';
  const right = promise !== undefined && problems.length === 0;
  // Whether the only errors of the text are missing words at its end. Then no errors are shown.
  const unfinished = problems.length > 0 && problems.every(({ length, known }) => length === 0 && known.length > 0);
  const save = (): void => {
    if (!right) return;
    onWritten(keeper.write(id, promise));
    onEdited(null);
    setText('');
  };
  usePageKeys(
    [{ key: 'Enter', also: ['Shift+Enter'], does: () => tell('lab.key.promise'), press: save, repeats: true }],
    { inFields: true, within: () => area.current },
  );
  /** Replaces a range of the text and puts the caret behind the new words. */
  const put = (from: number, to: number, words: string): void => {
    const ahead = text.slice(0, from);
    const written = `${ahead}${ahead === '' || /\s$/.test(ahead) ? '' : ' '}${words}`;
    const rest = text.slice(to);
    setText(`${written}${rest === '' ? ' ' : rest}`);
    area.current?.focus();
    life.nextFrame(() => area.current?.setSelectionRange(written.length + 1, written.length + 1));
  };
  const goTo = ({ column, length }: PromiseProblem): void => {
    area.current?.focus();
    area.current?.setSelectionRange(column - 1, column - 1 + length);
  };
  return (
    <Frame as="section" class="lab-side promise-editor" aria-labelledby="promise-editor">
      <h2 id="promise-editor" class="text-20 bold">
        {tell(entry === null ? 'promises.new' : 'promises.edit')}
      </h2>
      <p class="text-12 muted">{tell('promises.english')}</p>
      <textarea
        ref={area}
        class="frame card text-14 promise-text"
        lang="en"
        rows={3}
        maxLength={300}
        spellcheck={false}
        aria-label={tell('promises.words')}
        aria-invalid={!empty && !unfinished && problems.length > 0}
        aria-describedby="promise-problems"
        placeholder={EXAMPLES[0]}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div class="promise-below scrolls" tabIndex={-1}>
        <div id="promise-problems" aria-live="polite" class="col gap-8">
          {right && (
            <div class="note-ok text-13 promise-means">
              <Glyph name="check" scale={1.5} />
              <p>
                <b>{tell('promises.means')}:</b> {meaningOf(promise)}
              </p>
            </div>
          )}
          {unfinished && !empty && <p class="text-13 muted">{tell('promises.unfinished')}</p>}
          {!empty && !unfinished && problems.length > 0 && (
            <>
              <Marked text={text} problems={problems} />
              <ul class="col gap-4">
                {problems.map((problem, i) => (
                  <Wrong key={i} problem={problem} text={text} goTo={goTo} put={put} />
                ))}
              </ul>
            </>
          )}
        </div>
        <Following text={text} words={nextWords(text, names, keeper.types)} put={put} />
        {empty && (
          <>
            <h3 class="headline">{tell('promises.examples')}</h3>
            <ul class="col gap-4">
              {EXAMPLES.map((example) => (
                <li key={example}>
                  <button type="button" class="promise-example text-13" lang="en" onClick={() => setText(example)}>
                    {example}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div class="promise-acts">
        <Button
          look="teal"
          disabled={!right || text === before}
          reason={tell(text === before && !empty ? 'promises.unchanged' : 'promises.notYet')}
          onPress={save}
        >
          {tell(entry === null ? 'promises.add' : 'promises.save')}
        </Button>
        {entry !== null && (
          <>
            <Button onPress={() => onEdited(null)}>{tell('promises.another')}</Button>
            <Button
              square
              label={tell('promises.remove')}
              onPress={() => {
                keeper.remove(entry.id);
                onEdited(null);
              }}
            >
              <Glyph name="trash" />
            </Button>
          </>
        )}
      </div>
    </Frame>
  );
}

type Put = (from: number, to: number, words: string) => void;

function Following({
  text,
  words,
  put,
}: {
  readonly text: string;
  readonly words: readonly NextWord[];
  readonly put: Put;
}) {
  if (words.length === 0) return null;
  return (
    <div class="col gap-4">
      <h3 class="headline">{tell(text.trim() === '' ? 'promises.begin' : 'promises.next')}</h3>
      <ul class="promise-chips" lang="en">
        {words.map(({ from, word }) => (
          <li key={word}>
            <Button size="small" label={tell('promises.write', { word })} onPress={() => put(from, text.length, word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WrongProps {
  readonly problem: PromiseProblem;
  readonly text: string;
  readonly goTo: (problem: PromiseProblem) => void;
  readonly put: Put;
}

function Wrong({ problem, text, goTo, put }: WrongProps) {
  const { column, length, instead, known, message } = problem;
  const word = text.slice(column - 1, column - 1 + length);
  // Whether a word is missing at the end of the text; the buttons below then list the candidates.
  const missing = length === 0;
  const english = told.value === 'en';
  const right = instead !== null ? [instead] : known.slice(0, MOST_RIGHT);
  return (
    <li class="note-error text-13 promise-problem">
      <span class="row gap-4">
        <Glyph name="warn" scale={1.5} />
        <button type="button" class="link" onClick={() => goTo(problem)}>
          {tell('promises.column', { column })}
        </button>
      </span>
      <span class="promise-message">
        {missing
          ? tell('promises.tooShort')
          : !english && right.length > 0
            ? tell('promises.unknownWord', { word })
            : null}{' '}
        {(english || (right.length === 0 && !missing)) && <span lang="en">{message}</span>}
      </span>
      {!missing && right.length > 0 && (
        <span class="promise-right">
          {tell('promises.right')}
          {right.map((one) => (
            <Button
              key={one}
              size="small"
              label={tell('promises.mendTo', { word: one })}
              onPress={() => put(column - 1, column - 1 + length, one)}
            >
              <span lang="en">{one}</span>
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}

function Marked({ text, problems }: { readonly text: string; readonly problems: readonly PromiseProblem[] }) {
  const pieces: { readonly text: string; readonly wrong: boolean }[] = [];
  let at = 0;
  for (const { column, length } of problems) {
    const from = column - 1;
    if (from < at) continue;
    pieces.push({ text: text.slice(at, from), wrong: false });
    pieces.push({ text: length === 0 ? '␣' : text.slice(from, from + length), wrong: true });
    at = from + length;
  }
  pieces.push({ text: text.slice(at), wrong: false });
  return (
    <p class="mono text-12 promise-marked" lang="en" aria-hidden="true">
      {pieces.map((piece, i) => (piece.wrong ? <mark key={i}>{piece.text}</mark> : piece.text))}
    </p>
  );
}
