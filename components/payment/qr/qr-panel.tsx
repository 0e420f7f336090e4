'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { copy } from '#components/payment/copy.ts';
import { DepositEnded } from '#components/payment/qr/deposit-ended.tsx';
import { QrTicket } from '#components/payment/qr/qr-ticket.tsx';
import { useDepositStatus } from '#components/payment/qr/use-deposit-status.ts';
import { toastMs } from '#contract/constants.ts';
import { messageOf } from '#lib/api/errors.ts';
import { type DepositQr, depositStatusQuery } from '#lib/api/payment/queries.ts';
import { useCall, useRefresh } from '#lib/api/use-call.ts';
import { confirmPopup } from '#lib/feedback/popup.ts';
import { toast } from '#lib/feedback/toast.ts';

interface QrPanelProps {
  readonly qr: DepositQr;
  /** True when it was just asked for, so that focus moves to it. */
  readonly takesFocus: boolean;
  /** Back to choosing an amount, with this deposit's amount kept or not. */
  readonly onAgain: (keepAmount: boolean) => void;
  /** Starts another deposit; this QR stays open. */
  readonly onAnother: () => void;
}

/** One QR until its end: waiting for the payment, paid, expired or cancelled. */
export function QrPanel({ qr, takesFocus, onAgain, onAnother }: QrPanelProps) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { data, isError, isFetching, refetch } = useDepositStatus(qr);
  const cancel = useCall('POST /api/member/payment/cancel', { changes: ['wallet'] });
  const [isOver, setIsOver] = useState(false);
  const isPaid = data.status === 'paid';

  useEffect(() => {
    if (isPaid) refresh(['wallet']);
  }, [isPaid, refresh]);

  const handleEnd = () => {
    setIsOver(true);
    void refetch();
  };
  const handleCancel = async () => {
    const sure = {
      title: copy.cancelTitle,
      text: copy.cancelText,
      confirmText: copy.cancelYes,
      cancelText: copy.cancelNo,
    };
    if (!(await confirmPopup(sure))) return;
    try {
      const { status } = await cancel.mutateAsync({ ref: qr.ref });
      if (status === 'cancelled') return onAgain(true);
      queryClient.setQueryData(depositStatusQuery(qr.ref).queryKey, { status, reason: null, arrivals: [] });
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
        onEnd={handleEnd}
        arrivals={data.arrivals}
        onCancel={handleCancel}
        onAnother={onAnother}
      />
    );
  }
  const status = data.status === 'pending' ? 'expired' : data.status;
  return (
    <DepositEnded
      status={status}
      arrivals={data.arrivals}
      reason={data.reason}
      amount={qr.amount}
      isTransfer={qr.transfer !== null}
      isChecking={isFetching}
      onCheck={() => void refetch()}
      onAgain={() => onAgain(!isPaid)}
    />
  );
}
