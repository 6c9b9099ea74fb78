/**
 * The section of an apprentice on the page "Now". It shows who decides (the player, the player while the apprentice
 * learns, or the apprentice herself), the actions that are possible now with their number keys, the situation, and the
 * situations she has learned with their counts.
 */

import { useState } from 'preact/hooks';
import type { GoCapState } from '../../ai/index.ts';
import { Button, only, Segment, useKeys } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { learnedSituations, type LearnedSituation } from '../../sim/apprentice/learning.ts';
import { type Deed, DEEDS } from '../../sim/state/apprentice.ts';
import type { Maid } from '../../sim/state/person.ts';
import { say, sayPart } from '../../words/index.ts';
import { situationText } from '../../words/sentences.ts';
import type { NotebookModel } from '../model.ts';
import './apprentice.css';

const MODES: readonly GoCapState[] = ['Player', 'Train', 'Auto'];
/** Number of learned situations listed before the player asks for all of them. */
const FEW = 5;

interface ApprenticeSectionProps {
  readonly model: NotebookModel;
  readonly cafe: Cafe;
  readonly maid: Maid;
  /** True on the simple page: without the list of learned situations. */
  readonly brief?: boolean;
}

export function ApprenticeSection({ model, cafe, maid, brief = false }: ApprenticeSectionProps) {
  model.watch();
  const shown = cafe.apprentice(maid.id);
  const drive = (deed: Deed): boolean => {
    const now = cafe.apprentice(maid.id);
    if (now === null || now.mode === 'Auto' || !now.possible.includes(deed)) return false;
    model.deps.give({ kind: 'drive', maid: maid.id, deed });
    model.again();
    return true;
  };
  const driven = shown !== null && shown.mode !== 'Auto';
  useKeys({
    title: () => say('keys.apprentice'),
    bindings: driven
      ? [
          { key: '1…9', does: () => say('keys.drive'), press: (_, digit) => driveBy(digit - 1) },
          { key: '0', does: () => say('keys.drive'), press: () => driveBy(9) },
        ]
      : [],
  });
  /**
   * Handles a number key while the player controls the apprentice. If the key's action is impossible now, nothing
   * happens; the key does not select a team then, as it usually does.
   */
  const driveBy = (at: number): void => {
    const deed = DEEDS[at];
    if (deed !== undefined) drive(deed);
  };
  if (shown === null) return null;
  return (
    <section aria-labelledby="notebook-apprentice" class="col gap-8 apprentice">
      <h3 id="notebook-apprentice" class="rule headline">
        {say('apprentice.title')}
      </h3>
      <Segment
        label={say('apprentice.mode')}
        chosen={shown.mode}
        choices={MODES.map((mode) => ({ value: mode, text: say(`apprentice.mode.${mode}`) }))}
        onChoose={(mode) => {
          model.deps.give({ kind: 'apprentice', maid: maid.id, mode });
          model.again();
        }}
      />
      {!brief && <p class="text-12 muted">{say(`apprentice.note.${shown.mode}`)}</p>}
      {driven && (
        <div class="row gap-4 wrap" role="group" aria-label={say('apprentice.deeds')}>
          {DEEDS.map((deed, i) => (
            <Button
              key={deed}
              size="small"
              look={shown.deed?.do === deed ? 'gold' : undefined}
              hotkey={String((i + 1) % 10)}
              disabled={!shown.possible.includes(deed)}
              onPress={() => drive(deed)}
            >
              {sayPart('apprentice.deed.', deed)}
            </Button>
          ))}
        </div>
      )}
      {driven && shown.possible.length < DEEDS.length && <p class="text-12 muted">{say('apprentice.grey')}</p>}
      <p class="text-12">
        {say('apprentice.now', { situation: situationText(shown.situation) })}{' '}
        <span class={shown.habit === null ? 'muted' : 'bold'}>
          {shown.habit === null
            ? say('apprentice.noHabit')
            : say('apprentice.habitNow', {
                deed: sayPart('apprentice.deed.', shown.habit.deed),
                times: shown.habit.times,
                of: shown.habit.of,
              })}
        </span>
      </p>
      {!brief && <LearnedList model={model} cafe={cafe} maid={maid} />}
    </section>
  );
}

/** The situations in which the apprentice has counted the player's choices, and the buttons that forget and restore them. */
function LearnedList({ model, cafe, maid }: Omit<ApprenticeSectionProps, 'brief'>) {
  model.watch();
  const [all, setAll] = useState(false);
  const learned = learnedSituations(cafe.apprentice(maid.id)?.counts ?? {});
  const lessons = learned.reduce((sum, { of }) => sum + of, 0);
  return (
    <>
      <h4 class="text-12 bold">{say('apprentice.learned', { count: learned.length, lessons })}</h4>
      {learned.length === 0 ? (
        <p class="text-12 muted">{say('apprentice.nothing')}</p>
      ) : (
        <ol class="col gap-4 apprentice-list">
          {(all ? learned : learned.slice(0, FEW)).map((one) => (
            <Learned key={one.key} one={one} />
          ))}
        </ol>
      )}
      <div class="row gap-8 wrap">
        {learned.length > FEW && (
          <button type="button" class="link text-12" aria-expanded={all} onClick={() => setAll(!all)}>
            {say(all ? 'apprentice.fewer' : 'apprentice.all')}
          </button>
        )}
        {learned.length > 0 && (
          <button
            type="button"
            class="link text-12"
            onClick={() => {
              model.deps.give({ kind: 'apprentice', maid: maid.id, counts: null });
              model.again();
            }}
          >
            {say('apprentice.forget')}
          </button>
        )}
        {model.edits.count(only('lessons', maid.id)) > 0 && (
          <button
            type="button"
            class="link text-12"
            onClick={() => {
              model.edits.undo(only('lessons', maid.id));
              model.again();
            }}
          >
            {say('apprentice.unforget')}
          </button>
        )}
      </div>
    </>
  );
}

function Learned({ one: { situation, of, deeds } }: { one: LearnedSituation }) {
  return (
    <li class="text-12">
      <span class="muted">{situationText(situation)}</span>
      <span class="row gap-4 wrap">
        {deeds.map(({ deed, times }) => (
          <span key={deed} class="apprentice-count">
            <span class="apprentice-bar" style={{ width: `${Math.round((40 * times) / of)}px` }} aria-hidden="true" />
            {say('apprentice.count', { deed: sayPart('apprentice.deed.', deed), times, of })}
          </span>
        ))}
      </span>
    </li>
  );
}
