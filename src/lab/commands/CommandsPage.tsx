/**
 * The page "What if they were told to?": a command written by hand, even an impossible one, and how everyone responds
 * to it.
 */

import { useEffect, useRef } from 'preact/hooks';
import { Frame, useScope } from '../../ui/index.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import { useUndoKeys } from '../shared/undo-keys.ts';
import { Intro, Running } from '../shared/parts.tsx';
import { Board, Examples } from './Board.tsx';
import { Form } from './Form.tsx';
import { FactsList } from './FactsList.tsx';
import { Scenes } from './Scenes.tsx';
import { type CommandsModel, commandsModel } from './model.ts';
import { FIELDS } from './command-draft.ts';
import './commands.css';

export function CommandsPage({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  const model = commandsModel(lab);
  useUndoKeys(model.steps);
  return (
    <div class="commands-page">
      <CafeWindow lab={lab} class="commands-cafe">
        <p class="lab-label frame night dark text-13 mono">{clockAt(lab.cafe.state.clock, lab.tick.value)}</p>
        <Pointing lab={lab} model={model} />
      </CafeWindow>
      <Frame as="section" look="board" class="commands-board" aria-labelledby="commands-board-title">
        <header class="row gap-8">
          <h2 id="commands-board-title" class="text-16 bold grow">
            {tell('commands.board')}
          </h2>
          <Running lab={lab} />
        </header>
        <Intro>{tell('commands.boardIntro')}</Intro>
        <Examples lab={lab} model={model} />
        <Scenes lab={lab} />
        <div class="commands-two">
          <Board lab={lab} model={model} />
          <FactsList lab={lab} />
        </div>
      </Frame>
      <Form lab={lab} model={model} />
    </div>
  );
}

/** Lets a click on the café's picture choose the tile, or the guest to serve. The chosen tile is marked. */
function Pointing({ lab, model }: { readonly lab: Lab; readonly model: CommandsModel }) {
  const mark = useRef<HTMLElement>(null);
  const { kind, json, x, y } = model.steps.now.value;
  const wantsTile = json === null && FIELDS[kind].includes('tile');
  const wantsGuest = json === null && FIELDS[kind].includes('guest');
  const isTile = wantsTile && /^\d+$/.test(x) && /^\d+$/.test(y);
  useScope(
    (scope) => {
      let down = { x: 0, y: 0 };
      const press = (event: PointerEvent): void => {
        down = { x: event.clientX, y: event.clientY };
      };
      const click = (event: MouseEvent): void => {
        // A click that ends a drag of the picture chooses nothing.
        const dragged = Math.abs(event.clientX - down.x) + Math.abs(event.clientY - down.y) > 6;
        if (!wantsTile || dragged || !(event.target instanceof HTMLCanvasElement)) return;
        const tile = lab.deps.tileAt(event.clientX, event.clientY);
        if (tile !== null) model.change({ x: String(tile.x), y: String(tile.y) });
      };
      scope.listen(window, 'pointerdown', press, { capture: true });
      scope.listen(window, 'click', click, { capture: true });
    },
    [lab, model, wantsTile],
  );
  const who = lab.who.value;
  useEffect(() => {
    if (wantsGuest && who !== null && lab.cafe.state.people[who]?.role === 'guest') model.change({ guest: who });
  }, [lab, model, wantsGuest, who]);
  useScope(
    (scope) => {
      if (!isTile) return;
      // The mark on the chosen tile is positioned anew in each frame, because the player can move and zoom the
      // picture.
      const follow = (): void => {
        const box = mark.current?.parentElement?.getBoundingClientRect();
        if (box !== undefined && mark.current !== null) {
          const spot = lab.deps.spotOf(Number(x), Number(y));
          const [left, top] = [Math.round(spot.x - box.left), Math.round(spot.y - box.top)];
          const inside = left > 4 && top > 4 && left < box.width - 4 && top < box.height - 4;
          mark.current.style.setProperty('translate', `${left}px ${top}px`);
          mark.current.style.setProperty('visibility', inside ? 'visible' : 'hidden');
        }
      };
      follow();
      scope.frame(follow);
    },
    [lab, isTile, x, y],
  );
  return isTile ? <i ref={mark} class="commands-mark" aria-hidden="true" /> : null;
}
