/**
 * The janken table, at which the player chooses a hand. The guest has chosen one before. After the round the panel
 * explains how the guest's hand was chosen: at random, or from a habit of the player.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hand } from '../../ai/index.ts';
import { kindsWith } from '../../sim/janken/guest-habits.ts';
import { personName, say, sayList, sayPart, type WordKey } from '../../words/index.ts';
import { Button, classes, Face, Frame, Glyph, type GlyphName, type Mood, useKeys, useScope } from '../../ui/index.ts';
import type { GuestHabit, JankenShown } from '../../sim/state/janken.ts';
import { SlowLine } from '../lamps/SlowCard.tsx';
import type { JankenView } from '../read/janken.ts';
import type { Store } from '../store.ts';

const HANDS: readonly { readonly hand: Hand; readonly glyph: GlyphName }[] = [
  { hand: 'rock', glyph: 'rock' },
  { hand: 'paper', glyph: 'paper' },
  { hand: 'scissors', glyph: 'scissors' },
];
const SHOWN = 2;
/** Milliseconds for which the result of a game stays before the panel closes. */
const READ_MS = 7000;

export function JankenTable({ store, view }: { store: Store; view: JankenView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const { name, last, over, guest, met, rounds } = view;
  const leave = (): void => {
    store.playing.value = null;
  };
  useKeys({
    title: () => say('janken.region'),
    bindings: [{ key: 'Escape', does: () => say('app.close'), press: leave }],
  });
  // The result stays long enough to be read. Then the panel closes by itself, and the café continues at its previous
  // speed.
  useScope((scope) => void (over !== null && scope.after(READ_MS, leave)), [over]);
  return (
    <Frame as="section" class="janken open pad-medium" shadow data-region="janken" aria-label={say('janken.region')}>
      <header>
        <Face look={view.look} rank={null} />
        <h2 class="headline grow" tabIndex={-1} ref={heading}>
          {say('janken.title')} · {personName(name)}
        </h2>
        <Button size="small" square label={say('app.close')} onPress={leave}>
          <Glyph name="x" />
        </Button>
      </header>
      <div aria-live="polite" class="text-13">
        <Hands key={guest} view={view} />
        {last !== null && <Last view={view} />}
        {over === null && <p>{say(last === null ? 'janken.intro' : 'janken.again', { name })}</p>}
        {over === null && rounds === 0 && met !== null && <Tell view={view} met={met} />}
        {over === null && <Stake view={view} />}
        <p class="text-12 muted">{say('janken.tally', { won: view.won, lost: view.lost, drawn: view.drawn })}</p>
        {over === null && (
          <p class="text-12 muted" aria-live="off">
            {say('janken.until', { seconds: view.seconds, name })}
          </p>
        )}
      </div>
      {over === null && (
        <div class="row gap-8 hands" role="group" aria-label={say('janken.show')}>
          {HANDS.map(({ hand, glyph }) => (
            <Button key={hand} onPress={() => store.deps.give({ kind: 'janken', guest, hand })}>
              <Glyph name={glyph} />
              {say(`janken.hand.${hand}`)}
            </Button>
          ))}
        </div>
      )}
      {store.slowing.value.moment?.kind === 'janken' && <SlowLine store={store} />}
    </Frame>
  );
}

/** The guest's face after a round, by the round's result for the player. */
const MOODS = { win: 'happy', loss: 'happy', draw: 'surprised' } as const satisfies Readonly<Record<string, Mood>>;

/** Milliseconds for which the hands of a drawn round stay open before both are fists again. */
const OPEN_MS = 3000;

/**
 * Shows both hands and the guest's face. Until the player has chosen, both hands are shaking fists with a question
 * mark; then both open at the same time. After a draw they close again for the next round.
 */
function Hands({ view: { look, last, over, rounds } }: { view: JankenView }) {
  // The number of the last round whose hands have closed again.
  const [closed, setClosed] = useState(rounds);
  useScope((scope) => scope.after(OPEN_MS, () => setClosed(rounds)), [rounds]);
  const open = over !== null || closed < rounds ? last : null;
  return (
    <div class={classes('janken-hands', open?.result)} aria-hidden="true">
      <Fist key={`ours ${open === null ? '' : rounds}`} of="ours" hand={open?.hand ?? null} />
      <Fist key={`theirs ${open === null ? '' : rounds}`} of="theirs" hand={open?.theirs ?? null} />
      <Face look={look} mood={open === null ? 'calm' : MOODS[open.result]} width={72} />
    </div>
  );
}

/** One hand; null = a closed fist that gives nothing away. */
function Fist({ of, hand }: { of: 'ours' | 'theirs'; hand: Hand | null }) {
  return (
    <span class={classes('janken-hand', of, hand === null && 'closed')}>
      <Glyph name={hand ?? 'rock'} scale={hand === null ? 3 : 4} />
      {hand === null && <b class="bold">?</b>}
    </span>
  );
}

function Stake({ view: { name, stake, prizes, waits } }: { view: JankenView }) {
  return (
    <p class="stake">
      <b>{say(`janken.stake.${stake?.kind ?? (waits ? 'wait' : 'glad')}`, { name, ...stake })}</b>{' '}
      <span class="text-12 muted">{say('janken.stake.left', { count: prizes })}</span>
    </p>
  );
}

/** A guest's habit in words, with the kinds of guests that have it. */
export const readsText = (habit: GuestHabit, name: string): string =>
  say(`janken.reads.${habit}`, { name, kinds: sayList(kindsWith(habit).map((kind) => sayPart('type.many.', kind))) });

/** What the player knows of a guest who has played before: the hand shown last, and the habit to read the next one from. */
function Tell({ view: { name, habit }, met }: { view: JankenView; met: JankenShown }) {
  const hand = say(`janken.hand.${met.hand}`);
  return (
    <p class="tell">
      {say(met.won ? 'janken.met.won' : 'janken.met', { name, hand })} {readsText(habit, name)}
    </p>
  );
}

function Last({ view: { name, last, stake, over, habit } }: { view: JankenView }) {
  if (last === null) return null;
  const hand = (one: Hand): string => say(`janken.hand.${one}`);
  const cases = [...last.because].sort((a, b) => b.limit - a.limit || b.count - a.count).slice(0, SHOWN);
  const expected = last.expected === null ? '' : hand(last.expected);
  return (
    <div class="last">
      <p class="bold">{say('janken.round', { hand: hand(last.hand), name, theirs: hand(last.theirs) })}</p>
      {last.result !== 'draw' && (
        <p class={last.result === 'win' ? 'green-text' : ''}>
          {say(`janken.result.${last.result}`, { name })}
          {last.result === 'win' && stake !== null && ` ${say(`janken.prize.${stake.kind}`, { name, ...stake })}`}
        </p>
      )}
      {over !== null && <p>{readsText(habit, name)}</p>}
      <p class="text-12 muted">
        {(last.basis === 'GoCap' || habit === 'watches') && say(`janken.basis.${last.basis}`, { expected })}{' '}
        {cases.length > 0 &&
          say('janken.habit', {
            expected,
            cases: cases
              .map((one) =>
                say('janken.case', { case: caseText(one.rule, one.case), count: rounded(one.count), limit: one.limit }),
              )
              .join(say('app.list.comma')),
          })}
      </p>
    </div>
  );
}

/** A learned count, rounded to one decimal. Counts of old habits have fractions, because they fade. */
const rounded = (count: number): number => Math.round(count * 10) / 10;

/** A learned situation in words: "after rock", "after 2 draws running". */
function caseText(rule: string, at: number): string {
  const key = `janken.rule.${rule}` as WordKey;
  if (rule !== 'theirs' && rule !== 'own') return say(key, { count: at });
  return say(key, { hand: say(`janken.hand.${HANDS[at]?.hand ?? 'rock'}`) });
}
