export const AGENT_CODE = 'pwin';
export const AGENT_ID = 31;

/** Codes of refusals that first loads look at; the list of all, in `error-codes.ts`, weighs half a kilobyte. */
export const OTHER_MEMBER = 4020;
export const PENDING_EXISTS = 4303;
export const RECEIVER_CLOSED = 4317;
/** The first and the last of a coupon, which its field says. */
export const COUPON_CODES = [4901, 4909] as const;
export const LINE_BELOW_MIN = 4105;
export const OVER_MAX = 4106;
export const NUMBER_FULL = 4107;
export const SHOOT_COOLDOWN = 4202;

/** Names the member that a request is meant for, by `member_id`. */
export const MEMBER_HEADER = 'x-member-id';

/** Says that nobody was at the page that asks by itself: such a request is no use of its session. */
export const UNATTENDED_HEADER = 'x-unattended';

export const sessionLimits = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 } as const;
/** What a 401 tells who held the token, where it holds: the account was closed, its member is excluded from playing by their own wish. */
export const sessionEnds = ['closed', 'barred'] as const;
export type SessionEnd = (typeof sessionEnds)[number];
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
  'english_name_changed',
  'account_reactivated',
  'line_linked',
  'line_unlinked',
] as const;
/** By what a session began: the mobile number with its password, or LINE. */
export const sessionWays = ['number', 'line'] as const;
export type SessionWay = (typeof sessionWays)[number];
/** So many of each kind are kept and shown, the newest: what a stranger can cause pushes out nothing of another kind. */
export const NOTICES_OF_A_KIND = 5;
/** How long a member sees what happened to the account, and how long it is kept. */
export const securityEventKeepMs = 90 * 86_400_000;
export const otpLimits = { validMs: 5 * 60_000, resendMs: 60_000, tries: 5 } as const;
export const toastMs = { welcome: 1_000, error: 3_000 } as const;
export const dialogWidthPx = { notification: 400, event: 800, menu: 480 } as const;
export const NOTIFICATION_THROTTLE_MS = 15 * 60_000;
export const PAGE_VIEW_DELAY_MS = 250;
