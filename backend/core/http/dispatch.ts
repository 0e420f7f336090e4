import { isAway } from '#backend/core/db/retry.ts';
import { answer, refuse } from '#backend/core/http/answer.ts';
import type { Route } from '#backend/core/http/implement.ts';
import { createJoinedReads, type JoinReads } from '#backend/core/http/join-reads.ts';
import { noteRefusal } from '#backend/core/http/note-refusal.ts';
import { readInput } from '#backend/core/http/read-input.ts';
import { addressKey, deviceKey } from '#backend/core/limits/caller-keys.ts';
import { createShares, type Shares } from '#backend/core/limits/member-share.ts';
import { nobody, type Observer, stopwatch } from '#backend/core/metrics/observer.ts';
import { authenticate } from '#backend/core/session/authenticate.ts';
import { checkNamedMember } from '#backend/core/session/check-named-member.ts';
import { refuseExcluded } from '#backend/core/session/exclude-member.ts';
import type { Ctx } from '#backend/ctx.ts';
import { HttpRefusal, Refusal, unavailable } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import { wrapSuccess } from '#contract/endpoint.ts';

/** Makes the function that answers every call of the contract. It never throws and never answers 400. */
export function createDispatcher(
  services: Services,
  routes: readonly Route[],
  shares: Shares = createShares(services.db.connections),
  observer: Observer = nobody,
) {
  const join = createJoinedReads();
  const byKey = new Map(routes.map((route) => [nameOf(route), route]));
  return async (request: Request): Promise<Response> => {
    const requestId = services.random.uuid();
    const seconds = stopwatch();
    const route = byKey.get(`${request.method} ${new URL(request.url).pathname}`);
    const observe = (result: string) => observer.call(route ? nameOf(route) : 'none', result, seconds());
    try {
      if (!route) throw new HttpRefusal(404, 'ไม่พบบริการที่เรียก');
      const data = await run({ services, shares, join, route, request, requestId });
      const body = wrapSuccess(route.call, route.call.data.parse(data));
      observe('ok');
      return answer(body, 200, requestId, services.clock);
    } catch (error) {
      const refusal = known(error, services, requestId);
      observe(resultOf(refusal));
      return refuse(refusal, requestId, services.clock);
    }
  };
}

const nameOf = ({ call }: Route) => `${call.method} ${call.path}`;

interface Call {
  readonly services: Services;
  readonly shares: Shares;
  readonly join: JoinReads;
  readonly route: Route;
  readonly request: Request;
  readonly requestId: string;
}

async function run(call: Call): Promise<unknown> {
  const { services, route, request, requestId } = call;
  const base: Ctx = {
    ...services,
    now: () => services.clock.now(),
    requestId,
    address: addressKey(request.headers.get('x-client-address') ?? 'unknown'),
    deviceKey: deviceKey(request.headers.get('x-device-id')),
    device: (request.headers.get('user-agent') ?? 'unknown').slice(0, 160),
  };
  let member: Member | undefined;
  try {
    if (route.call.auth === 'member') member = await authenticate(base, request.headers, route.call);
    return await answerAs(call, base, member);
  } catch (error) {
    if (error instanceof Refusal || error instanceof HttpRefusal)
      noteRefusal(services.log, route.call, error, {
        requestId,
        address: base.address,
        memberId: member?.memberId,
      });
    throw error;
  }
}

type Member = Awaited<ReturnType<typeof authenticate>>;

async function answerAs(
  { shares, join, route, request }: Call,
  base: Ctx,
  member: Member | undefined,
): Promise<unknown> {
  const { exclusion = null, ...session } = member ?? {};
  if (route.call.namesMember) checkNamedMember(request.headers, session);
  if (route.call.namesMember && !route.call.whileExcluded) refuseExcluded(exclusion, base.now());
  const { input, rawBody } = await readInput(route.call, request);
  const proof = route.call.auth === 'signed' ? { rawBody, headers: request.headers } : {};
  const work = () => route.answer({ ctx: { ...base, ...session, ...proof }, input });
  if (member) return shares.run(member.memberId, work);
  // Who asks is no part of what a public read answers.
  const isRead = route.call.auth === 'public' && route.call.method === 'GET';
  return isRead ? join(`${route.call.path} ${JSON.stringify(input)}`, work) : work();
}

/** What metrics call a refusal: its name, or its HTTP status. */
export function resultOf(refusal: Refusal | HttpRefusal): string {
  return refusal instanceof Refusal ? refusal.reason : String(refusal.status);
}

/** What a call is answered that failed; unknown errors are logged with their cause and answered without it. */
export function known(error: unknown, services: Services, requestId: string): Refusal | HttpRefusal {
  if (error instanceof Refusal || error instanceof HttpRefusal) return error;
  if (isAway(error)) {
    services.log.warn({ requestId, err: error }, 'database away');
    return unavailable();
  }
  services.log.error({ requestId, err: error }, 'unexpected error');
  return new HttpRefusal(500, 'ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง', { request_id: requestId });
}
