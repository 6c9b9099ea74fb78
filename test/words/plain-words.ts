/** Words that a player's screen never shows; only the lab, the gallery and the notebook's details may. */

const WORDS = [
  'ticks?', 'runned', 'eventParam', 'todos?', 'warps?', 'parked', 'configurations?', 'veto(?:es|ed)?', 'temper(?:ament)?s?',
  'GoCap', 'Rand', 'fallback', 'seeds?', 'hash(?:es)?', 'bytes?', 'buffs?', 'YAML', 'JSON', 'tick budget', 'as lived',
  'rule \\d+', 'row \\d+', 'rolled \\d+', 'undefined', 'NaN',
]; // prettier-ignore
export const FORBIDDEN = new RegExp(
  `(?<![\\w’'-])(?:${WORDS.join('|')})(?![\\w’'-])|\\{\\{|\\b(?:maid|guest|chef)[.][a-z]\\w*`,
  'i',
);
