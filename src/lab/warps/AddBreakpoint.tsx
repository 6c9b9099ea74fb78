/**
 * A form for breakpoints that do not belong to a line of the graph: the person, and the todo (with the guest concerned),
 * the row of a decision table, or the failure of a script at which the game stops; or the promise whose breach stops it.
 */

import { useState } from 'preact/hooks';
import { Button, Glyph, useScope } from '../../ui/index.ts';
import type { Keeper } from '../../analysis/promises/keeper.ts';
import type { RowCondition } from '../../inspector/record/breakpoints.ts';
import { behaviours } from '../../sim/behaviours/index.ts';
import type { Person } from '../../sim/state/person.ts';
import { tableNames } from '../../sim/thinking/tables.ts';
import { personName, sayPart } from '../../words/index.ts';
import { conditionText, tableName } from '../../words/sentences.ts';
import type { Breakpoint } from '../frame/breakpoints.ts';
import type { Lab } from '../frame/lab.ts';
import { titleOf } from '../shared/promise-words.ts';
import { Select } from '../shared/parts.tsx';
import { tell, tellPart } from '../words/index.ts';

const ROLES = ['maid', 'guest', 'chef'] as const;
const FAULT = 'fault';
const ROW = 'row';
const PROMISE = 'promise';
/** The choice that leaves a condition out: any guest, any promise. */
const ANY = '';
const ROW_DOES: readonly RowCondition['is'][] = ['decides', 'yes', 'no'];

export function AddBreakpoint({ lab }: { readonly lab: Lab }) {
  lab.watch();
  const { state, world } = lab.cafe;
  const { breakpoints } = lab.deps;
  const [who, setWho] = useState<string>('maid');
  const [does, setDoes] = useState<string>(FAULT);
  const [guestId, setGuestId] = useState<string>(ANY);
  const [tableChosen, setTable] = useState<string>(ANY);
  const [rowChosen, setRow] = useState<number | null>(null);
  const [rowDoes, setRowDoes] = useState<RowCondition['is']>('decides');
  const [promiseText, setPromise] = useState<string>(ANY);
  const [keeper, setKeeper] = useState<Keeper | null>(null);
  // The promises are fetched, and the day so far is checked, only for a player who wants to stop at a promise.
  useScope(
    (wanted) => {
      if (does !== PROMISE) return;
      void lab.deps.promises().then((came) => {
        if (!wanted.disposed) setKeeper(came);
      });
    },
    [does],
  );
  const people = Object.values(state.people).filter(({ present }) => present);
  const guests = people.filter(({ role }) => role === 'guest');
  const nameOf = ({ name }: Person): string => personName(name);
  const isRole = ROLES.some((role) => role === who);
  const person = isRole ? undefined : state.people[who];
  const role = isRole ? who : person?.role;
  const hasGuest = behaviours[does]?.fields?.['guest'] !== undefined;
  const tables = tableNames.filter((name) => world.tables.roleOf(name) === role);
  const own = person?.role === 'guest' ? person.temperament : null;
  const table = tables.find((name) => name === tableChosen) ?? tables.find((name) => name === own) ?? tables[0];
  const rows = (table === undefined ? null : world.tables.of(table))?.rows ?? [];
  const row = rows.find(({ id }) => id === rowChosen) ?? rows[0];
  const promises = (keeper?.entries.value ?? []).filter(({ on }) => on).map(({ promise }) => promise);
  const isReady = does === ROW ? row !== undefined : does !== PROMISE || keeper !== null;
  const asked = (): Breakpoint => {
    if (does === PROMISE) return { on: 'promise', promise: promises.find(({ text }) => text === promiseText) ?? null };
    const one = { who: isRole ? null : who, kind: isRole ? who : null };
    if (does === FAULT) return { ...one, on: 'fault' };
    if (does === ROW) return { ...one, on: 'row', row: { table: table ?? '', row: row?.id ?? 0, is: rowDoes } };
    const guest = hasGuest && guestId !== ANY ? { when: { term: 'guest', is: '=', value: guestId } as const } : {};
    return { ...one, on: 'behave', to: does, ...guest };
  };
  return (
    <div class="row gap-4 wrap warps-add">
      {does !== PROMISE && (
        <Select label={tell('break.who')} value={who} onChoose={setWho}>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {tellPart('role.any.', one)}
            </option>
          ))}
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      )}
      <Select label={tell('break.does')} value={does} onChoose={setDoes}>
        <option value={FAULT}>{tell('break.fails')}</option>
        <option value={ROW}>{tell('break.row')}</option>
        <option value={PROMISE}>{tell('break.promise')}</option>
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
          <option value={ANY}>{tell('break.anyGuest')}</option>
          {guests.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      )}
      {does === ROW &&
        (table === undefined || row === undefined ? (
          <p class="text-13 muted">{tell('break.noTable')}</p>
        ) : (
          <>
            <Select label={tell('tables.which')} value={table} onChoose={setTable}>
              {tables.map((name) => (
                <option key={name} value={name}>
                  {tableName(name)}
                </option>
              ))}
            </Select>
            <Select label={tell('break.whichRow')} value={String(row.id)} onChoose={(id) => setRow(Number(id))}>
              {rows.map(({ id, condition, param }) => (
                <option key={id} value={String(id)}>
                  {id}: {conditionText(condition, param)}
                </option>
              ))}
            </Select>
            <Select
              label={tell('break.rowDoes')}
              value={rowDoes}
              onChoose={(chosen) => setRowDoes(chosen as RowCondition['is'])}
            >
              {ROW_DOES.map((one) => (
                <option key={one} value={one}>
                  {tell(`break.row.${one}`)}
                </option>
              ))}
            </Select>
          </>
        ))}
      {does === PROMISE && keeper !== null && (
        <Select label={tell('break.whichPromise')} value={promiseText} onChoose={setPromise}>
          <option value={ANY}>{tell('break.anyPromise')}</option>
          {promises.map((one) => (
            <option key={one.text} value={one.text}>
              {titleOf(one)}
            </option>
          ))}
        </Select>
      )}
      <Button size="small" disabled={!isReady || breakpoints.has(asked())} onPress={() => breakpoints.toggle(asked())}>
        <Glyph name="plus" scale={1.5} /> {tell('break.add')}
      </Button>
    </div>
  );
}
