/**
 * The rules of the day beyond a plain visit: maids tire, have moods and friends, prices and the room count. In the game
 * all of them hold. A scenario is a scene for trying one thing out: there a rule holds only if the file asks for it.
 *
 *     "rules": ["energy", "mood"]
 */

/**
 * `apart` strangers share a table only when they must · `energy` maids tire · `mood` maids are glad and gloomy, and
 * guests notice · `friends` regulars and heroes get fond of a maid · `prices` a dear dish pleases less · `ambience` the
 * room makes patient and glad · `causes` why guests left is kept
 */
export const DAY_RULES = ['apart', 'energy', 'mood', 'friends', 'prices', 'ambience', 'causes'] as const;
export type DayRule = (typeof DAY_RULES)[number];

/** Whether a rule holds in this café. */
export const holds = (
  { rules, scenario }: { readonly rules?: readonly DayRule[]; readonly scenario: boolean },
  rule: DayRule,
): boolean => (rules === undefined ? !scenario : rules.includes(rule));
