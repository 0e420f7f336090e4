'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import pageStyles from '#components/payment/payment-page.module.css';
import { PendingWithdrawal } from '#components/payment/withdraw/pending-withdrawal.tsx';
import { useWithdrawal } from '#components/payment/withdraw/use-withdrawal.ts';
import { usualWords } from '#components/payment/withdraw/withdraw-facts.tsx';
import { WithdrawForm } from '#components/payment/withdraw/withdraw-form.tsx';
import { WithdrawHistory } from '#components/payment/withdraw/withdraw-history.tsx';
import { obstacleOf } from '#components/payment/withdraw/withdraw-most.ts';
import { type WithdrawInfo, withdrawInfoQuery } from '#lib/api/payment/withdraw-queries.ts';

/** Beside the event stream, for whoever has none. */
const LOOK_AGAIN_MS = 30_000;

/** The form, or the one withdrawal that is open; below it the former ones. */
export function WithdrawView({ info: first }: { info: WithdrawInfo }) {
  const { data: info } = useQuery({
    ...withdrawInfoQuery(),
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.pending ? LOOK_AGAIN_MS : false),
  });
  /** True for one that the member asked for here: focus moves to it. */
  const [isAsked, setAsked] = useState(false);
  const canAsk = info.pending === null && obstacleOf(info) === undefined;
  const order = useWithdrawal(canAsk, () => setAsked(true));
  return (
    <>
      <div className={pageStyles.work}>
        {info.pending ? (
          <PendingWithdrawal
            key={info.pending.ref}
            withdrawal={info.pending}
            usual={usualWords(info)}
            takesFocus={isAsked}
          />
        ) : (
          <WithdrawForm info={info} order={order} />
        )}
      </div>
      <WithdrawHistory recent={info.recent} />
    </>
  );
}
