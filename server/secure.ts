import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderList } from '#backend/core/http/refuse-socket.ts';
import { PAGE_HEADER } from '#lib/paths.ts';
import {
  contentSecurityPolicy,
  framePolicy,
  isForFrame,
  lineServers,
  opensGames,
  opensLine,
  securityHeaders,
} from '#lib/security-headers.ts';
import { readGameFrames } from '#server/game-frames.ts';
import { newNonce } from './new-nonce.ts';

const PLACE = '\0';
type Kind = 'plain' | 'games' | 'line';
const policies: Partial<Record<Kind, string[]>> = {};

function kindOf(path: string): Kind {
  if (opensLine(path)) return 'line';
  return opensGames(path) ? 'games' : 'plain';
}

const others = {
  plain: () => ({}),
  games: () => ({ frames: readGameFrames() }),
  line: () => ({ servers: lineServers }),
};

/** The policy of the page at a path with this nonce. */
export function policyWith(nonce: string, path: string): string {
  const kind = kindOf(path);
  // Not before the server has said whether this is development.
  policies[kind] ??= contentSecurityPolicy(PLACE, others[kind]()).split(PLACE);
  return policies[kind].join(nonce);
}

/** The security headers of an answer that holds no page. */
export function headersOfRefusal(): HeaderList {
  return [['content-security-policy', policyWith(newNonce(), '')], ...securityHeaders];
}

/**
 * Gives an answer its security headers and the page a nonce of its own: Next puts the nonce of the request's policy on
 * every script and style. What a client sends under those names is replaced. It never decides access.
 */
export function secure(request: IncomingMessage, response: ServerResponse): void {
  const policy = policyWith(newNonce(), request.url ?? '/');
  request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
  request.headers[PAGE_HEADER] = request.url ?? '/';
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
  if (!isForFrame(request.url ?? '/')) return;
  response.setHeader('content-security-policy', framePolicy);
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  // Letters are asked for by an origin, which a page in the frame has not.
  response.setHeader('access-control-allow-origin', '*');
}
