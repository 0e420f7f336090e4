import { expect, test } from 'vitest';
import { readTarget } from './admit-request.ts';

test.each([
  ['/lotto/lobby?x=%ff', '/lotto/lobby?x=%ff'],
  ['/lotto/%E0%B8%AB', '/lotto/%E0%B8%AB'],
  ['http://evil.test/lotto/lobby?a=1', '/lotto/lobby?a=1'],
  ['HTTPS://evil.test?a=1', '/?a=1'],
  ['http://evil.test', '/'],
  ['*', '/404'],
  ['/lotto/%ff', '/404'],
  ['/%E0%A4%A', '/404'],
  ['http://evil.test/%ff', '/404'],
  ['/api/%ff?x=1', '/api/404'],
  ['/_global-error', '/404'],
  ['/_next/image?url=/icon.svg&w=64&q=75', '/404'],
  ['/_next/static/a.js', '/_next/static/a.js'],
])('of %s Next is asked for %s', (target, asked) => {
  expect(readTarget(target)).toBe(asked);
});
