/**
 * The card of one slot: a face, the day, and its actions. Actions that delete or replace a save are confirmed on the
 * card.
 */

import { useState } from 'preact/hooks';
import { Button, Face, Frame, Glyph } from '../../ui/index.ts';
import { agoText } from '../../words/clock.ts';
import { say } from '../../words/index.ts';
import { type Slot, slotNumber } from '../file.ts';
import type { Card } from '../card.ts';
import type { SavesView } from './deps.ts';
import { lineOf, momentOf } from './words.ts';

export interface SlotActs {
  play(slot: Slot, generation: number | null): void;
  begin(slot: Slot): void;
  keep(slot: Slot): Promise<void>;
  file(card: Card): Promise<void>;
  remove(slot: Slot): void;
}
interface Props {
  readonly slot: Slot;
  /** The slot's saves, newest first. */
  readonly cards: readonly Card[];
  readonly view: SavesView;
  readonly now: number;
  /** Whether the running café belongs to this slot. */
  readonly playing: boolean;
  readonly running: boolean;
  readonly writable: boolean;
  readonly acts: SlotActs;
}
type Question = 'remove' | 'begin' | 'keep';

export function SlotCard({ slot, cards, view, now, playing, running, writable, acts }: Props) {
  const [asking, setAsking] = useState<Question | null>(null);
  const newest = cards.find(({ damaged }) => damaged === undefined) ?? cards[0];
  const blocked = { disabled: !writable, reason: say('slots.readOnly') };
  const number = { slot: slotNumber(slot) };
  const name = say('slots.slot', number);
  const answer = (): void => {
    if (asking === 'remove') acts.remove(slot);
    else if (asking === 'begin') acts.begin(slot);
    else void acts.keep(slot);
    setAsking(null);
  };
  return (
    <Frame look={playing ? 'selection' : 'card'} as="li" class="saves-slot col gap-8" aria-label={name}>
      <div class="row gap-12">
        {newest !== undefined && newest.look !== '' ? (
          <Face look={newest.look} rank={5} mood="happy" width={56} />
        ) : (
          <span class="saves-empty" aria-hidden="true" />
        )}
        <div class="col gap-2 grow">
          <span class="row gap-8">
            <b class="bold text-14">{name}</b>
            {playing && <span class="text-12 teal-text bold">{say('slots.here')}</span>}
          </span>
          {newest === undefined ? (
            <span class="text-13 muted">{say('slots.empty')}</span>
          ) : (
            <>
              <span class="text-14">{lineOf(newest)}</span>
              <span class="text-12 muted">
                {momentOf(newest)} · {agoText(newest.savedAt, now)}
              </span>
            </>
          )}
        </div>
        {view !== 'slots' ? (
          <Button
            look={newest === undefined ? 'teal' : 'btn'}
            label={say('slots.beginLabel', number)}
            {...blocked}
            onPress={() => (newest === undefined ? acts.begin(slot) : setAsking('begin'))}
          >
            <Glyph name="plus" />
            {say('slots.begin')}
          </Button>
        ) : (
          <span class="row gap-4 saves-acts">
            {newest !== undefined && !playing && (
              <Button
                size="small"
                look="teal"
                label={say('slots.playLabel', number)}
                onPress={() => acts.play(slot, null)}
              >
                {say('slots.play')}
              </Button>
            )}
            {running && (
              <Button
                size="small"
                label={say('slots.keepLabel', number)}
                {...blocked}
                onPress={() => (newest === undefined || playing ? void acts.keep(slot) : setAsking('keep'))}
              >
                <Glyph name="save" />
                {say('slots.keep')}
              </Button>
            )}
            {newest !== undefined && (
              <>
                <Button size="small" label={say('slots.fileLabel', number)} onPress={() => void acts.file(newest)}>
                  {say('slots.file')}
                </Button>
                <Button
                  size="small"
                  square
                  label={say('slots.removeLabel', number)}
                  {...blocked}
                  onPress={() => setAsking('remove')}
                >
                  <Glyph name="trash" />
                </Button>
              </>
            )}
          </span>
        )}
      </div>
      {asking !== null && (
        <div class="row gap-8 saves-question" role="alertdialog" aria-label={say(`slots.ask.${asking}`, number)}>
          <span class="text-13 grow">{say(`slots.ask.${asking}`, number)}</span>
          <Button size="small" autofocus onPress={() => setAsking(null)}>
            {say('slots.ask.no')}
          </Button>
          <Button size="small" look={asking === 'remove' ? 'cherry' : 'teal'} onPress={answer}>
            {say(`slots.ask.yes.${asking}`)}
          </Button>
        </div>
      )}
      {view === 'slots' && cards.length > 1 && (
        <Earlier slot={slot} cards={cards.filter((card) => card !== newest)} now={now} acts={acts} />
      )}
    </Frame>
  );
}

/** Shows the older saves of a slot: each can be loaded, or exported as a file. */
function Earlier({ slot, cards, now, acts }: Pick<Props, 'slot' | 'cards' | 'now' | 'acts'>) {
  return (
    <details class="saves-earlier">
      <summary class="text-12">{say('slots.earlier', { count: cards.length })}</summary>
      <ul class="col gap-4">
        {cards.map((card) => (
          <li key={card.generation} class="row gap-8 text-12">
            <span class="grow">
              {lineOf(card)} · {momentOf(card)} · {agoText(card.savedAt, now)}
              {card.damaged !== undefined && <b class="cherry-text"> · {say('slots.damaged')}</b>}
            </span>
            {card.damaged === undefined && (
              <Button
                size="small"
                label={say('slots.playEarlierLabel', { moment: `${lineOf(card)}, ${momentOf(card)}` })}
                onPress={() => acts.play(slot, card.generation)}
              >
                {say('slots.play')}
              </Button>
            )}
            <Button
              size="small"
              label={say('slots.fileEarlierLabel', { moment: `${lineOf(card)}, ${momentOf(card)}` })}
              onPress={() => void acts.file(card)}
            >
              {say('slots.file')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
