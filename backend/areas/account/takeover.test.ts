import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODES } from '#backend/areas/account/codes/one-time-code.ts';
import { BANK_DIGITS } from '#backend/areas/account/codes/try-code.ts';
import { accountLimits } from '#backend/areas/account/limits.ts';
import type { Limit } from '#backend/core/limits/limit.ts';

const ADDRESSES = 1_000;
const DAYS_A_YEAR = 365.25;
const DAY_MS = 86_400_000;

/** Uses of a limit a day in the long run: it fills up evenly. */
function perDay(limit: Limit): number {
  return (limit.count * DAY_MS) / limit.windowMs;
}

const byCode = 1 / CODES;
const byCodeAndDigits = byCode / 10 ** BANK_DIGITS;

/**
 * Takeovers a day of somebody who tries around the clock over as many numbers as there are: what the site lets pass with
 * the code alone, and from every address the rest with digits of the account too. An address may be known to some of the
 * accounts, for carriers share it out; a member's browser cannot be known to anybody else.
 */
function takeoversPerDay(addresses: number): number {
  const withDigits =
    addresses *
    (perDay(accountLimits.wrongCodeFromAddress) + perDay(accountLimits.wrongCodeFromKnownAddress));
  return perDay(accountLimits.wrongCodeOnSite) * byCode + withDigits * byCodeAndDigits;
}

test('with 1,000 addresses around the clock over all numbers one takeover takes more than 100 years on average', () => {
  const years = 1 / takeoversPerDay(ADDRESSES) / DAYS_A_YEAR;
  expect(years).toBeGreaterThan(100);
  expect(Math.round(years)).toBe(137);
});

test('a simulated month of 1,000 addresses at work has the chances that the calculation says', () => {
  const site = bucket(accountLimits.wrongCodeOnSite);
  const strangers = Array.from({ length: ADDRESSES }, () => bucket(accountLimits.wrongCodeFromAddress));
  const known = Array.from({ length: ADDRESSES }, () => bucket(accountLimits.wrongCodeFromKnownAddress));
  const chanceOfDay: number[] = [];
  for (let hour = 0; hour < 30 * 24; hour += 1) {
    const now = hour * 3_600_000;
    let chance = 0;
    for (const [address, limit] of [...strangers, ...known].entries()) {
      // Every try that an address has, with the code alone while the site lets it pass.
      while (limit(now)) chance += address < ADDRESSES && site(now) ? byCode : byCodeAndDigits;
    }
    const day = Math.floor(hour / 24);
    chanceOfDay[day] = (chanceOfDay[day] ?? 0) + chance;
  }
  const steady = chanceOfDay.slice(1);
  const aDay = steady.reduce((sum, chance) => sum + chance, 0) / steady.length;
  expect(1 / aDay / DAYS_A_YEAR).toBeGreaterThan(100);
  // The first day has the full limits of its first moment besides.
  expect(chanceOfDay[0]).toBeLessThanOrEqual(2 * takeoversPerDay(ADDRESSES));
});

test('against one number, also when its bank account is known, more than 100 years', () => {
  // The first try of a code is looked at whatever others used up; its bank account brings codes of their own.
  const codes = perDay(accountLimits.codeOfNumber) + perDay(accountLimits.codeByRightAccount);
  const strangers = perDay(accountLimits.wrongCodeOfNumber) + codes;
  const tries = strangers + perDay(accountLimits.wrongCodeOfMember);
  expect(1 / (tries * byCode) / DAYS_A_YEAR).toBeGreaterThan(100);
});

/** A limit by its rule: `count` at once, filled up evenly. */
function bucket({ count, windowMs }: Limit) {
  let wholeAt = 0;
  return (now: number) => {
    const next = Math.max(wholeAt, now) + windowMs / count;
    if (next > now + windowMs) return false;
    wholeAt = next;
    return true;
  };
}

test('whenever and from wherever the tries come, no day has more chances than the calculation and one day’s stock', () => {
  const tries = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 5 * DAY_MS }), address: fc.nat(3), digits: fc.boolean() }),
    { minLength: 200, maxLength: 600 },
  );
  fc.assert(
    fc.property(tries, (unsorted) => {
      const site = bucket(accountLimits.wrongCodeOnSite);
      const addresses = Array.from({ length: 4 }, () => bucket(accountLimits.wrongCodeFromAddress));
      let chance = 0;
      for (const { at, address, digits } of unsorted.sort((a, b) => a.at - b.at)) {
        if (!digits && !site(at)) continue;
        if (addresses[address]?.(at)) chance += digits ? byCodeAndDigits : byCode;
      }
      // Five days and the full limits of the first moment.
      expect(chance).toBeLessThanOrEqual(6 * takeoversPerDay(4));
    }),
  );
});
