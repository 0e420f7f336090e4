import { normaliseText } from '#rules/text/normalise-text.ts';
import type { FieldError } from './field-error.ts';

const NAME_MAX = 60;

/** A name in the one way to write it, its blanks tidied: outer ones away, inner ones single. */
export function normaliseName(typed: string): string {
  return normaliseText(typed).trim().replace(/ +/g, ' ');
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
