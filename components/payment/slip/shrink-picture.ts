import { MAX_SLIP_BYTES } from '#rules/payment/slip-picture.ts';

/** The longer side in pixels and the quality, from good to good enough for the code of a slip. */
const TRIES = [
  [1_600, 0.85],
  [1_600, 0.7],
  [1_280, 0.7],
  [1_024, 0.6],
  [800, 0.5],
] as const;

const HEAD = 'data:image/jpeg;base64,';

export interface SmallPicture {
  /** `data:` address, to be shown. */
  readonly url: string;
  /** The same in base64, to be sent. */
  readonly base64: string;
  readonly pixels: ImageData;
}

/**
 * A picture as a JPEG that may be sent, upright, without where and by what it was taken. Throws when the browser cannot
 * open it.
 */
export async function shrinkPicture(file: Blob): Promise<SmallPicture> {
  const bitmap = await createImageBitmap(file);
  try {
    for (const [side, quality] of TRIES) {
      const { canvas, pen } = drawn(bitmap, side);
      const url = canvas.toDataURL('image/jpeg', quality);
      const base64 = url.slice(HEAD.length);
      if (url.startsWith(HEAD) && base64.length <= (MAX_SLIP_BYTES / 3) * 4)
        return { url, base64, pixels: pen.getImageData(0, 0, canvas.width, canvas.height) };
    }
  } finally {
    bitmap.close();
  }
  throw new Error('The picture stays too large');
}

function drawn(bitmap: ImageBitmap, side: number) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  // A see-through picture is meant on white.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { canvas, pen };
}
