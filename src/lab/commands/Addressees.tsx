/**
 * Chooses the addressees of a command: faces and groups as buttons, everyone else in a list. Names the people present
 * who would read the command.
 */

import { classes, Face } from '../../ui/index.ts';
import { personName, say } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import { Select } from '../shared/parts.tsx';
import type { CommandsModel } from './model.ts';
import { Row } from './Row.tsx';
import { GROUPS, keyWords, nobodyWords, readersOf, teamsIn, toggled } from './addressees.ts';
import { keysIn, type Wrong } from './command-draft.ts';

const MOST_NAMED = 6;

interface Props {
  readonly lab: Lab;
  readonly model: CommandsModel;
  readonly wrong: readonly Wrong[];
}
export function Addressees({ lab, model, wrong }: Props) {
  lab.watch();
  const { state } = lab.cafe;
  const { to, json } = model.steps.now.value;
  const keys = keysIn(to);
  const present = Object.values(state.people).filter((one) => one.present);
  const maids = present.filter(({ role }) => role === 'maid');
  const groups: readonly string[] = [...GROUPS, ...teamsIn(state)];
  const offered = new Set<string>([...groups, ...maids.map(({ id }) => id)]);
  const others = present.filter(({ id }) => !offered.has(id));
  const toggle = (key: string): void => model.change({ to: toggled(keys, key, state).join(', ') });
  const readers = readersOf(keys, state);
  const names = readers.slice(0, MOST_NAMED).map(({ name }) => personName(name)).join(say('app.list.comma')); // prettier-ignore
  return (
    <Row place="to" label={tell('commands.to')} wrong={wrong}>
      <ul class="row gap-4 commands-keys">
        {maids.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              class={classes('commands-face', keys.includes(one.id) && 'chosen')}
              aria-pressed={keys.includes(one.id)}
              title={`${personName(one.name)} (${one.id})`}
              onClick={() => toggle(one.id)}
            >
              <Face look={one.look} name={one.name} rank={one.role === 'maid' ? one.rank : null} width={32} />
            </button>
          </li>
        ))}
        {groups.map((key) => (
          <li key={key}>
            <button
              type="button"
              class={classes('edge pad-small text-12', keys.includes(key) ? 'gold' : 'paper')}
              aria-pressed={keys.includes(key)}
              title={key}
              onClick={() => toggle(key)}
            >
              {keyWords(key, state.people)}
            </button>
          </li>
        ))}
        {keys
          .filter((key) => !offered.has(key))
          .map((key) => (
            <li key={key}>
              <button
                type="button"
                class="edge pad-small text-12 gold"
                aria-pressed
                title={key}
                onClick={() => toggle(key)}
              >
                {keyWords(key, state.people)} ×
              </button>
            </li>
          ))}
        <li>
          <Select label={tell('commands.addWhom')} class="commands-more" value="" onChoose={toggle}>
            <option value="" disabled>
              {tell('commands.addWhom')}
            </option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </li>
      </ul>
      {json !== null && (
        <input
          class="commands-input mono text-12"
          aria-label={tell('commands.toKeys')}
          title={tell('commands.toKeys')}
          value={to}
          maxLength={400}
          spellcheck={false}
          onInput={({ currentTarget }) => model.change({ to: currentTarget.value }, 'typed to')}
        />
      )}
      {keys.length > 0 && (
        <p class="text-12 muted">
          {readers.length === 0
            ? nobodyWords(keys, state)
            : readers.length > MOST_NAMED
              ? tell('commands.readersMore', { names, count: readers.length - MOST_NAMED })
              : tell('commands.readers', { names })}
        </p>
      )}
    </Row>
  );
}
