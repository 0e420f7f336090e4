'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { copy } from '#components/payment/copy.ts';
import { AmountForm } from '#components/payment/make/amount-form.tsx';
import { OpenQrs } from '#components/payment/qr/open-qrs.tsx';
import { QrPanel } from '#components/payment/qr/qr-panel.tsx';
import { useOpenQrs } from '#components/payment/qr/use-open-qrs.ts';
import { useBackCloses } from '#components/ui/dialog/use-back.ts';
import { type ChannelInfo, type DepositQr, openWaysQuery, waysNow } from '#lib/api/payment/queries.ts';
import type { DepositHeadroom } from '#lib/api/protection/queries.ts';
import { toast } from '#lib/feedback/toast.ts';
import { paths } from '#lib/paths.ts';
import { useArea } from '#stores/provider.tsx';

interface DepositViewProps {
  readonly channels: readonly ChannelInfo[];
  /** The deposits that waited when the page was opened, newest first. */
  readonly open: DepositQr[];
  /** What the member's limits leave; null where they leave everything. */
  readonly headroom?: DepositHeadroom | null;
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** Choosing an amount, or one QR; beside it the others that still wait for their payment. */
export function DepositView({ channels: known, open: first, headroom = null, contactUrl }: DepositViewProps) {
  const channels = waysNow(known, useQuery({ ...openWaysQuery(), enabled: false }).data);
  const { open, held, add, remove } = useOpenQrs(first);
  const wantsNext = useArea('payment', (state) => state.wantsNext);
  const nextBegan = useArea('payment', (state) => state.nextBegan);
  const [qr, setQr] = useState((!wantsNext && open[0]) || null);
  /** True for a QR that the member asked for here: focus moves to it. */
  const [isAsked, setAsked] = useState(false);
  /** True once the form came back in the place of a deposit: it is then what one goes on with. */
  const [isBack, setBack] = useState(false);
  /** The deposit that another one was begun beside: Back leads to it. */
  const [left, setLeft] = useState<DepositQr | null>(null);
  const setAmount = useArea('payment', (state) => state.setAmount);
  const setCoupon = useArea('payment', (state) => state.setCoupon);

  useEffect(nextBegan, [nextBegan]);

  const show = (asked: DepositQr) => {
    setLeft(null);
    setAsked(true);
    setQr(asked);
  };
  useBackCloses(!qr && left !== null, () => left && show(left));
  const handleMade = (made: DepositQr) => {
    add(made);
    show(made);
  };
  const begin = (amount: string) => {
    setAmount(amount);
    setBack(true);
    setQr(null);
  };
  const handleAgain = (ended: DepositQr, amount: string) => {
    remove(ended);
    begin(amount);
  };

  if (!qr && channels.length === 0 && open.length === 0) return <p>{copy.noChannel}</p>;
  return (
    <>
      {qr ? (
        <QrPanel
          key={qr.ref}
          qr={qr}
          takesFocus={isAsked}
          contactUrl={contactUrl}
          onCancelled={(amount) => {
            handleAgain(qr, amount);
            toast(copy.cancelledTitle);
          }}
          onAgain={(amount) => handleAgain(qr, amount)}
          onAnother={() => {
            setLeft(qr);
            setCoupon('');
            begin('');
          }}
        />
      ) : (
        <AmountForm channels={channels} headroom={headroom} takesFocus={isBack} onQr={handleMade} />
      )}
      {held.length > 0 && (
        <p data-screen-only>
          <a href={paths.payment}>{copy.heldCount(held.length)}</a>
        </p>
      )}
      <OpenQrs
        isBeside={qr !== null}
        qrs={open.filter(({ ref }) => ref !== qr?.ref)}
        onOpen={show}
        onOver={remove}
      />
    </>
  );
}
