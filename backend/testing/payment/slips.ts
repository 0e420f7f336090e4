import encodeQr from 'qr';
import sharp from 'sharp';
import { field, withChecksum } from '#rules/payment/tlv.ts';

/** The code of a bank's slip for a transfer. */
export function slipCode(transRef: string, bank = '004'): string {
  const transfer = field('00', '000001') + field('01', bank) + field('02', transRef);
  return withChecksum(field('00', transfer) + field('51', 'TH'), '91');
}

const WIDTH = 600;
const HEIGHT = 1_100;

/** A slip as a bank's app saves it: lines of words, and its code at the bottom; grey, 600 × 1100. */
function drawn(code: string): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(250);
  const fill = (left: number, top: number, width: number, height: number, grey: number) => {
    for (let y = top; y < top + height; y += 1) pixels.fill(grey, y * WIDTH + left, y * WIDTH + left + width);
  };
  for (let row = 0; row < 40; row += 1)
    for (let at = 0; at < 12; at += 1) if ((row + at) % 3) fill(60 + at * 22, 100 + row * 18, 14, 8, 70);
  const rows = encodeQr(code, 'raw', { ecc: 'medium', border: 2 });
  const side = Math.floor(200 / rows.length);
  rows.forEach((cells, y) => {
    cells.forEach((isDark, x) => {
      fill(350 + x * side, 860 + y * side, side, side, isDark ? 20 : 250);
    });
  });
  return pixels;
}

/** The slip saved by the app, as a picture of a kind; `height` cuts its code off. */
export function savedSlip(code: string, kind: 'jpeg' | 'png' | 'webp' = 'png', height = HEIGHT) {
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
  const picture = sharp(drawn(code), { raw }).extract({ left: 0, top: 0, width: WIDTH, height });
  return picture.toFormat(kind).toBuffer();
}

/** How a slip is photographed. */
export interface Photograph {
  /** Radians. */
  readonly turned: number;
  readonly tilt: number;
  /** Of 255, either way. */
  readonly noise: number;
  /** Pixels. */
  readonly blur?: number;
  /** What of the light is there: below 1 it is dark, above it the paper is burnt out. */
  readonly light?: number;
  /** Of the JPEG. */
  readonly quality?: number;
}

/** The same noise at each run. */
function noiseOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

/** A photograph of a slip on a table, in uneven light. */
export async function photographedSlip(code: string, photograph: Photograph): Promise<Buffer> {
  const { turned, tilt, noise, blur = 0, light = 1, quality = 60 } = photograph;
  const [width, height] = [1_200, 1_600];
  const slip = drawn(code);
  const chance = noiseOf(7);
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const seen = (x: number, y: number): number => {
    const [across, down] = [(x - width / 2) / width, (y - height / 2) / width];
    const [u, v] = [cos * across + sin * down, cos * down - sin * across];
    const far = 1 + tilt * (v + u / 2);
    const [left, top] = [(u / far) * WIDTH * 1.9 + WIDTH / 2, (v / far) * WIDTH * 1.9 + HEIGHT / 2];
    const isSlip = left >= 0 && top >= 0 && left < WIDTH - 1 && top < HEIGHT - 1;
    return isSlip ? between(slip, left, top) * (0.6 + (0.4 * x) / width) : 110 + 40 * Math.sin(x / 90);
  };
  const raw = { width, height, channels: 1 } as const;
  // Filled in loops: `from` over two million pixels costs half a second a photograph.
  const scene = new Uint8ClampedArray(width * height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) scene[at] = light * seen(x, y);
  const lens = blur === 0 ? scene : await sharp(scene, { raw }).blur(blur).extractChannel(0).raw().toBuffer();
  const pixels = new Uint8ClampedArray(lens.length);
  for (let at = 0; at < lens.length; at += 1) pixels[at] = (lens[at] ?? 0) + chance() * 2 * noise;
  return sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
}

/** The grey between four pixels. */
function between(pixels: Uint8Array, left: number, top: number): number {
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const [right, low] = [left - x, top - y];
  const at = y * WIDTH + x;
  const below = at + WIDTH;
  const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  return upper * (1 - low) + ((pixels[below] ?? 0) * (1 - right) + (pixels[below + 1] ?? 0) * right) * low;
}
