/**
 * Rules that can be switched on for a day, in addition to plain visits of guests: energy, moods, friends, prices,
 * ambience. In the game all rules hold; in a scenario only those that its file names.
 *
 *     "rules": ["energy", "mood"]
 */

/**
 * The rules a day can have. `apart`: strangers share a table only if they must · `energy`: maids tire · `mood`: maids
 * have moods, which guests notice · `friends`: regulars and celebrities become friends with maids · `prices`: guests
 * enjoy an expensive dish less · `ambience`: a pleasant room makes guests patient and happy · `causes`: causes of lost
 * guests are recorded
 */
export const DAY_RULES = ['apart', 'energy', 'mood', 'friends', 'prices', 'ambience', 'causes'] as const;
export type DayRule = (typeof DAY_RULES)[number];

export const holds = (
  { rules, scenario }: { readonly rules?: readonly DayRule[]; readonly scenario: boolean },
  rule: DayRule,
): boolean => (rules === undefined ? !scenario : rules.includes(rule));
