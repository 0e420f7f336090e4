import type { Ctx } from '#backend/ctx.ts';
import { maskMobile } from '#rules/person/mask.ts';
import { mobileError } from '#rules/person/mobile.ts';

type AccountEvent =
  | 'login'
  | 'login_failed'
  | 'login_locked'
  | 'logout'
  | 'sessions_ended'
  | 'code_asked'
  | 'code_wrong'
  | 'password_reset'
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_wrong'
  | 'closed'
  | 'reactivated'
  | 'data_opened'
  | 'registered';

/** Notes in the log what happened to an account; never a whole number, a code or a password. */
export function logAccount(
  ctx: Pick<Ctx, 'log' | 'address' | 'requestId'>,
  event: AccountEvent,
  username: string | undefined,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  // What is no mobile number may be a password in the wrong field.
  const mobile = username && !mobileError(username) ? maskMobile(username) : undefined;
  ctx.log.info({ event, mobile, address: ctx.address, requestId: ctx.requestId, ...facts }, 'account');
}
