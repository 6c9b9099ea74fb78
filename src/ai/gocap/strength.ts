/**
 * A heuristic for several firing behaviours (chapter 6.1 leaves it to the game): which of them fits the present
 * situation best, judged by the same cluster maps. A counter alone says little once several have reached their limits;
 * what still tells them apart is the shape of a map. A behaviour whose counters all lie in the present case belongs
 * here more than one that has been seen in every case alike.
 *
 *     strongest(actor, actor.decide());   // undefined when none fires
 */

import type { GoCapActor } from './actor.ts';

/**
 * How strongly each behaviour belongs to the present situation, by id in the order added; 0 for one never trained. It is
 * how often it was trained, times for each of its rules the share of the present case in its own map over that share in
 * the maps of all (a rule of the same name is the same variable). Only the proportions between them mean something.
 * @param smoothing counted into every case beforehand, > 0: the more, the less a few counts say
 */
export function strengths(actor: GoCapActor, smoothing = 1): Map<string, number> {
  const { behaviors } = actor;
  const pooled = new Map<string, number[]>();
  const key = (name: string, cases: number): string => `${cases} ${name}`;
  for (const { rules } of behaviors)
    for (const { name, counts } of rules) {
      const sums = pooled.get(key(name, counts.length)) ?? counts.map(() => 0);
      counts.forEach((count, i) => (sums[i] = (sums[i] as number) + count));
      pooled.set(key(name, counts.length), sums);
    }
  const share = (counts: readonly number[], at: number): number =>
    ((counts[at] as number) + smoothing) / counts.reduce((sum, count) => sum + count, counts.length * smoothing);
  return new Map(
    behaviors.map(({ id, trained, rules }) => {
      let strength = trained;
      for (const rule of rules) {
        const at = rule.case();
        strength *= share(rule.counts, at) / share(pooled.get(key(rule.name, rule.counts.length)) as number[], at);
      }
      return [id, strength];
    }),
  );
}

/** The strongest of `ids`; equals go to the first listed, and undefined when nothing listed was ever trained. */
export function strongest(actor: GoCapActor, ids: readonly string[], smoothing = 1): string | undefined {
  const byId = strengths(actor, smoothing);
  let best: string | undefined;
  for (const id of ids) if ((byId.get(id) ?? 0) > (best === undefined ? 0 : (byId.get(best) as number))) best = id;
  return best;
}
