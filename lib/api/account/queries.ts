import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** A one-time code that was sent. `username` is null after a reload, when only the hidden number is known. */
export type SentCode = Calls['POST /api/reset_password']['data'] & {
  readonly username: string | null;
  /** The number as it is shown, most of it hidden. */
  readonly mobile: string;
};

/** The own account with hidden numbers, who is logged in to it, and the newest logins. */
export type Profile = Calls['GET /api/member/profile']['data'];

export function profileQuery() {
  return apiQuery('GET /api/member/profile', {});
}

/** The texts that hold now, and what the member agreed to of each. */
export function consentsQuery() {
  return apiQuery('GET /api/member/consents', {});
}

/** Banks that a member can have an account with. */
export function banksQuery() {
  return apiQuery('GET /api/agent/banks', {});
}

/** What happened to the account that its member should know of. */
export function securityEventsQuery() {
  return apiQuery('GET /api/member/security_events', {});
}
