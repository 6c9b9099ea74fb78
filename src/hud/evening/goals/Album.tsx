/**
 * Shows the album of celebrities: for each celebrity who has come, how the visit went; for the others, what the café
 * must offer before they come.
 */

import type { HeroNeed } from '../../../sim/season/album.ts';
import { furniture, type HeroRow } from '../../../sim/season/catalogue.ts';
import { tablesOf } from '../../../sim/state/pack/pack.ts';
import type { SeasonState } from '../../../sim/state/season.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';
import { hasWords, personName, say, sayPart } from '../../../words/index.ts';
import { Badge, classes, Face, Glyph } from '../../../ui/index.ts';
import { album, albumLine, type HeroView } from './goals.ts';
import { followsEvening, type Store } from '../../store.ts';

export function Album({ store, state, season }: { store: Store; state: WorldState; season: SeasonState }) {
  followsEvening(store);
  const all = album(state, season);
  const pleased = all.filter(({ entry }) => (entry?.pleased ?? 0) > 0).length;
  return (
    <>
      <p class="text-12 muted">{say(albumLine(pleased, all.length), { pleased, all: all.length })}</p>
      <ul class="album scrolls grow" tabIndex={0} aria-label={say('goal.album')}>
        {all.map((hero) => (
          <li key={hero.row.id}>
            <Hero hero={hero} stars={state.stars} heroes={tablesOf(season).heroes} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface HeroProps {
  readonly hero: HeroView;
  readonly stars: number;
  readonly heroes: readonly HeroRow[];
}

function Hero({ hero: { row, entry, needs }, stars, heroes }: HeroProps) {
  const pleased = (entry?.pleased ?? 0) > 0;
  return (
    <article class={classes('frame hero', entry === null ? 'grey' : pleased ? 'selection' : 'card')}>
      <header class="row gap-8">
        {entry === null ? (
          <span class="face unknown" aria-hidden="true">
            <Glyph name="q" scale={4} colours={{ K: 'var(--well)' }} />
          </span>
        ) : (
          <Face look={row.look} mood={pleased ? 'happy' : 'calm'} width={56} />
        )}
        <span class="col grow">
          <b class="text-14 bold">{entry === null ? say('goal.album.unknown') : personName(row.name)}</b>
          <span class="text-12 muted">{sayPart('type.', row.type)}</span>
          {pleased && (
            <span>
              <Badge look="green">{say('goal.album.pleased', { count: entry?.pleased ?? 0 })}</Badge>
            </span>
          )}
        </span>
      </header>
      {entry === null ? (
        <ul class="text-12 col hints">
          {needs.map((need) => (
            <li key={`${need.what} ${need.of}`} class="row gap-4">
              <Glyph
                name={need.met ? 'check' : 'dot'}
                scale={1.5}
                colours={{ K: need.met ? 'var(--green-ink)' : 'var(--grip)' }}
              />
              <span>{hint(need, stars, heroes)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="text-12 muted">{say('goal.album.visits', { count: entry.visits, day: entry.lastDay })}</p>
      )}
    </article>
  );
}

function hint({ what, of }: HeroNeed, stars: number, heroes: readonly HeroRow[]): string {
  const soldFrom = what === 'piece' ? (furniture.find(({ id }) => id === of)?.stars ?? 0) : 0;
  if (soldFrom > stars) return say('goal.hero.piece.later', { what: named(what, of, heroes), stars: soldFrom });
  const key = `goal.hero.${what}`;
  return hasWords(key) ? say(key, { n: of, count: Number(of), what: named(what, of, heroes) }) : `${what} ${of}`;
}

function named(what: string, of: string, heroes: readonly HeroRow[]): string {
  switch (what) {
    case 'dish':
      return sayPart('dish.', of);
    case 'weather':
      return sayPart('weather.', of);
    case 'piece':
      return sayPart('piece.', of);
    case 'type':
      return sayPart('type.any.', of);
    case 'hero':
      return personName(heroes.find(({ id }) => id === of)?.name ?? of);
    default:
      return of;
  }
}
