import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { FIXED, partsOf, type Template } from './template.ts';

/** A page that is compressed once for all its answers (gzip, RFC 1952). */
export interface PackedTemplate {
  /** What each answer's checksum is taken of. */
  readonly plain: Template;
  /** The same in blocks that end at a byte (RFC 1951), with holes for blocks. Values elsewhere are copies of those. */
  readonly blocks: Template;
}

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Checksum and size. */
const TAIL = 8;
const LAST_BLOCK = Buffer.from([3, 0]);
const NOTHING = Buffer.alloc(0);
const WINDOW = 32_768;
/** Copies reach a little less far than the window. */
const REACH = 32_000;
const LEVEL = 9;
/** Longer values are compressed for each answer, at this level. */
const LONG = 1_024;
const FAST = 3;

/** Bytes that no text holds, all different: nothing but a value can be written as a copy of a value. */
const ascending = [...Array(8).keys(), ...Array.from({ length: 18 }, (_, at) => at + 13)].map((at) => at + 1);
const PLACEHOLDERS = [Buffer.from(ascending), Buffer.from(ascending.toReversed())];

const deflate = (bytes: Buffer, level: number, dictionary = NOTHING) =>
  deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH, dictionary });

/** A value in blocks of its own. */
function blocksOf(value: Buffer): Buffer {
  if (value.length >= LONG) return deflate(value, FAST);
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(value.length, 1);
  stored.writeUInt16LE(~value.length & 0xffff, 3);
  return Buffer.concat([stored, value]);
}

/** The parts of a compressed page of an answer. Nonce and time must have the length of their markers. */
export function partsOfPacked({ plain, blocks }: PackedTemplate, values: readonly Buffer[]): Buffer[] {
  let [checksum, size] = [0, 0];
  // The page itself is never put together: memory for it would cost more than all else here.
  for (const part of partsOf(plain, values)) {
    checksum = crc32(part, checksum);
    size += part.length;
  }
  const tail = Buffer.alloc(TAIL);
  tail.writeUInt32LE(checksum);
  tail.writeUInt32LE(size, 4);
  return [HEAD, ...partsOf(blocks, values.map(blocksOf)), LAST_BLOCK, tail];
}

/**
 * Compresses a page once for all its answers, with a block of its own for each value; undefined when that fails. The nonce stands
 * fifty times in a page: each later place is a copy of an earlier one. `sizes` are those of nonce and time.
 */
export function packTemplate(plain: Template, sizes: readonly number[]): PackedTemplate | undefined {
  const all = plain.holes.map(() => true);
  for (const own of [farHoles(plain, sizes), all]) {
    const packed = { plain, blocks: blocksFor(plain, sizes, own) };
    if (comesOut(packed, sizes)) return packed;
  }
  return undefined;
}

/** For each hole, whether its value stands too far behind the last place of the same to be a copy of it. */
function farHoles({ pieces, holes }: Template, sizes: readonly number[]): boolean[] {
  let last: number[] = [];
  let at = 0;
  return holes.map((value, index) => {
    at += pieces[index]?.length ?? 0;
    // Behind a value of another length nothing is as far from what is before it.
    if (value >= FIXED) last = [];
    const isFar = at - (last[value] ?? Number.NEGATIVE_INFINITY) > REACH;
    if (value < FIXED) last[value] = at;
    at += sizes[value] ?? 0;
    return isFar;
  });
}

function blocksFor(
  { pieces, holes }: Template,
  sizes: readonly number[],
  own: readonly boolean[],
): PackedTemplate['blocks'] {
  const packed: Buffer[] = [];
  let before = NOTHING;
  let text = pieces[0] ?? NOTHING;
  for (const [at, value] of holes.entries()) {
    const next = pieces[at + 1] ?? NOTHING;
    const placeholder = PLACEHOLDERS[value]?.subarray(0, sizes[value]) ?? NOTHING;
    if (!own[at]) {
      text = Buffer.concat([text, placeholder, next]);
      continue;
    }
    packed.push(deflate(text, LEVEL, before));
    before = value < FIXED ? Buffer.concat([before, text, placeholder]).subarray(-WINDOW) : NOTHING;
    text = next;
  }
  packed.push(deflate(text, LEVEL, before));
  return { pieces: packed, holes: holes.filter((_, at) => own[at]) };
}

/** True when other values come out as they went in. None of their bytes is one of a stand-in. */
function comesOut(packed: PackedTemplate, sizes: readonly number[]): boolean {
  const values = sizes.map((size) => Buffer.from(randomBytes(size).toString('hex').slice(0, size)));
  const blocks = Buffer.concat(partsOfPacked(packed, values)).subarray(HEAD.length, -TAIL);
  return inflateRawSync(blocks).equals(Buffer.concat(partsOf(packed.plain, values)));
}
