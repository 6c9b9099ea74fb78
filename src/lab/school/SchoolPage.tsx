/** "How does one idea work?" – a lesson at a time: a small scene that plays, its knobs, and what came of it said in words. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, classes, Face, Frame, Glyph, Segment, Slider } from '../../hud/kit/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { sayPart } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { Lab } from '../frame/lab.ts';
import { seconds } from '../notebook/time.ts';
import { tell, told, type LabKey } from '../words/index.ts';
import {
  ALERTNESS,
  firstValues,
  type Knob,
  type Lesson,
  LESSONS,
  openLesson,
  outcomesOf,
  type Values,
} from './lessons.ts';
import './school.css';

export function SchoolPage({ lab }: { readonly lab: Lab }) {
  void told.value;
  const [lesson, setLesson] = useState<Lesson>(LESSONS[0] as Lesson);
  const [values, setValues] = useState<Values>(() => firstValues(lesson));
  const choose = (next: Lesson): void => {
    setLesson(next);
    setValues(firstValues(next));
  };
  return (
    <div class="school-page">
      <Frame as="nav" class="school-list" aria-label={tell('school.lessons')}>
        <h2 class="t20 x8">{tell('school.title')}</h2>
        <ol>
          {LESSONS.map((one, i) => (
            <li key={one.id}>
              <button
                type="button"
                class={classes('frame', one === lesson ? 'sel' : 'card')}
                aria-current={one === lesson ? 'step' : undefined}
                onClick={() => choose(one)}
              >
                <span class="mono t12 muted">{i + 1}</span> <b class="t14">{tell(`school.${one.id}.title`)}</b>
              </button>
            </li>
          ))}
        </ol>
        <p class="t13 muted">{tell('school.about')}</p>
      </Frame>
      <Scene
        key={`${lesson.id} ${JSON.stringify(values)}`}
        lab={lab}
        lesson={lesson}
        values={values}
        set={(id, value) => setValues({ ...values, [id]: value })}
        next={() => choose(LESSONS[(LESSONS.indexOf(lesson) + 1) % LESSONS.length] as Lesson)}
      />
    </div>
  );
}

interface SceneProps {
  readonly lab: Lab;
  readonly lesson: Lesson;
  readonly values: Values;
  readonly set: (id: string, value: number) => void;
  readonly next: () => void;
}

function Scene({ lab, lesson, values, set, next }: SceneProps) {
  const [cafe, setCafe] = useState((): Simulation => openLesson(lesson, values, lab.host.scripts()));
  const [tick, setTick] = useState(0);
  const outcomes = useMemo(() => outcomesOf(lesson, values, lab.host.scripts()), [lesson, values]);
  const played = tick >= lesson.ticks;
  useEffect(() => {
    lab.showApart(cafe);
    lab.stepper = () => {
      if (cafe.state.tick >= lesson.ticks) {
        lab.setSpeed(0);
        setTick(cafe.state.tick);
        return false;
      }
      cafe.step();
      lab.host.stepped(cafe);
      if (cafe.state.tick % 3 === 0) setTick(cafe.state.tick);
      return true;
    };
    lab.setSpeed(1);
    return () => {
      lab.stepper = null;
      lab.setSpeed(0);
    };
  }, [lab, cafe, lesson]);
  // Leaving the page, the day is shown again.
  useEffect(() => () => lab.goToNow(), [lab]);
  const again = (): void => {
    setTick(0);
    setCafe(openLesson(lesson, values, lab.host.scripts()));
  };
  const nameOf = (id: string): string => cafe.state.people[id]?.name ?? sayPart('school.name.', id);
  return (
    <>
      <CafeWindow lab={lab} class="school-cafe">
        <p class="lab-label frame night dark t13">
          {tell('school.at', { seconds: seconds(tick), of: seconds(lesson.ticks) })}
        </p>
      </CafeWindow>
      <Frame as="section" class="school-lower" aria-label={tell(`school.${lesson.id}.title`)}>
        <div class="school-words">
          <h2 class="t20 x8">{tell(`school.${lesson.id}.title`)}</h2>
          <p class="t14">{tell(`school.${lesson.id}.idea`)}</p>
          <p class="t14">
            <b>{tell('school.look')}</b> {tell(`school.${lesson.id}.look`)}
          </p>
          <h3 class="t14 x8 hd">{tell('school.came')}</h3>
          <ul class="school-outcomes">
            {outcomes.map((one, i) => (
              <li key={i} class="row g8 t14">
                <Face look={cafe.state.people[one.who]?.look ?? one.who} width={32} />
                <span>{tell(`school.${lesson.id}.${one.key}` as LabKey, one.params)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div class="school-knobs">
          {lesson.knobs.map((knob) => (
            <KnobRow
              key={knob.id}
              knob={knob}
              value={values[knob.id] ?? 0}
              name={nameOf(knob.who)}
              set={(to) => set(knob.id, to)}
            />
          ))}
          <span class="grow" />
          <div class="row g8">
            <Button onPress={again}>
              <Glyph name="undo" /> {tell('school.again')}
            </Button>
            <Button
              look={played ? 'btn' : 'gold'}
              onPress={() => (played ? again() : lab.setSpeed(lab.speed.peek() === 0 ? 1 : 0))}
            >
              <Glyph name={lab.speed.value === 0 ? 'play' : 'pause'} />{' '}
              {tell(lab.speed.value === 0 ? 'time.play' : 'time.pause')}
            </Button>
            <span class="grow" />
            <Button look="teal" onPress={next}>
              {tell('school.next')}
            </Button>
          </div>
        </div>
      </Frame>
      <Thinking lab={lab} cafe={cafe} lesson={lesson} tick={tick} />
    </>
  );
}

function KnobRow({
  knob,
  value,
  name,
  set,
}: {
  readonly knob: Knob;
  readonly value: number;
  readonly name: string;
  readonly set: (value: number) => void;
}) {
  if (knob.kind === 'choice')
    return (
      <div class="school-knob">
        <b class="t13">{tell(`school.knob.${knob.id}` as LabKey, { name })}</b>
        <Segment
          label={tell(`school.knob.${knob.id}` as LabKey, { name })}
          chosen={value}
          choices={knob.choices.map((choice, i) => ({
            value: i,
            text:
              knob.words === 'temperament.'
                ? sayPart('temperament.', choice)
                : tell(`${knob.words}${choice}` as LabKey),
          }))}
          onChoose={set}
        />
      </div>
    );
  const alert = knob.kind === 'alertness';
  const stop = ALERTNESS[value] ?? null;
  const words = !alert
    ? tell('school.tiles', { count: value })
    : stop === null
      ? tell('school.plain')
      : tell('school.looksUp', { count: stop });
  return (
    <div class="school-knob">
      <p class="row t13">
        <b class="grow">{tell(alert ? 'school.knob.alertness' : (`school.knob.${knob.id}` as LabKey), { name })}</b>
        <span>{words}</span>
      </p>
      <Slider
        label={tell(alert ? 'school.knob.alertness' : (`school.knob.${knob.id}` as LabKey), { name })}
        value={value}
        min={alert ? 0 : knob.least}
        max={alert ? ALERTNESS.length - 1 : knob.most}
        text={words}
        onSlide={set}
      />
      {alert && (
        <p class="row t12 muted" aria-hidden="true">
          <span class="grow">{tell('school.alert')}</span>
          <span>{tell('value.plain')}</span>
        </p>
      )}
    </div>
  );
}

/** What everybody who matters thinks as the scene plays: the last reason of each. */
function Thinking({
  lab,
  cafe,
  lesson,
  tick,
}: {
  readonly lab: Lab;
  readonly cafe: Simulation;
  readonly lesson: Lesson;
  readonly tick: number;
}) {
  const people = Object.values(cafe.state.people).filter(
    ({ id, role }) => role === 'maid' || lesson.knobs.some((knob) => knob.who === id),
  );
  return (
    <Frame as="section" class="lab-side school-side" aria-label={tell('school.thinking')} data-tick={tick}>
      <h2 class="t16 x8">{tell('school.thinking')}</h2>
      <ul class="scrolls">
        {people.map((person) => {
          const decisions = cafe.decisions(person.id);
          const last = [...decisions].reverse().find(({ because }) => because !== null);
          const page = cafe.page(person.id);
          return (
            <li key={person.id}>
              <button type="button" class="frame card school-mind" onClick={() => lab.host.select([person.id])}>
                <Face look={person.look} rank={person.role === 'maid' ? person.rank : null} width={40} />
                <span class="col g2 grow">
                  <span class="row g8">
                    <b class="t14">{person.name}</b>
                    <span class="mono t12 muted">{page?.key ?? ''}</span>
                  </span>
                  <span class="t13">
                    {last?.because === null || last === undefined
                      ? tell('school.nothingYet')
                      : sentenceOf(last.because)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="t12 muted">{tell('school.realMinds')}</p>
    </Frame>
  );
}
