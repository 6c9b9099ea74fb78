/**
 * Shows the options of a decision as a table. The options are calling guests or trips with dishes; options of any
 * other kind are shown with the terms that the script recorded.
 */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { classes, Face, Glyph } from '../../ui/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { personName, say, sayPart } from '../../words/index.ts';
import { shortSeconds } from '../time.ts';
import {
  place,
  type CallerRow,
  type CallersWhy,
  type Knows,
  type OtherRow,
  type RoundRow,
  type Sign,
  type WhyView,
} from './why.ts';
import { worded } from '../words.ts';

const BY = { id: 'notebook.why.byId', type: 'notebook.why.byType', friend: 'notebook.why.byFriend' } as const;

export function OptionsTable({ why, onOpen }: { why: WhyView; onOpen: (id: PersonId) => void }) {
  switch (why.kind) {
    case 'callers':
      return <Callers why={why} onOpen={onOpen} />;
    case 'rounds':
      return (
        <Sheet
          heads={[say('notebook.why.round'), say('notebook.why.walk'), say('notebook.why.oldest')]}
          label={worded(why.title)}
        >
          {why.rows.map((row) => (
            <Round key={row.id} row={row} />
          ))}
        </Sheet>
      );
    case 'other':
      return (
        <Sheet heads={[say('notebook.why.option'), say('notebook.why.figures')]} label={worded(why.title)}>
          {why.rows.map((row) => (
            <Other key={row.id} row={row} />
          ))}
        </Sheet>
      );
  }
}

/** Number of options shown at first; the player can show the others with a button. */
const SHOWN = 4;

function Callers({ why, onOpen }: { why: CallersWhy; onOpen: (id: PersonId) => void }) {
  const [all, setAll] = useState(false);
  const more = why.rows.length - SHOWN;
  return (
    <>
      <Sheet
        heads={[
          say('notebook.why.guest'),
          say('notebook.why.dear'),
          say('notebook.why.wait'),
          say('notebook.why.walk'),
          say('notebook.why.score'),
        ]}
        label={worded(why.title)}
      >
        {(all || more <= 1 ? why.rows : why.rows.slice(0, SHOWN)).map((row) => (
          <Caller key={row.id} row={row} onOpen={onOpen} />
        ))}
      </Sheet>
      {more > 1 && (
        <button type="button" class="link text-12" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say('notebook.why.fewer') : say('notebook.why.more', { count: more })}
        </button>
      )}
    </>
  );
}

function Sheet({ heads, label, children }: { heads: readonly string[]; label: string; children: ComponentChildren }) {
  return (
    <table class={`sheet why-sheet columns-${heads.length}`} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" class={at === 0 ? undefined : 'num'}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const rowClass = (sign: Sign): string | undefined =>
  sign === 'chosen' ? 'chosen' : sign === 'free' ? undefined : 'taken';

function KnowsMark({ knows }: { knows: Knows }) {
  return (
    <span class="knows" title={say(`notebook.knows.${knows}`)}>
      <Glyph name={KNOWN_BY[knows]} scale={1} />
      <span class="hidden-text">{say(`notebook.knows.${knows}`)}</span>
    </span>
  );
}
const KNOWN_BY = { saw: 'eye', heard: 'bell', read: 'board' } as const;

function Caller({ row, onOpen }: { row: CallerRow; onOpen: (id: PersonId) => void }) {
  const need = row.need === null ? '' : sayPart('need.', row.need);
  return (
    <tr class={rowClass(row.sign)}>
      <th scope="row" class="who">
        <div class="row gap-4">
          <Face look={row.look ?? ''} name={row.look === null ? row.name : ''} width={30} />
          <div class="col grow">
            <button type="button" class="name-link text-13 bold" onClick={() => onOpen(row.id)}>
              <span class="hidden-text">{say('notebook.openFor', { name: row.name })}</span>
              <span aria-hidden="true">
                {row.table === null
                  ? personName(row.name)
                  : say('notebook.why.atTable', { name: row.name, table: row.table })}
              </span>
            </button>
            <span class={`verdict text-12 ${row.sign}`}>
              {row.sign === 'chosen' && <Glyph name="check" scale={1.5} colours={{ K: 'var(--green-ink)' }} />}
              {row.knows !== null && <KnowsMark knows={row.knows} />}
              {need !== '' && <span class="muted">{row.sign === 'chosen' ? need : `${need} · `}</span>}
              <span class={row.sign === 'chosen' && need !== '' ? 'hidden-text' : undefined}>
                {worded(row.verdict)}
              </span>
            </span>
          </div>
        </div>
      </th>
      <td class={classes('num', row.decisive === 'dear' && 'decisive')}>
        {row.dear === null ? '–' : row.dear === 0 ? '!' : worded(place(row.dear))}
        {row.dearBy !== null && row.dear !== 0 && <span class="under">{say(BY[row.dearBy])}</span>}
      </td>
      <td class="num">{shortSeconds(row.waited)}</td>
      <td class="num">{row.tiles ?? '–'}</td>
      <td class={classes('num', row.decisive === 'score' && 'decisive')}>{row.score ?? '–'}</td>
    </tr>
  );
}

function Round({ row }: { row: RoundRow }) {
  const dishes =
    row.dishes.length > 0
      ? row.dishes.map((dish) => sayPart('dish.', dish)).join(', ')
      : say('dishes', { count: row.count });
  return (
    <tr class={rowClass(row.sign)}>
      <th scope="row" class="who">
        <span class="text-13 bold">{dishes}</span>
        <span class={`verdict text-12 ${row.sign}`}>
          {row.sign === 'chosen' && <Glyph name="check" scale={1.5} colours={{ K: 'var(--green-ink)' }} />}
          {worded(row.verdict)}
          <span class="muted"> · {say('tables', { count: row.tables.length, list: row.tables.join(', ') })}</span>
        </span>
      </th>
      <td class="num">{row.tiles}</td>
      <td class="num">{shortSeconds(row.oldest)}</td>
    </tr>
  );
}

function Other({ row }: { row: OtherRow }) {
  return (
    <tr class={rowClass(row.sign)}>
      <th scope="row" class="who">
        <span class="text-13 bold">{row.id}</span>
        <span class={`verdict text-12 ${row.sign}`}>{worded(row.verdict)}</span>
      </th>
      <td class="mono text-12">{row.terms.map(([name, value]) => `${name} ${value}`).join(', ')}</td>
    </tr>
  );
}
