/**
 * The cards along the bottom: every maid on shift with face, rank, team, activity and condition. A click selects the
 * maid. A click with Shift adds her to the selection or removes her. A double click shows her in the café.
 */

import type { Duties } from '../../sim/state/person.ts';
import { personName, say, sayPart } from '../../words/index.ts';
import { classes, Face, feelingTexts, Glyph, Key, MoodBar, rankName, useTabStop } from '../../ui/index.ts';
import { sayState } from '../read/orders/say-line.ts';
import type { RosterCard } from '../read/roster.ts';
import { openRival, sendScouts } from '../rival/open.ts';
import type { Store } from '../store.ts';
import { openHeadMaid } from './learned-basis.ts';

/** Maximum number of maids' cards that fit into one row beside the strong actions; more cards stand in two rows. */
const ROOMY = 8;
/** Number of maids from which the cards are so narrow that what a maid does stands below face and name. */
const NARROW = 7;

export function Roster({ store }: { store: Store }) {
  const cards = store.roster.value;
  const selection = store.selection.value;
  const { list, stop, hold } = useTabStop(cards.map(({ id }) => id));
  return (
    <section class="roster" data-region="roster" aria-label={say('roster.region')}>
      {cards.length === 0 ? (
        <p class="frame paper shadow pad-medium">{say('roster.empty')}</p>
      ) : (
        <ul
          class={classes('row', cards.length > ROOMY ? 'many' : cards.length >= NARROW && 'narrow')}
          style={{ '--columns': Math.ceil(cards.length / 2) }}
          onKeyDown={walkCards}
          ref={list}
        >
          {cards.map((card) => (
            <Card
              key={card.id}
              card={card}
              store={store}
              selected={selection.includes(card.id)}
              stop={card.id === stop}
              hold={hold}
              isNarrow={cards.length >= NARROW}
              isLow={cards.length > ROOMY}
            />
          ))}
          <Tools store={store} />
        </ul>
      )}
    </section>
  );
}

/**
 * Two buttons. The first opens the head maid's panel. The second sends the selected maids to scout the rival or,
 * without a selection, opens the rival's board.
 */
function Tools({ store }: { store: Store }) {
  const hasRival = store.cafe?.state.rival !== undefined;
  const leads = store.headMaid.value;
  const isInCharge = leads?.mode === 'Auto';
  const title = leads === null ? undefined : `${say('headMaid.open')} · ${say(`headMaid.mode.${leads.mode}`)}`;
  return (
    <li class="roster-tools">
      <button
        type="button"
        class={classes('frame shadow', isInCharge ? 'gold' : 'paper')}
        aria-haspopup="dialog"
        aria-keyshortcuts="H"
        title={title}
        onClick={() => openHeadMaid(store)}
      >
        <Glyph name="crown" scale={1} />
        {isInCharge && <span class="hidden-text">{say('headMaid.open')}</span>}
        <span class="ellipsis">{say(isInCharge ? 'headMaid.mode.Auto' : 'headMaid.open')}</span>
        <Key name="H" />
      </button>
      {hasRival && (
        <button
          type="button"
          class="frame shadow paper"
          aria-keyshortcuts="O"
          title={say('board.scoutHint')}
          onClick={() => (store.selection.peek().length > 0 ? sendScouts(store) : openRival(store))}
        >
          <Glyph name="eye" scale={1} />
          <span class="ellipsis">{say('board.mode.scout')}</span>
          <Key name="O" />
        </button>
      )}
    </li>
  );
}

interface CardProps {
  card: RosterCard;
  store: Store;
  selected: boolean;
  /** Whether the Tab key stops at this card. */
  stop: boolean;
  hold: (id: string) => void;
  /** Whether the card has room only for a small face. */
  isNarrow: boolean;
  /** Whether the card is one of two rows, with an even smaller face. */
  isLow: boolean;
}

function Card({ card, store, selected, stop, hold, isNarrow, isLow }: CardProps) {
  const faceWidth = isLow ? 20 : isNarrow ? 22 : 40;
  const doing = say(card.doing.key, card.doing.params);
  const trouble = card.stuck
    ? say('roster.stuck')
    : card.refuses === null
      ? null
      : // The card has room for the cause alone, in red; the chalkboard says the whole sentence.
        card.refuses.cause === null
        ? sayState({ ...card.refuses, first: null, seconds: null })
        : sayPart('board.cause.', card.refuses.cause, undefined, sayPart('order.cause.', card.refuses.cause));
  const label = [
    say('roster.card', { name: card.name, rank: rankName(card.rank), doing }),
    say(`roster.duties.${card.duties}`),
    ...(card.team === null ? [] : [say('roster.team', { team: card.team })]),
    ...(trouble === null ? [] : [trouble]),
    ...(card.idle ? [say('roster.idle')] : []),
    ...feelingTexts(card.feelings),
  ].join(say('app.list.comma'));
  return (
    <li>
      <button
        type="button"
        class={classes('maid-card frame shadow', rankName(card.rank), selected && 'selected', card.stuck && 'stuck')}
        aria-pressed={selected}
        title={label}
        tabIndex={stop ? 0 : -1}
        data-maid={card.id}
        onFocus={() => hold(card.id)}
        onClick={(event) => store.deps.select([card.id], event.shiftKey ? 'toggle' : 'only')}
        onDblClick={() => store.deps.jumpTo([card.id])}
      >
        <span class="hidden-text">{label}</span>
        <span class="inside" aria-hidden="true">
          <span class="who">
            <Face look={card.look} rank={card.rank} mood={card.mood} width={faceWidth} height={faceWidth} />
            <DutyMarks duties={card.duties} />
          </span>
          <span class="col grow card-words">
            <span class="named">
              <b class="bold text-14 ellipsis">{personName(card.name)}</b>
              {isNarrow && card.feelings.mood !== null && <MoodBar mood={card.feelings.mood} />}
            </span>
            {/* A trouble takes the place of what she does for a moment, so that it covers neither name nor face. */}
            <span class={classes('doing text-12', isLow ? 'ellipsis' : 'two-lines', trouble !== null && 'trouble')}>
              {trouble ?? doing}
            </span>
          </span>
        </span>
        {card.idle && trouble === null && <i class="idle-dot" aria-hidden="true" />}
      </button>
    </li>
  );
}

/** A pad for a maid who takes orders, a tray for one who carries dishes: so nobody asks her for what is not her job. */
const DutyMarks = ({ duties }: { duties: Duties }) => (
  <span class="duties" title={say(`roster.duties.${duties}`)}>
    {duties !== 'serving' && <Glyph name="pad" scale={1} />}
    {duties !== 'reception' && <Glyph name="tray" scale={1} />}
  </span>
);

/** Arrow keys move the focus from card to card without selecting. */
function walkCards(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.maid-card')];
  const at = cards.indexOf(event.target as HTMLElement);
  const next = cards[(at + step + cards.length) % cards.length];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}
