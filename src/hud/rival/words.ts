/**
 * Puts the rival's board into sentences: why something is believed, how old that is, what a response to the rival does.
 */

import type { MemoryValue } from '../../ai/index.ts';
import type { BoardAdvice, BoardNode, RivalBoard } from '../../sim/rival/rival-board.ts';
import type { ScoutReport } from '../../sim/state/rival.ts';
import { say, sayList, sayPart, typeText } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';

export const nodeText = (name: string): string => sayPart('rival.node.', name);
export const valueText = (value: MemoryValue): string => say(`rival.value.${value}`);
export const nodesText = (names: readonly string[]): string => sayList(names.map(nodeText));
export const typesText = (types: readonly string[]): string =>
  types.map((type) => typeText(type, 2)).join(say('app.list.comma'));

/** A belief about the rival in short form, shown under a node's name: "Yes, seen today". */
export function shortText({ why, age }: BoardNode): string {
  switch (why.because) {
    case 'observed':
      if (why.value === 'Yes')
        return age === 0 ? say('rival.short.seenToday') : say('rival.short.seen', { day: why.day ?? 0 });
      return age === 0 ? say('rival.short.noneToday') : say('rival.short.none', { day: why.day ?? 0 });
    case 'implied':
      return say('rival.short.implied');
    case 'lacks':
      return say('rival.short.lacks');
    case 'needsAll':
      return say('rival.short.needsAll');
    case 'unseen':
      return say('rival.short.unseen');
  }
}

/** The reason for a belief about the rival, in one sentence. */
export function whyText({ why, by, needs }: BoardNode): string {
  const day = why.day ?? 0;
  switch (why.because) {
    case 'observed':
      if (why.value === 'Yes')
        return by === null ? say('rival.why.seenBySomebody', { day }) : say('rival.why.seen', { day, name: by });
      return by === null ? say('rival.why.noneBySomebody', { day }) : say('rival.why.none', { day, name: by });
    case 'implied': {
      const seen = nodeText(why.of[0] ?? why.name);
      return by === null
        ? say('rival.why.impliedBySomebody', { seen, day })
        : say('rival.why.implied', { seen, day, name: by });
    }
    case 'lacks':
      return say('rival.why.lacks', { list: nodesText(why.of) });
    case 'needsAll':
      return say('rival.why.needsAll', { list: nodesText(why.of) });
    case 'unseen':
      return needs.length === 0 ? say('rival.why.unseenFirst') : say('rival.why.unseen', { list: nodesText(why.of) });
  }
}

/** Number of days after which a sighting may be outdated. */
const OLD_DAYS = 2;

/** The age of a sighting and what it implies, in words; null without a sighting. */
export function ageText({ why, age }: BoardNode): string | null {
  if (age === null) return null;
  if (age <= 0) return say('rival.age.today');
  const old = say('rival.age.days', { count: age });
  return why.value === 'No' && age >= OLD_DAYS ? `${old} ${say('rival.age.oldNo')}` : old;
}

/** A sentence about two reports of the same day that contradict each other. */
export function clashText({ day, seen, missing, by }: RivalBoard['contradictions'][number]): string {
  const about = { day, seen: nodeText(seen), names: sayList(by) };
  return seen === missing
    ? say('rival.clash.same', about)
    : say('rival.clash.needs', { ...about, missing: nodeText(missing) });
}

/** A line of the scouts' log, with <b>…</b> around the name. */
export function reportText({ name, saw }: ScoutReport): string {
  const told = (value: 'Yes' | 'No'): string =>
    nodesText(saw.filter((one) => one.value === value).map(({ node }) => node));
  const [list, none] = [told('Yes'), told('No')];
  if (list !== '' && none !== '') return say('rival.log.both', { name, list, none });
  if (list !== '') return say('rival.log.saw', { name, list });
  return none === '' ? say('rival.log.nothing', { name }) : say('rival.log.none', { name, list: none });
}

export function counterText({ advice: { counter }, dish: offered }: BoardAdvice): string {
  if (counter.kind !== 'discount') return say(`rival.do.${counter.kind}`);
  const dish = sayPart('dish.', offered ?? counter.dish);
  return say('rival.do.discount', { dish: dish.charAt(0).toUpperCase() + dish.slice(1), percent: counter.percent });
}

export function effectText({ advice: { counter }, price }: BoardAdvice): string {
  switch (counter.kind) {
    case 'discount':
      return say('rival.effect.discount', {
        before: grouped(price?.before ?? 0),
        after: grouped(price?.after ?? 0),
        types: typesText(counter.types),
      });
    case 'flyers':
      return say('rival.effect.flyers', { count: counter.guests, types: typesText(counter.types) });
    case 'flowers':
      return say('rival.effect.flowers', { types: typesText(counter.types) });
    case 'tidy':
      return say('rival.effect.tidy');
  }
}

/** Says why a response cannot be adopted; null if it can, or is adopted already. */
export function barText({ advice: { counter }, state }: BoardAdvice): string | null {
  if (state === 'open' || state === 'taken') return null;
  return say(`rival.bar.${state}`, { dish: counter.kind === 'discount' ? sayPart('dish.', counter.dish) : '' });
}

/**
 * Puts the reason for a response to the rival into words, with the share of guests that the response would keep in our
 * café.
 */
export function becauseText({ because, advice }: BoardAdvice): string {
  const list = because.map(({ node, value }) =>
    say('rival.why.chain', { node: nodeText(node), value: valueText(value) }),
  );
  return say('rival.advice.because', { list: sayList(list), percent: Math.round(advice.wins * 100) });
}
