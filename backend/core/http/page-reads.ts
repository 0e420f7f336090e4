import { refusalOnWire } from '#backend/core/http/answer.ts';
import { known, resultOf } from '#backend/core/http/dispatch.ts';
import type { Route } from '#backend/core/http/implement.ts';
import { parseInput } from '#backend/core/http/read-input.ts';
import { OWN_PAGE } from '#backend/core/limits/caller-keys.ts';
import type { Shares } from '#backend/core/limits/member-share.ts';
import { nobody, type Observer, stopwatch } from '#backend/core/metrics/observer.ts';
import { sessionOver } from '#backend/core/session/authenticate.ts';
import type { Ctx, MemberCtx } from '#backend/ctx.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import { wrapSuccess } from '#contract/endpoint.ts';

/** Who a page was authenticated as; nothing that comes over HTTP is one. */
export type Visit = Pick<MemberCtx, 'memberId' | 'tokenHash' | 'sessionStartedAt'>;

/** Status and body as they would be on the wire. */
export interface PageAnswer {
  readonly status: number;
  readonly body: object;
}

/** Reads for the pages that this process renders, without a request and its JSON; they never throw. */
export interface PageReads {
  /** The one authentication of a page: the session summary, and the visit that its other reads go under; a use of the session unless the page is read again by itself. */
  summary(token: string, isUse: boolean): Promise<PageAnswer>;
  /** A call that changes nothing. A member's call asks `visitOf` whose page it is, and refuses 401 what `summary` did not make. */
  read(key: string, input: object, visitOf: () => Promise<unknown>): Promise<PageAnswer>;
}

type CreateSummaryReader = (
  ctx: Pick<Ctx, 'db' | 'now' | 'counts'>,
) => (token: string, isUse: boolean) => Promise<{ readonly visit: Visit }>;

interface PageSources {
  readonly routes: readonly Route[];
  readonly shares: Shares;
  readonly createSummaryReader: CreateSummaryReader;
  readonly observer?: Observer;
}

export function createPageReads(
  services: Services,
  { routes, shares, createSummaryReader, observer = nobody }: PageSources,
): PageReads {
  const byKey = new Map(routes.map((route) => [`${route.call.method} ${route.call.path}`, route]));
  const visits = new WeakSet<object>();
  const now = () => services.clock.now();
  const readSummary = createSummaryReader({ db: services.db, now, counts: services.counts });

  async function answered(call: string, work: () => Promise<object>): Promise<PageAnswer> {
    const seconds = stopwatch();
    try {
      const body = await work();
      observer.call(call, 'ok', seconds());
      return { status: 200, body };
    } catch (error) {
      const refusal = known(error, services, services.random.uuid());
      observer.call(call, resultOf(refusal), seconds());
      return refusalOnWire(refusal);
    }
  }

  async function run(
    { call, answer }: Route,
    input: object,
    visitOf: () => Promise<unknown>,
  ): Promise<object> {
    const base: Ctx = {
      ...services,
      now,
      requestId: services.random.uuid(),
      address: OWN_PAGE,
      deviceKey: undefined,
      device: 'page',
    };
    const asked = parseInput(call, input);
    if (call.auth === 'public')
      return wrapSuccess(call, call.data.parse(await answer({ ctx: base, input: asked })));
    const visit = await visitOf();
    if (!isVisit(visit)) throw sessionOver();
    const ctx = { ...base, ...visit };
    const work = () => answer({ ctx, input: asked });
    // Of what all share, nobody's own calls may hold up the others.
    const data = await (call.sameForAll ? work() : shares.run(visit.memberId, work));
    return wrapSuccess(call, call.data.parse(data));
  }

  function isVisit(visit: unknown): visit is Visit {
    return typeof visit === 'object' && visit !== null && visits.has(visit);
  }

  return {
    summary: (token, isUse) =>
      answered('page summary', async () => {
        const summary = await readSummary(token, isUse);
        visits.add(summary.visit);
        return { error: 0, data: summary };
      }),
    read: (key, input, visitOf) =>
      answered(byKey.has(key) ? key : 'none', async () => {
        const route = byKey.get(key);
        if (!route || route.call.auth === 'signed' || route.call.namesMember)
          throw new HttpRefusal(404, 'ไม่พบบริการที่เรียก');
        return run(route, input, visitOf);
      }),
  };
}
