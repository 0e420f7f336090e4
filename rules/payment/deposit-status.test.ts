import { expect, test } from 'vitest';
import { statusAt } from './deposit-status.ts';

test('a pending deposit has expired at the instant its time is over, any other keeps its end', () => {
  const expiresAt = new Date('2025-06-15T12:15:00Z');
  const before = new Date(expiresAt.getTime() - 1);
  expect(statusAt({ status: 'pending', expiresAt }, before)).toBe('pending');
  expect(statusAt({ status: 'pending', expiresAt }, expiresAt)).toBe('expired');
  expect(statusAt({ status: 'paid', expiresAt }, expiresAt)).toBe('paid');
  expect(statusAt({ status: 'cancelled', expiresAt }, expiresAt)).toBe('cancelled');
});
