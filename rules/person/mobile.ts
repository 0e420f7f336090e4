import { normaliseNumber } from '#rules/text/normalise-text.ts';
import type { FieldError } from './field-error.ts';

/** A Thai mobile number as `0812345678`, from the ways people write it (+66, 66, blanks, dashes). Not yet a check. */
export function normaliseMobile(text: string): string {
  const digits = normaliseNumber(text);
  const abroad = /^(?:\+66|0066|66(?=0?\d{9}$))0?(.*)$/.exec(digits);
  return abroad ? `0${abroad[1]}` : digits;
}

/** Thai mobile numbers begin 06, 08 or 09 (NBTC numbering plan); any usual way of writing one is taken. */
export function mobileError(typed: string): FieldError {
  if (typed.trim() === '') return 'กรุณากรอกเบอร์มือถือ';
  if (!/^0[689]\d{8}$/.test(normaliseMobile(typed))) return 'เบอร์มือถือต้องมี 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09';
}

/** A mobile number in groups, as people read it out: `081-234-5678`. */
export function groupMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
