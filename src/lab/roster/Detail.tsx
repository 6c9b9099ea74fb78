/** Shows details of the selected person below the grid: the values of the grid's cells in words, and all changes since the morning with undo. */

import { Button, saveFile } from '../../ui/index.ts';
import { personName, say } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import { cellsOf, rosterCsv } from './files.ts';
import { cellWords, fieldWords, meaningOf, TOLD, type Told } from './meaning.ts';
import type { Employed, RosterModel } from './model.ts';

interface Props {
  readonly lab: Lab;
  readonly model: RosterModel;
  readonly one: Employed;
}

export function Detail({ lab, model, one }: Props) {
  lab.watch();
  const { state } = lab.cafe;
  const shape = model.shape(one);
  const before = model.morningOf(one.id);
  const isChanged = (field: Told): boolean =>
    model
      .changedFields(one)
      .some((changed) => changed === field || (field === 'dearest' && changed.startsWith('favourite')));
  return (
    <div class="roster-detail">
      <section aria-labelledby="roster-means">
        <h3 id="roster-means" class="headline rule">
          {tell('roster.means', { name: one.name })}
          <button
            type="button"
            class="link text-12"
            title={tell('roster.whatIf.why')}
            onClick={() => model.whatIf(one)}
          >
            {tell('roster.whatIfOf', { name: one.name })}
          </button>
        </h3>
        <dl class="roster-meanings text-13">
          {TOLD.map((field) => (
            <div key={field} class={isChanged(field) ? 'changed' : ''}>
              <dt>{fieldWords(field)}</dt>
              <dd>{meaningOf(field, shape, before, one.speed, state)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Changes lab={lab} model={model} one={one} />
    </div>
  );
}

function Changes({ lab, model, one }: Props) {
  lab.watch();
  const { state } = lab.cafe;
  const people = model.people();
  const fields = model.changedFields(one);
  const shape = model.shape(one);
  const before = model.morningOf(one.id);
  const others = people.filter((other) => other.id !== one.id && model.changedFields(other).length > 0);
  const [now, was] = [model.capacity(false), model.capacity(true)];
  const differs = now.dishes !== was.dishes || now.orders !== was.orders;
  const words = ({ dishes, orders }: typeof now) => ({
    dishes: say('dishes', { count: dishes }),
    orders: say('notebook.shape.orders', { count: orders }),
  });
  const save = (): void => {
    const cells = people.map((other) => cellsOf(model.fileRow(other)));
    saveFile('roster.csv', new Blob([`\uFEFF${rosterCsv(cells)}`], { type: 'text/csv' }));
  };
  return (
    <section aria-labelledby="roster-changed">
      <h3 id="roster-changed" class="headline rule">
        {tell('roster.changedToday')}
      </h3>
      {before === undefined || fields.length === 0 ? (
        <p class="text-13 muted">
          {others.length === 0 ? tell('roster.unchanged') : tell('roster.unchangedHer', { name: one.name })}
        </p>
      ) : (
        <ul class="text-13">
          {fields.map((field) => (
            <li key={field} class="row gap-8 roster-change">
              <span class="grow">
                <b>{fieldWords(field)}</b> {cellWords(field, before, state)} → {cellWords(field, shape, state)}
              </span>
              <Button
                size="small"
                label={tell('roster.backOf', { name: one.name, field: fieldWords(field) })}
                onPress={() => model.putBack(one, field)}
              >
                {tell('roster.back')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p class="text-13">
          {tell('roster.others', { names: others.map(({ name }) => personName(name)).join(say('app.list.comma')) })}
        </p>
      )}
      <p class="text-13 roster-capacity">
        {tell('roster.capacity', words(now))} {differs && <b>{tell('roster.capacityWas', words(was))}</b>}
      </p>
      <p class="row gap-8 editor-wrap">
        <Button size="small" title={tell('roster.save.why')} onPress={save}>
          {tell('roster.save')}
        </Button>
        {model.count > 0 && (
          <Button size="small" onPress={() => model.putAllBack()}>
            {tell('roster.backAll')}
          </Button>
        )}
      </p>
      <p class="text-12 muted">{tell('roster.save.why')}</p>
    </section>
  );
}
