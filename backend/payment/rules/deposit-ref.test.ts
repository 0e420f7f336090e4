import { expect, test } from 'vitest';
import { systemRandom } from '#backend/random.ts';
import { depositRef } from './deposit-ref.ts';
import { statusAt } from './deposit-status.ts';

test('sixteen letters and digits that are hard to confuse, different each time', () => {
  const refs = Array.from({ length: 200 }, () => depositRef(systemRandom));
  for (const ref of refs) expect(ref).toMatch(/^[A-HJKMNP-Z2-9]{16}$/);
  expect(new Set(refs).size).toBe(refs.length);
});

test('a pending deposit has expired at the instant its time is over, any other keeps its end', () => {
  const expiresAt = new Date('2025-06-15T12:15:00Z');
  const before = new Date(expiresAt.getTime() - 1);
  expect(statusAt({ status: 'pending', expiresAt }, before)).toBe('pending');
  expect(statusAt({ status: 'pending', expiresAt }, expiresAt)).toBe('expired');
  expect(statusAt({ status: 'paid', expiresAt }, expiresAt)).toBe('paid');
  expect(statusAt({ status: 'cancelled', expiresAt }, expiresAt)).toBe('cancelled');
});
