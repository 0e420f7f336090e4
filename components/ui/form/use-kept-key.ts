'use client';

import { useRef } from 'react';
import { ApiRefusal } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';

/**
 * Sends an intent with one idempotency key for as long as its outcome is unknown; after an answer or a refusal, and for another
 * intent, the key is a new one. What is kept over a reload is `useSendOnce`.
 */
export function useKeptKey() {
  const kept = useRef({ intent: '', key: '' });
  return async <Done>(intent: string, send: (key: string) => Promise<Done>): Promise<Done> => {
    if (kept.current.key === '' || kept.current.intent !== intent)
      kept.current = { intent, key: newIdempotencyKey() };
    const forget = () => {
      kept.current = { intent: '', key: '' };
    };
    try {
      const done = await send(kept.current.key);
      forget();
      return done;
    } catch (error) {
      // Being offline now says nothing of what was sent before.
      if (error instanceof ApiRefusal) forget();
      throw error;
    }
  };
}
