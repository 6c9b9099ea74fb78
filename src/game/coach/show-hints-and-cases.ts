/** Shows hints and cases: a hint as a toast, a case as a question in a panel of its own. */

import { hasWords } from '../../words/index.ts';
import type { Page } from '../page/page.ts';
import type { Session } from '../session/session.ts';
import { CASES, casesLeft } from './cases.ts';
import type { HintsDeps } from './hints.ts';

/** Milliseconds a hint stays unless the player dismisses it. */
const HINT_MS = 14_000;

export const coachSpeech = (page: Page, session: Session): Pick<HintsDeps, 'says' | 'asks'> => ({
  says: (line, from) => {
    const key = `hint.${line}`;
    page.hud.toast({
      key: hasWords(key) ? key : 'hint.verbatim',
      params: { text: line },
      ms: HINT_MS,
      ...(from === undefined ? {} : { face: { look: from.look, rank: from.rank } }),
    });
  },
  asks: (found) => {
    const { id, who, tick, terms } = found;
    const { cafe } = session;
    const person = cafe?.state.people[who];
    if (cafe === null || person === undefined) return;
    const solved = CASES.length - casesLeft(cafe.state.said ?? []).size;
    const rank = person.role === 'maid' ? person.rank : null;
    const face = { look: person.look, rank, name: person.name };
    page.hud.ask({
      id,
      who,
      tick,
      terms,
      face,
      solved,
      count: CASES.length,
    });
  },
});
