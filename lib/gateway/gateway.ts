import 'server-only';
import { MEMBER_HEADER } from '#contract/constants.ts';
import { isMockBuild } from '#lib/env.ts';
import { backend } from '#lib/gateway/backends.ts';
import { deviceCookie, deviceIdFrom, newDeviceId } from '#lib/gateway/device-cookie.ts';
import { comesFromUs } from '#lib/gateway/origin-check.ts';
import { clearedCookie, sealedCookie, tokenFrom } from '#lib/gateway/session-cookie.ts';

const MAX_BODY_BYTES = 131_072;
const PASSED_ON = ['content-type', 'accept', 'user-agent', 'x-webhook-timestamp', 'x-webhook-signature'];
const LOGIN = '/api/login';
/** No member's id. */
const NOBODY = '-';
const LOGOUT = '/api/logout';

function refusal(status: 403 | 404 | 413, message: string): Response {
  return Response.json({ error: status, message }, { status, headers: { 'cache-control': 'no-store' } });
}

/** Body of a request up to the limit; undefined when it is larger. */
async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer> | null | undefined> {
  if (!request.body) return null;
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * The single door to the API, for the browser (route handler) and for server components (in process). Turns the session
 * cookie into a bearer token for whichever backend answers, and sets or clears it at login, logout and 401.
 */
export async function throughGateway(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'POST') return refusal(404, 'ไม่พบบริการที่เรียก');
  const given = request.headers.get('authorization');
  const token = given ? undefined : tokenFrom(request.headers.get('cookie'));
  if (request.method === 'POST' && !given && !comesFromUs(request.headers))
    return refusal(403, 'ปฏิเสธคำขอจากเว็บไซต์อื่น');
  const body = request.method === 'GET' ? null : await bodyOf(request);
  if (body === undefined) return refusal(413, 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป');

  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const authorization = given ?? (token ? `Bearer ${token}` : null);
  if (authorization) headers.set('authorization', authorization);
  // A page names its member with every call; what rides on the cookie without doing so names nobody.
  const named = request.headers.get(MEMBER_HEADER) ?? (token ? NOBODY : null);
  if (named !== null) headers.set(MEMBER_HEADER, named);
  const qa = isMockBuild ? request.headers.get('cookie') : null;
  if (qa) headers.set('cookie', qa);
  headers.set(
    'x-client-address',
    request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown',
  );
  // A browser gets its id with its first login, and is known by it when it logs in again or forgot the password.
  const deviceId =
    deviceIdFrom(request.headers.get('cookie')) ?? (url.pathname === LOGIN ? newDeviceId() : undefined);
  if (deviceId) headers.set('x-device-id', deviceId);
  const answer = await (await backend())(new Request(url, { method: request.method, headers, body }));
  return withSession(url.pathname, answer, { rodeOnCookie: token !== undefined, deviceId });
}

async function withSession(
  pathname: string,
  answer: Response,
  { rodeOnCookie, deviceId }: { rodeOnCookie: boolean; deviceId: string | undefined },
): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of [
    'set-cookie',
    'content-encoding',
    'content-length',
    'transfer-encoding',
    'connection',
    'keep-alive',
  ]) {
    headers.delete(name);
  }
  headers.set('cache-control', 'no-store');
  const text = await answer.text();
  if (pathname === LOGIN && answer.status === 200) {
    const token = accessToken(text);
    if (token) headers.append('set-cookie', sealedCookie(token));
    if (token && deviceId) headers.append('set-cookie', deviceCookie(deviceId));
  } else if (pathname === LOGOUT || (answer.status === 401 && rodeOnCookie)) {
    headers.append('set-cookie', clearedCookie());
  }
  return new Response(text, { status: answer.status, headers });
}

function accessToken(text: string): string | undefined {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || !('error' in body) || body.error !== 0) return undefined;
  return 'access_token' in body && typeof body.access_token === 'string' ? body.access_token : undefined;
}
