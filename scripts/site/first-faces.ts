import { readFileSync } from 'node:fs';
import path from 'node:path';

type Face = readonly [family: string, weight: string, base64: string];

const FACE =
  /@font-face\{font-family:(\w+);src:url\(\/_next\/static\/(media\/[\w.-]+\.woff2)\)[^}]*?font-weight:(\d+)\}/g;
/** The script with which React begins, behind all that the first HTML shows. */
const STARTS = /<script nonce="([^"]+)" id="_R_">/;
const WAITS = '<link rel="expect" href="#_R_" blocking="render"/>';
/** A preload of a face, with what parts it from the next link of the header. */
const PRELOAD = /<[^>]*\.woff2>[^,]*,?\s*/g;

/** In the page, written into its head: it knows nothing beside its own lines. What is held in memory is there for the first paint. */
export function addFaces(faces: readonly Face[]): void {
  for (const [family, weight, base64] of faces) {
    const signs = atob(base64);
    const bytes = new Uint8Array(signs.length);
    for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
    document.fonts.add(new FontFace(family, bytes, { weight }));
  }
}

/** The faces that the styles of the build name, as a script that brings them; empty when they name none. */
export function openFaces(buildFolder: string, sheets: ReadonlyMap<string, string>): string {
  const faces = [...sheets.values()].flatMap((css) =>
    [...css.matchAll(FACE)].map(([, family = '', file = '', weight = '']): Face => {
      const held = readFileSync(path.join(buildFolder, 'static', file)).toString('base64');
      return [family, weight, held];
    }),
  );
  return faces.length === 0 ? '' : `(${addFaces})(${JSON.stringify(faces)})`.replaceAll(/\s*\n\s*/g, '\n');
}

/**
 * A whole page with the faces inside, under the nonce of its first script. Where a browser can be told, it paints when all
 * that the page shows is there: once, and not again when the rest of it comes. Without such a script it stays as it is.
 */
export function withFaces(page: string, faces: string): string {
  const [, nonce] = STARTS.exec(page) ?? [];
  if (!nonce || !faces) return page;
  return page.replace('</head>', () => `${WAITS}<script nonce="${nonce}">${faces}</script></head>`);
}

/** The `link` header of a page that has the faces inside: it asks for none of them. */
export function withoutFacePreloads(link: string): string {
  return link.replaceAll(PRELOAD, '').replace(/,\s*$/, '');
}
