import { once } from 'node:events';
import type next from 'next';
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js';
import { PAGE_HEADER } from '#lib/paths.ts';
import { newRenderContext, type PersonalFragment, withRenderContext } from '#lib/render-context.ts';
import { withoutFacePreloads } from '#server/first-load/first-faces.ts';
import { withoutStylePreloads } from '#server/first-load/first-hints.ts';
import { type FirstView, withFirstView } from '#server/first-load/first-view.ts';
import { withSingleQuotes } from '#server/first-load/payload-quotes.ts';
import { policyWith } from '#server/secure.ts';
import type { Markers } from './markers.ts';
import type { PageKey } from './page-key.ts';

export type Handle = ReturnType<ReturnType<typeof next>['getRequestHandler']>;

/** A page with markers in it. */
export interface RenderedPage {
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  /** The same with what its first view needs inside, for who takes it compressed. */
  readonly inlined: Buffer;
  /** Headers of that: a visitor's page asks for its faces later. */
  readonly inlinedHeaders: readonly (readonly [string, string])[];
  /** False for part of a page, which is data alone. */
  readonly isWhole: boolean;
  readonly fragment: PersonalFragment;
  /** How far the backend's clock is ahead of this machine's. */
  readonly aheadMs: number;
}

const TIMEOUT_MS = 10_000;
/** Asked for anew each time, but where the browser kept the page itself, as it was left. */
const AS_LEFT = 'private, no-cache, max-age=0, must-revalidate';

/**
 * A page of nobody may be shown as it was left when somebody goes back to it. Its bytes are no use a second time: the time
 * and the nonce in them are of one answer, so they vary with everything.
 */
function cachedByBrowsers(headers: RenderedPage['headers']): RenderedPage['headers'] {
  return headers.map(([name, value]) => {
    if (name === 'cache-control') return [name, AS_LEFT] as const;
    return [name, name === 'vary' ? `${value}, *` : value] as const;
  });
}

/** What a page with its styles inside asks for by itself; a visitor's asks for its faces later. */
function withoutHints(headers: RenderedPage['headers'], isFirst: boolean): RenderedPage['headers'] {
  const asked = (link: string) => withoutStylePreloads(isFirst ? withoutFacePreloads(link) : link);
  return headers
    .map(([name, value]) => [name, name === 'link' ? asked(value) : value] as const)
    .filter(([name, value]) => name !== 'link' || value !== '');
}

/**
 * Renders a page for nobody: the request is made from the key alone, so that nothing of a visitor can get into what is
 * cached. `other` when there is no page that is the same for everybody, `broken` when it could not be read. Throws
 * when it fails.
 */
export async function renderPage(
  handle: Handle,
  key: PageKey,
  { nonce, placeholders }: Pick<Markers, 'nonce' | 'placeholders'>,
  firstView: FirstView | undefined,
): Promise<RenderedPage | 'other' | 'broken'> {
  const parts: Uint8Array[] = [];
  const { req, res } = createRequestResponseMocks({
    url: key.url,
    resWriter: (part) => {
      parts.push(Buffer.from(part));
      return true;
    },
    headers: {
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'content-security-policy': policyWith(nonce, key.url),
      [PAGE_HEADER]: key.url,
      cookie: `color_scheme=${key.scheme}`,
      ...key.router,
    },
  });
  const context = newRenderContext(res, placeholders);
  const gone = AbortSignal.timeout(TIMEOUT_MS);
  const ended = once(res, 'finish', { signal: gone });
  const request = Object.assign(req, { signal: gone });
  const response = Object.assign(res, { writeInformation: () => undefined });
  await Promise.all([withRenderContext(context, () => handle(request, response)), ended]);
  if (res.statusCode >= 500 || context.cacheability === 'broken') return 'broken';
  const sent = Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  const isCached =
    res.statusCode === 200 &&
    context.cacheability === 'same' &&
    !sent.some(([name]) => name === 'set-cookie');
  if (!isCached) return 'other';
  const body = Buffer.concat(parts);
  const isWhole = String(res.getHeader('content-type')).startsWith('text/html');
  const headers = isWhole && placeholders.member === undefined ? cachedByBrowsers(sent) : sent;
  // Who comes logged in has been here before: the faces are on the device.
  const isFirst = isWhole && placeholders.member === undefined && firstView !== undefined;
  const inlined = isWhole && firstView ? withFirstView(body, firstView, { isWhole, isFirst }) : body;
  // A personal fragment is written into the payload later, escaped for the double quotes that Next uses.
  const isRequoted = isWhole && !context.fragment.load;
  const requote = (page: Buffer) =>
    isRequoted ? Buffer.from(withSingleQuotes(page.toString('latin1')), 'latin1') : page;
  return {
    headers,
    aheadMs: context.aheadMs,
    body: requote(body),
    isWhole,
    fragment: context.fragment,
    inlinedHeaders: isWhole && firstView ? withoutHints(headers, isFirst) : headers,
    inlined: requote(inlined),
  };
}
