import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { bringFaces, type Face, facesOf, withoutFaces } from './first-faces.ts';
import { withoutHints, withoutStylePreloads } from './first-hints.ts';
import { type Drawings, openDrawings, withFirstPicture } from './first-picture.ts';
import { withoutScripts, withWatch } from './first-scripts.ts';

/** The style sheets of the build by the address under which a page names them. */
export type Sheets = ReadonlyMap<string, string>;

type Done = (error?: Error | null) => void;

const SHEETS_FROM = '/_next/static/chunks/';
/** As React writes a style sheet, and as the framework does for a part that a page loads by itself. */
const LINK = /<link (?:rel="stylesheet" href="([^"]+)"|href="([^"]+)" rel="stylesheet")[^>]*?\/>/g;
const FIRST_LINK = new RegExp(LINK.source);
const HEAD_ENDS = '</head>';
/** A head is some kilobytes; what holds none that early is sent as it is. */
const LONGEST_HEAD = 200_000;

/** Pages are searched and put together byte by byte: a text with Thai letters in it costs several times as much to read and write. */
const BYTES = 'latin1';

/** Reads every style sheet of the build, once, as its bytes. What it names beside itself is named from the root, as it stands in pages then. */
function openSheets(buildFolder: string): Sheets {
  const folder = path.join(buildFolder, 'static/chunks');
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map(
    names.map((name) => {
      const css = readFileSync(path.join(folder, name), BYTES);
      return [`${SHEETS_FROM}${name}`, css.replaceAll(/url\((["']?)\.\.\//g, 'url($1/_next/static/')];
    }),
  );
}

/**
 * The head of a page with its styles inside, so that it is painted without another round trip. Their links stay, switched off:
 * React finds them, takes the styles as loaded, and neither fetches nor adds them again.
 */
export function withStyles(head: string, sheets: Sheets): string {
  let styles = '';
  let nonce = '';
  const links = head.replaceAll(LINK, (link: string, href?: string, loaded?: string) => {
    const css = sheets.get(href ?? loaded ?? '');
    if (css === undefined || css.includes('</')) return link;
    styles += css;
    nonce ||= / nonce="([^"]+)"/.exec(link)?.[1] ?? '';
    // `disabled` keeps the link from being fetched, `media` the scanner that looks ahead; what fetches nothing needs no nonce.
    return `${link.slice(0, -2).replace(/ nonce="[^"]*"/, '')} disabled="" media="not all"/>`;
  });
  if (!nonce) return head;
  const at = links.search(FIRST_LINK);
  return `${links.slice(0, at)}<style nonce="${nonce}">${styles}</style>${links.slice(at)}`;
}

/** What a page is painted with before anything else is fetched. */
export interface FirstView {
  readonly sheets: Sheets;
  /** The same without the faces, and a script that brings them later. */
  readonly faceless: Sheets;
  readonly faces: string;
  readonly drawings: Drawings;
}

export function openFirstView(buildFolder: string, publicFolder: string): FirstView {
  const sheets = openSheets(buildFolder);
  const faces: Face[] = [...sheets.values()].flatMap(facesOf);
  return {
    sheets,
    faceless: new Map([...sheets].map(([href, css]) => [href, withoutFaces(css)])),
    faces: faces.length === 0 ? '' : `(${bringFaces})(${JSON.stringify(faces)})`,
    drawings: openDrawings(publicFolder),
  };
}

/**
 * A page, or the beginning of one that holds its whole head, with what its first view needs inside. The scripts of a whole
 * one are asked for when it has been painted; who comes for the first time gets the faces later still.
 */
export function withFirstView(
  page: Buffer,
  view: FirstView,
  { isWhole = false, isFirst = false } = {},
): Buffer {
  const text = page.toString(BYTES);
  const { page: html, scripts } = isWhole ? withoutScripts(text) : { page: text, scripts: [] };
  const ends = html.indexOf(HEAD_ENDS);
  if (ends < 0) return page;
  const watched = withWatch(html.slice(0, ends), { late: scripts, whenComplete: isFirst ? view.faces : '' });
  const head = withStyles(watched, isFirst ? view.faceless : view.sheets);
  return Buffer.from(head + withoutHints(withFirstPicture(html.slice(ends), view.drawings)), BYTES);
}

/** Lets a page leave with what its first view needs inside; any other answer leaves as it is. */
export function inlineFirstView(response: ServerResponse, view: FirstView): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let kept = Buffer.alloc(0);
  const release = () => Object.assign(response, { write, end });

  /** What of a page can be sent; nothing while its head is not complete. */
  const take = (chunk: Uint8Array | string, isLast: boolean): Buffer | undefined => {
    kept = kept.length === 0 ? Buffer.from(chunk) : Buffer.concat([kept, Buffer.from(chunk)]);
    const ends = kept.indexOf(HEAD_ENDS);
    if (ends < 0 && !isLast && kept.length < LONGEST_HEAD) return undefined;
    release();
    // A length that the client was told already must stay true.
    const isMeasured = response.hasHeader('content-length');
    if (ends < 0 || (isMeasured && response.headersSent)) return kept;
    if (isMeasured) response.removeHeader('content-length');
    const link = response.getHeader('link');
    if (ends >= 0 && link !== undefined && !response.headersSent)
      response.setHeader('link', withoutStylePreloads([link].flat().join(', ')));
    return withFirstView(kept, view);
  };
  const isPage = () => String(response.getHeader('content-type') ?? '').startsWith('text/html');

  response.write = (chunk: Uint8Array | string, coding?: BufferEncoding | Done, done?: Done) => {
    const heard = typeof coding === 'function' ? coding : done;
    if (!isPage()) {
      release();
      return typeof coding === 'string' ? write(chunk, coding, heard) : write(chunk, heard);
    }
    const part = take(chunk, false);
    if (part) return write(part, heard);
    heard?.();
    return true;
  };
  response.end = (...last: unknown[]) => {
    const [chunk] = last;
    const isBody = typeof chunk === 'string' || chunk instanceof Uint8Array;
    const part = isPage() && (isBody || kept.length > 0) ? take(isBody ? chunk : '', true) : undefined;
    release();
    const heard = last.find((one): one is () => void => typeof one === 'function');
    return part ? end(part, heard) : Reflect.apply(end, response, last);
  };
}
