import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { MEMBER_HEADER, OTHER_MEMBER, toastMs, UNATTENDED_HEADER } from '#contract/constants.ts';
import { caller, endSession, setBearer, setServerNow } from '#lib/api/caller.ts';
import { here, leaveFor, reloadPage } from '#lib/leave.ts';
import { isUnattended, watchActivity } from '#lib/member-activity/watch-activity.ts';
import { paths } from '#lib/paths.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** False leaves a 400 or 401 to the caller instead of sending the member to another page. */
    handleErrors?: boolean;
    /** True for a call that is asked again after a 401. */
    isSecond?: boolean;
    /** What the first 401 said of the end: by the second the cookie may be gone. */
    ended?: unknown;
  }
}

/** So long an answer may be on its way. */
const LONGEST_MS = 20_000;

const client = axios.create({
  baseURL: '/',
  timeout: LONGEST_MS,
  headers: { Accept: 'application/json' },
  validateStatus: null,
});

function endOf(body: unknown): unknown {
  return Object(Object(body).data).ended;
}

function isForOther(body: unknown): boolean {
  return Object(body).error === OTHER_MEMBER;
}

watchActivity();

client.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  const { bearer, memberId } = caller();
  if (bearer && !config.isSecond) config.headers.set('Authorization', `Bearer ${bearer}`);
  if (isUnattended()) config.headers.set(UNATTENDED_HEADER, '1');
  if (memberId && !config.isSecond) config.headers.set(MEMBER_HEADER, memberId);
  return config;
});

/**
 * A 401 did nothing, and is of the token that this tab had in mind. Somebody may have logged in meanwhile, in this tab or another one: once more
 * it is asked for the same member, with the cookie that the browser has by now. What went with the cookie is not asked again.
 */
async function askAgain({ config, data }: AxiosResponse): Promise<AxiosResponse> {
  if (config.headers.get('Authorization') === `Bearer ${caller().bearer}`) setBearer(undefined);
  config.headers.delete('Authorization');
  return client.request({ ...config, isSecond: true, ended: endOf(data) });
}

client.interceptors.response.use((response) => {
  setServerNow(Date.parse(String(response.headers['x-server-time'])), LONGEST_MS);
  if (response.status === 401 && response.config.headers.has('Authorization')) return askAgain(response);
  if (response.config.handleErrors === false) return response;
  // This page is another member's by now; the message can be read first.
  if (isForOther(response.data)) setTimeout(reloadPage, toastMs.error);
  if (response.status === 400) leaveFor(paths.home);
  if (response.status === 401) {
    endSession();
    leaveFor(paths.sessionOver(here(), endOf(response.data) ?? response.config.ended));
  }
  return response;
});

export { client };
