/**
 * News of the signs before the café: one is put up, a scout of the rival reads it or sees through it, the rival acts
 * because of it. Only signs about dishes are news, because the words for other things are loaded later.
 */

import type { Json } from '../../ai/index.ts';
import { ourFact } from '../../sim/rival/our-facts.ts';
import { deedOf } from '../../sim/rival/their-moves.ts';
import type { Sighting } from '../../sim/state/rival.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import { say, sayList, sayPart, type WordKey } from '../../words/index.ts';

/** Terms of these news that must be translated: signs by the dishes they name, a rule of the rival, the rival's name. */
export type SignPart =
  | { readonly part: 'placards'; readonly of: readonly Sighting[] }
  | { readonly part: 'deed'; readonly of: string }
  | { readonly part: 'rival' };

export interface SignNews {
  readonly key: WordKey;
  readonly parts: Record<string, SignPart | { readonly part: 'dish'; readonly of: string }>;
}

/** The news that an event about signs makes; null if it makes none. */
export function signNews(event: SimEvent): SignNews | null {
  const signs = placardsOf(event.type === 'signRead' ? event.signs : [{ node: event.node, value: event.value }]);
  const [first] = signs;
  if (first === undefined) return null;
  const list = { part: 'placards', of: signs } as const;
  const rival = { part: 'rival' } as const;
  switch (event.type) {
    case 'sign':
      return { key: 'drama.signUp', parts: { list } };
    case 'signRead':
      return { key: 'drama.signRead', parts: { list, rival } };
    case 'signDoubted': {
      const how = first.value === 'Yes' ? 'lacked' : event.from === 'asked' ? 'got' : 'saw';
      return { key: `drama.signDoubted.${how}`, parts: { list, dish: { part: 'dish', of: first.node } } };
    }
    case 'signWorked': {
      const deeds = [event.did, event.instead].map((rule) => (typeof rule === 'string' ? rule : null));
      const [did, instead] = deeds.map((rule) => (rule === null ? null : ({ part: 'deed', of: rule } as const)));
      if (did && instead) return { key: 'drama.signWorked.both', parts: { list, rival, did, instead } };
      if (did) return { key: 'drama.signWorked.did', parts: { list, rival, did } };
      return instead ? { key: 'drama.signWorked.instead', parts: { list, rival, instead } } : null;
    }
  }
  return null;
}

/** The signs of an event that name dishes, with the dish instead of the node. */
function placardsOf(value: Json | undefined): Sighting[] {
  const signs = Array.isArray(value) ? (value as readonly { readonly [field: string]: Json | undefined }[]) : [];
  return signs.flatMap(({ node, value: says }): Sighting[] => {
    const fact = typeof node === 'string' ? ourFact(node) : undefined;
    if (fact?.kind !== 'dish' || (says !== 'Yes' && says !== 'No')) return [];
    return [{ node: fact.of, value: says }];
  });
}

export function signPartText(part: SignPart): string {
  switch (part.part) {
    case 'rival':
      return say('rival.name');
    case 'placards':
      return sayList(part.of.map(({ node, value }) => say(`drama.placard.${value}`, { what: sayPart('dish.', node) })));
    case 'deed': {
      const deed = deedOf({ rule: part.of });
      if (deed === undefined) return '';
      return say(`drama.do.${deed.kind}`, { dish: 'dish' in deed ? sayPart('dish.', deed.dish) : '' });
    }
  }
}
