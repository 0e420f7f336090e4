import { normaliseNumber } from '#rules/text/normalise-text.ts';
import type { FieldError } from './field-error.ts';

const DEFAULT_ACCOUNT_DIGITS = 10;

/** Digits of an account number where a bank has not ten: GSB, GHB and BAAC 12, TISCO 14. */
const accountDigitsByBank: Readonly<Record<string, number>> = { '030': 12, '033': 12, '034': 12, '067': 14 };

const lengths = [...new Set([DEFAULT_ACCOUNT_DIGITS, ...Object.values(accountDigitsByBank)])];

/** Three-digit bank code (Bank of Thailand); whether the agent pays to that bank is for the server to say. */
export function bankCodeError(code: string): FieldError {
  if (!/^\d{3}$/.test(code)) return 'กรุณาเลือกธนาคาร';
}

/** An account number as ASCII digits without blanks, dashes and dots. */
export function normaliseAccountNo(typed: string): string {
  return normaliseNumber(typed);
}

/** How many digits an account number of a bank has. */
export function accountDigits(bankCode: string): number {
  return accountDigitsByBank[bankCode] ?? DEFAULT_ACCOUNT_DIGITS;
}

/** An account number with as many digits as those of its bank. */
export function bankAccountNoError(bankCode: string, typed: string): FieldError {
  const digits = normaliseAccountNo(typed);
  const wanted = accountDigits(bankCode);
  if (digits === '') return 'กรุณากรอกเลขบัญชี';
  if (!/^\d+$/.test(digits)) return 'เลขบัญชีต้องเป็นตัวเลขเท่านั้น';
  if (digits.length !== wanted) return `เลขบัญชีของธนาคารนี้ต้องมี ${wanted} หลัก`;
}

/** An account number of a bank that is not told: with as many digits as those of some bank. */
export function anyAccountNoError(typed: string): FieldError {
  const digits = normaliseAccountNo(typed);
  if (digits === '') return 'กรุณากรอกเลขบัญชี';
  if (!/^\d+$/.test(digits)) return 'เลขบัญชีต้องเป็นตัวเลขเท่านั้น';
  if (!lengths.includes(digits.length))
    return `เลขบัญชีต้องมี ${lengths.slice(0, -1).join(', ')} หรือ ${lengths.at(-1)} หลัก`;
}

/** An account number in the groups of a bank book: `123-4-56789-0`, of twelve digits `123-4-56789-012`; others as they are. */
export function groupAccountNo(accountNo: string): string {
  return accountNo.replace(/^(\d{3})(\d)(\d{5})(\d|\d{3})$/, '$1-$2-$3-$4');
}
