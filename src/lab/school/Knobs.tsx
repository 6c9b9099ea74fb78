/** Shows the controls of a lesson: an alertness, a choice, a number. */

import { Segment, Slider } from '../../ui/index.ts';
import { personName, sayPart } from '../../words/index.ts';
import { Select } from '../shared/parts.tsx';
import { type LabKey, tell } from '../words/index.ts';
import { ALERTNESS, type Knob } from './lesson.ts';

/** Maximum number of choices that are shown side by side. */
const SIDE_BY_SIDE = 3;

interface Props {
  readonly knob: Knob;
  readonly value: number;
  readonly name: string;
  readonly set: (value: number) => void;
}

export function KnobRow({ knob, value, name, set }: Props) {
  const label = knobLabel(knob, name);
  if (knob.kind === 'choice')
    return (
      <div class={knob.choices.length > SIDE_BY_SIDE ? 'school-knob beside' : 'school-knob'}>
        <b class="text-13">{label}</b>
        {knob.choices.length > SIDE_BY_SIDE ? (
          <Select label={label} value={String(value)} class="school-select" onChoose={(to) => set(Number(to))}>
            {knob.choices.map((_, i) => (
              <option key={i} value={i}>
                {valueWords(knob, i)}
              </option>
            ))}
          </Select>
        ) : (
          <Segment
            label={label}
            chosen={value}
            choices={knob.choices.map((_, i) => ({ value: i, text: valueWords(knob, i) }))}
            onChoose={set}
          />
        )}
      </div>
    );
  const alert = knob.kind === 'alertness';
  const words = valueWords(knob, value);
  return (
    <div class="school-knob">
      <p class="row text-13">
        <b class="grow">{label}</b>
        <span>{words}</span>
      </p>
      <Slider
        label={label}
        value={value}
        min={alert ? 0 : knob.least}
        max={alert ? ALERTNESS.length - 1 : knob.most}
        step={alert ? 1 : knob.step}
        text={words}
        onSlide={set}
      />
      {alert && (
        <p class="row text-12 muted" aria-hidden="true">
          <span class="grow">{tell('school.alert')}</span>
          <span>{tell('value.plain')}</span>
        </p>
      )}
    </div>
  );
}

const knobLabel = (knob: Knob, name: string): string =>
  tell(knob.kind === 'alertness' ? 'school.knob.alertness' : (`school.knob.${knob.id}` as LabKey), { name });

function valueWords(knob: Knob, value: number): string {
  switch (knob.kind) {
    case 'choice': {
      const choice = knob.choices[value] ?? '';
      return knob.words === 'temperament.' ? sayPart('temperament.', choice) : tell(`${knob.words}${choice}` as LabKey);
    }
    case 'number':
      return tell(knob.words === 'degrees' ? 'school.degrees' : 'school.tiles', { count: value });
    case 'alertness': {
      const stop = ALERTNESS[value] ?? null;
      return stop === null ? tell('school.plain') : tell('school.looksUp', { count: stop });
    }
  }
}

/** What a lesson's knob sets and its value, in a few words for the list of tries: `Hana 30`, `turned 90 degrees`. */
export function shortValue(knob: Knob, value: number, name: string): string {
  if (knob.kind === 'alertness') return `${personName(name)} ${ALERTNESS[value] ?? tell('value.plain')}`;
  const words = valueWords(knob, value);
  if (knob.kind === 'number' || knob.id === 'place')
    return tell(`school.short.${knob.id}` as LabKey, { name: personName(name), value: words });
  return knob.kind === 'choice' && knob.words === 'temperament.' ? `${personName(name)} ${words}` : words;
}
