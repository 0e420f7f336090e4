const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** So many at once, and afterwards so many in each `windowMs`: a spent limit fills up evenly again. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/**
 * Every limit of this backend. Carriers put thousands of members behind one address, so what one address may do is
 * wide, and members at a browser or an address where they logged in before are counted apart from everybody else.
 */
export const limitList = {
  /** Accounts opened from one address; tries at one mobile number. */
  registerFromAddress: { count: 20, windowMs: HOUR_MS },
  registerOfNumber: { count: 10, windowMs: HOUR_MS },
  checkFromAddress: { count: 120, windowMs: HOUR_MS },
  checkOfNumber: { count: 30, windowMs: HOUR_MS },
  /** Failed logins from one address; good ones give theirs back. */
  loginFromAddress: { count: 30, windowMs: 30 * MINUTE_MS },
  /** Logins looked at of one account from one place, good ones too. */
  loginOfPlace: { count: 100, windowMs: HOUR_MS },
  /** One-time codes sent: to a number at the word of a stranger, at that of a known place, and from one address. */
  codeOfNumber: { count: 5, windowMs: DAY_MS },
  codeOfMember: { count: 10, windowMs: DAY_MS },
  codeFromAddress: { count: 30, windowMs: DAY_MS },
  /** Wrong codes: at one number by strangers, at one number from one known place, from one address. */
  wrongCodeOfNumber: { count: 15, windowMs: DAY_MS },
  wrongCodeOfMember: { count: 10, windowMs: DAY_MS },
  wrongCodeFromAddress: { count: 20, windowMs: DAY_MS },
  /** The same at accounts that know the address, which a carrier may share out to many members. */
  wrongCodeFromKnownAddress: { count: 30, windowMs: DAY_MS },
  /** Wrong codes on the whole site for which number and code are enough; beyond it digits of the bank account too. */
  wrongCodeOnSite: { count: 15, windowMs: DAY_MS },
  /** Payment events with a wrong signature from one address; signed ones are never counted. */
  unsignedEventFromAddress: { count: 60, windowMs: MINUTE_MS },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limitList;
