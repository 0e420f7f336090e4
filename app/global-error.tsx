'use client';

import '#styles/global.css';
import { copy } from '#components/layout/copy.ts';
import { ErrorScreen } from '#components/layout/errors/error-screen.tsx';
import { faces } from '#styles/fonts.ts';

export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="th" className={faces} data-scheme="dark">
      <body>
        <ErrorScreen status={500} title="An error occurred" text={copy.failed} onRetry={reset} />
      </body>
    </html>
  );
}
