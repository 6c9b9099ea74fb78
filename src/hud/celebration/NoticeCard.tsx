/**
 * The scene in which a maid gives notice: her face, her reason in her words, and three answers with what each leads to.
 * It can be left without an answer; then the notices of further maids are left as well, and the report still offers the
 * same for each.
 */

import { useLayoutEffect, useState } from 'preact/hooks';
import { energyLevel } from '../../sim/people/energy.ts';
import { moodLevel } from '../../sim/people/moods.ts';
import type { EveningAct } from '../../sim/season/acts/index.ts';
import { waitsUntil } from '../../sim/season/giving-notice.ts';
import { fairWage } from '../../sim/season/staff.ts';
import type { StaffMember } from '../../sim/state/season.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import { Button, Dialog, Face } from '../../ui/index.ts';
import { personName, say } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import { barText, doAct } from '../evening/act.ts';
import { followsEvening, type Store } from '../store.ts';
import { afterFirst, noticesAfter, withoutNotices } from './queue.ts';

/** Share by which a raise for an unhappy maid lifts her wage above the fair one. */
const GENEROUS = 1.1;

export function NoticeCard({ store, event }: { store: Store; event: SimEvent }) {
  followsEvening(store);
  const [answer, setAnswer] = useState<string | null>(null);
  const member = store.cafe?.state.season?.staff.find(({ id }) => id === event.who);
  const close = (): void => {
    store.party.value = afterFirst(store.party.peek());
  };
  /** Leaves the scene: without an answer, the player does not want to be asked about the next maid either. */
  const leave = (): void => {
    if (answer === null) store.party.value = withoutNotices(store.party.peek());
    else close();
  };
  const more = noticesAfter(store.party.value);
  useLayoutEffect(() => {
    store.celebrating.value = true;
    return () => void (store.celebrating.value = false);
  }, []);
  // The report can have been used first, for example by another card of the same maid.
  useLayoutEffect(() => {
    if (member === undefined || (member.notice === undefined && answer === null)) close();
  }, [member === undefined]);
  if (member === undefined) return null;
  const name = personName(member.name);
  const { notice } = member;
  return (
    <Dialog
      title={say('party.notice.given', { name })}
      closeLabel={say('party.notice.later')}
      onClose={leave}
      width={560}
    >
      <div class="notice-card row gap-12">
        <Face look={member.look} rank={null} mood={notice === undefined ? 'happy' : 'sad'} width={100} />
        <div class="col gap-8 grow">
          {answer === null && notice !== undefined ? (
            <>
              <p class="text-18 bold">{say(`party.notice.${notice.why}`)}</p>
              <p class="text-13 muted">{factOf(member)}</p>
              <p class="text-14">{say('party.notice.until', { name, day: notice.leaves })}</p>
            </>
          ) : (
            <p class="text-18 bold" role="status">
              {answer}
            </p>
          )}
        </div>
      </div>
      {more > 0 && <p class="text-13 muted">{say('party.notice.more', { count: more })}</p>}
      {answer === null && notice !== undefined ? (
        <div class="notice-answers col gap-8">
          {answersOf(member).map(({ act, is, does }, at) => {
            const bar = act === null ? null : barText(store, act);
            return (
              <Button
                key={is}
                look={at === 0 ? 'teal' : 'btn'}
                disabled={bar !== null}
                {...(bar === null ? {} : { reason: bar })}
                onPress={() => {
                  if (act !== null) doAct(store, act);
                  setAnswer(resultOf(store, member.id, is));
                }}
              >
                <span class="col">
                  <b class="text-16 bold">
                    {say(`party.notice.answer.${is}`, { name, amount: grouped(raiseOf(member)) })}
                  </b>
                  <span class="text-13">{does}</span>
                </span>
              </Button>
            );
          })}
        </div>
      ) : (
        <Button look="teal" autofocus onPress={close}>
          {say('party.notice.goOn')}
        </Button>
      )}
    </Dialog>
  );
}

type Answer = 'talk' | 'raise' | 'rest' | 'go';

/** The figure behind her reason: wage, tiredness or mood. */
function factOf(member: StaffMember): string {
  switch (member.notice?.why) {
    case 'pay':
      return say('party.notice.fact.pay', { wage: grouped(member.wage), fair: grouped(fairWage(member)) });
    case 'worn':
      return `${say('feel.energy')}: ${say(`feel.energy.${energyLevel(member.energy)}`)}`;
    default:
      return `${say('feel.mood')}: ${say(`feel.mood.${moodLevel(member.mood)}`)}`;
  }
}

/** The wage that the raise would bring: the fair one or, for a maid who is not underpaid, more than the fair one. */
const raiseOf = (member: StaffMember): number =>
  member.notice?.why === 'pay'
    ? fairWage(member)
    : Math.round((Math.max(fairWage(member), member.wage) * GENEROUS) / 10) * 10;

interface Choice {
  readonly is: Answer;
  readonly act: EveningAct | null;
  readonly does: string;
}

/** The three answers. A maid who is worn out gets a day off instead of a raise, because a raise would not help her. */
function answersOf(member: StaffMember): Choice[] {
  const { id: maid, notice } = member;
  if (notice === undefined) return [];
  const until = { day: notice.leaves };
  return [
    {
      is: 'talk',
      act: { do: 'persuade', maid },
      does: say('party.notice.does.talk', { day: waitsUntil(notice) }),
    },
    notice.why === 'worn'
      ? { is: 'rest', act: { do: 'shift', maid, on: false }, does: say('party.notice.does.rest') }
      : {
          is: 'raise',
          act: { do: 'wage', maid, wage: raiseOf(member) },
          does: say(`party.notice.does.raise.${notice.why}`),
        },
    { is: 'go', act: null, does: say('party.notice.does.go', until) },
  ];
}

/** What has come of the answer, in a sentence. */
function resultOf({ cafe }: Store, maid: string, is: Answer): string {
  const member = cafe?.state.season?.staff.find(({ id }) => id === maid);
  const name = personName(member?.name ?? '');
  const { notice } = member ?? {};
  if (notice === undefined) return say('party.notice.result.stays', { name });
  if (is === 'rest') return say('party.notice.result.rest', { name });
  if (is === 'raise') return say('party.notice.result.raise', { name });
  return say(`party.notice.result.${is}`, { name, day: notice.leaves });
}
