/**
 * Shows ten applicants who were drawn at once, on ten cards that lie face down and turn over one after another. A rare
 * card turns a moment later. A button turns all others over at once; with reduced motion all lie open from the
 * beginning.
 */

import { useState } from 'preact/hooks';
import { dishesOf, ordersOf } from '../../../ui/level-effects.ts';
import { grouped } from '../../../words/numbers.ts';
import { personName, say, sayPart } from '../../../words/index.ts';
import { Badge, Button, classes, Face, Frame, Glyph, RankBadge, rankName, useScope } from '../../../ui/index.ts';
import { type Answer, habitKey } from './hire.ts';

/** Number of milliseconds until the next card turns over, and until a rare one does. */
const NEXT_MS = 220;
const RARE_MS = 520;
/** The rank from which a card is rare: SR. */
const RARE = 4;

interface DrawTenProps {
  /** The applicants in the order in which they were drawn. */
  drawn: readonly Answer[];
  still: boolean;
  onDone: () => void;
  onTakeAll: () => void;
}

export function DrawTen({ drawn, still, onDone, onTakeAll }: DrawTenProps) {
  const [open, setOpen] = useState(still ? drawn.length : 0);
  const next = drawn[open];
  useScope(
    (scope) =>
      void (next !== undefined && scope.after(next.rank >= RARE ? RARE_MS : NEXT_MS, () => setOpen((n) => n + 1))),
    [open, next],
  );
  const isOpen = open >= drawn.length;
  // A maid who answers twice is one new maid, and her second answer raises her.
  const fresh = new Set(drawn.filter(({ level }) => level === null).map(({ candidate }) => candidate.maid)).size;
  return (
    <Frame as="section" look="card" class="draw-ten col gap-12" aria-label={say('evening.drawTen')}>
      <ol class="draw-cards">
        {drawn.map((answer, at) => (
          <li key={answer.candidate.id}>
            {at < open ? <Open answer={answer} still={still} /> : <Frame look="night" class="draw-back" />}
          </li>
        ))}
      </ol>
      <div class="row gap-12 draw-foot">
        <p class="text-14 bold grow" role="status">
          {isOpen ? say('evening.drawn', { fresh, raised: drawn.length - fresh }) : ''}
        </p>
        {isOpen && (
          <Button size="big" onPress={onTakeAll}>
            {say('evening.drawn.take')}
          </Button>
        )}
        <Button
          look={isOpen ? 'teal' : 'btn'}
          size="big"
          autofocus
          onPress={() => (isOpen ? onDone() : setOpen(drawn.length))}
        >
          {say(isOpen ? 'evening.drawn.look' : 'evening.drawn.all')}
        </Button>
      </div>
    </Frame>
  );
}

function Open({ answer: { row, rank, level, wage }, still }: { answer: Answer; still: boolean }) {
  return (
    <Frame look={rankName(rank)} class={classes('draw-card', !still && 'turns')}>
      <span class="inner col">
        <Face look={row.look} rank={rank} width={72} />
        <b class="text-14 bold">{personName(row.name)}</b>
        <span class="row gap-4">
          <RankBadge rank={rank} />
          {level === null ? (
            <Badge look="green">{say('evening.new')}</Badge>
          ) : (
            <span class="text-12 row gap-2">
              <Glyph name="up" scale={1} />
              {say('evening.yours')}
            </span>
          )}
        </span>
        <span class="col gap-4 text-12 draw-about">
          <b class="bold">{canOf(row, rank)}</b>
          <span>{say('evening.aDay', { amount: grouped(wage) })}</span>
          <span class="draw-quote muted">{sayPart('evening.quote.', row.id, undefined, '')}</span>
          <span class="draw-quote">{say(habitKey(row))}</span>
        </span>
      </span>
    </Frame>
  );
}

/** How many dishes she carries and how many orders she takes at once; a maid with one duty has only one of both. */
const canOf = ({ duties }: Answer['row'], rank: Answer['rank']): string =>
  [
    ...(duties === 'reception' ? [] : [dishesOf(duties, rank)]),
    ...(duties === 'serving' ? [] : [ordersOf(duties, rank)]),
  ].join(say('app.list.comma'));
