/** "Does it run, who uses it?" – a script written, tried, and given to somebody while the café runs. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, classes, Frame, Glyph, walkChoices } from '../../hud/kit/index.ts';
import { EXAMPLES } from '../../headless/sandbox/examples.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { Lab } from '../frame/lab.ts';
import { canTell, tell, told } from '../words/index.ts';
import { Desk } from './desk.ts';
import { type Editor, openEditor } from './editor.ts';
import { prepare } from './lead.ts';
import { LastThoughts } from './LastThoughts.tsx';
import { mistakeWords } from './mistakes.ts';
import { SandboxPanel } from './SandboxPanel.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { WhoPanel } from './WhoPanel.tsx';
import './scripts.css';

export function ScriptsPage({ lab }: { readonly lab: Lab }) {
  void told.value;
  const [desk] = useState(() => new Desk());
  useEffect(() => {
    prepare();
    return () => desk.close();
  }, [desk]);
  return (
    <div class="scripts-page">
      <Frame as="section" look="night" class="scripts-desk" aria-label={tell('scripts.desk')}>
        <Tabs desk={desk} />
        <Field desk={desk} />
        <MistakeBar desk={desk} />
      </Frame>
      <Frame as="section" class="scripts-lower" aria-label={tell('scripts.who')}>
        <SandboxPanel lab={lab} />
        <WhoPanel lab={lab} desk={desk} />
      </Frame>
      <CafeWindow lab={lab} class="scripts-cafe" />
      <LastThoughts lab={lab} desk={desk} />
    </div>
  );
}

function Tabs({ desk }: { readonly desk: Desk }) {
  const [sharing, setSharing] = useState(false);
  const open = desk.open.value;
  const scripts = desk.scripts.value;
  const isWrong = desk.mistakes.length > 0;
  return (
    <header class="row g8 scripts-head">
      <div role="tablist" aria-label={tell('scripts.tabs')} class="scripts-tabs" onKeyDown={walkChoices}>
        {scripts.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`script-${id}`}
            class={classes('scripts-tab mono t13', id === open && 'open')}
            aria-selected={id === open}
            aria-controls="script-text"
            tabIndex={id === open ? 0 : -1}
            onClick={() => desk.turnTo(id)}
          >
            {`${name}.ts`}
            {id === open && isWrong && (
              <span class="scripts-wrong" role="img" aria-label={tell('scripts.hasMistakes')} />
            )}
          </button>
        ))}
      </div>
      <select
        class="frame btn btn-paper small-select t13"
        aria-label={tell('scripts.examples')}
        value=""
        onChange={({ currentTarget }) => {
          const example = EXAMPLES.find(({ id }) => id === currentTarget.value);
          currentTarget.value = '';
          if (example !== undefined) desk.add(example.id, example.text);
        }}
      >
        <option value="">{tell('scripts.examples')}</option>
        {EXAMPLES.map(({ id }) => (
          <option key={id} value={id}>
            {exampleWords(id)}
          </option>
        ))}
      </select>
      <Button size="small" onPress={() => setSharing(true)}>
        <Glyph name="share" scale={1.5} /> {tell('scripts.share')}
      </Button>
      {sharing && <ShareDialog desk={desk} onClose={() => setSharing(false)} />}
    </header>
  );
}

function exampleWords(id: string): string {
  const key = `scripts.example.${id}`;
  return canTell(key) ? tell(key) : id;
}

function Field({ desk }: { readonly desk: Desk }) {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const open = desk.open.value;
  const { mistakes, script } = desk;
  useEffect(() => {
    if (box.current === null) return undefined;
    const opened = openEditor(box.current, desk.script?.text ?? '', {
      label: tell('scripts.field'),
      asking: desk.asking,
      changed: (text) => desk.write(text),
    });
    editor.current = opened;
    desk.editor = opened;
    return () => {
      desk.editor = null;
      opened.close();
    };
  }, [desk]);
  useEffect(() => editor.current?.open(desk.script?.text ?? ''), [open]);
  useEffect(() => {
    editor.current?.mark(mistakes.map((one) => ({ ...one, message: mistakeWords(one) })));
  }, [mistakes]);
  return (
    <>
      {script === null && <p class="t14 scripts-none">{tell('scripts.none')}</p>}
      <div
        id="script-text"
        role="tabpanel"
        aria-labelledby={`script-${open}`}
        class="scripts-field"
        ref={box}
        hidden={script === null}
      />
    </>
  );
}

/** The first mistake, where it is, and what mends it. */
function MistakeBar({ desk }: { readonly desk: Desk }) {
  const [first] = desk.mistakes;
  const compiled = desk.compiled.value;
  const more = desk.mistakes.length - 1;
  return (
    <div class="row g8 scripts-mistake t13" role="status">
      {first === undefined ? (
        <span class="muted-dark">
          {desk.uncompiled.value
            ? tell('scripts.uncompiled')
            : compiled === null
              ? tell('scripts.looking')
              : desk.unkept.value
                ? tell('scripts.unkept')
                : tell('scripts.fine')}
        </span>
      ) : (
        <>
          <Glyph name="warn" scale={1.5} colours={{ K: '#ffd34d' }} />
          <button type="button" class="scripts-goto grow" onClick={() => desk.editor?.goTo(first.from)}>
            {tell('scripts.line', { line: first.line, what: mistakeWords(first) })}
            {more > 0 && ` ${tell('scripts.more', { count: more })}`}
          </button>
          {first.nearest !== null && (
            <Button
              size="small"
              look="gold"
              label={tell('scripts.mendTo', { name: first.nearest })}
              onPress={() => desk.mend(first)}
            >
              {tell('scripts.mend')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
