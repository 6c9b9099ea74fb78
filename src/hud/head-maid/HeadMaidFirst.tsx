/**
 * The head maid's page as a player first sees it: who leads, what she does in plain sentences, and three choices. The
 * counts behind it are a press on Details away.
 */

import type { GoCapState } from '../../ai/index.ts';
import type { HeadMaidShown } from '../../sim/head-maid/head-maid.ts';
import { TRAINING } from '../../sim/head-maid/training.ts';
import { personName, say, sayPart } from '../../words/index.ts';
import { timeAt } from '../../words/clock.ts';
import { classes, Face, Glyph } from '../../ui/index.ts';
import { lessonText } from '../panels/learned-basis.ts';
import { maidsOf } from '../read/names.ts';
import type { Store } from '../store.ts';

const MODES: readonly GoCapState[] = ['Player', 'Train', 'Auto'];
/** Maximum number of habits, and of lessons of her training, that the first view names. */
const MOST = 3;

/** What the player has chosen on the page: how she leads, and who she is; null = the maid of the highest level. */
export type Picked = Partial<Pick<HeadMaidShown, 'mode' | 'appointed'>>;
export interface PickProps {
  readonly store: Store;
  readonly shown: HeadMaidShown;
  readonly onPick: (picked: Picked) => void;
}

export function HeadMaidFirst({ store, shown, onPick }: PickProps) {
  const leads = shown.id === null ? undefined : store.cafe?.state.people[shown.id];
  return (
    <div class="head-maid-first col gap-12">
      <div class="row gap-12">
        {leads !== undefined && <Face look={leads.look} rank={null} mood="happy" width={100} />}
        <div class="col gap-8 grow">
          <p class="text-18 bold">
            {leads === undefined
              ? say('headMaid.nobody')
              : say('headMaid.first.leads', { name: personName(leads.name) })}
          </p>
          <p class="text-14">{nowWords(shown)}</p>
          <Who store={store} shown={shown} onPick={onPick} />
        </div>
      </div>
      <div class="col gap-8" role="radiogroup" aria-label={say('headMaid.modeLabel')}>
        {MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            role="radio"
            aria-checked={shown.mode === mode}
            class={classes('head-maid-choice frame row gap-12', shown.mode === mode ? 'selection' : 'card')}
            onClick={() => onPick({ mode })}
          >
            <Glyph
              name={shown.mode === mode ? 'check' : mode === 'Player' ? 'x' : mode === 'Train' ? 'eye' : 'crown'}
            />
            <span class="col">
              <b class="text-16 bold">{sayPart('headMaid.mode.', mode)}</b>
              <span class="text-13">{sayPart('headMaid.first.', mode)}</span>
            </span>
          </button>
        ))}
      </div>
      {/* The bar of the focus has one choice more for a head maid whom the player has chosen. */}
      {shown.mode !== 'Player' && (shown.appointed !== null || shown.mode === 'Auto') && (
        <p class="text-14 head-maid-need">{say('headMaid.first.need')}</p>
      )}
      <Knows store={store} shown={shown} />
    </div>
  );
}

/** What she would ask for now. */
export function nowWords({ advice: { id, basis } }: HeadMaidShown): string {
  if (id === null || id === 'wait') return say('headMaid.now.nothing');
  return `${say('headMaid.now', { choice: sayPart('headMaid.choice.', id) })} (${say(`headMaid.now.${basis}`)})`;
}

/** Lets the player choose who is head maid. */
export function Who({ store, shown, onPick }: PickProps) {
  const maids = store.cafe === null ? [] : maidsOf(store.cafe.state);
  return (
    <label class="row gap-8 text-13 who">
      <span>{say('headMaid.who')}</span>
      <select
        class="frame card grow"
        value={shown.appointed ?? ''}
        onChange={({ currentTarget }) => onPick({ appointed: currentTarget.value || null })}
      >
        <option value="">{say('headMaid.highest')}</option>
        {maids.map(({ id, name }) => (
          <option key={id} value={id}>
            {personName(name)}
          </option>
        ))}
      </select>
      <Glyph name="down" />
    </label>
  );
}

/** What she has learned from the player or, as long as that is nothing, what every head maid is trained to do. */
function Knows({ store, shown }: { store: Store; shown: HeadMaidShown }) {
  const { agreement, behaviours, orders } = shown;
  const habits = behaviours
    .filter(({ trained, rules }) => trained >= (rules[0]?.limit ?? Infinity))
    .sort((a, b) => b.trained - a.trained || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ id }) => sayPart('headMaid.choice.', id));
  const last = orders.at(-1);
  const clock = store.cafe?.state.clock;
  return (
    <div class="col gap-4 text-14">
      {habits.length > 0 ? (
        <p>{say('headMaid.first.learned', { list: habits.join(say('app.list.comma')) })}</p>
      ) : (
        <>
          <p>{say('headMaid.first.trained')}</p>
          <ul class="text-13">
            {TRAINING.slice(0, MOST).map(({ id, choice }) => (
              <li key={id}>
                {say('headMaid.first.lesson', {
                  lesson: lessonText(id),
                  choice: sayPart('headMaid.choice.', choice),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {agreement.n > 0 && <p>{say('headMaid.first.guessed', { hits: Math.round(agreement.hits), n: agreement.n })}</p>}
      {last !== undefined && clock !== undefined && (
        <p>
          {say('headMaid.first.last', {
            time: timeAt(clock, last.tick),
            choice: sayPart('headMaid.choice.', last.choice),
          })}
        </p>
      )}
    </div>
  );
}
