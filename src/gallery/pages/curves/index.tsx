/** The page about considerations and weight functions: the inputs of a maid's decision, the weight of each, and the result. */

import { Segment } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { live } from '../../frame/live.ts';
import type { Page } from '../../frame/page.ts';
import { HEADROOM, type Painter, TILE } from '../../frame/painter.ts';
import { Scores, short } from '../../frame/Scores.tsx';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { PALETTE } from '../../frame/palette.ts';
import { tell } from '../../words/index.ts';
import { CurveCard } from './CurveCard.tsx';
import { Chore, type Factor, INPUTS, MOODS, readSweep } from './model.ts';
import sweepText from './sweep.yaml?raw';
import { withNumber } from './text.ts';

const COLUMNS = 17;
const GUESTS = ['office', 'granny', 'student', 'clerk', 'lady', 'kid'] as const;

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'sweep.yaml', language: 'yaml', text: sweepText, read: readSweep });
  const world = new Chore(sheet.value.peek());
  const { clock, act } = live(visit, sheet, world, { rate: 4 });

  function draw(paint: Painter): void {
    paint.floor(COLUMNS, 2);
    paint.backWall(COLUMNS);
    const { litter, callers, energy } = world.values;
    const sweeping = world.doing === world.plan.option;
    for (let i = 0; i < Math.round(litter); i++)
      paint.furniture(i % 3 === 0 ? 'litter-peel' : 'litter-paper', 1 + ((i * 1.37) % 6), 0.5 + ((i * 0.61) % 1), -0.4);
    paint.person({ look: 'mei', x: 4, y: 0.8, pose: sweeping ? 'sweep' : 'idle', facing: 'SE' });
    if (sweeping) paint.bubble(4, 0.8, { icon: 'status-broom' });
    for (let i = 0; i < Math.round(callers); i++) {
      paint.person({ look: GUESTS[i] ?? 'office', x: 9 + i * 1.35, y: 0.8, pose: 'call', facing: 'SW' });
      paint.bubble(9 + i * 1.35, 0.8, { icon: 'status-bell' });
    }
    paint.over(() => {
      paint.box(8, 12, 76, 14, PALETTE.white);
      paint.pen.fillStyle = energy > 30 ? PALETTE.green : PALETTE.cherry;
      paint.pen.fillRect(10, 14, Math.round((72 * energy) / 100), 10);
    });
  }

  const Figure = () => (
    <>
      <Stage
        clock={clock}
        width={COLUMNS * TILE}
        height={HEADROOM + 2 * TILE}
        label={tell('curves.figure')}
        draw={draw}
      />
      <Curves />
    </>
  );

  const Curves = () => {
    void clock.news.value;
    return <div class="curve-cards">{world.plan.factors.map(card)}</div>;
  };

  function card(factor: Factor) {
    const value = world.values[factor.input];
    return (
      <CurveCard
        key={factor.path}
        factor={factor}
        curve={world.curve(factor)}
        value={value}
        now={world.scoreAt(factor.at, factor.input, value)}
        most={INPUTS[factor.input]}
        onInput={(to) =>
          act(() => {
            clock.playing.value = false;
            world.set(factor.input, to);
          })
        }
        onNumber={(key, to) => change(factor, key, to)}
        onNudge={(key, by) => {
          const now = world.plan.factors.find(({ path }) => path === factor.path)?.numbers.get(key);
          if (now !== undefined) change(factor, key, now + by);
        }}
      />
    );
  }

  /**
   * Writes a number that the visitor has set by dragging into the text, unless the number would make the text invalid.
   */
  function change({ path }: Factor, key: string, value: number): void {
    const before = sheet.text.peek();
    sheet.edit(
      withNumber(
        before,
        `${path}.${key}`,
        key.endsWith('multiplier') || key === 'exponent' ? Math.max(0, value) : value,
      ),
    );
    if (sheet.problems.peek().length > 0) sheet.edit(before);
  }

  const Controls = () => {
    void clock.news.value;
    return (
      <Segment
        label={tell('curves.mood')}
        size="normal"
        chosen={world.mood}
        choices={MOODS.map((mood) => ({ value: mood, text: tell(`curves.mood.${mood}`) }))}
        onChoose={(mood) => act(() => world.setMood(mood))}
      />
    );
  };

  const Figures = () => {
    void clock.news.value;
    const { scores, draw: drawn } = world.decision;
    const considerations = scores[0]?.considerations ?? [];
    const addends = considerations.reduce((sum, { addend }) => sum + addend, 0);
    const factors = considerations
      .filter(({ multiplier }) => multiplier !== 1)
      .map(({ multiplier }) => short(multiplier));
    return (
      <div class="col gap-4">
        <p class="text-14 selection-line mono">
          {world.plan.option}: {short(addends)}
          {factors.map((factor) => ` × ${factor}`).join('')} = {short(scores[0]?.weight ?? 0)}
        </p>
        <Scores scores={scores} draw={drawn} />
        <div class="fig-numbers text-13">
          {[...world.counts].map(([name, count]) => (
            <span key={name} class="fig-number">
              <span class="mono">{name}</span> <b>{count}</b>
            </span>
          ))}
          <span class="muted">{tell('curves.counts')}</span>
        </div>
      </div>
    );
  };

  return { clock, Figure, Controls, Figures, sheets: [sheet] };
}
