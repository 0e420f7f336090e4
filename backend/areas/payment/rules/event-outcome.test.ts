import { expect, test } from 'vitest';
import { GRACE_MS } from '#rules/payment/deposit-status.ts';
import { eventOutcome, mismatchOf, sentAt as sentAtOf } from './event-outcome.ts';

const expiresAt = new Date('2025-06-15T12:15:00Z');
const sentAt = new Date(expiresAt.getTime() + GRACE_MS - 1);
const paid = { type: 'payment.paid', satang: 50_000n, currency: 'THB', sentAt } as const;
const cancelled = { ...paid, type: 'payment.cancelled' } as const;
const states = ['pending', 'paid', 'expired', 'cancelled'] as const;
const deposit = (status: (typeof states)[number]) => ({
  status,
  satang: 50_000n,
  expiresAt,
  endedAt: status === 'pending' ? null : expiresAt,
});

test('money that is known by more than its amount is credited, however late', () => {
  const { sentAt: _, ...named } = paid;
  for (const status of ['pending', 'expired', 'cancelled'] as const)
    expect(eventOutcome(named, deposit(status))).toBe('credited');
  expect(mismatchOf(named, deposit('paid'))).toBe('again');
});

test('money that was sent within the grace time is credited, whatever the deposit has become by then, and once', () => {
  expect(eventOutcome(paid, deposit('pending'))).toBe('credited');
  expect(eventOutcome(paid, deposit('expired'))).toBe('credited');
  expect(eventOutcome(paid, deposit('cancelled'))).toBe('credited');
});

test('what was sent when the grace time was over is late, unless more than that is wrong with it', () => {
  const late = { ...paid, sentAt: new Date(expiresAt.getTime() + GRACE_MS) };
  for (const status of ['pending', 'expired', 'cancelled'] as const) {
    expect(eventOutcome(late, deposit(status))).toBe('unmatched');
    expect(mismatchOf(late, deposit(status))).toBe('late');
  }
  expect(mismatchOf(late, deposit('paid'))).toBe('again');
  expect(mismatchOf({ ...late, satang: 1n }, deposit('expired'))).toBe('amount');
  expect(mismatchOf({ ...late, isPayer: false }, deposit('expired'))).toBe('payer');
  expect(mismatchOf({ ...late, currency: 'USD' }, deposit('expired'))).toBe('currency');
});

test('what a deposit limit has no headroom for waits, unless more than that is wrong with it', () => {
  const over = { ...paid, isOver: true };
  expect([eventOutcome(over, deposit('expired')), mismatchOf(over, deposit('expired'))]).toEqual([
    'unmatched',
    'limit',
  ]);
  expect(mismatchOf({ ...over, isPayer: false }, deposit('cancelled'))).toBe('payer');
});

test('money was sent when the provider says, and by a clock that is ahead when it was told', () => {
  const reportedAt = new Date('2025-06-15T12:20:00Z');
  expect(sentAtOf('2025-06-15T19:10:00+07:00', reportedAt)).toEqual(new Date('2025-06-15T12:10:00Z'));
  expect(sentAtOf('2025-06-15T13:20:00Z', reportedAt)).toEqual(reportedAt);
});

test('a second payment of a paid QR, another amount, another currency or an unknown reference waits for an operator', () => {
  expect(eventOutcome(paid, deposit('paid'))).toBe('unmatched');
  expect(eventOutcome({ ...paid, satang: 50_001n }, deposit('pending'))).toBe('unmatched');
  expect(eventOutcome({ ...paid, satang: 49_999n }, deposit('paid'))).toBe('unmatched');
  expect(eventOutcome(paid, undefined)).toBe('unmatched');
  for (const status of states) {
    expect(eventOutcome({ ...paid, currency: 'USD' }, deposit(status))).toBe('unmatched');
  }
});

test('a refusal ends a pending deposit only, and without one it says nothing about money', () => {
  expect(eventOutcome(cancelled, undefined)).toBe('ignored');
  expect(eventOutcome(cancelled, deposit('pending'))).toBe('cancelled');
  for (const status of ['paid', 'expired', 'cancelled'] as const) {
    expect(eventOutcome(cancelled, deposit(status))).toBe('ignored');
  }
});
