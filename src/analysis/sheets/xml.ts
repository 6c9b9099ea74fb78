/**
 * Walks through the tags of a workbook's part once and stops at any XML that no spreadsheet writes: unclosed tags,
 * unlimited nesting, overlong names or attributes. The package that reads cells takes minutes over some of these, and
 * so would regular expressions over the whole text. After this check, both take time proportional to the text's
 * length.
 */

/** An opening tag or a self-closing one. */
export interface XmlTag {
  /** The tag's name without its prefix: `row`. */
  readonly name: string;
  /** The tag's attributes as written, with prefixes (`r`, `xmlns:r`) and entities. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Limits for the tags of a workbook's part. The longest legal tag is the first one of a worksheet, with some thousand characters. */
const XML_LIMITS = { tag: 16_384, name: 100, attributes: 100, deep: 40 } as const;

const SPACE = '[ \\t\\r\\n]';
const NAME = `[^\\s<>/="'&!?]{1,${XML_LIMITS.name}}`;
const VALUE = `(?:"([^<"]*)"|'([^<']*)')`;
const OPENS = new RegExp(`<(${NAME})((?:${SPACE}*${NAME}${SPACE}*=${SPACE}*${VALUE})*)${SPACE}*(/?)>`, 'y');
const CLOSES = new RegExp(`</(${NAME})${SPACE}*>`, 'y');
const ATTRIBUTE = new RegExp(`(${NAME})${SPACE}*=${SPACE}*${VALUE}`, 'g');
/** XML sections that are skipped: their start and end. */
const PASSED: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/**
 * Calls `opens` for every opening tag. @param most largest allowed number of tags
 * @returns the number of tags, or why the walk stopped
 */
export function walkXml(text: string, most: number, opens: (tag: XmlTag) => void): number | string {
  const open: string[] = [];
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const passed = PASSED.find(([start]) => text.startsWith(start, at));
    if (passed !== undefined) {
      const [start, end] = passed;
      const to = text.indexOf(end, at + start.length);
      if (to < 0) return `what begins at character ${at} has no end`;
      at = to + end.length;
      continue;
    }
    // Cuts the text before the next `<`, so that each regular expression reads only one tag and no part of the text is
    // read twice.
    const next = text.indexOf('<', at + 1);
    const end = next < 0 ? text.length : next;
    const piece = text.slice(at, Math.min(end, at + XML_LIMITS.tag));
    CLOSES.lastIndex = OPENS.lastIndex = 0;
    const [closed, name] = CLOSES.exec(piece) ?? [];
    if (closed !== undefined) {
      const expected = open.pop();
      if (name !== expected) return `</${name}> at character ${at} closes nothing`;
      at += closed.length;
      continue;
    }
    const [tag, called = '', written = '', , , alone] = OPENS.exec(piece) ?? [];
    if (tag === undefined) return `the tag at character ${at} is not whole, or too long`;
    if (++tags > most) return 'there are more tags than are read: keep the table alone in the file';
    if (alone !== '/' && open.push(called) > XML_LIMITS.deep)
      return `tags lie in each other more than ${XML_LIMITS.deep} deep`;
    const attributes = new Map<string, string>();
    for (const [, key = '', double, single] of written.matchAll(ATTRIBUTE)) {
      if (attributes.has(key)) return `'${key}' stands twice in the tag at character ${at}`;
      attributes.set(key, double ?? single ?? '');
      if (attributes.size > XML_LIMITS.attributes)
        return `the tag at character ${at} has more than ${XML_LIMITS.attributes} attributes`;
    }
    opens({ name: called.slice(called.lastIndexOf(':') + 1), attributes });
    at += tag.length;
  }
  const unclosed = open.pop();
  return unclosed === undefined ? tags : `<${unclosed}> is not closed`;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** An attribute's value with its entities resolved. */
export function plain(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g, (all, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? all;
    const point = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}
