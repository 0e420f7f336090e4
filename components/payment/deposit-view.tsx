'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from '#components/payment/copy.ts';
import { AmountForm } from '#components/payment/make/amount-form.tsx';
import { OpenQrs } from '#components/payment/qr/open-qrs.tsx';
import { QrPanel } from '#components/payment/qr/qr-panel.tsx';
import { type ChannelInfo, type DepositQr, openQrsQuery } from '#lib/api/payment/queries.ts';
import { useArea } from '#stores/provider.tsx';

interface DepositViewProps {
  readonly channels: readonly ChannelInfo[];
  /** The QRs that waited for their payment when the page was opened, newest first. */
  readonly open: DepositQr[];
}

/** Choosing an amount, or one QR; beside it the others that still wait for their payment. */
export function DepositView({ channels, open: first }: DepositViewProps) {
  const queryClient = useQueryClient();
  const { data: open } = useQuery({ ...openQrsQuery(), initialData: first });
  const [qr, setQr] = useState(first[0] ?? null);
  /** True for a QR that the member asked for here: focus moves to it. */
  const [isAsked, setAsked] = useState(false);
  const setAmount = useArea('payment', (state) => state.setAmount);

  const changeOpen = (change: (qrs: DepositQr[]) => DepositQr[]) =>
    queryClient.setQueryData(openQrsQuery().queryKey, (qrs = []) => change(qrs));
  const show = (asked: DepositQr) => {
    setAsked(true);
    setQr(asked);
  };
  const handleMade = (made: DepositQr) => {
    changeOpen((qrs) => [made, ...qrs.filter(({ ref }) => ref !== made.ref)]);
    show(made);
  };
  const handleGone = (gone: DepositQr) => changeOpen((qrs) => qrs.filter(({ ref }) => ref !== gone.ref));
  const handleAgain = (ended: DepositQr, keepAmount: boolean) => {
    handleGone(ended);
    // The satang of a transfer were not asked for.
    const asked = ended.transfer ? Math.floor(ended.amount) : ended.amount;
    setAmount(keepAmount ? String(asked) : '');
    setQr(null);
  };
  const handleAnother = () => {
    setAmount('');
    setQr(null);
  };

  if (!qr && channels.length === 0 && open.length === 0) return <p>{copy.noChannel}</p>;
  return (
    <>
      {qr ? (
        <QrPanel
          key={qr.ref}
          qr={qr}
          takesFocus={isAsked}
          onAgain={(keepAmount) => handleAgain(qr, keepAmount)}
          onAnother={handleAnother}
        />
      ) : (
        <AmountForm channels={channels} onQr={handleMade} />
      )}
      <OpenQrs qrs={open.filter(({ ref }) => ref !== qr?.ref)} onOpen={show} onOver={handleGone} />
    </>
  );
}
