/** The page about the technology tree, which infers from a scout's few sightings what a rival must have, could have and cannot have. */

import { computed, effect, signal } from '@preact/signals';
import type { MemoryValue, Why } from '../../../ai/index.ts';
import { Button, classes, Glyph, type GlyphName } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { Clock } from '../../frame/clock.ts';
import type { Page } from '../../frame/page.ts';
import { Sheet } from '../../frame/sheet.ts';
import { tell } from '../../words/index.ts';
import kitchen from './kitchen.yaml?raw';
import { type Place, placeNodes, readTree, Rivalry } from './model.ts';

const NODE = { width: 98, height: 40, column: 113, line: 50 } as const;
const SIGNS: Readonly<Record<MemoryValue, GlyphName>> = { Yes: 'check', No: 'x', Maybe: 'q', Unknown: 'dot' };

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'kitchen.yaml', language: 'yaml', text: kitchen, read: readTree });
  const world = new Rivalry(sheet.value.peek());
  const clock = new Clock({ rate: 0.7, step: () => world.step(), reset: () => world.reset() });
  const chosen = signal('ramen');
  const showsTruth = signal(false);
  const places = computed(() => placeNodes(sheet.value.value));
  visit.defer(
    effect(() => {
      const tree = sheet.value.value;
      world.adopt(tree);
      if (!tree.has(chosen.peek())) chosen.value = tree.names[0] ?? '';
      clock.touch();
    }),
  );
  const act = (what: () => void): void => {
    what();
    clock.touch();
  };

  const Figure = () => {
    void clock.news.value;
    const all = places.value;
    const byName = new Map(all.map((place) => [place.name, place]));
    const wide = (Math.max(0, ...all.map(({ column }) => column)) + 1) * NODE.column;
    const high = (Math.max(0, ...all.map(({ line }) => line)) + 1) * NODE.line;
    return (
      <div class="tech scrolls">
        <div
          class="tech-room"
          role="group"
          aria-label={tell('rival.figure')}
          style={{ width: `${wide}px`, height: `${high}px` }}
        >
          <svg width={wide} height={high} aria-hidden="true">
            {all.flatMap((place) => place.needs.map((need) => edge(place, byName.get(need))))}
          </svg>
          {all.map(node)}
        </div>
      </div>
    );
  };

  function edge(to: Place, from: Place | undefined) {
    if (from === undefined) return null;
    const [x1, y1] = [from.column * NODE.column + NODE.width, from.line * NODE.line + NODE.height / 2 + 4];
    const [x2, y2] = [to.column * NODE.column, to.line * NODE.line + NODE.height / 2 + 4];
    const bend = x2 - 9;
    const lit = chosen.value === to.name || chosen.value === from.name;
    return (
      <path
        key={`${from.name}>${to.name}`}
        class={classes('edge', lit && 'lit')}
        d={`M${x1} ${y1}H${bend}V${y2}H${x2}`}
      />
    );
  }

  function node({ name, column, line }: Place) {
    const value = world.value(name);
    const observed = world.tree.observation(name);
    return (
      <button
        key={name}
        type="button"
        class={classes('tech-node', value, chosen.value === name && 'chosen', world.changed.includes(name) && 'new')}
        style={{ left: `${column * NODE.column}px`, top: `${line * NODE.line + 4}px` }}
        aria-pressed={chosen.value === name}
        onClick={() => (chosen.value = name)}
      >
        <span class="mono text-12 ellipsis">{name}</span>
        <span class="text-12 row gap-4">
          <Glyph name={SIGNS[value]} scale={1} />
          {tell(`rival.value.${value}`)}
          {observed !== null && <Glyph name="eye" scale={1} />}
          {showsTruth.value && <b class="truth">{world.truth.has(name) ? '■' : '□'}</b>}
        </span>
      </button>
    );
  }

  const Controls = () => {
    void clock.news.value;
    const name = chosen.value;
    return (
      <>
        <Button onPress={() => act(() => world.scout())}>
          <Glyph name="eye" />
          {tell('rival.scout')}
        </Button>
        <Button onPress={() => act(() => world.observe(name, 'Yes'))}>{tell('rival.sawYes', { name })}</Button>
        <Button onPress={() => act(() => world.observe(name, 'No'))}>{tell('rival.sawNo', { name })}</Button>
        <Button pressed={showsTruth.value} onPress={() => (showsTruth.value = !showsTruth.value)}>
          {tell('rival.truth')}
        </Button>
      </>
    );
  };

  const Figures = () => {
    void clock.news.value;
    const counts = world.counts();
    const contradictions = world.contradictions();
    return (
      <div class="col gap-4">
        <div class="fig-numbers text-13">
          <span class="fig-number">
            {tell('rival.day')} <b>{world.day}</b>
          </span>
          {(['Yes', 'Maybe', 'Unknown', 'No'] as const).map((value) => (
            <span key={value} class="fig-number">
              {tell(`rival.value.${value}`)} <b>{counts[value]}</b>
            </span>
          ))}
          <span class="fig-number">
            {tell('rival.asked')} <b>{`${world.tree.asked} / ${world.tree.names.length}`}</b>
          </span>
        </div>
        <p class="text-14 selection-line">
          <b class="mono">{chosen.value}</b>: {whyText(world.why(chosen.value))}
        </p>
        {contradictions.map(({ seen, missing, day }) => (
          <p key={`${seen} ${missing}`} class="text-13 note-error">
            {tell('rival.contradiction', { seen, missing, day })}
          </p>
        ))}
        <h2 class="headline">{tell('rival.seen')}</h2>
        <ul class="row gap-4 wrap">
          {world.seen.length === 0 && <li class="text-13 muted">{tell('rival.nothing')}</li>}
          {world.seen.map(({ name, value, day, by }, i) => (
            <li key={world.seen.length - i} class={classes('chip', value === 'Yes' ? 'good' : 'bad')}>
              {tell(`rival.by.${by}`, { day })} <span class="mono">{name}</span> {tell(`rival.value.${value}`)}
            </li>
          ))}
        </ul>
      </div>
    );
  };

  return { clock, Figure, Controls, Figures, sheets: [sheet] };
}

function whyText({ value, because, of, day, overruled }: Why): string {
  const said = tell(`rival.value.${value}`);
  const names = of.join(', ');
  const why = tell(`rival.why.${because}`, { value: said, names, way: of.join(' → '), day: day ?? 0 });
  return overruled === null ? why : `${why} ${tell('rival.overruled', { day: overruled.day })}`;
}
