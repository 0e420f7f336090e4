import { parentPort } from 'node:worker_threads';
import decodeQr from 'qr/decode.js';
import sharp, { type Sharp } from 'sharp';
import { pictureKind } from '#rules/payment/slip-picture.ts';

/** More is a bomb: a photograph of today's phones has twelve million, and the browser sends a tenth of that. */
const MAX_PIXELS = 16_000_000;
const SIDE = 1_600;
/** For tries beyond the first; a picture full of noise would go on for longer. */
const RETRY_MS = 1_500;

interface Pixels {
  readonly data: Uint8Array;
  readonly info: { readonly width: number; readonly height: number };
}

const again = ({ data, info: { width, height } }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });
const pixelsOf = (picture: Sharp): Promise<Pixels> =>
  picture.raw().timeout({ seconds: 3 }).toBuffer({ resolveWithObject: true });

/**
 * How a picture is looked at, until its code is read: as it is; without the finest noise and turned, since what steep angles leave of
 * the corners of a code depends on how it lies on the grid of the pixels; and larger.
 */
const looks: readonly ((picture: Pixels) => Pixels | Promise<Pixels>)[] = [
  (picture) => picture,
  (picture) => pixelsOf(again(picture).blur(1).rotate(20, { background: '#fff' })),
  (picture) => pixelsOf(again(picture).resize({ width: Math.round(picture.info.width * 1.5) })),
];

async function decoded(looked: Pixels | Promise<Pixels>): Promise<string | null> {
  try {
    const {
      data,
      info: { width, height },
    } = await looked;
    return decodeQr({ width, height, data }, { timeLimit: RETRY_MS, effort: 10 });
  } catch {
    return null;
  }
}

// Nothing is read twice, and one thread of the library is enough for one picture at a time.
sharp.cache(false);
sharp.concurrency(1);

/** The text of the QR in a picture; null when it has none that can be read. Throws for what is no picture. */
async function readText(bytes: Uint8Array): Promise<string | null> {
  if (pictureKind(bytes) === null) throw new Error('no picture');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const first = await picture
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({ seconds: 5 })
    .toBuffer({ resolveWithObject: true });
  for (const look of looks) {
    const text = await decoded(look(first));
    if (text !== null) return text;
  }
  return null;
}

parentPort?.on('message', (bytes: Uint8Array) => {
  readText(bytes).then(
    (text) => parentPort?.postMessage({ text }),
    () => parentPort?.postMessage('no picture'),
  );
});
