import 'server-only';
import { account } from '#contract/account.ts';
import { findCall, isFrameCall, maxBytesOf } from '#contract/calls.ts';
import { MEMBER_HEADER, UNATTENDED_HEADER } from '#contract/constants.ts';
import { isMocked } from '#lib/env.ts';
import { backend } from '#lib/gateway/backends.ts';
import { deviceIdFrom, newDeviceId } from '#lib/gateway/device-cookie.ts';
import { comesFromUs } from '#lib/gateway/origin-check.ts';
import { readLimited } from '#lib/gateway/read-limited.ts';
import { noteReplaced, wasReplaced } from '#lib/gateway/replaced-tokens.ts';
import { tokenFrom } from '#lib/gateway/session-cookie.ts';
import { isUnattended } from '#lib/gateway/unattended.ts';
import { withSession } from '#lib/gateway/with-session.ts';

const PASSED_ON = [
  'content-type',
  'accept',
  'last-event-id',
  'user-agent',
  'x-webhook-timestamp',
  'x-webhook-signature',
  'x-provider-id',
  'x-provider-timestamp',
  'x-provider-signature',
];
/** No member's id. */
const NOBODY = '-';

function refusal(status: 403 | 404 | 413, message: string): Response {
  return Response.json({ error: status, message }, { status, headers: { 'cache-control': 'no-store' } });
}

/** Body of a POST up to the limit of its call; undefined when it is larger. */
async function bodyOf(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  return readLimited(request.body, maxBytes);
}

/** HEAD asks as GET does; the server leaves the body away. */
function methodOf(request: Request): 'GET' | 'POST' | undefined {
  if (request.method === 'POST') return 'POST';
  return request.method === 'GET' || request.method === 'HEAD' ? 'GET' : undefined;
}

/**
 * The single door to the API, for the browser (route handler) and for server components (in process). Turns the session
 * cookie into a bearer token for whichever backend answers, and sets or clears it at login, logout and 401.
 */
export async function throughGateway(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const method = methodOf(request);
  if (!method) return refusal(404, 'ไม่พบบริการที่เรียก');
  if (isFrameCall(url.pathname)) return fromFrame(request, url, method);
  const call = findCall(method, url.pathname);
  const given = request.headers.get('authorization');
  const inCookie = tokenFrom(request.headers.get('cookie'));
  const token = given ? undefined : inCookie;
  if (method === 'POST' && !given && !comesFromUs(request.headers))
    return refusal(403, 'ไม่รับคำขอจากเว็บไซต์อื่น');
  const body = method === 'GET' ? null : await bodyOf(request, maxBytesOf(url.pathname));
  if (body === undefined) return refusal(413, 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป');

  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const authorization = given ?? (token ? `Bearer ${token}` : null);
  if (authorization) headers.set('authorization', authorization);
  // A page names its member with every call; a request with the cookie alone names nobody.
  const named = request.headers.get(MEMBER_HEADER) ?? (token ? NOBODY : null);
  if (named !== null) headers.set(MEMBER_HEADER, named);
  if (isUnattended((name) => request.headers.get(name))) headers.set(UNATTENDED_HEADER, '1');
  const qa = isMocked ? request.headers.get('cookie') : null;
  if (qa) headers.set('cookie', qa);
  headers.set('x-client-address', addressOf(request));
  const deviceId =
    deviceIdFrom(request.headers.get('cookie')) ?? (call?.namesBrowser ? newDeviceId() : undefined);
  if (deviceId) headers.set('x-device-id', deviceId);
  const answer = await (await backend())(new Request(url, { method, headers, body, signal: request.signal }));
  // Looked at now: while it was answered a login may have given the browser another cookie, which is no concern of this answer.
  const rodeOnCookie =
    inCookie !== undefined && authorization === `Bearer ${inCookie}` && !wasReplaced(inCookie);
  const answered = await withSession(answer, { call, rodeOnCookie, deviceId });
  const hasBegun = call?.session === 'begins' && answered.headers.has('set-cookie');
  if (hasBegun && inCookie !== undefined) await endReplaced(url, headers, inCookie);
  return answered;
}

/** A call of a page in the launcher's frame: without cookies either way, and readable for a page of any origin. */
async function fromFrame(request: Request, url: URL, method: 'GET' | 'POST'): Promise<Response> {
  const body = method === 'GET' ? null : await bodyOf(request, maxBytesOf(url.pathname));
  if (body === undefined) return refusal(413, 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป');
  const headers = new Headers({ 'x-client-address': addressOf(request) });
  for (const name of ['content-type', 'accept', 'user-agent']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const answer = await (await backend())(new Request(url, { method, headers, body, signal: request.signal }));
  const answered = await withSession(answer, {
    call: findCall(method, url.pathname),
    rodeOnCookie: false,
    deviceId: undefined,
  });
  answered.headers.set('access-control-allow-origin', '*');
  return answered;
}

/** Where a request comes from, as the server in front says. */
function addressOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown';
}

/** Ends the session that a login took the place of in its browser, before the login is answered. Where that fails it ends by the clock. */
async function endReplaced(url: URL, asked: Headers, token: string): Promise<void> {
  noteReplaced(token);
  const headers = new Headers(asked);
  headers.set('authorization', `Bearer ${token}`);
  headers.delete(MEMBER_HEADER);
  const logout = new Request(new URL(account.logout.path, url), { method: 'POST', headers, body: '{}' });
  try {
    await (await (await backend())(logout)).body?.cancel();
  } catch {
    // A login that went well is not refused for it.
  }
}
