/**
 * The page about GoCap: the visitor plays rock, paper, scissors against a guest who learns the visitor's habits; the
 * cluster maps show what the guest has learned.
 */

import { effect } from '@preact/signals';
import { type BehaviorExplanation, type Hand, HANDS, type RuleExplanation } from '../../../ai/index.ts';
import { Button, classes } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { Clock } from '../../frame/clock.ts';
import { LineChart } from '../../frame/LineChart.tsx';
import type { Page } from '../../frame/page.ts';
import { HEADROOM, type Painter, TILE } from '../../frame/painter.ts';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { PALETTE } from '../../frame/palette.ts';
import { tell, tellPart } from '../../words/index.ts';
import habitText from './habit.yaml?raw';
import { drawHand } from './hands.ts';
import { JankenTable, readHabit, readLearned, writeLearned } from './model.ts';

const COLUMNS = 17;
const ROWS = 2;

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'habit.yaml', language: 'yaml', text: habitText, read: readHabit });
  const world = new JankenTable(sheet.value.peek());
  const learned = new Sheet({
    name: 'learned.json',
    language: 'json',
    text: writeLearned(world.guest.save()),
    read: readLearned,
  });
  const clock = new Clock({ rate: 1.5, step: () => world.step(), reset: () => world.reset() });
  let writing = false;
  visit.defer(
    effect(() => {
      world.adopt(sheet.value.value);
      clock.touch();
    }),
  );
  visit.defer(
    effect(() => {
      const saved = learned.value.value;
      if (writing || world.played === 0) return;
      world.teach(saved);
      clock.touch();
    }),
  );

  function play(hand: Hand): void {
    clock.playing.value = false;
    world.play(hand);
    clock.touch();
  }

  /** Writes the guest's learned data into the editable text, so that the visitor can read, change and keep it. */
  function writeDown(): void {
    writing = true;
    learned.edit(writeLearned(world.guest.save()));
    writing = false;
  }

  function draw(paint: Painter): void {
    paint.floor(COLUMNS, ROWS);
    paint.backWall(COLUMNS);
    paint.furniture('tableRound-white', 8, 0.7);
    paint.furniture('chair-SE-gold', 5.4, 0.6, -0.3);
    paint.person({ look: 'luz', x: 6, y: 0.9, pose: 'idle', facing: 'SE' });
    paint.furniture('chair-SW-red', 10.4, 0.4, -0.3);
    const { last } = world;
    paint.person({
      look: 'granny',
      x: 10.4,
      y: 0.42,
      pose: last?.result === 'loss' ? 'angrySit' : 'sit',
      facing: 'SW',
    });
    if (last === null) return;
    paint.over(() => {
      drawHand(paint, last.yours, 84, 34);
      drawHand(paint, last.choice.hand, 418, 34, 3, true);
    });
    paint.label(tell('janken.you'), 104, 92);
    paint.label(last.choice.basis, 440, 92, last.choice.basis === 'GoCap' ? PALETTE.gold : PALETTE.grey);
    const words = { win: 'janken.guestWins', draw: 'janken.draw', loss: 'janken.youWin' } as const;
    paint.label(
      tell(words[last.result]),
      272,
      22,
      last.result === 'win' ? PALETTE.pink : last.result === 'loss' ? PALETTE.mint : PALETTE.card,
    );
  }

  const Figure = () => (
    <>
      <Stage
        clock={clock}
        width={COLUMNS * TILE}
        height={HEADROOM + ROWS * TILE}
        label={tell('janken.figure')}
        draw={draw}
      />
      <Hands />
    </>
  );

  const Hands = () => (
    <div class="row gap-8 wrap duel-moves">
      <b class="text-14">{tell('janken.show')}</b>
      {HANDS.map((hand) => (
        <Button key={hand} size="big" onPress={() => play(hand)}>
          {tell(`janken.${hand}`)}
        </Button>
      ))}
      <span class="text-13 muted">{clock.playing.value ? tell('janken.habit') : tell('duel.you')}</span>
    </div>
  );

  const Controls = () => (
    <>
      <Button onPress={() => clock.step(100)}>{tell('duel.hundred')}</Button>
      <Button onPress={writeDown}>{tell('janken.write')}</Button>
    </>
  );

  const Figures = () => {
    void clock.news.value;
    const { results, played, last } = world;
    const percent = (count: number): string => (played === 0 ? '–' : `${Math.round((100 * count) / played)} %`);
    return (
      <div class="col gap-4">
        <div class="fig-numbers text-13">
          <span class="fig-number">
            {tell('janken.rounds')} <b>{played}</b>
          </span>
          <span class="fig-number">
            {tell('janken.guestWon')} <b>{percent(results.win)}</b>
          </span>
          <span class="fig-number">
            {tell('janken.youWon')} <b>{percent(results.loss)}</b>
          </span>
          <span>
            {last === null
              ? tell('janken.first')
              : last.choice.expected === null
                ? tell('janken.rand')
                : tell('janken.expected', {
                    hand: tell(`janken.${last.choice.expected}`),
                    firing: last.choice.firing.length,
                  })}
          </span>
        </div>
        <div class="janken-figures">
          <div class="maps">{world.maps().map(map)}</div>
          <LineChart
            label={tell('janken.chart')}
            chance={1 / 3}
            height={110}
            lines={[
              { name: tell('janken.wins'), look: 'teal', values: world.wins },
              { name: 'GoCap', look: 'grey', values: world.byHabit },
            ]}
          />
        </div>
      </div>
    );
  };

  function map({ id, fires, trained, rules }: BehaviorExplanation) {
    return (
      <section key={id} class={classes('map', fires && 'fires')}>
        <h3 class="text-13 row gap-4">
          <b class="bold">{tell(`janken.${id as Hand}`)}</b>
          <span class="text-12 muted">{trained.toFixed(1)}</span>
          {fires && <span class="chip on">{tell('janken.fires')}</span>}
        </h3>
        {rules.map(strip)}
      </section>
    );
  }

  function strip({ name, case: at, count, limit, fired, counts }: RuleExplanation) {
    const said = tellPart('janken.rule.', name);
    return (
      <div
        key={name}
        class={classes('strip', fired && 'fired')}
        role="img"
        aria-label={tell('janken.strip', { name: said, at: at + 1, count: count.toFixed(1), limit })}
      >
        <span class="text-12 strip-name">{said}</span>
        {counts.map((one, i) => (
          <i key={i} class={classes('cell', `heat-${Math.min(4, Math.ceil((4 * one) / limit))}`, i === at && 'now')} />
        ))}
      </div>
    );
  }

  return { clock, Figure, Controls, Figures, sheets: [sheet, learned] };
}
