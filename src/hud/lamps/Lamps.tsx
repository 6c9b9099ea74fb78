/**
 * The six lamps of the top bar: they show where work piles up, in the order in which a guest passes the stages, from
 * the door to the bill. Each lamp has a shape, a colour and a number. A press on a lamp lists what the player can do
 * now and marks the place in the room; the camera does not move.
 */

import { say } from '../../words/index.ts';
import { classes, Frame, Icon } from '../../ui/index.ts';
import { bringPanels, lazyPanels } from '../lazy-loading.ts';
import type { LampReading } from '../read/lamps.ts';
import type { Store } from '../store.ts';
import { LAMP_ICONS } from './lamp-icons.ts';
import { pressLamp } from './press-lamp.ts';

export function Lamps({ store }: { store: Store }) {
  const lamps = store.lamps.value;
  const open = store.lampOpen.value;
  const panels = lazyPanels.value;
  if (lamps.length === 0) return null;
  return (
    <Frame look="card" class="lamps" role="group" aria-label={say('lamp.region')}>
      {lamps.map((lamp) => (
        <Lamp key={lamp.id} lamp={lamp} open={open === lamp.id} onPress={() => press(store, lamp)} />
      ))}
      {open !== null && panels !== null && <panels.Remedies store={store} id={open} />}
    </Frame>
  );
}

function Lamp({ lamp, open, onPress }: { lamp: LampReading; open: boolean; onPress: () => void }) {
  const { id, level, count, holds } = lamp;
  const number = holds === null ? String(count) : `${count}/${holds}`;
  const name = say(`lamp.${id}`);
  const label = say('lamp.label', { name, number, level: say(`lamp.level.${level}`) });
  return (
    <button
      type="button"
      class={classes('lamp', level === 'red' && 'jam')}
      data-lamp={id}
      data-level={level}
      aria-label={label}
      title={label}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <i class={`light ${level}`} aria-hidden="true" />
      <span class="wide-only">{name}</span>{' '}
      <span class="narrow-only">
        <Icon name={LAMP_ICONS[id]} />
      </span>
      <b class="bold" style={{ minWidth: `${holds === null ? 2 : 2 * String(holds).length + 1}ch` }}>
        {number}
      </b>
    </button>
  );
}

/** Opens or closes the list of a pressed lamp. If the list's code is not loaded yet, loads it. */
function press(store: Store, lamp: LampReading): void {
  pressLamp(store, lamp);
  if (lazyPanels.peek() === null) void bringPanels(store);
}
