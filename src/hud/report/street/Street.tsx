/**
 * The street between the café and the rival: the faces of the regulars in the house they go to, and between the houses
 * the road. Regulars who went over to the rival today walk over the road once, and have a button if they can be won
 * back. Of all others the street says only their names.
 */

import { useState } from 'preact/hooks';
import { say, personName, sayList, sayPart } from '../../../words/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { Button, classes, Face, Glyph } from '../../../ui/index.ts';
import { theirBoard, type TheirBoard } from '../../../sim/rival/their-board.ts';
import type { Regular } from '../../../sim/state/regulars.ts';
import { actCost, barText, doAct } from '../../evening/act.ts';
import { factText } from '../../rival/their-words.ts';
import { Figure } from '../../evening/hire/Figure.tsx';
import { followsEvening, type Store } from '../../store.ts';
import { WinBack } from './WinBack.tsx';
import { allAway, elsewhere, onStreet } from './on-street.ts';

export function Street({ store }: { store: Store }) {
  followsEvening(store);
  const [open, setOpen] = useState<readonly string[] | null>(null);
  const state = store.cafe?.state;
  const who = state?.regulars?.who;
  if (state?.season === undefined || state.rival === undefined || who === undefined) return null;
  const today = state.clock.day;
  const ours = who.filter(({ gone }) => gone === undefined);
  const away = who.filter(({ gone }) => gone !== undefined);
  const met = onStreet(who, today);
  const others = elsewhere(who, state.season, today);
  const names = (list: readonly Regular[]): string => sayList(list.map(({ name }) => personName(name)));
  const board = theirBoard(state);
  const lines = [
    ...(others.back.length > 0 ? [say('street.backAlso', { list: names(others.back) })] : []),
    ...(board === null ? [] : signLines(board)),
    ...(others.away.length > 0 ? [say('street.away', { count: others.away.length })] : []),
  ];
  const quiet = met.length === 0 && lines.length === 0 && away.length === 0;
  return (
    <>
      <section class="street" aria-label={say('street.title')}>
        <div class="houses">
          <div class="house ours">
            <HouseName name={say('street.ours')} count={say('street.regulars', { count: ours.length })} />
            <Faces who={ours} />
          </div>
          <div class="road">
            {met.map((one) => (
              <Met key={one.id} store={store} regular={one} />
            ))}
            {quiet && <span>{say('street.quiet')}</span>}
          </div>
          <div class="house theirs">
            <HouseName name={say('rival.name')} count={say('street.yours', { count: away.length })} />
            <Faces who={away} />
          </div>
        </div>
        {/* The row stays when the last regular is won back, so that nothing below it moves. */}
        {(lines.length > 0 || away.length > 0 || met.length > 0) && (
          <div class="street-others row gap-8">
            <ul class="street-lines grow">
              {lines.map((line) => (
                <li key={line}>{line} </li>
              ))}
            </ul>
            {(away.length > 0 || met.length > 0) && (
              <Button
                size="small"
                class="win-back-open"
                label={say('street.win')}
                onPress={() => setOpen([...new Set([...met, ...allAway(who)])].map(({ id }) => id))}
              >
                {say('street.win.short')}
              </Button>
            )}
          </div>
        )}
      </section>
      {open !== null && <WinBack store={store} who={who} ids={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What became of the signs today, in a short line each; the rival's board has the whole story. */
function signLines({ stories, nodes }: TheirBoard): string[] {
  const list = (which: typeof stories): string =>
    sayList(
      which.map(({ node, value }) => {
        const is = nodes.find(({ name }) => name === node)?.is;
        return say(`theirs.sign.${value}`, { dish: is === undefined ? node : factText(is) });
      }),
    );
  const read = stories.filter((story) => story.read > 0);
  const doubted = read.filter((story) => story.doubted > 0);
  const believed = read.filter((story) => story.doubted === 0 && story.believed > 0);
  const open = read.filter((story) => story.doubted === 0 && story.believed === 0);
  return [
    ...(believed.length > 0 ? [say('street.signs.believed', { list: list(believed) })] : []),
    ...(doubted.length > 0 ? [say('street.signs.doubted', { list: list(doubted) })] : []),
    ...(open.length > 0 ? [say('street.signs.read', { list: list(open) })] : []),
  ];
}

const HouseName = ({ name, count }: { name: string; count: string }) => (
  <p class="house-name">
    <b class="bold">{name}</b>
    <span>{count}</span>
  </p>
);

const Faces = ({ who }: { who: readonly Regular[] }) => (
  <span class="faces">
    {who.map(({ id, look, name }) => (
      <span key={id} title={personName(name)}>
        <Face look={look} name={name} width={32} />
      </span>
    ))}
  </span>
);

/** A regular who went over today or was just won back, with the reason and the button. */
function Met({ store, regular }: { store: Store; regular: Regular }) {
  followsEvening(store);
  const name = personName(regular.name);
  const { gone } = regular;
  const act = { do: 'winBack', guest: regular.id } as const;
  const why = gone === undefined ? null : barText(store, act);
  const missed = gone?.dish ?? null;
  const dish = missed === null ? '' : sayPart('dish.', missed, undefined, missed);
  const onMenu = missed !== null && store.cafe?.state.season?.kitchen.onMenu.some((one) => one.dish === missed);
  const isBack = gone === undefined || onMenu === true;
  return (
    <div class={classes('met row gap-4', gone !== undefined && 'goes')}>
      {/* To the right is the rival's house, to the left the café's. */}
      <Figure look={regular.look} pose="walk" facing={gone === undefined ? 'SW' : 'SE'} scale={1} />
      <span class="col">
        <b class="bold">{gone === undefined ? name : say('street.gone', { name })}</b>
        {/* Below the name, not beside it: the street must not grow when a letter is written, because nothing has room to. */}
        {isBack && (
          <span class="frame ok back" role="status">
            <Glyph name="check" colours={{ K: 'var(--green-ink)' }} scale={1} />
            {say('street.back')}
          </span>
        )}
        {!isBack && <span>{gone.why === 'wish' ? say('street.noDish', { dish }) : say(`loss.${gone.why}`)}</span>}
        {!isBack && why !== null && <span>{missed === null ? why : say('street.needs', { dish })}</span>}
      </span>
      {!isBack && why === null && (
        <Button size="small" onPress={() => doAct(store, act)}>
          {say('street.write', { name, amount: say('app.money', { amount: grouped(actCost(store, act)) }) })}
        </Button>
      )}
    </div>
  );
}
