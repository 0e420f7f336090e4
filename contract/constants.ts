export const AGENT_CODE = 'pwin';
export const AGENT_ID = 31;

/** Codes of refusals by name. Names are unique over all areas; the Thai message goes with the refusal. */
export const errorCodes = {
  LOGIN_FAILED: 4001,
  LOCKED: 4002,
  OTP_WRONG: 4003,
  OTP_EXPIRED: 4004,
  OTP_COOLDOWN: 4005,
  USERNAME_TAKEN: 4006,
  BANK_ACCOUNT_TAKEN: 4007,
  PASSWORD_WRONG: 4008,
  BANK_DIGITS_NEEDED: 4009,
  NO_MESSAGE_CHANNEL: 4010,
  SECOND_FACTOR_NEEDED: 4011,
  SECOND_FACTOR_WRONG: 4012,
  SECOND_FACTOR_ON: 4013,
  ACCOUNT_HAS_OPEN: 4014,
  PASSWORD_NEEDED: 4015,
  CONSENT_NEEDED: 4016,
  CONSENT_OUTDATED: 4017,
  OTHER_MEMBER: 4020,

  DRAW_CLOSED: 4101,
  BET_TYPE_DISABLED: 4102,
  NUMBER_BLOCKED: 4103,
  NUMBER_HALF_PAY: 4104,
  LINE_BELOW_MIN: 4105,
  OVER_MAX: 4106,
  NUMBER_FULL: 4107,
  RATE_CHANGED: 4108,
  BAD_NUMBER: 4109,
  INSUFFICIENT_BALANCE: 4110,
  DUPLICATE_REQUEST: 4111,
  CANCEL_TOO_LATE: 4121,
  CANCEL_QUOTA: 4122,
  NOT_CANCELLABLE: 4123,

  SHOOT_CLOSED: 4201,
  SHOOT_COOLDOWN: 4202,

  MONEY_BELOW_MIN: 4301,
  MONEY_ABOVE_MAX: 4302,
  PENDING_EXISTS: 4303,
  TURNOVER_REMAINING: 4304,
  SLIP_DUPLICATE: 4306,
  WITHDRAW_DAY_COUNT: 4308,
  WITHDRAW_DAY_AMOUNT: 4309,
  AMOUNT_TAKEN: 4310,
  SLIP_UNREADABLE: 4311,
  SLIP_TOO_OLD: 4312,
  PROMOTION_UNKNOWN: 4313,

  DEPOSIT_LIMIT: 4401,
  LOSS_LIMIT: 4402,
  TIME_LIMIT: 4403,
  TIMED_OUT: 4404,
  SELF_EXCLUDED: 4405,
  STAKE_LIMIT: 4406,
  RAISE_TOO_EARLY: 4411,
  NO_RAISE: 4412,
} as const;
export type ErrorName = keyof typeof errorCodes;

/** Names the member that a request is meant for, by `member_id`. */
export const MEMBER_HEADER = 'x-member-id';

export const sessionLimits = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 } as const;
/** What a member is told of the own account, by what happened. */
export const securityEventKinds = [
  'login_new_place',
  'code_asked',
  'password_reset',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'sub_bank_changed',
] as const;
/** How long a member sees what happened to the account, and how long it is kept. */
export const securityEventKeepMs = 90 * 86_400_000;
export const otpLimits = { validMs: 5 * 60_000, resendMs: 60_000, tries: 5 } as const;
export const toastMs = { welcome: 1_000, error: 3_000 } as const;
export const dialogWidthPx = { notification: 400, event: 800, menu: 480 } as const;
export const NOTIFICATION_THROTTLE_MS = 15 * 60_000;
export const PAGE_VIEW_DELAY_MS = 250;
