/** Words that a player's screen never shows; only the lab, the gallery and the notebook's details may. */

const WORDS = [
  'ticks?', 'runned', 'eventParam', 'todos?', 'warps?', 'parked', 'configurations?', 'veto(es|ed)?', 'temper(ament)?s?',
  'GoCap', 'Rand', 'fallback', 'hash(es)?', 'bytes?', 'buffs?', 'YAML', 'JSON', 'CSV', 'tick budget', 'as lived',
  'script(?:s)? (?:name|key)', 'undefined', 'NaN', 'null',
]; // prettier-ignore
export const FORBIDDEN = new RegExp(
  `(?<![\\w’'-])(?:${WORDS.join('|')})(?![\\w’'-])|\\{\\{|\\b[a-z]+[.][a-z]+[A-Z]\\w*`,
  'i',
);
