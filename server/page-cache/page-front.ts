import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { PageBridge } from '#lib/gateway/page-bridge.ts';
import type { SessionSummary } from '#lib/gateway/session-summary.ts';
import { newRenderContext, type RenderContext } from '#lib/render-context.ts';
import { type CachedPage, makePage, type NoPage, type Render } from './make-page.ts';
import { type Copy, createPageCache, newCopy, type Times } from './page-cache.ts';
import { isOurs, isWhole, keyOf, type PageKey } from './page-key.ts';
import { NotAlone } from './personal-fragment.ts';
import { type Given, sendPage } from './send-page.ts';
import { shapeOf, valuesOf } from './summary-values.ts';

/** Answers a request the ordinary way; the page notes in `context` what it says of itself. */
export type Ordinary = (request: IncomingMessage, response: ServerResponse, context: RenderContext) => void;

interface Front {
  readonly bridge: () => PageBridge | undefined;
  readonly render: Render;
  readonly ordinary: Ordinary;
  readonly limitBytes: number;
  readonly onFailure: (url: string, why: NoPage, hasLastGood: boolean) => void;
  /** A part of a page cannot be drawn without it; told once for each copy of the page. */
  readonly onNotAlone: (url: string, error: NotAlone) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** What is cached of an address: a copy for each scheme and each shape of a member's summary. */
type Copies = Map<string, Copy>;

const NOBODY: Given = { summary: [], own: [] };
/** An entry of the cache, a few objects and a name in two bytes a letter. */
const sizeOf = ({ place }: PageKey, bytes: number) => 400 + 2 * place.length + bytes;
const cacheOf = (bytes: number) => new LRUCache<string, Copies>({ maxSize: Math.max(1, Math.trunc(bytes)) });
const MOST_COPIES = 16;
/** How often a member's answer waits for its page before the ordinary one is made. */
const MOST_WAITS = 2;
/** Changes are published: while none is, a page may grow a little old. */
const PUBLISHED: Times = { fresh: 3_000, stale: 10_000, lastGood: 60_000, rest: 1_000 };
const UNPUBLISHED: Times = { ...PUBLISHED, fresh: 1_000, stale: 1_000 };

/** Whose page a request asks for; a bridge that throws is one that is away. */
function summaryOf(
  site: PageBridge,
  { headers }: IncomingMessage,
): 'visitor' | Promise<SessionSummary | 'ordinary'> {
  if (headers.cookie === undefined) return 'visitor';
  const from = headers['x-forwarded-for'];
  const caller = {
    userAgent: headers['user-agent'],
    forwardedFor: from === undefined ? undefined : String(from),
  };
  try {
    return site.summaryOf(headers.cookie, caller);
  } catch {
    return Promise.resolve('ordinary');
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The pages of the site, in front of Next: of one that said to be the same for everybody the next answers are made here.
 * Whatever cannot be answered so is answered the ordinary way.
 */
export function openPageFront(front: Front): Answer {
  const { bridge, render, limitBytes, onFailure, onNotAlone, now = () => performance.now() } = front;
  const whole = cacheOf((limitBytes * 3) / 4);
  // Addresses with a query, and parts of pages, can be made up without end: they push no page out.
  const others = cacheOf(limitBytes / 4);
  const cacheFor = (key: PageKey) => (isWhole(key) ? whole : others);
  const told = new WeakSet<CachedPage>();
  let site: PageBridge | undefined;
  const pageCache = createPageCache({
    times: () => (site?.hearsChanges ? PUBLISHED : UNPUBLISHED),
    now,
    onFailure,
  });

  /** Undefined while no site is there that lets its pages be cached. */
  function openSite(): PageBridge | undefined {
    const found = bridge();
    if (found !== site) {
      site = found;
      found?.onChange(pageCache.change);
    }
    return found?.keepsPages ? found : undefined;
  }

  /** The ordinary answer; an address whose page says so is cached from its next request on. */
  function answerOrdinary(request: IncomingMessage, response: ServerResponse, learnt?: PageKey): void {
    const isPart = request.headers.rsc !== undefined;
    const context = newRenderContext(isPart ? undefined : response);
    if (learnt && isOurs(learnt)) {
      response.once('finish', () => {
        if (context.cacheability !== 'same' || response.statusCode !== 200) return;
        const cache = cacheFor(learnt);
        if (!cache.has(learnt.place)) cache.set(learnt.place, new Map(), { size: sizeOf(learnt, 0) });
      });
    }
    front.ordinary(request, response, context);
  }

  async function make(
    key: PageKey,
    copies: Copies,
    like: SessionSummary | undefined,
  ): Promise<CachedPage | NoPage> {
    const made = await makePage(render, key, like);
    if (typeof made !== 'string') {
      const cached = [...copies.values()].reduce((sum, { page }) => sum + (page?.bytes ?? 0), made.bytes);
      cacheFor(key).set(key.place, copies, { size: sizeOf(key, cached) });
    }
    return made;
  }

  function copyOf(copies: Copies, key: PageKey, summary: SessionSummary | undefined): Copy {
    const name = summary ? `${key.scheme} ${shapeOf(summary)}` : key.scheme;
    const copy = copies.get(name) ?? newCopy(key.url, !summary);
    // The one that was used longest ago stands first.
    copies.delete(name);
    copies.set(name, copy);
    const [oldest] = copies.keys();
    if (copies.size > MOST_COPIES && oldest !== undefined) copies.delete(oldest);
    return copy;
  }

  /** Whatever goes wrong while a page is filled, its ordinary answer does not depend on that. */
  async function orOrdinary(request: IncomingMessage, response: ServerResponse, isSent: Promise<boolean>) {
    if (!(await isSent.catch(() => false))) answerOrdinary(request, response);
  }

  return (request, response) => {
    const open = openSite();
    const key = open && keyOf(request);
    const copies = key && cacheFor(key).get(key.place);
    if (!open || !copies) return answerOrdinary(request, response, key);

    const pageFor = (summary: SessionSummary | undefined) =>
      pageCache.pageOf(copyOf(copies, key, summary), () => make(key, copies, summary));
    const send = (page: CachedPage | undefined, given = NOBODY) =>
      page !== undefined && sendPage(request, response, page, given);
    const sendFor = async (asked: Promise<SessionSummary | 'ordinary'>, waits = 0): Promise<boolean> => {
      const summary = await asked;
      if (summary === 'ordinary') return false;
      const found = pageFor(summary);
      const page = await found;
      if (page && found instanceof Promise) {
        // While it was waited for, its member may have logged out or have another balance.
        const again = waits < MOST_WAITS ? summaryOf(open, request) : 'visitor';
        return again !== 'visitor' && sendFor(again, waits + 1);
      }
      const own = await page?.makeFragment?.(summary, open.readAs).catch((error: unknown) => {
        if (error instanceof NotAlone && !told.has(page)) onNotAlone(key.url, error);
        told.add(page);
        throw error;
      });
      return send(page, { summary: valuesOf(summary), own: own ?? [] });
    };
    const summary = summaryOf(open, request);
    if (summary !== 'visitor') return void orOrdinary(request, response, sendFor(summary));
    const page = pageFor(undefined);
    if (page instanceof Promise)
      void orOrdinary(
        request,
        response,
        page.then((made) => send(made)),
      );
    else if (!send(page)) answerOrdinary(request, response);
  };
}
