import { isDay } from '#rules/time/bangkok-time.ts';
import type { FieldError } from './field-error.ts';

/** Age from which a person may play (Thai age of majority, Civil and Commercial Code s. 19). */
export const MIN_AGE_YEARS = 20;

const OLDEST_BIRTH = '1900-01-01';

/**
 * A birth date (`YYYY-MM-DD`, Christian era) of somebody who has had the 20th birthday by `today` in Bangkok.
 * Who is born on 29 February has it on 1 March in a common year.
 */
export function birthDateError(birthDate: string, today: string): FieldError {
  if (birthDate === '') return 'กรุณากรอกวันเกิด';
  if (!isDay(birthDate) || birthDate < OLDEST_BIRTH || birthDate > today) return 'วันเกิดไม่ถูกต้อง';
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + MIN_AGE_YEARS}${birthDate.slice(4)}`;
  if (comesOfAge > today) return `ผู้สมัครต้องมีอายุ ${MIN_AGE_YEARS} ปีบริบูรณ์ขึ้นไป`;
}
