'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { useSendOnce } from '#components/ui/form/use-send-once.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { ApiRefusal, isUnknown, messageOf } from '#lib/api/errors.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import {
  type Withdrawal,
  withdrawalByKeyQuery,
  withdrawInfoQuery,
} from '#lib/api/payment/withdraw-queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { toast } from '#lib/feedback/toast.ts';
import { isOpenWithdrawal } from '#rules/payment/withdrawal.ts';
import { useArea } from '#stores/provider.tsx';
import {
  changedWithdrawal,
  readWithdrawal,
  type WithdrawDraft,
  type WithdrawIntent,
} from '#stores/withdraw-draft.ts';

/** What the amount itself, or the day, stands against: said where the amount is. */
const OF_AMOUNT: readonly number[] = [
  errorCodes.MONEY_BELOW_MIN,
  errorCodes.MONEY_ABOVE_MAX,
  errorCodes.WITHDRAW_DAY_COUNT,
  errorCodes.WITHDRAW_DAY_AMOUNT,
  errorCodes.INSUFFICIENT_BALANCE,
  errorCodes.PENDING_EXISTS,
];

/** What is still to be played takes the place of the amount; what goes of a bonus is shown anew. */
const ABOVE_AMOUNT: readonly number[] = [errorCodes.TURNOVER_REMAINING, errorCodes.BONUS_GOES];

const NOTHING = { password: '' };

/**
 * A withdrawal from the amount to its known outcome. `asked` is the amount (baht) that waits for the password, given up once nothing can be
 * asked for any more; the password is kept nowhere, so what has to be sent again asks for it again.
 */
export function useWithdrawal(canAsk: boolean, onMade: () => void) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const memberId = useArea('user', ({ authUser }) => authUser?.memberId ?? '');
  const stored = useArea('session', ({ withdrawDraft }) => withdrawDraft);
  const changeWithdrawal = useArea('session', (state) => state.changeWithdrawal);
  const change = (part: Partial<WithdrawDraft>) =>
    changeWithdrawal((before) => changedWithdrawal(readWithdrawal(before), memberId, part));
  const create = useCall('POST /api/member/withdraw/create', { changes: ['wallet'] });
  const [asked, setAsked] = useState<number | null>(null);
  if (asked !== null && !canAsk) setAsked(null);
  const proof = useRef<{ password: string; second_factor?: string | undefined }>(NOTHING);
  const whole = useMemo(() => readWithdrawal(stored), [stored]);
  const draft = whole?.memberId === memberId ? whole : null;
  const intent = draft?.intent ?? null;

  const show = (made: Withdrawal) =>
    queryClient.setQueryData(withdrawInfoQuery().queryKey, (info) =>
      info
        ? {
            ...info,
            pending: isOpenWithdrawal(made.status) ? made : info.pending,
            recent: [made, ...info.recent.filter(({ ref }) => ref !== made.ref)],
          }
        : info,
    );
  const order = useSendOnce<WithdrawIntent, Withdrawal>({
    intent,
    keep: (next) => change({ intent: next }),
    send: async ({ amount, goes, idempotencyKey }) => {
      const sent = { amount, bonus_goes: goes, ...proof.current, idempotency_key: idempotencyKey };
      proof.current = NOTHING;
      return create.mutateAsync(sent).catch((error: unknown) => {
        if (isUnknown(error)) setAsked(null);
        throw error;
      });
    },
    find: async ({ idempotencyKey }) => {
      const found = await queryClient.fetchQuery({ ...withdrawalByKeyQuery(idempotencyKey), staleTime: 0 });
      return found[0] ?? null;
    },
    onDone: (made, { isFound }) => {
      setAsked(null);
      change({ typed: '' });
      show(made);
      if (isFound) refresh(['wallet']);
      toast(isFound ? withdrawCopy.found : withdrawCopy.done(made.amount), { variant: 'success' });
      onMade();
    },
    onRefused: (error, { isLeft }) => {
      if (isLeft) toast(messageOf(error), { variant: 'error' });
      if (!(error instanceof ApiRefusal)) return;
      // Said where it is looked at again: at the amount, or above it.
      if (OF_AMOUNT.includes(error.code) || ABOVE_AMOUNT.includes(error.code)) setAsked(null);
    },
  });
  const { state } = order;
  const isRefused = state.stage === 'refused';
  return {
    ...order,
    typed: draft?.typed ?? '',
    setTyped: (typed: string) => {
      change({ typed });
      if (!order.isBusy) order.clear();
    },
    asked,
    ask: (amount: number) => {
      order.clear();
      setAsked(amount);
    },
    giveUp: () => setAsked(null),
    confirm: (password: string, code: string | undefined, goes: number) => {
      if (asked === null) return;
      proof.current = { password, second_factor: code };
      const isSame = intent !== null && intent.amount === asked && intent.goes === goes;
      void order.submit(isSame ? intent : { amount: asked, goes, idempotencyKey: newIdempotencyKey() });
    },
    /** What was refused of the amount, and what of anything else. */
    amountRefusal: isRefused && OF_AMOUNT.includes(state.code) ? state.message : undefined,
    otherRefusal: isRefused && !OF_AMOUNT.includes(state.code) ? state : undefined,
  };
}

export type WithdrawalOrder = ReturnType<typeof useWithdrawal>;
