/**
 * The page "Traits": rank, alertness, sight, favourites, duties, obedience, team. Each change goes into the journal at once,
 * shows its effect, and can be undone.
 */

import { useState } from 'preact/hooks';
import { controllerNames, tableOfController, UTILITY } from '../../data/index.ts';
import { Button, Segment, Slider } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { changedOnly } from '../../sim/inputs/undoing.ts';
import { countedSeason } from '../../sim/state/free-cafe.ts';
import { dishesAtOnce } from '../../sim/state/tuning.ts';
import type { Duties, PersonId, Rank } from '../../sim/state/person.ts';
import { say, sayPart, type WordKey } from '../../words/index.ts';
import { controllerText } from '../../words/sentences.ts';
import { Alertness } from './Alertness.tsx';
import { ConfigButton } from '../choices/Choices.tsx';
import { Favourites } from './Favourites.tsx';
import type { NotebookModel } from '../model.ts';
import { capacityWords, RANKS, scriptWords } from './traits.ts';
import { SeasonTraits } from './SeasonTraits.tsx';
import { Sight } from './Sight.tsx';
import { Skills } from './Skills.tsx';
import { ownScriptOf } from '../now/ControllerLine.tsx';
import { TraitsHead, type ShapeProps } from './TraitsHead.tsx';
import { TableButton } from '../table/TableSection.tsx';
import { worded } from '../words.ts';

export function TraitsPage({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: PersonId }) {
  model.watch();
  const maid = cafe.state.people[id];
  if (maid?.role !== 'maid') return null;
  const season = countedSeason(cafe.state);
  const shape = model.edits.shapeOf(maid, cafe.state);
  const props: ShapeProps = { model, cafe, maid, shape };
  if (season !== undefined)
    return (
      <>
        <SeasonTraits model={model} cafe={cafe} maid={maid} season={season} />
        <Team {...props} />
      </>
    );
  return (
    <>
      <ThinksBy {...props} />
      <Rarity {...props} />
      <Alertness {...props} />
      <Sight {...props} />
      <Obedience {...props} />
      <Skills {...props} />
      <Favourites {...props} />
      <section aria-label={say('config.shape.caller')}>
        <h3 class="rule">
          <span class="headline">{say('config.shape.caller')}</span>
          <ConfigButton model={model} cafe={cafe} name="caller" />
        </h3>
        <p class="text-12 muted">{say('config.shape.callerNote')}</p>
      </section>
      <DutiesRow {...props} />
      <Team {...props} />
      <AsBefore {...props} />
    </>
  );
}

function Rarity(props: ShapeProps) {
  const { model, maid, shape } = props;
  return (
    <section aria-label={say('notebook.shape.rarity')}>
      <TraitsHead {...props} fields={['rank']} title={say('notebook.shape.rarity')}>
        <span class="green-text">{worded(capacityWords(shape.rank))}</span>
      </TraitsHead>
      <Segment
        label={say('notebook.shape.rarity')}
        class="rarity"
        look={rankName(shape.rank)}
        chosen={shape.rank}
        choices={RANKS.map((rank) => ({
          value: rank,
          label: say('notebook.shape.rankLabel', { rank: rankName(rank), count: dishesAtOnce(rank) }),
          text: (
            <span class="col rarity-choice">
              {rankName(rank)}
              <span class="text-12">{say('dishes', { count: dishesAtOnce(rank) })}</span>
            </span>
          ),
        }))}
        onChoose={(rank) => model.change(maid, { rank })}
      />
    </section>
  );
}

const rankName = (rank: Rank): 'N' | 'R' | 'SR' | 'SSR' => (({ 2: 'N', 3: 'R', 4: 'SR', 5: 'SSR' }) as const)[rank];

function DutiesRow(props: ShapeProps) {
  const { model, maid, shape } = props;
  const choices: readonly { value: Duties; text: string }[] = [
    { value: 'reception', text: say('notebook.duties.door') },
    { value: 'serving', text: say('notebook.duties.serve') },
    { value: 'allround', text: say('notebook.duties.all') },
  ];
  return (
    <section aria-label={say('notebook.shape.duties')}>
      <TraitsHead {...props} fields={['duties']} title={say('notebook.shape.duties')}>
        {say(`notebook.duties.effect.${shape.duties}`)}
      </TraitsHead>
      <Segment
        label={say('notebook.shape.duties')}
        chosen={shape.duties}
        choices={choices}
        onChoose={(duties) => model.change(maid, { duties })}
      />
    </section>
  );
}

/**
 * Controls that choose what makes a maid's decisions (her controller), with buttons that open the scripts, decision
 * table or configurations that she uses.
 */
function ThinksBy(props: ShapeProps) {
  const { model, cafe, maid, shape } = props;
  const byTable = tableOfController(shape.controller) !== null;
  const own = ownScriptOf(cafe.state, maid);
  return (
    <section aria-label={say('table.shape')}>
      <TraitsHead {...props} fields={['controller']} title={say('table.shape')}>
        {say(
          byTable
            ? 'table.effect.table'
            : `table.effect.${shape.controller === 'apprentice' || shape.controller === UTILITY ? shape.controller : 'script'}`,
        )}
      </TraitsHead>
      <Segment
        label={say('table.shape')}
        class="controllers"
        chosen={shape.controller}
        choices={controllerNames.map((name) => ({
          value: name,
          text: controllerText(name),
        }))}
        onChoose={(controller) => model.change(maid, { controller })}
      />
      <p class="note-ok text-12">
        {own !== null && shape.controller === 'script'
          ? say('thinks.own', { name: own.name })
          : say(`thinks.about.${shape.controller}` as WordKey)}
      </p>
      {shape.controller === 'apprentice' && (
        <Button size="small" look="teal" onPress={() => model.turnTo('now')}>
          {say('thinks.drive')}
        </Button>
      )}
      {shape.controller === 'script' && model.deps.openLab !== undefined && (
        <Button size="small" onPress={() => model.deps.openLab?.('scripts')}>
          {say(own === null ? 'thinks.write' : 'thinks.edit')}
        </Button>
      )}
      {tableOfController(maid.controller) !== null && <TableButton model={model} cafe={cafe} id={maid.id} />}
      {maid.controller === UTILITY &&
        ['work', 'pastime'].map((name) => <ConfigButton key={name} model={model} cafe={cafe} name={name} />)}
      {shape.warps !== null && (
        <dl class="text-12 muted" aria-label={say('notebook.shape.warps')}>
          {Object.entries(shape.warps).map(([key, script]) => (
            <div key={key}>
              {sayPart('warp.', key)}: {scriptWords(script)}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Obedience(props: ShapeProps) {
  const { model, maid, shape } = props;
  const [sliding, setSliding] = useState<number | null>(null);
  const value = sliding ?? shape.obedience;
  const words = say(
    value >= 1 ? 'notebook.obedience.all' : value <= 0 ? 'notebook.obedience.none' : 'notebook.obedience.some',
    { percent: Math.round(value * 100) },
  );
  return (
    <section aria-label={say('notebook.shape.obedience')}>
      <TraitsHead {...props} fields={['obedience']} title={say('notebook.shape.obedience')}>
        {words}
      </TraitsHead>
      <div class="row gap-8">
        <div class="grow">
          <Slider
            label={say('notebook.shape.obedience')}
            value={value}
            min={0}
            max={1}
            step={0.05}
            text={words}
            onSlide={setSliding}
            onSettle={(obedience) => {
              setSliding(null);
              model.change(maid, { obedience });
            }}
          />
        </div>
        <b class="mono text-13">{value.toFixed(2).replace(/0$/, '')}</b>
      </div>
    </section>
  );
}

/** A button of a free café that gives the maid back the values she had when this café began. */
function AsBefore({ model, cafe, maid, shape }: ShapeProps) {
  model.watch();
  const before = cafe.state.free?.before[maid.id];
  if (before === undefined) return null;
  const changed = changedOnly(shape, before);
  return (
    <Button
      disabled={Object.keys(changed).length === 0}
      reason={say('notebook.asBefore.none')}
      onPress={() => model.change(maid, before)}
    >
      {say(cafe.state.free?.from === 'season' ? 'notebook.asBefore.season' : 'notebook.asBefore.fresh')}
    </Button>
  );
}

const TEAMS = [1, 2, 3, 4, 5];

function Team(props: ShapeProps) {
  const { model, maid, shape } = props;
  const teams = shape.team === null || TEAMS.includes(shape.team) ? TEAMS : [...TEAMS, shape.team];
  return (
    <section aria-label={say('notebook.shape.team')}>
      <TraitsHead {...props} fields={['team']} title={say('notebook.shape.team')}>
        {shape.team === null ? say('notebook.team.none') : say('notebook.team.listens', { team: shape.team })}
      </TraitsHead>
      <Segment
        label={say('notebook.shape.team')}
        chosen={shape.team ?? 0}
        choices={[
          { value: 0, text: '–', label: say('notebook.team.noneLabel') },
          ...teams.map((team) => ({ value: team, text: String(team), label: say('notebook.team.label', { team }) })),
        ]}
        onChoose={(team) => model.change(maid, { team: team === 0 ? null : team })}
      />
    </section>
  );
}
