/**
 * Shows both cafés from the moment of the question on, at the same tick: side by side, one as a pale ghost over the
 * other, or divided by a slider.
 */

import { personName } from '../../words/index.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, Glyph, Segment, useOwnScope, useScope } from '../../ui/index.ts';
import type { Person } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell } from '../words/index.ts';
import { changeWords } from '../frame/what-if-changes.ts';
import type { WhatIf } from './model.ts';
import { SecondPicture } from './second-picture.ts';

type Pair = readonly [Simulation, Simulation];

/** Maximum number of milliseconds per frame for simulating the cafés up to the moment to watch. */
const SLICE_MS = 12;
/** Both cafés are shown from this number of ticks before the moment that the player wants to watch. */
const BEFORE = 30;

export function TwoCafes({ lab, whatIf }: { readonly lab: Lab; readonly whatIf: WhatIf }) {
  const mode = whatIf.mode.value;
  const watch = whatIf.watch.value;
  const [share, setShare] = useState(50);
  const second = useRef<HTMLDivElement>(null);
  const life = useOwnScope();
  const [picture] = useState(() => {
    life.defer(() => {
      lab.setSpeed(0);
      lab.goToNow();
    });
    return new SecondPicture(life, () => lab.deps.secondView(second.current as HTMLDivElement));
  });
  const [cafes, setCafes] = useState<Pair | null>(null);
  const [beat, setBeat] = useState(0);
  // Identifies the two cafés to show. When it changes, the new cafés are shown in the same two pictures, because
  // creating a picture is slow.
  const opening = `${whatIf.at} ${JSON.stringify(whatIf.changes.value)} ${whatIf.thought}`;
  const openedFor = useRef('');
  useScope(
    (wanted) => {
      if (openedFor.current === opening && watch === null) return;
      openedFor.current = opening;
      lab.setSpeed(0);
      const open = async (): Promise<void> => {
        const opened = await whatIf.open();
        const to = whatIf.watch.peek();
        if (to !== null) await runOn(opened, to - BEFORE, () => !wanted.disposed);
        if (wanted.disposed) return;
        setCafes(opened);
        if (to === null) return;
        whatIf.watch.value = null;
        lab.setSpeed(1);
      };
      open().catch(() => {});
    },
    [opening, watch !== null],
  );
  const who = whatIf.parting.value?.who ?? whatIf.changes.value[0]?.maid ?? null;
  // The cafés are started in a layout effect. A normal effect would run only after the next frame, and in that frame
  // the lab would advance its own day instead of the two cafés.
  useLayoutEffect(() => {
    if (cafes === null) return;
    const [a, b] = cafes;
    lab.showApart(a);
    picture.show(b);
    lab.stepper = () => {
      if (a.state.over && b.state.over) return false;
      for (const cafe of cafes) if (!cafe.state.over) cafe.step();
      lab.deps.stepped(a);
      picture.ticked();
      if (a.state.tick % 4 === 0) setBeat(a.state.tick);
      return true;
    };
    return () => {
      lab.stepper = null;
    };
  }, [lab, cafes]);
  // Both pictures share a camera position, which follows the person concerned.
  useEffect(() => {
    if (cafes === null || who === null) return;
    lab.deps.follow(who);
    return () => lab.deps.follow(null);
  }, [lab, cafes, who]);
  const ghost = cafes === null || who === null ? null : elsewhere(cafes, who);
  useEffect(() => {
    picture.ghosts(() => {
      const one = cafes === null || who === null || mode !== 'beside' ? null : elsewhere(cafes, who);
      return one === null ? [] : [one];
    });
  }, [cafes, who, mode]);
  const state = cafes?.[0].state ?? lab.cafe.state;
  const names = whatIf.changes.value.map((one) => changeWords(one, (id) => personName(state.people[id]?.name ?? id)));
  const [first, ...others] = names;
  // The line between the two pictures follows the middle of the slider's handle.
  const parted = `calc(9px + (100% - 18px) * ${share / 100})`;
  return (
    <div class={`whatif-cafes by-${mode}`} data-beat={beat}>
      <CafeWindow lab={lab} class="whatif-a" key={mode === 'beside' ? 'half' : 'whole'}>
        <p class="lab-label frame night dark text-13">{tell('whatif.a')}</p>
        <div class="whatif-time">
          <Button
            size="small"
            look="teal"
            onPress={() => lab.setSpeed(lab.speed.peek() === 0 ? 1 : 0)}
            label={tell(lab.speed.value === 0 ? 'time.play' : 'time.pause')}
            square
          >
            <Glyph name={lab.speed.value === 0 ? 'play' : 'pause'} colours={{ K: 'var(--white)' }} />
          </Button>
          <Segment
            label={tell('time.speed')}
            chosen={lab.speed.value}
            choices={([1, 4, 8] as const).map((value) => ({ value, text: `${value}×` }))}
            onChoose={(value) => lab.setSpeed(value)}
          />
          <b class="frame card text-13">{clockAt(state.clock, cafes?.[0].state.tick ?? whatIf.at)}</b>
        </div>
      </CafeWindow>
      <div
        class="lab-window whatif-b"
        style={mode === 'slider' ? { clipPath: `inset(0 0 0 ${parted})` } : undefined}
        inert={mode !== 'beside'}
      >
        <div class="whatif-second" ref={second} />
        <p class="lab-label frame teal dark text-13" title={names.join(' · ')}>
          {first === undefined
            ? tell('whatif.bNothing')
            : tell('whatif.b', { change: others.length === 0 ? first : `${first} +${others.length}` })}
        </p>
        {ghost !== null && mode === 'beside' && (
          <p class="whatif-pale frame card text-12">{tell('whatif.pale', { name: ghost.name })}</p>
        )}
      </div>
      {mode === 'slider' && <i class="whatif-seam" style={{ left: parted }} />}
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
    </div>
  );
}

/** Returns a person of café A if that person is missing in café B or stands elsewhere there; otherwise null. */
function elsewhere([a, b]: Pair, who: string): Person | null {
  const one = a.state.people[who];
  const other = b.state.people[who];
  if (one === undefined || !one.present) return null;
  return one.x === other?.x && one.y === other.y && one.toX === other.toX && one.toY === other.toY ? null : one;
}

/** Simulates both cafés up to a tick, a few milliseconds at a time. */
async function runOn(cafes: Pair, tick: number, goesOn: () => boolean): Promise<void> {
  for (let since = performance.now(); goesOn() && cafes[0].state.tick < tick && !cafes[0].state.over;) {
    for (const cafe of cafes) if (!cafe.state.over) cafe.step();
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((come) => setTimeout(come));
    since = performance.now();
  }
}
