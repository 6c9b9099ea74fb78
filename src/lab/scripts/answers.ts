/**
 * Lists the latest answers of scripts, the newest first. Equal answers of one maid in a row count as one; each is
 * shown as script source.
 */

import type { Decision, Json, Reason } from '../../ai/index.ts';
import type { OwnKey } from '../../sim/state/player-scripts.ts';
import { ownKeyOf } from '../../sim/thinking/script-keys.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';

export interface Answered {
  readonly me: Maid;
  /** Tick of the latest of several equal answers that are listed as one. */
  readonly tick: number;
  readonly key: OwnKey;
  readonly why: string;
  /**
   * The reason that the default script gave for its decision, if the player's script left the decision to it; otherwise
   * null.
   */
  readonly usual: Reason | null;
  readonly line: string;
  readonly times: number;
  readonly isFault: boolean;
}

/**
 * Returns the latest answers of scripts, the newest first. @param of the maids whose scripts answered; answers of the
 * same tick are in the order of names
 */
export function lastAnswers(cafe: Simulation, of: readonly Maid[], most: number): Answered[] {
  const all = of
    .flatMap((me) => answersOf(cafe, me, most))
    .sort((a, b) => b.tick - a.tick || (a.me.name < b.me.name ? -1 : a.me.name > b.me.name ? 1 : 0));
  return all.slice(0, most);
}

function answersOf(cafe: Simulation, me: Maid, most: number): Answered[] {
  const found: Answered[] = [];
  for (const decision of [...cafe.decisions(me.id)].reverse()) {
    const key = ownKeyOf(decision.script);
    if (key === null) continue;
    const why = reasonOf(decision);
    const usual = why === '' ? decision.because : null;
    const one = { key, why, usual, line: lineOf(decision) };
    const last = found.at(-1);
    if (last !== undefined && last.key === key && last.why === one.why && last.line === one.line)
      found[found.length - 1] = { ...last, times: last.times + 1 + (decision.again ?? 0) };
    else if (found.length === most) break;
    else
      found.push({
        me,
        tick: decision.tick,
        ...one,
        times: 1 + (decision.again ?? 0),
        isFault: decision.fault !== null,
      });
  }
  return found;
}

const reasonOf = ({ because }: Decision): string =>
  because?.key === 'own.says' && typeof because.terms['text'] === 'string' ? because.terms['text'] : '';

/** Writes a script's answer as one line of script source. */
export function lineOf({ todo, warp, fault }: Decision): string {
  if (fault !== null) return fault;
  if (warp !== null) return `warp('${warp.warp}'${warp.param === undefined ? '' : `, ${written(warp.param as Json)}`})`;
  return todo === null ? '' : written(todo as unknown as Json);
}

const MOST = 120;
function written(value: Json): string {
  const text = JSON.stringify(value)
    .replace(/"([A-Za-z_]\w*)":/g, '$1: ')
    .replaceAll(',', ', ')
    .replaceAll('"', "'")
    .replace(/^\{(.+)\}$/, '{ $1 }');
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
}
