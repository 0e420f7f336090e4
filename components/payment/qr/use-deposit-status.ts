'use client';

import { type Query, useQuery } from '@tanstack/react-query';
import { endedPollDelayMs, pollDelayMs } from '#components/payment/qr/poll-delay.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import { type DepositQr, type DepositStatus, depositStatusQuery } from '#lib/api/payment/queries.ts';

type State = Query<DepositStatus>['state'];

function nextPollMs({ expires_at }: DepositQr, state: State): number | false {
  const { data, errorUpdatedAt, dataUpdatedAt, dataUpdateCount: answers } = state;
  const silentMs = state.status === 'error' ? errorUpdatedAt - dataUpdatedAt : 0;
  if (data === undefined || data.status === 'pending') return pollDelayMs({ answers, silentMs });
  if (data.status === 'paid') return false;
  return endedPollDelayMs({ endedMs: serverNowMs() - Date.parse(expires_at), silentMs });
}

/** True while something of the deposit may still change: it waits for its payment, or money of it for the operator. */
function mayChange(qr: DepositQr, state: State): boolean {
  return nextPollMs(qr, state) !== false || !!state.data?.arrivals.some(({ status }) => status === 'waiting');
}

/**
 * Where a deposit stands, asked again every 3 to 5 s until it ended, and more slowly as long as money still counts for it: not
 * while the page is hidden, and at once when it is seen again, because members come back from their bank's app.
 */
export function useDepositStatus(qr: DepositQr) {
  const { status, credited, reason, arrivals } = qr;
  return useQuery({
    ...depositStatusQuery(qr.ref),
    initialData: { status, credited, reason, arrivals },
    retry: false,
    refetchInterval: (query) => nextPollMs(qr, query.state),
    refetchOnWindowFocus: (query) => (mayChange(qr, query.state) ? 'always' : false),
    refetchOnReconnect: (query) => (mayChange(qr, query.state) ? 'always' : false),
  });
}
