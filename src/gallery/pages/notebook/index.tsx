/**
 * The page about the notebook and the A-move: three maids run one script with three kinds of alertness, and the visitor
 * sees which of the maids turn to a guest who calls.
 */

import { Button, Face, Glyph, Ring } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { live } from '../../frame/live.ts';
import type { Page } from '../../frame/page.ts';
import { facingOf, type Painter } from '../../frame/painter.ts';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { PALETTE } from '../../frame/palette.ts';
import { tell, tellPart } from '../../words/index.ts';
import maids from './maids.yaml?raw';
import { BESIDE, Patrol, readPlan, SEAT } from './model.ts';
import type { Alertness, Walker } from './walker.ts';
import patrolCode from './patrol.ts?raw';

const COLUMNS = 17;
const ROWS = 7;
const GUESTS = ['office', 'granny', 'student'] as const;
/** Rows of tiles on which the three maids walk. */
const LANES = [1, 3.2, 5.4] as const;

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'maids.yaml', language: 'yaml', text: maids, read: readPlan });
  const world = new Patrol(sheet.value.peek());
  const { clock, act } = live(visit, sheet, world);

  function draw(paint: Painter, alpha: number): void {
    paint.floor(COLUMNS, ROWS);
    paint.backWall(COLUMNS);
    world.walkers.forEach((her, i) => {
      const y = LANES[i] ?? 1;
      for (let x = 1; x < COLUMNS - 1; x++) paint.tint(x, y, PALETTE.footprint, 10);
      paint.furniture('plant-red', -0.2, y - 0.5);
      paint.furniture('plant-yellow', COLUMNS - 0.8, y - 0.5);
      paint.furniture('chair-SE-red', SEAT, y - 0.6, -0.3);
      paint.person({
        look: GUESTS[i] ?? 'office',
        x: SEAT,
        y: y - 0.55,
        pose: her.guest.calls ? 'call' : 'sit',
        facing: 'SE',
      });
      if (her.guest.calls) paint.bubble(SEAT, y - 0.5, { icon: 'status-bell' });
      drawMaid(paint, her, y, alpha);
    });
  }

  function drawMaid(paint: Painter, her: Walker, y: number, alpha: number): void {
    const x = her.before + (her.x - her.before) * alpha;
    const { todo, ticksLeft } = world.page(her);
    const stunned = her.flags.length > 0;
    const still = her.x === her.before;
    const goal = todo?.behave === 'serve' ? BESIDE : her.goal;
    const pose = stunned ? 'down' : todo?.behave === 'serve' && still ? 'order' : still ? 'idle' : 'walk';
    paint.trail(
      [
        { x, y: y + 0.3 },
        { x: goal, y: y + 0.3 },
      ],
      todo?.behave === 'serve' ? PALETTE.teal : PALETTE.wood,
    );
    paint.person({ look: her.look, x, y: y + 0.1, pose, facing: still ? 'SE' : facingOf(goal - her.x, 0) });
    paint.label(
      `${todo?.behave ?? '…'} ${ticksLeft ?? '∞'}`,
      paint.px(x),
      paint.py(y) - 72,
      todo?.behave === 'serve' ? PALETTE.mint : PALETTE.card,
    );
  }

  const Figure = () => (
    <Stage clock={clock} width={COLUMNS * 32} height={44 + ROWS * 32} label={tell('notebook.figure')} draw={draw} />
  );

  const Controls = () => (
    <>
      <Button onPress={() => act(() => world.call())}>
        <Glyph name="bell" />
        {tell('notebook.call')}
      </Button>
      <Button onPress={() => act(() => world.stun())}>{tell('notebook.stun')}</Button>
    </>
  );

  const Figures = () => {
    void clock.news.value;
    return (
      <div class="fig-rows">
        <div class="fig-heading">
          <h2 class="headline">{tell('notebook.lines')}</h2>
          <span class="text-12 muted">{tell('notebook.turned')}</span>
        </div>
        {world.walkers.map(row)}
      </div>
    );
  };

  function row(her: Walker) {
    const { todo, ticksLeft, ended } = world.page(her);
    const budget = todo?.tick ?? null;
    return (
      <div key={her.id} class={`fig-row ${todo?.behave === 'serve' ? 'on' : ''}`}>
        <Face look={her.look} rank={3} />
        <span class="name text-13">
          {tell(`notebook.${kindOf(her.alertness)}`)}
          <br />
          <span class="text-12 muted">{tell('notebook.thoughts', { count: her.thoughts })}</span>
        </span>
        <Ring left={ticksLeft} of={budget} size={36} label={tell('notebook.left', { left: ticksLeft ?? '∞' })} />
        <code class="mono text-12 line-text grow">{todo === null ? '–' : JSON.stringify(todo)}</code>
        <span class="text-12 width-72">
          {tell('notebook.ended')} <b>{ended === null ? '–' : tellPart('end.', ended)}</b>
        </span>
        <b class="mono text-16 width-40 num">
          {her.guest.calls && todo?.behave !== 'serve' ? her.waited : (her.turnedAfter ?? '–')}
        </b>
      </div>
    );
  }

  return {
    clock,
    Figure,
    Controls,
    Figures,
    sheets: [sheet, { name: 'patrol.ts', language: 'ts', listing: patrolCode }],
  };
}

function kindOf({ tick, until }: Alertness): 'alert' | 'dull' | 'plain' | 'waits' {
  if (tick === undefined) return until === undefined ? 'plain' : 'waits';
  return tick === 1 ? 'alert' : 'dull';
}
