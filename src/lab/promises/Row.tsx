/** Shows one promise in the list with its verdict; an expanded row also shows its exact meaning, the reason, and every breach. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Badge, Button, classes, Face, Glyph } from '../../ui/index.ts';
import type { Breach, Promised, Verdict } from '../../analysis/promises/index.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import type { Entry, Keeper } from '../../analysis/promises/keeper.ts';
import { meaningOf, momentWords } from '../shared/promise-meaning.ts';
import { breachWords, titleOf } from '../shared/promise-words.ts';

/** Number of breaches shown at first; a press shows all that are kept. */
const JUMPS = 8;

interface RowProps {
  readonly lab: Lab;
  readonly keeper: Keeper;
  readonly entry: Entry;
  readonly opened: boolean;
  readonly onOpened: () => void;
  readonly onEdited: () => void;
}

export function Row({ lab, keeper, entry, opened, onOpened, onEdited }: RowProps) {
  const { promise, on, id } = entry;
  const day = keeper.day.value;
  const verdict = on ? day?.verdicts.get(id) : undefined;
  const title = titleOf(promise);
  const english = told.value === 'en';
  const more = `promise-more-${id}`;
  const row = useRef<HTMLLIElement>(null);
  const times = verdict?.times ?? 0;
  useEffect(() => {
    if (opened) row.current?.scrollIntoView({ block: 'nearest' });
  }, [opened, times > 0]);
  return (
    <li
      ref={row}
      class={classes(
        'promise frame',
        opened ? 'selection' : verdict?.standing === 'broken' ? 'error' : 'card',
        !on && 'off',
      )}
    >
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={tell('promises.counts', { title })}
        title={tell('promises.counts', { title })}
        class={classes('btn frame small square', on ? 'gold' : 'btn btn-paper')}
        onClick={() => keeper.turn(id, !on)}
      >
        {on && <Glyph name="check" scale={1.5} />}
      </button>
      <button type="button" class="promise-words" aria-expanded={opened} aria-controls={more} onClick={onOpened}>
        <b class="text-14 bold">{title}</b>
        {entry.pack !== null && <span class="text-12 muted">{tell('promises.ofPack', { name: entry.pack })}</span>}
        {(title !== promise.text || !english) && (
          <span class="text-12" lang={english ? 'en' : undefined}>
            {english ? promise.text : meaningOf(promise)}
          </span>
        )}
      </button>
      <div class="promise-state">
        <Standing verdict={verdict} on={on} ticks={day === null ? 0 : day.to - day.from} />
        <Glyph name={opened ? 'up' : 'down'} scale={1.5} />
      </div>
      {opened && (
        <div class="promise-more col gap-4" id={more}>
          <p class="text-13">
            {english ? (
              <>
                <b>{tell('promises.means')}:</b> {meaningOf(promise)}
              </>
            ) : (
              <span lang="en">{promise.text}</span>
            )}
          </p>
          <div class="row gap-8 promise-why">
            <p class="text-12 grow">{whyWords(promise, verdict, on)}</p>
            {entry.pack === null && (
              <Button size="small" onPress={onEdited}>
                <Glyph name="gear" /> {tell('promises.change')}
              </Button>
            )}
          </div>
          {verdict !== undefined && verdict.breaches.length > 0 && <Breaches lab={lab} verdict={verdict} />}
        </div>
      )}
    </li>
  );
}

function whyWords({ claim }: Promised, verdict: Verdict | undefined, on: boolean): string {
  if (!on) return tell('promises.why.off');
  switch (verdict?.standing) {
    case undefined:
      return tell('promises.why.looking');
    case 'kept':
      return tell('promises.why.kept');
    case 'broken':
      return tell('promises.first', { count: verdict.times });
    case 'open': {
      const by = 'by' in claim ? claim.by : null;
      return by === null ? tell('promises.why.every') : tell('promises.why.by', { by: momentWords(by) });
    }
  }
}

function Breaches({ lab, verdict }: { readonly lab: Lab; readonly verdict: Verdict }) {
  const { state } = lab.deps.running();
  const [all, setAll] = useState(false);
  const shown = all ? verdict.breaches : verdict.breaches.slice(0, JUMPS);
  const kept = verdict.breaches.length - shown.length;
  const more = verdict.times - verdict.breaches.length;
  return (
    <ol class="promise-breaches">
      {shown.map((breach, i) => {
        const person = breach.who === null ? undefined : state.people[breach.who];
        const time = clockAt(state.clock, breach.tick);
        return (
          <li key={i} class="row gap-8 text-13">
            <b class="mono">{time}</b>
            {person === undefined ? (
              <span class="promise-noface" />
            ) : (
              <Face look={person.look} rank={person.role === 'maid' ? person.rank : null} width={28} />
            )}
            <span class="grow">{breachWords(breach)}</span>
            <Button
              size="small"
              label={tell('promises.jump', { time, words: breachWords(breach) })}
              onPress={() => jump(lab, breach)}
            >
              {tell('promises.see')} <Glyph name="right" scale={1} />
            </Button>
          </li>
        );
      })}
      {kept > 0 && (
        <li>
          <Button size="small" onPress={() => setAll(true)}>
            {tell('promises.showAll', { count: verdict.breaches.length })}
          </Button>
        </li>
      )}
      {kept === 0 && more > 0 && <li class="text-12 muted">{tell('promises.more', { count: more })}</li>}
    </ol>
  );
}

interface StandingProps {
  readonly verdict: Verdict | undefined;
  readonly on: boolean;
  readonly ticks: number;
}

function Standing({ verdict, on, ticks }: StandingProps) {
  if (!on) return <Badge look="grey">{tell('promises.off')}</Badge>;
  switch (verdict?.standing) {
    case 'kept':
      return (
        <span class="row gap-4">
          <Badge look="mint">{tell('promises.kept')}</Badge>
          <span class="text-12 muted nowrap">{tell('promises.ticks', { count: ticks })}</span>
        </span>
      );
    case 'broken':
      return <Badge look="cherry">{tell('promises.broken', { count: verdict.times })}</Badge>;
    default:
      return <Badge look="paper">{tell('promises.open')}</Badge>;
  }
}

/** Goes to the moment right after a breach, and opens the page "Time", which shows what happened around that moment. */
function jump(lab: Lab, { tick, who }: Breach): void {
  // The jump leaves a shared day first, because promises concern the player's own day.
  lab.goHome();
  lab.setSpeed(0);
  lab.goTo(tick + 1);
  if (who !== null) lab.look(who);
  lab.turnTo('time');
}
