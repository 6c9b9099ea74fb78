/**
 * The rows of tomorrow's forecast about single maids: who has given notice, who would start tired. The rows are chosen when
 * the page opens and stay until it is opened anew; what the player has done about a maid is said in her row.
 */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type EveningAct, eveningBar } from '../../sim/season/acts/index.ts';
import { fairWage } from '../../sim/season/staff.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Notice } from '../../sim/state/season.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, say, sayList } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import { Button, only } from '../../ui/index.ts';
import { barText } from '../evening/act.ts';
import { mostTired, readTomorrow, shareOf, type TiredTomorrow, type TomorrowView } from '../read/tomorrow.ts';
import { followsEvening, type Reported, type Store } from '../store.ts';
import { Line, OneOf } from './TomorrowLine.tsx';

const MOST_TIRED = 2;
const MOST_LEAVING = 4;

/** The tired maids who were given a day off here, kept while the player visits other pages of the evening. */
const rested = new WeakMap<Reported, readonly TiredTomorrow[]>();

interface Leaving {
  readonly id: PersonId;
  readonly name: string;
  readonly why: Notice['why'];
  /** The last day on which she works, as long as nothing is done about it. */
  readonly leaves: number;
  readonly talked: boolean;
  /** The wage with which she stays, if it is the pay. */
  readonly raise: number;
}

interface Props {
  readonly store: Store;
  readonly state: WorldState;
  readonly onAct: (act: EveningAct) => void;
}

export function MaidRows({ store, state, onAct }: Props) {
  followsEvening(store);
  const day = store.reported.value;
  const [resting, setRestingHere] = useState(day === null ? [] : (rested.get(day) ?? []));
  const [leaving] = useState(() => leavingOf(state).slice(0, MOST_LEAVING));
  const [tired] = useState(() => tiredOf(state, resting).slice(0, MOST_TIRED));
  const setResting = (now: readonly TiredTomorrow[]): void => {
    if (day !== null) rested.set(day, now);
    setRestingHere(now);
  };
  const { edits } = store.deps;
  return (
    <>
      {leaving.map((one) => (
        <LeavingRow key={one.id} state={state} one={one} onAct={onAct} />
      ))}
      {tired.map((one) => {
        // She may have been given the day off elsewhere, for example when she gave notice.
        const rests = state.season?.staff.find(({ id }) => id === one.id)?.onShift === false;
        const why = rests ? null : barText(store, one.act);
        const { name } = one;
        return (
          <Line
            key={one.id}
            glyph="bolt"
            texts={[tiredText(state, one), say('report.tomorrow.rests', { name })]}
            at={rests ? 1 : 0}
          >
            <Button
              size="small"
              disabled={why !== null}
              {...(why === null ? {} : { reason: why })}
              onPress={() => {
                if (rests) {
                  if (edits.valueOf({ of: 'shift', id: one.id }) === false) edits.undo(only('shift', one.id));
                  else onAct({ do: 'shift', maid: one.id, on: true });
                  store.evening.value = state.tick;
                  setResting(resting.filter(({ id }) => id !== one.id));
                } else {
                  onAct(one.act);
                  setResting([...resting.filter(({ id }) => id !== one.id), one]);
                }
              }}
            >
              <OneOf texts={[say('remedy.rest', { name }), say('remedy.undo')]} at={rests ? 1 : 0} />
            </Button>
          </Line>
        );
      })}
    </>
  );
}

/** How tired she would be, and what the café would lack on her day off, where it is much. */
function tiredText(state: WorldState, { id, name, energy }: TiredTomorrow): string {
  const percent = Math.round(energy * 100);
  const did = shareOf(state, id);
  return did === null
    ? say('report.tomorrow.tired', { name, percent })
    : say(`report.tomorrow.tired.${did.of}`, { name, percent, share: Math.round(did.share * 100) });
}

interface LeavingRowProps {
  readonly state: WorldState;
  readonly one: Leaving;
  readonly onAct: (act: EveningAct) => void;
}

function LeavingRow({ state, one: { id, name: known, why, leaves, talked, raise }, onAct }: LeavingRowProps) {
  // The language may change while the row is there.
  const name = personName(known);
  const notice = state.season?.staff.find((maid) => maid.id === id)?.notice;
  const waits = notice?.talked === true && !talked;
  const texts = [
    say(`report.notice.${why}`, { name, day: leaves }),
    why === 'pay'
      ? say('report.notice.stays', { name })
      : say('report.notice.waits', { name, day: notice?.leaves ?? leaves }),
  ];
  const done = notice === undefined || waits;
  const act: EveningAct = why === 'pay' ? { do: 'wage', maid: id, wage: raise } : { do: 'persuade', maid: id };
  return (
    <Line glyph="warn" texts={texts} at={done ? 1 : 0}>
      {(why === 'pay' || !talked) && (
        <Button
          size="small"
          disabled={done || eveningBar(state, act) !== null}
          {...(done ? { reason: texts[1] } : {})}
          onPress={() => onAct(act)}
        >
          {why === 'pay' ? say('report.notice.raise', { amount: grouped(raise) }) : say('report.notice.talk')}
        </Button>
      )}
    </Line>
  );
}

const leavingOf = ({ season }: WorldState): Leaving[] =>
  (season?.staff ?? []).flatMap((one) =>
    one.notice === undefined
      ? []
      : [
          {
            id: one.id,
            name: one.name,
            why: one.notice.why,
            leaves: one.notice.leaves,
            talked: one.notice.talked === true,
            raise: fairWage(one),
          },
        ],
  );

/** The tired maids, the most tired first; those who were given a day off are at their place among them. */
function tiredOf(state: WorldState, resting: readonly TiredTomorrow[]): TiredTomorrow[] {
  const tired = readTomorrow(state)?.tired ?? [];
  return [...resting, ...tired.filter(({ id }) => resting.every((one) => one.id !== id))].sort(mostTired);
}

interface OnShiftProps {
  readonly state: WorldState;
  readonly view: TomorrowView;
  readonly children: ComponentChildren;
}

/** Who is on shift tomorrow. The row has room for the names of all maids who can be given a day off on this page. */
export function OnShift({ state, view, children }: OnShiftProps) {
  const [tired] = useState(() => tiredOf(state, []).slice(0, MOST_TIRED));
  const all = view.on + view.off.length;
  const off = (names: readonly string[]): string =>
    say('report.tomorrow.off', { count: all - names.length, list: sayList(names) });
  const most = [...new Set([...view.off, ...tired.map(({ name }) => name)])];
  return (
    <Line
      glyph="person2"
      texts={[view.off.length === 0 ? say('report.tomorrow.all', { count: view.on }) : off(view.off), off(most)]}
    >
      {children}
    </Line>
  );
}
