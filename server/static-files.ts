import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isPartOfPage, partPolicy } from '#lib/security-headers.ts';
import { type PackedFile, packOf } from '#server/build/pack-static.ts';
import { chooseEncoding, type Encoding, encodings } from './accept-encoding.ts';

export interface StaticFiles {
  /** Answers a GET or HEAD for a file of the build; false for any other address, which is then untouched. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

interface Body {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly encoding?: Encoding;
}

interface StaticFile {
  readonly headers: readonly (readonly [string, string])[];
  readonly type: string;
  readonly hash: string;
  readonly modified: string;
  readonly plain: Body;
  readonly encoded: ReadonlyMap<Encoding, Body>;
}

/**
 * What the build packed (pack-static.ts), read once: an address is looked up among those names as it was sent, so that no
 * request reaches the file system. Without a pack nothing is answered here.
 */
export function openStaticFiles(buildFolder: string): StaticFiles {
  const files = readPack(buildFolder);
  return {
    answer: (request, response) => {
      const file = files.get((request.url ?? '').split('?', 1).join());
      if (file) answerFile(file, request, response);
      return file !== undefined;
    },
  };
}

function readPack(buildFolder: string): Map<string, StaticFile> {
  const pack = packOf(buildFolder);
  if (!existsSync(pack.list)) return new Map();
  const list: PackedFile[] = JSON.parse(readFileSync(pack.list, 'utf8'));
  const all = readFileSync(pack.bytes);
  return new Map(list.map((file) => [file.url, readFile(file, all)]));
}

function readFile(
  { url, hash, type, modified, hashed, plain, encoded }: PackedFile,
  all: Buffer,
): StaticFile {
  const bytesOf = ({ from, size }: PackedFile['plain']) => all.subarray(from, from + size);
  const bodies = encodings.flatMap((encoding) => {
    const place = encoded[encoding];
    return place
      ? [[encoding, { bytes: bytesOf(place), tag: `"${hash}-${encoding}"`, encoding }] as const]
      : [];
  });
  return {
    headers: [
      ['accept-ranges', 'bytes'],
      ['cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0'],
      ['last-modified', modified],
      ...(isPartOfPage(url) ? [['content-security-policy', partPolicy] as const] : []),
      ...(bodies.length > 0 ? [['vary', 'accept-encoding'] as const] : []),
    ],
    type,
    hash,
    modified,
    plain: { bytes: bytesOf(plain), tag: `"${hash}"` },
    encoded: new Map(bodies),
  };
}

function answerFile(file: StaticFile, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const part = method === 'GET' ? rangeOf(file, headers) : undefined;
  const chosen = part ? undefined : chooseEncoding(headers['accept-encoding'], [...file.encoded.keys()]);
  const body = (chosen && file.encoded.get(chosen)) || file.plain;
  for (const [name, value] of file.headers) response.setHeader(name, value);
  response.setHeader('etag', body.tag);
  if (isChanged(file, headers)) return void response.writeHead(412).end();
  if (isCachedByBrowser(file, headers)) return void response.writeHead(304).end();
  const size = file.plain.bytes.length;
  if (part === 'beyond') return void response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
  response.setHeader('content-type', file.type);
  if (body.encoding) response.setHeader('content-encoding', body.encoding);
  if (part) response.setHeader('content-range', `bytes ${part.from}-${part.to}/${size}`);
  const bytes = part ? body.bytes.subarray(part.from, part.to + 1) : body.bytes;
  response.writeHead(part ? 206 : 200, { 'content-length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** True when a list of entity tags names a file, in whatever encoding; a proxy may have made them weak. */
function names(tags: string, { hash }: StaticFile): boolean {
  return tags
    .split(',')
    .map((tag) => /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(tag)?.[1] ?? tag.trim())
    .some((tag) => tag === '*' || tag === hash || encodings.some((one) => tag === `${hash}-${one}`));
}

/** The client has these bytes. Dates are compared as they are: a file that was put back may be older than the one before. */
function isCachedByBrowser(file: StaticFile, headers: IncomingHttpHeaders): boolean {
  const tags = headers['if-none-match'];
  return tags === undefined ? headers['if-modified-since'] === file.modified : names(tags, file);
}

function isChanged(file: StaticFile, headers: IncomingHttpHeaders): boolean {
  const tags = headers['if-match'];
  if (tags !== undefined) return !names(tags, file);
  return Date.parse(headers['if-unmodified-since'] ?? '') < Date.parse(file.modified);
}

interface Part {
  readonly from: number;
  /** The last byte, counted from 0. */
  readonly to: number;
}

/** The part of the plain bytes that is wanted (RFC 9110, 14.1.2); undefined for all of them, as for several parts. */
function rangeOf(file: StaticFile, { range, ...headers }: IncomingHttpHeaders): Part | 'beyond' | undefined {
  const unless = headers['if-range'];
  if (unless !== undefined && unless !== file.plain.tag && unless !== file.modified) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const size = file.plain.bytes.length;
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return from > to ? 'beyond' : { from, to };
}
