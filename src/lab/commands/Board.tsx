/** Shows today's chalkboard: the commands on it and those already removed, who read each command, what the readers did, and why. */

import type { CommandPost } from '../../ai/index.ts';
import { Button, classes, Face } from '../../ui/index.ts';
import { personName, say, sayPart } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { commandWords } from '../../notebook/words.ts';
import { type LabKey, tell } from '../words/index.ts';
import { NOBODY } from './Form.tsx';
import type { Response, Written } from './responses.ts';
import type { CommandsModel } from './model.ts';
import { keyWords, nobodyWords } from './addressees.ts';
import type { Writing } from './command-draft.ts';

const MOST_SHOWN = 12;
const MOST_READERS = 14;

export function Board({ lab, model }: { readonly lab: Lab; readonly model: CommandsModel }) {
  lab.watch();
  const waiting = model.waiting();
  const all = model.board();
  const nameOf = (id: string): string => lab.cafe.state.people[id]?.name ?? tell('commands.notThere', { id });
  return (
    <ul class="commands-list scrolls" aria-label={tell('commands.board')} tabIndex={0}>
      {waiting.map((post, i) => (
        <li key={`waiting ${i}`} class="commands-one waiting">
          <p class="row gap-8 text-14">
            <b>{commandWords(lab.cafe.state, post, nameOf)}</b>
            <span title={post.executorKeys.join(', ')}>{toWords(post, lab)}</span>
          </p>
          <p class="text-13">{tell('commands.waiting')}</p>
        </li>
      ))}
      {all.length + waiting.length === 0 && <li class="text-14">{tell('commands.empty')}</li>}
      {all.slice(0, MOST_SHOWN).map((one) => (
        <One key={one.id} lab={lab} model={model} written={one} nameOf={nameOf} />
      ))}
    </ul>
  );
}

function One({
  lab,
  model,
  written,
  nameOf,
}: {
  readonly lab: Lab;
  readonly model: CommandsModel;
  readonly written: Written;
  readonly nameOf: (id: string) => string;
}) {
  const { clock, tick } = lab.cafe.state;
  const left = written.untilTick - tick;
  const heard = model.heard(written);
  const ofMaids = heard.filter(({ who }) => who.role === 'maid');
  const shown = (ofMaids.length > 0 ? ofMaids : heard).slice(0, MOST_READERS);
  return (
    <li class={classes('commands-one', left <= 0 && 'gone')}>
      <p class="row gap-8 text-14">
        <span class="mono text-12">#{written.id}</span>
        <b class="commands-words">{commandWords(lab.cafe.state, written, nameOf)}</b>
        <span title={written.executorKeys.join(', ')}>{toWords(written, lab)}</span>
        {written.by !== null && <span class="text-12">{tell('commands.by', { name: nameOf(written.by) })}</span>}
        <span class="grow" />
        <span class="text-12 one-line">{clockAt(clock, written.fromTick)}</span>
        <b class="one-line">
          {left > 0
            ? tell('commands.left', { count: left, time: clockAt(clock, written.untilTick) })
            : tell('commands.gone')}
        </b>
      </p>
      {shown.length === 0 ? (
        <p class="text-13">{nobodyWords(written.executorKeys, lab.cafe.state)}</p>
      ) : (
        <ul>
          {shown.map((one) => (
            <Reader key={one.who.id} lab={lab} heard={one} />
          ))}
        </ul>
      )}
      {heard.length > shown.length && (
        <p class="text-12">{tell('commands.more', { count: heard.length - shown.length })}</p>
      )}
    </li>
  );
}

function Reader({
  lab,
  heard: { who, answer, tick, because, cause, by },
}: {
  readonly lab: Lab;
  readonly heard: Response;
}) {
  const reason = because === null ? '' : sentenceOf(because);
  const words =
    answer === 'notYet'
      ? tell('commands.why.notYet')
      : answer === 'passesOver'
        ? [
            tell(who.role === 'maid' ? 'commands.why.busy' : 'commands.why.notHers'),
            reason === '' ? '' : tell('commands.instead', { what: reason }),
          ].join(' ')
        : answer === 'declined'
          ? tell('commands.why.declined', { percent: who.role === 'maid' ? Math.round(who.obedience * 100) : 100 })
          : answer === 'superseded'
            ? tell('commands.why.superseded', { id: by ?? 0 })
            : cause === null
              ? reason
              : tell('commands.why.cause', { cause: sayPart('order.cause.', cause) });
  return (
    <li>
      <button type="button" class="commands-reader" onClick={() => lab.look(who.id)}>
        <Face look={who.look} rank={who.role === 'maid' ? who.rank : null} width={32} />
        <b class="text-13">{personName(who.name)}</b>
        <span class={classes('frame badge', ANSWER_LOOK[answer])}>{tell(`commands.${answer}`)}</span>
        <span class="text-13 grow">{words}</span>
        {tick !== null && (
          <span class="text-12 one-line" title={tell('commands.answeredAt', { tick })}>
            {clockAt(lab.cafe.state.clock, tick)}
          </span>
        )}
      </button>
    </li>
  );
}
const ANSWER_LOOK = {
  accepted: 'edge mint',
  done: 'edge mint',
  declined: 'edge pink',
  impossible: 'edge pink',
  failed: 'edge butter',
  superseded: 'edge butter',
  passesOver: 'edge butter',
  notYet: 'edge grey',
} as const;

/** The addressees of a command in words: "→ Momo, team 1". */
const toWords = ({ executorKeys }: Pick<CommandPost, 'executorKeys'>, lab: Lab): string =>
  `→ ${executorKeys.map((key) => keyWords(key, lab.cafe.state.people)).join(say('app.list.comma'))}`;

export function Examples({ lab, model }: { readonly lab: Lab; readonly model: CommandsModel }) {
  const { map, people } = lab.cafe.state;
  const [x, y] = [String(Math.floor(map.width / 2)), String(Math.floor(map.height / 2))];
  const calling = Object.values(people).find((one) => one.role === 'guest' && one.present && one.calls !== null);
  const examples: readonly (readonly [LabKey, Partial<Writing>])[] = [
    ['commands.example.gather', { to: 'maid', kind: 'gather', x, y, manner: 'a-move', apart: true }],
    ['commands.example.plain', { to: 'maid', kind: 'move', x, y, manner: 'plain' }],
    ...(calling === undefined
      ? []
      : ([['commands.example.serve', { to: 'maid', kind: 'serve', guest: calling.id }]] as const)),
    ['commands.false', { to: 'maid', kind: 'serve', guest: NOBODY }],
  ];
  return (
    <div class="row gap-8 commands-examples" role="group" aria-label={tell('commands.tryOne')}>
      <span class="text-13">{tell('commands.tryOne')}</span>
      {examples.map(([key, writing]) => (
        <Button key={key} size="small" onPress={() => model.change({ json: null, ticks: '200', ...writing })}>
          {tell(key, { name: calling?.name ?? '' })}
        </Button>
      ))}
    </div>
  );
}
