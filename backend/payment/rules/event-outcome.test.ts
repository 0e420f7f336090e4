import { expect, test } from 'vitest';
import { eventOutcome } from './event-outcome.ts';

const paid = { type: 'payment.paid', satang: 50_000n } as const;
const cancelled = { type: 'payment.cancelled', satang: 50_000n } as const;
const deposit = (status: 'pending' | 'paid' | 'expired' | 'cancelled') => ({ status, satang: 50_000n });

test('money that arrived is credited, however late, and once', () => {
  expect(eventOutcome(paid, deposit('pending'))).toBe('credited');
  expect(eventOutcome(paid, deposit('expired'))).toBe('credited');
  expect(eventOutcome(paid, deposit('cancelled'))).toBe('credited');
  expect(eventOutcome(paid, deposit('paid'))).toBe('ignored');
});

test('another amount or an unknown reference waits for an operator', () => {
  expect(eventOutcome({ ...paid, satang: 50_001n }, deposit('pending'))).toBe('unmatched');
  expect(eventOutcome({ ...paid, satang: 49_999n }, deposit('paid'))).toBe('unmatched');
  expect(eventOutcome(paid, undefined)).toBe('unmatched');
  expect(eventOutcome(cancelled, undefined)).toBe('unmatched');
});

test('a refusal ends a pending deposit only', () => {
  expect(eventOutcome(cancelled, deposit('pending'))).toBe('cancelled');
  for (const status of ['paid', 'expired', 'cancelled'] as const) {
    expect(eventOutcome(cancelled, deposit(status))).toBe('ignored');
  }
});
