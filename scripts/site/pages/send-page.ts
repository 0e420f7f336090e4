import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '#lib/security-headers.ts';
import { takesGzip } from '#scripts/site/accept-encoding.ts';
import { policyWith } from '#scripts/site/secure.ts';
import { fillPacked } from './fill-packed.ts';
import { isPlain } from './frame-values.ts';
import { giveBack } from './lent-buffers.ts';
import type { KeptPage } from './make-page.ts';
import { FIXED, fillTemplate } from './template.ts';

const TIME_DIGITS = 13;
const security = securityHeaders.flat();

/**
 * Answers with a kept page and values of this answer's own: a new nonce, the time, and those of its member. False, and
 * nothing is sent, when one of them may not stand in a page as it is.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  ofMember: readonly string[],
): boolean {
  // The client is gone, or the server that is closing answered for it.
  if (response.headersSent || response.destroyed) return true;
  const time = String(Math.trunc(Date.now() + page.aheadMs));
  if (time.length !== TIME_DIGITS) return false;
  if (!page.used.every((value) => isPlain(ofMember[value - FIXED] ?? ''))) return false;
  const nonce = randomUUID();
  const values = [nonce, time, ...ofMember].map((value) => Buffer.from(value));
  const packed = takesGzip(request.headers['accept-encoding']) ? page.packed : undefined;
  const body = packed ? fillPacked(packed, values) : fillTemplate(page.plain, values);
  const headers = ['content-security-policy', policyWith(nonce), ...security];
  for (const [name, pieces] of page.headers) headers.push(name, pieces.join(nonce));
  if (packed) headers.push('content-encoding', 'gzip');
  headers.push('content-length', String(body.length));
  response.writeHead(200, headers);
  // Heard when the last byte has left this process; of a connection that breaks before, nothing is heard.
  response.end(body, () => giveBack(body));
  return true;
}
