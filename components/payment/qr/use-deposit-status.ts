'use client';

import { type Query, useQuery } from '@tanstack/react-query';
import { pollDelayMs } from '#components/payment/qr/poll-delay.ts';
import { type DepositQr, type DepositStatus, depositStatusQuery } from '#lib/api/payment/queries.ts';

function isOpen(status: DepositStatus | undefined): boolean {
  return status === undefined || status.status === 'pending';
}

function nextPollMs(state: Query<DepositStatus>['state']): number | false {
  if (!isOpen(state.data)) return false;
  const silentMs = state.status === 'error' ? state.errorUpdatedAt - state.dataUpdatedAt : 0;
  return pollDelayMs({ answers: state.dataUpdateCount, silentMs });
}

/**
 * Where a deposit stands, asked again every 3 to 5 s until it ended: not while the page is hidden, and at once when it is
 * seen again, because members come back from their bank's app.
 */
export function useDepositStatus(qr: DepositQr) {
  return useQuery({
    ...depositStatusQuery(qr.ref),
    initialData: { status: qr.status, credited: qr.credited, reason: qr.reason, arrivals: qr.arrivals },
    retry: false,
    refetchInterval: (query) => nextPollMs(query.state),
    refetchOnWindowFocus: (query) => (isOpen(query.state.data) ? 'always' : false),
    refetchOnReconnect: (query) => (isOpen(query.state.data) ? 'always' : false),
  });
}
