/** The card beside the title that compares a season with a free café and offers four ways to begin a free café. */

import { useEffect, useRef } from 'preact/hooks';
import { FREE_BEGINNINGS, type FreeBeginning } from '../../sim/state/free-cafe.ts';
import { Button, classes, Frame, Glyph, Icon, walkChoices, WHITE_INK } from '../../ui/index.ts';
import { say, type WordKey } from '../../words/index.ts';
import './free.css';

/** The rows of the comparison; the word keys of a row are `free.row.<row>`, `free.row.<row>.season` and `free.row.<row>.free`. */
const ROWS = ['likings', 'rarity', 'mind', 'money', 'records', 'saves'] as const;

interface Props {
  readonly from: FreeBeginning;
  /** The day of the player's season from which the free café can start; null = there is no season. */
  readonly seasonDay: number | null;
  readonly onChoose: (from: FreeBeginning) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export function FreeCard({ from, seasonDay, onChoose, onOpen, onClose }: Props) {
  const card = useRef<HTMLDivElement>(null);
  // On a small screen the card covers the menu, so the card gets the focus. On a wide screen the focus stays on the
  // pressed menu item.
  useEffect(() => {
    const own = card.current;
    if (own !== null && getComputedStyle(own).position === 'fixed') own.focus();
  }, []);
  return (
    <div
      ref={card}
      class="free-card"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Frame as="section" class="free-card-frame" shadow aria-label={say('title.free')}>
        <header class="row gap-8 free-card-head">
          <Icon name="ui-lockOpen" scale={2} />
          <h2 class="text-20 bold grow">{say('title.free')}</h2>
          <span class="text-12 muted">{say('free.again')}</span>
        </header>
        <p class="text-14">{say('free.lead')}</p>
        <table class="free-rows text-13">
          <thead>
            <tr class="text-12 muted">
              <td />
              <th scope="col">{say('free.season')}</th>
              <th scope="col">{say('title.free')}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <th scope="row">{say(`free.row.${row}`)}</th>
                <td>{say(`free.row.${row}.season`)}</td>
                <td class="bold">{say(`free.row.${row}.free`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3 class="headline">{say('free.begin')}</h3>
        <div role="radiogroup" class="free-begin" aria-label={say('free.begin')} onKeyDown={walkChoices}>
          {FREE_BEGINNINGS.map((one) => {
            const none = one === 'season' && seasonDay === null;
            const key: WordKey = none ? 'free.begin.noSeason' : `free.begin.${one}`;
            return (
              <button
                key={one}
                type="button"
                role="radio"
                aria-checked={one === from}
                aria-disabled={none}
                tabIndex={one === from ? 0 : -1}
                class={classes('frame text-13 bold', one === from ? 'selection' : none ? 'grey' : 'card')}
                onClick={() => {
                  if (!none) onChoose(one);
                }}
              >
                {say(key, { day: seasonDay ?? 0 })}
              </button>
            );
          })}
        </div>
        <div class="row gap-8 free-card-foot">
          <Button class="free-close" onPress={onClose}>
            {say('app.close')}
          </Button>
          <Button look="teal" onPress={onOpen}>
            {say('free.open')}
            <Glyph name="right" colours={WHITE_INK} />
          </Button>
        </div>
      </Frame>
    </div>
  );
}
