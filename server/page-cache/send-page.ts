import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '#lib/security-headers.ts';
import { takesGzip } from '#server/accept-encoding.ts';
import { newNonce } from '#server/new-nonce.ts';
import { policyWith } from '#server/secure.ts';
import type { CachedPage } from './make-page.ts';
import { partsOfPacked } from './pack-template.ts';
import { FIRST_OF_SUMMARY, FRAGMENT_DATA } from './personal-fragment.ts';
import { isPlain } from './summary-values.ts';
import { joinSmall, partsOf } from './template.ts';

const TIME_DIGITS = 13;
const NOTHING = Buffer.alloc(0);
const security = securityHeaders.flat();

/** What an answer has of its member: values of the summary, and what is their own on the page. */
export interface Given {
  readonly summary: readonly string[];
  readonly own: readonly Buffer[];
}

/** Names and values, in turn, of the headers of an answer with a page; Node adds those of the connection. */
function headersOf(page: CachedPage, policy: string, nonce: string, packed: boolean): string[] {
  const headers = ['content-security-policy', policy, ...security];
  for (const [name, pieces] of packed ? page.packedHeaders : page.headers)
    headers.push(name, pieces.join(nonce));
  if (packed) headers.push('content-encoding', 'gzip');
  return headers;
}

/**
 * Answers with a cached page and values of this answer's own: a new nonce, the time, and those of its member. False, and
 * nothing is sent, when one of them may not stand in a page as it is.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { summary, own }: Given,
): boolean {
  // The client is gone, or the server that is closing answered for it.
  if (response.headersSent || response.destroyed) return true;
  const time = String(Math.trunc(Date.now() + page.aheadMs));
  if (time.length !== TIME_DIGITS) return false;
  const ofSummary = page.used.filter((value) => value >= FIRST_OF_SUMMARY);
  if (!ofSummary.every((value) => isPlain(summary[value - FIRST_OF_SUMMARY] ?? ''))) return false;
  if (page.used.includes(FRAGMENT_DATA) && own.length === 0) return false;
  const nonce = newNonce();
  const [data = NOTHING, html = NOTHING] = own;
  const values = [
    Buffer.from(nonce),
    Buffer.from(time),
    data,
    html,
    ...summary.map((value) => Buffer.from(value)),
  ];
  const packed = takesGzip(request.headers['accept-encoding']) ? page.packed : undefined;
  const body = joinSmall(packed ? partsOfPacked(packed, values) : partsOf(page.plain, values));
  const size = body.reduce((sum, { length }) => sum + length, 0);
  const headers = headersOf(page, policyWith(nonce, request.url ?? '/'), nonce, packed !== undefined);
  response.writeHead(200, [...headers, 'content-length', String(size)]);
  // All parts go to the socket at once, when the answer ends.
  response.cork();
  for (const part of body) response.write(part);
  response.end();
  return true;
}
