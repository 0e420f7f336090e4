import { constants, crc32, deflateRawSync } from 'node:zlib';
import { type Checksum, goOn } from './checksum.ts';
import { FIXED, placeRun, type Run } from './template.ts';

/** A run compressed. Its last block is a stored one that is begun: length, complement and bytes follow the run. */
export interface PackedRun extends Run {
  readonly checksum: Checksum;
  readonly plainSize: number;
}

/** A page compressed once for all its answers, as a template of its own: gzip (RFC 1952) without its frame. */
export interface PackedTemplate {
  readonly runs: readonly PackedRun[];
  readonly between: readonly number[];
}

export const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty stored block and the last block, which is empty too. */
const END = Buffer.from([0, 0, 0xff, 0xff, 3, 0]);
/** Length and complement of a stored block. */
export const LENGTHS = 4;
/** Checksum and size. */
export const TAIL = 8;

const LONG = 1_024;
const FAST = 3;

export function writeLengths(target: Buffer, at: number, size: number): void {
  target.writeUInt16LE(size, at);
  target.writeUInt16LE(~size & 0xffff, at + 2);
}

/** A value that is compressed for its one answer, as blocks that end at a byte; undefined for one that is stored as it is. */
function deflateLong(value: Buffer | undefined): Buffer | undefined {
  if (!value || value.length < LONG) return undefined;
  return deflateRawSync(value, { level: FAST, finishFlush: constants.Z_SYNC_FLUSH });
}

/** The compressed page of an answer. Values of fixed length must have that of their markers. */
export function fillPacked({ runs, between }: PackedTemplate, values: readonly Buffer[]): Buffer {
  const sums: number[] = [];
  for (let fixed = 0; fixed < FIXED; fixed += 1) sums.push(crc32(values[fixed] ?? ''));
  let size = HEAD.length + END.length + TAIL;
  for (const { bytes } of runs) size += bytes.length;
  const long = between.map((value) => deflateLong(values[value]));
  between.forEach((value, index) => {
    size += LENGTHS + (long[index] ?? values[value] ?? '').length;
  });

  const page = Buffer.allocUnsafe(size);
  page.set(HEAD);
  let at = HEAD.length;
  let checksum = 0;
  let plainSize = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    if (!run) break;
    placeRun(page, at, run, values);
    at += run.bytes.length;
    checksum = goOn(checksum, run.checksum, sums);
    plainSize += run.plainSize;
    const value = values[between[index] ?? -1];
    if (value) {
      const block = long[index];
      // What is compressed stands after an empty stored block.
      writeLengths(page, at, block ? 0 : value.length);
      page.set(block ?? value, at + LENGTHS);
      at += LENGTHS + (block ?? value).length;
      checksum = crc32(value, checksum);
      plainSize += value.length;
    }
  }
  page.set(END, at);
  page.writeUInt32LE(checksum, at + END.length);
  page.writeUInt32LE(plainSize, at + END.length + 4);
  return page;
}
