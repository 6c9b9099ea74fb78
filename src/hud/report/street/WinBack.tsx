/**
 * The list of all regulars who have gone over to the rival: when and why each left, and what brings each back, with the
 * button that does it.
 */

import { personName, say, sayPart } from '../../../words/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { Button, Dialog, Face } from '../../../ui/index.ts';
import type { Regular } from '../../../sim/state/regulars.ts';
import type { SeasonState } from '../../../sim/state/season.ts';
import { rememberedWords } from '../../evening/menu/remembered-words.ts';
import { actCost, barText, doAct } from '../../evening/act.ts';
import { followsEvening, type Store } from '../../store.ts';
import { offerOf } from '../../../sim/season/acts/winning-back.ts';
import { remembered, takesLetter, wayBack } from './on-street.ts';

interface WinBackProps {
  readonly store: Store;
  readonly who: readonly Regular[];
  /** The ids of those who were away when the list was opened. Those who are won back stay in it. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

export function WinBack({ store, who, ids, onClose }: WinBackProps) {
  followsEvening(store);
  const season = store.cafe?.state.season;
  if (season === undefined) return null;
  return (
    <Dialog title={say('street.win')} closeLabel={say('app.close')} width={640} onClose={onClose}>
      <p class="text-14">{say('street.win.how')}</p>
      <ul class="win-back col gap-8">
        {ids.map((id) => {
          const regular = who.find((one) => one.id === id);
          return regular === undefined ? null : <Row key={id} store={store} season={season} regular={regular} />;
        })}
      </ul>
    </Dialog>
  );
}

function Row({ store, season, regular }: { store: Store; season: SeasonState; regular: Regular }) {
  followsEvening(store);
  const name = personName(regular.name);
  const { gone } = regular;
  const way = wayBack(regular, season);
  const missed = gone?.dish ?? null;
  const dish = missed === null ? '' : sayPart('dish.', missed, undefined, missed);
  const act = { do: 'winBack', guest: regular.id } as const;
  const offer = gone === undefined ? null : offerOf(season, gone);
  const near = offer === null ? '' : sayPart('dish.', offer, undefined, offer);
  const writes = takesLetter(regular, season);
  const bar = writes ? barText(store, act) : null;
  const hint = remembered(regular, season);
  return (
    <li class="row gap-12 frame card pad-small" data-way={way ?? 'back'}>
      <Face look={regular.look} rank={null} width={72} />
      <div class="col gap-4 grow">
        <b class="text-16 bold">{name}</b>
        {gone !== undefined && (
          <span class="text-13 muted">
            {say('street.since', {
              day: gone.day,
              why: gone.why === 'wish' ? say('street.noDish', { dish }) : say(`loss.${gone.why}`),
            })}
          </span>
        )}
        <span class="text-14">{say(`street.way.${way ?? 'back'}`, { dish, near })}</span>
        {way === 'menu' && writes && <span class="text-14">{say('street.way.offer', { dish, near })}</span>}
        {hint !== null && <span class="text-14 bold">{rememberedWords(hint)}</span>}
      </div>
      {writes && (
        <Button
          look="teal"
          disabled={bar !== null}
          {...(bar === null ? {} : { reason: bar })}
          onPress={() => doAct(store, act)}
        >
          {say('street.write', { amount: say('app.money', { amount: grouped(actCost(store, act)) }) })}
        </Button>
      )}
      {(way === 'menu' || way === 'recipe' || way === 'offer') && (
        <Button onPress={() => (store.tab.value = 'menu')}>{say('remedy.page.menu')}</Button>
      )}
    </li>
  );
}
