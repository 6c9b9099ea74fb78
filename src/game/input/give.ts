/** The only way in which the player's inputs reach the café: each goes through this function into the café's journal. */

import { type Input, isByPlayer, isForDaily, isForFree } from '../../sim/inputs/index.ts';
import type { PlayerScripts } from '../hosts/player-scripts.ts';
import type { SoundHost } from '../hosts/sound-host.ts';
import type { Page } from '../page/page.ts';
import type { Loop } from '../session/loop.ts';
import { isCounted, type Screens } from '../session/screens.ts';
import type { Session } from '../session/session.ts';
import { isOneTooMany } from './orders.ts';

export interface GiveDeps {
  readonly page: Page;
  readonly session: Session;
  readonly loop: Loop;
  readonly sound: SoundHost;
  readonly playerScripts: PlayerScripts;
  readonly screens: Pick<Screens, 'step' | 'branchFree'>;
}

/**
 * Makes the function that gives an input to the café and shows the player the result. That function returns false if
 * the input was refused at once.
 */
export function inputGiver({
  page,
  session,
  loop,
  sound,
  playerScripts,
  screens,
}: GiveDeps): (input: Input) => boolean {
  return (input) => {
    const { cafe } = session;
    const { hud } = page;
    if (session.watching || (cafe?.state.daily !== undefined && !isForDaily(input))) {
      if (isByPlayer(input)) hud.toast({ key: session.watching ? 'toast.watching' : 'toast.notInDaily' });
      return false;
    }
    if (cafe !== null && loop.speed === 0 && isOneTooMany(cafe, input)) {
      hud.toast({ key: 'toast.tooMany' });
      sound.play('noChalk');
      return false;
    }
    if (cafe !== null && isForFree(input) && isCounted(cafe) && !screens.branchFree()) return false;
    session.edits.record(input, () => {
      if (!playerScripts.takes(input)) cafe?.give(input);
    });
    // After closing time the café stands still. Inputs then apply to tomorrow, and are carried out at once.
    if (cafe?.state.over === true) screens.step();
    session.inputGiven();
    hud.refresh();
    if (input.kind === 'strong' && cafe?.state.over !== true) {
      sound.play('chalk');
      if (loop.speed === 0) hud.toast({ key: 'toast.written' });
    }
    if (input.kind !== 'command') return true;
    sound.play('chalk');
    // The café reads the chalkboard in its next tick. While the café is paused, a toast shows that the command has been
    // accepted. The lab shows its own commands itself.
    if (loop.speed === 0 && input.free !== true) hud.toast({ key: 'toast.written' });
    return true;
  };
}
