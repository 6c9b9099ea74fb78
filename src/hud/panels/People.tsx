/**
 * Shows everyone in the picture as a list of buttons, for keyboard and screen readers. A button acts like a click on
 * the person. The list is invisible until it has the focus.
 */

import { say, sayPart } from '../../words/index.ts';
import { Frame, useTabStop } from '../../ui/index.ts';
import type { PersonEntry } from '../read/people.ts';
import { readEveryone } from '../fill-store.ts';
import type { Store } from '../store.ts';

export function People({ store }: { store: Store }) {
  const selection = store.selection.value;
  const people = store.people.value;
  const { list, stop, hold } = useTabStop(people.map(({ id }) => id));
  const janken = store.janken.value;
  const asking = janken === null || janken.over !== null ? null : janken.guest;
  return (
    <Frame
      as="section"
      class="people pad-medium"
      data-region="people"
      aria-label={say('people.region')}
      onFocusIn={() => use(store, true)}
      onFocusOut={() => use(store, false)}
    >
      <h2 class="headline rule">{say('people.region')}</h2>
      <ul class="scrolls" onKeyDown={walkPeople} ref={list}>
        {people.map((person) => (
          <Row
            key={person.id}
            person={person}
            store={store}
            stop={person.id === stop}
            hold={hold}
            asks={person.id === asking}
            pressed={selection.includes(person.id)}
          />
        ))}
      </ul>
    </Frame>
  );
}

function use(store: Store, inUse: boolean): void {
  store.peopleInUse = inUse;
  if (inUse) readEveryone(store);
}

/** One person's button. It is drawn again only when this person's entry changes, because there may be 150 buttons. */
function Row({ person, store, stop, hold, asks, pressed }: RowProps) {
  return (
    <li>
      <button
        type="button"
        class="text-13 pad-small"
        tabIndex={stop ? 0 : -1}
        aria-pressed={pressed}
        onFocus={() => hold(person.id)}
        onClick={(event) => {
          // With chalk in hand a click makes the person the target of an order, and the selection stays.
          if (store.mode.peek() === 'select' && !event.shiftKey) store.deps.jumpTo([person.id]);
          else store.deps.select([person.id], event.shiftKey ? 'toggle' : 'only');
        }}
      >
        {describe(person)}
        {asks && ` · ${say('janken.asks')}`}
      </button>
    </li>
  );
}

interface RowProps {
  readonly person: PersonEntry;
  readonly store: Store;
  /** Whether the Tab key stops at this person's button. */
  readonly stop: boolean;
  readonly hold: (id: string) => void;
  /** Whether this guest asks for janken; a press on the guest's button then opens the game. */
  readonly asks: boolean;
  readonly pressed: boolean;
}

function describe(person: PersonEntry): string {
  const { name } = person;
  if (person.role === 'maid') return say('people.maid', { name, doing: say(person.doing.key, person.doing.params) });
  if (person.role === 'chef') {
    const doing = person.dish === null ? say('doing.waits') : `${say('todo.cook')} ${sayPart('dish.', person.dish)}`;
    return say('people.chef', { name, doing });
  }
  const about = { name, type: sayPart('type.', person.type), stage: sayPart('stage.', person.stage) };
  return person.table === null
    ? say('people.guest', about)
    : say('people.guestTable', { ...about, table: person.table });
}

function walkPeople(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = buttons[at + step];
  event.preventDefault();
  next?.focus();
}
