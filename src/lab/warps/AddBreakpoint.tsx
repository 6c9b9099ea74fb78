/**
 * A form for breakpoints that do not belong to a line of the graph: the person, the todo or the failure of a script at
 * which the game stops, and the guest concerned.
 */

import { useState } from 'preact/hooks';
import { Button, Glyph } from '../../ui/index.ts';
import { behaviours } from '../../sim/behaviours/index.ts';
import type { Person } from '../../sim/state/person.ts';
import { personName, sayPart } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { Select } from '../shared/parts.tsx';
import { tell, tellPart } from '../words/index.ts';

const ROLES = ['maid', 'guest', 'chef'] as const;
const FAULT = 'fault';
const ANYONE = '';

export function AddBreakpoint({ lab }: { readonly lab: Lab }) {
  lab.watch();
  const { state } = lab.cafe;
  const { breakpoints } = lab.deps;
  const [who, setWho] = useState<string>('maid');
  const [does, setDoes] = useState<string>(FAULT);
  const [guestId, setGuestId] = useState<string>(ANYONE);
  const people = Object.values(state.people).filter(({ present }) => present);
  const guests = people.filter(({ role }) => role === 'guest');
  const nameOf = ({ name }: Person): string => personName(name);
  const isRole = ROLES.some((role) => role === who);
  const hasGuest = behaviours[does]?.fields?.['guest'] !== undefined;
  const add = (): void =>
    breakpoints.toggle({
      who: isRole ? null : who,
      kind: isRole ? who : null,
      ...(does === FAULT ? { on: 'fault' } : { on: 'behave', to: does }),
      ...(hasGuest && guestId !== ANYONE ? { when: { term: 'guest', is: '=', value: guestId } } : {}),
    });
  return (
    <div class="row gap-4 wrap warps-add">
      <Select label={tell('break.who')} value={who} onChoose={setWho}>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {tellPart('role.any.', role)}
          </option>
        ))}
        {people.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
      <Select label={tell('break.does')} value={does} onChoose={setDoes}>
        <option value={FAULT}>{tell('break.fails')}</option>
        {Object.keys(behaviours)
          .sort()
          .map((name) => (
            <option key={name} value={name}>
              {sayPart('todo.', name)}
            </option>
          ))}
      </Select>
      {hasGuest && (
        <Select label={tell('break.forGuest')} value={guestId} onChoose={setGuestId}>
          <option value={ANYONE}>{tell('break.anyGuest')}</option>
          {guests.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      )}
      <Button size="small" onPress={add}>
        <Glyph name="plus" scale={1.5} /> {tell('break.add')}
      </Button>
    </div>
  );
}
