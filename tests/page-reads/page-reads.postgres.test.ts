import { afterAll, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', () => import('./page-request.ts'));
vi.mock('react', async (actual) => ({
  ...(await actual<object>()),
  cache: (await import('./page-request.ts')).cache,
}));

const { openWorld } = await import('#backend/testing/world.ts');
const { countStatements, memberPages } = await import('./count-statements.ts');

afterAll(() => {
  for (const name of ['next/headers', 'react']) vi.doUnmock(name);
  vi.resetModules();
});

test('a page of a member takes its one authentication, and one statement for what is the member’s own', async () => {
  vi.stubEnv('SESSION_SECRET', 'a secret that is long enough for a test');
  await using world = await openWorld({ members: [100, 100] });
  const counted = await countStatements(world);
  expect(counted).toEqual(
    Object.fromEntries(memberPages.map(([path, member]) => [path, { member, visitor: 0 }])),
  );
});
