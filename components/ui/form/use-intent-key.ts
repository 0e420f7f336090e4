'use client';

import { useRef } from 'react';
import { ApiRefusal } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';

/**
 * Sends an intent with one idempotency key for as long as its outcome is unknown; after an answer or a refusal, and for another
 * intent, the key is a new one. What survives a reload is `useSendOnce`.
 */
export function useIntentKey() {
  const unsettled = useRef({ intent: '', key: '' });
  return async <Done>(intent: string, send: (key: string) => Promise<Done>): Promise<Done> => {
    if (unsettled.current.key === '' || unsettled.current.intent !== intent)
      unsettled.current = { intent, key: newIdempotencyKey() };
    const forget = () => {
      unsettled.current = { intent: '', key: '' };
    };
    try {
      const done = await send(unsettled.current.key);
      forget();
      return done;
    } catch (error) {
      // Being offline now says nothing of what was sent before.
      if (error instanceof ApiRefusal) forget();
      throw error;
    }
  };
}
