import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerOf } from './name-caller.ts';

const NOTED = [403, 405, 413, 429];
const LONGEST_PATH = 120;

/**
 * Notes in the log what is turned away before any backend sees it: a forged origin, a method that nothing here has, a body
 * over the limit. What a backend refused carries its request's id and stands in the backend's own log.
 */
export function noteRefusals(
  log: { warn(facts: object, text: string): void },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method = '', url = '' } = request;
  if ((method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')) return;
  response.once('finish', () => {
    const { statusCode: status } = response;
    if (!NOTED.includes(status) || response.hasHeader('x-request-id')) return;
    const path = url.split('?', 1).join('').slice(0, LONGEST_PATH);
    log.warn({ status, method, path, address: callerOf(request) }, `refused ${status} before the backend`);
  });
}
