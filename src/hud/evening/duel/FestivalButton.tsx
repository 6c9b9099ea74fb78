/** On a festival evening, shows a button to the duel at the top of every page until the duel is over; on other evenings, shows nothing. */

import { isFestival } from '../../../sim/season/duel/duel.ts';
import { say } from '../../../words/index.ts';
import { Button } from '../../../ui/index.ts';
import { followsEvening, type Store } from '../../store.ts';
import { duelling } from './open.ts';

export function FestivalButton({ store }: { store: Store }) {
  // The component subscribes to changes of the evening, because another evening may be another day.
  followsEvening(store);
  const state = store.cafe?.state;
  if (state?.season === undefined || !isFestival(state.clock.day)) return null;
  const { duel } = state.season.duels;
  const done = duel !== null && duel.day === state.clock.day && duel.over !== null;
  if (done) return null;
  return (
    <Button look="gold" class="festival" onPress={() => (duelling.value = true)}>
      {say('duel.festival')}
    </Button>
  );
}
