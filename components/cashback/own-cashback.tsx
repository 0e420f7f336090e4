'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refusal } from '#components/cashback/claim-button.tsx';
import { HistoryRows } from '#components/cashback/history-rows.tsx';
import { TodayCard } from '#components/cashback/today-card.tsx';
import { YesterdayCard } from '#components/cashback/yesterday-card.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { cashbackTodayQuery, lossHistoryQuery, turnoverHistoryQuery } from '#lib/api/cashback/queries.ts';
import type { OwnCashback as Own } from '#lib/loaders/cashback.ts';
import styles from './cashback.module.css';

/** All that is the member's own of one rebate: what can be claimed, today, and closed days. */
export const OwnCashback = fragmentView(function OwnCashback({ own }: { readonly own: Own }) {
  const { basis, before } = own;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isLoss = basis === 'loss';
  const { data: today } = useQuery({ ...cashbackTodayQuery(), initialData: own.today });
  const turnover = useQuery({
    ...turnoverHistoryQuery(before),
    initialData: own.history,
    enabled: !isLoss,
  });
  const loss = useQuery({ ...lossHistoryQuery(before), initialData: own.history, enabled: isLoss });
  const history = isLoss ? loss.data : turnover.data;
  // After a lost answer the page is read again: what was taken is no longer in doubt.
  const isTaken = [today.yesterday[basis], ...history.rows].some(
    (row) => row?.day === refusal?.day && row?.status === 'claimed',
  );
  return (
    <div className={styles.page}>
      {refusal && !isTaken && <FormAlert>{refusal.text}</FormAlert>}
      <YesterdayCard basis={basis} yesterday={today.yesterday} onRefused={setRefusal} />
      <TodayCard basis={basis} today={today} />
      <HistoryRows
        basis={basis}
        history={history}
        yesterday={today.yesterday.day}
        before={before}
        onRefused={setRefusal}
      />
    </div>
  );
});
