import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { plantToy } from './plant-toy.ts';
import { toyFiles } from './toy-files.ts';
import { copyTree } from './tree-copy.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', () => import('#tests/page-reads/page-request.ts'));

afterAll(() => {
  vi.doUnmock('next/headers');
  vi.resetModules();
});

const PAGE = 'app/(default)/toy/page.tsx';
/** A page as it was written before `page` took the names of its query. */
const OLD_PAGE = 'app/(default)/toy/old-page.tsx';
const Module = z.object({ default: z.custom<(asked: object) => Promise<ReactNode>>() });

test('a new area compiles, a page that page-of does not take is found, and its page shows what page-of hands over', async () => {
  using tree = copyTree();
  plantToy(tree);
  const text = readFileSync(path.join(tree.root, PAGE), 'utf8');
  writeFileSync(path.join(tree.root, OLD_PAGE), text.replace("'everyone', ['of'],", "'everyone',"));
  const sources = [...Object.keys(toyFiles), OLD_PAGE].filter((file) => /\.tsx?$/.test(file));
  expect(tree.typeProblems(sources)).toEqual([OLD_PAGE]);

  const page = Module.parse(await import(/* @vite-ignore */ path.join(tree.root, PAGE)));
  const asked = { params: Promise.resolve({}), searchParams: Promise.resolve({ of: 'bear', other: 'x' }) };
  expect(renderToStaticMarkup(await page.default(asked))).toBe('<h1>bear</h1>');
});
