import { expect, test } from 'vitest';
import { commonPasswordError } from '#rules/person/common-password.ts';
import { checkNewPassword } from './check-new-password.ts';

test.each(['12345678', 'P@ssw0rd1', 'sawasdee99'])(
  'a common password is told at its field: %s',
  async (typed) => {
    const said = await checkNewPassword(typed);
    expect(said).toContain('มีคนใช้บ่อย');
    expect(said).toBe(commonPasswordError(typed));
  },
);

test('what is wrong otherwise is told first, and a good one is taken', async () => {
  expect(await checkNewPassword('1234')).toContain('อย่างน้อย');
  expect(await checkNewPassword('0812345678', { username: '0812345678' })).toContain('เบอร์มือถือ');
  expect(await checkNewPassword('tao-kin-phak-7714')).toBeUndefined();
});
