/** The line on page "Now" that names what decides for a maid, with a button to change it. */

import { Button, Glyph } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { roleKey } from '../../sim/thinking/script-keys.ts';
import { say } from '../../words/index.ts';
import { tableName } from '../../words/sentences.ts';
import type { NotebookModel } from '../model.ts';

/**
 * The player's script that a maid uses: the one given to her or, if there is none, the one given to all maids with her
 * duties. Null = neither exists.
 */
export function ownScriptOf({ own }: WorldState, { id, duties }: Maid): { readonly name: string } | null {
  return own?.scripts[id] ?? own?.scripts[roleKey(duties)] ?? null;
}

/** Describes what makes a maid's decisions, in a sentence. */
export function thinksText(state: WorldState, maid: Maid): string {
  const { controller } = maid;
  const own = ownScriptOf(state, maid);
  if (controller === 'apprentice') return say(`thinks.apprentice.${maid.apprentice?.mode ?? 'Train'}`);
  if (own !== null) return say('thinks.own', { name: own.name });
  if (controller === 'script') return say('thinks.script');
  if (controller === 'utility') return say('thinks.utility');
  return say('thinks.rules', { name: tableName(controller) });
}

export function ControllerLine({ model, cafe, maid }: { model: NotebookModel; cafe: Cafe; maid: Maid }) {
  model.watch();
  return (
    <p class="row gap-8 text-13 thinks-line">
      <Glyph name="gear" scale={1.5} />
      <span class="grow">{thinksText(cafe.state, maid)}</span>
      <Button size="small" label={say('thinks.changeLabel')} onPress={() => model.turnTo('shape')}>
        {say('thinks.change')}
      </Button>
    </p>
  );
}
