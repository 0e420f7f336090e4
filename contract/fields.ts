import { z } from 'zod';
import { isDay, isInCalendar } from '#rules/time/bangkok-time.ts';

/** Money on the wire: baht, at most two decimals. Compared as text, so 0.1 + 0.2 is refused and 19.99 is not. */
export const Baht = z
  .number()
  .min(0)
  .max(1_000_000_000_000)
  .refine((baht) => /^\d+(\.\d{1,2})?$/.test(String(baht)), {
    error: 'กรอกจำนวนเงินเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง',
  });

/** A balance or a difference on the wire, in baht; below zero for what is owed or was taken. */
export const MoneyChange = z.number().min(-1_000_000_000_000).max(1_000_000_000_000);

/** A moment as ISO 8601 in UTC, from 1900 to 2200. */
export const Instant = z.iso.datetime().refine(isInCalendar);
/** A moment as another program says it: in UTC or with another offset that is written out (RFC 3339), from 1900 to 2200. */
export const InstantWithOffset = z.iso.datetime({ offset: true }).refine(isInCalendar);
/** A calendar day in Bangkok, `YYYY-MM-DD`, from 1900 to 2200. */
export const Day = z.iso.date().refine(isDay);
/** Made by the client once per intent; the same key with the same body answers the first result. */
export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,80}$/);
/** Name of a thing in a URL or body; never a free text. */
export const Id = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);
/** Id that the database made; nothing else is ever looked for. */
export const Uuid = z.uuid();
/** A code of a member's second factor, of the app or a recovery code, however it was typed. */
export const SecondFactorCode = z.string().max(24);
export const AgentCode = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
/** Agent id arrives as a number in bodies and as digits in queries. */
export const AgentId = z.coerce.number().int().positive().max(2_147_483_647);
/** Whole number of a query, within bounds. */
export function queryInt(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max);
}
export const Nothing = z.object({});
