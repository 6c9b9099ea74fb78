/** Shows the permanent upgrades: the effect of each level, the next price, the stars needed. */

import { upgrades, type UpgradeRow } from '../../../sim/season/catalogue.ts';
import { nextLevelPrice } from '../../../sim/season/upgrades.ts';
import { say, sayPart } from '../../../words/index.ts';
import { Badge } from '../../../ui/index.ts';
import { followsEvening, type Store } from '../../store.ts';
import { barText } from '../act.ts';
import { ActButton } from '../ActButton.tsx';

const GROUPS = ['kitchen', 'hall', 'staff'] as const;

export function Upgrades({ store }: { store: Store }) {
  return (
    <div class="upgrades scrolls grow col gap-8">
      {GROUPS.map((group) => (
        <section key={group} aria-label={say(`evening.upgrades.${group}`)}>
          <h2 class="headline rule">{say(`evening.upgrades.${group}`)}</h2>
          <ul>
            {upgrades
              .filter((row) => row.group === group)
              .map((row) => (
                <li key={row.id} class="upgrade row gap-8">
                  <Upgrade store={store} row={row} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Upgrade({ store, row }: { store: Store; row: UpgradeRow }) {
  followsEvening(store);
  const level = store.cafe?.state.season?.upgrades[row.id] ?? 0;
  const act = { do: 'upgrade', upgrade: row.id } as const;
  const complete = nextLevelPrice(row, level) === null;
  // A price above the till makes only the button grey: a further line would move the rows below after each purchase.
  const bar = complete ? null : barText(store, act);
  const why = bar === say('bar.dear') ? null : bar;
  const name = sayPart('upgrade.', row.id);
  return (
    <>
      <span class="col grow">
        <span class="row gap-8">
          <b class="text-14 bold">{name}</b>
          <span
            class="pips row gap-2"
            role="img"
            aria-label={say('evening.upgrades.level', { level, count: row.levels })}
          >
            {Array.from({ length: row.levels }, (_, i) => (
              <i key={i} class={i < level ? 'on' : ''} />
            ))}
          </span>
        </span>
        <span class="text-12 muted">{sayPart('upgrade.', `${row.id}.does`, undefined, '')}</span>
        {why !== null && (
          <span class="text-12 cherry-text">
            {row.stars > 0 && why === say('bar.stars') ? say('evening.fromStars', { n: row.stars }) : why}
          </span>
        )}
      </span>
      {complete ? (
        <Badge look="green">{say('evening.upgrades.complete')}</Badge>
      ) : (
        <ActButton store={store} act={act} size="small" priced label={say('evening.upgrades.buy', { name })}>
          {say('evening.buy')}
        </ActButton>
      )}
    </>
  );
}
