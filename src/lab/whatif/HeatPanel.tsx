/** The map over two fields: one cell for each pair of values, coloured and signed, with how to read it. */

import { useState } from 'preact/hooks';
import { controllerNames, guestTypes } from '../../data/index.ts';
import { Button, classes } from '../../hud/kit/index.ts';
import type { Maid } from '../../sim/person.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import { choicesOf, type Field, FIELDS, valueOf, valueWords } from './changes.ts';
import { FIGURES } from '../../headless/whatif/futures.ts';
import { figureName } from './Verdict.tsx';
import type { WhatIf } from './model.ts';

const TYPES = guestTypes.map(({ type }) => type);
/** Seeds in each cell: few, for there are many cells. */
const SEEDS = 4;
const MAPPED: readonly Field[] = FIELDS.filter((field) => field !== 'controller' && field !== 'dearest');

export function HeatPanel({ lab, whatIf }: { readonly lab: Lab; readonly whatIf: WhatIf }) {
  const { heat } = whatIf;
  const [x, setX] = useState<Field>('alertness');
  const [y, setY] = useState<Field>('rank');
  const running = heat.running.value;
  const axes = heat.axes.value;
  const cells = heat.cells.value;
  const changed = whatIf.changes.value.find(({ maid }) => maid !== undefined)?.maid ?? lab.who.value;
  const person = changed === null ? undefined : lab.cafe.state.people[changed];
  const maid = person?.role === 'maid' ? person : firstMaid(lab);
  const most = Math.max(1, ...[...cells.values()].map(({ sum, count }) => Math.abs(sum / count)));
  const figure = heat.figure.value;
  const field = (label: string, chosen: Field, set: (to: Field) => void, other: Field) => (
    <select
      class="frame btn-paper small-select t12"
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget }) => set(currentTarget.value as Field)}
    >
      {MAPPED.filter((one) => one !== other).map((one) => (
        <option key={one} value={one}>
          {tell(`field.${one}`)}
        </option>
      ))}
    </select>
  );
  return (
    <div class="whatif-heat">
      {axes === null ? (
        <p class="t13 muted grow">{tell('heat.empty')}</p>
      ) : (
        <table class="heat t12" aria-label={tell('heat.title', { figure: figureName(figure), name: axes.maid.name })}>
          <caption class="t13 x8">{tell('heat.title', { figure: figureName(figure), name: axes.maid.name })}</caption>
          <tbody>
            {[...axes.ys].reverse().map((one) => (
              <tr key={one}>
                <th scope="row">{valueWords(axes.y, JSON.parse(one))}</th>
                {axes.xs.map((other) => {
                  const cell = cells.get(`${other} ${one}`);
                  const mean = cell === undefined ? null : cell.sum / cell.count;
                  const way = FIGURES.find(({ id }) => id === figure)?.better ?? 1;
                  const tone = mean === null ? 0 : Math.round(((mean * way) / most) * 3);
                  const here =
                    JSON.stringify(valueOf(axes.maid, axes.x)) === other &&
                    JSON.stringify(valueOf(axes.maid, axes.y)) === one;
                  return (
                    <td key={other} class={classes(`tone${tone < 0 ? '-' : '+'}${Math.abs(tone)}`, here && 'here')}>
                      {mean === null ? '·' : short(mean)}
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr>
              <td />
              {axes.xs.map((one) => (
                <th key={one} scope="col">
                  {valueWords(axes.x, JSON.parse(one))}
                </th>
              ))}
            </tr>
          </tbody>
        </table>
      )}
      <div class="heat-side">
        <p class="t12 muted">{axes === null ? '' : tell('heat.read', { count: SEEDS })}</p>
        <div class="row g4">
          {field(tell('heat.x'), x, setX, y)}
          <span aria-hidden="true">×</span>
          {field(tell('heat.y'), y, setY, x)}
        </div>
        {axes !== null && (
          <select
            class="frame btn-paper small-select t12"
            aria-label={tell('heat.figure')}
            value={figure}
            onChange={({ currentTarget }) => heat.show(currentTarget.value)}
          >
            {FIGURES.map(({ id }) => (
              <option key={id} value={id}>
                {figureName(id)}
              </option>
            ))}
          </select>
        )}
        {running === null ? (
          <Button
            size="small"
            disabled={maid === undefined || whatIf.running.value !== null}
            reason={tell('heat.busy')}
            onPress={() => {
              if (maid === undefined) return;
              const values = (of: Field): string[] => choicesOf(of, TYPES, controllerNames).map(({ value }) => value);
              void heat.run({ maid: structuredClone(maid), x, y, xs: values(x), ys: values(y) }, SEEDS);
            }}
          >
            {maid === undefined ? tell('whatif.noMaids') : tell('heat.run', { name: maid.name })}
          </Button>
        ) : (
          <Button size="small" onPress={() => heat.stop()}>
            {tell('heat.stop', { done: running.done, total: running.total })}
          </Button>
        )}
      </div>
    </div>
  );
}

const firstMaid = (lab: Lab): Maid | undefined =>
  Object.values(lab.cafe.state.people).find((one): one is Maid => one.role === 'maid');

function short(value: number): string {
  const off = Math.abs(value);
  const text = off >= 950 ? `${(off / 1000).toFixed(1)}k` : off >= 10 ? String(Math.round(off)) : off.toFixed(1);
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${text}`;
}
