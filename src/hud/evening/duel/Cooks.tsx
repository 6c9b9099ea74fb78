/** Shows the name, the speech bubble and the covered plate of each of the two cooks of the duel, beside the cook. */

import { useState } from 'preact/hooks';
import type { DuelMove, DuelRound } from '../../../sim/state/duel.ts';
import { classes, Frame, Icon, layout, useScope } from '../../../ui/index.ts';
import { personName, say, sayPart } from '../../../words/index.ts';
import { followsEvening, type Store } from '../../store.ts';
import { techniqueName } from './technique-name.ts';
import { type DuelView, herWords, type Phase } from './read.ts';
import { dishPicture } from '../../../words/dish-picture.ts';

/** Number of milliseconds between two updates of the cooks' positions on the page. */
const LOOK_MS = 200;
/** Dishes of the rival's cook, by technique. */
const HERS: Readonly<Record<DuelMove, string>> = { chop: 'sushi', fry: 'steak', plate: 'shortcake' };

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface CooksProps {
  store: Store;
  view: DuelView;
  phase: Phase;
  chosen: DuelMove | null;
  last: DuelRound | undefined;
}

export function Cooks({ store, view, phase, chosen, last }: CooksProps) {
  followsEvening(store);
  const [spots, setSpots] = useState<Readonly<Record<'us' | 'them', Spot | null>>>({ us: null, them: null });
  useScope((scope) => {
    const look = (): void => {
      const [us = null, them = null] = (['us', 'them'] as const).map((who) => store.deps.duel?.at(who) ?? null);
      setSpots((before) => (near(before.us, us) && near(before.them, them) ? before : { us, them }));
    };
    look();
    scope.every(LOOK_MS, look);
  }, []);
  const { us, them } = spots;
  const isShown = phase === 'shown' && chosen === null && last !== undefined;
  const lifts = phase === 'lids';
  const ours = chosen ?? (lifts || isShown ? (last?.ours ?? null) : null);
  const theirs = lifts || isShown ? (last?.theirs ?? null) : null;
  const cook = Object.values(store.cafe?.state.people ?? {}).find(({ role }) => role === 'chef')?.name ?? 'Bruno';
  if (us === null || them === null) return null;
  return (
    <div class="duel-cooks" aria-hidden="true">
      {ours !== null && (
        <Plate
          at={us}
          side="us"
          icon={view.kitchen.dishes[ours]}
          move={ours}
          lid={lifts ? 'lifts' : 'off'}
          won={isShown && last.result === 'won'}
        />
      )}
      <Plate
        at={them}
        side="them"
        icon={theirs === null ? null : HERS[theirs]}
        move={theirs}
        lid={theirs === null ? 'on' : lifts ? 'lifts' : 'off'}
        won={isShown && last.result === 'lost'}
      />
      {ours !== null && !isShown && (
        <span class="duel-says" style={above(us)}>
          {say(`duel.says.${ours}`)}
        </span>
      )}
      <span class="duel-says theirs" style={above(them)}>
        {isShown ? say(`duel.hers.${herWords(last)}`) : say(`duel.hers.${view.expected ?? 'none'}`)}
      </span>
      <span class="duel-name" style={below(us)}>
        {say('duel.name.us', { name: personName(cook), skill: view.kitchen.ours })}
      </span>
      <span class="duel-name theirs" style={below(them)}>
        {say('duel.name.them', { skill: view.kitchen.theirs })}
      </span>
    </div>
  );
}

const near = (one: Spot | null, other: Spot | null): boolean =>
  one === other || (one !== null && other !== null && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 2);
/**
 * CSS positions above a cook's hat and below a cook's feet, from the page position of the cook's middle. On small
 * screens they set only the height, one below the other under the stage. The style sheet gives each cook one half of
 * the width.
 */
const above = ({ x, y }: Spot) =>
  layout.value === 'wide' ? { left: `${x}px`, top: `${y - 200}px` } : { top: `${y + 130}px` };
const below = ({ x, y }: Spot) =>
  layout.value === 'wide' ? { left: `${x}px`, top: `${y + 92}px` } : { top: `${y + 92}px` };

interface PlateProps {
  at: Spot;
  side: 'us' | 'them';
  /** Id of the dish; null = the technique has no dish, or a lid covers the plate. */
  icon: string | null;
  move: DuelMove | null;
  lid: 'on' | 'lifts' | 'off';
  won: boolean;
}

function Plate({ at, side, icon, move, lid, won }: PlateProps) {
  const left = side === 'us' ? at.x - 162 : at.x + 70;
  return (
    <Frame
      look={won ? 'selection' : 'paper'}
      class={classes('duel-plate', side, won && 'won')}
      shadow
      style={{ left: `${left}px`, top: `${at.y + (side === 'us' ? 4 : -40)}px` }}
    >
      <span class="duel-dish">
        {lid !== 'on' && (
          <Icon name={icon === null ? 'status-plate' : dishPicture(icon)} scale={icon === null ? 3 : 2} />
        )}
        {lid !== 'off' && (
          <span class={classes('duel-lid', lid === 'lifts' && 'lifts')}>
            <Icon name="status-cloche" scale={4} />
          </span>
        )}
      </span>
      <b class="text-12 bold">
        {lid === 'on'
          ? say('duel.lid')
          : icon === null
            ? move === null
              ? ''
              : techniqueName(move)
            : sayPart('dish.', icon)}
      </b>
    </Frame>
  );
}
