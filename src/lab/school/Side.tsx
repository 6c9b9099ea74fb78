/**
 * The column beside a scene: the idea in a few sentences, the source lines behind it, settings to try, and the
 * characters' thoughts.
 */

import { personName } from '../../words/index.ts';
import { Button, Face, Frame, Glyph } from '../../ui/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { sentenceOf } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { type LabKey, tell, told } from '../words/index.ts';
import type { Lesson, Values } from './lesson.ts';

interface Props {
  readonly lab: Lab;
  readonly cafe: Simulation;
  readonly lesson: Lesson;
  readonly tick: number;
  readonly onTry: (values: Values) => void;
}

export function Side({ lab, cafe, lesson, tick, onTry }: Props) {
  void told.value;
  const { source, tries, id } = lesson;
  return (
    <Frame as="section" class="lab-side school-side scrolls" aria-label={tell('school.idea')} tabIndex={0}>
      <h2 class="text-16 bold">{tell('school.idea')}</h2>
      <p class="text-13">{tell(`school.${id}.idea`)}</p>
      <h3 class="headline">{tell('school.question')}</h3>
      <p class="text-13">{tell(`school.${id}.ask`)}</p>
      <div class="school-try">
        {tries.map(({ key, values }) => (
          <Button key={key} size="small" onPress={() => onTry(values)}>
            <Glyph name="play" scale={1.5} /> {tell(`school.${id}.try.${key}` as LabKey)}
          </Button>
        ))}
      </div>
      <h3 class="headline">{tell('school.lines')}</h3>
      <figure class="school-lines">
        <figcaption class="text-12 muted mono">{source.file}</figcaption>
        <pre class="frame night dark mono text-12">{source.lines.join('\n')}</pre>
      </figure>
      <h3 class="headline">{tell('school.thinking')}</h3>
      <Thinking lab={lab} cafe={cafe} lesson={lesson} tick={tick} />
    </Frame>
  );
}

/** While the scene plays, shows the reason of each character's latest thought. */
function Thinking({ lab, cafe, lesson, tick }: Omit<Props, 'onTry'>) {
  const people = Object.values(cafe.state.people).filter(
    ({ id, role }) => role === 'maid' || lesson.knobs.some((knob) => knob.who === id),
  );
  return (
    <ul class="school-minds" data-tick={tick}>
      {people.map((person) => {
        const because =
          cafe
            .decisions(person.id)
            .filter((one) => one.because !== null)
            .at(-1)?.because ?? null;
        return (
          <li key={person.id}>
            <button type="button" class="frame card school-mind" onClick={() => lab.deps.select([person.id])}>
              <Face look={person.look} rank={person.role === 'maid' ? person.rank : null} width={32} />
              <span class="col grow">
                <b class="text-13">
                  {personName(person.name)} <span class="mono text-12 muted">{cafe.page(person.id)?.key ?? ''}</span>
                </b>
                <span class="text-12">{because === null ? tell('school.nothingYet') : sentenceOf(because)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
