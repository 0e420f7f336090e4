import type { Clock } from '#backend/clock.ts';
import { HttpRefusal, type Refusal } from '#backend/refusal.ts';

/** A JSON answer that no cache keeps, with the request id and the backend's time in milliseconds precision. */
export function answer(
  body: unknown,
  status: number,
  requestId: string,
  clock: Clock,
  headers: Record<string, string> = {},
) {
  return Response.json(body, {
    status,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'x-server-time': clock.now().toISOString(),
    },
  });
}

/** Status and body of a refusal: business refusals answer 200, refusals of the transport their own status. */
export function refusalOnWire(refusal: Refusal | HttpRefusal) {
  const isHttp = refusal instanceof HttpRefusal;
  return {
    status: isHttp ? refusal.status : 200,
    body: {
      error: isHttp ? refusal.status : refusal.code,
      message: refusal.message,
      ...(refusal.facts ? { data: refusal.facts } : {}),
    },
  };
}

/** The answer to a call that was refused. */
export function refuse(refusal: Refusal | HttpRefusal, requestId: string, clock: Clock): Response {
  const { status, body } = refusalOnWire(refusal);
  return answer(body, status, requestId, clock, refusal instanceof HttpRefusal ? refusal.headers : {});
}
