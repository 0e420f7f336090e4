import { expect, test } from 'vitest';
import { inboxCopy } from './copy.ts';

const refused = {
  id: 'order:1',
  kind: 'order',
  about: '1',
  at: '2025-06-15T12:00:00.000Z',
  is_read: false,
  outcome: 'refused',
  amount: null,
  until: null,
} as const;

test('a refused order says the points that can be used, and of others that they have ended', () => {
  const says = (count: number, name: string | null) => inboxCopy.text({ ...refused, count, name });
  expect(says(2_400, null)).toBe('ร้านค้าแต้มส่งของให้คุณไม่ได้ คืน 2,400 แต้มแล้ว');
  expect(says(1_900, 'ended')).toMatch(/คืน 1,900 แต้มแล้ว แต้มส่วนที่เหลือหมดอายุไปแล้ว/);
  expect(says(0, 'ended')).toMatch(/แต้มที่ใช้แลกหมดอายุไปแล้ว/);
  expect(says(0, 'ended')).not.toMatch(/คืน/);
});
