import { expect, test } from 'vitest';
import { inboxKinds, isReminder } from './inbox.ts';

test('money and results are told to everybody, what is still to be taken or used is a reminder', () => {
  expect(inboxKinds.filter(isReminder)).toEqual([
    'cashback',
    'quest',
    'coupon',
    'coupon_ending',
    'points_ending',
  ]);
});
