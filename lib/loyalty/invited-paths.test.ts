import { expect, test } from 'vitest';
import { invitedPaths } from '#lib/loyalty/invited-paths.ts';

test('login and registration lead to one another with the code of who invited', () => {
  expect(invitedPaths.login('FRND2345', '/cashback')).toBe('/login?next=%2Fcashback&ref=FRND2345');
  expect(invitedPaths.register('FRND2345', '/')).toBe('/register?ref=FRND2345');
  expect(invitedPaths.register(undefined, '/')).toBe('/register');
});
