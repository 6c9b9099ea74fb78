/** The evening's staff page: all employees, and details of the selected one. */

import { useState } from 'preact/hooks';
import { personName, say } from '../../../words/index.ts';
import { energyLevel } from '../../../sim/people/energy.ts';
import { moodLevel } from '../../../sim/people/moods.ts';
import { levelNeeds } from '../../../sim/season/staff.ts';
import type { StaffMember } from '../../../sim/state/season.ts';
import { Badge, Button, classes, Face, Glyph, Meter, RankBadge } from '../../../ui/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { openHeadMaid } from '../../panels/learned-basis.ts';
import { followsEvening, type Store } from '../../store.ts';
import { Member } from './Member.tsx';
import { levelDoes } from '../../../ui/level-effects.ts';
import { maidFace } from '../../../ui/pictures/maid-face.ts';
import { inRows, shiftOf } from './staff.ts';

/** Id of the maid that the player looked at last, and the day: the page opens with her again in the same evening. */
const lastChosen = new WeakMap<Store, { readonly id: string; readonly day: number }>();

export function StaffPage({ store }: { store: Store }) {
  followsEvening(store);
  const state = store.cafe?.state;
  const last = lastChosen.get(store);
  const [chosen, setChosen] = useState(
    store.landing?.maid ?? (last !== undefined && last.day === state?.clock.day ? last.id : null),
  );
  const season = state?.season;
  if (state === undefined || season === undefined) return null;
  const rows = inRows(season.staff);
  const member = rows.find(({ id }) => id === chosen) ?? rows[0];
  const shift = shiftOf(state, season);
  const choose = (id: string): void => {
    lastChosen.set(store, { id, day: state.clock.day });
    setChosen(id);
  };
  return (
    <div class="staff-page">
      <section class="staff-list col" aria-label={say('evening.staff.title')}>
        <header class="row apart gap-8 pad-small">
          <div class="col gap-2">
            <h1 class="text-24 bold">{say('evening.staff.title')}</h1>
            <p class="text-13 muted">{say('evening.staff.line', { on: shift.on, count: shift.staff })}</p>
          </div>
          {store.headMaid.value !== null && (
            <Button class="opens-head-maid" onPress={() => openHeadMaid(store)}>
              <Glyph name="crown" />
              {say('headMaid.open')}
            </Button>
          )}
        </header>
        <ul class="scrolls col gap-4 grow" onKeyDown={walkRows}>
          {rows.map((one) => (
            <li key={one.id}>
              <Row member={one} chosen={one === member} onChoose={() => choose(one.id)} />
            </li>
          ))}
        </ul>
        <dl class="staff-costs text-13">
          <Cost label={say('evening.staff.wages')} amount={shift.wages} />
          <Cost label={say('evening.staff.rent')} amount={shift.rent} />
        </dl>
      </section>
      {member !== undefined && <Member key={member.id} store={store} season={season} member={member} />}
    </div>
  );
}

function Cost({ label, amount }: { label: string; amount: number }) {
  return (
    <div class="row apart">
      <dt class="muted">{label}</dt>
      <dd class="mono bold">{say('app.money', { amount: grouped(amount) })}</dd>
    </div>
  );
}

function Row({ member, chosen, onChoose }: { member: StaffMember; chosen: boolean; onChoose: () => void }) {
  const { name, rank, level, energy, mood, onShift } = member;
  return (
    <button
      type="button"
      class={classes('staff-row frame', chosen ? 'selection' : 'card', !onShift && 'off')}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <Face look={member.look} rank={rank} mood={maidFace(member)} width={56} />
      <span class="col grow gap-2">
        <span class="row gap-4">
          <b class="text-16 bold ellipsis">{personName(name)}</b>
          <RankBadge rank={rank} />
          <span class="text-12 muted one-line" title={levelDoes()}>
            {say('evening.level', { level })}
          </span>
          {!onShift && (
            <span class="to-end">
              <Badge look="grey">{say('evening.off')}</Badge>
            </span>
          )}
        </span>
        <span class="row gap-8 text-12 muted">
          <span class="col grow">
            <span class="one-line">{say(`feel.energy.${energyLevel(energy)}`)}</span>
            <Meter share={energy} colour={energy < 0.3 ? 'var(--cherry)' : 'var(--green)'} height={8} />
          </span>
          <span class="col grow">
            <span class="one-line">{say(`feel.mood.${moodLevel(mood)}`)}</span>
            <Meter share={(mood + 1) / 2} colour={mood < -0.15 ? 'var(--orange)' : 'var(--rose)'} height={8} />
          </span>
          <span class="col grow experience">
            <span class="one-line">
              {say('evening.experience', { percent: Math.floor((100 * member.experience) / levelNeeds(level)) })}
            </span>
            <Meter share={member.experience / levelNeeds(level)} colour="var(--teal-light)" height={8} />
          </span>
        </span>
      </span>
    </button>
  );
}

function walkRows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.staff-row')];
  const next = rows[rows.indexOf(event.target as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
  next?.click();
}
