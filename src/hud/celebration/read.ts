/**
 * Turns a celebration into the contents of its card: colour, crest, words, up to three chips, and the element of the
 * HUD that the card flies to.
 */

import type { HeroRow } from '../../sim/season/catalogue.ts';
import type { Opened } from '../../sim/season/celebrations.ts';
import { growthAt } from '../../sim/season/star-rewards.ts';
import type { Rank } from '../../sim/state/person.ts';
import type { Growth } from '../../sim/state/season.ts';
import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';
import { personName, say, sayList, sayPart } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import type { PartySound } from '../api.ts';
import { number, text } from '../read/event-fields.ts';
import type { Celebrated } from './queue.ts';
import { dishPicture } from '../../words/dish-picture.ts';

export type Crest =
  | { readonly kind: 'stars'; readonly count: number }
  | { readonly kind: 'dish'; readonly dish: string }
  | { readonly kind: 'face'; readonly look: string; readonly rank: Rank | null; readonly mood?: 'sad' }
  | { readonly kind: 'coin' }
  | { readonly kind: 'bell' };

export type Picture =
  { readonly icon: string } | { readonly face: string } | { readonly ingredient: string } | { readonly piece: string };

export interface Chip {
  readonly picture: Picture;
  readonly title: string;
  readonly note: string;
}

export interface CelebrationCard {
  readonly look: 'cherry' | 'teal' | 'gold' | 'night';
  readonly crest: Crest;
  readonly title: string;
  readonly note: string;
  readonly chips: readonly Chip[];
  /** CSS selectors of elements that the card can fly to; the card flies to the first one that is on the screen. */
  readonly home: readonly string[];
  /** The fanfare; null = the card comes in silence. */
  readonly sound: PartySound | null;
}

const MOST_CHIPS = 3;
const STARS = '.topbar .stars-pill';
const TILL = '.topbar .money';
const MENU = '.topbar .logo, .topbar .btn:last-child';

/** Name and look of a maid by her id; null = there is no such maid. */
export type MaidOf = (id: string) => { readonly name: string; readonly look: string } | null;

/** @param heroes the celebrities of the café */
export function cardOf(
  party: Celebrated,
  heroes: readonly HeroRow[],
  maidOf: MaidOf = () => null,
): CelebrationCard | null {
  const [first] = party;
  if (first === undefined) return null;
  return party.length === 1 ? single(first, heroes, maidOf) : listed(party, heroes, maidOf);
}

/** Returns one card for several celebrations, with a chip for each of the first three. */
function listed(party: Celebrated, heroes: readonly HeroRow[], maidOf: MaidOf): CelebrationCard {
  const cards = party.map((event) => ({ card: single(event, heroes, maidOf), event }));
  return {
    look: 'night',
    crest: { kind: 'stars', count: 3 },
    title: say('party.list', { count: party.length }),
    note: sayList(cards.slice(MOST_CHIPS).map(({ card }) => card.title)),
    chips: cards.slice(0, MOST_CHIPS).map(({ card }) => ({
      picture: pictureOf(card.crest),
      title: card.title,
      note: card.note,
    })),
    home: ['#evening-tab-report', STARS],
    sound: 'partyStar',
  };
}

const pictureOf = (crest: Crest): Picture =>
  crest.kind === 'face'
    ? { face: crest.look }
    : { icon: crest.kind === 'dish' ? dishPicture(crest.dish) : crest.kind === 'coin' ? 'ui-coin' : 'status-star' };

function single(event: SimEvent, heroes: readonly HeroRow[], maidOf: MaidOf): CelebrationCard {
  if (event.type === 'notice') return noticeCard(event, maidOf);
  const name = personName(text(event['name']) ?? '');
  const look = text(event['look']) ?? '';
  const chips = openedIn(event)
    .slice(0, MOST_CHIPS)
    .map((opened) => chipOf(opened, heroes));
  switch (event['what']) {
    case 'star': {
      const star = number(event['star'], 2);
      return {
        look: 'cherry',
        crest: { kind: 'stars', count: star },
        title: say(`party.star.${Math.max(2, Math.min(5, star)) as 2 | 3 | 4 | 5}`),
        note: sayPart('party.star.said.', String(star)),
        chips: [...growthChips(star), ...chips].slice(0, MOST_CHIPS),
        home: [STARS],
        sound: 'partyStar',
      };
    }
    case 'dish': {
      const from = Array.isArray(event['from']) ? event['from'].map((one) => sayPart('ingredient.', String(one))) : [];
      const dish = text(event['dish']) ?? '';
      return {
        look: 'teal',
        crest: { kind: 'dish', dish },
        title: say('party.dish', { dish: capital(sayPart('dish.', dish)) }),
        note: say('party.dish.from', { list: from.join(' + ') }),
        chips,
        home: ['#evening-tab-menu', MENU],
        sound: 'partyDish',
      };
    }
    case 'record':
      return {
        look: 'night',
        crest: { kind: 'coin' },
        title: say('party.record', { amount: grouped(number(event['amount'])) }),
        note: say('party.record.more', { more: grouped(number(event['more'])), day: number(event['day']) }),
        chips: [],
        home: [TILL],
        sound: 'partyRecord',
      };
    case 'bell':
      return {
        look: 'gold',
        crest: { kind: 'bell' },
        title: say('party.bell'),
        note: say('party.bell.note', { count: number(event['count']) }),
        chips: [],
        home: [STARS],
        sound: 'partyStar',
      };
    case 'ssr':
    case 'rank': {
      const rank = number(event['rank'], 2) as Rank;
      return {
        look: 'gold',
        crest: { kind: 'face', look, rank },
        title: say(`party.${event['what']}`, { name, rank: ['', '', 'N', 'R', 'SR', 'SSR'][rank] ?? '' }),
        note: say(`party.${event['what']}.note`, { name }),
        chips: [],
        home: ['#evening-tab-staff', '.maid-card', MENU],
        sound: 'partyHero',
      };
    }
    case 'birthday':
      return {
        look: 'gold',
        crest: { kind: 'face', look, rank: null },
        title: say('party.birthday', { name }),
        note: say('party.birthday.note', { count: number(event['guests']) }),
        chips: [
          { picture: { icon: 'dish-shortcake' }, title: say('party.birthday.cake'), note: say('party.birthday.mood') },
        ],
        home: ['.maid-card', MENU],
        sound: 'partyHero',
      };
    case 'regular':
      return {
        look: 'gold',
        crest: { kind: 'face', look, rank: null },
        title: say('party.regular', { name, count: number(event['visits']) }),
        note: say('party.regular.note', { name }),
        chips,
        home: ['#evening-tab-goals', MENU],
        sound: 'partyHero',
      };
    default:
      return {
        look: 'gold',
        crest: { kind: 'face', look, rank: null },
        title: say('party.hero', { name }),
        note: say('party.hero.note', { type: sayPart('type.a.', text(event['customerType']) ?? '') }),
        chips,
        home: ['#evening-tab-goals', MENU],
        sound: 'partyHero',
      };
  }
}

/** The card of a maid who leaves the café, or who has changed her mind and stays. */
function noticeCard({ who, what }: SimEvent, maidOf: MaidOf): CelebrationCard {
  const { name, look } = maidOf(who ?? '') ?? { name: '', look: '' };
  const stays = what === 'stays';
  return {
    look: stays ? 'gold' : 'night',
    crest: { kind: 'face', look, rank: null, ...(stays ? {} : { mood: 'sad' }) },
    title: say(stays ? 'party.notice.stays' : 'party.notice.left', { name: personName(name) }),
    note: say(stays ? 'party.notice.stays.note' : 'party.notice.left.note', { name: personName(name) }),
    chips: [],
    home: ['#evening-tab-staff', MENU],
    sound: stays ? 'partyHero' : null,
  };
}

/** Greatest number of maids who cheer below a card. */
const MOST_MAIDS = 12;

/**
 * The looks of the maids who cheer below a card: those in the café or, in the evening, of the staff. A maid who has
 * given notice does not cheer.
 */
export function cheering(state: Pick<WorldState, 'people' | 'season'> | undefined): string[] {
  if (state === undefined) return [];
  const staff = state.season?.staff ?? [];
  const leaves = new Set(staff.filter(({ notice }) => notice !== undefined).map(({ id }) => id));
  const here = Object.values(state.people).filter(({ role, present }) => role === 'maid' && present);
  return (here.length > 0 ? here : staff)
    .filter(({ id }) => !leaves.has(id))
    .map(({ look }) => look)
    .slice(0, MOST_MAIDS);
}

const KINDS: readonly Opened['kind'][] = ['hero', 'upgrade', 'ingredient', 'piece', 'type'];

function openedIn(event: SimEvent): Opened[] {
  const { opens } = event;
  if (!Array.isArray(opens)) return [];
  return opens.flatMap((one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return [];
    const kind = KINDS.find((known) => known === one['kind']);
    return kind === undefined || typeof one['of'] !== 'string' ? [] : [{ kind, of: one['of'] }];
  });
}

/** Beginnings of the word keys for things that a star opens, by the kind of thing. */
const WORDS = { upgrade: 'upgrade.', ingredient: 'ingredient.', piece: 'piece.', type: 'type.many.' } as const;

/** Icons of the parts of the café that stars open. */
const GROWTH_ICONS: Readonly<Record<Growth, string>> = {
  terrace: 'ui-umb',
  stage: 'ui-music',
  tearoom: 'dish-tea',
  festival: 'ui-flag',
};

/** The chip of the part of the café that a star opens; it stands before everything else that the star makes available. */
function growthChips(star: number): Chip[] {
  const growth = growthAt(star);
  return growth === null
    ? []
    : [{ picture: { icon: GROWTH_ICONS[growth] }, title: say(`growth.${growth}`), note: say('party.opens.growth') }];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function chipOf({ kind, of }: Opened, heroes: readonly HeroRow[]): Chip {
  const note = say(`party.opens.${kind}`);
  if (kind === 'hero') {
    const hero = heroes.find(({ id }) => id === of);
    return { picture: { face: hero?.look ?? of }, title: personName(hero?.name ?? of), note };
  }
  const picture: Picture =
    kind === 'ingredient'
      ? { ingredient: of }
      : kind === 'piece'
        ? { piece: of }
        : { icon: kind === 'upgrade' ? 'ui-up' : 'ui-heart' };
  return { picture, title: capital(sayPart(WORDS[kind], of)), note };
}
