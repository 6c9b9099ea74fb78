/** Shows the training courses for a maid: what each course does, how often she can still take it, and its price. */

import { courses } from '../../../sim/season/catalogue.ts';
import { COURSE_LIMIT, wageAfterCourse } from '../../../sim/season/staff.ts';
import { say, sayPart } from '../../../words/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { ActButton } from '../ActButton.tsx';
import type { MemberProps } from './props.ts';
import { followsEvening } from '../../store.ts';

export function Courses({ store, member }: MemberProps) {
  followsEvening(store);
  return (
    <section aria-label={say('evening.courses')}>
      <h3 class="rule">
        <span class="headline">{say('evening.courses')}</span>
        <span class="text-12 muted">{say('evening.courses.note')}</span>
      </h3>
      <ul class="col">
        {courses.map(({ id }) => {
          const taken = member.courses[id] ?? 0;
          const left = COURSE_LIMIT - taken;
          return (
            <li key={id} class="course row gap-8">
              <span class="col grow">
                <b class="text-14 bold">{sayPart('course.', id)}</b>
                <span class="text-12 muted">
                  {[
                    sayPart('course.', `${id}.does`, undefined, ''),
                    say('evening.courses.wage', { amount: grouped(wageAfterCourse(member, id)) }),
                  ].join(say('app.list.comma'))}
                </span>
              </span>
              <span class="pips row gap-2" role="img" aria-label={say('evening.courses.left', { count: left })}>
                {Array.from({ length: COURSE_LIMIT }, (_, i) => (
                  <i key={i} class={i < taken ? 'on' : ''} />
                ))}
              </span>
              <ActButton
                store={store}
                act={{ do: 'train', maid: member.id, course: id }}
                size="small"
                priced
                label={say('evening.courses.teach', { name: member.name, course: sayPart('course.', id) })}
              >
                {say('evening.courses.take')}
              </ActButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
