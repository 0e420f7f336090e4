import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, gunzipSync, inflateRawSync } from 'node:zlib';
import { checksumOf } from './checksum.ts';
import {
  fillPacked,
  HEAD,
  LENGTHS,
  type PackedRun,
  type PackedTemplate,
  TAIL,
  writeLengths,
} from './fill-packed.ts';
import { fillTemplate, type Run, type Template } from './template.ts';

interface Place {
  readonly value: number;
  readonly at: number;
}

const WINDOW = 32_768;
/** Distances reach a little less far than the window. */
const REACH = 32_000;
const LEVEL = 9;
const TRIES = 3;

/** Bytes that no text holds, all different, so that nothing but a value refers back into a value. */
const bytesFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
const NOWHERE = [...bytesFrom(0xf8, 8), ...bytesFrom(1, 8), ...bytesFrom(14, 18), 0xc0, 0xc1];
const STAND_INS = [Buffer.from(NOWHERE), Buffer.from(NOWHERE.toReversed())];

const inOrder = (places: readonly Place[]) => places.toSorted((one, other) => one.at - other.at);
const allPlaces = ({ places }: Run): Place[] =>
  places.flatMap((list, value) => list.map((at) => ({ value, at })));

/**
 * Compresses a page once for all its answers (RFC 1951). A value stands in a stored block, as it is; `sizes` are those of
 * the values of fixed length. The nonce stands in few such blocks: its other places are references back to one of them,
 * which decode to whatever stands there. What does not come out as it went in, tried with other values, is stored too.
 * Undefined when nothing helps.
 */
export function packTemplate(template: Template, sizes: readonly number[]): PackedTemplate | undefined {
  const runs: PackedRun[] = [];
  for (const run of template.runs) {
    const packed = packRun(run, sizes);
    if (!packed) return undefined;
    runs.push(packed);
  }
  return { runs, between: template.between };
}

function packRun(run: Run, sizes: readonly number[]): PackedRun | undefined {
  const all = allPlaces(run);
  let stored = firstStored(run);
  for (let tries = 0; tries <= TRIES; tries += 1) {
    const packed = deflateRun(run, sizes, stored);
    const wrong = wrongPlaces(run, packed, sizes);
    if (wrong.length === 0) return packed;
    stored = tries < TRIES - 1 ? [...new Set([...stored, ...wrong])] : all;
  }
  return undefined;
}

/** Every place of the time, and of the nonce the first and one for each window. */
function firstStored(run: Run): Place[] {
  let reached = Number.NEGATIVE_INFINITY;
  return allPlaces(run).filter(({ value, at }) => {
    if (value !== 0) return true;
    if (at - reached < REACH) return false;
    reached = at;
    return true;
  });
}

/** A run compressed, with a stored block at each of these places. */
function deflateRun(run: Run, sizes: readonly number[], stored: readonly Place[]): PackedRun {
  const whole = Buffer.from(run.bytes);
  for (const { value, at } of allPlaces(run))
    whole.set(STAND_INS[value]?.subarray(0, sizes[value]) ?? [], at);
  const pieces: Buffer[] = [];
  const places: number[][] = run.places.map(() => []);
  let size = 0;
  let from = 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    size += piece.length;
  };
  for (const { value, at } of inOrder(stored)) {
    const length = sizes[value] ?? 0;
    add(deflate(whole, from, at));
    const block = Buffer.alloc(LENGTHS + length);
    writeLengths(block, 0, length);
    places[value]?.push(size + LENGTHS);
    add(block);
    from = at + length;
  }
  add(deflate(whole, from, whole.length));
  const checksum = checksumOf(run.bytes, run.places, sizes);
  return { bytes: Buffer.concat(pieces), places, checksum, plainSize: whole.length };
}

/** Ends in an empty stored block whose lengths are left away, for what is stored next. */
function deflate(bytes: Buffer, from: number, to: number): Buffer {
  const packed = deflateRawSync(bytes.subarray(from, to), {
    level: LEVEL,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(from > 0 && { dictionary: bytes.subarray(Math.max(0, from - WINDOW), from) }),
  });
  return packed.subarray(0, packed.length - LENGTHS);
}

/** Places at which other values do not come out as they went in; all of them when the checksum is wrong. */
function wrongPlaces(run: Run, packed: PackedRun, sizes: readonly number[]): Place[] {
  const values = sizes.map((size) => Buffer.from(randomBytes(size).toString('hex').slice(0, size)));
  const plain = fillTemplate({ runs: [run], between: [] }, values);
  const filled = fillPacked({ runs: [packed], between: [] }, values);
  const opened = inflateRawSync(filled.subarray(HEAD.length, -TAIL));
  if (opened.equals(plain) && gunzipSync(filled).equals(plain)) return [];
  const all = allPlaces(run);
  const wrong = all.filter(({ value, at }) => {
    const end = at + (sizes[value] ?? 0);
    return !opened.subarray(at, end).equals(plain.subarray(at, end));
  });
  return wrong.length > 0 ? wrong : all;
}
