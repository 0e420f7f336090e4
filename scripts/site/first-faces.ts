import { readFileSync } from 'node:fs';
import path from 'node:path';

type Face = readonly [family: string, weight: string, base64: string];

const FACE =
  /@font-face\{font-family:(\w+);src:url\(\/_next\/static\/(media\/[\w.-]+\.woff2)\)[^}]*?font-weight:(\d+)\}/g;
/** A preload of a face, with what parts it from the next link of the header. */
const PRELOAD = /<[^>]*\.woff2>[^,]*,?\s*/g;

/** In the page, written into its head: it knows nothing beside its own lines. What is held in memory is there for the first paint. */
export function addFaces(faces: readonly Face[]): void {
  for (const [family, weight, base64] of faces) {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
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

/** A head with the faces inside, under the nonce of its styles; without one it stays as it is. */
export function withFaces(head: string, faces: string): string {
  const nonce = / nonce="([^"]+)"/.exec(head)?.[1];
  return nonce && faces ? `${head}<script nonce="${nonce}">${faces}</script>` : head;
}

/** The `link` header of a page that has the faces inside: it asks for none of them. */
export function withoutFacePreloads(link: string): string {
  return link.replaceAll(PRELOAD, '').replace(/,\s*$/, '');
}
