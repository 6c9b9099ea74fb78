/** The page with the whole café: the game's simulation, scripts and view, with a scenario that can be edited while it runs. */

import { effect, signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Button, classes, Face, Glyph, useScope } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import type { Maid } from '../../../sim/state/person.ts';
import type { CafeView } from '../../../view/index.ts';
import { hasWords, personName, say, type WordParams } from '../../../words/index.ts';
import { sentenceOf } from '../../../words/sentences.ts';
import { Clock, wantsLessMotion } from '../../frame/clock.ts';
import type { Page } from '../../frame/page.ts';
import { Sheet } from '../../frame/sheet.ts';
import { tell } from '../../words/index.ts';
import cafeText from './cafe.json?raw';
import { Hall, readCafe } from './model.ts';

const COMMAND_TICKS = 200;

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'cafe.json', language: 'json', text: cafeText, read: readCafe });
  const hall = new Hall(sheet.value.peek());
  let view: CafeView | null = null;
  const failed = signal(false);
  const clock = new Clock({
    step: () => {
      if (hall.step()) void view?.show(hall.cafe);
      else view?.ticked();
    },
    reset: () => {
      hall.reset();
      void view?.show(hall.cafe);
    },
  });
  visit.defer(
    effect(() => {
      const before = hall.cafe;
      hall.adopt(sheet.value.value);
      if (hall.cafe !== before) void view?.show(hall.cafe);
      clock.touch();
    }),
  );
  visit.defer(effect(() => view?.setPaused(!clock.playing.value)));

  function select(id: string | null): void {
    hall.selected = id;
    view?.setSelection(id === null ? [] : [id]);
    clock.touch();
  }

  function send(manner: 'a-move' | 'plain', x: number, y: number): void {
    if (hall.selected === null || hall.cafe.state.people[hall.selected]?.role !== 'maid') return;
    hall.cafe.give({
      kind: 'command',
      post: { executorKeys: [hall.selected], tick: COMMAND_TICKS, command: { behave: 'move', x, y, manner } },
    });
  }

  /** Opens the drawing of the café. Its module loads separately, so the figures appear before the drawing. */
  async function openIn(element: HTMLElement, life: Scope): Promise<void> {
    const { openView } = await import('../../../view/index.ts');
    if (life.disposed) return;
    const opened = await openView(element, {
      frame: () => clock.alpha,
      select: ([id]) => select(id ?? null),
      order: send,
      ask: (at) => at !== null && send('plain', at.x, at.y),
      target: () => {},
      missed: () => {},
      say: (key, params) => (hasWords(key) ? say(key, params as WordParams) : key),
    });
    life.defer(() => {
      opened.destroy();
      view = null;
    });
    if (life.disposed) return;
    view = opened;
    opened.setReducedMotion(wantsLessMotion());
    await opened.show(hall.cafe);
    opened.setSelection(hall.selected === null ? [] : [hall.selected]);
  }

  const Figure = () => {
    const room = useRef<HTMLDivElement>(null);
    useScope((life) => {
      const element = room.current;
      if (element === null) return;
      openIn(element, life).catch((problem: unknown) => {
        console.warn(problem);
        failed.value = true;
      });
    }, []);
    return (
      <div ref={room} class="cafe-view" role="img" aria-label={tell('cafe.figure')}>
        {failed.value && <p class="text-14 pad-large light-text">{tell('cafe.noPicture')}</p>}
      </div>
    );
  };

  const Controls = () => {
    void clock.news.value;
    return (
      <>
        {hall.maids().map(({ id, name }) => (
          <Button key={id} pressed={hall.selected === id} onPress={() => select(id)}>
            {personName(name)}
          </Button>
        ))}
        <Button square label={tell('cafe.nearer')} onPress={() => view?.zoom(1)}>
          <Glyph name="plus" />
        </Button>
        <Button square label={tell('cafe.farther')} onPress={() => view?.zoom(-1)}>
          <Glyph name="minus" />
        </Button>
      </>
    );
  };

  const Figures = () => {
    void clock.news.value;
    const { figures, tick } = hall.cafe.state;
    const numbers = [
      ['tick', tick],
      ['served', figures.guestsServed],
      ['lost', figures.guestsLost],
      ['dishes', figures.dishesServed],
      ['dropped', figures.dishesDropped],
      ['income', figures.income],
      ['faults', figures.faults],
    ] as const;
    return (
      <div class="col gap-4">
        <div class="fig-numbers text-13">
          {numbers.map(([name, value]) => (
            <span key={name} class="fig-number">
              {tell(`cafe.${name}`)} <b>{value}</b>
            </span>
          ))}
        </div>
        {hall.maids().map(maidRow)}
        <h2 class="headline">{tell('cafe.events')}</h2>
        <ol class="cafe-events mono text-12 scrolls" lang="en" tabIndex={0} aria-label={tell('cafe.events')}>
          {hall.events.slice(0, 12).map((event, i) => (
            <li key={hall.events.length - i} class="ellipsis">
              {JSON.stringify(event)}
            </li>
          ))}
        </ol>
      </div>
    );
  };

  function maidRow({ id, look, name }: Maid) {
    const page = hall.cafe.page(id);
    const why = hall.cafe
      .decisions(id)
      .filter(({ because }) => because !== null)
      .at(-1)?.because;
    return (
      <div key={id} class={classes('fig-row', hall.selected === id && 'on')}>
        <Face look={look} name={name} rank={3} />
        <span class="col grow">
          <code class="mono text-12 ellipsis">
            {page === null || page.todo === null ? '–' : JSON.stringify(page.todo)}
          </code>
          <span class="text-13">{why === null || why === undefined ? '' : sentenceOf(why)}</span>
        </span>
        <span class="text-12 mono muted">{page?.script}</span>
      </div>
    );
  }

  return {
    clock,
    Figure,
    Controls,
    Figures,
    sheets: [sheet],
  };
}
