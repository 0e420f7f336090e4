import { parentPort } from 'node:worker_threads';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { pictureKind } from '#rules/payment/slip-picture.ts';

/** More is a bomb: a photograph of today's phones has twelve million, and the browser sends a tenth of that. */
const MAX_PIXELS = 16_000_000;
const SIDE = 1_600;
/** For tries beyond the first; a picture full of noise would go on for longer. */
const RETRY_MS = 2_000;

// Nothing is read twice, and one thread of the library is enough for one picture at a time.
sharp.cache(false);
sharp.concurrency(1);

/** The text of the QR in a picture; null when it has none that can be read. Throws for what is no picture. */
async function readText(bytes: Uint8Array): Promise<string | null> {
  if (pictureKind(bytes) === null) throw new Error('no picture');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const { data, info } = await picture
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({ seconds: 5 })
    .toBuffer({ resolveWithObject: true });
  try {
    return decodeQr({ width: info.width, height: info.height, data }, { timeLimit: RETRY_MS, effort: 10 });
  } catch {
    return null;
  }
}

parentPort?.on('message', (bytes: Uint8Array) => {
  readText(bytes).then(
    (text) => parentPort?.postMessage({ text }),
    () => parentPort?.postMessage('no picture'),
  );
});
