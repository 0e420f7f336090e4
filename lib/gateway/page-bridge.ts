import 'server-only';
import { isMocked } from '#lib/env.ts';
import { inProcess } from '#lib/gateway/backends.ts';
import { carriedHeaders } from '#lib/gateway/read-through.ts';
import { tokenFrom } from '#lib/gateway/session-cookie.ts';
import { authenticatePage, type SessionSummary } from '#lib/gateway/session-summary.ts';
import { type Asker, newRenderContext, withRenderContext } from '#lib/render-context.ts';

/** Headers of the request that a backend elsewhere is told of who asks. */
export interface PageCaller {
  readonly userAgent: string | undefined;
  readonly forwardedFor: string | undefined;
}

/**
 * What the server in front of Next asks of the site. It is on `globalThis`, because Next's bundle has module instances of
 * its own.
 */
export interface PageBridge {
  /** True when pages may be cached: not with mocks, where every test has a world of its own. */
  readonly keepsPages: boolean;
  /** False when changes are not published: the backend is another program, or the database is away. What is cached is then short-lived. */
  readonly hearsChanges: boolean;
  /**
   * Whose page a `Cookie` header asks for. `visitor` at once when no session of ours is in it; `ordinary` when the page
   * must be rendered the ordinary way: the session is over, the backend away. Never throws.
   */
  summaryOf(
    cookieHeader: string | undefined,
    caller: PageCaller,
  ): 'visitor' | Promise<SessionSummary | 'ordinary'>;
  /**
   * Reads part of a page for the member whose summary `summaryOf` answered. Throws when it cannot be read whole; nothing but such
   * a summary itself, known by identity, stands for a member.
   */
  readAs(summary: SessionSummary, load: () => Promise<object>): Promise<object>;
  /** Calls back when something that visitors see may have changed, whichever process over this database changed it. */
  onChange(listener: () => void): void;
  /** How often that was: a page that was rendered meanwhile may show what was before. Stands still where changes are not published. */
  changeCount(): number;
  /** Now by the backend's clock, epoch milliseconds. */
  nowMs(): number;
}

declare global {
  var pwinPages: PageBridge | undefined;
}

const askers = new WeakMap<SessionSummary, Asker>();

async function summaryOrOrdinary(token: string, cookie: string, caller: PageCaller) {
  const values = new Map([
    ['cookie', cookie],
    ['user-agent', caller.userAgent],
    ['x-forwarded-for', caller.forwardedFor],
  ]);
  try {
    const carried = carriedHeaders((name) => values.get(name));
    const page = await authenticatePage(token, carried);
    askers.set(page.summary, { page, carried });
    return page.summary;
  } catch {
    return 'ordinary';
  }
}

/** Puts the bridge where the server in front of Next finds it. Run once, when the backend is open. */
export async function openPages(): Promise<void> {
  const backend = await inProcess();
  globalThis.pwinPages = {
    keepsPages: !isMocked,
    get hearsChanges() {
      return backend?.hearsChanges() ?? false;
    },
    summaryOf: (cookieHeader, caller) => {
      const token = cookieHeader ? tokenFrom(cookieHeader) : undefined;
      if (cookieHeader === undefined || token === undefined) return 'visitor';
      return summaryOrOrdinary(token, cookieHeader, caller);
    },
    readAs: async (summary, load) => {
      const asker = askers.get(summary);
      if (!asker) throw new Error('no summary of this site');
      const context = newRenderContext(undefined, undefined, asker);
      const own = await withRenderContext(context, load);
      if (context.cacheability === 'broken') throw new Error('a part of a page could not be read');
      return own;
    },
    onChange: (listener) => backend?.onChange(listener),
    changeCount: () => backend?.changeCount() ?? 0,
    nowMs: () => backend?.nowMs() ?? Date.now(),
  };
}
