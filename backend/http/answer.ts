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

/** Business refusals answer 200, refusals of the transport their own status. */
export function refuse(refusal: Refusal | HttpRefusal, requestId: string, clock: Clock): Response {
  const isHttp = refusal instanceof HttpRefusal;
  const body = {
    error: isHttp ? refusal.status : refusal.code,
    message: refusal.message,
    ...(refusal.facts ? { data: refusal.facts } : {}),
  };
  return answer(body, isHttp ? refusal.status : 200, requestId, clock, isHttp ? refusal.headers : {});
}
