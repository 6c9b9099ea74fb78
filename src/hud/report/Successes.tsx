/** Shows up to three successes of the day on cards, such as the best tip and the favourite dish. */

import { personName, say, sayPart } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import { Face, Glyph, Icon } from '../../ui/index.ts';
import type { Loved as LovedView } from '../read/report-bill.ts';
import { dishPicture } from '../../words/dish-picture.ts';

export function Successes({ loved }: { loved: readonly LovedView[] }) {
  if (loved.length === 0) return null;
  return (
    <section class="loved">
      <h2 class="headline rule">{say('report.loved')}</h2>
      <ul class="row gap-8">
        {loved.map((one) => (
          <li key={`${one.key} ${one.name}`} class="frame ok loved-card">
            {one.look !== '' ? (
              <Face look={one.look} width={32} />
            ) : one.dish !== '' ? (
              <Icon name={dishPicture(one.dish)} />
            ) : (
              <Glyph name={one.key === 'reached' ? 'crown' : 'heart'} />
            )}
            <span class="col text-12">
              <b class="bold">{headOf(one)}</b>
              <span>{say(`report.loved.${one.key}.note`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function headOf({ key, name, count }: LovedView): string {
  const amount = say('app.money', { amount: grouped(count) });
  switch (key) {
    case 'reached':
      return sayPart('achievement.', name, undefined, name);
    case 'hero':
      return personName(name);
    case 'dish':
      return say('report.loved.dish', { name: sayPart('dish.', name, undefined, name), count });
    case 'happy':
      return say('report.loved.happy', { count });
    default:
      return say(`report.loved.${key}`, { name: personName(name), amount });
  }
}
