import { expect, test } from 'vitest';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';

test('login and registration lead to one another with the code of who invited', () => {
  expect(loyaltyPaths.loginWith('FRND2345', '/cashback')).toBe('/login?next=%2Fcashback&ref=FRND2345');
  expect(loyaltyPaths.registerWith('FRND2345', '/')).toBe('/register?ref=FRND2345');
  expect(loyaltyPaths.registerWith(undefined, '/')).toBe('/register');
});
