/**
 * The page about dual utility and pickers: a maid chooses the guest to serve next. Callers are dropped by weight, by
 * rank and by share, and one of the remaining callers is drawn at random.
 */

import { Button, Face, Glyph } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { live } from '../../frame/live.ts';
import type { Page } from '../../frame/page.ts';
import { HEADROOM, type Painter, TILE } from '../../frame/painter.ts';
import { Scores } from '../../frame/Scores.tsx';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { PALETTE } from '../../frame/palette.ts';
import { canTell, tell } from '../../words/index.ts';
import callerText from './caller.yaml?raw';
import { type Caller, CallHall, MAID, readCaller } from './model.ts';

const COLUMNS = 17;
const ROWS = 6;

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'caller.yaml', language: 'yaml', text: callerText, read: readCaller });
  const world = new CallHall(sheet.value.peek());
  const { clock, act } = live(visit, sheet, world, { rate: 1 });

  function draw(paint: Painter): void {
    paint.floor(COLUMNS, ROWS);
    paint.backWall(COLUMNS);
    paint.person({ look: MAID.id, x: MAID.x, y: MAID.y, pose: world.target === null ? 'idle' : 'order', facing: 'SE' });
    const target = world.callers.find(({ id }) => id === world.target);
    if (target !== undefined) paint.trail([MAID, { x: target.x, y: target.y + 0.2 }], PALETTE.cherryDark, 7);
    for (const one of world.callers) drawCaller(paint, one);
  }

  function drawCaller(paint: Painter, one: Caller): void {
    const facing = one.x < MAID.x ? 'SE' : 'SW';
    paint.furniture(facing === 'SE' ? 'chair-SE-teal' : 'chair-SW-teal', one.x, one.y, -0.3);
    paint.person({
      look: one.id,
      x: one.x,
      y: one.y + 0.02,
      pose: one.calls ? 'call' : 'sit',
      facing,
      faint: !one.calls,
    });
    if (one.served)
      paint.person({
        look: 'nana',
        x: one.x + (facing === 'SE' ? 1 : -1),
        y: one.y + 0.1,
        pose: 'order',
        facing: facing === 'SE' ? 'SW' : 'SE',
      });
    const score = world.scores.find(({ name }) => name === one.id);
    if (score === undefined || !one.calls) return;
    const colour = score.dropped === undefined ? PALETTE.gold : score.dropped === 'draw' ? PALETTE.mint : PALETTE.grey;
    paint.label(String(Math.round(score.weight * 100) / 100), paint.px(one.x), paint.py(one.y) - 66, colour);
  }

  const Figure = () => (
    <Stage
      clock={clock}
      width={COLUMNS * TILE}
      height={HEADROOM + ROWS * TILE}
      label={tell('utility.figure')}
      draw={draw}
    />
  );

  const Controls = () => (
    <>
      <Button onPress={() => act(() => world.call())}>
        <Glyph name="bell" />
        {tell('utility.call')}
      </Button>
      <Button onPress={() => act(() => world.take())}>{tell('utility.take')}</Button>
      <Button
        onPress={() =>
          act(() => {
            clock.playing.value = false;
            world.tryOut();
          })
        }
      >
        {tell('utility.tryOut')}
      </Button>
    </>
  );

  const Figures = () => {
    void clock.news.value;
    return (
      <div class="col gap-4">
        <div class="fig-heading">
          <h2 class="headline">{tell('utility.draw')}</h2>
          <span class="text-12 muted mono">W = Σ addends × Π multipliers</span>
        </div>
        {world.scores.length === 0 && <p class="text-13 muted">{tell('utility.nobody')}</p>}
        <Scores scores={world.scores} draw={world.draw} before={(id) => <Face look={id} />} named={kindName} />
        {world.tried.length > 0 && (
          <>
            <h2 class="headline">{tell('utility.tried')}</h2>
            <div class="draws" role="img" aria-label={world.tried.map(({ id, count }) => `${id} ${count}`).join(', ')}>
              {world.tried.map(({ id, count }, i) => (
                <i key={id} class={`draw-part part-${i % 4}`} style={{ flexGrow: count }}>
                  {count >= 60 && <span class="mono text-12">{`${id} ${Math.round(count / 10)} %`}</span>}
                </i>
              ))}
            </div>
            <p class="text-12 muted">
              {tell('utility.expected', {
                list: world.tried.map(({ id }) => `${id} ${Math.round(100 * world.likely(id))} %`).join(' · '),
              })}
            </p>
          </>
        )}
      </div>
    );
  };

  function kindName(id: string): string {
    const one = world.callers.find((caller) => caller.id === id);
    const key = `utility.kind.${one?.kind ?? ''}`;
    return `${canTell(key) ? tell(key) : id} · ${tell('utility.waited', { seconds: one?.waited ?? 0 })}`;
  }

  return { clock, Figure, Controls, Figures, sheets: [sheet] };
}
