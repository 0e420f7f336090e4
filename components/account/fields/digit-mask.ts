import { normaliseMobile } from '#rules/person/mobile.ts';
import { normaliseDigits } from '#rules/text/digits.ts';

/** No bank has shorter account numbers. */
const LEAST_OF_ACCOUNT = 10;

function grouped(digits: string, sizes: readonly number[], between = '-'): string {
  const groups: string[] = [];
  let at = 0;
  for (const size of sizes) {
    if (at >= digits.length) break;
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(between);
}

/** `081-234-5678` of a mobile number as far as it was typed; Thai digits, blanks and +66 are understood. */
export function groupMobile(typed: string): string {
  const digits = normaliseMobile(typed).replace(/\D/g, '');
  if (!digits.startsWith('66')) return grouped(digits.slice(0, 10), [3, 3, 4]);
  // A number with the country code becomes the national one with its last digit.
  return digits.length < 11
    ? grouped(digits, [2, 2, 3, 4])
    : groupMobile(normaliseMobile(digits.slice(0, 11)));
}

/** `123-4-56789-0` of a bank account number as far as it was typed; longer numbers end in a longer group. */
export function groupBankAccount(typed: string): string {
  const digits = normaliseDigits(typed).replace(/\D/g, '').slice(0, 15);
  return grouped(digits, [3, 1, 5, 6]);
}

/**
 * `05/11/2540` of a day as far as it was typed; a single digit before any separator gets its zero. What a browser fills in as
 * `1997-11-05` becomes the same.
 */
export function groupDay(typed: string): string {
  const text = normaliseDigits(typed).trim();
  const filledIn = text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
  const digits = filledIn.replace(/(?<!\d)(\d)(?=\D)/g, '0$1').replace(/\D/g, '');
  return grouped(digits, [2, 2, 4], '/');
}

/** Digits of a one-time code, at most six. */
export function otpDigits(typed: string): string {
  return normaliseDigits(typed).replace(/\D/g, '').slice(0, 6);
}

/** The last digits of a bank account, four at most; of a whole number that is pasted its end. */
export function bankDigits(typed: string): string {
  const digits = normaliseDigits(typed).replace(/\D/g, '');
  return digits.length < LEAST_OF_ACCOUNT ? digits.slice(0, 4) : digits.slice(-4);
}
