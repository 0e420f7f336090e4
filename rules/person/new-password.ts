import { normaliseDigits } from '#rules/text/digits.ts';
import { normaliseText } from '#rules/text/normalise-text.ts';
import type { FieldError } from './field-error.ts';
import { normaliseMobile } from './mobile.ts';

const PASSWORD_LENGTH = { min: 8, max: 64 } as const;

/** What a password must not be made of: the number and the name of whom it belongs to. */
export interface OwnWords {
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

const NUMBER_TAIL = 8;

function lettersOf(text: string): string {
  return normaliseText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');
}

/** True when the number stands in the password, in any usual writing, with or without its first digits. */
function holdsNumber(password: string, username: string): boolean {
  const number = normaliseMobile(username);
  const digits = normaliseDigits(password).replace(/[\s\-.()+]/g, '');
  return number.length > NUMBER_TAIL && digits.includes(number.slice(-NUMBER_TAIL));
}

/** True when nothing but digits and signs is left of the password without the name. */
function isName(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  const [first = '', last = ''] = names.map(lettersOf);
  return letters !== '' && [first, last, `${first}${last}`, `${last}${first}`].includes(letters);
}

/**
 * 8 to 64 characters of any kind (GLI-19 2.5.3 asks for 8), not blanks alone, and not the member's own number or name.
 * The server also refuses what many people use.
 */
export function passwordError(typed: string, own: OwnWords = {}): FieldError {
  const length = [...typed].length;
  if (length === 0) return 'กรุณากรอกรหัสผ่าน';
  if (length < PASSWORD_LENGTH.min) return `รหัสผ่านต้องมีอย่างน้อย ${PASSWORD_LENGTH.min} ตัวอักษร`;
  if (length > PASSWORD_LENGTH.max) return `รหัสผ่านต้องไม่เกิน ${PASSWORD_LENGTH.max} ตัวอักษร`;
  if (/^[\s\p{C}\p{M}\u115f\u1160\u2800\u3164]*$/u.test(typed)) return 'รหัสผ่านต้องไม่ใช่ช่องว่างอย่างเดียว';
  if (own.username && holdsNumber(typed, own.username)) return 'รหัสผ่านต้องไม่ใช่เบอร์มือถือของคุณ';
  if (isName(typed, [own.firstName ?? '', own.lastName ?? ''])) return 'รหัสผ่านต้องไม่ใช่ชื่อของคุณ';
}
