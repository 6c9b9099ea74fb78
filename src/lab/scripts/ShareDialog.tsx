/** A dialog that copies, pastes, saves or opens a script as text. Imported text is not run. */

import { useState } from 'preact/hooks';
import { Button, Dialog, FileButton, readText, saveFile, useScope } from '../../ui/index.ts';
import { tell } from '../words/index.ts';
import type { Mistake } from '../../sandbox/compiler/compiler.ts';
import type { ScriptsModel } from './model.ts';
import { mistakeWords } from './mistakes.ts';
import { MOST_TEXT, nameFrom } from './script-storage.ts';

export function ShareDialog({ desk, onClose }: { readonly desk: ScriptsModel; readonly onClose: () => void }) {
  const { script } = desk;
  const [text, setText] = useState(script?.text ?? '');
  const [name, setName] = useState(script?.name ?? 'script');
  const [said, setSaid] = useState('');
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  // Imported text is checked before the player can accept it: all its errors are listed with their places.
  useScope(
    (scope) => {
      scope.after(200, () => {
        if (text.trim() === '') return setMistakes([]);
        void desk.asking.check(text).then((compiled) => {
          if (!scope.disposed) setMistakes(compiled?.mistakes ?? []);
        });
      });
    },
    [text],
  );
  const isOwn = script !== null && text === script.text;
  const copy = (): void => {
    // The clipboard is missing on insecure pages, and access may be refused.
    const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard;
    const copied = clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid(tell('scripts.copied')),
      () => setSaid(tell('scripts.notCopied')),
    );
  };
  const open = async (file: File): Promise<void> => {
    const read = await readText(file, MOST_TEXT);
    if (!read.ok) return setSaid(`${file.name} ${read.message}`);
    setText(read.text);
    setName(nameFrom(file.name));
  };
  return (
    <Dialog title={tell('scripts.share')} closeLabel={tell('scripts.close')} onClose={onClose}>
      <div class="scripts-share">
        <label class="row gap-8 text-13">
          {tell('scripts.name')}
          <input
            class="frame card mono grow"
            value={name}
            maxLength={40}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
            onChange={() => isOwn && desk.rename(name)}
          />
        </label>
        <textarea
          class="frame card mono text-13"
          rows={14}
          spellcheck={false}
          maxLength={MOST_TEXT}
          aria-label={tell('scripts.text')}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p class="text-12 muted" role="status">
          {said !== ''
            ? said
            : tell(mistakes.length === 0 ? 'scripts.share.why' : 'scripts.share.wrong', { count: mistakes.length })}
        </p>
        {mistakes.length > 0 && (
          <ul class="scripts-share-mistakes text-12">
            {mistakes.map((one) => (
              <li key={`${one.from} ${one.code}`}>
                {tell('scripts.line', { line: one.line, what: mistakeWords(one) })}
              </li>
            ))}
          </ul>
        )}
        <div class="row gap-8 wrap">
          <Button size="small" onPress={copy}>
            {tell('scripts.copy')}
          </Button>
          <Button
            size="small"
            onPress={() => saveFile(`${nameFrom(name)}.ts`, new Blob([text], { type: 'text/plain' }))}
          >
            {tell('scripts.save')}
          </Button>
          <FileButton size="small" accept=".ts,.js,.txt,text/plain" onFile={(file) => void open(file)}>
            {tell('scripts.openFile')}
          </FileButton>
          <Button
            size="small"
            disabled={script === null || desk.scripts.value.length < 2}
            reason={tell('scripts.lastOne')}
            onPress={() => {
              if (script !== null) desk.remove(script.id);
              onClose();
            }}
          >
            {tell('scripts.remove')}
          </Button>
          <span class="grow" />
          <Button
            size="small"
            look="teal"
            disabled={text.trim() === ''}
            reason={tell('scripts.empty')}
            onPress={() => (desk.add(name, text) ? onClose() : setSaid(tell('scripts.full')))}
          >
            {tell('scripts.takeIn')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
