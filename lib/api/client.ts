import axios, { type InternalAxiosRequestConfig } from 'axios';
import { errorCodes, MEMBER_HEADER, toastMs } from '#contract/constants.ts';
import { here, leaveFor, reloadPage } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** False leaves a 400 or 401 to the caller instead of sending the member to another page. */
    handleErrors?: boolean;
  }
}

const client = axios.create({
  baseURL: '/',
  timeout: 20_000,
  headers: { Accept: 'application/json' },
  validateStatus: null,
});

/** The bearer token lives in memory only; after a reload the session cookie carries the session. */
let bearer: string | undefined;
/** How far the server's clock is ahead of this device's, in ms, from the newest answer. */
let serverAheadMs = 0;
/** The member whose page this is, named with every request so that another member's session refuses it. */
let memberId: string | undefined;
let sessionEndListener: (() => void) | undefined;

export function setBearer(token: string | undefined): void {
  bearer = token;
}

export function setCallingMember(id: string | undefined): void {
  memberId = id;
}

/** Called once when the session turns out to be over, before the browser goes to the login page. */
export function onSessionEnd(listener: () => void): void {
  sessionEndListener = listener;
}

/** Now by the server's clock, in epoch milliseconds. */
export function serverNowMs(): number {
  return Date.now() + serverAheadMs;
}

/** Sets the offset from a time that the server put into the first HTML. */
export function setServerNow(serverMs: number): void {
  serverAheadMs = serverMs - Date.now();
}

function isForOther(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Reflect.get(body, 'error') === errorCodes.OTHER_MEMBER;
}

client.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  if (bearer) config.headers.set('Authorization', `Bearer ${bearer}`);
  if (memberId) config.headers.set(MEMBER_HEADER, memberId);
  return config;
});

client.interceptors.response.use((response) => {
  const serverTime = Date.parse(String(response.headers['x-server-time'] ?? ''));
  if (!Number.isNaN(serverTime)) serverAheadMs = serverTime - Date.now();
  if (response.config.handleErrors === false) return response;
  // This page is another member's by now; the message can be read first.
  if (isForOther(response.data)) setTimeout(reloadPage, toastMs.error);
  if (response.status === 400) leaveFor(paths.home);
  if (response.status === 401) {
    setBearer(undefined);
    sessionEndListener?.();
    leaveFor(paths.sessionOver(here()));
  }
  return response;
});

export { client };
