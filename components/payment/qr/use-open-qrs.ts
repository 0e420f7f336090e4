'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DepositQr, openQrsQuery } from '#lib/api/payment/queries.ts';
import { depositHeadroomQuery } from '#lib/api/protection/queries.ts';

/** The member's deposits that wait, for their payment (`open`) or for the operator's look at money that did not fit (`held`). */
export function useOpenQrs(first: DepositQr[]) {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...openQrsQuery(), initialData: first });
  const change = (made: DepositQr[], gone: string) => {
    queryClient.setQueryData(openQrsQuery().queryKey, (qrs = []) => [
      ...made,
      ...qrs.filter(({ ref }) => ref !== gone),
    ]);
    // What waits takes of the headroom of the next one.
    void queryClient.invalidateQueries(depositHeadroomQuery());
  };
  return {
    open: data.filter(({ status }) => status === 'pending'),
    held: data.filter(({ status }) => status !== 'pending'),
    add: (qr: DepositQr) => change([qr], qr.ref),
    remove: ({ ref }: DepositQr) => change([], ref),
  };
}
