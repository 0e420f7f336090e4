'use client';

import { copy } from '#components/layout/copy.ts';
import { ErrorScreen } from '#components/layout/error-screen.tsx';

export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen status={500} title="An error occurred" text={copy.failed} onRetry={reset} />;
}
