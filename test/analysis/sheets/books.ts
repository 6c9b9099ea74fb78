/** Workbooks for tests, written by hand: valid ones as spreadsheets save them, and invalid ones. */

import { deflateRawSync } from 'node:zlib';
import { storeZip, type ZipFile } from '../../../src/analysis/sheets/zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** XML of a cell: its place (`A1`), further attributes, its contents. */
export const c = (place: string, inside: string, attributes = ''): string =>
  `<c r="${place}"${attributes}>${inside}</c>`;
export const v = (value: string | number): string => `<v>${value}</v>`;
/** A cell with text. */
export const text = (place: string, words: string): string =>
  c(place, `<is><t xml:space="preserve">${words}</t></is>`, ' t="inlineStr"');

/** A sheet from rows, each a list of cells. */
export const sheet = (...rows: readonly string[]): string =>
  raw(rows.map((cells, i) => `<row r="${i + 1}">${cells}</row>`).join(''));
/** A sheet from any XML in place of rows. */
export const raw = (data: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${data}</sheetData></worksheet>`;

/** Cell styles: 0 plain, 1 a date, 2 a date and a time, 3 text, 4 whole numbers with leading zeros. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="000"/></numFmts><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="49"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

/** The parts of a workbook with these sheets, by name. */
export function parts(sheets: Readonly<Record<string, string>>): ZipFile[] {
  const names = Object.keys(sheets);
  const file = (name: string, content: string): ZipFile => ({ name, data: bytesOf(content) });
  return [
    file('[Content_Types].xml', '<Types/>'),
    file(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${names.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ),
    file('xl/styles.xml', STYLES),
    ...names.map((name, i) => file(`xl/worksheets/sheet${i + 1}.xml`, sheets[name] as string)),
  ];
}

/** A workbook with these sheets. */
export const book = (sheets: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> => zip(parts(sheets));

/** False entries for an archive's directory. */
export interface Lie {
  readonly size?: number;
  readonly crc?: number;
  readonly flags?: number;
  readonly method?: number;
}

/** A compressed archive; `lies` by file name. */
export function zip(files: readonly ZipFile[], lies: Readonly<Record<string, Lie>> = {}): Uint8Array<ArrayBuffer> {
  // Sizes and checksums are those of the content; the data is stored compressed.
  const packed = files.map(({ name, data }) => ({ name, data: new Uint8Array(deflateRawSync(data)) }));
  const truth = storeZip(files);
  const bytes = storeZip(packed);
  const from = new DataView(truth.buffer);
  const to = new DataView(bytes.buffer);
  let read = from.getUint32(truth.length - 6, true);
  let write = to.getUint32(bytes.length - 6, true);
  for (const { name } of files) {
    const lie = lies[name] ?? {};
    to.setUint16(write + 8, lie.flags ?? 0, true);
    to.setUint16(write + 10, lie.method ?? 8, true);
    to.setUint32(write + 16, lie.crc ?? from.getUint32(read + 16, true), true);
    to.setUint32(write + 24, lie.size ?? from.getUint32(read + 24, true), true);
    const step = 46 + from.getUint16(read + 28, true);
    read += step;
    write += step;
  }
  return bytes;
}
