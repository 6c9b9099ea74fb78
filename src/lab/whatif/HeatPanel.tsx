/**
 * Shows the heat map over two fields: a cell per pair of values, with a colour and a signed number, and a text that
 * explains how to read the map. Its empty grid is shown from the beginning; a click on a cell uses its values as the
 * change.
 */

import { useState } from 'preact/hooks';
import { controllerNames } from '../../data/index.ts';
import { FIGURES } from '../../analysis/futures/futures.ts';
import { Button, classes, Glyph } from '../../ui/index.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import { leftWords } from './ChangeBar.tsx';
import { choicesOf, type Field, FIELDS, typesHere, valueOf, valueWords } from '../frame/what-if-changes.ts';
import { CommandButton } from './CommandButton.tsx';
import { type Axes, axesAtHand, type Axis, cellKey, changesIn, type HeatCell, WITHOUT_AND_WITH } from './heat-map.ts';
import type { WhatIf } from './model.ts';
import { figureName, signed, tenths } from './Verdict.tsx';
import type { WorldState } from '../../sim/state/world-state.ts';

/** Number of random seeds with which each cell of the heat map is simulated. It is small because the map has many cells. */
const SEEDS = 4;
const MAPPED: readonly Field[] = FIELDS.filter((field) => field !== 'controller' && field !== 'dearest');

const valuesOf = (axis: Axis, state: WorldState): readonly string[] =>
  axis === 'change' ? WITHOUT_AND_WITH : choicesOf(axis, typesHere(state), controllerNames).map(({ value }) => value);
const axisName = (axis: Axis): string => (axis === 'change' ? tell('heat.change') : tell(`field.${axis}`));
const axisValue = (axis: Axis, json: string): string =>
  axis !== 'change' ? valueWords(axis, JSON.parse(json)) : tell(json === 'true' ? 'heat.with' : 'heat.without');
const meanOf = ({ sum, count }: HeatCell): number => sum / count;

export function HeatPanel({ lab, whatIf }: { readonly lab: Lab; readonly whatIf: WhatIf }) {
  const { heat } = whatIf;
  const [chosenX, setX] = useState<Axis | null>(null);
  const [chosenY, setY] = useState<Axis | null>(null);
  const [others, setOthers] = useState(false);
  const running = heat.running.value;
  const ran = heat.axes.value;
  const cells = heat.cells.value;
  const figure = heat.figure.value;
  const changed = whatIf.changes.value.find(({ maid }) => maid !== undefined)?.maid ?? lab.who.value;
  const maids =
    whatIf.maids.value ?? Object.values(lab.cafe.state.people).filter((one): one is Maid => one.role === 'maid');
  const maid = maids.find(({ id }) => id === changed) ?? maids[0];
  // At first the x axis shows a field that the question changes, and the y axis shows another field.
  const atHand = maid === undefined ? [] : axesAtHand(whatIf.changes.value, maid);
  const across: readonly Axis[] = atHand.length > 0 ? atHand : MAPPED;
  const x = across.find((axis) => axis === chosenX) ?? (across[0] as Axis);
  const upwards = [...new Set<Axis>([...MAPPED, ...atHand])].filter((axis) => axis !== x);
  const y = upwards.find((axis) => axis === chosenY) ?? (x === 'rank' ? 'alertness' : 'rank');
  // A finished map stays on the screen until the player chooses other axes.
  const axes: Axes | null =
    ran !== null && ran.x === x && ran.y === y
      ? ran
      : maid === undefined
        ? null
        : { maid, x, y, xs: valuesOf(x, lab.cafe.state), ys: valuesOf(y, lab.cafe.state) };
  if (axes === null) return <p class="text-13 muted">{tell('whatif.noMaids')}</p>;
  const shown = axes === ran ? cells : new Map<string, HeatCell>();
  const busy = whatIf.running.value !== null;
  const run = (): void => void heat.run({ ...axes, maid: structuredClone(axes.maid) }, SEEDS);
  const field = (label: string, chosen: Axis, set: (to: Axis) => void, offered: readonly Axis[]) => (
    <select
      class="frame btn btn-paper small-select text-12"
      aria-label={label}
      title={label}
      value={chosen}
      onChange={({ currentTarget }) => {
        heat.stop();
        set(currentTarget.value as Axis);
      }}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {axisName(one)}
        </option>
      ))}
    </select>
  );
  return (
    <div class="whatif-heat">
      <Grid whatIf={whatIf} axes={axes} cells={shown} figure={figure} />
      <div class="heat-side">
        <h3 class="text-14 bold headline">{tell('heat.how')}</h3>
        <p class="text-13">
          {shown.size === 0 ? tell('heat.empty', { name: axes.maid.name }) : reading(axes, shown, figure)}
        </p>
        <p class="text-12 muted">{tell('heat.read', { count: SEEDS })}</p>
        <div class="row gap-4 heat-row">
          <select
            class="frame btn btn-paper small-select text-12"
            aria-label={tell('heat.figure')}
            title={tell('heat.figure')}
            value={figure}
            onChange={({ currentTarget }) => heat.show(currentTarget.value)}
          >
            {FIGURES.map(({ id }) => (
              <option key={id} value={id}>
                {figureName(id)}
              </option>
            ))}
          </select>
          {others && field(tell('heat.x'), x, setX, across)}
          {others && <span aria-hidden="true">×</span>}
          {others && field(tell('heat.y'), y, setY, upwards)}
          {!others && (
            <Button size="small" onPress={() => setOthers(true)}>
              {tell('heat.axes')}
            </Button>
          )}
        </div>
        <div class="row gap-8 heat-row">
          {running === null ? (
            <Button look="gold" disabled={busy} reason={tell('heat.busy')} onPress={run}>
              <Glyph name="play" /> {tell('heat.run', { name: axes.maid.name, count: axes.xs.length * axes.ys.length })}
            </Button>
          ) : (
            <>
              <div class="whatif-progress">
                <p class="text-12 row" role="status">
                  <b>{tell('heat.done', { done: running.done, total: running.total })}</b>
                  <span class="muted">{leftWords(running)}</span>
                </p>
                <progress value={running.done} max={running.total} />
              </div>
              <Button size="small" onPress={() => heat.stop()}>
                {tell('whatif.stop')}
              </Button>
            </>
          )}
          <CommandButton lab={lab} whatIf={whatIf} />
        </div>
        {busy && running === null && <p class="text-12 muted">{tell('heat.busy')}</p>}
      </div>
    </div>
  );
}

interface GridProps {
  readonly whatIf: WhatIf;
  readonly axes: Axes;
  readonly cells: ReadonlyMap<string, HeatCell>;
  readonly figure: string;
}

function Grid({ whatIf, axes, cells, figure }: GridProps) {
  const way = FIGURES.find(({ id }) => id === figure)?.better ?? 1;
  const most = Math.max(1e-9, ...[...cells.values()].map((cell) => Math.abs(meanOf(cell))));
  const title = tell('heat.title', {
    figure: figureName(figure),
    name: axes.maid.name,
    x: axisName(axes.x),
    y: axisName(axes.y),
  });
  /** The value of this axis in the what-if question: the value that the question changes the field to, otherwise the maid's present value. */
  const here = (of: Axis): string => {
    if (of === 'change') return String(whatIf.changes.value.some(({ field }) => field === undefined));
    const change = whatIf.changes.value.find(({ maid, field }) => maid === axes.maid.id && field === of);
    return JSON.stringify(change === undefined ? valueOf(axes.maid, of) : change.to);
  };
  const [hereX, hereY] = [here(axes.x), here(axes.y)];
  const take = (x: string, y: string): void => {
    const changes = changesIn(axes, [x, y], whatIf.changes.peek()).filter(
      ({ field, from, to }) => field === undefined || JSON.stringify(from) !== JSON.stringify(to),
    );
    whatIf.setMoment(whatIf.at);
    whatIf.setChanges(changes);
    if (changes.length > 0) void whatIf.run();
  };
  return (
    <table class="heat text-12" aria-label={title}>
      <caption class="text-13 bold">{title}</caption>
      <tbody>
        {[...axes.ys].reverse().map((y) => (
          <tr key={y}>
            <th scope="row">{axisValue(axes.y, y)}</th>
            {axes.xs.map((x) => {
              const cell = cells.get(cellKey(x, y));
              const mean = cell === undefined ? null : meanOf(cell);
              const tone = mean === null ? 0 : Math.round(((mean * way) / most) * 3);
              const values = tell('heat.cell', {
                x: axisValue(axes.x, x),
                y: axisValue(axes.y, y),
              });
              return (
                <td
                  key={x}
                  class={classes(`tone${tone < 0 ? '-' : '+'}${Math.abs(tone)}`, x === hereX && y === hereY && 'here')}
                >
                  <button type="button" title={tell('heat.take', { values })} onClick={() => take(x, y)}>
                    {mean === null ? '·' : short(figure, mean)}
                    <span class="hidden-text"> {values}</span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
        <tr>
          <td class="corner" />
          {axes.xs.map((x) => (
            <th key={x} scope="col">
              {axisValue(axes.x, x)}
            </th>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Describes the result of the heat map in two sentences: its best cell and its worst cell. */
function reading(axes: Axes, cells: ReadonlyMap<string, HeatCell>, figure: string): string {
  const way = FIGURES.find(({ id }) => id === figure)?.better ?? 1;
  const all = axes.ys.flatMap((y) =>
    axes.xs.flatMap((x) => {
      const cell = cells.get(cellKey(x, y));
      return cell === undefined ? [] : [{ x, y, mean: meanOf(cell) }];
    }),
  );
  const [first] = all;
  if (first === undefined) return '';
  const best = all.reduce((a, b) => (b.mean * way > a.mean * way ? b : a));
  const worst = all.reduce((a, b) => (b.mean * way < a.mean * way ? b : a));
  const words = ({ x, y, mean }: typeof first): Record<string, string> => ({
    values: tell('heat.cell', { x: axisValue(axes.x, x), y: axisValue(axes.y, y) }),
    amount: signed(figure, mean),
  });
  if (best.mean === worst.mean) return tell('heat.flat');
  return `${tell('heat.best', words(best))} ${tell('heat.worst', words(worst))}`;
}

/** A figure's difference as a text short enough for a cell: waiting times are given in seconds, and thousands as k. */
function short(figure: string, value: number): string {
  const off = Math.abs(figure === 'wait' ? value / 20 : value);
  const sign = value > 0 ? '+' : '−';
  if (off >= 950) return `${sign}${(off / 1000).toFixed(1)}k`;
  return off >= 10 ? sign + String(Math.round(off)) : tenths(off, sign);
}
