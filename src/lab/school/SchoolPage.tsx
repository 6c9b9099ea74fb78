/** The page "How does one idea work?": a lesson at a time, with a small scene, its knobs, and the results in sentences. */

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Button, classes, Frame, Glyph } from '../../ui/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { CafeWindow } from '../frame/CafeWindow.tsx';
import type { Lab } from '../frame/lab.ts';
import { seconds } from '../../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import { KnobRow } from './Knobs.tsx';
import { firstValues, type Lesson, LESSONS, namesIn, openScene, outcomesOf, type Values } from './lessons.ts';
import { Outcomes, showsAt, Strip, Tries, type Try } from './Results.tsx';
import { Side } from './Side.tsx';
import './school.css';

const MOST_TRIES = 12;
/** How long a scene pauses at a key moment, in milliseconds, and how long the moment's caption is shown, in ticks. */
const HOLD_MS = 1800;
const SAID_TICKS = 40;
/** Largest number of knobs that are shown in one column; more would leave no height for the scene. */
const MANY_KNOBS = 3;

export function SchoolPage({ lab }: { readonly lab: Lab }) {
  void told.value;
  const [lesson, setLesson] = useState<Lesson>(LESSONS[0] as Lesson);
  const [values, setValues] = useState<Values>(() => firstValues(lesson));
  const [tries, setTries] = useState<Readonly<Record<string, readonly Try[]>>>({});
  const choose = (next: Lesson): void => {
    setLesson(next);
    setValues(firstValues(next));
  };
  // When the player leaves the page, the day is shown again. The page does this and not the scene. The clean-up of a
  // replaced scene runs only after the next scene has begun, and would draw the day over the next scene.
  useLayoutEffect(
    () => () => {
      lab.deps.over(null);
      lab.deps.select([]);
      lab.goToNow();
    },
    [lab],
  );
  return (
    <div class="school-page">
      <Frame as="nav" class="school-list" aria-label={tell('school.lessons')}>
        <h2 class="text-20 bold">{tell('school.title')}</h2>
        <ol>
          {LESSONS.map((one, i) => (
            <li key={one.id}>
              <button
                type="button"
                class={classes('frame', one === lesson ? 'selection' : 'card')}
                aria-current={one === lesson ? 'step' : undefined}
                onClick={() => choose(one)}
              >
                <span class="mono text-12 muted">{i + 1}</span> <b class="text-14">{tell(`school.${one.id}.title`)}</b>
              </button>
            </li>
          ))}
        </ol>
        <p class="text-13 muted">{tell('school.about')}</p>
        <span class="grow" />
        <Button look="teal" onPress={() => choose(LESSONS[(LESSONS.indexOf(lesson) + 1) % LESSONS.length] as Lesson)}>
          {tell('school.next')}
        </Button>
      </Frame>
      <Scene
        key={`${lesson.id} ${JSON.stringify(values)}`}
        lab={lab}
        lesson={lesson}
        values={values}
        tries={tries[lesson.id] ?? []}
        onSet={setValues}
        onSeen={(seen) =>
          setTries((before) => ({
            ...before,
            [lesson.id]: [
              seen,
              ...(before[lesson.id] ?? []).filter((one) => JSON.stringify(one.values) !== JSON.stringify(seen.values)),
            ].slice(0, MOST_TRIES),
          }))
        }
      />
    </div>
  );
}

interface SceneProps {
  readonly lab: Lab;
  readonly lesson: Lesson;
  readonly values: Values;
  readonly tries: readonly Try[];
  readonly onSet: (values: Values) => void;
  /** Called at the tick at which the last outcome of the scene is shown. */
  readonly onSeen: (seen: Try) => void;
}

function Scene({ lab, lesson, values, tries, onSet, onSeen }: SceneProps) {
  const scripts = lab.deps.scripts;
  const [cafe, setCafe] = useState((): Simulation => openScene(lesson, values, scripts()));
  const from = lesson.from ?? 0;
  const [tick, setTick] = useState(from);
  const outcomes = useMemo(() => outcomesOf(lesson, values, scripts()), [lesson, values]);
  const played = tick >= lesson.ticks;
  /** Whether the scene has paused by itself at a key moment. */
  const [holds, setHolds] = useState(false);
  // The scene is started in a layout effect. With a normal effect, a key pressed before the effect would start the
  // day instead.
  useLayoutEffect(() => {
    const held = outcomes.find(({ key }) => key === lesson.holds)?.tick ?? null;
    const decided = Math.max(...outcomes.map((one) => showsAt(lesson, one)));
    let holding: ReturnType<typeof setTimeout> | undefined;
    lab.showApart(cafe);
    lab.deps.select(lesson.shown);
    lab.deps.over({ sight: true, ways: true, thought: null });
    lab.stepper = () => {
      if (cafe.state.tick >= lesson.ticks) {
        lab.setSpeed(0);
        setTick(cafe.state.tick);
        return false;
      }
      cafe.step();
      lab.deps.stepped(cafe);
      const now = cafe.state.tick;
      if (now % 3 === 0 || now === held || now === decided) setTick(now);
      if (now === decided) onSeen({ values, outcomes });
      if (now !== held) return true;
      lab.setSpeed(0);
      setHolds(true);
      holding = setTimeout(() => {
        setHolds(false);
        lab.setSpeed(1);
      }, HOLD_MS);
      return false;
    };
    lab.setSpeed(1);
    return () => {
      clearTimeout(holding);
      setHolds(false);
      lab.stepper = null;
      lab.setSpeed(0);
    };
  }, [lab, cafe, lesson]);
  const again = (): void => {
    setTick(from);
    setCafe(openScene(lesson, values, scripts()));
  };
  const toEnd = (): void => {
    while (cafe.state.tick < lesson.ticks) cafe.step();
    lab.setSpeed(0);
    lab.showApart(cafe);
    setTick(cafe.state.tick);
    onSeen({ values, outcomes });
  };
  const set = (change: Values): void => onSet({ ...values, ...change });
  const names = useMemo(() => namesIn(cafe), [lesson, values]);
  const nameOf = (id: string): string => names.get(id) ?? id;
  const about = tick >= lesson.moment && tick < lesson.moment + SAID_TICKS;
  return (
    <>
      <CafeWindow lab={lab} class="school-cafe" apart whole>
        <p class="lab-label frame night dark text-13">
          {tell('school.at', { seconds: seconds(tick - from), of: seconds(lesson.ticks - from) })}
        </p>
        {holds && (
          <p class="school-said frame gold text-14 bold" role="status">
            <Glyph name="pause" /> {tell('school.holds')}
          </p>
        )}
        {about && !holds && (
          <p class="school-said frame gold text-14 bold" role="status">
            <Glyph name="bell" /> {tell(`school.${lesson.id}.moment`)}
          </p>
        )}
      </CafeWindow>
      <Frame as="section" class="school-lower" aria-label={tell(`school.${lesson.id}.title`)}>
        <Strip lesson={lesson} outcomes={outcomes} cafe={cafe} tick={tick} />
        <p class="school-look text-14">
          <b class="text-16 bold">{tell(`school.${lesson.id}.title`)}</b> {tell('school.look')}{' '}
          {tell(`school.${lesson.id}.look`)}
        </p>
        <div class="school-words">
          <Outcomes lesson={lesson} outcomes={outcomes} cafe={cafe} tick={tick} />
          <Tries lesson={lesson} tries={tries} now={values} nameOf={nameOf} onTry={set} />
        </div>
        <div class={classes('school-knobs', lesson.knobs.length > MANY_KNOBS && 'many')}>
          {lesson.knobs.map((knob) => (
            <KnobRow
              key={knob.id}
              knob={knob}
              value={values[knob.id] ?? 0}
              name={nameOf(knob.who)}
              set={(to) => set({ [knob.id]: to })}
            />
          ))}
          <span class="grow" />
          <div class="school-acts">
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
            <Button disabled={played} onPress={toEnd}>
              {tell('school.toEnd')} <Glyph name="stepr" />
            </Button>
          </div>
        </div>
      </Frame>
      <Side lab={lab} cafe={cafe} lesson={lesson} tick={tick} onTry={set} />
    </>
  );
}
