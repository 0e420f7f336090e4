'use client';

import { useState } from 'react';
import { AmountForm } from '#components/payment/amount-form.tsx';
import { copy } from '#components/payment/copy.ts';
import { QrPanel } from '#components/payment/qr-panel.tsx';
import type { ChannelInfo, DepositQr } from '#lib/api/payment/queries.ts';
import { usePaymentStore } from '#stores/provider.tsx';

interface DepositViewProps {
  readonly channels: readonly ChannelInfo[];
  /** The QR that waited for its payment when the page was opened. */
  readonly pending: DepositQr | null;
}

/** Choosing an amount, or the QR that was made for it. */
export function DepositView({ channels, pending }: DepositViewProps) {
  const [qr, setQr] = useState(pending);
  /** True for a QR that the member asked for here: reading goes on there. */
  const [isMade, setMade] = useState(false);
  const setAmount = usePaymentStore((state) => state.setAmount);

  const handleAgain = (ended: DepositQr, keepAmount: boolean) => {
    setAmount(keepAmount ? String(ended.amount) : '');
    setQr(null);
  };
  const handleQr = (made: DepositQr) => {
    setMade(true);
    setQr(made);
  };
  if (qr) {
    return (
      <QrPanel
        key={qr.ref}
        qr={qr}
        takesFocus={isMade}
        onAgain={(keepAmount) => handleAgain(qr, keepAmount)}
      />
    );
  }
  if (channels.length === 0) return <p>{copy.noChannel}</p>;
  return <AmountForm channels={channels} onQr={handleQr} />;
}
