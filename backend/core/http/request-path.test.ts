import { expect, test } from 'vitest';
import { disguises } from '#tests/disguised-paths.ts';
import { plainPathOf } from './request-path.ts';

test.each([
  '/',
  '/lotto/lobby',
  '/lotto/lobby/',
  '/lotto/%E0%B8%AB',
  '/_next/static/chunks/%5Broot%20of%5D.js',
  '/.well-known/security.txt',
  '/a..b/c.',
  '/a,b;c=1@:!$&()*+~',
])('%s is read by everybody as the same', (path) => {
  expect(plainPathOf(path)).toBe(path);
  expect(plainPathOf(`${path}?x=/../%2e%2e/`)).toBe(path);
  expect(plainPathOf(`http://evil.test${path}?x`)).toBe(path);
});

test.each(['/_next/image', '/_global-error', '/api/login'])('no disguise of %s is a path', (path) => {
  for (const disguise of disguises.filter((one) => one(path) !== path))
    expect(plainPathOf(disguise(path)), disguise(path)).toBeUndefined();
});
