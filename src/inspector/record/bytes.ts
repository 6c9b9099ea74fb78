/**
 * Writes and reads whole numbers in as few bytes as they need. Each byte contains seven bits of the number; its highest
 * bit says that more bytes follow.
 */

export class ByteWriter {
  private bytes = new Uint8Array(1 << 16);
  length = 0;

  /** Writes a number. @param value a whole number from 0 to 2⁵³ − 1 */
  number(value: number): void {
    if (this.length + 8 > this.bytes.length) this.grow(8);
    let rest = value;
    while (rest > 127) {
      this.bytes[this.length++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.bytes[this.length++] = rest;
  }

  /** Writes the number of bytes, then the bytes. */
  block(block: Uint8Array): void {
    this.number(block.length);
    if (this.length + block.length > this.bytes.length) this.grow(block.length);
    this.bytes.set(block, this.length);
    this.length += block.length;
  }

  private grow(by: number): void {
    const bytes = new Uint8Array(Math.max(this.bytes.length * 2, this.length + by));
    bytes.set(this.bytes);
    this.bytes = bytes;
  }

  /** All bytes written so far. */
  result(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
  ) {}

  /** Reads the next number. @throws RangeError at the end of the bytes */
  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw new RangeError('the bytes end in the middle of a number');
      if (byte < 128) return value + byte * scale;
      value += (byte - 128) * scale;
    }
  }

  /** Reads the next block: its length, then its bytes. @throws RangeError if there are fewer bytes than announced */
  block(): Uint8Array {
    const length = this.number();
    if (this.at + length > this.bytes.length) throw new RangeError('the bytes end in the middle of a block');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}
