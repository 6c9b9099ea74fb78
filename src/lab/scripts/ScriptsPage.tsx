/** The page "Does it run, who uses it?": write a script, try it, and give it to a maid while the café runs. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, classes, Frame, Glyph, walkChoices } from '../../ui/index.ts';
import { EXAMPLES } from '../../sandbox/examples.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { Lab } from '../frame/lab.ts';
import type { LabPageProps } from '../frame/page.ts';
import { canTell, tell, told } from '../words/index.ts';
import { ScriptsModel, type ScriptUser } from './model.ts';
import { type Editor, openEditor } from './editor.ts';
import { prepare } from '../../sandbox/start-ahead.ts';
import { LastThoughts } from './LastThoughts.tsx';
import { mistakeWords } from './mistakes.ts';
import { SandboxPanel } from './SandboxPanel.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { WhoPanel } from './WhoPanel.tsx';
import './scripts.css';

export function ScriptsPage({ lab, visit }: LabPageProps) {
  void told.value;
  const [desk] = useState(() => new ScriptsModel(visit, firstOf(lab)));
  useEffect(() => prepare(visit), [visit]);
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

/** The maid who is chosen as the script's user when the page opens: the selected maid, otherwise the first maid present. */
function firstOf(lab: Lab): ScriptUser | null {
  const { people } = lab.cafe.state;
  const who = lab.who.peek();
  const maid = (who !== null && people[who]?.role === 'maid') ? people[who] : Object.values(people).find(({ role }) => role === 'maid'); // prettier-ignore
  return maid === undefined ? null : { maid: maid.id };
}

function Tabs({ desk }: { readonly desk: ScriptsModel }) {
  const [sharing, setSharing] = useState(false);
  const open = desk.open.value;
  const scripts = desk.scripts.value;
  const isWrong = desk.mistakes.length > 0;
  return (
    <header class="row gap-8 scripts-head">
      <div role="tablist" aria-label={tell('scripts.tabs')} class="scripts-tabs" onKeyDown={walkChoices}>
        {scripts.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`script-${id}`}
            class={classes('scripts-tab mono text-13', id === open && 'open')}
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
        class="frame btn btn-paper small-select text-13"
        aria-label={tell('scripts.examples')}
        value=""
        onChange={({ currentTarget }) => {
          const example = EXAMPLES.find(({ id }) => id === currentTarget.value);
          currentTarget.value = '';
          if (example !== undefined) desk.take(example.id, example.text);
        }}
      >
        <option value="">{tell('scripts.examples')}</option>
        {[true, false].map((waits) => (
          <optgroup key={String(waits)} label={tell(waits ? 'scripts.examples.waiting' : 'scripts.examples.other')}>
            {EXAMPLES.filter(({ text }) => text.includes('warpTable(') !== waits).map(({ id }) => (
              <option key={id} value={id}>
                {exampleWords(id)}
              </option>
            ))}
          </optgroup>
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

function Field({ desk }: { readonly desk: ScriptsModel }) {
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
      {script === null && <p class="text-14 scripts-none">{tell('scripts.none')}</p>}
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

/** Shows the errors of the script with their places and fixes; without errors, a status line. */
function MistakeBar({ desk }: { readonly desk: ScriptsModel }) {
  const [all, setAll] = useState(false);
  const { mistakes } = desk;
  const [first] = mistakes;
  const more = mistakes.length - 1;
  if (first === undefined)
    return (
      <div class="row gap-8 scripts-mistake text-13" role="status">
        <span class="muted-dark">{fine(desk)}</span>
      </div>
    );
  return (
    <div class="scripts-mistake text-13" role="status">
      <ul class="scripts-mistakes">
        {(all ? mistakes : [first]).map((one) => (
          <li key={`${one.from} ${one.code}`} class="row gap-8">
            <Glyph name="warn" scale={1.5} colours={{ K: 'var(--gold-light)' }} />
            <button type="button" class="scripts-goto grow" onClick={() => desk.editor?.goTo(one.from)}>
              {tell('scripts.line', { line: one.line, what: mistakeWords(one) })}
            </button>
            {one.nearest !== null && (
              <Button
                size="small"
                look="gold"
                label={tell('scripts.mendTo', { name: one.nearest })}
                onPress={() => desk.mend(one)}
              >
                {tell('scripts.mend')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" class="scripts-goto" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? tell('scripts.onlyFirst') : tell('scripts.more', { count: more })}
        </button>
      )}
    </div>
  );
}

function fine(desk: ScriptsModel): string {
  const compiled = desk.compiled.value;
  if (desk.uncompiled.value) return tell('scripts.uncompiled');
  if (compiled === null) return tell('scripts.looking');
  const asked = compiled.keys.map((key) => tell(`scripts.key.${key}`)).join(tell('scripts.key.and'));
  return `${tell(desk.unkept.value ? 'scripts.unkept' : 'scripts.fine')} ${tell('scripts.askedWhen', { when: asked })}`;
}
