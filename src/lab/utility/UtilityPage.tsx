/** The page "What is it worth to her?": a configuration as text, and beside it each consideration with a draggable curve. */

import { signal, type Signal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { type UtilityName, utilityNames } from '../../data/index.ts';
import { Button, classes, Draft, Frame, jsonFile, only, readText, saveFile, useOwnScope } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import { undoingOf, useUndoKeys } from '../shared/undo-keys.ts';
import { Faces, Intro, OpenAndSave, Running, Select, UndoRedo } from '../shared/parts.tsx';
import { lastWaiting, sameInput } from '../shared/pending-inputs.ts';
import { Card } from './Card.tsx';
import { readYaml } from '../../ai/yaml.ts';
import { rescored } from './rescoring.ts';
import { liveOf, partsOf, withNumber, type Written } from './editable-parts.ts';
import { Weighed } from './Weighed.tsx';
import { goToLine, Yaml } from './Yaml.tsx';
import './utility.css';
import { Problems } from '../../notebook/Problems.tsx';

const MOST_BYTES = 400_000;
/** The file that the player opened last: its name, and the reason why the file was refused (null = it was loaded). */
interface Came {
  readonly name: string;
  readonly refused: string | null;
}

const opened = new WeakMap<Lab, Signal<UtilityName>>();
/** The name of the open configuration: at first a configuration that the selected person has used. */
function openOf(lab: Lab): Signal<UtilityName> {
  let open = opened.get(lab);
  if (open === undefined) {
    const who = lab.who.peek();
    const [made] = who === null ? [] : lab.cafe.choices(who);
    opened.set(lab, (open = signal(utilityNames.find((one) => one === made?.config) ?? 'caller')));
  }
  return open;
}

const drafts = new WeakMap<Lab, Map<UtilityName, Draft<string>>>();

/** The draft of a configuration. Until the player's first change it follows the text that the café uses or will use from the next tick. */
function stepsOf(lab: Lab, name: UtilityName): Draft<string> {
  const given = lab.edits.valueOf({ of: 'config', id: name }, lab.cafe.state) as string | null;
  const present = given ?? lab.cafe.configOf(name)?.shipped ?? '';
  let mine = drafts.get(lab);
  if (mine === undefined) drafts.set(lab, (mine = new Map<UtilityName, Draft<string>>()));
  let steps = mine.get(name);
  if (steps === undefined) mine.set(name, (steps = new Draft(present)));
  else if (!steps.canUndo && steps.now.peek() !== present) steps.restart(present);
  return steps;
}

export function UtilityPage({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  const name = openOf(lab).value;
  const steps = stepsOf(lab, name);
  const undoing = undoingOf(lab, only('config', name), steps);
  useUndoKeys(undoing);
  const text = steps.now.value;
  const area = useRef<HTMLTextAreaElement>(null);
  const life = useOwnScope();
  const [came, setCame] = useState<Came | null>(null);
  const config = lab.cafe.configOf(name);
  if (config === null) return null;
  const problems = text === config.text ? [] : lab.cafe.readConfig(name, text);
  const input = { kind: 'config', name, text: text === config.shipped ? null : text } as const;
  const given = lastWaiting(lab, (one) => one.kind === 'config' && one.name === name);
  const waits = given !== undefined && sameInput(given, input);
  const ready = problems.length === 0 && (given === undefined ? text !== config.text : !waits);
  const reason = tell(problems.length > 0 ? 'utility.mendFirst' : waits ? 'tables.given' : 'utility.changeFirst');
  const goTo = (line: number): void => goToLine(area.current, line);
  /**
   * Loads a configuration from a file into the editor, even if its text has errors, so that the editor can show them.
   * The café keeps its present configuration.
   */
  const load = async (file: File): Promise<void> => {
    const opened = await readText(file, MOST_BYTES);
    if (opened.ok) {
      const next = opened.text.replace(/^\uFEFF/, '');
      steps.set(next);
      const [first] = next === config.text ? [] : lab.cafe.readConfig(name, next);
      if (first?.line !== undefined) {
        const { line } = first;
        life.nextFrame(() => goTo(line));
      }
    }
    setCame(opened.ok ? { name: file.name, refused: null } : { name: file.name, refused: opened.message });
  };
  const apply = (): void => {
    lab.give(input);
    steps.restart(text);
  };
  const whatIf = (): void => {
    lab.question.ask(lab.tick.peek(), [{ input }]);
  };
  const asJson = (): void => {
    const read = readYaml(text);
    if (read.ok) saveFile(`${name}.json`, jsonFile(`${JSON.stringify(read.value, null, 2)}\n`));
  };
  return (
    <div class="utility-page">
      <Frame as="section" class="utility-text" aria-labelledby="utility-title">
        <header class="row gap-8 wrap">
          <h2 id="utility-title" class="hidden-text">
            {say(`config.name.${name}`)}
          </h2>
          <Select
            label={tell('utility.which')}
            class="bold"
            value={name}
            onChoose={(other) => {
              setCame(null);
              openOf(lab).value = other as UtilityName;
            }}
          >
            {utilityNames.map((one) => (
              <option key={one} value={one}>
                {say(`config.name.${one}`)}
              </option>
            ))}
          </Select>
          <span class="grow" />
          <UndoRedo steps={undoing} />
          <OpenAndSave
            accept=".yaml,.yml,.txt,.json"
            onFile={(file) => void load(file)}
            formats={[
              { name: 'YAML', save: () => saveFile(`${name}.yaml`, new Blob([text], { type: 'text/yaml' })) },
              { name: 'JSON', save: asJson },
            ]}
          />
        </header>
        <Intro>{tell('utility.intro')}</Intro>
        {came !== null && (
          <div class={classes('text-13 row gap-8', came.refused === null ? 'note-ok' : 'note-error')} role="alert">
            <p class="grow utility-came">
              {came.refused === null
                ? problems.length > 0
                  ? tell('utility.file.wrong', { name: came.name, count: problems.length })
                  : tell('utility.file.taken', { name: came.name })
                : `${tell('utility.refused', { name: came.name })} (${came.refused})`}
            </p>
            <Button size="small" onPress={() => setCame(null)}>
              {tell('tables.file.close')}
            </Button>
          </div>
        )}
        <Yaml
          text={text}
          label={say('config.text')}
          wrong={new Set(problems.flatMap(({ line }) => (line === undefined ? [] : [line])))}
          area={area}
          onText={(next) => steps.set(next, 'typed')}
        />
        <Problems problems={problems} class="utility-problems" goTo={goTo} />
        <footer class="row gap-8 wrap">
          <span class="text-12 muted grow" role="status">
            {problems.length > 0
              ? tell('utility.keepsGood')
              : ready
                ? tell('tables.ready.next')
                : waits
                  ? tell('tables.given')
                  : say(config.changed ? 'config.inForce' : 'config.isShipped')}
          </span>
          {text !== config.shipped && (
            <Button size="small" onPress={() => steps.set(config.shipped)}>
              {tell('tables.asShipped')}
            </Button>
          )}
          <Button size="small" disabled={!ready} reason={reason} onPress={whatIf}>
            {tell('tables.whatIf')}
          </Button>
          <Button look="teal" size="small" disabled={!ready} reason={reason} onPress={apply}>
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
  readonly steps: Draft<string>;
  readonly goTo: (line: number) => void;
}
/** Shows the last choice, the options weighed, and the considerations. */
function Considerations({ lab, name, steps, goTo }: ConsiderationsProps) {
  lab.watch();
  const { cafe } = lab;
  const choosers = Object.values(cafe.state.people).filter(
    ({ id, present }) => present && cafe.choices(id).some(({ config }) => config === name),
  );
  const person = choosers.find(({ id }) => id === lab.who.value) ?? choosers[0];
  const made = person === undefined ? undefined : cafe.choices(person.id).find(({ config }) => config === name);
  const parts = partsOf(steps.now.value);
  const shown = partsOf(cafe.configOf(name)?.text ?? '');
  const write = ({ path }: Written, value: number, mark: string): void => {
    const next = withNumber(steps.now.peek(), path, value);
    // A number is not accepted if it would make a valid configuration invalid.
    if (cafe.readConfig(name, next).length === 0 || cafe.readConfig(name, steps.now.peek()).length > 0)
      steps.set(next, mark);
  };
  return (
    <Frame as="section" class="utility-parts" aria-label={tell('utility.considerations')}>
      <header class="row gap-8 wrap">
        <h2 class="text-16 bold grow">
          {made === undefined || person === undefined
            ? tell('utility.weighed')
            : tell('utility.chose', { name: person.name, time: clockAt(cafe.state.clock, made.tick) })}
        </h2>
        <Running lab={lab} />
      </header>
      {choosers.length > 0 && (
        <Faces people={choosers} chosen={person?.id ?? null} most={14} width={32} onChoose={(id) => lab.look(id)} />
      )}
      <div class="utility-scroll scrolls">
        {made === undefined ? (
          <p class="text-13">{tell('utility.nobodyYet')}</p>
        ) : (
          <Weighed lab={lab} made={made} anew={rescored(made.decision, shown, parts)} />
        )}
        <h2 class="headline rule">
          <span>{tell('utility.considerations')}</span>
          <span class="text-12 muted">{tell('utility.considerations.why')}</span>
        </h2>
        {parts.length === 0 && <p class="text-13 muted">{tell('utility.noParts')}</p>}
        <div class="utility-cards">
          {parts.map((part) => (
            <Card
              key={part.id}
              part={part}
              was={shown.find(({ id }) => id === part.id)?.weight ?? null}
              live={liveOf(made?.decision, part)}
              write={write}
              goTo={goTo}
            />
          ))}
        </div>
      </div>
    </Frame>
  );
}
