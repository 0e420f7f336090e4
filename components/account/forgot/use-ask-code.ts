'use client';

import { type FormFailure, formFailure } from '#components/account/failures.ts';
import type { SentCode } from '#lib/api/account/queries.ts';
import { ApiRefusal } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';

/** A code that lives already, from a refusal that comes too soon after it. */
function livingCode(error: unknown): Omit<SentCode, 'mobile' | 'username'> | undefined {
  if (!(error instanceof ApiRefusal)) return undefined;
  const { ref, expires_at, until } = error.facts;
  if (typeof ref !== 'string' || typeof expires_at !== 'string' || typeof until !== 'string')
    return undefined;
  return { ref, expires_at, resend_at: until };
}

/** True of a refusal that a bank account would help: the codes that a number alone is sent are used up. */
function asksForBank(error: unknown): boolean {
  return error instanceof ApiRefusal && error.facts.field === 'bank_account_no';
}

export interface AskFailure extends FormFailure {
  readonly asksForBank: boolean;
}

/** Asks for a code: `onSent` gets it, or the one that lives already; otherwise what went wrong is answered. */
export function useAskCode(onSent: (username: string, code: Omit<SentCode, 'mobile' | 'username'>) => void) {
  const resetPassword = useCall('POST /api/reset_password');
  const ask = async (username: string, bankAccountNo?: string): Promise<AskFailure | undefined> => {
    const bank = bankAccountNo === undefined ? {} : { bank_account_no: bankAccountNo };
    try {
      onSent(username, await resetPassword.mutateAsync({ username, ...bank }));
    } catch (error) {
      const living = livingCode(error);
      if (!living)
        return { ...formFailure(error, ['username', 'bank_account_no']), asksForBank: asksForBank(error) };
      onSent(username, living);
    }
    return undefined;
  };
  return { ask, isAsking: resetPassword.isPending };
}
