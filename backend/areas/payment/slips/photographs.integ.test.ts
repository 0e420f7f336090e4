import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { type Photograph, photographedSlip, slipCode } from '#backend/testing/payment/slips.ts';
import { readPicture } from './slip-reader.ts';

const CODE = slipCode('PHOTOGRAPH0001');
const rad = (degrees: number) => (degrees * Math.PI) / 180;

const shots: readonly Photograph[] = [
  // Held straight, and turned as far as a hand turns it.
  { turned: 0, tilt: 0, noise: 0 },
  ...[5, 15, 30].map((turn) => ({ turned: rad(turn), tilt: 0.2, noise: 15 })),
  ...[-10, -29].map((turn) => ({ turned: rad(turn), tilt: -0.3, noise: 15 })),
  ...[90, 135, 180].map((turn) => ({ turned: rad(turn), tilt: 0.1, noise: 15 })),
  // From the side, from above and from below.
  ...[-0.6, -0.45, 0.45, 0.6].map((tilt) => ({ turned: rad(12), tilt, noise: 20 })),
  // At night, and against a window.
  ...[0.25, 0.5].map((light) => ({ turned: rad(8), tilt: 0.2, noise: 10, light })),
  ...[1.4].map((light) => ({ turned: rad(8), tilt: 0.2, noise: 20, light })),
  // With a poor lens, and sent on by a messenger.
  ...[1, 2].map((blur) => ({ turned: rad(10), tilt: 0.25, noise: 10, blur, quality: 40 })),
  ...[40, 60].map((noise) => ({ turned: rad(15), tilt: 0.3, noise, quality: 40 })),
  // What cannot be read as it is: a code that lies steeply, noise of half the light.
  { turned: -0.083, tilt: -0.56, noise: 6, light: 0.94, quality: 40 },
  { turned: -0.065, tilt: -0.5, noise: 11, light: 0.53, quality: 40 },
  { turned: 0.118, tilt: -0.16, noise: 40, blur: 1.2, light: 0.5, quality: 40 },
  { turned: -0.226, tilt: -0.46, noise: 14, blur: 1.94, light: 1.1, quality: 40 },
  { turned: rad(22), tilt: 0.4, noise: 30, blur: 1.2, light: 0.5, quality: 40 },
  { turned: rad(-27), tilt: -0.4, noise: 30, blur: 1.2, light: 1.3, quality: 40 },
];

test.each([
  ['turned by its camera', (shot: Sharp) => shot.rotate(270).withMetadata({ orientation: 6 }).jpeg()],
  ['progressive', (shot: Sharp) => shot.jpeg({ progressive: true, quality: 60 })],
  ['as WebP', (shot: Sharp) => shot.webp({ quality: 50 })],
  ['in the colours of print', (shot: Sharp) => shot.toColourspace('cmyk').jpeg({ quality: 60 })],
  ['half as large', (shot: Sharp) => shot.resize({ width: 600 }).jpeg({ quality: 50 })],
])(
  'one %s is read',
  async (_, as) => {
    const photograph = await photographedSlip(CODE, { turned: 0.2, tilt: 0.2, noise: 15, quality: 90 });
    expect(await readPicture(await as(sharp(photograph)).toBuffer())).toEqual({ text: CODE });
  },
  20_000,
);

test.each(shots)(
  '%o is read',
  async (shot) => {
    expect(await readPicture(await photographedSlip(CODE, shot))).toEqual({ text: CODE });
  },
  20_000,
);
