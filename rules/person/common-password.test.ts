import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  '12345678',
  '87654321',
  'password',
  'PASSWORD1',
  'P@ssw0rd1',
  'password!2569',
  'qwer1234',
  'abc123abc123',
  'aaaaaaaa',
  '12121212',
  'lovelove',
  '1qaz2wsx',
  'trustno1',
  '0899999999',
  '05051990',
  '01012533',
  '25330101',
  'sawasdee',
  'Sawasdee99',
  'thailand1',
  'somchai99',
  'pwin2569',
  'Casino888',
  'หวย25699',
  'รหัสผ่าน1',
  'คิดถึง1234',
  'ฟหกดเ้่า',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'sabai-dee-99',
  'brand-new-word',
  'plaa-tong-555',
  'แมวเหมียวสามตัว',
  'kxj29vqa',
  '73910482',
  'correct horse battery',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false));

test('capitals and digits around a common password hide nothing', () => {
  const dressed = fc.record({
    word: fc.constantFrom('password', 'sawasdee', 'dragon', 'รวยรวย', 'football', 'ilovethailand'),
    before: fc.stringMatching(/^\d{0,4}$/),
    after: fc.stringMatching(/^[\d!.]{0,4}$/),
    loud: fc.boolean(),
  });
  fc.assert(
    fc.property(dressed, ({ word, before, after, loud }) => {
      expect(isCommonPassword(`${before}${loud ? word.toUpperCase() : word}${after}`)).toBe(true);
    }),
  );
});

test('a random password is hardly ever refused', () => {
  const random = fc.stringMatching(/^[a-z0-9]{10}$/);
  const refused = fc.sample(random, 2_000).filter(isCommonPassword);
  expect(refused.length).toBeLessThan(20);
});
