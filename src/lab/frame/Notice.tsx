/** Shows a line above every page that says what just happened: the game stopped at a breakpoint, a change was applied, the day is over. */

import { Button, Glyph } from '../../ui/index.ts';
import { tell, told } from '../words/index.ts';
import { breakpointWords } from './breakpoint-words.ts';
import type { Lab } from './lab.ts';

export function Notice({ lab }: { readonly lab: Lab }) {
  void told.value;
  const hit = lab.page.value === 'warps' ? null : lab.deps.breakpoints.hit.value;
  const said = lab.said.value;
  if (hit === null && said === null) return null;
  const close = (): void => {
    if (hit !== null) lab.deps.breakpoints.hit.value = null;
    lab.said.value = null;
  };
  return (
    <div class="lab-first frame butter text-13" role="alert">
      <p class="grow">
        <b>
          {hit === null
            ? said
            : tell('lab.stopped', { what: breakpointWords(hit.breakpoint, lab.cafe.state, hit.who) })}
        </b>
      </p>
      {hit !== null && (
        <Button size="small" onPress={() => lab.turnTo('warps')}>
          {tell('lab.toWarps')}
        </Button>
      )}
      <button type="button" class="dismiss" aria-label={tell('lab.gotIt')} onClick={close}>
        <Glyph name="x" scale={1} />
      </button>
    </div>
  );
}
