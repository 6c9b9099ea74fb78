/** The page "When did things change?": the day as lanes to scrub through, with the café and the selected person beside them. */

import { useEffect, useState } from 'preact/hooks';
import { Button, Frame, Glyph, Segment } from '../../ui/index.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import { usePageKeys } from '../frame/keys.ts';
import type { Lab } from '../frame/lab.ts';
import type { LabSpeed } from '../frame/deps.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import { DayBar } from './DayBar.tsx';
import { LaneView } from './LaneView.tsx';
import { Moment } from './Moment.tsx';
import { tellBand } from '../shared/band-words.ts';
import { doingOf } from './lanes.ts';
import { SearchBar } from './SearchBar.tsx';
import { TimeModel } from './time-model.ts';
import './time.css';

const SPEEDS: readonly LabSpeed[] = [1, 2, 4, 8];

export function TimePage({ lab }: { readonly lab: Lab }) {
  const [model] = useState(() => new TimeModel(lab));
  const found = (): string => tell('lab.key.found');
  usePageKeys([
    { key: '[', does: found, press: () => void model.stepThought(-1), repeats: true },
    { key: ']', does: found, press: () => void model.stepThought(1), repeats: true },
    { key: 't', does: () => tell('lab.key.thought'), press: () => void model.nextThought(), repeats: true },
  ]);
  const ready = lab.timeline.value !== null;
  // If no person is selected, a person with an interesting moment is selected.
  useEffect(() => {
    const who = ready && lab.who.peek() === null ? model.somebody() : null;
    if (who !== null) lab.look(who);
  }, [ready, model]);
  return (
    <div class="time-page">
      <CafeWindow lab={lab} class="time-cafe">
        <Banner lab={lab} />
        <Over lab={lab} model={model} />
        <Speeds lab={lab} />
      </CafeWindow>
      <Frame as="section" class="time-panel" aria-label={tell('time.day')}>
        <Controls lab={lab} model={model} />
        <LaneView lab={lab} model={model} />
        <DayBar lab={lab} model={model} />
      </Frame>
      <Moment lab={lab} model={model} />
    </div>
  );
}

/** Shows a banner when the moment shown is not the present. */
function Banner({ lab }: { readonly lab: Lab }) {
  lab.watch();
  const timeline = lab.timeline.value;
  void told.value;
  if (timeline === null)
    return (
      <p class="time-banner frame butter" role="status">
        {tell('time.opening', { percent: Math.round(lab.progress.value * 100) })}
      </p>
    );
  if (lab.atNow) return null;
  const minutes = Math.round((timeline.now - lab.tick.value) / lab.cafe.state.clock.ticksPerMinute);
  return (
    <p class="time-banner frame butter" role="status">
      {minutes < 60
        ? tell('time.rewound', { count: minutes })
        : tell('time.rewoundHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
    </p>
  );
}

function Over({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  void told.value;
  const sight = model.sight.value;
  const ways = model.ways.value;
  const thoughts = model.thoughts.value;
  useEffect(() => {
    const doing = (id: string): string => {
      const page = lab.cafe.page(id);
      return page === null ? '' : doingOf(page.key, page.script, page.todo);
    };
    lab.deps.over({
      sight,
      ways,
      thought: thoughts ? ({ id, role }) => (role === 'maid' ? tellBand(doing(id)) : '') : null,
    });
    return () => lab.deps.over(null);
  }, [lab, sight, ways, thoughts]);
  return (
    <div class="time-over" role="group" aria-label={tell('over.label')}>
      {(['sight', 'ways', 'thoughts'] as const).map((what) => (
        <Button
          key={what}
          size="small"
          pressed={model[what].value}
          title={tell(`over.${what}.why`)}
          onPress={() => (model[what].value = !model[what].peek())}
        >
          {tell(`over.${what}`)}
        </Button>
      ))}
    </div>
  );
}

function Speeds({ lab }: { readonly lab: Lab }) {
  const speed = lab.speed.value;
  if (speed === 0) return null;
  return (
    <div class="time-speeds">
      <Segment
        label={tell('time.speed')}
        chosen={speed}
        choices={SPEEDS.map((value) => ({ value, text: `${value}×` }))}
        onChoose={(value) => lab.setSpeed(value)}
      />
    </div>
  );
}

function Controls({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  lab.watch();
  const speed = lab.speed.value;
  const ready = lab.timeline.value !== null;
  const who = lab.who.value;
  const person = who === null ? undefined : model.known.value.get(who);
  const over = ready && lab.atNow && lab.cafe.state.over;
  const whyNot = ready ? tell('time.over') : tell('time.opening', { percent: Math.round(lab.progress.value * 100) });
  return (
    <div class="time-controls">
      <Button square disabled={!ready} label={tell('time.tickBack')} onPress={() => lab.stepBack()}>
        <Glyph name="stepl" />
      </Button>
      <Button disabled={!ready || over} reason={whyNot} onPress={() => lab.stepTick()}>
        {tell('time.tick')}
      </Button>
      <Button
        look="teal"
        disabled={!ready || over}
        reason={whyNot}
        class="time-play"
        onPress={() => lab.setSpeed(speed === 0 ? 1 : 0)}
      >
        <Glyph name={speed === 0 ? 'play' : 'pause'} colours={{ K: 'var(--white)' }} />{' '}
        {speed === 0 ? tell('time.play') : tell('time.pause')}
      </Button>
      <Button
        look="gold"
        disabled={!ready || person === undefined}
        reason={ready ? tell('time.chooseSomebody') : whyNot}
        onPress={() => model.nextThought()}
      >
        {person === undefined ? tell('time.nextThought') : tell('time.nextThoughtOf', { name: person.name })}
        <Glyph name="stepr" />
      </Button>
      <SearchBar lab={lab} model={model} />
      <output class="hidden-text">{clockAt(lab.cafe.state.clock, lab.tick.value)}</output>
    </div>
  );
}
