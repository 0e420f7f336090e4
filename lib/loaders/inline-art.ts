import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const OWN = /^\/art\/[\w-]+\.svg$/;
const MOST_BYTES = 20_000;
const known = new Map<string, string>();

/** A drawing as an address that holds it, written so that HTML and JSON leave it as it is. */
function asAddress(svg: string): string {
  const codes = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return `data:image/svg+xml,${svg.trim().replaceAll(/["'%#<>&\\\n\r\t]/g, codes)}`;
}

function read(image: string): string {
  try {
    // The folder is named at run time, and the build need not look for it.
    const svg = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', image), 'utf8');
    return svg.length <= MOST_BYTES ? asAddress(svg) : image;
  } catch {
    return image;
  }
}

/**
 * The address of the largest picture that a page shows first: a drawing of the site's own comes inside the HTML and is painted
 * with it, a round trip sooner. Any other picture keeps its address.
 */
export function inlineArt(image: string): string {
  if (!OWN.test(image)) return image;
  const address = known.get(image) ?? read(image);
  known.set(image, address);
  return address;
}
