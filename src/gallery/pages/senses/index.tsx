/**
 * The page about senses: what the watcher sees in alert sectors, what walls hide, and how each stroller reacts to the
 * star's shout.
 */

import { sectorOutline } from '../../../ai/index.ts';
import { Button, Face, Glyph, Slider } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { live } from '../../frame/live.ts';
import type { Page } from '../../frame/page.ts';
import { facingOf, HEADROOM, type Painter, TILE } from '../../frame/painter.ts';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { PALETTE, ringColour } from '../../frame/palette.ts';
import { tell } from '../../words/index.ts';
import { COLUMNS, MOST_WALLS, readSenses, ROWS, Senses, STAR, WATCHER } from './model.ts';
import type { Stroller } from './stroller.ts';
import reactCode from './react.ts?raw';
import senses from './senses.yaml?raw';

const RING_TICKS = 30;

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'senses.yaml', language: 'yaml', text: senses, read: readSenses });
  const world = new Senses(sheet.value.peek());
  const { clock, act } = live(visit, sheet, world);

  function draw(paint: Painter, alpha: number): void {
    paint.floor(COLUMNS, ROWS, PALETTE.meadow);
    paint.backWall(COLUMNS);
    for (const { x, y } of world.tiles()) paint.tint(x, y, PALETTE.seen, 1);
    outline(paint);
    for (let y = 0; y < ROWS; y++) for (let x = 0; x < COLUMNS; x++) if (world.walls(x, y)) paint.wall(x, y);
    for (const ring of world.rings)
      drawRing(paint, ring.reach * ((ring.age + alpha) / RING_TICKS), 1 - ring.age / RING_TICKS);
    const turn = world.facing * (Math.PI / 180);
    paint.person({ look: 'rin', ...WATCHER, facing: facingOf(Math.cos(turn), Math.sin(turn)) });
    paint.person({ look: 'idol', ...STAR, pose: world.rings.length > 0 ? 'cheer' : 'idle', facing: 'SW' });
    for (const one of world.strollers) drawStroller(paint, one, alpha);
  }

  function drawStroller(paint: Painter, one: Stroller, alpha: number): void {
    const x = one.before.x + (one.x - one.before.x) * alpha;
    const y = one.before.y + (one.y - one.before.y) * alpha;
    const [dx, dy] = [one.x - one.before.x, one.y - one.before.y];
    const moving = dx !== 0 || dy !== 0;
    const behave = world.behaviourOf(one);
    paint.person({
      look: one.look,
      x,
      y,
      pose: moving ? (behave === 'flee' ? 'panic' : 'walk') : behave === 'join' ? 'autograph' : 'idle',
      facing: moving ? facingOf(dx, dy) : 'SE',
    });
    if (one.buffs.length > 0)
      paint.bubble(x, y, {
        icon: { fan: 'status-love', shy: 'status-sweat', starer: 'status-star', calm: 'status-zzz' }[one.temper],
      });
    else if (world.seen.includes(one.id)) paint.bubble(x, y, { text: '!' }, PALETTE.lit);
  }

  function outline(paint: Painter): void {
    const spots = sectorOutline(world.plan.sectors, WATCHER.x, WATCHER.y, world.facing);
    paint.over(() => {
      paint.pen.strokeStyle = PALETTE.woodEdge;
      paint.pen.lineWidth = 2;
      paint.pen.setLineDash([4, 4]);
      paint.pen.beginPath();
      spots.forEach(({ x, y }, i) => {
        const [px, py] = [x * TILE + TILE / 2, y * TILE + TILE / 2 + HEADROOM];
        if (i === 0) paint.pen.moveTo(px, py);
        else paint.pen.lineTo(px, py);
      });
      paint.pen.closePath();
      paint.pen.stroke();
      paint.pen.setLineDash([]);
    });
  }

  function drawRing(paint: Painter, reach: number, strength: number): void {
    paint.pen.strokeStyle = ringColour(strength);
    paint.pen.lineWidth = 4;
    paint.pen.beginPath();
    paint.pen.arc(paint.px(STAR.x), paint.py(STAR.y), reach * TILE, 0, 2 * Math.PI);
    paint.pen.stroke();
  }

  const Figure = () => (
    <Stage
      clock={clock}
      width={COLUMNS * TILE}
      height={HEADROOM + ROWS * TILE}
      label={tell('senses.figure')}
      draw={draw}
      onPoint={(px, py) => toggleWall(Math.floor(px / TILE), Math.floor((py - HEADROOM) / TILE))}
    />
  );

  /** Adds or removes a wall by editing the configuration's text, in which the visitor can also type walls. */
  function toggleWall(x: number, y: number): void {
    const lines = sheet.text.peek().split('\n');
    const first = lines.findIndex((line) => line.startsWith('map:')) + 1;
    const line = lines[first + y];
    const indent = line?.search(/\S/) ?? -1;
    if (first === 0 || line === undefined || indent < 0 || x < 0 || x >= COLUMNS || y < 0 || y >= ROWS) return;
    const at = indent + x;
    lines[first + y] = line.slice(0, at) + (line[at] === '#' ? '.' : '#') + line.slice(at + 1);
    const before = sheet.text.peek();
    sheet.edit(lines.join('\n'));
    if (sheet.problems.peek().length > 0) sheet.edit(before);
  }

  /** Sets how many walls the shout passes through, by editing the configuration's text. */
  function setThroughWalls(count: number): void {
    sheet.edit(sheet.text.peek().replace(/^(\s*throughWalls:).*$/m, `$1 ${count}`));
  }

  const Controls = () => {
    void clock.news.value;
    return (
      <>
        <Button onPress={() => act(() => world.shout())}>
          <Glyph name="star" scale={2} />
          {tell('senses.shout')}
        </Button>
        <Button pressed={world.turns} onPress={() => act(() => (world.turns = !world.turns))}>
          {tell('senses.turns')}
        </Button>
        <div class="senses-slider">
          <Slider
            label={tell('senses.facing')}
            text={tell('senses.degrees', { degrees: world.facing })}
            value={world.facing}
            min={0}
            max={359}
            onSlide={(degrees) =>
              act(() => {
                world.turns = false;
                world.facing = degrees;
                world.look();
              })
            }
          />
        </div>
        <div class="senses-slider">
          <Slider
            label={tell('senses.throughWalls')}
            text={tell('senses.walls', { count: world.plan.shout.throughWalls })}
            value={world.plan.shout.throughWalls}
            min={0}
            max={MOST_WALLS}
            onSlide={(count) => act(() => setThroughWalls(count))}
          />
          <span class="text-12">{tell('senses.walls', { count: world.plan.shout.throughWalls })}</span>
        </div>
      </>
    );
  };

  const Figures = () => {
    void clock.news.value;
    return (
      <div class="col gap-4">
        <div class="fig-numbers text-13">
          <span class="fig-number">
            {tell('senses.sees')} <b>{world.seen.length}</b>
          </span>
          <span class="fig-number">
            {tell('senses.near')} <b>{`${world.near()} / ${world.strollers.length}`}</b>
          </span>
          <span class="fig-number">
            {tell('senses.tiles')} <b>{world.tiles().length}</b>
          </span>
        </div>
        <ul class="people-grid">{world.strollers.map(personCard)}</ul>
      </div>
    );
  };

  function personCard(one: Stroller) {
    const [buff] = one.buffs;
    return (
      <li key={one.id} class={`fig-row ${world.seen.includes(one.id) ? 'on' : ''}`}>
        <Face look={one.look} />
        <span class="text-13 grow">
          {tell(`senses.${one.temper}`)}
          <br />
          <span class="text-12 muted">{tell(`senses.does.${behaviourName(world.behaviourOf(one))}`)}</span>
        </span>
        {buff !== undefined && <span class="chip bad">{tell('senses.buff', { left: buff.ticks })}</span>}
      </li>
    );
  }

  return {
    clock,
    Figure,
    Controls,
    Figures,
    sheets: [sheet, { name: 'react.ts', language: 'ts', listing: reactCode }],
  };
}

const BEHAVIOURS = ['stroll', 'stare', 'join', 'flee'] as const;
const behaviourName = (behave: string): (typeof BEHAVIOURS)[number] =>
  BEHAVIOURS.find((one) => one === behave) ?? 'stroll';
