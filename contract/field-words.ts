import { z } from 'zod';

const { localeError } = z.locales.th();

/** What a field is told whose schema has no words for it. Forms show that, and a person can type too much everywhere. */
export const fieldWords: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'too_big' && issue.origin === 'string'
    ? `ยาวเกินไป ใส่ได้ไม่เกิน ${issue.maximum} ตัวอักษร`
    : localeError(issue);
