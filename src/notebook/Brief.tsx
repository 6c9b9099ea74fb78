/**
 * The notebook's summary on a small screen: all faces, and for the selected person a ring that shows the remaining
 * ticks of the todo, the todo itself, its reason in one sentence, and buttons.
 */

import { Button, classes, Face, Glyph, RankBadge, rankName } from '../ui/index.ts';
import type { Cafe } from '../sim/api.ts';
import type { Maid, Person } from '../sim/state/person.ts';
import { personName, say } from '../words/index.ts';
import { plainSentenceOf } from '../words/sentences.ts';
import { coverOf } from './cover.ts';
import { BudgetMark } from './now/LineCard.tsx';
import type { NotebookModel } from './model.ts';
import { Evidence } from './now/Evidence.tsx';
import { nowOf } from './now/now.ts';
import { maidsOf, moodOf } from './people.ts';
import { weighedIn, whyOf, type WhyView } from './now/why.ts';
import { worded } from './words.ts';

export function Brief({ model, cafe }: { model: NotebookModel; cafe: Cafe }) {
  model.watch();
  const id = model.who.value;
  const person = id === null ? undefined : cafe.state.people[id];
  return (
    <section class="hb brief scrolls" aria-label={say('notebook.region')}>
      <Faces model={model} cafe={cafe} />
      {person === undefined ? (
        <p class="text-16 bold brief-nobody">{say(id === null ? 'notebook.brief.nobody' : 'notebook.gone')}</p>
      ) : (
        <Who key={person.id} model={model} cafe={cafe} person={person} />
      )}
    </section>
  );
}

function Faces({ model, cafe }: { model: NotebookModel; cafe: Cafe }) {
  model.watch();
  const maids = maidsOf(cafe.state)
    .filter(({ present }) => present)
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  return (
    <ul class="faces">
      {maids.map((maid) => (
        <li key={maid.id}>
          <button
            type="button"
            class={classes('face-tile', rankName(maid.rank))}
            aria-pressed={maid.id === model.who.value}
            aria-label={say('notebook.openFor', { name: maid.name })}
            onClick={() => {
              model.deps.select(maid.id);
              model.deps.lookAt(maid.x, maid.y);
            }}
          >
            <Face look={maid.look} rank={maid.rank} mood={moodOf(maid)} width={56} />
            <RankBadge rank={maid.rank} />
            {maid.stuck !== null && (
              <span class="face-trouble">
                <Glyph name="warn" scale={1} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Who({ model, cafe, person }: { model: NotebookModel; cafe: Cafe; person: Person }) {
  model.watch();
  const cover = coverOf(cafe, person.id);
  const now = nowOf(cafe, person.id);
  if (cover === null) return null;
  const maid = person.role === 'maid' ? person : null;
  const why = whyOf(cafe.state, weighedIn(cafe.decisions(person.id)), person);
  return (
    <>
      <div class="brief-line row gap-12">
        {now !== null && <BudgetMark budget={now.line.budget} />}
        <div class="grow">
          <div class="row gap-8 brief-head">
            <h2 class="brief-name text-20 bold" tabIndex={-1}>
              {personName(cover.name)}
            </h2>
            {cover.rank !== null && <RankBadge rank={cover.rank} />}
            {cover.rank === null && <span class="text-12 muted">{worded(cover.note)}</span>}
            {now !== null && model.detailed && (
              <span class="to-end text-12 muted">{say('notebook.brief.thoughts', { n: now.mind.runned })}</span>
            )}
          </div>
          <p class="text-16 bold brief-does">{now === null ? say('notebook.line.away') : worded(now.line.words)}</p>
          {now !== null && <p class="text-12 teal-text">{worded(now.line.looksUp)}</p>}
        </div>
      </div>
      <Evidence state={cafe.state} person={person} />
      <Reason model={model} why={why} />
      <Acts model={model} maid={maid} other={runnerUp(why)} />
    </>
  );
}

/**
 * Shows the reason of the newest decision that weighed options. If there is none, it shows the last recorded reason, or
 * a sentence which says that no reason is recorded.
 */
function Reason({ model, why }: { model: NotebookModel; why: WhyView | null }) {
  const decided = why?.decided ?? null;
  const reason = model.entries().find(({ first }) => first.reason !== null)?.first.reason ?? null;
  return (
    <p class="brief-why text-14">
      {why !== null && decided !== null ? (
        <>
          <b class="bold">{worded(why.title)}</b> {worded(decided)}
        </>
      ) : reason !== null ? (
        plainSentenceOf(reason)
      ) : (
        say('notebook.decided.none')
      )}
    </p>
  );
}

/** Name of the guest who was the maid's second choice; null = there was none. */
function runnerUp(why: WhyView | null): string | null {
  if (why?.kind !== 'callers') return null;
  return why.rows.find(({ sign }) => sign === 'free')?.name ?? null;
}

function Acts({ model, maid, other }: { model: NotebookModel; maid: Maid | null; other: string | null }) {
  const { command } = model.deps;
  return (
    <div class="brief-acts">
      {maid !== null && (
        <Button look="teal" onPress={() => model.turnTo('shape')}>
          {say('notebook.brief.shape')}
        </Button>
      )}
      {maid !== null && command !== undefined && (
        <Button look="gold" onPress={() => command()}>
          {say('notebook.brief.command')}
        </Button>
      )}
      <Button onPress={() => model.turnTo('now')}>
        {other !== null
          ? say('notebook.brief.whyNot', { name: other })
          : say(maid === null ? 'notebook.brief.nowThey' : 'notebook.brief.now')}
      </Button>
      <Button onPress={() => model.turnTo('past')}>{say('notebook.brief.past')}</Button>
    </div>
  );
}
