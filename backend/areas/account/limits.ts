import { DAY_MS, HOUR_MS, limit, MINUTE_MS } from '#backend/core/limits/limit.ts';
import { otpLimits } from '#contract/constants.ts';

/**
 * What strangers and members may do to accounts. Carriers put thousands of members behind one address, so what one
 * address may do is wide, and members at a browser or an address where they logged in before are counted apart.
 */
export const accountLimits = {
  /** Accounts opened from one address; tries at one mobile number, from one address and from all. */
  registerFromAddress: limit('registerFromAddress', 20, HOUR_MS),
  registerFromNetwork: limit('registerFromNetwork', 100, HOUR_MS),
  registerOfPlace: limit('registerOfPlace', 10, HOUR_MS),
  registerOfNumber: limit('registerOfNumber', 30, HOUR_MS),
  /** Failed logins from one address; good ones give theirs back. */
  loginFromAddress: limit('loginFromAddress', 30, 30 * MINUTE_MS),
  loginFromNetwork: limit('loginFromNetwork', 150, 30 * MINUTE_MS),
  /** Logins looked at of one account from one origin, good ones too. */
  loginOfPlace: limit('loginOfPlace', 200, DAY_MS),
  /** Wrong codes of a second factor, given with the right password: of one account in one browser or at one address. */
  wrongSecondFactor: limit('wrongSecondFactor', 10, DAY_MS),
  /** The same in all browsers that have not shown it, at known devices and elsewhere. */
  wrongSecondFactorOfMember: limit('wrongSecondFactorOfMember', 20, DAY_MS),
  /** Second bank accounts that were refused, for somebody has them. */
  takenAccountOfMember: limit('takenAccountOfMember', 5, DAY_MS),
  /** Files of the own data that a member may ask for. */
  dataOfMember: limit('dataOfMember', 5, DAY_MS),
  /** A code to a number from one address, whichever browsers ask there: one, and the next after the wait. */
  codeSoon: limit('codeSoon', 1, otpLimits.resendMs),
  /** One-time codes sent: to a number at the word of one stranger's address, of all strangers, of a known device; from one address. */
  codeOfPlace: limit('codeOfPlace', 3, DAY_MS),
  codeOfNumber: limit('codeOfNumber', 6, DAY_MS),
  codeOfMember: limit('codeOfMember', 10, DAY_MS),
  codeFromAddress: limit('codeFromAddress', 30, DAY_MS),
  codeFromNetwork: limit('codeFromNetwork', 150, DAY_MS),
  /** Codes asked for with a whole bank account: of a number and the account that is given, right or wrong; from one address. */
  codeByBankAccount: limit('codeByBankAccount', 3, DAY_MS),
  /** Those that are sent: of a number, with its main and second account together. */
  codeByRightAccount: limit('codeByRightAccount', 3, DAY_MS),
  codeByBankFromAddress: limit('codeByBankFromAddress', 30, DAY_MS),
  codeByBankFromNetwork: limit('codeByBankFromNetwork', 150, DAY_MS),
  /** Wrong codes: at one number by one stranger's address, by all strangers, from one known device; from one address. */
  wrongCodeOfPlace: limit('wrongCodeOfPlace', 6, DAY_MS),
  wrongCodeOfNumber: limit('wrongCodeOfNumber', 8, DAY_MS),
  wrongCodeOfMember: limit('wrongCodeOfMember', 10, DAY_MS),
  wrongCodeFromAddress: limit('wrongCodeFromAddress', 20, DAY_MS),
  wrongCodeFromNetwork: limit('wrongCodeFromNetwork', 100, DAY_MS),
  /** The same at accounts that know the address, which a carrier may share out to many members. */
  wrongCodeFromKnownAddress: limit('wrongCodeFromKnownAddress', 30, DAY_MS),
  /** Wrong codes on the whole site for which number and code are enough; beyond it digits of the bank account too. */
  wrongCodeOnSite: limit('wrongCodeOnSite', 15, DAY_MS),
} as const;
