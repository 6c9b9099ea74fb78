/**
 * The street between the café and the rival, with the faces of the regulars at the house they go to. Regulars who went
 * over to the rival today walk across once; those who can be won back have a button.
 */

import { useState } from 'preact/hooks';
import { say, personName, sayPart } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import { Button, classes, Face, Glyph } from '../../ui/index.ts';
import { theirBoard } from '../../sim/rival/their-board.ts';
import type { Regular } from '../../sim/state/regulars.ts';
import { actCost, barText, doAct } from '../evening/act.ts';
import { storyText } from '../rival/SignStories.tsx';
import { followsEvening, type Store } from '../store.ts';
import { WinBack } from './WinBack.tsx';
import { allAway, onStreet } from './on-street.ts';

export function Street({ store }: { store: Store }) {
  followsEvening(store);
  const [open, setOpen] = useState<readonly string[] | null>(null);
  const state = store.cafe?.state;
  const who = state?.regulars?.who;
  if (state?.season === undefined || state.rival === undefined || who === undefined) return null;
  const ours = who.filter(({ gone }) => gone === undefined);
  const away = who.filter(({ gone }) => gone !== undefined);
  const met = onStreet(who);
  const board = theirBoard(state);
  const read = board === null ? [] : board.stories.filter((story) => story.read > 0);
  return (
    <>
      <section class="street" aria-label={say('street.title')}>
        <div class="house ours">
          <b class="bold">{say('street.ours')}</b> <span>{say('street.regulars', { count: ours.length })}</span>
          <Faces who={ours} />
        </div>
        <ul class="road">
          {met.length === 0 && <li class="quiet">{say('street.quiet')}</li>}
          {met.map((one) => (
            <li key={one.id} class="row gap-8">
              <span class={classes('walker', one.gone?.day === state.clock.day && 'goes')}>
                <Face look={one.look} width={32} />
              </span>
              <Gone store={store} regular={one} />
            </li>
          ))}
          {board !== null &&
            read.map((story) => <li key={`${story.node} ${story.value}`}>{storyText(board, story)}</li>)}
        </ul>
        <div class="house theirs">
          <b class="bold">{say('rival.name')}</b> <span>{say('street.yours', { count: away.length })}</span>
          <div class="row gap-4">
            <Faces who={away} />
            {away.length > 0 && (
              <Button
                size="small"
                class="win-back-open"
                label={say('street.win')}
                onPress={() => setOpen(allAway(who).map(({ id }) => id))}
              >
                {say('street.win.short')}
              </Button>
            )}
          </div>
        </div>
      </section>
      {open !== null && <WinBack store={store} who={who} ids={open} onClose={() => setOpen(null)} />}
    </>
  );
}

const Faces = ({ who }: { who: readonly Regular[] }) => (
  <span class="faces">
    {who.map((one) => (
      <Face key={one.id} look={one.look} name={one.name} width={32} />
    ))}
  </span>
);

function Gone({ store, regular }: { store: Store; regular: Regular }) {
  followsEvening(store);
  const name = personName(regular.name);
  const { gone } = regular;
  if (gone === undefined)
    return (
      <span class="col">
        <b class="bold">{name}</b>
        <span class="frame ok back" role="status">
          <Glyph name="check" colours={{ K: 'var(--green-ink)' }} scale={1} />
          {say('street.back')}
        </span>
      </span>
    );
  const act = { do: 'winBack', guest: regular.id } as const;
  const why = barText(store, act);
  const dish = gone.dish === null ? '' : sayPart('dish.', gone.dish, undefined, gone.dish);
  const onMenu = gone.dish !== null && store.cafe?.state.season?.kitchen.onMenu.some((one) => one.dish === gone.dish);
  return (
    <span class="col">
      <b class="bold">{say('street.gone', { name })}</b>
      <span class="ellipsis">{gone.why === 'wish' ? say('street.noDish', { dish }) : say(`loss.${gone.why}`)}</span>
      {onMenu === true ? (
        <span class="frame ok back" role="status">
          <Glyph name="check" colours={{ K: 'var(--green-ink)' }} scale={1} />
          {say('street.back')}
        </span>
      ) : why === null ? (
        <Button size="small" onPress={() => doAct(store, act)}>
          {say('street.write', { name, amount: say('app.money', { amount: grouped(actCost(store, act)) }) })}
        </Button>
      ) : (
        <small>{gone.dish === null ? why : say('street.needs', { dish })}</small>
      )}
    </span>
  );
}
