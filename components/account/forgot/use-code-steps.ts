'use client';

import { useEffect, useState } from 'react';
import type { AskFailure } from '#components/account/forgot/use-ask-code.ts';
import { useSentCode } from '#components/account/forgot/use-sent-code.ts';
import type { SentCode } from '#lib/api/account/queries.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';

/**
 * Which form is shown: that which asks for a code, or that which takes it. While a code lives its form can be reached. With a
 * number it is a code to that number.
 */
export function useCodeSteps(number?: string) {
  const { live: sent, carried, keep, forget } = useSentCode();
  const live = number === undefined || sent?.mobile === maskMobileEnd(number) ? sent : undefined;
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<SentCode>();
  const [refused, setRefused] = useState<AskFailure>();
  // A form that is open stays when the code's time is over, with what was typed.
  useEffect(() => {
    if (!isAsking) setShown((now) => now ?? live);
  }, [isAsking, live]);

  const handleSent = (username: string, code: Omit<SentCode, 'mobile' | 'username'>) => {
    setShown(keep(username, code));
    setAsking(false);
  };
  const askAnew = (failure?: AskFailure) => {
    setRefused(failure);
    setShown(undefined);
    setAsking(true);
  };
  return { shown, live, refused, carried, forget, handleSent, askAnew, handleLive: () => setAsking(false) };
}
