/** The page about warps and `concat`: the same script pieces, joined by three rows of a table, make three kinds of people. */

import { Button, classes, Face, Glyph } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { live } from '../../frame/live.ts';
import type { Page } from '../../frame/page.ts';
import { facingOf, HEADROOM, type Painter, TILE } from '../../frame/painter.ts';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { tell } from '../../words/index.ts';
import { KEYS, readWarps, Warps } from './model.ts';
import type { Dancer } from './dancer.ts';
import piecesCode from './pieces.ts?raw';
import table from './warps.csv?raw';

const COLUMNS = 17;
const ROWS = 3;
/** Row of tiles on which all people walk. */
const LANE = 1.2;
const POSES: Readonly<Record<string, string>> = {
  dance: 'dance',
  drink: 'drink',
  bow: 'bow',
  greet: 'cheer',
  sweep: 'sweep',
  fidget: 'fidget',
};
const ICONS: Readonly<Record<string, string>> = {
  dance: 'status-music',
  drink: 'status-heart',
  greet: 'status-star',
  sweep: 'status-broom',
  fidget: 'status-idea',
  bow: 'status-cleaned',
};

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'warps.csv', language: 'csv', text: table, read: readWarps });
  const world = new Warps(sheet.value.peek());
  const { clock, act } = live(visit, sheet, world);

  function draw(paint: Painter, alpha: number): void {
    paint.floor(COLUMNS, ROWS);
    paint.backWall(COLUMNS);
    paint.furniture('speaker', 0, 0.4);
    paint.furniture('palm', 16, 0.4);
    paint.furniture('plant-rose', 10, 0.1);
    for (const x of world.hall.litter)
      paint.furniture(x % 2 === 0 ? 'litter-paper' : 'litter-peel', x, LANE + 0.4, -0.6);
    if (world.hall.music)
      for (let i = 0; i < 4; i++)
        paint.over(() => paint.icon('status-music', 24 + i * 160 + ((paint.ms / 30) % 90), 24 + (i % 2) * 8));
    if (world.hall.hero !== null) {
      paint.person({ look: 'gild', x: world.hall.hero, y: LANE - 0.3, pose: 'idle', facing: 'SE' });
      paint.bubble(world.hall.hero, LANE - 0.4, { icon: 'status-crown' });
    }
    for (const one of world.dancers) {
      const x = one.before + (one.x - one.before) * alpha;
      const { todo } = world.page(one);
      const behave = todo?.behave ?? 'stay';
      const moving = one.x !== one.before;
      paint.person({
        look: one.id,
        x,
        y: LANE,
        pose: moving ? 'walk' : (POSES[behave] ?? 'idle'),
        facing: facingOf(one.x - one.before, 0),
      });
      const icon = ICONS[behave];
      if (icon !== undefined && !moving) paint.bubble(x, LANE, { icon });
    }
  }

  const Figure = () => (
    <Stage
      clock={clock}
      width={COLUMNS * TILE}
      height={HEADROOM + ROWS * TILE + 8}
      label={tell('warps.figure')}
      draw={draw}
    />
  );

  const Controls = () => (
    <>
      <Button onPress={() => act(() => world.playMusic())}>
        <Glyph name="note" />
        {tell('warps.music')}
      </Button>
      <Button onPress={() => act(() => world.dropLitter())}>
        <Glyph name="trash" />
        {tell('warps.litter')}
      </Button>
      <Button onPress={() => act(() => world.bringHero())}>
        <Glyph name="crown" />
        {tell('warps.hero')}
      </Button>
    </>
  );

  const Figures = () => {
    void clock.news.value;
    return <div class="warp-cards">{world.dancers.map(card)}</div>;
  };

  function card(one: Dancer) {
    const { key, runned, faults, todo } = world.page(one);
    const last = world.lastWarp(one);
    return (
      <section key={one.id} class="warp-card frame card" aria-label={one.id}>
        <header class="row gap-8">
          <Face look={one.id} rank={one.id === 'mei' ? 3 : null} />
          <b class="text-14 grow">{one.id}</b>
          <span class="text-12 muted mono">runned {runned}</span>
        </header>
        <ul class="col gap-2">
          {KEYS.map((name) => (
            <li key={name} class={classes('warp-key', name === key && 'on')}>
              <b class="mono text-12">{name}</b>
              <span class="row gap-2 warp-pieces">{chips(one, name, key)}</span>
            </li>
          ))}
        </ul>
        <code class="mono text-12 line-text">{todo === null ? '–' : JSON.stringify(todo)}</code>
        <p class="text-12 muted">
          {last === undefined
            ? tell('warps.noWarp')
            : tell(last.missingKey ? 'warps.lastMissing' : 'warps.last', {
                key: last.warp?.warp ?? '',
                from: last.key,
              })}
          {faults > 0 && <b class="cherry-text"> {tell('warps.faults', { count: faults })}</b>}
        </p>
      </section>
    );
  }

  /**
   * Draws the pieces of a table cell. If the cell's script is running, marks the pieces called in the last thought, and
   * among them the piece that answered.
   */
  function chips(one: Dancer, name: (typeof KEYS)[number], running: string) {
    const names = world.plan[one.id]?.[name] ?? [];
    if (names.length === 0) return <span class="text-12 muted">{tell('warps.none')}</span>;
    return names.map((piece, i) => {
      const asked = name === running ? one.asked[i] : undefined;
      return (
        <span
          key={i}
          class={classes('chip mono', asked?.answered === true && 'on', asked?.answered === false && 'asked')}
        >
          {piece}
        </span>
      );
    });
  }

  return {
    clock,
    Figure,
    Controls,
    Figures,
    sheets: [sheet, { name: 'pieces.ts', language: 'ts', listing: piecesCode }],
  };
}
