'use client';

import { useEffect } from 'react';
import { copy } from '#components/layout/copy.ts';
import { ErrorScreen } from '#components/layout/errors/error-screen.tsx';
import { isMissingPart, reloadForPart } from '#lib/missing-part.ts';

/** What stands in the place of a page that failed. A part that could not be loaded is no error of the site: the page is loaded again. */
export function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const isMissing = isMissingPart(error);
  useEffect(() => {
    if (isMissing) void reloadForPart();
  }, [isMissing]);
  if (isMissing) return <ErrorScreen title={copy.unreachable} text={copy.unreachableText} onRetry={reset} />;
  return <ErrorScreen status={500} title="An error occurred" text={copy.failed} onRetry={reset} />;
}
