/** The player's scripts in the browser's storage. They are validated when read, because storage can hold anything. */

import { isRecord } from '../../ai/problems.ts';

export interface Written {
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

const PLACE = 'honeybell.scripts';
export const MOST_SCRIPTS = 24;
export const MOST_TEXT = 65_536;
const MOST_NAME = 40;

/** Turns a name into one that suits a tab and a file: only letters, digits, dots, dashes and underscores. */
export function nameFrom(name: string): string {
  const good = name
    .replace(/\.[jt]s$/, '')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MOST_NAME);
  return good === '' ? 'script' : good;
}

export function freshName(name: string, scripts: readonly Written[]): string {
  const wish = nameFrom(name);
  for (let n = 1; ; n++) {
    const one = n === 1 ? wish : `${wish}-${n}`;
    if (!scripts.some((other) => other.name === one)) return one;
  }
}

/** Reads stored scripts. Invalid entries are left out. */
function parseScripts(text: string | null): Written[] {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(found)) return [];
  const scripts: Written[] = [];
  for (const one of found.slice(0, MOST_SCRIPTS) as unknown[]) {
    if (!isRecord(one) || typeof one['name'] !== 'string' || typeof one['text'] !== 'string') continue;
    if (one['text'].length > MOST_TEXT) continue;
    scripts.push({ id: scripts.length + 1, name: freshName(one['name'], scripts), text: one['text'] });
  }
  return scripts;
}

export function loadScripts(): Written[] {
  try {
    return parseScripts(localStorage.getItem(PLACE));
  } catch {
    return [];
  }
}

/** Stores the player's scripts. @returns false if the browser refused to store them */
export function storeScripts(scripts: readonly Written[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(scripts.map(({ name, text }) => ({ name, text }))));
    return true;
  } catch {
    return false;
  }
}
