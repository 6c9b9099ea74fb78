/** The page about the move predictor: the visitor plays against rules that learn which move follows which. */

import { Button, classes, Glyph } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { live } from '../../frame/live.ts';
import { LineChart } from '../../frame/LineChart.tsx';
import type { Page } from '../../frame/page.ts';
import { HEADROOM, type Painter, TILE } from '../../frame/painter.ts';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { PALETTE } from '../../frame/palette.ts';
import { tell } from '../../words/index.ts';
import duelText from './duel.yaml?raw';
import { Duel, readDuel } from './model.ts';

const COLUMNS = 17;
const ROWS = 2;

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'duel.yaml', language: 'yaml', text: duelText, read: readDuel });
  const world = new Duel(sheet.value.peek());
  const { clock, act } = live(visit, sheet, world, { rate: 1.5 });

  function draw(paint: Painter): void {
    paint.floor(COLUMNS, ROWS, PALETTE.tiles);
    paint.backWall(COLUMNS);
    const [last] = world.rounds;
    paint.furniture('stove-a', 2, 0.4);
    paint.furniture('stove-b', 14, 0.4);
    paint.furniture('counter', 8, 0.5);
    paint.person({ look: 'chefF', x: 4, y: 0.8, facing: 'SE' });
    paint.person({ look: 'chef', x: 12, y: 0.8, facing: 'SW' });
    if (last !== undefined) {
      paint.label(last.move, paint.px(5.6), paint.py(0.1), PALETTE.card);
      paint.label(last.predicted ?? '?', paint.px(10.3), paint.py(0.1), last.hit ? PALETTE.mint : PALETTE.pink);
      paint.over(() => paint.icon(last.hit ? 'ui-check' : 'ui-x', paint.px(8), paint.py(-0.2)));
    }
  }

  const Figure = () => (
    <>
      <Stage
        clock={clock}
        width={COLUMNS * TILE}
        height={HEADROOM + ROWS * TILE}
        label={tell('duel.figure')}
        draw={draw}
      />
      <Moves />
    </>
  );

  const Moves = () => {
    void clock.news.value;
    return (
      <div class="row gap-8 wrap duel-moves">
        <b class="text-14">{tell('duel.yours')}</b>
        {world.plan.moves.map((move) => (
          <Button
            key={move}
            size="big"
            onPress={() =>
              act(() => {
                clock.playing.value = false;
                world.play(move);
              })
            }
          >
            {move}
          </Button>
        ))}
        <span class="text-13 muted">{clock.playing.value ? tell('duel.habit') : tell('duel.you')}</span>
      </div>
    );
  };

  const Controls = () => <Button onPress={() => clock.step(100)}>{tell('duel.hundred')}</Button>;

  const Figures = () => {
    void clock.news.value;
    const { stats } = world.predictor;
    const percent = (part: number): string => (stats.n === 0 ? '–' : `${Math.round((100 * part) / stats.n)} %`);
    return (
      <div class="duel-figures">
        <div class="col gap-4">
          <div class="fig-numbers text-13">
            <span class="fig-number">
              {tell('duel.judged')} <b>{stats.n}</b>
            </span>
            <span class="fig-number">
              {tell('duel.hits')} <b>{percent(stats.hits)}</b>
            </span>
            <span class="fig-number">
              {tell('duel.random')} <b>{percent(stats.randomHits)}</b>
            </span>
          </div>
          <LineChart
            label={tell('duel.chart')}
            chance={1 / world.plan.moves.length}
            lines={[
              { name: tell('duel.rules'), look: 'teal', values: world.hits },
              { name: tell('duel.guesser'), look: 'grey', values: world.guesses },
            ]}
          />
          <h2 class="headline">{tell('duel.last')}</h2>
          <ol class="row gap-4 wrap">
            {world.rounds.slice(0, 10).map(({ move, hit, predicted }, i) => (
              <li key={stats.n - i} class={classes('chip mono', predicted !== undefined && (hit ? 'good' : 'bad'))}>
                {move}
              </li>
            ))}
          </ol>
        </div>
        <Rules />
      </div>
    );
  };

  const Rules = () => {
    void clock.news.value;
    const { given, fired } = world.predictor.explain();
    return (
      <div class="rules scrolls" tabIndex={0} role="region" aria-label={tell('duel.weights')}>
        <table class="sheet">
          <thead>
            <tr>
              <th>{tell('duel.after')}</th>
              {world.plan.moves.map((move) => (
                <th key={move} class="num mono">
                  {move}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {world.table().map((row) => {
              const now = row.given.join() === given.join();
              return (
                <tr key={row.given.join()} class={now ? 'chosen' : undefined}>
                  <td class="mono text-12">{row.given.join(', ')}</td>
                  {row.rules.map(({ then, weight }) => (
                    <td key={then} class={classes('num', heat(weight), now && fired?.then === then && 'fired')}>
                      {weight}
                      {now && fired?.then === then && <Glyph name="left" scale={1} />}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    );
  };

  return { clock, Figure, Controls, Figures, sheets: [sheet] };
}

const heat = (weight: number): string =>
  weight <= -3
    ? 'cold-2'
    : weight < 0
      ? 'cold-1'
      : weight === 0
        ? ''
        : weight < 3
          ? 'warm-1'
          : weight < 8
            ? 'warm-2'
            : 'warm-3';
