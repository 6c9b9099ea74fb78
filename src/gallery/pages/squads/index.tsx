/**
 * The page about the blackboard and squads: a command is posted, each member reads it and goes to her own place, and
 * the command expires by itself.
 */

import { signal } from '@preact/signals';
import type { CommandOnBoard } from '../../../ai/index.ts';
import { Button, Face, Glyph, Meter } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { live } from '../../frame/live.ts';
import type { Page } from '../../frame/page.ts';
import { facingOf, HEADROOM, type Painter, TILE } from '../../frame/painter.ts';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { PALETTE } from '../../frame/palette.ts';
import { personName } from '../../../words/index.ts';
import { tell } from '../../words/index.ts';
import heedCode from './follow.ts?raw';
import { COLUMNS, DRY, readSquads, ROWS, Squads, type TeamKey } from './model.ts';
import type { Member } from './member.ts';
import squads from './squads.yaml?raw';

const TEAM_COLOUR = { 1: PALETTE.teal, 2: PALETTE.cherryDark } as const;

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'squads.yaml', language: 'yaml', text: squads, read: readSquads });
  const world = new Squads(sheet.value.peek());
  const { clock, act } = live(visit, sheet, world);
  const sends = signal<TeamKey>('team1');

  function draw(paint: Painter, alpha: number): void {
    paint.floor(COLUMNS, ROWS, PALETTE.stones);
    paint.backWall(COLUMNS);
    for (let y = 0; y < ROWS; y++)
      for (let x = 0; x < DRY; x++) paint.tint(x, y, x % 2 === 0 ? PALETTE.carpetRed : PALETTE.carpetPale, 0);
    for (const command of world.commands) drawGoal(paint, command);
    for (const one of world.members) {
      const x = one.before.x + (one.x - one.before.x) * alpha;
      const y = one.before.y + (one.y - one.before.y) * alpha;
      const [dx, dy] = [one.x - one.before.x, one.y - one.before.y];
      const moving = dx !== 0 || dy !== 0;
      const { todo } = world.page(one);
      if (todo?.behave === 'move')
        paint.trail(
          [
            { x, y: y + 0.2 },
            { x: Number(todo['x']), y: Number(todo['y']) + 0.2 },
          ],
          TEAM_COLOUR[one.team],
          10,
        );
      paint.stand(y - 0.01, () => {
        paint.pen.fillStyle = TEAM_COLOUR[one.team];
        paint.pen.fillRect(paint.px(x) - 13, paint.py(y) + 5, 26, 7);
      });
      paint.person({
        look: one.look,
        x,
        y,
        pose: moving ? 'walk' : todo?.behave === 'callTeam' ? 'greet' : 'idle',
        facing: moving ? facingOf(dx, dy) : 'SE',
      });
      const newest = world.commands.filter((command) => world.addressees(command).includes(one)).at(-1);
      if (newest !== undefined && one.answers.get(newest.id) === false) paint.bubble(x, y, { icon: 'status-zzz' });
      if (one.captain && todo?.behave === 'callTeam') paint.bubble(x, y, { icon: 'status-exclaim' });
    }
    if (world.rain) drawRain(paint);
  }

  function drawGoal(paint: Painter, { command, executorKeys }: CommandOnBoard): void {
    const { x, y } = command as { x: number; y: number };
    const colour = executorKeys.includes('team2') ? TEAM_COLOUR[2] : TEAM_COLOUR[1];
    const [px, py] = [Math.round(x) * TILE, Math.round(y) * TILE + HEADROOM];
    paint.pen.fillStyle = colour;
    for (const [left, top, wide, high] of [
      [2, 2, 10, 3],
      [2, 2, 3, 10],
      [20, 2, 10, 3],
      [27, 2, 3, 10],
      [2, 27, 10, 3],
      [2, 20, 3, 10],
      [20, 27, 10, 3],
      [27, 20, 3, 10],
    ] as const)
      // prettier-ignore
      paint.pen.fillRect(px + left, py + top, wide, high);
  }

  function drawRain(paint: Painter): void {
    paint.over(() => {
      paint.pen.fillStyle = PALETTE.rain;
      for (let i = 0; i < 70; i++) {
        const x = DRY * TILE + ((i * 89) % (COLUMNS * TILE - DRY * TILE));
        const y = (i * 53 + Math.floor(paint.ms / 12)) % (ROWS * TILE + HEADROOM);
        paint.pen.fillRect(x, y, 2, 7);
      }
    });
  }

  const Figure = () => (
    <Stage
      clock={clock}
      width={COLUMNS * TILE}
      height={HEADROOM + ROWS * TILE}
      label={tell('squads.figure')}
      draw={draw}
      onPoint={(px, py) =>
        act(() =>
          world.order(sends.value, { x: Math.round((px - 16) / TILE), y: Math.round((py - HEADROOM - 16) / TILE) }),
        )
      }
    />
  );

  const Controls = () => (
    <>
      {(['team1', 'team2', 'all'] as const).map((key) => (
        <Button key={key} pressed={sends.value === key} onPress={() => send(key)}>
          {tell(`squads.${key}`)}
        </Button>
      ))}
      <Button pressed={clock.news.value >= 0 && world.rain} onPress={() => act(() => world.setRain(!world.rain))}>
        <Glyph name="rain" />
        {tell('squads.rain')}
      </Button>
    </>
  );
  const send = (key: TeamKey): void => {
    sends.value = key;
    act(() => world.order(key));
  };

  const Figures = () => {
    void clock.news.value;
    return (
      <div class="fig-rows">
        <div class="fig-heading">
          <h2 class="headline">{tell('squads.board')}</h2>
          <span class="text-12 muted">{tell('squads.appendOnly')}</span>
        </div>
        <p class="fig-row text-13">
          <span class="name">{tell('squads.facts')}</span>
          <code class="mono text-12 line-text">{`rain: ${world.rain}`}</code>
        </p>
        {world.history.map(commandRow)}
        {world.history.length === 0 && <p class="text-13 muted">{tell('squads.empty')}</p>}
      </div>
    );
  };

  function commandRow(command: CommandOnBoard) {
    const left = Math.max(0, command.untilTick - Math.max(world.tick, command.fromTick));
    const { x, y } = command.command as { x: number; y: number };
    return (
      <div key={command.id} class={`fig-row ${left > 0 ? 'on' : ''}`}>
        <span class="mono text-12 width-40">#{command.id}</span>
        <code class="mono text-12 line-text">{`${command.executorKeys.join()} → move ${x},${y}`}</code>
        <span class="text-12 width-72">
          {command.by === null ? tell('squads.byPlayer') : tell('squads.byHer', { name: nameOf(command.by) })}
        </span>
        <span class="row gap-2 grow">{world.addressees(command).map((one) => answer(one, command.id))}</span>
        <span class="width-56">
          <Meter share={left / command.tick} colour={left > 0 ? 'var(--teal-bright)' : 'var(--neutral)'} />
          <span class="text-12 muted">{left > 0 ? tell('squads.left', { left }) : tell('squads.gone')}</span>
        </span>
      </div>
    );
  }

  function answer(one: Member, command: number) {
    const follows = one.answers.get(command);
    const words = follows === undefined ? 'unread' : follows ? 'follows' : 'ignores';
    return (
      <span key={one.id} class={`answer ${words}`} title={`${nameOf(one.look)}: ${tell(`squads.${words}`)}`}>
        <Face look={one.look} rank={one.team === 1 ? 3 : 5} name={`${nameOf(one.look)}: ${tell(`squads.${words}`)}`} />
      </span>
    );
  }

  return {
    clock,
    Figure,
    Controls,
    Figures,
    sheets: [sheet, { name: 'follow.ts', language: 'ts', listing: heedCode }],
  };
}

const nameOf = (look: string): string => personName(look.slice(0, 1).toUpperCase() + look.slice(1));
