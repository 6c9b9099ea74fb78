/** One promise is written: what is wrong stands under its words as one types, and nothing wrong is taken over. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Frame, Glyph } from '../../hud/kit/index.ts';
import { type PromiseProblem, readPromises } from '../../headless/promises/index.ts';
import { tell, told } from '../words/index.ts';
import { type Keeper, lineOf } from './keeper.ts';

const EXAMPLES = [
  'no guest waits more than 600 ticks while a reception maid idles',
  'every critic is served within 2 minutes of being seated',
  'never more than 2 maids chat while a hero calls',
  'at least 30 guests pay by 15:00',
] as const;

interface Props {
  readonly keeper: Keeper;
  /** Which one; null = a new one. */
  readonly id: number | null;
  readonly onChosen: (id: number | null) => void;
}

export function Editor({ keeper, id, onChosen }: Props) {
  void told.value;
  const entry = keeper.entries.value.find((one) => one.id === id) ?? null;
  const before = entry === null ? '' : lineOf(entry.promise);
  const [text, setText] = useState(before);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setText(before), [id]);
  const { promises, problems } = readPromises(text.replaceAll('\n', ' '));
  const [promise] = promises;
  const empty = text.trim() === '';
  const save = (): void => {
    if (promise !== undefined && problems.length === 0) onChosen(keeper.write(id, promise));
  };
  const goTo = ({ column, length }: PromiseProblem): void => {
    area.current?.focus();
    area.current?.setSelectionRange(column - 1, column - 1 + length);
  };
  const mend = ({ column, length, instead }: PromiseProblem): void => {
    if (instead === null) return;
    setText(text.slice(0, column - 1) + instead + text.slice(column - 1 + length));
    area.current?.focus();
  };
  return (
    <Frame as="section" class="lab-side promise-editor" aria-labelledby="promise-editor">
      <h2 id="promise-editor" class="t20 x8">
        {tell(entry === null ? 'promises.new' : 'promises.edit')}
      </h2>
      <p class="t12 muted">{tell('promises.english')}</p>
      <textarea
        ref={area}
        class="frame card t14 promise-text"
        lang="en"
        rows={4}
        maxLength={300}
        spellcheck={false}
        aria-label={tell('promises.words')}
        aria-invalid={!empty && problems.length > 0}
        aria-describedby="promise-problems"
        placeholder={EXAMPLES[0]}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      <div id="promise-problems" class="promise-problems scrolls" aria-live="polite">
        {empty ? (
          <>
            <p class="t13 x8">{tell('promises.examples')}</p>
            <ul class="col g4">
              {EXAMPLES.map((example) => (
                <li key={example}>
                  <button type="button" class="promise-example t13" lang="en" onClick={() => setText(example)}>
                    {example}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : problems.length === 0 ? (
          <p class="note-ok t13 row g4">
            <Glyph name="check" scale={1.5} /> {tell('promises.fine')}
          </p>
        ) : (
          <>
            <Marked text={text} problems={problems} />
            <ul class="col g4">
              {problems.map((problem, i) => (
                <li key={i} class="note-err t13 promise-problem">
                  <span class="row g4">
                    <Glyph name="warn" scale={1.5} />
                    <button type="button" class="link" onClick={() => goTo(problem)}>
                      {tell('promises.column', { column: problem.column })}
                    </button>
                  </span>
                  {problem.instead !== null && (
                    <Button
                      size="small"
                      label={tell('promises.mendTo', { word: problem.instead })}
                      onPress={() => mend(problem)}
                    >
                      {tell('promises.mend')}
                    </Button>
                  )}
                  <span class="promise-message" lang="en">
                    {problem.message}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div class="promise-acts">
        <Button
          look="teal"
          disabled={promise === undefined || problems.length > 0 || text === before}
          reason={tell(text === before && !empty ? 'promises.unchanged' : 'promises.notYet')}
          onPress={save}
        >
          {tell(entry === null ? 'promises.add' : 'promises.save')}
        </Button>
        {entry !== null && (
          <>
            <Button onPress={() => onChosen(null)}>{tell('promises.another')}</Button>
            <Button
              square
              label={tell('promises.remove')}
              onPress={() => {
                keeper.remove(entry.id);
                onChosen(null);
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

/** The words once more, with what is wrong underlined. */
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
    <p class="mono t12 promise-marked" lang="en" aria-hidden="true">
      {pieces.map((piece, i) => (piece.wrong ? <mark key={i}>{piece.text}</mark> : piece.text))}
    </p>
  );
}
