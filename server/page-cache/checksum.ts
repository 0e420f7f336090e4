import { crc32 } from 'node:zlib';

/** CRC-32 as gzip has it (RFC 1952), bits in reverse. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** The product of two polynomials modulo that of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0;
  let factor = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return product >>> 0;
}

/** What a checksum is multiplied with when so many bytes follow: x^(8 · bytes). */
export function shiftOver(bytes: number): number {
  // x^8
  let power = 0x00800000;
  let shift = ONE;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(shift, power);
    power = multiply(power, power);
  }
  return shift >>> 0;
}

/**
 * The checksum of bytes in which some change is a sum: that of the parts that stay, and of each value that of the value
 * times what follows it. So that of a whole page costs as much as those of its values.
 */
export interface Checksum {
  readonly fixed: number;
  readonly shift: number;
  /** For each value, the sum of `shiftOver` of what follows its places. */
  readonly factors: readonly number[];
}

/** Of `bytes`, in which value i stands at `places[i]` and is `sizes[i]` long. */
export function checksumOf(
  bytes: Buffer,
  places: readonly (readonly number[])[],
  sizes: readonly number[],
): Checksum {
  const follow = (end: number) => shiftOver(bytes.length - end);
  const factors = places.map((list, value) =>
    list.reduce((sum, at) => sum ^ follow(at + (sizes[value] ?? 0)), 0),
  );
  // What the values count for is taken out of the checksum of the whole.
  const fixed = places.reduce(
    (sum, list, value) =>
      list.reduce((left, at) => {
        const end = at + (sizes[value] ?? 0);
        return left ^ multiply(follow(end), crc32(bytes.subarray(at, end)));
      }, sum),
    crc32(bytes),
  );
  return { fixed: fixed >>> 0, shift: shiftOver(bytes.length), factors };
}

/** The checksum after bytes with these values (given by their own checksums) followed what has the checksum `before`. */
export function goOn(before: number, { fixed, shift, factors }: Checksum, values: readonly number[]): number {
  let sum = multiply(shift, before) ^ fixed;
  factors.forEach((factor, value) => {
    if (factor !== 0) sum ^= multiply(factor, values[value] ?? 0);
  });
  return sum >>> 0;
}
