import { expect, test } from 'vitest';
import { type Photograph, photographedSlip, slipCode } from '#backend/testing/slips.ts';
import { readPicture } from './slip-reader.ts';

const CODE = slipCode('PHOTOGRAPH0001');
const rad = (degrees: number) => (degrees * Math.PI) / 180;

const shots: readonly Photograph[] = [
  // Held straight, and turned as far as a hand turns it.
  { turned: 0, tilt: 0, noise: 0 },
  ...[5, 10, 15, 20, 25, 30].map((turn) => ({ turned: rad(turn), tilt: 0.2, noise: 15 })),
  ...[-7, -18, -29].map((turn) => ({ turned: rad(turn), tilt: -0.3, noise: 15 })),
  ...[90, 135, 180, 270].map((turn) => ({ turned: rad(turn), tilt: 0.1, noise: 15 })),
  // From the side, from above and from below.
  ...[-0.6, -0.45, 0.45, 0.6].map((tilt) => ({ turned: rad(12), tilt, noise: 20 })),
  // At night, and against a window.
  ...[0.25, 0.35, 0.5].map((light) => ({ turned: rad(8), tilt: 0.2, noise: 10, light })),
  ...[1.3, 1.5].map((light) => ({ turned: rad(8), tilt: 0.2, noise: 20, light })),
  // With a poor lens, and sent on by a messenger.
  ...[1, 1.5, 2].map((blur) => ({ turned: rad(10), tilt: 0.25, noise: 10, blur, quality: 40 })),
  ...[40, 60].map((noise) => ({ turned: rad(15), tilt: 0.3, noise, quality: 40 })),
  { turned: rad(22), tilt: 0.4, noise: 30, blur: 1.2, light: 0.5, quality: 40 },
  { turned: rad(-27), tilt: -0.4, noise: 30, blur: 1.2, light: 1.3, quality: 40 },
];

test.each(shots)(
  '%o is read',
  async (shot) => {
    expect(await readPicture(await photographedSlip(CODE, shot))).toEqual({ text: CODE });
  },
  20_000,
);
