/** Shows a member of the staff: condition, wage and its effect, tomorrow's shift, dismissal. */

import { useState } from 'preact/hooks';
import { nextBirthday } from '../../../sim/events/birthday.ts';
import { energyLevel, TIRED_BELOW } from '../../../sim/people/energy.ts';
import { stepHabit } from '../../../sim/people/habits.ts';
import { moodLevel } from '../../../sim/people/moods.ts';
import { fairWage, levelNeeds } from '../../../sim/season/staff.ts';
import { personName, say } from '../../../words/index.ts';
import { Button, Face, Frame, Meter, RankBadge, Segment } from '../../../ui/index.ts';
import { dishesOf, levelDoes, ordersOf } from '../../../ui/level-effects.ts';
import { grouped } from '../../../words/numbers.ts';
import { barText, doAct } from '../act.ts';
import { Stepper } from '../Stepper.tsx';
import { Courses } from './Courses.tsx';
import { Favourites } from './Favourites.tsx';
import { DutiesAndTeam } from './DutiesAndTeam.tsx';
import type { MemberProps } from './props.ts';
import { maidFace } from '../../../ui/pictures/maid-face.ts';
import { nightDoes, pace, WAGE_STEP } from './staff.ts';
import { followsEvening } from '../../store.ts';

export function Member(props: MemberProps) {
  followsEvening(props.store);
  const { member } = props;
  const { name, rank, level, experience } = member;
  const needs = levelNeeds(level);
  const { day } = props.store.cafe?.state.clock ?? { day: 1 };
  const birthday = nextBirthday(member.id, day + 1, props.season);
  return (
    <Frame look="card" as="section" class="member" aria-label={personName(name)}>
      <header class="row gap-12">
        <Face look={member.look} rank={rank} mood={maidFace(member)} width={100} />
        <div class="col gap-2 grow">
          <div class="row gap-8">
            <h2 class="text-24 bold ellipsis">{personName(name)}</h2>
            <RankBadge rank={rank} />
            <span class="col text-12 muted text-end to-end">
              <span class="one-line">{say('evening.since', { day: member.since })}</span>
              {birthday !== null && <span class="one-line">{say('evening.birthday', { day: birthday })}</span>}
            </span>
          </div>
          <div class="row gap-8 text-13">
            <b class="bold one-line" title={levelDoes()}>
              {say('evening.level', { level })}
            </b>
            <div class="grow">
              <Meter share={experience / needs} colour="var(--teal-light)" height={12} />
            </div>
            <span class="muted text-12 one-line">{say('evening.toNext', { has: Math.floor(experience), needs })}</span>
          </div>
          <p class="text-12 muted">{levelDoes()}</p>
          <div class="vitals">
            <Vital
              name={say('feel.energy')}
              word={say(`feel.energy.${energyLevel(member.energy)}`)}
              share={member.energy}
              colour={member.energy < TIRED_BELOW ? 'var(--cherry)' : 'var(--green)'}
            />
            <Vital
              name={say('feel.mood')}
              word={say(`feel.mood.${moodLevel(member.mood)}`)}
              share={(member.mood + 1) / 2}
              colour={member.mood < -0.15 ? 'var(--orange)' : 'var(--rose)'}
            />
          </div>
          <ul class="row gap-4 traits text-12">
            <Trait>{dishesOf(member.duties, rank)}</Trait>
            <Trait>{ordersOf(member.duties, rank)}</Trait>
            <Trait>{say('evening.pace', { tiles: pace(member.speed), count: Number(pace(member.speed)) })}</Trait>
            <Trait>{say(`evening.steady.${stepHabit(member.clumsy)}`)}</Trait>
            {member.charm > 0 && <Trait>{say('evening.charm', { n: member.charm })}</Trait>}
            {member.stamina > 0 && <Trait>{say('evening.stamina', { n: member.stamina })}</Trait>}
          </ul>
        </div>
      </header>
      <div class="member-body scrolls">
        <div class="col gap-8">
          <Wage {...props} />
          <Shift {...props} />
          <DutiesAndTeam {...props} />
          <Leaving {...props} />
        </div>
        <div class="col gap-8">
          <Courses {...props} />
          <Favourites {...props} />
        </div>
      </div>
    </Frame>
  );
}

const Trait = ({ children }: { children: string }) => <li class="trait">{children}</li>;

function Vital({ name, word, share, colour }: { name: string; word: string; share: number; colour: string }) {
  return (
    <div class="col">
      <span class="row apart text-12">
        <span class="muted">{name}</span>
        <b class="bold">{word}</b>
      </span>
      <Meter share={share} colour={colour} height={12} label={`${name}: ${word}`} />
    </div>
  );
}

function Wage({ store, season, member }: MemberProps) {
  followsEvening(store);
  const fair = fairWage(member);
  const { id, wage, name } = member;
  const does = nightDoes(season, member);
  const isBad = does === 'underpaid' || does === 'tired' || does === 'both';
  return (
    <section aria-label={say('evening.wage')}>
      <h3 class="rule">
        <span class="headline">{say('evening.wage')}</span>
        <span class="text-12 muted">{say('evening.fair', { amount: grouped(fair) })}</span>
      </h3>
      <div class="row gap-8">
        <Stepper
          store={store}
          value={wage}
          label={say('evening.wageOf', { name })}
          less={{ do: 'wage', maid: id, wage: wage - WAGE_STEP }}
          more={{ do: 'wage', maid: id, wage: wage + WAGE_STEP }}
        />
        <p
          class={`text-13 grow ${isBad ? 'cherry-text' : does === 'lifts' ? 'green-text' : 'muted'}`}
          aria-live="polite"
        >
          {say(`evening.wage.${does}`)}
        </p>
      </div>
    </section>
  );
}

function Shift({ store, member }: MemberProps) {
  followsEvening(store);
  const { id, onShift } = member;
  const why = barText(store, { do: 'shift', maid: id, on: !onShift });
  return (
    <section aria-label={say('evening.shift')}>
      <h3 class="rule">
        <span class="headline">{say('evening.shift')}</span>
        <span class="text-12 muted">{why ?? say(onShift ? 'evening.shift.onNote' : 'evening.shift.offNote')}</span>
      </h3>
      <Segment
        label={say('evening.shift')}
        chosen={onShift ? 'on' : 'off'}
        choices={(['on', 'off'] as const).map((value) => ({
          value,
          text: say(`evening.shift.${value}`),
          disabled: why !== null && (value === 'on') !== onShift,
        }))}
        onChoose={(choice) => doAct(store, { do: 'shift', maid: id, on: choice === 'on' })}
      />
    </section>
  );
}

/** The button that dismisses a maid, which asks for confirmation once. */
function Leaving({ store, member }: MemberProps) {
  followsEvening(store);
  const [asked, setAsked] = useState(false);
  const act = { do: 'dismiss', maid: member.id } as const;
  const why = barText(store, act);
  if (!asked || why !== null)
    return (
      <div class="row gap-8 leaving">
        <span class="text-12 muted grow">{why}</span>
        <Button size="small" disabled={why !== null} onPress={() => setAsked(true)}>
          {say('evening.dismiss')}
        </Button>
      </div>
    );
  return (
    <Frame look="error" class="pad-small col gap-4" role="alert">
      <p class="text-13">{say('evening.dismiss.sure', { name: member.name })}</p>
      <div class="row gap-8 leaving">
        <Button size="small" autofocus onPress={() => setAsked(false)}>
          {say('evening.dismiss.stay')}
        </Button>
        <Button size="small" look="cherry" onPress={() => doAct(store, act)}>
          {say('evening.dismiss.go')}
        </Button>
      </div>
    </Frame>
  );
}
