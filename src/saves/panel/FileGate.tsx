/** After the player has opened a save file, shows the file's problems or offers a choice of slots for it. */

import { Button, Frame, Glyph } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { type Slot, slotNumber, slotsFor } from '../file.ts';
import type { FileRead } from './files.ts';
import { lineOf, momentOf } from './words.ts';

interface Props {
  readonly read: FileRead;
  readonly writable: boolean;
  readonly onChoose: (slot: Slot | null) => void;
}

export function FileGate({ read, writable, onChoose }: Props) {
  if (!read.ok)
    return (
      <Frame look="error" class="pad-medium saves-problems" role="alert">
        <p class="text-13 bold row gap-4">
          <Glyph name="warn" />
          {say('slots.import.bad', { count: read.problems.length })}
        </p>
        <ul class="text-12">
          {read.problems.map(({ path, message }, at) => (
            <li key={at}>{path === '' ? message : say('slots.import.place', { path, message })}</li>
          ))}
        </ul>
      </Frame>
    );
  const { header } = read.save;
  return (
    <Frame look="ok" class="pad-medium col gap-8" role="group" aria-label={say('slots.import.good')}>
      <p class="text-13">
        <b class="bold">{lineOf(header)}</b> · {momentOf(header)}
      </p>
      <p class="text-13">{say(writable ? 'slots.import.good' : 'slots.import.goodOnly')}</p>
      <div class="row gap-8">
        {writable ? (
          slotsFor(read.save.cafe.state.free !== undefined).map((slot) => (
            <Button key={slot} size="small" autofocus={slotNumber(slot) === 1} onPress={() => onChoose(slot)}>
              {say('slots.slot', { slot: slotNumber(slot) })}
            </Button>
          ))
        ) : (
          <Button size="small" autofocus onPress={() => onChoose(null)}>
            {say('slots.import.play')}
          </Button>
        )}
      </div>
    </Frame>
  );
}
