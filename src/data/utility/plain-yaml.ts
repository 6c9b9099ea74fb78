/**
 * Reads the plain YAML in which the game's own texts are written: maps and lists by indentation or in braces and
 * brackets, words without quotes, numbers, `true`, `false`, and comments. Of other texts it makes anything; the build
 * verifies for each text that ships that the full reader of src/ai/yaml.ts makes the same of it (tools/yaml/later.ts).
 */

const GAP = /(?:\s|#.*)*/y;
const KEY = /[^\s:{[][^\n:]*(?=:\s)/y;
const KEY_IN_BRACES = /[^:]+/y;
const WORDS = /[^\n#]+/y;
const WORDS_IN_BRACES = /[^\n#,}\]]+/y;

export function plainYaml(text: string): unknown {
  let at = 0;
  /** Goes past what is next if it has this form. @returns what it was; null = it has another form */
  const take = (form: RegExp): string | null => {
    form.lastIndex = at;
    const found = form.exec(text)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  const isNext = (mark: string): boolean => {
    take(GAP);
    return text.startsWith(mark, at);
  };
  const passes = (mark: string): boolean => {
    const is = isNext(mark);
    if (is) at += mark.length;
    return is;
  };
  const column = (): number => at - text.lastIndexOf('\n', at - 1);
  const record = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

  const value = (inBraces: boolean): unknown => {
    if (passes('{')) {
      const made = record();
      while (!passes('}') && at < text.length) {
        const key = take(KEY_IN_BRACES) ?? '';
        at++;
        made[key] = value(true);
        passes(',');
      }
      return made;
    }
    if (passes('[')) {
      const made: unknown[] = [];
      while (!passes(']') && at < text.length) {
        made.push(value(true));
        passes(',');
      }
      return made;
    }
    if (!inBraces) {
      const from = column();
      const list: unknown[] = [];
      while (isNext('- ') && column() === from) {
        at += 2;
        list.push(value(false));
      }
      if (list.length > 0) return list;
      const made = record();
      for (let key; column() === from && (key = take(KEY)) !== null; take(GAP)) {
        at++;
        made[key] = value(false);
      }
      if (Object.keys(made).length > 0) return made;
    }
    const words = (take(inBraces ? WORDS_IN_BRACES : WORDS) ?? '').trim();
    if (/^(true|false|-?\d+(\.\d+)?)$/.test(words)) return JSON.parse(words);
    return words;
  };
  return value(false);
}
