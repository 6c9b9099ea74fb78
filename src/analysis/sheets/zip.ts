/**
 * Zip archives, as far as a workbook needs them. Entries are read from the archive's directory. Sizes are checked
 * before unpacking and again during it, because a directory can be wrong. The wanted files are packed again without
 * compression, so the package that reads them afterwards finds nothing to unpack, and no macros, pictures or links.
 */

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/**
 * The largest distance in bytes from the start of a zip file's end record to the end of the file: the record has 22
 * bytes, and a comment may follow.
 */
const LONGEST_END = 22 + 65_535;
const MOST_ENTRIES = 4_096;
const UTF8_NAMES = 1 << 11;

/** An entry of a zip archive: one packed file. */
export interface ZipEntry {
  readonly name: string;
  /** Unpacked size in bytes according to the archive's directory. */
  readonly size: number;
  readonly crc: number;
  readonly method: number;
  /** The entry's bytes as stored in the archive, usually compressed. */
  readonly packed: Uint8Array<ArrayBuffer>;
}

export interface ZipFile {
  readonly name: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Error with the reason why an archive cannot be read, worded for the player. */
export class ZipFault extends Error {}

const DAMAGED = 'the file is damaged: save it again and choose the new one';

/**
 * Lists a zip archive's entries without unpacking them.
 * @throws ZipFault if the archive is damaged or not supported
 */
export function listZip(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff || count > MOST_ENTRIES)
    throw new ZipFault('there is too much in the file');
  const entries: ZipEntry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new ZipFault(DAMAGED);
    const nameLength = view.getUint16(at + 28, true);
    const nameAt = at + 46;
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0)
      throw new ZipFault('the file has a password; save it without');
    const from = dataFrom(view, view.getUint32(at + 42, true));
    const length = view.getUint32(at + 20, true);
    if (from + length > bytes.length || nameAt + nameLength > bytes.length) throw new ZipFault(DAMAGED);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength)),
      size: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(from, from + length),
    });
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - LONGEST_END; at--)
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  throw new ZipFault(DAMAGED);
}

function dataFrom(view: DataView, at: number): number {
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL_ENTRY) throw new ZipFault(DAMAGED);
  return at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
}

/**
 * Unpacks an entry. @param most largest allowed number of bytes @throws ZipFault if the entry has more bytes, or its
 * content does not match the archive's directory
 */
export async function unpack({ method, packed, size, crc }: ZipEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (method !== STORED && method !== DEFLATED)
    throw new ZipFault('the file is packed in a way that is not known here');
  if (size > most) throw new ZipFault(TOO_MUCH);
  const data = method === STORED ? packed : await inflate(packed, most);
  if (data.length !== size || crcOf(data) !== crc) throw new ZipFault(DAMAGED);
  return data;
}

const TOO_MUCH = 'there is too much in the file: keep the table alone in it';

async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      length += read.value.length;
      if (length > most) break;
    }
  } catch {
    throw new ZipFault(DAMAGED);
  }
  if (length > most) {
    // The rest of the entry is not needed, so the stream is cancelled; a failure to cancel it does not matter.
    void reader.cancel().catch(() => undefined);
    throw new ZipFault(TOO_MUCH);
  }
  const data = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    data.set(chunk, at);
    at += chunk.length;
  }
  return data;
}

/** Builds an uncompressed zip archive of these files. */
export function storeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const names = files.map(({ name }) => new TextEncoder().encode(name));
  const room = files.reduce((sum, { data }, i) => sum + 76 + 2 * (names[i] as Uint8Array).length + data.length, 22);
  const bytes = new Uint8Array(room);
  const view = new DataView(bytes.buffer);
  const starts: number[] = [];
  let at = 0;
  // Writes the fields that a zip entry's local header and its directory entry share, starting with the flags.
  const common = (from: number, name: Uint8Array, data: Uint8Array): void => {
    view.setUint16(from, 20, true);
    view.setUint16(from + 2, UTF8_NAMES, true);
    view.setUint32(from + 10, crcOf(data), true);
    view.setUint32(from + 14, data.length, true);
    view.setUint32(from + 18, data.length, true);
    view.setUint16(from + 22, name.length, true);
  };
  files.forEach(({ data }, i) => {
    const name = names[i] as Uint8Array;
    starts.push(at);
    view.setUint32(at, LOCAL_ENTRY, true);
    common(at + 4, name, data);
    bytes.set(name, at + 30);
    bytes.set(data, at + 30 + name.length);
    at += 30 + name.length + data.length;
  });
  const directory = at;
  files.forEach(({ data }, i) => {
    const name = names[i] as Uint8Array;
    view.setUint32(at, DIRECTORY_ENTRY, true);
    view.setUint16(at + 4, 20, true);
    common(at + 6, name, data);
    view.setUint32(at + 42, starts[i] as number, true);
    bytes.set(name, at + 46);
    at += 46 + name.length;
  });
  view.setUint32(at, DIRECTORY_END, true);
  view.setUint16(at + 8, files.length, true);
  view.setUint16(at + 10, files.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return bytes;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crcOf(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (CRC[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
