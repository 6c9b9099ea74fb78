/**
 * The page at the end of a season: its thirty days in figures and the café's place beside the rival, or bankruptcy
 * after three evenings in debt.
 */

import { useEffect, useRef } from 'preact/hooks';
import type { Ending as EndingState, SeasonState } from '../../../sim/state/season.ts';
import { DEBT_EVENINGS } from '../../../sim/season/end-of-day.ts';
import { say } from '../../../words/index.ts';
import { Button, Frame, Glyph, Stars, WHITE_INK } from '../../../ui/index.ts';
import { grouped, ratingText } from '../../../words/numbers.ts';
import type { Store } from '../../store.ts';
import { money } from '../ActButton.tsx';
import { sums } from '../goals/goals.ts';
import { Figure } from '../hire/Figure.tsx';

interface EndingProps {
  store: Store;
  season: SeasonState;
  ending: EndingState;
  /** Called when the player wants to see the evening behind the ending. */
  onLook: () => void;
}

export function Ending({ store, season, ending, onLook }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { kind, stars, rivalStars, first, money: till, day, bells } = ending;
  const debt = kind === 'debt';
  const place = first ? 'first' : 'second';
  const all = sums(season);
  const looks = [...season.staff]
    .sort((a, b) => b.rank - a.rank || b.level - a.level || (a.id < b.id ? -1 : 1))
    .slice(0, 4);
  return (
    <Frame class={`sheet-frame ending ${debt ? 'lost' : place}`} shadow>
      <div class="ending-body col gap-12 scrolls" tabIndex={0}>
        <header class="col gap-4">
          <span class="text-14 muted">{say('evening.ending.after', { day })}</span>
          <h1 class="text-32 bold" tabIndex={-1} ref={heading}>
            {say(debt ? 'evening.ending.debt' : `evening.ending.${place}`)}
          </h1>
          <p class="text-16 ending-words">
            {debt
              ? say('evening.ending.debtWhy', { count: DEBT_EVENINGS })
              : say(`evening.ending.${place}Words`, {
                  ours: ratingText(stars),
                  theirs: ratingText(rivalStars),
                  rival: say('rival.name'),
                })}
          </p>
        </header>
        <div class="row gap-16 ending-stars">
          <Stars value={stars} scale={5} label={say('top.starsLabel', { stars: ratingText(stars) })} />
          <b class="text-32 bold">{ratingText(stars)}</b>
        </div>
        {bells !== undefined && (
          <p class="row gap-8 text-16 ending-words">
            <Glyph name="bell" scale={2} />
            {say('evening.ending.bells', { ours: bells.ours.length, theirs: bells.rival.length })}
          </p>
        )}
        <dl class="ending-figures">
          <Sum label={say('evening.ending.served')} value={grouped(all.served)} />
          <Sum label={say('evening.ending.earned')} value={money(all.earned)} />
          <Sum label={say('evening.ending.till')} value={money(till)} />
          <Sum
            label={say('evening.ending.best')}
            value={all.best === null ? '–' : money(all.best.profit)}
            note={all.best === null ? '' : say('evening.ending.onDay', { day: all.best.day })}
          />
          <Sum label={say('evening.ending.heroes')} value={String(all.heroes)} />
          <Sum label={say('evening.ending.achieved')} value={String(all.achieved)} />
        </dl>
        {debt && <p class="note-error text-14">{say('evening.ending.debtMend')}</p>}
        <div class="row gap-16 ending-cast" aria-hidden="true">
          {looks.map(({ id, look }) => (
            <Figure key={id} look={look} pose={debt ? 'bow' : 'cheer'} scale={3} />
          ))}
        </div>
      </div>
      <footer class="row gap-8 ending-foot">
        <Button onPress={onLook}>{say('evening.ending.look')}</Button>
        {!debt && <Button onPress={() => store.deps.toTitle()}>{say('evening.ending.title')}</Button>}
        <Button look="teal" size="big" onPress={() => (debt ? store.deps.toTitle() : store.deps.nextDay())}>
          {say(debt ? 'evening.ending.title' : 'evening.ending.goOn')}
          <Glyph name="right" colours={WHITE_INK} />
        </Button>
      </footer>
    </Frame>
  );
}

function Sum({ label, value, note = '' }: { label: string; value: string; note?: string }) {
  return (
    <div class="col">
      <dt class="text-12 muted">{label}</dt>
      <dd class="col">
        <b class="text-24 bold">{value}</b>
        <span class="text-12 muted">{note}</span>
      </dd>
    </div>
  );
}
