import { expect, test } from 'vitest';
import { lastedText } from './session-time.ts';

test('hours and minutes that are over', () => {
  const minutes = [-5, 0, 0.99, 42, 59.99, 60, 665];
  expect(minutes.map((one) => lastedText(one * 60_000))).toEqual([
    '0:00',
    '0:00',
    '0:00',
    '0:42',
    '0:59',
    '1:00',
    '11:05',
  ]);
});
