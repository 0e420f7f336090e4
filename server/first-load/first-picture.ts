import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Drawings of the site by the path under which a page names them, each as an address that holds it. */
export type Drawings = ReadonlyMap<string, string>;

const MOST_BYTES = 20_000;
const FIRST = /<img src="(\/art\/[\w-]+\.svg)"(?=[^>]* fetchPriority="high")/;

/** A drawing as an address that holds it, in plain signs that can stand in an attribute as they are. */
function asAddress(svg: string): string {
  const codes = (sign: string) =>
    sign > '~' ? encodeURIComponent(sign) : `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return `data:image/svg+xml,${svg.trim().replaceAll(/["'%#<>&\\]|[^ -~]/gu, codes)}`;
}

/** Reads the drawings that are small enough to come inside a page, once. */
export function openDrawings(publicFolder: string): Drawings {
  const folder = path.join(publicFolder, 'art');
  const names = readdirSync(folder).filter((name) => /^[\w-]+\.svg$/.test(name));
  const drawings = names.map(
    (name) => [`/art/${name}`, readFileSync(path.join(folder, name), 'utf8')] as const,
  );
  return new Map(
    drawings.filter(([, svg]) => svg.length <= MOST_BYTES).map(([name, svg]) => [name, asAddress(svg)]),
  );
}

/**
 * HTML whose first picture, the one that a page asks for before all others, comes with it: a round trip sooner than by its
 * address. Where the page shows it again it is not fetched either, and costs next to nothing compressed. React keeps the
 * attributes that it finds, so nothing is fetched when the page comes alive.
 */
export function withFirstPicture(html: string, drawings: Drawings): string {
  const name = FIRST.exec(html)?.[1] ?? '';
  const address = drawings.get(name);
  return address === undefined ? html : html.replaceAll(`<img src="${name}"`, () => `<img src="${address}"`);
}
