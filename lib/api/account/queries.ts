import { useMutation } from '@tanstack/react-query';
import type { Calls } from '#contract/calls.ts';
import { call } from '#lib/api/call.ts';
import { apiQuery } from '#lib/api/query.ts';

type Input<Path extends `POST /api/${string}` & keyof Calls> = Calls[Path]['request'];

/** A one-time code that was sent. `username` is null after a reload, when only the hidden number is known. */
export type SentCode = Calls['POST /api/reset_password']['data'] & {
  readonly username: string | null;
  /** The number as it is shown, most of it hidden. */
  readonly mobile: string;
};

export function useCheckAccount() {
  return useMutation({
    mutationFn: (input: Input<'POST /api/check_account'>) => call('POST /api/check_account', input),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (input: Input<'POST /api/register'>) => call('POST /api/register', input),
  });
}

/** What goes wrong at a login is told at its form, whatever the status. */
export function useLogin() {
  return useMutation({
    mutationFn: (input: Input<'POST /api/login'>) => call('POST /api/login', input, { handleErrors: false }),
  });
}

/** Sends a one-time code to a mobile number. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (input: Input<'POST /api/reset_password'>) => call('POST /api/reset_password', input),
  });
}

/** Sets a new password with the one-time code. */
export function useResetPasswordV2() {
  return useMutation({
    mutationFn: (input: Input<'POST /api/reset_password_v2'>) => call('POST /api/reset_password_v2', input),
  });
}

/** What happened to the account that its member should know of. */
export function securityEventsQuery() {
  return apiQuery('GET /api/member/security_events', {});
}
