import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { originForm } from '#backend/core/http/origin-form.ts';
import { plainPathOf } from '#backend/core/http/request-path.ts';

const API = '/api/';
/** Addresses that no route has, one for each way of saying so. */
const NO_PAGE = '/404';
const NO_CALL = '/api/404';
/** Below this Next has addresses of its own: its resizing of images, its page for failures, its data. None of them is for visitors. */
const OF_NEXT = '/_';
/** Its page for failures again, which says 500 although nothing failed. */
const FAILURE = /^\/500(?:[./]|$)/;
/** Files of the build. */
const STATIC = '/_next/static/';
/** What a browser of ours sends to fetch a page in parts. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/** Between Next and what stands in front of it on its makers' platform. Here nobody does, and whoever sends one changes the answer. */
const NEXTS_OWN =
  /^(?:x-(?:middleware|next|nextjs|invoke|invocation|matched|now|vercel|action|prerender|edge|deployment)-|next-)/;
/** Of those names, what the router of a browser sends. */
const OF_ROUTER = [...ROUTER_HEADERS, 'next-url'];

/**
 * What Next is asked for: path and query of a target. What cannot be read, could be read in two ways or is not for visitors
 * does not exist. This is the one place that reads a target; everything after it compares what it answers.
 */
export function readTarget(target: string, dev = false): string {
  const path = plainPathOf(target);
  const isHidden = (one: string) => (one.startsWith(OF_NEXT) && !one.startsWith(STATIC)) || FAILURE.test(one);
  if (path !== undefined && (dev || !isHidden(path))) return originForm(target);
  return originForm(target).startsWith(API) ? NO_CALL : NO_PAGE;
}

/** Takes away what Next would read as said by its own platform, before anything reads the request. */
export function dropInternal({ headers }: Pick<IncomingMessage, 'headers'>): void {
  for (const name of Object.keys(headers))
    if (NEXTS_OWN.test(name) && !OF_ROUTER.includes(name)) delete headers[name];
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
