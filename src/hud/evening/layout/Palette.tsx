/** Shows furniture for sale by group. A chosen piece can be placed several times; pieces that need more stars are locked. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { furniture, FURNITURE_GROUPS } from '../../../sim/season/catalogue.ts';
import { say, sayPart } from '../../../words/index.ts';
import { classes, Frame, Glyph, Segment } from '../../../ui/index.ts';
import { grouped } from '../../../words/numbers.ts';
import { PiecePicture } from './PiecePicture.tsx';

type Group = 'all' | (typeof FURNITURE_GROUPS)[number];

interface PaletteProps {
  stars: number;
  held: string | null;
  onHold: (id: string | null) => void;
}

export function Palette({ stars, held, onHold }: PaletteProps) {
  const [group, setGroup] = useState<Group>('all');
  const rows = furniture.filter((row) => group === 'all' || row.group === group);
  const list = useRef<HTMLUListElement>(null);
  // A piece that is in hand when the page opens may stand beyond the edge of the row.
  useLayoutEffect(() => list.current?.querySelector('.selection')?.scrollIntoView({ inline: 'center' }), []);
  return (
    <Frame look="wood" as="section" class="layout-palette col gap-4" aria-label={say('layout.palette')} shadow>
      <div class="row gap-8">
        <Segment
          label={say('layout.groups')}
          chosen={group}
          choices={(['all', ...FURNITURE_GROUPS] as const).map((value) => ({
            value,
            text: say(`layout.group.${value}`),
          }))}
          onChoose={setGroup}
        />
        <span class="to-end row gap-8 text-12 keys-line">
          <span class="row gap-4">
            <kbd class="key">Del</kbd> {say('layout.key.sell')}
          </span>
          <span class="row gap-4">
            <kbd class="key">Esc</kbd> {say('layout.key.letGo')}
          </span>
        </span>
      </div>
      <ul
        ref={list}
        class="pieces"
        onWheel={({ currentTarget, deltaY }) => {
          currentTarget.scrollLeft += deltaY;
        }}
      >
        {rows.map(({ id, price, stars: from }) => {
          const locked = from > stars;
          const on = held === id;
          return (
            <li key={id}>
              <button
                type="button"
                class={classes('piece frame', on ? 'selection' : locked ? 'grey' : 'card')}
                aria-pressed={on}
                aria-disabled={locked || undefined}
                onClick={() => {
                  if (!locked) onHold(on ? null : id);
                }}
              >
                <span class="hidden-text">
                  {say(locked ? 'layout.pieceLocked' : 'layout.pieceLabel', {
                    piece: sayPart('piece.', id),
                    price: grouped(price),
                    stars: from,
                  })}
                </span>
                {locked ? (
                  <span class="piece-sign locked">
                    <Glyph name="lock" />
                  </span>
                ) : (
                  <PiecePicture id={id} width={76} height={38} />
                )}
                <span class="text-12 bold piece-name" aria-hidden="true">
                  {sayPart('piece.', id)}
                </span>
                <span class="text-12 mono price-tag" aria-hidden="true">
                  {locked ? say('evening.atStars', { n: from }) : say('app.money', { amount: grouped(price) })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
