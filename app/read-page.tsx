import type { ReactNode } from 'react';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { firstRead } from '#lib/loaders/first-read.ts';
import { answerUnavailable } from '#lib/render-context.ts';

/** What a page shows once it is read; when its first read fails, the screen that covers the page. */
export async function readPage(show: () => Promise<ReactNode>): Promise<ReactNode> {
  const first = await firstRead(show);
  if (!first.failure) return first.data;
  answerUnavailable();
  return <InitialError failure={first.failure} />;
}
