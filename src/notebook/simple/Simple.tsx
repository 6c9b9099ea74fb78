/**
 * The notebook's simple page: a sentence about what the character does and why, the second choice, three traits that
 * mattered, the question "Why not …?" that the player asks by pointing, and buttons. The numbers behind a decision are
 * on the detailed page.
 */

import { useEffect } from 'preact/hooks';
import { Button, classes, Face, feelingWords, Frame, Glyph, RankBadge, Rich } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Maid, Person } from '../../sim/state/person.ts';
import { levelDoes } from '../../ui/level-effects.ts';
import { personName, say } from '../../words/index.ts';
import { becauseOf } from '../../words/because.ts';
import { coverOf, type CoverView } from '../cover.ts';
import type { NotebookModel } from '../model.ts';
import { Evidence } from '../now/Evidence.tsx';
import { nowOf } from '../now/now.ts';
import { whyNot } from '../now/whynot.ts';
import { ApprenticeSection } from '../apprentice/ApprenticeSection.tsx';
import { ControllerLine } from '../now/ControllerLine.tsx';
import { WhyNotTable } from '../now/WhyNotTable.tsx';
import { seconds } from '../time.ts';
import { worded } from '../words.ts';
import { answerOf, tableAsked } from './why-not-answer.ts';
import { DetailsSwitch } from './DetailsSwitch.tsx';
import { type PlainView, plainOf, type Trait } from './read-simple.ts';
import { StuckNote } from '../StuckNote.tsx';
import { RoomMarks } from './RoomMarks.tsx';

export function Simple({ model, cafe, person }: { model: NotebookModel; cafe: Cafe; person: Person }) {
  model.watch();
  const cover = coverOf(cafe, person.id);
  if (cover === null) return null;
  const view = plainOf(cafe, person);
  const maid = person.role === 'maid' ? person : null;
  return (
    <>
      <Head cover={cover} onClose={() => model.close()} />
      <div class="simple-leaf scrolls">
        <Sentence view={view} />
        {/* A guest's times are among the traits below. */}
        {maid !== null && <Evidence state={cafe.state} person={person} />}
        <Troubles model={model} cafe={cafe} person={person} />
        {maid?.controller === 'apprentice' && <ApprenticeSection model={model} cafe={cafe} maid={maid} brief />}
        {view.nearly !== null && (
          <p class="simple-nearly text-13">
            <Glyph name="branch" scale={1.5} />
            <span>
              <b class="bold">{say('plain.nearly', { what: worded(view.nearly.what) })}</b> {worded(view.nearly.why)}
            </span>
          </p>
        )}
        {maid !== null && <Answer model={model} cafe={cafe} maid={maid} />}
        {person.role === 'guest' && <WhoComes model={model} cafe={cafe} id={person.id} />}
        <Traits traits={view.traits} />
      </div>
      {/* The controls below keep their place while the length of the sentences above them changes. */}
      {maid !== null && <ControllerLine model={model} cafe={cafe} maid={maid} />}
      {maid !== null && <Ask model={model} cafe={cafe} maid={maid} view={view} />}
      {person.role === 'guest' && <AskWhoComes model={model} cafe={cafe} id={person.id} />}
      <Acts model={model} maid={maid} />
      <Foot model={model} />
      {maid !== null && <RoomMarks model={model} maid={maid} view={view} />}
    </>
  );
}

function Head({ cover, onClose }: { cover: CoverView; onClose: () => void }) {
  return (
    <header class="cover">
      <Face look={cover.look} rank={cover.rank} mood={cover.mood} width={56} height={60} />
      <div class="col gap-2 grow">
        <h2 id="notebook-name" class="cover-name text-20 bold ellipsis" tabIndex={-1}>
          {personName(cover.name)}
        </h2>
        <div class="row gap-8">
          {cover.rank !== null && <RankBadge rank={cover.rank} />}
          {cover.hero && <Glyph name="crown" />}
          <span class="text-12 cover-note" title={cover.level === null ? undefined : levelDoes()}>
            {cover.level === null ? worded(cover.note) : say('notebook.cover.level', { level: cover.level })}
          </span>
        </div>
        {cover.feelings !== null && <p class="text-12 cover-note">{feelingWords(cover.feelings).join(' · ')}</p>}
      </div>
      <Button size="small" square label={say('notebook.close')} class="cover-close" onPress={onClose}>
        <Glyph name="x" scale={1.5} />
      </Button>
    </header>
  );
}

/** Shows what the character does and, below it in teal, the reason. */
export function Sentence({ view: { what, because } }: { view: PlainView }) {
  const why = because === null ? null : becauseOf(because);
  return (
    <section class="line-card simple-line" aria-label={say('notebook.line.label')}>
      <i class="holes" aria-hidden="true" />
      <p class="text-18 bold simple-what">
        {say(why === null ? 'plain.what.alone' : 'plain.what.because', { what: worded(what) })}
      </p>
      {why !== null && <p class="text-16 bold simple-why">{say('plain.because', { because: why })}</p>}
    </section>
  );
}

/** Shows why a character is stuck, and harmful conditions such as being stunned; shows nothing if there are neither. */
function Troubles({ model, cafe, person }: { model: NotebookModel; cafe: Cafe; person: Person }) {
  model.watch();
  const conditions = nowOf(cafe, person.id)?.conditions ?? [];
  const harmful = conditions.filter((condition) => condition.harmful);
  return (
    <>
      <StuckNote model={model} cafe={cafe} person={person} />
      {harmful.map(({ name, words, ticks }) => (
        <p key={name} class="note-error text-12">
          {say('plain.condition', { what: worded(words), seconds: seconds(ticks) })}
        </p>
      ))}
    </>
  );
}

function Traits({ traits }: { traits: readonly Trait[] }) {
  return (
    <Frame as="ul" look="paper" class="simple-traits" aria-label={say('plain.traits')}>
      {traits.map(({ glyph, words }) => (
        <li key={words.key} class="row gap-8 text-13">
          <span class="trait-sign">
            <Glyph name={glyph} scale={1.5} />
          </span>
          <span>
            <Rich text={worded(words)} />
          </span>
        </li>
      ))}
    </Frame>
  );
}

/**
 * The button that opens and closes the question "Why not …?". While the question is open, the tables show their
 * numbers, and the player points at a table or guest to get the answer.
 */
function Ask({ model, cafe, maid, view }: { model: NotebookModel; cafe: Cafe; maid: Maid; view: PlainView }) {
  model.watch();
  const asking = model.asking.value;
  const asked = model.asked.value;
  useEffect(() => () => model.ask(false), [model, maid.id]);
  const table = asked === null ? view.nearlyTable : tableAsked(cafe.state, asked);
  return (
    <section class="simple-ask">
      <Button look="gold" size="big" class="whole" pressed={asking} onPress={() => model.ask(!asking)}>
        <b aria-hidden="true">?</b>{' '}
        {table === null || (!asking && asked === null)
          ? say('plain.ask')
          : say('plain.ask.table', { place: say('app.table', { table }) })}
      </Button>
    </section>
  );
}

/**
 * The answer to "Why not …?". Before the player has pointed at a table or guest, it asks the player to do so. Shows
 * nothing while the question is closed.
 */
function Answer({ model, cafe, maid }: { model: NotebookModel; cafe: Cafe; maid: Maid }) {
  model.watch();
  const asking = model.asking.value;
  const asked = model.asked.value;
  const answer = asked === null ? [] : answerOf(cafe, maid, asked);
  return (
    <p class={classes('simple-answer text-13', answer.length > 0 && 'says')} role="status">
      {answer.length > 0 ? answer.map(worded).join(' ') : asking ? say('plain.ask.point') : ''}
    </p>
  );
}

/** In a guest's notebook: a button that asks which maids could come. */
function AskWhoComes({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: string }) {
  model.watch();
  const open = model.asking.value;
  if (whyNot(cafe.state, id, (maid) => cafe.page(maid)) === null) return null;
  return (
    <section class="simple-ask">
      <Button look="gold" size="big" class="whole" expanded={open} onPress={() => model.ask(!open)}>
        <b aria-hidden="true">?</b> {say('plain.ask.guest')}
      </Button>
    </section>
  );
}

/** Shows for every maid whether she could come to a guest, and if not, why. */
function WhoComes({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: string }) {
  model.watch();
  const standings = model.asking.value ? whyNot(cafe.state, id, (maid) => cafe.page(maid)) : null;
  if (standings === null) return null;
  return (
    <div class="simple-answer says text-13" role="status">
      {standings.wish === null ? (
        worded(standings.summary)
      ) : (
        <WhyNotTable view={standings} me={null} onOpen={(maid) => model.deps.select(maid)} />
      )}
    </div>
  );
}

function Acts({ model, maid }: { model: NotebookModel; maid: Maid | null }) {
  const { command } = model.deps;
  const following = model.following.value;
  return (
    <div class="simple-acts">
      {maid !== null && command !== undefined && (
        <Button look="teal" onPress={() => command()}>
          {say('plain.order')}
        </Button>
      )}
      <Button pressed={following} hotkey="F" onPress={() => model.follow(!following)}>
        {say(following ? 'notebook.following' : 'notebook.follow')}
      </Button>
    </div>
  );
}

function Foot({ model }: { model: NotebookModel }) {
  return (
    <footer class="simple-foot text-13">
      <DetailsSwitch model={model} />
      <span class="to-end row gap-8">
        {model
          .tabs()
          .filter((tab) => tab !== 'now')
          .map((tab) => (
            <button key={tab} type="button" class="link text-13" onClick={() => model.turnTo(tab)}>
              {say(`notebook.tab.${tab}`)}
            </button>
          ))}
      </span>
    </footer>
  );
}
