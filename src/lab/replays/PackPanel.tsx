/** The panel that saves the running café as a pack: what differs from the game, as a zip. */

import { useState } from 'preact/hooks';
import { Button, Frame, Glyph, saveFile } from '../../ui/index.ts';
import { lineOf } from '../../analysis/promises/keeper.ts';
import { shippedPromises } from '../../data/promises.ts';
import type { Lab } from '../frame/lab.ts';
import { tell, told } from '../words/index.ts';

const MOST_LETTERS = 60;

export function PackPanel({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  const { season } = lab.deps.running().state;
  const [name, setName] = useState(season?.pack?.name ?? '');
  const [author, setAuthor] = useState(season?.pack?.author ?? '');
  const [files, setFiles] = useState<readonly string[] | null>(null);
  const named = name.trim() !== '' && author.trim() !== '';
  const save = async (): Promise<void> => {
    setFiles(null);
    const [{ packFiles, zipOfPack }, promises] = await Promise.all([import('../../packs/write.ts'), ownPromises(lab)]);
    const { state } = lab.deps.running();
    if (state.season === undefined) return;
    const about = { name: name.trim(), author: author.trim(), version: '1.0.0' };
    const written = packFiles({ ...state, season: state.season }, about, promises);
    saveFile(`${fileName(name)}.zip`, new Blob([zipOfPack(written)], { type: 'application/zip' }));
    setFiles(written.map(({ path }) => path));
  };
  const field = (label: string, value: string, set: (text: string) => void) => (
    <input
      type="text"
      class="frame card text-13 replays-name"
      aria-label={label}
      placeholder={label}
      maxLength={MOST_LETTERS}
      value={value}
      onInput={({ currentTarget }) => set(currentTarget.value)}
    />
  );
  return (
    <Frame as="section" class="replays-pack" aria-labelledby="replays-pack">
      <h2 id="replays-pack" class="text-16 bold">
        {tell('pack.title')}
      </h2>
      <div class="replays-row">
        {field(tell('pack.name'), name, setName)}
        {field(tell('pack.author'), author, setAuthor)}
        <Button
          disabled={season === undefined || !named}
          reason={tell(season === undefined ? 'pack.noSeason' : 'pack.needs')}
          onPress={() => void save()}
        >
          <Glyph name="save" /> {tell('pack.save')}
        </Button>
      </div>
      <p role="status" class="text-12 muted">
        {files === null ? tell('pack.how') : tell('pack.saved', { files: files.join(', ') })}
      </p>
    </Frame>
  );
}

/** The promises of the café's pack and of the player as a text; null if the player's list is that of the game. */
async function ownPromises(lab: Lab): Promise<string | null> {
  const keeper = await lab.deps.promises();
  const bare = (text: string): string =>
    text.split('\n').map((line) => line.replace(/#.*$/, '').trim()).filter((line) => line !== '').join('\n'); // prettier-ignore
  if (bare(keeper.text()) === bare(shippedPromises)) return null;
  const names = new Set<string>();
  return `${keeper.entries
    .peek()
    .filter(({ on }) => on)
    .map(({ promise }) => {
      const line = names.has(promise.name) ? promise.text : lineOf(promise);
      names.add(promise.name);
      return line;
    })
    .join('\n')}\n`;
}

const fileName = (name: string): string => name.trim().toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'pack'; // prettier-ignore
