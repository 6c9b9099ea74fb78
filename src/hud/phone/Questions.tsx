/**
 * Shows the questions to the player on a small screen, one at a time: a game of janken, which expires soon, comes
 * before a question about the café (a case). A question is one line above the strip of messages until the player opens
 * it; then it takes the sheet, and the café stays visible.
 */

import { useEffect, useRef } from 'preact/hooks';
import { personName, say } from '../../words/index.ts';
import { classes, Face, Glyph } from '../../ui/index.ts';
import { Asked as Case, caseQuestion, openCase } from '../panels/Case.tsx';
import { JankenTable } from '../panels/JankenTable.tsx';
import type { FaceOf } from '../read/names.ts';
import type { Store } from '../store.ts';
import { openTab, phoneTab } from './state.ts';

const sits = ({ janken, playing }: Store): boolean => janken.value !== null && janken.value.guest === playing.value;

/** The content of the sheet's tab that shows questions to the player. */
export function AskedPanel({ store }: { store: Store }) {
  const asked = store.asked.value;
  const view = store.janken.value;
  const atTable = sits(store);
  const open = phoneTab.value === 'asked';
  const over = !atTable && asked === null;
  const sat = useRef(false);
  // When the player sits down to play janken with a guest who asks for a game, this tab opens with the game. When the
  // player leaves the game, the sheet returns to the café, even if a question is open.
  useEffect(() => {
    if (atTable) openTab('asked');
    else if (sat.current && phoneTab.peek() === 'asked') openTab('cafe');
    sat.current = atTable;
  }, [atTable]);
  useEffect(() => {
    if (open && over) openTab('cafe');
  }, [open, over]);
  const playing = open && atTable && view !== null;
  return (
    <>
      {playing && (
        <div class="phone-panel asked-panel">
          <JankenTable store={store} view={view} />
        </div>
      )}
      {asked !== null && (
        // While janken is played or another tab is open, the question is only hidden and not removed. So the answers
        // already given stay.
        <div class={classes('phone-panel asked-panel', (!open || playing) && 'away')}>
          <Case
            key={asked.id}
            store={store}
            asked={asked}
            open
            onOpen={(wanted) => {
              if (!wanted) openTab('cafe');
            }}
          />
        </div>
      )}
    </>
  );
}

/** Shows the question to the player as one line above the strip of messages; pressing the line opens the question. */
export function AskedChip({ store }: { store: Store }) {
  const { janken, asked, playing, top } = store;
  const view = janken.value;
  const spec = asked.value;
  const ended = store.jankenEnded.value;
  if (phoneTab.value === 'asked') return null;
  if (view !== null && (view.over === null || sits(store)))
    return (
      <Chip
        face={{ look: view.look, rank: null }}
        text={say('janken.invite', { name: view.name, table: view.table })}
        short={`${say('janken.title')} · ${personName(view.name)}`}
        onPress={() => {
          playing.value = view.guest;
          openTab('asked');
        }}
      />
    );
  if (ended !== null) {
    const text = say(`janken.ended.${ended.why}`, { name: ended.name });
    return (
      <Chip
        face={{ look: ended.look, rank: null }}
        text={text}
        short={text}
        onPress={() => (store.jankenEnded.value = null)}
      />
    );
  }
  // Reading this signal makes the component update with the café's clock, because the moment that the question is about
  // passes.
  void top.value;
  if (spec === null) return null;
  return (
    <Chip
      face={spec.face}
      text={caseQuestion(store, spec)}
      short={say('case.title', { number: spec.solved + 1, count: spec.count })}
      onPress={() => {
        openCase(store, spec);
        openTab('asked');
      }}
    />
  );
}

interface ChipProps {
  readonly face: FaceOf;
  readonly text: string;
  /** A shorter wording of the question, shown where there is little room. */
  readonly short: string;
  readonly onPress: () => void;
}
function Chip({ face, text, short, onPress }: ChipProps) {
  return (
    <button type="button" class="frame paper shadow asked-chip row gap-8 arrives" data-region="asked" onClick={onPress}>
      <Face look={face.look} rank={face.rank} />
      <span class="asked-long text-13 bold grow">{text}</span>
      <span class="asked-short text-13 bold grow">{short}</span>
      <Glyph name="right" />
    </button>
  );
}
