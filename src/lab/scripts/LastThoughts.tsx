/** What the script has answered lately, with its reasons, for whoever is chosen; and time, to watch it. */

import { Button, Frame, Glyph, Segment } from '../../hud/kit/index.ts';
import type { Decision } from '../../ai/index.ts';
import { ownKeyOf } from '../../sim/own.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../notebook/time.ts';
import { tell } from '../words/index.ts';
import type { Desk } from './desk.ts';

const SHOWN = 12;

export function LastThoughts({ lab, desk }: { readonly lab: Lab; readonly desk: Desk }) {
  lab.watch();
  const { cafe } = lab;
  const whom = desk.whom.value;
  const of = Object.values(cafe.state.people)
    .filter((one) => one.role === 'maid')
    .filter(({ id }) => whom === null || !('maid' in whom) || whom.maid === id);
  const thoughts = of
    .flatMap(({ id, name }) => cafe.decisions(id).map((decision) => ({ name, decision })))
    .filter(({ decision }) => ownKeyOf(decision.script) !== null)
    .sort((a, b) => b.decision.tick - a.decision.tick || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .slice(0, SHOWN);
  const speed = lab.speed.value;
  return (
    <Frame as="section" class="scripts-thoughts" aria-labelledby="scripts-thoughts">
      <header class="row g8">
        <Button
          size="small"
          look="teal"
          square
          label={tell(speed === 0 ? 'time.play' : 'time.pause')}
          onPress={() => lab.setSpeed(speed === 0 ? 1 : 0)}
        >
          <Glyph name={speed === 0 ? 'play' : 'pause'} colours={{ K: '#ffffff' }} />
        </Button>
        <Segment
          label={tell('time.speed')}
          chosen={speed}
          choices={([1, 4, 8] as const).map((value) => ({ value, text: `${value}×` }))}
          onChoose={(value) => lab.setSpeed(value)}
        />
        <b class="frame card t13 scripts-clock">{clockAt(cafe.state.clock, lab.tick.value)}</b>
      </header>
      <h2 id="scripts-thoughts" class="t14 x8 heading">
        {tell('scripts.thoughts')}
      </h2>
      {thoughts.length === 0 ? (
        <p class="t13 muted">{tell('scripts.noThoughts')}</p>
      ) : (
        <ol class="scripts-list t12" tabIndex={0} aria-labelledby="scripts-thoughts">
          {thoughts.map(({ name, decision }) => (
            <li key={`${name} ${decision.tick}`}>
              <span class="mono muted">{clockAt(cafe.state.clock, decision.tick)}</span> <b>{name}</b>{' '}
              {reasonOf(decision)} <code class="mono">{lineOf(decision)}</code>
            </li>
          ))}
        </ol>
      )}
    </Frame>
  );
}

const reasonOf = ({ because }: Decision): string =>
  because?.key === 'own.says' && typeof because.terms['text'] === 'string' ? because.terms['text'] : '';

/** The answer as it was written. */
function lineOf({ todo, warp, fault }: Decision): string {
  if (fault !== null) return fault;
  return todo === null && warp === null ? '–' : JSON.stringify(todo ?? warp).slice(0, 120);
}
