import { expect, test } from 'vitest';
import { eventOutcome } from './event-outcome.ts';

const paid = { type: 'payment.paid', satang: 50_000n, currency: 'THB' } as const;
const cancelled = { type: 'payment.cancelled', satang: 50_000n, currency: 'THB' } as const;
const states = ['pending', 'paid', 'expired', 'cancelled'] as const;
const deposit = (status: (typeof states)[number]) => ({ status, satang: 50_000n });

test('money that arrived is credited, however late, and once', () => {
  expect(eventOutcome(paid, deposit('pending'))).toBe('credited');
  expect(eventOutcome(paid, deposit('expired'))).toBe('credited');
  expect(eventOutcome(paid, deposit('cancelled'))).toBe('credited');
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
