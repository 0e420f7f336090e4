import 'server-only';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { lineCodes } from '#contract/line-refusal.ts';
import { deviceCookie } from '#lib/gateway/device-cookie.ts';
import { clearedCookie, sealedCookie } from '#lib/gateway/session-cookie.ts';
import { isStream, STREAM } from '#lib/gateway/stream-answer.ts';

/** Headers of the backend that are passed on to the browser; cookies and policies are set by the site. */
const PASSED_BACK = ['content-type', 'retry-after', 'x-request-id', 'x-server-time'];

/** Refusals of a login that are gone on with: by a code, or by linking the LINE account that this browser showed. */
const GOES_ON: readonly number[] = [
  errorCodes.SECOND_FACTOR_NEEDED,
  errorCodes.ACCOUNT_INACTIVE,
  lineCodes.LINE_NOT_LINKED,
];

/** Facts about a request that decide which cookies its answer changes. */
export interface Asked {
  /** Undefined for a path that the contract does not have. */
  readonly call: AnyEndpoint | undefined;
  /** The session that the backend was asked with is the one in the browser's cookie, as far as this server knows. */
  readonly rodeOnCookie: boolean;
  readonly deviceId: string | undefined;
}

function bodyOf(text: string): { error?: unknown; access_token?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Cookies change with what really happened: a session began, the member proved to be one, this very session was ended, or it turned out to be over. */
function cookiesAfter(asked: Asked, status: number, text: string): string[] {
  if (status === 401) return asked.rodeOnCookie ? [clearedCookie()] : [];
  const { session = 'stays', namesBrowser = false } = asked.call ?? {};
  if (status !== 200 || (session === 'stays' && !namesBrowser)) return [];
  const { error, access_token: token } = bodyOf(text);
  const known = asked.deviceId ? [deviceCookie(asked.deviceId)] : [];
  // The password was right, or LINE's token: the browser is named before it goes on, so that an answer that is lost on its way uses up no other code.
  if (session === 'begins' && GOES_ON.some((code) => code === error)) return known;
  if (error !== 0) return [];
  if (session === 'ends') return asked.rodeOnCookie ? [clearedCookie()] : [];
  if (session !== 'begins') return known;
  return typeof token === 'string' ? [sealedCookie(token), ...known] : [];
}

/** An event stream as it comes: kept by nobody on its way, and changing no cookie. */
function passStream({ body }: Response): Response {
  const headers = {
    'content-type': STREAM,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  return new Response(body, { headers });
}

/** The backend's answer as the browser gets it. */
export async function withSession(answer: Response, asked: Asked): Promise<Response> {
  if (isStream(answer)) return passStream(answer);
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const name of PASSED_BACK) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const text = await answer.text();
  for (const cookie of cookiesAfter(asked, answer.status, text)) headers.append('set-cookie', cookie);
  return new Response(text, { status: answer.status, headers });
}
