import { isHTTPAccessFallbackError } from 'next/dist/client/components/http-access-fallback/http-access-fallback.js';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '#components/layout/errors/not-found-screen.tsx';
import { answerMissing } from '#lib/answer-status.ts';

/**
 * A page that answers its own `notFound()`, in its layout and in its first HTML: Next's boundary would show it only when
 * scripts run.
 */
export function orMissing<Props>(Page: (props: Props) => Promise<ReactNode>) {
  return async function PageOrMissing(props: Props): Promise<ReactNode> {
    try {
      return await Page(props);
    } catch (error) {
      if (!isHTTPAccessFallbackError(error)) throw error;
      answerMissing();
      return <NotFoundScreen />;
    }
  };
}
