/** Shows what the rival knows of our café and how it used this knowledge, and lets the player put up false signs to mislead its scouts. */

import { useState } from 'preact/hooks';
import { HANDS } from '../../ai/index.ts';
import { dishesOnShow } from '../../sim/rival/menu-on-show.ts';
import { theirBoard, type TheirBoard } from '../../sim/rival/their-board.ts';
import { MOST_SIGNS } from '../../sim/rival/signs.ts';
import { noticed } from '../../sim/season/duel/duel.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, say, sayList } from '../../words/index.ts';
import { Button, Frame, Glyph } from '../../ui/index.ts';
import type { Store } from '../store.ts';
import { closeRival } from './open.ts';
import { SignStories } from './SignStories.tsx';
import { factText, knownTexts, moveText } from './their-words.ts';

const MOVES_SHOWN = 3;

export function WhatTheyKnow({ store }: { store: Store }) {
  const { cafe } = store;
  // Signs that the player has put up or taken down on this page. They take effect only later, because the café is
  // paused behind the page, but the page shows them at once.
  const [given, setGiven] = useState<Readonly<Record<string, 'Yes' | 'No' | null>>>({});
  const board = cafe === null ? null : theirBoard(cafe.state);
  if (cafe === null || board === null) return null;
  const hung = new Map<string, 'Yes' | 'No' | null>([
    ...board.signs.map(({ node, value }) => [node, value] as const),
    ...Object.entries(given),
  ]);
  const count = [...hung.values()].filter((value) => value !== null).length;
  // A sign put up on this page has no story yet; the page tells at once that the sign stands at the door.
  const fresh = Object.entries(given).flatMap(([node, value]): TheirBoard['stories'][number][] =>
    value === null || board.stories.some((one) => one.node === node && one.value === value)
      ? []
      : [{ node, value, up: true, read: 0, believed: 0, doubted: 0, here: 0, asked: false, causes: [], prevents: [] }],
  );
  const isOver = (node: string, value: 'Yes' | 'No'): boolean => node in given && given[node] !== value;
  const shown: TheirBoard = {
    ...board,
    stories: [...board.stories.filter((one) => one.read > 0 || !isOver(one.node, one.value)), ...fresh],
  };
  const dishes = board.nodes.filter(({ is }) => is.kind === 'dish');
  const today = dishesOnShow(cafe.state);
  const onMenu = dishes.filter(({ is }) => today.includes(is.of));
  const bluffs = dishes.filter(({ is }) => !today.includes(is.of));
  const isKnown = board.nodes.some(({ value }) => value !== 'Unknown') || board.moves.length > 0;
  const hang = (node: string, value: 'Yes' | 'No' | null): void => {
    store.deps.give({ kind: 'sign', node, value });
    setGiven((before) => ({ ...before, [node]: value }));
  };
  return (
    <Frame look="card" as="section" class="rival-theirs pad-small" aria-label={say('theirs.title')}>
      <header class="rule">
        <h3 class="headline">{say('theirs.title')}</h3>
        <span class="text-12 muted">{say(board.whole ? 'theirs.whole' : 'theirs.part')}</span>
      </header>
      {board.here.length > 0 && (
        <p class="text-12 bold row gap-4 wrap">
          {say('theirs.here', { list: sayList(board.here.map(({ name }) => name)) })}
          {board.here.map(({ id, name }) => (
            <Button
              key={id}
              size="small"
              onPress={() => {
                closeRival(store);
                store.deps.jumpTo([id]);
              }}
            >
              <Glyph name="eye" /> {personName(name)}
            </Button>
          ))}
        </p>
      )}
      {board.othersHere && <p class="text-12 bold">{say('theirs.hereUnknown')}</p>}
      {!isKnown && !board.othersHere && board.here.length === 0 && (
        <p class="text-12 muted">{say(board.whole ? 'theirs.nothing.whole' : 'theirs.nothing')}</p>
      )}
      <ul class="text-12">
        {knownTexts(board).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {board.moves.slice(0, MOVES_SHOWN).map((move) => (
          <li key={`${move.day} ${move.rule}`}>{moveText(board.nodes, move)}</li>
        ))}
        <Read state={cafe.state} />
      </ul>
      <h4 class="headline rule">{say('theirs.signs', { count, most: MOST_SIGNS })}</h4>
      <p class="text-12 muted">{say('theirs.signsAbout')}</p>
      <SignButtons nodes={onMenu} label={say('theirs.signsMenu')} hung={hung} count={count} onHang={hang} first="No" />
      <SignButtons
        nodes={bluffs}
        label={say('theirs.signsBluff')}
        hung={hung}
        count={count}
        onHang={hang}
        first="Yes"
      />
      {/* The stories are below the buttons, so that a new sign's story does not move the buttons. */}
      <SignStories board={shown} />
      <p class="text-12 muted">{say('theirs.spot')}</p>
    </Frame>
  );
}

interface SignButtonsProps {
  nodes: TheirBoard['nodes'];
  label: string;
  hung: ReadonlyMap<string, 'Yes' | 'No' | null>;
  count: number;
  onHang: (node: string, value: 'Yes' | 'No' | null) => void;
  /** What a new sign says first. For dishes on the menu it is No (we do not serve this dish), for other dishes Yes. */
  first: 'Yes' | 'No';
}

/**
 * A button for each dish. The first press puts up a sign about the dish, the second turns the sign to say the opposite,
 * the third takes the sign down.
 */
function SignButtons({ nodes, label, hung, count, onHang, first }: SignButtonsProps) {
  if (nodes.length === 0) return null;
  const second = first === 'Yes' ? 'No' : 'Yes';
  return (
    <div class="rival-signs" role="group" aria-label={label}>
      <span class="text-12 bold">{label}</span>
      {nodes.map(({ name, is }) => {
        const now = hung.get(name) ?? null;
        const next = now === null ? first : now === first ? second : null;
        return (
          <Button
            key={name}
            size="small"
            look={now === null ? undefined : 'gold'}
            disabled={now === null && count >= MOST_SIGNS}
            onPress={() => onHang(name, next)}
          >
            {now === null ? factText(is) : say(`theirs.sign.${now}`, { dish: factText(is) })}
          </Button>
        );
      })}
    </div>
  );
}

/**
 * Shows how often the player's choices were predicted correctly, compared with chance: by the rival's cook in duels,
 * and by the guests in janken.
 */
function Read({ state }: { state: WorldState }) {
  const duels = state.season === undefined ? null : noticed(state.season.duels);
  const janken = state.janken?.read;
  return (
    <>
      {duels !== null && duels.n > 0 && (
        <li>{say('theirs.read', { hits: duels.hits, all: duels.n, chance: duels.randomHits })}</li>
      )}
      {janken !== undefined && (
        <li>
          {say('theirs.readJanken', {
            hits: janken.hits,
            all: janken.n,
            chance: Math.round(janken.n / HANDS.length),
          })}
        </li>
      )}
    </>
  );
}
