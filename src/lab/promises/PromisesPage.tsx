/** The page "What do we promise, and do we keep it?": all promises with today's verdicts, and the editor. */

import { useState } from 'preact/hooks';
import { Button, classes, FileButton, Frame, Glyph, readText, saveFile, useScope } from '../../ui/index.ts';
import { LONGEST_TEXT, readPromises, type Verdict } from '../../analysis/promises/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell, told } from '../words/index.ts';
import { Editor } from './Editor.tsx';
import type { Entry, Keeper } from '../../analysis/promises/keeper.ts';
import { Row } from './Row.tsx';
import './promises.css';

export function PromisesPage({ lab }: { readonly lab: Lab }) {
  void told.value;
  const [keeper, setKeeper] = useState<Keeper | null>(null);
  useScope(
    (wanted) => {
      // The page of promises shows no café.
      lab.deps.drawIn(null);
      void lab.deps.promises().then((came) => {
        if (!wanted.disposed) setKeeper(came);
      });
    },
    [lab],
  );
  return <div class="promises-page">{keeper !== null && <Promises lab={lab} keeper={keeper} />}</div>;
}

function Promises({ lab, keeper }: { readonly lab: Lab; readonly keeper: Keeper }) {
  void told.value;
  const [edited, setEdited] = useState<number | null>(null);
  // Id of the open promise; null = the player has not chosen yet, and the first broken promise is open.
  const [chosen, setChosen] = useState<number | 'none' | null>(null);
  const entries = keeper.entries.value;
  const day = keeper.day.value;
  const progress = keeper.progress.value;
  const standing = (which: Verdict['standing']): readonly Entry[] =>
    entries.filter(({ id, on }) => on && day?.verdicts.get(id)?.standing === which);
  const opened = chosen ?? standing('broken')[0]?.id ?? null;
  const names = Object.values(lab.deps.running().state.people)
    .filter(({ role }) => role === 'maid')
    .map(({ name }) => name);
  return (
    <>
      <Frame as="section" class="promises-main" aria-labelledby="promises-title">
        <header class="promises-head">
          <h2 id="promises-title" class="text-20 bold">
            {tell('promises.title')}
          </h2>
          <p class="text-13 muted" role="status">
            {progress !== null
              ? tell('promises.looking', { percent: Math.round(progress * 100) })
              : tell('promises.sum', {
                  kept: standing('kept').length,
                  broken: standing('broken').length,
                  open: standing('open').length,
                })}
          </p>
          <Files keeper={keeper} />
        </header>
        {entries.length === 0 ? (
          <p class="text-14 lab-empty">
            {tell('promises.none')}{' '}
            <Button size="small" onPress={() => keeper.asShipped()}>
              {tell('promises.shipped')}
            </Button>
          </p>
        ) : (
          <ul class="promises-list scrolls" aria-labelledby="promises-title" tabIndex={0}>
            {entries.map((entry) => (
              <Row
                key={entry.id}
                lab={lab}
                keeper={keeper}
                entry={entry}
                opened={entry.id === opened}
                onOpened={() => setChosen(entry.id === opened ? 'none' : entry.id)}
                onEdited={() => setEdited(entry.id)}
              />
            ))}
          </ul>
        )}
      </Frame>
      <Editor
        keeper={keeper}
        id={entries.some(({ id }) => id === edited) ? edited : null}
        names={names}
        onEdited={setEdited}
        onWritten={setChosen}
      />
    </>
  );
}

function Files({ keeper }: { readonly keeper: Keeper }) {
  const [said, setSaid] = useState<{ readonly ok: boolean; readonly lines: readonly string[] } | null>(null);
  const take = async (file: File): Promise<void> => {
    const opened = await readText(file, 4 * LONGEST_TEXT);
    if (!opened.ok) return setSaid({ ok: false, lines: [opened.message] });
    const { promises, problems } = readPromises(opened.text, keeper.types);
    if (problems.length > 0)
      return setSaid({
        ok: false,
        lines: problems.map(({ line, column, message }) => `${tell('promises.place', { line, column })} ${message}`),
      });
    setSaid({ ok: true, lines: [tell('promises.added', { count: keeper.add(promises) })] });
  };
  return (
    <>
      <FileButton size="small" accept=".txt,text/plain" onFile={(file) => void take(file)}>
        {tell('promises.import')}
      </FileButton>
      <Button
        size="small"
        onPress={() => saveFile(`${tell('promises.file')}.txt`, new Blob([keeper.text()], { type: 'text/plain' }))}
      >
        <Glyph name="save" /> {tell('promises.export')}
      </Button>
      <Button size="small" onPress={() => keeper.asShipped()}>
        <Glyph name="undo" /> {tell('promises.shipped')}
      </Button>
      {said !== null && (
        <div class={classes('promises-said text-13', said.ok ? 'note-ok' : 'note-error')} role="status">
          <ul>
            {said.lines.slice(0, 8).map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
          <button type="button" class="dismiss" aria-label={tell('promises.dismiss')} onClick={() => setSaid(null)}>
            <Glyph name="x" scale={1} />
          </button>
        </div>
      )}
    </>
  );
}
