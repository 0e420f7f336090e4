import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', () => import('#tests/page-reads/page-request.ts'));
vi.mock('react', async (actual) => ({
  ...(await actual<object>()),
  cache: (await import('#tests/page-reads/page-request.ts')).cache,
}));

const { expectFewStatements, memberPages, uncountedRoutes } = await import(
  '#tests/page-reads/count-statements.ts'
);
const { backendOf } = await import('#tests/page-reads/world-backend.ts');
const { beginRequest } = await import('#tests/page-reads/page-request.ts');
const { openWorld } = await import('#backend/testing/world.ts');

afterAll(() => {
  for (const name of ['next/headers', 'react']) vi.doUnmock(name);
  vi.resetModules();
});

/** Run as a test in a copy of the tree that has the area. */
const ADDRESS = '/toy';
const Module = z.object({ default: z.custom<(asked: object) => Promise<ReactNode>>() });

/** What a visitor is shown by a file of the area's folder in app/. */
async function shown(file: string): Promise<string> {
  vi.stubEnv('SESSION_SECRET', 'a secret that is long enough for a test');
  await using world = await openWorld();
  globalThis.pwinBackend = Promise.resolve(backendOf(world));
  beginRequest({ cookie: '', path: ADDRESS });
  const page = Module.parse(
    await import(/* @vite-ignore */ path.resolve(`app/(default)${ADDRESS}`, file)),
  ).default;
  const searchParams = Promise.resolve({ of: 'bear', other: 'x' });
  const html = renderToStaticMarkup(await page({ params: Promise.resolve({}), searchParams }));
  globalThis.pwinBackend = undefined;
  return html;
}

test('the page takes as many statements as its area says, and one more is found', async () => {
  const own = memberPages.filter(([address]) => address === ADDRESS);
  await expectFewStatements(own);
  const wrong = own.map(([address, count]) => [address, count - 1] as const);
  await expect(expectFewStatements(wrong)).rejects.toThrow("'/toy': { member: ");
});

test('a page that no area counts is found', () => {
  const counted = memberPages.map(([address]) => address);
  expect(uncountedRoutes(counted)).toEqual([]);
  expect(uncountedRoutes(counted.filter((address) => address !== ADDRESS))).toEqual([ADDRESS]);
});

test('the page is rendered, and one that asks is handed what it names alone', async () => {
  expect(await shown('page.tsx')).toContain('ใช้ได้ 30 วัน');
  expect(await shown('asked-page.tsx')).toBe('<h1>bear undefined</h1>');
});
