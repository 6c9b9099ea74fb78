/** Shows hints and cases: a hint as a toast, a case as a question in a panel of its own. */

import { whyGroupLeft } from '../../hud/read/groups.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { hasWords, personName, type WordKey } from '../../words/index.ts';
import type { Page } from '../page/page.ts';
import type { Session } from '../session/session.ts';
import { CASES, casesLeft } from './cases.ts';
import type { HintsDeps } from './hints.ts';

/** Milliseconds a hint stays unless the player dismisses it. */
const HINT_MS = 14_000;

/**
 * The words of a hint; `from` is the maid in question, or the one who says it. The hint about groups says what has kept
 * the group from sitting down: no table that is large enough, or other guests who sat at it.
 */
export function hintWords(
  line: string,
  state: WorldState | undefined,
  from?: Pick<Maid, 'name'>,
): { key: WordKey; params: HintParams } {
  const { key: join, table } = line === 'join' && state !== undefined ? whyGroupLeft(state) : { key: line, table: 0 };
  const key = `hint.${join}`;
  return {
    key: hasWords(key) ? key : 'hint.verbatim',
    params: { text: line, table, name: personName(from?.name ?? '') },
  };
}
type HintParams = Readonly<Record<'text' | 'name', string> & Record<'table', number>>;

export const coachSpeech = (page: Page, session: Session): Pick<HintsDeps, 'says' | 'asks' | 'ends'> => ({
  says: (line, from) => {
    const { key, params } = hintWords(line, session.cafe?.state, from);
    page.hud.toast({
      key,
      params,
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
  ends: ({ id }, quietly) => page.hud.endQuestion(id, quietly),
});
