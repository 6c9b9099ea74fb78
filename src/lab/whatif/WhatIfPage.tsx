/** "Would it have been better?" – something changed at one moment, and the two days that come of it beside each other. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Frame, Glyph, Segment } from '../../hud/kit/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { SecondView } from '../frame/host.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { changeWords } from './changes.ts';
import { HeatPanel } from './HeatPanel.tsx';
import type { Mode, WhatIf } from './model.ts';
import { PartingPanel } from './PartingPanel.tsx';
import { Verdict } from './Verdict.tsx';
import './whatif.css';

const MODES: readonly Mode[] = ['beside', 'ghost', 'slider'];

export function WhatIfPage({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  const { whatIf } = lab;
  const ready = lab.timeline.value !== null;
  if (!ready)
    return (
      <Frame as="section" class="whatif-wait">
        <p class="t16" role="status">
          {tell('time.opening', { percent: Math.round(lab.progress.value * 100) })}
        </p>
      </Frame>
    );
  return (
    <div class="whatif-page">
      <ChangeBar lab={lab} whatIf={whatIf} />
      <TwoCafes
        lab={lab}
        whatIf={whatIf}
        key={`${whatIf.at} ${JSON.stringify(whatIf.changes.value)} ${whatIf.thought}`}
      />
      <Frame as="section" class="whatif-lower" aria-label={tell('whatif.parting')}>
        <PartingPanel lab={lab} whatIf={whatIf} />
        <HeatPanel lab={lab} whatIf={whatIf} />
      </Frame>
      <Verdict lab={lab} whatIf={whatIf} />
    </div>
  );
}

/** Both cafés from the moment on, at the same tick: side by side, one as the other's ghost, or parted by a slider. */
function TwoCafes({ lab, whatIf }: { readonly lab: Lab; readonly whatIf: WhatIf }) {
  const mode = whatIf.mode.value;
  const [share, setShare] = useState(50);
  const second = useRef<HTMLDivElement>(null);
  const [cafes] = useState((): readonly [Simulation, Simulation] => whatIf.open());
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    let view: SecondView | null = null;
    let gone = false;
    lab.showApart(cafes[0]);
    lab.stepper = () => {
      if (cafes[0].state.over && cafes[1].state.over) return false;
      for (const cafe of cafes) if (!cafe.state.over) cafe.step();
      lab.host.stepped(cafes[0]);
      view?.ticked();
      if (cafes[0].state.tick % 4 === 0) setBeat(cafes[0].state.tick);
      return true;
    };
    if (second.current !== null)
      void lab.host.secondView(second.current).then((opened) => {
        if (gone) return opened.destroy();
        view = opened;
        opened.show(cafes[1]);
      });
    return () => {
      gone = true;
      view?.destroy();
      lab.stepper = null;
      lab.setSpeed(0);
      lab.goToNow();
    };
  }, [lab, cafes]);
  const clock = cafes[0].state.clock;
  const names = whatIf.changes.value.map((one) => changeWords(one, (id) => cafes[0].state.people[id]?.name ?? id));
  return (
    <div class={`whatif-cafes ${mode}`} data-beat={beat}>
      <CafeWindow lab={lab} class="whatif-a" key={mode === 'beside' ? 'half' : 'whole'}>
        <p class="lab-label frame night dark t13">{tell('whatif.a')}</p>
      </CafeWindow>
      <div
        class="lab-window whatif-b"
        style={mode === 'slider' ? { clipPath: `inset(0 0 0 ${share}%)` } : undefined}
        inert={mode !== 'beside'}
      >
        <div class="whatif-second" ref={second} />
        <p class="lab-label frame teal dark t13">
          {names.length === 0 ? tell('whatif.bNothing') : tell('whatif.b', { change: names[0] as string })}
        </p>
      </div>
      {mode === 'slider' && (
        <input
          class="whatif-slider"
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={tell('whatif.slider')}
          onInput={({ currentTarget }) => setShare(Number(currentTarget.value))}
        />
      )}
      <div class="whatif-time">
        <Button
          size="small"
          look="teal"
          onPress={() => lab.setSpeed(lab.speed.peek() === 0 ? 1 : 0)}
          label={tell(lab.speed.value === 0 ? 'time.play' : 'time.pause')}
          square
        >
          <Glyph name={lab.speed.value === 0 ? 'play' : 'pause'} colours={{ K: '#ffffff' }} />
        </Button>
        <Segment
          label={tell('time.speed')}
          chosen={lab.speed.value}
          choices={([1, 4, 8] as const).map((value) => ({ value, text: `${value}×` }))}
          onChoose={(value) => lab.setSpeed(value)}
        />
        <b class="frame card t13">{clockAt(clock, cafes[0].state.tick)}</b>
        <Segment
          label={tell('whatif.mode')}
          chosen={mode}
          choices={MODES.map((value) => ({ value, text: tell(`whatif.mode.${value}`) }))}
          onChoose={(value) => (whatIf.mode.value = value)}
        />
      </div>
    </div>
  );
}
