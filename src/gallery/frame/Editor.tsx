/**
 * The editor of a gallery page: shows the page's data, which the visitor can edit, and its code. The data is edited in
 * a plain text area that lies over a coloured copy of the text, with line numbers. Mistakes are listed together, and
 * each is a link to its line. The Tab key leaves the field, as in any form.
 */

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Button, classes, Glyph, Tabs, WHITE_INK } from '../../ui/index.ts';
import { tell } from '../words/index.ts';
import { highlight, type Token } from './highlight.ts';
import type { AnySheet, Listing, SheetLanguage, SheetProblem } from './sheet.ts';

const isSheet = (one: AnySheet | Listing): one is AnySheet => 'edit' in one;

export function Editor({ sheets }: { sheets: readonly (AnySheet | Listing)[] }) {
  const chosen = useSignal(sheets[0]?.name ?? '');
  const shown = sheets.find(({ name }) => name === chosen.value) ?? sheets[0];
  if (shown === undefined) return null;
  return (
    <section class="editor frame night dark" aria-label={tell('frame.data')}>
      <header class="editor-head row gap-4">
        {sheets.length > 1 ? (
          <Tabs
            label={tell('frame.files')}
            panel="editor-panel"
            even={false}
            chosen={shown.name}
            tabs={sheets.map(({ name }) => ({ value: name, text: <span class="mono text-12">{name}</span> }))}
            onChoose={(name) => (chosen.value = name)}
          />
        ) : (
          <h2 class="mono text-13 light-text pad-small">{shown.name}</h2>
        )}
        <span class="grow" />
        {isSheet(shown) ? <Back sheet={shown} /> : <span class="text-12 light-text">{tell('frame.readOnly')}</span>}
      </header>
      <div id="editor-panel" class="editor-panel" key={shown.name}>
        {isSheet(shown) ? <Editable sheet={shown} /> : <Read listing={shown} />}
      </div>
    </section>
  );
}

/** Shows whether the visitor has changed the text, with buttons to undo the changes. */
function Back({ sheet }: { sheet: AnySheet }) {
  const canUndo = sheet.canUndo.value;
  return (
    <>
      {sheet.edited.value && <span class="badge edge gold">{tell('frame.edited')}</span>}
      <Button
        look="night-light"
        size="small"
        square
        disabled={!canUndo}
        label={tell('frame.undo')}
        onPress={() => sheet.undo()}
      >
        <Glyph name="undo" colours={canUndo ? WHITE_INK : undefined} />
      </Button>
      <Button
        look="night-light"
        size="small"
        disabled={!sheet.edited.value}
        reason={tell('frame.asShipped')}
        onPress={() => sheet.reset()}
      >
        {tell('frame.reset')}
      </Button>
    </>
  );
}

function Editable({ sheet }: { sheet: AnySheet }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const problems = sheet.problems.value;
  const go = (line: number): void => {
    const field = area.current;
    if (field === null) return;
    const lines = sheet.text.peek().split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  };
  return (
    <>
      <div class="editor-text scrolls">
        <Coloured text={sheet.text.value} language={sheet.language} problems={problems} />
        <textarea
          ref={area}
          class="editor-area"
          aria-label={tell('frame.edit', { name: sheet.name })}
          aria-invalid={problems.length > 0}
          aria-describedby="editor-state"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          wrap="off"
          value={sheet.text.value}
          onInput={(event) => sheet.edit(event.currentTarget.value)}
        />
      </div>
      <div id="editor-state" class="editor-state" role="status">
        {problems.length > 0 ? (
          <Mistakes problems={problems} onGo={go} />
        ) : (
          <div class="editor-good frame teal row gap-8">
            <Glyph name="check" colours={WHITE_INK} />
            <p class="text-13">{sheet.edited.value ? tell('frame.inUse') : tell('frame.shipped')}</p>
          </div>
        )}
        {problems.length === 0 && sheet.warnings.value.length > 0 && (
          <ul class="editor-warnings text-12 mono" lang="en">
            {sheet.warnings.value.map(({ line, message }) => (
              <li key={`${line} ${message}`}>{placed(line, message)}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const placed = (line: number | null, message: string): string => (line === null ? message : `${line}: ${message}`);

function Mistakes({ problems, onGo }: { problems: readonly SheetProblem[]; onGo: (line: number) => void }) {
  return (
    <div class="editor-bad frame error">
      <p class="text-13 row gap-8">
        <Glyph name="warn" />
        <b class="bold">{tell('frame.mistakes', { count: problems.length })}</b>
        <span>{tell('frame.goesOn')}</span>
      </p>
      <ul class="scrolls" lang="en">
        {problems.map(({ line, message }, i) => (
          <li key={i}>
            {line === null ? (
              <span class="mono text-12">{message}</span>
            ) : (
              <button type="button" class="mono text-12" onClick={() => onGo(line)}>
                <b>{line}</b> {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Coloured({
  text,
  language,
  problems,
}: {
  text: string;
  language: SheetLanguage;
  problems: readonly SheetProblem[];
}) {
  const wrong = new Set(problems.map(({ line }) => line));
  return (
    <pre class="code editor-code" aria-hidden="true">
      {highlight(text, language).map((tokens, i) => (
        <Line key={i} number={i + 1} tokens={tokens} wrong={wrong.has(i + 1)} />
      ))}
    </pre>
  );
}

function Line({ number, tokens, wrong }: { number: number; tokens: readonly Token[]; wrong: boolean }) {
  return (
    <div class={classes('line', wrong && 'wrong')}>
      <i class="line-number">{number}</i>
      <span>
        {tokens.map(({ kind, text }, i) => (
          <span key={i} class={kind === '' ? undefined : `code-${kind}`}>
            {text}
          </span>
        ))}
        {'\n'}
      </span>
    </div>
  );
}

function Read({ listing }: { listing: Listing }) {
  return (
    <div class="editor-text scrolls" tabIndex={0} role="region" aria-label={listing.name}>
      <pre class="code editor-code editor-read">
        {highlight(listing.listing.trimEnd(), listing.language).map((tokens, i) => (
          <Line key={i} number={i + 1} tokens={tokens} wrong={false} />
        ))}
      </pre>
    </div>
  );
}
