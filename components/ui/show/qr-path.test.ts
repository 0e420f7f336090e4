import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrDrawing } from './qr-path.ts';

const PAYLOAD = '00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE';
const SCALE = 4;

/** Paints the path's rectangles into RGBA pixels, as a screen would. */
function paint({ size, path }: { size: number; path: string }) {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, left, top, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let y = Number(top) * SCALE; y < (Number(top) + 1) * SCALE; y += 1) {
      for (let x = Number(left) * SCALE; x < (Number(left) + Number(run)) * SCALE; x += 1) {
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

test('a reader finds the payload in the drawing', () => {
  expect(decodeQR(paint(qrDrawing(PAYLOAD)))).toBe(PAYLOAD);
});

test('keeps a quiet zone of four modules on every side', () => {
  const { size, path } = qrDrawing(PAYLOAD);
  for (const [, left, top, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    expect(Number(left)).toBeGreaterThanOrEqual(4);
    expect(Number(top)).toBeGreaterThanOrEqual(4);
    expect(Number(left) + Number(run)).toBeLessThanOrEqual(size - 4);
    expect(Number(top) + 1).toBeLessThanOrEqual(size - 4);
  }
});
