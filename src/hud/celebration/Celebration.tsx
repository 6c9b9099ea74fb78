/**
 * Shows a celebration, such as a new star, over the darkened café: a card with a crest, a ribbon and chips that name
 * what the success opens, and cheering maids. The celebration takes 2.4 s; any key, click or tap ends it. At the end
 * the card flies to the part of the HUD that the success concerns. The café’s clock stops meanwhile. A card waits
 * while the player is busy with a preview, a dialog, a question or janken.
 */

import './celebration.css';
import { useState } from 'preact/hooks';
import { classes, Face, Frame, Glyph, Icon, Key, useLayoutScope, useScope, byHand } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { Figure } from '../evening/hire/Figure.tsx';
import { PiecePicture } from '../evening/layout/PiecePicture.tsx';
import { IngredientPicture } from '../evening/menu/IngredientPicture.tsx';
import type { Store } from '../store.ts';
import { chosen } from '../strong/state.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { afterFirst, asksForAnswer } from './queue.ts';
import { cardOf, cheering, type Chip, type Crest, type CelebrationCard } from './read.ts';
import { dishPicture } from '../../words/dish-picture.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';

/** Number of milliseconds for which the card stays, and for which it flies away afterwards. */
const STAYS_MS = 1900;
const FLIES_MS = 500;
/** Number of milliseconds for which the card stays if the player has reduced motion; the card then only fades. */
const STILL_MS = 2000;
/** Number of milliseconds between two checks whether a waiting card can be shown. */
const AGAIN_MS = 300;
/** A key or click within this number of milliseconds after the card's appearance cannot be meant for the card. */
const READ_MS = 600;
/** Keys that only skip the card. */
const SKIPS: ReadonlySet<string> = new Set(['Space', 'Enter', 'Escape']);
const CONFETTI = 40;

export function Celebration({ store }: { store: Store }) {
  const [first] = store.party.value.next;
  const [, again] = useState(0);
  const isFree = mayBegin(store);
  const card =
    first === undefined ? null : cardOf(first, tablesOf(store.cafe?.state.season).heroes, (id) => maidOf(store, id));
  const waits = card !== null && !isFree;
  useScope((scope) => void (waits && scope.every(AGAIN_MS, () => again((n) => n + 1))), [waits]);
  if (card === null || waits || first === undefined) return null;
  const [event] = first;
  if (event !== undefined && asksForAnswer(event)) return <NoticeCard key={event.who} store={store} event={event} />;
  return (
    <Card key={first.map(({ tick, what, who }) => `${tick} ${String(what)} ${who}`).join()} store={store} card={card} />
  );
}

/** Whether a card may be shown because nothing else needs the player. A card that is already shown always stays. */
function mayBegin(store: Store): boolean {
  const screen = store.screen.value;
  const isOpen =
    store.mode.value !== 'select' ||
    chosen.value !== null ||
    store.dialog.value !== null ||
    store.playing.value !== null ||
    store.lampOpen.value !== null;
  if (store.celebrating.peek()) return true;
  // A question to the player that is only shown as one line can wait. No card is shown over a question that has been
  // opened.
  const answering = [...document.querySelectorAll('.case.open')].some((one) => one.checkVisibility());
  return (
    (screen === 'cafe' || screen === 'report') &&
    !isOpen &&
    !answering &&
    document.querySelector('dialog[open]') === null
  );
}

function Card({ store, card }: { store: Store; card: CelebrationCard }) {
  const still = store.settings.reducedMotion.value;
  const [way, setWay] = useState<{ readonly x: number; readonly y: number } | null>(null);
  useLayoutScope((scope) => {
    const done = (): void => {
      store.party.value = afterFirst(store.party.peek());
    };
    const fly = (): void => {
      if (still) return done();
      setWay(wayTo(card.home));
      scope.after(FLIES_MS, done);
    };
    let flies = false;
    const leave = (): void => {
      if (flies) return;
      flies = true;
      fly();
    };
    store.celebrating.value = true;
    if (card.sound !== null) store.deps.celebrate?.(card.sound);
    scope.defer(() => {
      store.celebrating.value = false;
      store.deps.celebrate?.(null);
    });
    scope.after(still ? STILL_MS : STAYS_MS, leave);
    const begun = performance.now();
    let pressedAt = 0;
    // The key or click that the card asks for only skips it. Any other key is meant for the game: it has its usual
    // effect, and the card disappears as well. What was pressed before the card could be read is meant for the game,
    // too, and the card stays, so that a player who is busy at a high speed does not miss it.
    const skip = (event: Event): void => {
      const isPress = event.type === 'keydown' || event.type === 'pointerdown';
      if (isPress || pressedAt === 0) pressedAt = performance.now();
      if (pressedAt - begun < READ_MS) return;
      if (!(event instanceof KeyboardEvent) || SKIPS.has(event.code)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      leave();
    };
    for (const type of ['keydown', 'pointerdown', 'click', 'contextmenu'] as const)
      scope.listen(window, type, skip, { capture: true });
  }, []);
  const said = [card.title, card.note, ...card.chips.map(({ title, note }) => `${title}: ${note}`)].join('. ');
  return (
    <div
      class={classes('party', `party-${card.look}`, still && 'still', way !== null && 'flies')}
      data-region="party"
      style={way === null ? undefined : { '--fly-x': `${way.x}px`, '--fly-y': `${way.y}px` }}
    >
      <p class="hidden-text" role="status">
        {said}
      </p>
      <div class="party-picture" aria-hidden="true">
        {!still && card.sound !== null && <i class="party-rays" />}
        {!still &&
          card.sound !== null &&
          Array.from({ length: CONFETTI }, (_, i) => <i key={i} class="party-fleck" style={fleckAt(i)} />)}
        <div class="party-flyer">
          <div class="party-crest">
            <CrestSign crest={card.crest} />
          </div>
          <Frame look={card.look} class="party-ribbon" shadow>
            <b class="party-title">{card.title}</b>
            {card.note !== '' && <span class="text-16 bold">{card.note}</span>}
          </Frame>
        </div>
        <div class="party-chips row gap-8">
          {card.chips.map((chip) => (
            <Frame key={`${chip.title} ${chip.note}`} look="paper" class="party-chip row gap-8">
              <ChipSign chip={chip} />
              <span class="col text-13">
                <b class="bold">{chip.title}</b>
                <span class="muted text-12">{chip.note}</span>
              </span>
            </Frame>
          ))}
        </div>
        <div class="party-maids">
          {(card.sound === null ? [] : cheering(store.cafe?.state)).map((look, i) => (
            <span key={look} class={classes('party-maid', i % 2 === 1 && 'second')}>
              <Figure look={look} pose="cheer" scale={2} />
              <Figure look={look} pose="cheer" frame={1} scale={2} />
            </span>
          ))}
        </div>
        <p class="party-skip text-13">
          {!byHand.value && <Key name="Space" />} {say(byHand.value ? 'party.skip.tap' : 'party.skip')}
          <i class="party-time">
            <i />
          </i>
        </p>
      </div>
    </div>
  );
}

function CrestSign({ crest }: { crest: Crest }) {
  switch (crest.kind) {
    case 'stars':
      return (
        <>
          {Array.from({ length: crest.count }, (_, i) => (
            <Glyph key={i} name="star" scale={starScale(i, crest.count)} />
          ))}
        </>
      );
    case 'dish':
      return <Icon name={dishPicture(crest.dish)} scale={5} />;
    case 'face':
      return <Face look={crest.look} rank={crest.rank} mood={crest.mood ?? 'happy'} width={196} height={164} />;
    case 'bell':
      return <Glyph name="bell" scale={18} />;
    case 'coin':
      return <Glyph name="coin" scale={18} />;
  }
}

/**
 * Size of a star of the crest. With an odd number of stars the middle one is the largest, with an even number the two
 * in the middle are.
 */
const starScale = (at: number, count: number): number =>
  count % 2 === 1 ? (at === (count - 1) / 2 ? 16 : 9) : Math.abs(at - (count - 1) / 2) < 1 ? 13 : 9;

function ChipSign({ chip: { picture } }: { chip: Chip }) {
  if ('face' in picture) return <Face look={picture.face} width={32} />;
  if ('ingredient' in picture) return <IngredientPicture id={picture.ingredient} scale={4} />;
  if ('piece' in picture) return <PiecePicture id={picture.piece} width={32} height={36} />;
  return <Icon name={picture.icon} scale={picture.icon.startsWith('dish-') ? 1 : 2} />;
}

/** A maid's name and look, also if she has just left the staff. */
function maidOf({ cafe }: Store, id: string): { readonly name: string; readonly look: string } | null {
  if (cafe === null) return null;
  const { people, season } = cafe.state;
  const lists = [season?.staff ?? [], tablesOf(season).roster];
  return people[id] ?? lists.flat().find((one) => one.id === id) ?? null;
}

/**
 * Returns the distance in CSS pixels over which the card flies: from its middle to the first element of `home` that is
 * on the screen. If there is none, the card flies to the top of the screen.
 */
function wayTo(home: readonly string[]): { x: number; y: number } {
  const found = home
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getClientRects().length > 0);
  const flyer = document.querySelector('.party-flyer')?.getBoundingClientRect();
  if (flyer === undefined) return { x: 0, y: 0 };
  const box = found?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, 0, 0, 0);
  return {
    x: Math.round(box.x + box.width / 2 - flyer.x - flyer.width / 2),
    y: Math.round(box.y + box.height / 2 - flyer.y - flyer.height / 2),
  };
}

const COLOURS = ['gold-light', 'rose', 'chalk-blue', 'chalk-green', 'chalk-violet', 'paper'] as const;

/** CSS of a piece of confetti: place, shape and delay. The pieces are scattered evenly, and in the same way each time. */
function fleckAt(i: number): Record<string, string> {
  const part = (times: number): number => (i * times) % 1;
  const isWide = i % 3 === 0;
  return {
    left: `${Math.round(part(0.618034) * 100)}%`,
    top: `${Math.round(part(0.7548777) * 80) + 4}%`,
    width: isWide ? '8px' : '4px',
    height: isWide ? '4px' : '8px',
    background: `var(--${COLOURS[i % COLOURS.length] ?? 'paper'})`,
    animationDelay: `${700 + Math.round(part(0.5698403) * 500)}ms`,
  };
}
