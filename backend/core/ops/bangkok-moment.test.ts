import { expect, test } from 'vitest';
import { bangkokMoment, inBangkok } from '#backend/core/ops/bangkok-moment.ts';

test('an instant is written by the clock of Bangkok, which is said', () => {
  expect(bangkokMoment(new Date('2026-11-30T10:05:59.999Z'))).toBe('2026-11-30 17:05 +07:00');
  expect(bangkokMoment(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 00:00 +07:00');
});

test.each([
  ['closed at 2025-06-15 12:00:00+00', 'closed at 2025-06-15 19:00:00 +07:00'],
  ['2025-06-15 19:00:00.123456+07, then', '2025-06-15 19:00:00.123456 +07:00, then'],
  ['(2025-06-15 17:30:00.5+05:30)', '(2025-06-15 19:00:00.5 +07:00)'],
  ['from 2025-06-15T20:00:00.000Z on', 'from 2025-06-16 03:00:00.000 +07:00 on'],
  ['at 2025-06-15 23:00:00-03', 'at 2025-06-16 09:00:00 +07:00'],
])('instants of a text are moved to Bangkok: %s', (text, said) => {
  expect(inBangkok(text)).toBe(said);
});

test.each([
  'round glo-2025-06-16',
  'day 2025-06-15, 12:00',
  'at 2025-06-15 19:00 +07:00',
  'transfer 2025-06-15 12:00:00',
  'at 9999-99-99 12:00:00+00',
])('what is no instant with its zone stays: %s', (text) => {
  expect(inBangkok(text)).toBe(text);
});
