// The cooking duel as drawn in the café: no bubble of the café lies over the cooks.

import { expect, test } from 'vitest';
import type { Page } from '../../src/game/page/page.ts';
import type { Session } from '../../src/game/session/session.ts';
import { makeDuelScene } from '../../src/game/hosts/duel-scene.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';

test('during the duel the bubbles of the café are hidden, and afterwards they are shown again', () => {
  const hushed: boolean[] = [];
  const nothing = (): void => {};
  const view = {
    setHushed: (on: boolean) => hushed.push(on),
    moment: nothing,
    closeUp: nothing,
    goHome: nothing,
    setPaused: nothing,
  };
  const scene = makeDuelScene({
    page: { view } as unknown as Page,
    session: { cafe: openCafe({ seed: 7 }, scripts) } as unknown as Session,
  });
  scene.show({ us: 'cook', them: 'cook', crowd: 'sit' });
  scene.show(null);
  expect(hushed).toEqual([true, false]);
});
