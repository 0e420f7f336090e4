import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { originForm } from '#backend/http/origin-form.ts';

const API = '/api/';
/** Addresses that no route has, one for each way of saying so. */
const NO_PAGE = '/404';
const NO_CALL = '/api/404';
/** Next's page for failures, which is a 500 by itself, and its resizing of images, which no page of ours needs. */
const INTERNAL = /^\/_(?:global-error|next\/image)(?:$|[/?])/;
/** What a browser of ours sends to fetch a page in parts. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** What Next is asked for: path and query of a target; what cannot be read or is not for visitors does not exist. */
export function readTarget(target: string): string {
  const url = originForm(target);
  const [path = '/'] = url.split(/[?#]/, 1);
  if (target !== '*' && isDecodable(path) && !INTERNAL.test(path)) return url;
  return path.startsWith(API) ? NO_CALL : NO_PAGE;
}

/** A router state that Next cannot read would be answered 500; without it the visitor gets the whole page. */
function dropUnreadableState({ headers }: IncomingMessage): void {
  const state = headers['next-router-state-tree'];
  if (state === undefined) return;
  try {
    parseAndValidateFlightRouterState(state);
  } catch {
    for (const name of ROUTER_HEADERS) delete headers[name];
  }
}

/** True for a request that Next can answer; one whose method is none of ours is answered here. */
export function admitRequest(request: IncomingMessage, response: ServerResponse): boolean {
  dropUnreadableState(request);
  const allowed = request.url?.startsWith(API) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (allowed.includes(request.method ?? '')) return true;
  response.setHeader('allow', [...allowed, 'OPTIONS'].join(', '));
  response.writeHead(request.method === 'OPTIONS' ? 204 : 405).end();
  return false;
}
