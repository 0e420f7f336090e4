import { normaliseDigits } from '#rules/text/digits.ts';

const TYPED = /^\d{1,7}(\.\d{1,2})?$/;
const WIRE = /^\d{1,13}(\.\d{1,2})?$/;
export const MAX_WIRE_BAHT = 1_000_000_000_000;
const SATANG = 100n;

function satangOf(decimal: string): bigint {
  const [baht = '0', fraction = ''] = decimal.split('.');
  return BigInt(baht) * SATANG + BigInt(fraction.padEnd(2, '0'));
}

/**
 * Baht to satang, by string and never by multiplication; null for what is no amount.
 * Text is what a person typed: at most 7 digits and 2 decimals, Thai digits welcome, no sign, blank or comma.
 * A number is what came over the wire: 0 to 10^12 baht whose shortest decimal form has at most 2 decimals.
 */
export function parseBaht(baht: string | number): bigint | null {
  if (typeof baht === 'string') {
    const typed = normaliseDigits(baht);
    return TYPED.test(typed) ? satangOf(typed) : null;
  }
  if (baht > MAX_WIRE_BAHT) return null;
  const shortest = String(baht);
  return WIRE.test(shortest) ? satangOf(shortest) : null;
}

/** Satang of a wire amount that the contract has checked; throws RangeError for any other number. */
export function toSatang(baht: number): bigint {
  const satang = parseBaht(baht);
  if (satang === null) throw new RangeError('Not an amount in baht');
  return satang;
}

function decimalOf(satang: bigint): string {
  const digits = (satang < 0n ? -satang : satang).toString().padStart(3, '0');
  return `${satang < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Satang as the baht number of the wire, exact up to 10^12 baht either way; throws RangeError beyond. */
export function toBaht(satang: bigint): number {
  const limit = BigInt(MAX_WIRE_BAHT) * SATANG;
  if (satang > limit || satang < -limit) throw new RangeError('Amount is too large for the wire');
  return Number(decimalOf(satang));
}

/** Money for reading, always two decimals: `1,234.50`. A bigint is satang, a number is baht of the wire. */
export function formatBaht(amount: bigint | number): string {
  const decimal = typeof amount === 'bigint' ? decimalOf(amount) : amount.toFixed(2);
  if (!/^-?\d+\.\d\d$/.test(decimal)) throw new RangeError('Not an amount of money');
  const plain = decimal === '-0.00' ? '0.00' : decimal;
  return plain.replace(/\B(?=(?:\d{3})+\.)/g, ',');
}

/** What bets brought or took, wherever it stands: `+870.00`, `−660.00`, `0.00`. */
export function formatNet(baht: number): string {
  const amount = formatBaht(Math.abs(baht));
  return `${baht > 0 ? '+' : baht < 0 ? '−' : ''}${amount}`;
}

/** Money in a sentence, without decimals that are nothing: `1,000` or `1,000.50`. Takes what `formatBaht` takes. */
export function shortBaht(amount: bigint | number): string {
  return formatBaht(amount).replace(/\.00$/, '');
}

/** Satang as a person would type it, which `parseBaht` reads: `1000`, `7.50`. */
export function typedAmount(satang: bigint): string {
  return shortBaht(satang).replaceAll(',', '');
}
