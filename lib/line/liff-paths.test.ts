import { expect, test } from 'vitest';
import { liffFor, nameInState, targetOf } from './liff-paths.ts';

test('names lead to pages of this site, and nothing else does', () => {
  expect(targetOf('deposit')).toBe('/member/deposit');
  expect(targetOf('wheel')).toBe('/member/wheel');
  for (const name of [
    undefined,
    '',
    'Deposit',
    'constructor',
    '__proto__',
    'https://evil.example',
    '//evil.example',
    '..',
  ])
    expect(targetOf(name)).toBeUndefined();
});

test('the state of a link is read for a name alone', () => {
  expect(nameInState('/deposit')).toBe('deposit');
  expect(nameInState('deposit/')).toBe('deposit');
  expect(nameInState('/lotto?from=chat#x')).toBe('lotto');
  for (const state of [
    undefined,
    '',
    '/',
    '//evil.example',
    '/a/b',
    'https://evil.example',
    '/%2F%2Fevil',
    '/de posit',
  ])
    expect(nameInState(state)).toBeUndefined();
});

test('a page that has a name is come back to through LINE', () => {
  expect(liffFor('/member/withdraw')).toBe('/liff/withdraw');
  expect(liffFor('/')).toBe('/liff');
  expect(liffFor('/poll/99')).toBe('/liff');
  // A session that was over on that page, or an account that is linked after the login.
  expect(liffFor('/liff/withdraw')).toBe('/liff/withdraw');
  expect(liffFor('/liff/evil')).toBe('/liff');
});
