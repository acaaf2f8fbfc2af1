const POLYNOMIAL = 0xedb88320;
const BITS = 8;

const TABLE = Uint32Array.from({ length: 1 << BITS }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < BITS; bit += 1) {
    value = (value & 1) === 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  }
  return value;
});

/** The check sum of a zip file's parts, carried on from part to part. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> BITS);
  return ~value >>> 0;
}
