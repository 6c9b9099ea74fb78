/**
 * The page about the paparazzo, who is the sniper of _Modular AI_ with a camera: before each picture he needs a clear
 * way out, a target, and a pause of a minute or two.
 */

import { Button, Face, Glyph, Meter } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { live } from '../../frame/live.ts';
import type { Page } from '../../frame/page.ts';
import { facingOf, HEADROOM, type Painter, TILE } from '../../frame/painter.ts';
import { Scores, short } from '../../frame/Scores.tsx';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { PALETTE } from '../../frame/palette.ts';
import { tell } from '../../words/index.ts';
import { COLUMNS, EXIT, Paparazzo, type Person, PHOTO, readPaparazzo, ROWS } from './model.ts';
import paparazzoText from './paparazzo.yaml?raw';

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'paparazzo.yaml', language: 'yaml', text: paparazzoText, read: readPaparazzo });
  const world = new Paparazzo(sheet.value.peek());
  const { clock, act } = live(visit, sheet, world);
  const weighed = () => world.decision.scores[0]?.considerations.find(({ name }) => name === 'person')?.picked;
  /** Whether the consideration with this name permits the first option. */
  const allows = (name: string): boolean =>
    (world.decision.scores[0]?.considerations.find((one) => one.name === name)?.multiplier ?? 0) > 0;

  function draw(paint: Painter, alpha: number): void {
    paint.floor(COLUMNS, ROWS);
    paint.backWall(COLUMNS);
    region(paint, PHOTO, PALETTE.photoRegion);
    region(paint, EXIT, allows('way out') ? PALETTE.exitOpen : PALETTE.exitBarred);
    paint.furniture('arch', 15, 0.2, -0.6);
    const [last] = world.photos;
    const shooting = world.flash > 0;
    paint.person({ look: 'pap', ...world.me, pose: shooting ? 'photo' : 'idle', facing: 'SW' });
    for (const one of world.maids) someone(paint, one, alpha);
    for (const one of world.guests) {
      someone(paint, one, alpha);
      if (one.circle === 'hero') paint.bubble(one.x, one.y, { icon: 'status-crown' });
      const score = weighed()?.scores.find(({ name }) => name === one.id);
      if (score !== undefined && score.weight > 0)
        paint.label(
          short(score.weight),
          paint.px(one.x),
          paint.py(one.y) + 14,
          one.circle === 'hero' ? PALETTE.gold : PALETTE.card,
        );
    }
    if (shooting && last !== undefined) {
      const target = world.guests.find(({ id }) => id === last.id);
      if (target !== undefined)
        paint.trail(
          [
            { x: world.me.x - 0.4, y: world.me.y - 1 },
            { x: target.x, y: target.y - 0.8 },
          ],
          PALETTE.white,
          5,
        );
      paint.bubble(world.me.x, world.me.y, { icon: 'status-camera' });
    }
  }

  function someone(paint: Painter, one: Person, alpha: number): void {
    const x = one.before.x + (one.x - one.before.x) * alpha;
    const y = one.before.y + (one.y - one.before.y) * alpha;
    const [dx, dy] = [one.x - one.before.x, one.y - one.before.y];
    const moving = dx !== 0 || dy !== 0;
    paint.person({
      look: one.look,
      x,
      y,
      pose: moving ? 'walk' : 'idle',
      facing: moving ? facingOf(dx, dy) : 'SE',
      faint: one.circle === 'nobody' && world.guests.includes(one),
    });
  }

  function region(paint: Painter, { left, right, top, bottom }: typeof EXIT | typeof PHOTO, colour: string): void {
    paint.pen.fillStyle = colour;
    paint.pen.fillRect(left * TILE, top * TILE + HEADROOM, (right - left + 1) * TILE, (bottom - top + 1) * TILE);
    paint.pen.strokeStyle = colour;
    paint.pen.lineWidth = 2;
    paint.pen.setLineDash([5, 4]);
    paint.pen.strokeRect(
      left * TILE + 1,
      top * TILE + HEADROOM + 1,
      (right - left + 1) * TILE - 2,
      (bottom - top + 1) * TILE - 2,
    );
    paint.pen.setLineDash([]);
  }

  const Figure = () => (
    <Stage
      clock={clock}
      width={COLUMNS * TILE}
      height={HEADROOM + ROWS * TILE}
      label={tell('paparazzo.figure')}
      draw={draw}
    />
  );

  const Controls = () => {
    void clock.news.value;
    return (
      <>
        <Button pressed={world.blocked} onPress={() => act(() => world.setBlocked(!world.blocked))}>
          {tell('paparazzo.block')}
        </Button>
        <Button onPress={() => act(() => world.addHero())}>
          <Glyph name="crown" />
          {tell('paparazzo.addHero')}
        </Button>
        <Button onPress={() => act(() => world.tryOut())}>{tell('paparazzo.tryOut')}</Button>
      </>
    );
  };

  const Figures = () => {
    void clock.news.value;
    const wait = world.wait();
    const picked = weighed();
    return (
      <div class="col gap-4">
        <div class="fig-numbers text-13">
          <span class={`chip ${allows('way out') ? 'good' : 'bad'}`}>
            {tell(allows('way out') ? 'paparazzo.clear' : 'paparazzo.notClear')}
          </span>
          <span class={`chip ${allows('person') ? 'good' : 'bad'}`}>
            {tell(allows('person') ? 'paparazzo.somebody' : 'paparazzo.nobody')}
          </span>
          <span class="row gap-4 grow">
            <span>
              {wait === null
                ? tell('paparazzo.noPhoto')
                : tell('paparazzo.wait', {
                    since: Math.floor(wait.since),
                    of: wait.of === null ? '–' : Math.ceil(wait.of),
                  })}
            </span>
            {wait !== null && wait.of !== null && (
              <span class="grow">
                <Meter share={wait.since / wait.of} colour="var(--teal-bright)" label={tell('paparazzo.cooldown')} />
              </span>
            )}
          </span>
          <span class="fig-number">
            {tell('paparazzo.photos')} <b>{world.photos.length}</b>
          </span>
        </div>
        {world.tried.length > 0 && (
          <div
            class="draws"
            role="img"
            aria-label={world.tried
              .map(({ circle, count }) => `${tell(`paparazzo.circle.${circle}`)} ${count}`)
              .join(', ')}
          >
            {world.tried
              .filter(({ count }) => count > 0)
              .map(({ circle, count }, i) => (
                <i key={circle} class={`draw-part part-${i}`} style={{ flexGrow: count }}>
                  <span class="text-12">{`${tell(`paparazzo.circle.${circle}`)} ${Math.round(count / 5)} %`}</span>
                </i>
              ))}
          </div>
        )}
        <div class="fig-heading">
          <h2 class="headline">{tell('paparazzo.weighed')}</h2>
          <span class="text-12 muted mono">photoTarget</span>
        </div>
        {picked === undefined ? (
          <p class="text-13 muted">{tell('paparazzo.notAsked')}</p>
        ) : (
          <div class="paparazzo-scores scrolls" tabIndex={0} role="region" aria-label={tell('paparazzo.weighed')}>
            <Scores scores={picked.scores} draw={picked.draw} before={(id) => <Face look={id} />} named={circleOf} />
          </div>
        )}
      </div>
    );
  };

  const circleOf = (id: string): string =>
    tell(`paparazzo.circle.${world.guests.find((one) => one.id === id)?.circle ?? 'nobody'}`);

  return { clock, Figure, Controls, Figures, sheets: [sheet] };
}
