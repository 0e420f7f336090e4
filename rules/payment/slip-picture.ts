/** Kinds of picture that a slip may be, by the bytes that every such file begins with. */
export const slipPictures = ['jpeg', 'png', 'webp'] as const;
export type SlipPicture = (typeof slipPictures)[number];

/** The longest picture that is sent, in bytes; the browser makes a larger one smaller first. */
export const MAX_SLIP_BYTES = 384 * 1024;
/** What a person may choose, in bytes. */
export const MAX_CHOSEN_BYTES = 5 * 1024 * 1024;

const starts = (bytes: Uint8Array, at: number, ...wanted: number[]) =>
  wanted.every((byte, n) => bytes[at + n] === byte);

/** What a file is by its first bytes, whatever it is called; null for anything that is no such picture, as SVG. */
export function pictureKind(bytes: Uint8Array): SlipPicture | null {
  if (starts(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(bytes, 0, 0x52, 0x49, 0x46, 0x46) && starts(bytes, 8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return null;
}
