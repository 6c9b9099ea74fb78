/** The dialog between the title and a new café, in which the player chooses the difficulty and the assists. */

import { useRef, useState } from 'preact/hooks';
import { difficulties } from '../../../sim/season/catalogue.ts';
import { SEASON_DAYS } from '../../../sim/season/new-season.ts';
import { type Assists, DIFFICULTIES, type Difficulty } from '../../../sim/state/season.ts';
import { say } from '../../../words/index.ts';
import { Button, classes, Dialog, Glyph, walkChoices, WHITE_INK } from '../../../ui/index.ts';
import { grouped } from '../../../words/numbers.ts';
import type { Store } from '../../store.ts';
import { Assisted } from './Assisted.tsx';

export function NewCafeDialog({ store }: { store: Store }) {
  const [difficulty, setDifficulty] = useState<Difficulty>('standard');
  const [assists, setAssists] = useState<Assists>({ noPatienceLoss: false, slowerRush: false });
  const form = useRef<HTMLDivElement>(null);
  const begin = (): void => {
    store.dialog.value = null;
    store.deps.newCafe({ difficulty, assists });
  };
  return (
    <Dialog
      title={say('difficulty.title')}
      closeLabel={say('app.close')}
      width={720}
      onClose={() => (store.dialog.value = null)}
    >
      <div class="new-cafe" ref={form}>
        <p class="text-14 muted">{say('difficulty.lead', { count: SEASON_DAYS })}</p>
        <div role="radiogroup" aria-label={say('difficulty.label')} class="difficulties" onKeyDown={walkChoices}>
          {DIFFICULTIES.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={one === difficulty}
              tabIndex={one === difficulty ? 0 : -1}
              class={classes('frame difficulty', one === difficulty ? 'selection' : 'card')}
              onClick={() => setDifficulty(one)}
            >
              <span class="row apart">
                <b class="text-18 bold">{say(`difficulty.${one}`)}</b>
                {one === difficulty && <Glyph name="check" colours={{ K: 'var(--green-ink)' }} />}
              </span>
              <span class="text-13">{say(`difficulty.${one}.about`)}</span>
              <span class="text-12 muted row gap-4 begins-with">
                <Glyph name="coin" scale={1} />
                {say('difficulty.money', { amount: grouped(moneyOf(one)) })}
              </span>
            </button>
          ))}
        </div>
        <section aria-label={say('difficulty.assists')}>
          <h3 class="headline rule">
            {say('difficulty.assists')}
            <span class="text-12 muted">{say('difficulty.assistsNote')}</span>
          </h3>
          <Assisted assists={assists} onChange={(which, on) => setAssists({ ...assists, [which]: on })} />
        </section>
        <div class="row gap-8 new-cafe-foot">
          <Button look="teal" size="big" onPress={begin}>
            {say('difficulty.begin')}
            <Glyph name="right" colours={WHITE_INK} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const moneyOf = (difficulty: Difficulty): number => difficulties.find(({ id }) => id === difficulty)?.money ?? 0;
