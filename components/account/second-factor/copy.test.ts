import { expect, test } from 'vitest';
import { secondFactorCopy } from './copy.ts';

test.each([
  [8, 'รหัสสำรองเหลือ 8 รหัส'],
  [0, 'ใช้รหัสสำรองหมดแล้ว ควรสร้างชุดใหม่'],
])('with %d recovery codes left: %s', (count, words) => expect(secondFactorCopy.left(count)).toBe(words));
