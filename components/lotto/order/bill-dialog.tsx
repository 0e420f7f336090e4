'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { BillLead } from '#components/lotto/order/bill-lead.tsx';
import { BillReceipt } from '#components/lotto/order/bill-receipt.tsx';
import { BillReview } from '#components/lotto/order/bill-review.tsx';
import { BillUnknown } from '#components/lotto/order/bill-unknown.tsx';
import { ConfirmBar } from '#components/lotto/order/confirm-bar.tsx';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import { useBillCheck } from '#components/lotto/order/use-bill-check.ts';
import { type OrderState, useBillOrder } from '#components/lotto/order/use-bill-order.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { errorCodes } from '#contract/error-codes.ts';
import styles from './bill-dialog.module.css';

interface BillDialogProps {
  readonly roundId: string;
  readonly memberId: string;
  /** Lottery and draw. */
  readonly draw: string;
  /** ISO instant. */
  readonly closesAt: string;
  readonly isClosed: boolean;
  readonly onClose: () => void;
}

const MAX_WIDTH_PX = 640;
/** Refusals that checking the lines again cannot change. */
const NOT_ABOUT_LINES: readonly number[] = [errorCodes.INSUFFICIENT_BALANCE, errorCodes.DRAW_CLOSED];

const titles: Readonly<Record<OrderState['stage'], string>> = {
  idle: dialogCopy.title,
  refused: dialogCopy.title,
  sending: dialogCopy.title,
  looking: dialogCopy.unknownTitle,
  unknown: dialogCopy.unknownTitle,
  unsent: dialogCopy.unsentTitle,
  done: dialogCopy.receipt,
};

/** The draft as the server checked it line by line, the button that places it, and then the receipt or what went wrong. */
export function BillDialog({ roundId, memberId, draw, closesAt, isClosed, onClose }: BillDialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const check = useBillCheck({ roundId, memberId });
  const order = useBillOrder({
    roundId,
    memberId,
    onRefused: (code) => !NOT_ABOUT_LINES.includes(code) && void check.check(),
  });
  const { state } = order;
  const { stage } = state;

  const begin = useEffectEvent(() => {
    if (stage !== 'looking') void check.check();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (stage !== 'idle' && stage !== 'sending') panel.current?.focus();
  }, [stage]);

  const isReview = stage === 'idle' || stage === 'refused' || stage === 'sending';
  return (
    <MuiProvider>
      <DialogFrame
        open
        onClose={onClose}
        title={titles[stage]}
        maxWidth={MAX_WIDTH_PX}
        fullScreenOnPhone={isReview}
        lead={isReview && <BillLead draw={draw} closesAt={closesAt} check={check} isClosed={isClosed} />}
        footer={isReview && <ConfirmBar check={check} order={order} isClosed={isClosed} onClose={onClose} />}
      >
        <div ref={panel} className={styles.panel} tabIndex={-1}>
          {state.stage === 'done' && <BillReceipt bill={state.done} onMore={onClose} />}
          {isReview && <BillReview roundId={roundId} check={check} state={state} isClosed={isClosed} />}
          {!isReview && stage !== 'done' && <BillUnknown stage={stage} order={order} />}
        </div>
      </DialogFrame>
    </MuiProvider>
  );
}
