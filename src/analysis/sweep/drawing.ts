/**
 * Elements of a picture as plain data: written as SVG text for a file, or turned into elements of a page. Attributes are
 * plain values without styles, because a page with a strict policy refuses styles inside elements.
 */

export interface Drawn {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (Drawn | string)[];
}

export const draw = (
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Drawn | string)[]
): Drawn => ({ tag, attributes, children });

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Converts an element and everything in it to SVG text. */
export function markup(node: Drawn | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${node.tag}${attributes.join('')}>${node.children.map(markup).join('')}</${node.tag}>`;
}

/** A coordinate with one decimal, so that pictures stay small. */
export const at = (value: number): number => Math.round(value * 10) / 10;

/** Estimated width of a text in pixels: wide characters, such as those of Chinese and Japanese, count as two narrow ones. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.56), 0) * size;

/** Cuts a text that is wider than `width` pixels, and ends it with `…`. */
export function fitted(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('')}…`;
}
