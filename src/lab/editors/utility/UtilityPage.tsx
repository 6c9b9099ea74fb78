/** "What is it worth to her?" – a configuration as text, and beside it what each consideration gives, to be dragged. */

import { signal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { type UtilityName, utilityNames } from '../../../data/index.ts';
import { Button, classes, Face, FileButton, Frame, Glyph, readText, saveFile } from '../../../hud/kit/index.ts';
import { say } from '../../../words/index.ts';
import type { Lab } from '../../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell, told } from '../../words/index.ts';
import { undoKeys } from '../shared/keys.ts';
import { Steps } from '../shared/steps.ts';
import { Curve } from './Curve.tsx';
import { type Live, liveOf, type Part, partsOf, rounded, withNumber, type Written } from './parts.ts';
import './utility.css';

const MOST_BYTES = 400_000;
const open = signal<UtilityName>('caller');
const drafts = new WeakMap<Lab, Map<UtilityName, Steps<string>>>();

function stepsOf(lab: Lab, name: UtilityName): Steps<string> {
  let mine = drafts.get(lab);
  if (mine === undefined) drafts.set(lab, (mine = new Map<UtilityName, Steps<string>>()));
  let steps = mine.get(name);
  if (steps === undefined) mine.set(name, (steps = new Steps(lab.cafe.configOf(name)?.text ?? '')));
  return steps;
}

export function UtilityPage({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  const name = open.value;
  const steps = stepsOf(lab, name);
  const text = steps.now.value;
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const config = lab.cafe.configOf(name);
  if (config === null) return null;
  const problems = text === config.text ? [] : lab.cafe.readConfig(name, text);
  const input = { kind: 'config', name, text: text === config.shipped ? null : text } as const;
  const ready = problems.length === 0 && text !== config.text;
  const goTo = (line: number): void => {
    const lines = text.split('\n');
    const at = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(at, at + (lines[line - 1] ?? '').length);
    if (area.current !== null) area.current.scrollTop = Math.max(0, (line - 6) * 18);
  };
  const load = async (file: File): Promise<void> => {
    const opened = await readText(file, MOST_BYTES);
    const wrong = opened.ok
      ? lab.cafe.readConfig(name, opened.text)
      : [{ path: '', message: `the file ${opened.message}` }];
    if (opened.ok && wrong.length === 0) steps.set(opened.text);
    setRefused(
      wrong.length === 0
        ? null
        : wrong
            .map(
              ({ line, path, message }) =>
                `${line === undefined ? '' : `${say('config.line', { line })} `}${path} ${message}`,
            )
            .join('\n'),
    );
  };
  const whatIf = (): void => {
    lab.whatIf.setMoment(lab.tick.peek());
    lab.whatIf.setChanges([{ input }]);
    lab.turnTo('whatif');
  };
  return (
    <div class="utility-page" onKeyDown={undoKeys(steps)}>
      <Frame as="section" class="utility-text" aria-labelledby="utility-title">
        <header class="row g8 wrap">
          <h2 id="utility-title" class="hidden-text">
            {say(`config.name.${name}`)}
          </h2>
          <select
            class="frame btn-paper utility-choice t14 x8"
            aria-label={tell('utility.which')}
            value={name}
            onChange={({ currentTarget }) => {
              setRefused(null);
              open.value = currentTarget.value as UtilityName;
            }}
          >
            {utilityNames.map((one) => (
              <option key={one} value={one}>
                {say(`config.name.${one}`)}
              </option>
            ))}
          </select>
          <span class="grow" />
          <Button
            size="small"
            square
            label={tell('tables.undo')}
            disabled={!steps.canUndo}
            onPress={() => void steps.undo()}
          >
            <Glyph name="undo" />
          </Button>
          <Button
            size="small"
            square
            label={tell('tables.redo')}
            disabled={!steps.canRedo}
            onPress={() => void steps.redo()}
          >
            <Glyph name="redo" />
          </Button>
          <FileButton size="small" accept=".yaml,.yml,.txt" onFile={(file) => void load(file)}>
            {tell('tables.import')}
          </FileButton>
          <Button size="small" onPress={() => saveFile(`${name}.yaml`, new Blob([text], { type: 'text/yaml' }))}>
            YAML
          </Button>
        </header>
        <textarea
          ref={area}
          class="mono t12 utility-yaml"
          aria-label={say('config.text')}
          aria-invalid={problems.length > 0}
          spellcheck={false}
          wrap="off"
          value={text}
          onInput={({ currentTarget }) => steps.set(currentTarget.value, 'typed')}
        />
        {refused !== null && (
          <div class="note-err t12 utility-problems" role="alert">
            <b>{tell('utility.refused')}</b>
            <p class="utility-lines">{refused}</p>
          </div>
        )}
        {problems.length > 0 && (
          <ul class="note-err t12 utility-problems" aria-label={say('config.problems', { count: problems.length })}>
            {problems.slice(0, 20).map(({ line, path, message }, at) => (
              <li key={at}>
                {line !== undefined && (
                  <button type="button" class="link" onClick={() => goTo(line)}>
                    {say('config.line', { line })}
                  </button>
                )}{' '}
                {path !== '' && <span class="mono">{path}: </span>}
                {message}
              </li>
            ))}
          </ul>
        )}
        <footer class="row g8">
          <span class="t12 muted grow" role="status">
            {problems.length > 0
              ? tell('utility.keepsGood')
              : ready
                ? tell('tables.ready')
                : say(config.changed ? 'config.inForce' : 'config.isShipped')}
          </span>
          <Button size="small" disabled={text === config.shipped} onPress={() => steps.set(config.shipped)}>
            {tell('tables.asShipped')}
          </Button>
          <Button size="small" disabled={!ready} onPress={whatIf}>
            {tell('roster.whatIf')}
          </Button>
          <Button look="teal" size="small" disabled={!ready} onPress={() => lab.give(input)}>
            {tell('tables.apply')}
          </Button>
        </footer>
      </Frame>
      <Considerations lab={lab} name={name} steps={steps} goTo={goTo} />
    </div>
  );
}

interface ConsiderationsProps {
  readonly lab: Lab;
  readonly name: UtilityName;
  readonly steps: Steps<string>;
  readonly goTo: (line: number) => void;
}
function Considerations({ lab, name, steps, goTo }: ConsiderationsProps) {
  lab.watch();
  const { cafe } = lab;
  const who = lab.who.value;
  const made = who === null ? undefined : cafe.choices(who).find(({ config }) => config === name);
  const others = Object.values(cafe.state.people).filter(
    ({ id, present }) => present && cafe.choices(id).some(({ config }) => config === name),
  );
  const parts = partsOf(steps.now.value);
  const write = ({ path }: Written, value: number, mark: string): void => {
    const next = withNumber(steps.now.peek(), path, value);
    // A number that makes no sense there is not taken.
    if (cafe.readConfig(name, next).length === 0 || cafe.readConfig(name, steps.now.peek()).length > 0)
      steps.set(next, mark);
  };
  const person = who === null ? undefined : cafe.state.people[who];
  return (
    <Frame as="section" class="utility-parts" aria-label={tell('utility.considerations')}>
      <header class="row g8 wrap">
        <h2 class="t16 x8">{tell('utility.considerations')}</h2>
        <span class="t12 muted grow">
          {made === undefined
            ? tell(others.length === 0 ? 'utility.nobodyYet' : 'utility.chooseWho')
            : tell('utility.chose', { name: person?.name ?? '', time: clockAt(cafe.state.clock, made.tick) })}
        </span>
        <ul class="row g4">
          {others.slice(0, 8).map((one) => (
            <li key={one.id}>
              <button
                type="button"
                class={classes('tables-user', one.id === who && 'chosen')}
                title={one.name}
                aria-pressed={one.id === who}
                onClick={() => lab.look(one.id)}
              >
                <Face look={one.look} name={one.name} rank={one.role === 'maid' ? one.rank : null} width={32} />
              </button>
            </li>
          ))}
        </ul>
      </header>
      <div class="utility-cards scrolls">
        {parts.length === 0 && <p class="t13 muted">{tell('utility.noParts')}</p>}
        {parts.map((part) => (
          <Card key={part.id} part={part} live={liveOf(made?.decision, part)} write={write} goTo={goTo} />
        ))}
      </div>
    </Frame>
  );
}

interface CardProps {
  readonly part: Part;
  readonly live: readonly Live[];
  readonly write: (number: Written, value: number, mark: string) => void;
  readonly goTo: (line: number) => void;
}
function Card({ part, live, write, goTo }: CardProps) {
  const now = live.find(({ chosen }) => chosen) ?? live[0];
  return (
    <section class="frame card utility-card" aria-label={part.name}>
      <h3 class="row g8 t13">
        <button type="button" class="x8 ellipsis grow utility-name" onClick={() => goTo(part.line)}>
          {part.name}
        </button>
        {now !== undefined && <b class="mono t12">{gaveWords(now)}</b>}
      </h3>
      <p class="mono t12 muted ellipsis">
        {part.type} {part.variable}
        {now !== undefined && now.score.input !== null && ` = ${inputWords(now.score.input)}`}
      </p>
      {part.weight !== null && <Curve part={part} weight={part.weight} live={live} write={write} />}
      <div class="utility-numbers">
        {part.numbers.map((number) => (
          <label key={number.key} class="t12 mono">
            <span class="ellipsis">{number.key.replace(/^weight\./, '')}</span>
            <input
              type="number"
              step="any"
              value={number.value}
              onChange={({ currentTarget }) => {
                if (currentTarget.value.trim() !== '') write(number, Number(currentTarget.value), `number ${part.id}`);
              }}
            />
          </label>
        ))}
      </div>
    </section>
  );
}

const inputWords = (input: unknown): string =>
  typeof input === 'number' ? String(rounded(input)) : typeof input === 'boolean' ? (input ? '✓' : '✗') : String(input);

/** "+12 ×2", what it gave the option that was chosen. */
function gaveWords({ score: { addend, multiplier, rank } }: Live): string {
  const parts = [
    addend === 0 ? '' : `${addend > 0 ? '+' : '−'}${rounded(Math.abs(addend))}`,
    multiplier === 1 ? '' : `×${rounded(multiplier)}`,
    rank === -Infinity ? '' : `#${rounded(rank)}`,
  ].filter((one) => one !== '');
  return parts.length === 0 ? '·' : parts.join(' ');
}
