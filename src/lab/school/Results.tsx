/** Shows the results of a lesson's scene: on a time strip, in sentences, and beside the results of earlier tries. */

import { classes, Face, Glyph } from '../../ui/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { type LabKey, tell, told } from '../words/index.ts';
import { shortValue } from './Knobs.tsx';
import type { Lesson, Outcome, Values } from './lesson.ts';

/**
 * The tick at which the result of an outcome is shown. If the outcome did not happen, that is the tick at which this
 * is certain, or the end of the lesson.
 */
export const showsAt = (lesson: Lesson, { tick, settled }: Outcome): number => tick ?? settled ?? lesson.ticks;

interface Props {
  readonly lesson: Lesson;
  readonly outcomes: readonly Outcome[];
  readonly cafe: Simulation;
  readonly tick: number;
}

/** Shows the scene's time from left to right with its key moments and the results so far. */
export function Strip({ lesson, outcomes, cafe, tick }: Props) {
  void told.value;
  const from = lesson.from ?? 0;
  const share = (at: number): string => `${Math.min(100, Math.max(0, ((at - from) / (lesson.ticks - from)) * 100))}%`;
  const shown = outcomes.filter((one) => one.tick !== null && one.tick <= tick);
  return (
    <div
      class="school-strip"
      role="img"
      aria-label={`${tell('school.strip')}: ${tell(`school.${lesson.id}.moment`)}`}
      title={tell(`school.${lesson.id}.moment`)}
    >
      <i class="school-gone" style={{ width: share(tick) }} />
      <span
        class={classes('school-mark moment text-12', tick >= lesson.moment && 'on')}
        style={{ left: share(lesson.moment) }}
      >
        <Glyph name="bell" scale={1.5} />
      </span>
      {shown.map((one) => (
        <span key={one.who} class="school-mark" style={{ left: share(one.tick ?? 0) }}>
          <Face look={lookOf(cafe, one)} width={24} />
        </span>
      ))}
    </div>
  );
}

const lookOf = (cafe: Simulation, { who }: Outcome): string => cafe.state.people[who]?.look ?? who;

export function Outcomes({ lesson, outcomes, cafe, tick }: Props) {
  void told.value;
  return (
    <>
      <h3 class="text-14 bold headline">{tell('school.came')}</h3>
      <ul class="school-outcomes" aria-live="polite">
        {outcomes.map((one) => {
          const there = tick >= showsAt(lesson, one);
          return (
            <li key={one.who} class={classes('row gap-8 text-14', !there && 'muted')}>
              <Face look={lookOf(cafe, one)} width={32} />
              <span>
                {there ? tell(`school.${lesson.id}.${one.key}` as LabKey, one.params) : tell('school.waiting')}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A try of a lesson: the knobs' values and the results. */
export interface Try {
  readonly values: Values;
  readonly outcomes: readonly Outcome[];
}

interface TriesProps {
  readonly lesson: Lesson;
  readonly tries: readonly Try[];
  readonly now: Values;
  readonly nameOf: (id: string) => string;
  readonly onTry: (values: Values) => void;
}

/** Shows earlier tries, the newest first. A click restores a try's knobs. */
export function Tries({ lesson, tries, now, nameOf, onTry }: TriesProps) {
  void told.value;
  return (
    <section class="school-tries" aria-label={tell('school.earlier')}>
      <h3 class="text-14 bold headline">{tell('school.earlier')}</h3>
      {tries.length === 0 ? (
        <p class="text-12 muted">{tell('school.noTries')}</p>
      ) : (
        <ol class="scrolls">
          {tries.map(({ values, outcomes }) => (
            <li key={JSON.stringify(values)}>
              <button
                type="button"
                class={classes('text-12', JSON.stringify(values) === JSON.stringify(now) && 'on')}
                onClick={() => onTry(values)}
              >
                <b>
                  {lesson.knobs.map((knob) => shortValue(knob, values[knob.id] ?? 0, nameOf(knob.who))).join(' · ')}
                </b>
                <span>
                  {outcomes
                    .map(({ key, params }) => tell(`school.${lesson.id}.short.${key}` as LabKey, params))
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
