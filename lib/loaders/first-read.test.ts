import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable, BadRequest, SessionExpired } from '#lib/api/errors.ts';
import { newRenderContext, withRenderContext } from '#lib/render-context.ts';
import { firstRead, optionalRead } from './first-read.ts';

const asked = vi.hoisted(() => ({ path: '/' }));
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('next/headers');
  vi.doUnmock('next/navigation');
  vi.resetModules();
});
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-page-path': asked.path }) }));
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`to ${path}`);
  },
  notFound: () => {
    throw new Error('404');
  },
}));

const failing = (error: Error) => () => Promise.reject(error);
beforeEach(() => {
  asked.path = '/lotto/bills?status=won';
});

describe('a session that is over', () => {
  const over = new SessionExpired('over');

  test.each([
    ['/lotto/bills?status=won', '/login?over=1&next=%2Flotto%2Fbills%3Fstatus%3Dwon'],
    ['/lotto/bills?_rsc=1a2b', '/login?over=1&next=%2Flotto%2Fbills'],
    ['/lotto/bills?_rsc=1a2b&status=won', '/login?over=1&next=%2Flotto%2Fbills%3Fstatus%3Dwon'],
    ['/lotto/bills?status=won&_rsc=1a2b', '/login?over=1&next=%2Flotto%2Fbills%3Fstatus%3Dwon'],
    ['/', '/login?over=1'],
    ['http://elsewhere.example/lotto', '/login?over=1&next=%2Flotto'],
    ['//', '/login?over=1'],
  ])('on %s leads to %s', async (path, login) => {
    asked.path = path;
    await expect(firstRead(failing(over))).rejects.toThrow(`to ${login}`);
    await expect(optionalRead(failing(over))).rejects.toThrow(`to ${login}`);
  });

  test('on the login page itself covers the page', async () => {
    asked.path = '/login?over=1';
    expect((await firstRead(failing(over))).failure?.description).toBe('over');
  });
});

describe('a 400', () => {
  const bad = new BadRequest(4999, 'bad');

  test('leads home', async () => {
    await expect(firstRead(failing(bad))).rejects.toThrow('to /');
  });

  test.each(['/', '/?from=line', '/?_rsc=1'])('on home (%s) covers the page instead', async (path) => {
    asked.path = path;
    expect((await firstRead(failing(bad))).failure?.description).toBe('bad');
  });
});

test('what is not there is the 404 page, anything else covers the page', async () => {
  await expect(firstRead(failing(new ApiRefusal(404, 'x')))).rejects.toThrow('404');
  expect((await firstRead(failing(new ApiUnreachable('away')))).failure?.description).toBe('away');
});

test('a part that a page does without is left away', async () => {
  const context = newRenderContext(undefined);
  context.cacheability = 'same';
  expect(await withRenderContext(context, () => optionalRead(async () => [1]))).toEqual([1]);
  expect(context.cacheability).toBe('same');
  // What could be read a moment later is kept from nobody: that page is shown this once.
  for (const [error, said] of [
    [new ApiUnreachable('away'), 'broken'],
    [new ApiRefusal(429, 'x'), 'broken'],
    [new BadRequest(1, 'x'), 'same'],
    [new ApiRefusal(404, 'x'), 'same'],
  ] as const) {
    const one = newRenderContext(undefined);
    one.cacheability = 'same';
    expect(await withRenderContext(one, () => optionalRead(failing(error)))).toBeNull();
    expect(one.cacheability).toBe(said);
  }
});
