/**
 * A heuristic for several firing behaviours (_GoCap_ leaves the choice to the game): which of them fits the present
 * situation best, judged by the counts of their rules. When several counts have reached their limits, only the
 * distribution of the counts still differs: a behaviour that was observed only in the present case (range of a
 * variable's values) fits better than one observed in every case alike.
 *
 *     strongest(actor, actor.decide());   // undefined when none fires
 */

import type { GoCapActor } from './actor.ts';

/**
 * How well each behaviour fits the present situation, by id, in the order added; 0 for a behaviour that was never
 * trained. The result is a product. Its first factor is how often the behaviour was trained. Each rule gives one more
 * factor: the share of the present case (range of the variable's values) in the rule's counts, divided by the share of
 * this case in the counts of all behaviours. Rules of the same name count as the same variable. Only the ratios between
 * results are meaningful.
 * @param smoothing added to every count, > 0; the larger it is, the less a few counts matter
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

/**
 * The behaviour among `ids` that is strongest in the present situation; ties go to the first listed. Undefined if none
 * of them was ever trained.
 */
export function strongest(actor: GoCapActor, ids: readonly string[], smoothing = 1): string | undefined {
  const byId = strengths(actor, smoothing);
  let best: string | undefined;
  for (const id of ids) if ((byId.get(id) ?? 0) > (best === undefined ? 0 : (byId.get(best) as number))) best = id;
  return best;
}
