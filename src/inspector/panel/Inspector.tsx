/**
 * The inspector: time controls and search at the top, lanes at the left, and at the right the panels for reasons,
 * warps, the board and breakpoints.
 */

import { useEffect, useRef } from 'preact/hooks';
import { useScope } from '../../ui/lifetime/use-scope.ts';
import { alongBar } from '../lanes/along-bar.ts';
import type { Inspected, LineOfTime } from '../record/inspected.ts';
import type { Recording } from '../record/recorded.ts';
import { recordingToBytes } from '../record/recording-file.ts';
import { Board } from './Board.tsx';
import { Lanes } from './Lanes.tsx';
import type { Picture } from './describe.ts';
import { MOST_FOUND } from './search.ts';
import { Inputs } from './Inputs.tsx';
import { Legend } from './Legend.tsx';
import type { Model, Tab } from './model.ts';
import { Stops } from './Stops.tsx';
import { texts } from './texts.ts';
import { Warps } from './Warps.tsx';
import { Why } from './Why.tsx';

interface InspectorProps {
  readonly model: Model;
  readonly picture: Picture | null;
  /** Called when the player presses the close button; left out = the inspector has no such button. */
  readonly onClose?: () => void;
}

export function Inspector({ model, picture, onClose }: InspectorProps) {
  const { recorder } = model;
  const recording = model.watch();
  const tab = model.tab.value;
  const tabs: Tab[] = ['why', 'warps', 'board'];
  if (recorder !== null) tabs.push('stops');
  if (recorder !== null && recorder.inputs.length > 0) tabs.push('inputs');
  const who = model.who.value;
  return (
    <section class="minds-inspector" aria-label={texts.inspector}>
      <header>
        {recorder !== null && <TimeControls model={model} recorder={recorder} />}
        <b class="mi-tick">{model.describe.time(model.tick.value)}</b>
        <input
          type="search"
          placeholder={texts.search}
          aria-label={texts.search}
          value={model.words.value}
          onInput={({ currentTarget }) => model.search(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') model.lookAtFound();
          }}
        />
        <GoTo model={model} />
        <button type="button" onClick={() => void saveFile(model)}>
          {texts.save}
        </button>
        {onClose !== undefined && (
          <button type="button" aria-label={texts.close} onClick={onClose}>
            ×
          </button>
        )}
      </header>
      {recorder !== null && recorder.problems.length > 0 && (
        <ul class="mi-problems" role="alert">
          {recorder.problems.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <div class="mi-main">
        <div class="mi-left" style={{ '--mi-names': `${widthOfNames(model)}px` }}>
          {picture !== null && <PictureOf model={model} picture={picture} />}
          <Lanes model={model} />
          <Legend model={model} />
          <WholeBar model={model} recording={recording} />
          <Found model={model} />
        </div>
        <div class="mi-right">
          <h2>
            {who === null ? texts.nobody : model.nameOf(who)} <span>{who === null ? '' : model.kindOf(who)}</span>
          </h2>
          <div class="mi-tabs" role="tablist">
            {tabs.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={one === tab}
                onClick={() => (model.tab.value = one)}
              >
                {texts.tabs[one]}
              </button>
            ))}
          </div>
          <div class="mi-panel" role="tabpanel">
            {tab === 'why' && <Why model={model} />}
            {tab === 'warps' && <Warps model={model} />}
            {tab === 'board' && <Board model={model} />}
            {tab === 'stops' && recorder !== null && <Stops model={model} recorder={recorder} />}
            {tab === 'inputs' && recorder !== null && <Inputs model={model} recorder={recorder} />}
          </div>
        </div>
      </div>
    </section>
  );
}

function TimeControls({ model, recorder }: { readonly model: Model; readonly recorder: Inspected }) {
  const { held, atEnd, lines, line } = recorder;
  const nameOf = ({ id, begin, loaded = false }: LineOfTime): string =>
    texts.line(id, model.describe.time(begin), loaded);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          recorder.held = !held;
          model.renew();
        }}
      >
        {held ? texts.play : texts.pause}
      </button>
      <button
        type="button"
        aria-label={texts.back}
        title={texts.back}
        onClick={() => model.goTo(model.tick.peek() - 1)}
      >
        ◂
      </button>
      <button
        type="button"
        aria-label={texts.forward}
        title={texts.forward}
        onClick={() => {
          recorder.run(1);
          recorder.held = true;
        }}
      >
        ▸
      </button>
      <button type="button" disabled={atEnd} onClick={() => model.goTo(line.end)}>
        {texts.toEnd}
      </button>
      <button
        type="button"
        disabled={atEnd}
        title={texts.goOnWhy}
        onClick={() => {
          recorder.goOn();
          model.renew();
        }}
      >
        {texts.goOn}
      </button>
      {lines.length > 1 && (
        <select
          aria-label={texts.lines}
          value={String(line.id)}
          onChange={({ currentTarget }) => {
            const there = lines.find(({ id }) => String(id) === currentTarget.value);
            if (there !== undefined) model.play(there);
          }}
        >
          {lines.map((one) => (
            <option key={one.id} value={String(one.id)}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

const NAMES = { least: 104, most: 190, letter: 8.5 } as const;

/** Width of the column with the names of the lanes shown. */
const widthOfNames = (model: Model): number =>
  Math.min(
    NAMES.most,
    Math.max(NAMES.least, ...model.lanes.shown.value.map(({ id }) => 14 + NAMES.letter * model.nameOf(id).length)),
  );

/** A field in which a developer enters a tick, for example from a log, or a time of the game, to go to it. */
function GoTo({ model }: { readonly model: Model }) {
  const field = useRef<HTMLInputElement>(null);
  const { describe, hasOwnTime } = model;
  const label = hasOwnTime ? texts.goToTime : texts.goToTick;
  const common = {
    ref: field,
    class: 'mi-go',
    placeholder: label,
    'aria-label': label,
    onInput: () => field.current?.setCustomValidity(''),
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { current } = field;
        if (current === null || current.value === '' || model.goToTyped(current.value)) return;
        const { from, end } = model.recording;
        current.setCustomValidity(texts.noSuchTime(describe.time(from), describe.time(end)));
        current.reportValidity();
      }}
    >
      {hasOwnTime ? <input {...common} type="text" /> : <input {...common} type="number" />}
    </form>
  );
}

/** Shows the whole recording as a bar; pressing it goes to the tick under the pointer. */
function WholeBar({ model, recording }: { readonly model: Model; readonly recording: Recording }) {
  const { from, end, loaded = false } = recording;
  const span = model.stretch.span.value;
  const share = (tick: number): string =>
    `${(100 * Math.min(end, Math.max(from, tick) - from)) / Math.max(1, end - from)}%`;
  return (
    <div class="mi-time">
      {loaded ? (
        <span title={texts.loadedWhy}>{texts.loadedAt(model.describe.time(from))}</span>
      ) : (
        from > 0 && <span title={texts.knownFromWhy}>{texts.knownFrom(model.describe.time(from))}</span>
      )}
      <div class="mi-whole" {...alongBar(from, end, (tick) => model.goTo(tick))}>
        <i class="mi-span" style={{ left: share(span.from), right: `calc(100% - ${share(span.to)})` }} />
        <i class="mi-at" style={{ left: share(model.tick.value) }} />
      </div>
    </div>
  );
}

/** The moments that the search has found. */
function Found({ model }: { readonly model: Model }) {
  if (model.words.value.trim() === '') return null;
  const found = model.found.value;
  if (found.length === 0 && model.lanes.namesFound) return null;
  return (
    <div class="mi-found">
      <h3>{found.length === 0 ? texts.noneFound : texts.found(found.length, found.length === MOST_FOUND)}</h3>
      <ol>
        {found.map((moment, i) => (
          <li key={`${moment.who} ${moment.decision.tick} ${i}`}>
            <button type="button" onClick={() => model.lookAt(moment)}>
              <b>{model.describe.time(moment.decision.tick)}</b> {model.nameOf(moment.who)}: {moment.sentence}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function PictureOf({ model, picture }: { readonly model: Model; readonly picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  model.watch();
  const tick = model.tick.value;
  const draw = (): void => {
    const element = canvas.current;
    if (element === null) return;
    const { clientWidth: width, clientHeight: height } = element;
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
    picture(element, tick);
  };
  useEffect(draw);
  useScope(
    (scope) => {
      if (canvas.current !== null) scope.sizeOf(canvas.current, draw);
    },
    [tick],
  );
  return <canvas class="mi-picture" ref={canvas} />;
}

async function saveFile(model: Model): Promise<void> {
  const bytes = await recordingToBytes(model.recording, model.ownWords);
  const address = URL.createObjectURL(new Blob([bytes as BlobPart]));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'recording.minds' });
  link.click();
  URL.revokeObjectURL(address);
}
