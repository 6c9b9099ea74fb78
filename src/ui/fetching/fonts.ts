/**
 * Fetches font files again that could not be fetched. A browser asks only once for the file of an `@font-face` rule,
 * and then shows the text in one of the system's fonts until the page is left. But a browser asks again for a rule that
 * is written anew. So a rule is written anew as soon as its file can be fetched.
 */

import { pageScope } from '../lifetime/scope.ts';
import { fetchFile, fetchUntilThere } from './retry.ts';

/** How often a rule is written anew. A file that arrives but is no font would otherwise be fetched for ever. */
const MOST_TIMES = 3;

export function fetchFontsAgain(): void {
  const times = new Map<string, number>();
  const under = new Set<string>();
  const again = async (face: FontFace): Promise<void> => {
    const rule = ruleOf(face);
    const address = rule === null ? null : addressOf(rule);
    if (rule === null || address === null || under.has(address)) return;
    const time = times.get(address) ?? 0;
    if (time >= MOST_TIMES) return;
    times.set(address, time + 1);
    under.add(address);
    const found = await fetchUntilThere(async () => {
      const answer = await fetchFile(address);
      return await answer.blob();
    });
    under.delete(address);
    if (found === null) return;
    writeAnew(rule);
    for (const one of document.fonts)
      if (one.status === 'unloaded' && ruleOf(one)?.cssText === rule.cssText) one.load().catch(() => null);
  };
  pageScope.listen(document.fonts, 'loadingerror', (event) => {
    for (const face of (event as FontFaceSetLoadEvent).fontfaces) void again(face);
  });
  for (const face of document.fonts) if (face.status === 'error') void again(face);
}

/** The rule that a font face comes from; null = it does not come from a style sheet. */
function ruleOf(face: FontFace): CSSFontFaceRule | null {
  for (const sheet of document.styleSheets)
    for (const rule of rulesOf(sheet)) if (rule instanceof CSSFontFaceRule && isOf(face, rule)) return rule;
  return null;
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // The rules of a foreign style sheet, such as one of a browser extension, must not be read.
    return [];
  }
}

const isOf = (face: FontFace, { style }: CSSFontFaceRule): boolean =>
  plain(face.family) === plain(style.getPropertyValue('font-family')) &&
  plain(face.weight) === plain(style.getPropertyValue('font-weight') || 'normal') &&
  plain(face.unicodeRange) === plain(style.getPropertyValue('unicode-range') || 'U+0-10FFFF');

const plain = (text: string): string => text.replace(/["'\s]/g, '').toLowerCase();

function addressOf({ style, parentStyleSheet }: CSSFontFaceRule): string | null {
  const [, address] = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(style.getPropertyValue('src')) ?? [];
  return address === undefined ? null : new URL(address, parentStyleSheet?.href ?? document.baseURI).href;
}

function writeAnew(rule: CSSFontFaceRule): void {
  const sheet = rule.parentStyleSheet;
  const at = sheet === null ? -1 : [...sheet.cssRules].indexOf(rule);
  if (sheet === null || at === -1) return;
  const { cssText } = rule;
  sheet.deleteRule(at);
  sheet.insertRule(cssText, at);
}
