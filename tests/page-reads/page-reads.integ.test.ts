import { afterAll, expect, test, vi } from 'vitest';
import { uncountedRoutes } from '#e2e/routes.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', () => import('./page-request.ts'));
vi.mock('react', async (actual) => ({
  ...(await actual<object>()),
  cache: (await import('./page-request.ts')).cache,
}));

const { expectFewStatements, memberPages } = await import('./count-statements.ts');

afterAll(() => {
  for (const name of ['next/headers', 'react']) vi.doUnmock(name);
  vi.resetModules();
});

test('a page of a member takes its one authentication, and one statement for what is the member’s own', async () => {
  await expectFewStatements();
});

test('every route of the default layout is counted, and one that is left out is found', () => {
  const paths = memberPages.map(([path]) => path);
  expect(uncountedRoutes(paths)).toEqual([]);
  expect(uncountedRoutes(paths.filter((path) => path !== '/member/statement'))).toEqual([
    '/member/statement',
  ]);
});
