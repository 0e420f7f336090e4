import { expect, test } from 'vitest';
import { GRACE_MS, graceEndOf, isLate, statusAt } from './deposit-status.ts';

const expiresAt = new Date('2025-06-15T12:15:00Z');
const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

test('a pending deposit has expired at the instant its time is over, any other keeps its end', () => {
  const before = after(expiresAt, -1);
  expect(statusAt({ status: 'pending', expiresAt }, before)).toBe('pending');
  expect(statusAt({ status: 'pending', expiresAt }, expiresAt)).toBe('expired');
  expect(statusAt({ status: 'paid', expiresAt }, expiresAt)).toBe('paid');
  expect(statusAt({ status: 'cancelled', expiresAt }, expiresAt)).toBe('cancelled');
});

test('money counts until a quarter of an hour after the end, and from that instant on it is late', () => {
  expect(GRACE_MS).toBe(900_000);
  const expired = { status: 'expired', expiresAt, endedAt: after(expiresAt, 59_000) } as const;
  const open = { status: 'pending', expiresAt, endedAt: null } as const;
  // A job notes the end up to a minute later; that makes it no later.
  for (const deposit of [expired, open]) {
    expect(graceEndOf(deposit)).toEqual(after(expiresAt, GRACE_MS));
    expect(isLate(deposit, after(expiresAt, -1))).toBe(false);
    expect(isLate(deposit, after(expiresAt, GRACE_MS - 1))).toBe(false);
    expect(isLate(deposit, after(expiresAt, GRACE_MS))).toBe(true);
  }
});

test('one that was given up has its grace from then on, and at most that of its time', () => {
  const endedAt = after(expiresAt, -600_000);
  const cancelled = { status: 'cancelled', expiresAt, endedAt } as const;
  expect(isLate(cancelled, after(endedAt, GRACE_MS - 1))).toBe(false);
  expect(isLate(cancelled, after(endedAt, GRACE_MS))).toBe(true);
  expect(graceEndOf({ ...cancelled, endedAt: after(expiresAt, 60_000) })).toEqual(after(expiresAt, GRACE_MS));
});

test('a second payment of a paid one is never late: it is a second one', () => {
  const paid = { status: 'paid', expiresAt, endedAt: expiresAt } as const;
  expect(isLate(paid, after(expiresAt, 2 * GRACE_MS))).toBe(false);
});
