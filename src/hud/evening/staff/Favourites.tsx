/**
 * Shows a maid's favourites in order: persons before kinds of guest. The player can add celebrities that she has met
 * and kinds that come here. In a season the change is a draft, until the maid agrees to it in the evening talk.
 */

import { useState } from 'preact/hooks';
import { countedSeason } from '../../../sim/state/free-cafe.ts';
import { tablesOf } from '../../../sim/state/pack/pack.ts';
import type { MaidEdit } from '../../../sim/state/maid-edit.ts';
import { personName, say, sayPart } from '../../../words/index.ts';
import { Button, DragList, useInSight } from '../../../ui/index.ts';
import { followsEvening, type Store } from '../../store.ts';
import { editMaid } from '../act.ts';
import { ActButton } from '../ActButton.tsx';
import type { MemberProps } from './props.ts';
import { friendsOf } from './staff.ts';

const heroName = (season: MemberProps['season'], id: string): string =>
  tablesOf(season).heroes.find((one) => one.id === id)?.name ?? id;
const guestName = (store: Store, season: MemberProps['season'], id: string): string =>
  store.cafe?.state.regulars?.who.find((one) => one.id === id)?.name ?? heroName(season, id);

export function Favourites({ store, season, member }: MemberProps) {
  followsEvening(store);
  /** The celebrity of the button in the report that opened the favourites of this maid. */
  const [wanted] = useState(() => (store.landing?.maid === member.id ? store.landing.likes : undefined));
  const [adding, setAdding] = useState(wanted !== undefined);
  const chips = useInSight<HTMLUListElement>(adding || null, 'nearest', wanted !== undefined);
  /** The player's draft of the maid's favourites in a season; null = no change is drafted. */
  const [draft, setDraft] = useState<MaidEdit | null>(null);
  const counts = store.cafe !== null && countedSeason(store.cafe.state) !== undefined;
  const { favouriteCustomerIds: persons = [], favouriteCustomerTypes: types = [] } = draft ?? member;
  const nameOf = (id: string): string => personName(guestName(store, season, id));
  const items = [
    ...persons.map((id) => ({ id: `id:${id}`, label: nameOf(id), kind: say('evening.likes.person') })),
    ...types.map((type) => ({
      id: `type:${type}`,
      label: sayPart('type.any.', type),
      kind: say('evening.likes.kind'),
    })),
  ];
  const part = (ids: readonly string[], kind: string): string[] =>
    ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1));
  const order = (ids: readonly string[]): void => {
    const edit = { favouriteCustomerIds: part(ids, 'id'), favouriteCustomerTypes: part(ids, 'type') };
    if (counts) setDraft(edit);
    else editMaid(store, member.id, edit);
  };
  const addable = [
    ...Object.keys(season.album)
      .filter((id) => !persons.includes(id))
      .map((id) => ({ id: `id:${id}`, label: personName(heroName(season, id)) })),
    ...season.types
      .filter((type) => !types.includes(type))
      .map((type) => ({ id: `type:${type}`, label: sayPart('type.any.', type) })),
  ];
  // The celebrity of that button is the first.
  const isWanted = ({ id }: { readonly id: string }): number => Number(id === `id:${wanted ?? ''}`);
  addable.sort((a, b) => isWanted(b) - isWanted(a));
  const friends = friendsOf(member);
  return (
    <section class="likes" aria-label={say('evening.likes')}>
      <h3 class="rule">
        <span class="headline">{say('evening.likes')}</span>
        <span class="text-12 muted">{say(counts ? 'talk.likings' : 'evening.likes.note')}</span>
      </h3>
      {items.length === 0 && <p class="text-12 muted">{say('evening.likes.nobody')}</p>}
      <DragList
        label={say('evening.likes')}
        items={items.map(({ id, label, kind }) => ({
          id,
          label,
          content: (
            <>
              <b class="text-13 grow ellipsis">{label}</b>
              <span class="text-12 muted">{kind}</span>
            </>
          ),
        }))}
        onOrder={order}
        onRemove={(id) => order(items.map((one) => one.id).filter((one) => one !== id))}
        removeLabel={(name) => say('evening.likes.remove', { name })}
      />
      {draft !== null && (
        <div class="row gap-8 wrap" role="status">
          <ActButton
            store={store}
            size="small"
            act={{ do: 'talk', maid: member.id, edit: draft }}
            onDone={() => setDraft(null)}
          >
            {say('evening.likes.talk')}
          </ActButton>
          <Button size="small" onPress={() => setDraft(null)}>
            {say('evening.likes.asBefore')}
          </Button>
        </div>
      )}
      {friends.length > 0 && (
        <p class="text-12 muted">
          {say('evening.friends', { list: friends.map(({ id }) => nameOf(id)).join(say('app.list.comma')) })}
        </p>
      )}
      <Button size="small" expanded={adding} onPress={() => setAdding(!adding)}>
        {say(adding ? 'evening.likes.done' : 'evening.likes.add')}
      </Button>
      {adding && (
        <ul ref={chips} class="row gap-4 wrap chips">
          {addable.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                class="edge paper chip text-12"
                onClick={() => order([...items.map((one) => one.id), id])}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
