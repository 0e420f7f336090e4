'use client';

import { useEffect } from 'react';
import { copy } from '#components/layout/copy.ts';
import { ErrorScreen } from '#components/layout/errors/error-screen.tsx';
import { toastMs } from '#contract/constants.ts';
import { OFFLINE_MESSAGE } from '#lib/api/errors.ts';
import { toast } from '#lib/feedback/toast.ts';
import { reloadPage } from '#lib/leave.ts';
import { isMissingPart, reloadForPart } from '#lib/missing-part.ts';
import { isOffline, onNetworkChange } from '#lib/network.ts';
import { RELOAD_EVERY_MS } from '#lib/reload-limit.ts';

/** Loads the page again as soon as that is allowed and the site answers. */
function keepTrying(): () => void {
  const retry = () => void reloadForPart();
  retry();
  const timer = setInterval(retry, RELOAD_EVERY_MS / 4);
  const stop = onNetworkChange(retry);
  return () => {
    clearInterval(timer);
    stop();
  };
}

function reload(): void {
  if (isOffline()) toast(OFFLINE_MESSAGE, { variant: 'error', ms: toastMs.error });
  else reloadPage();
}

/** What stands in the place of a page that failed. A part that could not be loaded is no error of the site: the page is loaded again. */
export function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const isMissing = isMissingPart(error);
  useEffect(() => (isMissing ? keepTrying() : undefined), [isMissing]);
  // React keeps the part as failed, so that only another load of the page asks for it again.
  if (isMissing) return <ErrorScreen title={copy.unreachable} text={copy.unreachableText} onRetry={reload} />;
  return <ErrorScreen status={500} title="An error occurred" text={copy.failed} onRetry={reset} />;
}
