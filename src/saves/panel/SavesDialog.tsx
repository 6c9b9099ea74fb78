/** The dialog of saves: the state of saving, the slots, import and export. */

import { useState } from 'preact/hooks';
import { Button, Dialog, FileButton, Frame, Glyph, jsonFile, saveFile, Segment } from '../../ui/index.ts';
import { say, type WordKey, type WordParams } from '../../words/index.ts';
import { fileNameOf, isFreeSlot, type Slot, slotNumber, slotsFor } from '../file.ts';
import type { Saves } from '../saves.ts';
import type { Card } from '../card.ts';
import { FileGate } from './FileGate.tsx';
import { type FileRead, readFile } from './files.ts';
import type { SavesDeps, SavesView } from './deps.ts';
import { SlotCard, type SlotActs } from './SlotCard.tsx';
import { troubleOf } from './saving-warning.ts';

interface Props {
  readonly saves: Saves;
  readonly deps: SavesDeps;
  readonly view: SavesView;
  readonly close: () => void;
}

export function SavesDialog({ saves, deps, view, close }: Props) {
  const [file, setFile] = useState<FileRead | null>(null);
  /** Message about the last action. It is shown inside the dialog, because the game's own messages are behind the dialog. */
  const [told, setTold] = useState('');
  const tell = (key: WordKey, params?: WordParams): void => setTold(say(key, params));
  const cards = saves.cards.value;
  const running = deps.running();
  const runsFree = running === null ? null : running.state.free !== undefined;
  const newest = saves.newestSlot();
  /** Whether the slots of free cafés are shown; otherwise those of seasons. */
  const [free, setFree] = useState(
    view === 'slots' ? (runsFree ?? (newest !== null && isFreeSlot(newest))) : view === 'newFree',
  );
  /** The running café if it is of the kind, season or free café, whose slots are shown; otherwise null. */
  const fits = runsFree === free ? running : null;
  const trouble = troubleOf(saves, running !== null);
  const { now, scripts } = saves.options;
  const open = async (chosen: File): Promise<void> => {
    const reading = await saves.fetchReading();
    if (reading === null) tell('toast.notFetched');
    else setFile(await readFile(chosen, scripts, reading));
  };

  const play = async (slot: Slot, generation: number | null): Promise<void> => {
    if (running !== null) await saves.keep(running, { occasion: 'leaving', morningStars: deps.morningStars() });
    const loaded = await saves.load(slot, generation);
    if (loaded.ok) {
      close();
      deps.play(loaded, loaded.card);
    } else if (loaded.why === 'unfetched') tell('toast.notFetched');
    else tell(`saves.toast.${loaded.why}`, { slot: slotNumber(slot) });
  };
  const acts: SlotActs = {
    play: (slot, generation) => void play(slot, generation),
    begin: (slot) => {
      close();
      deps.beginIn(slot);
    },
    keep: async (slot) => {
      if (running === null) return;
      saves.belongTo(slot, saves.cafe === '' ? crypto.getRandomValues(new Uint32Array(2)).join('-') : saves.cafe);
      const kept = await saves.keep(running, { occasion: 'player', morningStars: deps.morningStars() });
      if (kept) tell('saves.toast.kept', { slot: slotNumber(slot) });
    },
    file: async (card: Card) => {
      const text = await saves.textOf(card);
      if (text !== null) saveFile(fileNameOf(card), jsonFile(text));
    },
    remove: (slot) => void saves.remove(slot),
  };
  const take = async (slot: Slot | null): Promise<void> => {
    if (file === null || !file.ok) return;
    const { cafe } = file.save;
    if (running !== null) await saves.keep(running, { occasion: 'leaving', morningStars: deps.morningStars() });
    if (slot === null) {
      close();
      deps.play({ cafe, passed: [] }, null);
    } else if (await saves.take(slot, file.save)) await play(slot, null);
  };

  return (
    <Dialog
      title={say(view === 'slots' ? 'slots.title' : 'slots.newTitle')}
      closeLabel={say('app.close')}
      width={720}
      onClose={close}
    >
      <div class="col gap-8">
        {trouble !== null && (
          <Frame look="error" class="pad-medium row gap-8" role="alert">
            <Glyph name="warn" />
            <span class="text-13">{say(trouble)}</span>
          </Frame>
        )}
        {view === 'slots' && (
          <Segment
            label={say('slots.group')}
            chosen={free ? 'free' : 'season'}
            choices={(['season', 'free'] as const).map((value) => ({ value, text: say(`slots.group.${value}`) }))}
            onChoose={(value) => setFree(value === 'free')}
          />
        )}
        <ul class="col gap-8">
          {slotsFor(free).map((slot) => (
            <SlotCard
              key={slot}
              slot={slot}
              cards={cards[slot]}
              view={view}
              now={now()}
              playing={running !== null && saves.slot.value === slot && cards[slot].length > 0}
              running={fits !== null}
              writable={saves.writable}
              acts={acts}
            />
          ))}
        </ul>
        {view === 'slots' && (
          <div class="row gap-8 saves-foot">
            {running !== null && (
              <Button
                onPress={() => {
                  const { header, text } = saves.fileText(running, {
                    occasion: 'player',
                    morningStars: deps.morningStars(),
                  });
                  saveFile(fileNameOf(header), jsonFile(text));
                }}
              >
                <Glyph name="save" />
                {say('slots.export')}
              </Button>
            )}
            <FileButton accept=".json,application/json" onFile={(chosen) => void open(chosen)}>
              <Glyph name="book" />
              {say('slots.import')}
            </FileButton>
          </div>
        )}
        <div aria-live="polite" class="col gap-8">
          {told !== '' && <p class="text-13 teal-text bold">{told}</p>}
          {file !== null && <FileGate read={file} writable={saves.writable} onChoose={(slot) => void take(slot)} />}
        </div>
      </div>
    </Dialog>
  );
}
