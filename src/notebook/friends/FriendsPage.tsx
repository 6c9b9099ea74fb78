/** Shows the page "Friends": a person's friends, how close they are, since when, and the effect of the friendship. */

import { Badge, Face, Meter } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { personName, say } from '../../words/index.ts';
import { type FriendRow, friendRows, friendshipDoes } from './friends.ts';
import type { NotebookModel } from '../model.ts';
import { worded } from '../words.ts';

export function FriendsPage({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: PersonId }) {
  model.watch();
  const person = cafe.state.people[id];
  if (person === undefined) return null;
  const maid = person.role === 'maid';
  return (
    <>
      <h3 class="rule headline">
        {say(maid ? 'notebook.friends.title' : 'notebook.friends.titleGuest', { name: person.name })}
      </h3>
      <ul class="friends">
        {friendRows(cafe.state, person).map((row) => (
          <li key={row.id}>
            <Row row={row} onOpen={() => model.deps.select(row.id)} />
          </li>
        ))}
      </ul>
      <p class="note-ok text-12 pad-small">{worded(friendshipDoes())}</p>
      <p class="text-12 muted">{say('notebook.friends.how')}</p>
    </>
  );
}

function Row({ row, onOpen }: { row: FriendRow; onOpen: () => void }) {
  const inside = (
    <>
      {row.look === null ? (
        <span class="face rank-guest no-face" aria-hidden="true" />
      ) : (
        <Face look={row.look} rank={row.rank} width={36} />
      )}
      <span class="col gap-2 grow">
        <span class="row gap-4 wrap">
          <b class="text-14 bold">{personName(row.name)}</b>
          {row.listed !== null && <Badge look="gold">{say('notebook.friends.listed', { place: row.listed })}</Badge>}
          <span class="text-12 muted to-end">{say(row.here ? 'notebook.friends.here' : 'notebook.friends.away')}</span>
        </span>
        {row.much > 0 && <Meter share={row.much / 100} colour="var(--rose)" height={10} />}
        <span class="text-12">{worded(row.words)}</span>
      </span>
    </>
  );
  return row.here ? (
    <button type="button" class="friend" onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <span class="friend">{inside}</span>
  );
}
