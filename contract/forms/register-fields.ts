import { isDay } from '#contract/bangkok-time.ts';
import { MIN_AGE_YEARS } from '#contract/constants.ts';
import { normaliseDigits, normaliseMobile } from '#contract/money.ts';

/** What is wrong with a field, in Thai and ready to show beside it; undefined when nothing is. */
type FieldError = string | undefined;

const PASSWORD_LENGTH = { min: 8, max: 64 } as const;

const NAME_MAX = 60;
const OLDEST_BIRTH = '1900-01-01';
const DEFAULT_ACCOUNT_DIGITS = 10;

/** Digits of an account number where a bank has not ten: GSB, GHB and BAAC 12, TISCO 14. */
const accountDigitsByBank: Readonly<Record<string, number>> = { '030': 12, '033': 12, '034': 12, '067': 14 };

/** Thai mobile numbers begin 06, 08 or 09 (NBTC numbering plan); any usual way of writing one is taken. */
export function mobileError(typed: string): FieldError {
  if (typed.trim() === '') return 'กรุณากรอกเบอร์มือถือ';
  if (!/^0[689]\d{8}$/.test(normaliseMobile(typed))) return 'เบอร์มือถือต้องมี 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09';
}

/** What a password must not be made of: the number and the name of whom it belongs to. */
export interface OwnWords {
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

const NUMBER_TAIL = 8;

function lettersOf(text: string): string {
  return text
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

/** A name with its blanks tidied: outer ones away, inner ones single. */
export function normaliseName(typed: string): string {
  return typed.normalize('NFC').trim().replace(/ +/g, ' ');
}

/** A Thai syllable's letter with the vowels and marks that may stand at it, or a Latin letter. */
const LETTER = '(?:[เ-ไ]?[ก-ฮ][ะ-\\u0e3aๅ-\\u0e4e]{0,4}|(?=\\p{Script=Latin})\\p{L})';

/** Letters; single blanks, dots, hyphens and apostrophes between them (ณ อยุธยา, O'Neil, Jean-Luc). */
const NAME = new RegExp(`^${LETTER}+(?:[ .'’-]{1,2}${LETTER}+)*\\.?$`, 'u');

function nameError(typed: string, called: string): FieldError {
  const name = normaliseName(typed);
  if (name === '') return `กรุณากรอก${called}`;
  if (name.length > NAME_MAX) return `${called}ต้องไม่เกิน ${NAME_MAX} ตัวอักษร`;
  if (!NAME.test(name)) return `${called}ใช้ได้เฉพาะตัวอักษรไทยหรืออังกฤษ`;
}

/** Thai or Latin letters, as the bank account has it. */
export function firstNameError(typed: string): FieldError {
  return nameError(typed, 'ชื่อ');
}

/** Thai or Latin letters, as the bank account has it. */
export function lastNameError(typed: string): FieldError {
  return nameError(typed, 'นามสกุล');
}

/**
 * A birth date (`YYYY-MM-DD`, Christian era) of somebody who has had the 20th birthday by `today` in Bangkok.
 * Who is born on 29 February has it on 1 March in a common year.
 */
export function birthDateError(birthDate: string, today: string): FieldError {
  if (birthDate === '') return 'กรุณาเลือกวันเกิด';
  if (!isDay(birthDate) || birthDate < OLDEST_BIRTH || birthDate > today) return 'วันเกิดไม่ถูกต้อง';
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + MIN_AGE_YEARS}${birthDate.slice(4)}`;
  if (comesOfAge > today) return `ผู้สมัครต้องมีอายุ ${MIN_AGE_YEARS} ปีบริบูรณ์ขึ้นไป`;
}

/** Three-digit bank code (Bank of Thailand); whether the agent pays to that bank is for the server to say. */
export function bankCodeError(code: string): FieldError {
  if (!/^\d{3}$/.test(code)) return 'กรุณาเลือกธนาคาร';
}

/** An account number as ASCII digits without blanks and dashes. */
export function normaliseAccountNo(typed: string): string {
  return normaliseDigits(typed).replace(/[\s-]/g, '');
}

/** How many digits an account number of a bank has. */
export function accountDigits(bankCode: string): number {
  return accountDigitsByBank[bankCode] ?? DEFAULT_ACCOUNT_DIGITS;
}

/** An account number with as many digits as those of its bank. */
export function bankAccountNoError(bankCode: string, typed: string): FieldError {
  const digits = normaliseAccountNo(typed);
  const wanted = accountDigits(bankCode);
  if (digits === '') return 'กรุณากรอกเลขที่บัญชี';
  if (!/^\d+$/.test(digits)) return 'เลขที่บัญชีต้องเป็นตัวเลขเท่านั้น';
  if (digits.length !== wanted) return `เลขที่บัญชีของธนาคารนี้ต้องมี ${wanted} หลัก`;
}

/** One-time code: six digits. */
export function otpError(typed: string): FieldError {
  const code = normaliseDigits(typed.trim());
  if (code === '') return 'กรุณากรอกรหัส OTP';
  if (!/^\d{6}$/.test(code)) return 'รหัส OTP ต้องเป็นตัวเลข 6 หลัก';
}

/** The terms have to be accepted. */
export function termsError(accepted: boolean): FieldError {
  if (!accepted) return 'กรุณายอมรับข้อกำหนดและนโยบายก่อนสมัคร';
}

/**
 * True for a Thai national id of 13 digits with the right check digit: (11 − Σ dᵢ·(13 − i) mod 11) mod 10 over the first
 * twelve. Source: Department of Provincial Administration.
 */
export function isNationalId(typed: string): boolean {
  const digits = normaliseDigits(typed);
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 12)].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

/** The fields of a registration, as the call sends them. */
interface RegisterForm {
  readonly username: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly accept_terms: boolean;
}

/** Every error of a registration by field; empty when it can be sent. `today` is the day in Bangkok. */
export function registerErrors(form: RegisterForm, today: string): Record<string, string> {
  const errors: Record<keyof RegisterForm, FieldError> = {
    username: mobileError(form.username),
    password: passwordError(form.password, {
      username: form.username,
      firstName: form.first_name,
      lastName: form.last_name,
    }),
    first_name: firstNameError(form.first_name),
    last_name: lastNameError(form.last_name),
    birth_date: birthDateError(form.birth_date, today),
    bank_code: bankCodeError(form.bank_code),
    bank_account_no: bankAccountNoError(form.bank_code, form.bank_account_no),
    accept_terms: termsError(form.accept_terms),
  };
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
