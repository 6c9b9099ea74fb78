/** The dialog “Play a pack”: a zip or a folder is chosen or dropped; a bad pack shows its mistakes, a good one is played. */

import { useEffect, useState } from 'preact/hooks';
import { Button, Dialog, FileButton, Frame, Glyph } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { type PackDay, type PackDeps, type PackMistake, type PackRead, readPack } from '../index.ts';
import { type BrowserFiles, type Dropped, filesOfDrop, filesOfFolder, filesOfZipFile } from './files.ts';

export interface PacksDeps extends PackDeps {
  play(day: PackDay): void;
}

interface Props {
  readonly deps: PacksDeps;
  /** What was dropped on the page; null = the player has opened the dialog. */
  readonly dropped: Dropped | null;
  readonly close: () => void;
}

type Shown = PackRead | 'reading' | null;

export function PacksDialog({ deps, dropped, close }: Props) {
  const [shown, setShown] = useState<Shown>(null);
  const open = async (files: Promise<BrowserFiles>): Promise<void> => {
    setShown('reading');
    const found = await files;
    setShown(found.ok ? await readPack(found.files, deps) : found);
  };
  useEffect(() => {
    if (dropped !== null) void open(filesOfDrop(dropped));
  }, []);
  return (
    <Dialog title={say('packs.title')} closeLabel={say('app.close')} onClose={close} width={680}>
      <div class="col gap-8">
        <p class="text-14">{say('packs.lead')}</p>
        <div class="row gap-8">
          <FileButton accept=".zip,application/zip" onFile={(file) => void open(filesOfZipFile(file))}>
            <Glyph name="save" /> {say('packs.zip')}
          </FileButton>
          <FolderButton onFiles={(files) => void open(filesOfFolder(files))} />
        </div>
        {shown === 'reading' && <p class="text-13 muted">{say('packs.reading')}</p>}
        {shown !== null && shown !== 'reading' && !shown.ok && <Mistakes mistakes={shown.mistakes} />}
        {shown !== null && shown !== 'reading' && shown.ok && (
          <Frame look="ok" class="pad-medium col gap-8" role="group" aria-label={shown.pack.name}>
            <p class="text-16 bold">{shown.pack.name}</p>
            <p class="text-13">{say('packs.by', { author: shown.pack.author, version: shown.pack.version })}</p>
            <div class="row gap-8">
              <Button
                autofocus
                onPress={() => {
                  close();
                  deps.play(shown.day);
                }}
              >
                {say('packs.play')}
              </Button>
            </div>
          </Frame>
        )}
      </div>
    </Dialog>
  );
}

/** All mistakes of a pack, in the order of its files. They name files and cells, and are in English like those. */
const Mistakes = ({ mistakes }: { mistakes: readonly PackMistake[] }) => (
  <Frame look="error" class="pad-medium col gap-8" role="alert">
    <p class="text-13 bold row gap-4">
      <Glyph name="warn" />
      {say('packs.bad', { count: mistakes.length })}
    </p>
    <ul class="packs-mistakes text-12" lang="en" tabIndex={0}>
      {mistakes.map(({ file, line, message }, at) => (
        <li key={at}>
          {file !== '' && (
            <>
              <b class="bold">{line === null ? file : `${file}:${line}`}</b>{' '}
            </>
          )}
          {message}
        </li>
      ))}
    </ul>
  </Frame>
);

/** A button that lets the player choose a folder. */
function FolderButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <Button onPress={() => input?.click()}>
        <Glyph name="menu" /> {say('packs.folder')}
      </Button>
      <input
        ref={(element) => {
          element?.setAttribute('webkitdirectory', '');
          setInput(element);
        }}
        type="file"
        multiple
        hidden
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
    </>
  );
}
