'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agreed } from '#contract/account/consents.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { heldTexts } from '#lib/api/agent/held-texts.ts';
import { agentQuery } from '#lib/api/agent/queries.ts';
import { ApiRefusal } from '#lib/api/errors.ts';

/** True when a text became another one while it was read. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === errorCodes.CONSENT_OUTDATED;
}

/** The texts that are agreed to; those that the page came with until one of them holds no more. */
export function useHeldTexts(first: readonly Agreed[]) {
  const queryClient = useQueryClient();
  const [texts, setTexts] = useState(first);
  const readAgain = async () => {
    const agent = await queryClient.fetchQuery({ ...agentQuery(), staleTime: 0 }).catch(() => undefined);
    if (agent) setTexts(heldTexts(agent));
  };
  return { texts, readAgain };
}
