'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { copy } from '#components/payment/copy.ts';
import { QrTicket } from '#components/payment/qr/qr-ticket.tsx';
import { useDepositStatus } from '#components/payment/qr/use-deposit-status.ts';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import { toastMs } from '#contract/constants.ts';
import { messageOf } from '#lib/api/errors.ts';
import { type DepositQr, depositStatusQuery } from '#lib/api/payment/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { toast } from '#lib/feedback/toast.ts';
import { tellMissingPart } from '#lib/missing-part.ts';
import { whenIdle } from '#lib/when-idle.ts';

const loadEnded = async () => (await import('#components/payment/qr/deposit-ended.tsx')).DepositEnded;
const loadQuestion = () => import('#components/payment/qr/cancel-question.ts');

interface QrPanelProps {
  readonly qr: DepositQr;
  /** True when it was just asked for, so that focus moves to it. */
  readonly takesFocus: boolean;
  /** Address of the support chat. */
  readonly contactUrl: string;
  /** It was given up; with the amount that was asked for. */
  readonly onCancelled: (amount: string) => void;
  /** Another one is wanted after its end, of the same amount unless it was paid. */
  readonly onAgain: (amount: string) => void;
  /** Starts another deposit; this QR stays open. */
  readonly onAnother: () => void;
  /** What else can be done with it. */
  readonly children?: Elements;
}

/** What was asked for: the satang of a transfer were not. */
const askedOf = ({ amount, transfer }: DepositQr) => String(transfer ? Math.floor(amount) : amount);

/** One QR until its end: waiting for the payment, paid, expired or cancelled. */
export function QrPanel({
  qr,
  takesFocus,
  contactUrl,
  onCancelled,
  onAgain,
  onAnother,
  children,
}: QrPanelProps) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { data, isError, refetch } = useDepositStatus(qr);
  const cancel = useCall('POST /api/member/payment/cancel', { changes: ['wallet'] });
  const [isOver, setIsOver] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const isPaid = data.status === 'paid';

  // There when it is needed, also without the network.
  useEffect(() => whenIdle(() => void loadEnded().catch(() => undefined)), []);
  useEffect(() => {
    if (isPaid) refresh(['wallet']);
  }, [isPaid, refresh]);

  const handleEnd = () => {
    setIsOver(true);
    void refetch();
  };
  const handleCheck = async () => {
    setChecking(true);
    const { data: found, isError: isLost } = await refetch();
    setChecking(false);
    if (found?.status === 'pending' && !isLost) toast(copy.notYet);
  };
  const handleCancel = async () => {
    const question = await loadQuestion().catch(tellMissingPart);
    if (!(await question?.confirmCancel())) return;
    try {
      const { status } = await cancel.mutateAsync({ ref: qr.ref });
      queryClient.setQueryData(depositStatusQuery(qr.ref).queryKey, {
        ...data,
        status,
        reason: null,
      });
      if (status === 'cancelled') onCancelled(askedOf(qr));
    } catch (error) {
      toast(messageOf(error), { variant: 'error', ms: toastMs.error });
    }
  };

  if (data.status === 'pending' && !isOver) {
    return (
      <QrTicket
        qr={qr}
        takesFocus={takesFocus}
        isUnreachable={isError}
        isCancelling={cancel.isPending}
        isChecking={isChecking}
        onCheck={handleCheck}
        onEnd={handleEnd}
        contactUrl={contactUrl}
        arrivals={data.arrivals}
        onCancel={handleCancel}
        onAnother={onAnother}
      >
        {children}
      </QrTicket>
    );
  }
  const status = data.status === 'pending' ? 'expired' : data.status;
  return (
    <LazyPart
      // Another end is another thing to be read out from its heading.
      key={status}
      load={loadEnded}
      props={{
        depositRef: qr.ref,
        status,
        arrivals: data.arrivals,
        contactUrl,
        reason: data.reason,
        amount: data.credited ?? qr.amount,
        isTransfer: qr.transfer !== null,
        isChecking,
        onCheck: handleCheck,
        onAgain: () => onAgain(isPaid ? '' : askedOf(qr)),
      }}
    />
  );
}
