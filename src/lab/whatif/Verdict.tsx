/** The panel "Is it better?": each figure of both days, and the mean difference over the seeds with a confidence interval. */

import { personName } from '../../words/index.ts';
import { Button, Frame } from '../../ui/index.ts';
import { type FigureId, FIGURES } from '../../analysis/futures/futures.ts';
import { clearOnes, type Difference, differences } from '../../analysis/futures/stats.ts';
import type { Lab } from '../frame/lab.ts';
import { tell, type LabKey } from '../words/index.ts';
import { inputWords } from '../frame/what-if-changes.ts';
import type { WhatIf } from './model.ts';

export function Verdict({ lab, whatIf }: { readonly lab: Lab; readonly whatIf: WhatIf }) {
  const pairs = whatIf.pairs.value;
  const own = whatIf.own.value;
  const all = differences(
    pairs.length > 0 ? pairs : own === null ? [] : [{ seed: 0, a: own.a.outcome, b: own.b.outcome }],
  );
  const shown = all.filter(({ id }) => id !== 'entered' && !(id.startsWith('served.') && isFlat(all, id)));
  const primary = whatIf.primary.value;
  const clear = pairs.length > 1 ? clearOnes(shown, primary) : new Set<string>();
  const counted = pairs.length > 0 || whatIf.running.value !== null;
  const changes = whatIf.changes.value;
  const whose = new Set(changes.map(({ maid }) => maid));
  const [one] = whose;
  const only = whose.size === 1 && one !== undefined ? lab.cafe.state.people[one]?.name : undefined;
  return (
    <Frame as="section" class="lab-side whatif-verdict" aria-label={tell('verdict.title')}>
      <h2 class="text-20 bold">{tell('verdict.title')}</h2>
      <label class="text-12 row gap-4">
        <span class="muted">{tell('verdict.primary')}</span>
        <select
          class="frame btn btn-paper small-select text-12 grow verdict-primary"
          value={primary}
          disabled={counted}
          title={tell('verdict.primary.why')}
          onChange={({ currentTarget }) => whatIf.setPrimary(currentTarget.value as FigureId)}
        >
          {FIGURES.map(({ id }) => (
            <option key={id} value={id}>
              {figureName(id)}
            </option>
          ))}
        </select>
      </label>
      {own === null && pairs.length === 0 ? (
        <div class="verdict-list">
          <p class="text-13 muted">{tell('verdict.will')}</p>
          <ul class="verdict-figures text-13">
            {FIGURES.map(({ id }) => (
              <li key={id}>{figureName(id)}</li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <p class="text-14 bold verdict-sum">{summary(shown, clear, primary, pairs.length)}</p>
          <p class="text-12 muted">
            {pairs.length > 1
              ? tell('verdict.over', { count: pairs.length })
              : own !== null
                ? tell('verdict.own')
                : tell('verdict.notYet')}
          </p>
          <div class="scrolls verdict-list">
            {shown.map((one) => (
              <Row key={one.id} one={one} judgement={judge(one, clear)} lab={lab} />
            ))}
          </div>
        </>
      )}
      {pairs.length > 1 && <p class="text-12 muted verdict-touches">{tell('verdict.holm')}</p>}
      {shown.some(({ skewed }) => skewed) && <p class="text-12 muted">⁂ {tell('verdict.skewed')}</p>}
      {changes.length > 0 && (
        <div class="row gap-8">
          <Button class="grow" onPress={() => whatIf.setChanges([])}>
            {tell('verdict.forget')}
          </Button>
          <Button
            class="grow"
            look="teal"
            title={tell('verdict.keep.why')}
            onPress={() => {
              const inputs = changes.map(({ input }) => input);
              const at = whatIf.at;
              lab.turnTo('time');
              lab.goTo(at);
              for (const input of inputs) lab.give(input);
              if (one !== undefined) lab.look(one);
              const nameOf = (id: string): string => personName(lab.cafe.state.people[id]?.name ?? id);
              const what = inputs.map((input) => inputWords(input, nameOf)).join(tell('verdict.comma'));
              lab.said.value = tell('verdict.kept', { what });
            }}
          >
            {only === undefined ? tell('verdict.keep') : tell('verdict.keepOf', { name: only })}
          </Button>
        </div>
      )}
    </Frame>
  );
}

const isFlat = (all: readonly Difference[], id: string): boolean => {
  const one = all.find((other) => other.id === id);
  return one !== undefined && one.a === 0 && one.b === 0;
};

const WAYS: Readonly<Record<string, number>> = Object.fromEntries(FIGURES.map(({ id, better }) => [id, better]));

type Judgement = 'better' | 'worse' | 'unclear' | 'neither';
function judge(one: Difference, clear: ReadonlySet<string>): Judgement {
  if (!clear.has(one.id)) return 'unclear';
  const way = WAYS[one.id] ?? (one.id.startsWith('served.') ? 1 : 0);
  return way === 0 ? 'neither' : one.mean * way > 0 ? 'better' : 'worse';
}

/** The result in words: the judgement on the most important figure, and the number of figures with a clear result. */
export function summary(
  all: readonly Difference[],
  clear: ReadonlySet<string>,
  primary: string,
  count: number,
): string {
  const first = all.find(({ id }) => id === primary);
  if (count < 2 || first === undefined) return '';
  const words = `${figureName(primary)}: ${tell(`verdict.word.${judge(first, clear)}`)}`;
  return tell('verdict.counted', { first: words, all: all.length, clear: clear.size });
}

export function figureName(id: string, nameOf: (who: string) => string = (who) => who): string {
  const [kind = '', who] = id.split('.');
  return who === undefined
    ? tell(`figure.${kind as FigureId}`)
    : tell(`figure.${kind}.of` as LabKey, { name: nameOf(who) });
}

function Row({ one, judgement, lab }: { readonly one: Difference; readonly judgement: Judgement; readonly lab: Lab }) {
  const reach =
    Math.max(
      Math.abs(one.mean),
      isFinite(one.low) ? Math.abs(one.low) : 0,
      isFinite(one.high) ? Math.abs(one.high) : 0,
      1e-9,
    ) * 1.15;
  const place = (value: number): string => `${50 + (value / reach) * 50}%`;
  const nameOf = (who: string): string => lab.cafe.state.people[who]?.name ?? who;
  const has = isFinite(one.low);
  return (
    <div class={`verdict-row ${judgement}`}>
      <p class="row">
        <b class="text-14 grow">{figureName(one.id, nameOf)}</b>
        {has && <span class="text-12 verdict-word">{tell(`verdict.word.${judgement}`)}</span>}
      </p>
      <p class="row mono text-12">
        <span class="grow">{tell('verdict.both', { a: amount(one.id, one.a), b: amount(one.id, one.b) })}</span>
        <span>{signed(one.id, one.mean)}</span>
      </p>
      {one.id === 'profit' && <p class="text-12 muted">{tell('figure.profit.why')}</p>}
      <div class="verdict-bar" aria-hidden="true">
        <i class="verdict-zero" />
        {has && <i class="verdict-span" style={{ left: place(one.low), right: `calc(100% - ${place(one.high)})` }} />}
        <i class="verdict-mean" style={{ left: place(one.mean) }} />
      </div>
      {has && (
        <p class="mono text-12 muted">
          {tell('verdict.interval', { low: signed(one.id, one.low), high: signed(one.id, one.high) })}
          {one.skewed && <span title={tell('verdict.skewed')}> ⁂</span>}
        </p>
      )}
    </div>
  );
}

/** A figure as text with its unit: yen, seconds, shares, counts. */
function amount(id: string, value: number): string {
  const off = Math.abs(value);
  const minus = value < 0 ? '−' : '';
  if (id === 'profit') return `${Math.round(off) === 0 ? '' : minus}¥${Math.round(off).toLocaleString('en-US')}`;
  if (id === 'wait') return `${tenths(off / 20, minus)} s`;
  if (id.startsWith('served.')) return `${Math.round(off * 100) === 0 ? '' : minus}${Math.round(off * 100)} %`;
  return off >= 100 || Number.isInteger(off) ? `${off === 0 ? '' : minus}${Math.round(off)}` : tenths(off, minus);
}
/** A number rounded to one decimal, with its sign; values that round to zero get no sign. */
export const tenths = (off: number, sign: string): string => (off < 0.05 ? '0' : sign + off.toFixed(1));
export function signed(id: string, value: number): string {
  const text = amount(id, value);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
