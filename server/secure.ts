import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderList } from '#backend/core/http/refuse-socket.ts';
import { PAGE_HEADER } from '#lib/paths.ts';
import { contentSecurityPolicy, securityHeaders } from '#lib/security-headers.ts';
import { newNonce } from './new-nonce.ts';

const PLACE = '\0';
let around: string[] | undefined;

/** The policy of a page with this nonce. */
export function policyWith(nonce: string): string {
  // Not before the server has said whether this is development.
  around ??= contentSecurityPolicy(PLACE).split(PLACE);
  return around.join(nonce);
}

/** The security headers of an answer that holds no page. */
export function headersOfRefusal(): HeaderList {
  return [['content-security-policy', policyWith(newNonce())], ...securityHeaders];
}

/**
 * Gives an answer its security headers and the page a nonce of its own: Next puts the nonce of the request's policy on
 * every script and style. What a client sends under those names is replaced. It never decides access.
 */
export function secure(request: IncomingMessage, response: ServerResponse): void {
  const policy = policyWith(newNonce());
  request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
  request.headers[PAGE_HEADER] = request.url ?? '/';
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
}
