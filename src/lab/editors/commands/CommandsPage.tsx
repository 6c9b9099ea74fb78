/** "What if somebody told them so?" – a command written by hand, even a false one, and what everybody makes of it. */

import { Button, classes, Frame, Glyph } from '../../../hud/kit/index.ts';
import { CafeWindow } from '../../frame/CafeWindow.tsx';
import type { Lab } from '../../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell, told } from '../../words/index.ts';
import { Board } from './Board.tsx';
import { Form } from './Form.tsx';
import { commandsModel } from './model.ts';
import './commands.css';

export function CommandsPage({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  const model = commandsModel(lab);
  const runs = lab.speed.value !== 0;
  return (
    <div class="commands-page">
      <CafeWindow lab={lab} class="commands-cafe">
        <p class="lab-label frame night dark t13 mono">{clockAt(lab.cafe.state.clock, lab.tick.value)}</p>
      </CafeWindow>
      <Frame as="section" look="board" class={classes('commands-board')} aria-labelledby="commands-board-title">
        <header class="row g8">
          <h2 id="commands-board-title" class="t16 x8 grow">
            {tell('commands.board')}
          </h2>
          <Button size="small" onPress={() => lab.stepTick()} hotkey=".">
            <Glyph name="stepr" scale={1.5} /> {tell('commands.oneTick')}
          </Button>
          <Button size="small" look={runs ? 'gold' : 'btn'} onPress={() => lab.setSpeed(runs ? 0 : 1)}>
            <Glyph name={runs ? 'pause' : 'play'} scale={1.5} /> {tell(runs ? 'time.pause' : 'time.play')}
          </Button>
        </header>
        <Board lab={lab} model={model} />
      </Frame>
      <Form lab={lab} model={model} />
    </div>
  );
}
