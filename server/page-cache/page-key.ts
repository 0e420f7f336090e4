import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { valuesOf } from '#lib/cookie-values.ts';
import { schemeCookies } from '#lib/scheme-cookie.ts';

/** What a page is rendered by, when it is for a visitor: nothing else of a request reaches a page that is cached. */
export interface PageKey {
  /** Address and, for a part of a page, what the browser's router has already. */
  readonly place: string;
  readonly url: string;
  readonly scheme: 'dark' | 'light';
  /** Headers of the browser's router; none for a whole page. */
  readonly router: Readonly<Record<string, string>>;
}

/** Headers with which the router of a browser asks for part of a page; `rsc` says that it does. */
const ROUTER_HEADERS = [
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;
const NONE: PageKey['router'] = {};
/** The query that the router adds to say what it has, which Next holds against the headers. */
const ROUTER_QUERY = /[?&]_rsc=/;
/** An address as our links spell it: another spelling of it would be a page of its own. */
const ADDRESS = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?(?:\?[\w.~%=&:+-]*)?$/;
const LONGEST = 4_096;
const SCHEME = 'color_scheme=';

/** Among cookies of one name the last counts, as for Next. */
function schemeOf(cookie: string | undefined): PageKey['scheme'] {
  if (cookie === undefined || !cookie.includes(SCHEME)) return 'dark';
  const chosen = schemeCookies.map((name) => valuesOf(cookie, name).at(-1));
  return chosen.find((one) => one !== undefined) === 'light' ? 'light' : 'dark';
}

/** The router's headers as one text, undefined for what no router of ours sends. */
function routerOf(headers: IncomingHttpHeaders): PageKey['router'] | undefined {
  if (headers.rsc === undefined) return ROUTER_HEADERS.some((name) => headers[name]) ? undefined : NONE;
  if (headers.rsc !== '1') return undefined;
  const router: Record<string, string> = { rsc: '1' };
  for (const name of ROUTER_HEADERS) {
    const value = headers[name];
    if (Array.isArray(value)) return undefined;
    if (value !== undefined) router[name] = value;
  }
  return router;
}

/** Under which key an answer may be cached; undefined for a request that is none for a page. */
export function keyOf({
  method,
  url,
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): PageKey | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return undefined;
  const router = routerOf(headers);
  if (!router) return undefined;
  const place = router === NONE ? url : `${url}\n${JSON.stringify(router)}`;
  return { place, url, scheme: schemeOf(headers.cookie), router };
}

/** True for a place that a link of ours can lead to and that is not too long to be remembered. */
export function isOurs({ place, url, router }: PageKey): boolean {
  return place.length <= LONGEST && ADDRESS.test(url) && (router !== NONE || !ROUTER_QUERY.test(url));
}

/** True for the page itself: there are as many as there are pages. Queries and routers' states can be made up without end. */
export function isWhole({ url, router }: PageKey): boolean {
  return router === NONE && !url.includes('?');
}
