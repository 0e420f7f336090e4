import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '#next.config.ts';
import { disguises } from '#tests/disguised-paths.ts';
import { dropInternal, readTarget } from './admit-request.ts';

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
  ['/_next/data/build/lotto.json', '/404'],
  ['/_not-found', '/404'],
  ['/500', '/404'],
  ['/500/?x=1', '/404'],
  ['/500.rsc', '/404'],
  ['/5000', '/5000'],
  ['/api/../_next/image', '/api/404'],
])('of %s Next is asked for %s', (target, asked) => {
  expect(readTarget(target)).toBe(asked);
});

test('what is not for visitors has no other spelling', () => {
  for (const path of ['/_next/image', '/_global-error', '/_next/data/x.json'])
    for (const disguise of disguises)
      expect(readTarget(`${disguise(path)}?x=1`), disguise(path)).toBe('/404');
});

test('while the site is edited, the tools of Next have their addresses', () => {
  expect(readTarget('/_next/webpack-hmr', true)).toBe('/_next/webpack-hmr');
  expect(readTarget('/_next/../webpack-hmr', true)).toBe('/404');
});

test('what Next would take for said by its own platform is dropped, and what our pages send stays', () => {
  const internal = [
    'x-middleware-prefetch',
    'x-middleware-request-cookie',
    'x-nextjs-data',
    'x-matched-path',
  ];
  const more = [
    'x-invoke-status',
    'x-now-route-matches',
    'x-prerender-revalidate',
    'next-resume',
    'next-action',
  ];
  const ours = [
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-url',
    'x-member-id',
    'x-forwarded-for',
  ];
  const headers = Object.fromEntries([...internal, ...more, ...ours].map((name) => [name, '1']));
  dropInternal({ headers });
  expect(Object.keys(headers)).toEqual(ours);
});

test('no header that this version of Next reads as internal is left', () => {
  const file = readFileSync('node_modules/next/dist/server/lib/server-ipc/utils.js', 'utf8');
  const [, list = ''] = /INTERNAL_HEADERS = \[([^\]]*)\]/.exec(file) ?? [];
  const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  const headers = Object.fromEntries(names.map((name) => [name, '1']));
  dropInternal({ headers });
  expect(headers).toEqual({});
});

test('Next itself resizes no pictures, should a request ever reach it', () => {
  expect(config.images).toEqual({ unoptimized: true });
});
